/** What the lessons say, in Italian. */

/** Titles, sentences and what is asked for, by lesson and cue. */
export const lessons: Readonly<Record<string, string>> = {
  'lesson.one-boat-one-convoy.contact.title': 'U-48 in posizione',
  'lesson.one-boat-one-convoy.contact':
    'Il battello è negli Approcci occidentali. Un dado e il valore della zona dicono se incontra qualcosa.',
  'lesson.one-boat-one-convoy.contact.do': 'Fate cercare U-48.',
  'lesson.one-boat-one-convoy.engage.title': 'Un piccolo convoglio',
  'lesson.one-boat-one-convoy.engage':
    'Quattro mercantili e due scorte, quasi tutte ancora ignote. I convogli valgono punti, le navi da guerra isolate di rado.',
  'lesson.one-boat-one-convoy.engage.do': 'Attaccate.',
  'lesson.one-boat-one-convoy.place.title': 'La plancia tattica',
  'lesson.one-boat-one-convoy.place':
    'In mezzo il convoglio, intorno aree a corto, medio e lungo raggio. Il battello comincia lontano; in superficie è veloce, in immersione è difficile da trovare.',
  'lesson.one-boat-one-convoy.place.do': 'Cominciate in superficie nella scia del convoglio.',
  'lesson.one-boat-one-convoy.helm.title': 'Avvicinarsi',
  'lesson.one-boat-one-convoy.helm':
    'In ogni fase muovono prima i battelli. A corto raggio si riconoscono le navi e i siluri colpiscono meglio, ma una scorta può essere vicina.',
  'lesson.one-boat-one-convoy.helm.do': 'Andate in superficie a corto raggio, sud-est.',
  'lesson.one-boat-one-convoy.lag.title': 'Il convoglio procede',
  'lesson.one-boat-one-convoy.lag':
    'Il convoglio è il punto fermo: chi è più lento resta indietro sulla plancia. Questa scorta è rimasta indietro.',
  'lesson.one-boat-one-convoy.lag.do': 'Lasciatela arretrare a corto raggio, sud-est.',
  'lesson.one-boat-one-convoy.keepUp.title': 'Tenere il passo',
  'lesson.one-boat-one-convoy.keepUp':
    'In superficie un battello sta al passo del convoglio; in immersione resta indietro e può perderlo.',
  'lesson.one-boat-one-convoy.keepUp.do': 'Restate a corto raggio, sud-est.',
  'lesson.one-boat-one-convoy.escort.title': 'La scorta cerca',
  'lesson.one-boat-one-convoy.escort':
    'Le scorte muovono a caso o verso un battello noto, poi tirano per individuare chi è a portata.',
  'lesson.one-boat-one-convoy.escort.do': 'Fate agire la scorta E2.',
  'lesson.one-boat-one-convoy.react.title': 'Individuati',
  'lesson.one-boat-one-convoy.react':
    'La Northern Chief ha individuato U-48 e attacca. Un’immersione rapida costa stress, ma può sottrarvi del tutto all’attacco. Le caselle accanto a U-48 sono ciò che l’equipaggio sopporta: quelle piene sono stress.',
  'lesson.one-boat-one-convoy.react.do': 'Immersione rapida.',
  'lesson.one-boat-one-convoy.aim.title': 'Siluri',
  'lesson.one-boat-one-convoy.aim':
    'Premete + per ogni siluro: ogni numero mostra la probabilità di affondarla. «lieve 3, grave 6, affondata 9» è ciò che un dado deve raggiungere. Più siluri si aiutano; il resto può andare a un’altra nave.',
  'lesson.one-boat-one-convoy.aim.do': 'Due a M1, tre a M3, poi fuoco. Va bene anche ogni altro piano.',
  'lesson.one-boat-one-convoy.onward.title': 'L’allarme è dato',
  'lesson.one-boat-one-convoy.onward':
    'Ora il convoglio è in allarme e la scorta più attenta. Fase dopo fase si continua così: movimento, scorta, siluri, finché restate indietro o vi ritirate.',
  'lesson.short-campaign.buy.title': 'Formare la flottiglia',
  'lesson.short-campaign.buy':
    'Con i punti si comprano battelli e comandanti; ciò che resta paga più tardi le opzioni speciali. Il più caro non è sempre il migliore.',
  'lesson.short-campaign.buy.do': 'Prendete U-30.',
  'lesson.short-campaign.crew.title': 'Quale equipaggio?',
  'lesson.short-campaign.crew': 'Un equipaggio migliore costa di più, regge più stress e tira meglio.',
  'lesson.short-campaign.crew.do': 'Un equipaggio addestrato.',
  'lesson.short-campaign.enough.title': 'Un battello basta',
  'lesson.short-campaign.enough': 'Una flottiglia ha più battelli; per questa lezione ne basta uno.',
  'lesson.short-campaign.enough.do': 'Non comprate altro: la flottiglia è al completo.',
  'lesson.short-campaign.options.title': 'Opzioni speciali',
  'lesson.short-campaign.options':
    'Prima di ogni turno i punti comprano aiuti: le informazioni rendono più probabili i contatti in una zona.',
  'lesson.short-campaign.options.do': 'Informazioni sulle isole britanniche.',
  'lesson.short-campaign.saved.title': 'Tenerne da parte',
  'lesson.short-campaign.saved': 'I punti non spesi restano per i turni seguenti.',
  'lesson.short-campaign.saved.do': 'Non spendete altro.',
  'lesson.short-campaign.map.title': 'La carta',
  'lesson.short-campaign.map':
    'I battelli vanno di zona in zona. Ognuna dice quanti eventi costa la rotta e quanto è probabile un contatto.',
  'lesson.short-campaign.map.do': 'Andate nel Mare del Nord.',
  'lesson.short-campaign.event.title': 'Eventi',
  'lesson.short-campaign.event':
    'Entrando in una zona si pesca una carta evento: questa era benigna. Quasi tutte costano stress; troppo stress scuote un equipaggio e poi lo rende inabile.',
  'lesson.short-campaign.event.do': 'Proseguite verso le isole britanniche.',
  'lesson.short-campaign.offer.title': 'Un mercantile isolato',
  'lesson.short-campaign.offer': 'Certe carte offrono un affare: qui un siluro per un punto vittoria.',
  'lesson.short-campaign.offer.do': 'Sì, per un siluro.',
  'lesson.short-campaign.station.title': 'Prendere posizione',
  'lesson.short-campaign.station': 'Chi si ferma cerca contatti alla fine del turno; chi prosegue, no.',
  'lesson.short-campaign.station.do': 'Fermatevi qui.',
  'lesson.short-campaign.quiet.title': 'Stavolta no',
  'lesson.short-campaign.quiet':
    'Cercare può portare al combattimento, come nella lezione precedente. Stavolta restate in disparte per vedere il resto del turno.',
  'lesson.short-campaign.quiet.do': 'U-30 resta in disparte.',
  'lesson.short-campaign.nextTurn.title': 'Il turno seguente',
  'lesson.short-campaign.nextTurn':
    'Un turno è: opzioni, navigazione con eventi, contatti. La campagna finisce dopo un certo numero di missioni per battello.',
  'lesson.short-campaign.nextTurn.do': 'Non spendete nulla.',
  'lesson.short-campaign.back.title': 'Verso casa',
  'lesson.short-campaign.back': 'Stress e tubi vuoti si rimediano solo in porto.',
  'lesson.short-campaign.back.do': 'Tornate nel Mare del Nord.',
  'lesson.short-campaign.port.title': 'In porto',
  'lesson.short-campaign.port': 'Entrare in porto chiude la missione e ne conta i punti.',
  'lesson.short-campaign.port.do': 'Entrate in porto: Germania.',
  'lesson.short-campaign.refit.title': 'Il raddobbo',
  'lesson.short-campaign.refit':
    'In porto l’equipaggio si è ripreso e i siluri sono a bordo. Se nessun battello è in mare si perdono punti: scaglionate le missioni. La campagna continua da qui.',
};
