/** What the lessons say, in Italian. */

/** Titles, sentences and what is asked for, by lesson and cue. */
export const lessons: Readonly<Record<string, string>> = {
  'lesson.first-patrol.sail.title': 'Il battello è pronto',
  'lesson.first-patrol.sail':
    'Comandate l’U-45, diretto alle isole britanniche. Ogni casella della rotta vale tre o quattro giorni di mare, quasi sempre tranquilli.',
  'lesson.first-patrol.sail.do': 'Proseguite finché non succede qualcosa.',
  'lesson.first-patrol.sighted.title': 'Una nave, tutta sola',
  'lesson.first-patrol.sighted':
    'Un mercantile senza scorta: qui nessuno può darvi la caccia. Conta il tonnellaggio che affondate.',
  'lesson.first-patrol.sighted.do': 'Attaccate.',
  'lesson.first-patrol.daylight.title': 'Adesso o di notte?',
  'lesson.first-patrol.daylight':
    'Mentre aspettate, il mercantile può sfuggirvi. Contro una nave isolata il buio serve a poco.',
  'lesson.first-patrol.daylight.do': 'Attaccate di giorno.',
  'lesson.first-patrol.approach.title': 'Quanto vicino?',
  'lesson.first-patrol.approach':
    'Più siete vicini, più siluri vanno a segno. Senza scorta, in superficie non avete nulla da temere.',
  'lesson.first-patrol.approach.do': 'In superficie, distanza breve.',
  'lesson.first-patrol.weapon.title': 'Siluri o cannone?',
  'lesson.first-patrol.weapon':
    'A bordo ci sono 14 siluri, otto a vapore (G7a) e sei elettrici (G7e), e quattro tubi a prua. Il cannone costa meno, ma fa poco danno.',
  'lesson.first-patrol.weapon.do': 'Scegliete i siluri di prua.',
  'lesson.first-patrol.tubes.title': 'Puntare i tubi',
  'lesson.first-patrol.tubes':
    'Ogni tocco sulla nave punta un tubo in più; accanto leggete quanto è probabile che affondi. Due sono più sicuri di uno: ogni siluro può essere difettoso.',
  'lesson.first-patrol.tubes.do': 'Premete due volte la nave, poi fate fuoco.',
  'lesson.first-patrol.dud.title': 'Uno difettoso, uno a segno',
  'lesson.first-patrol.dud':
    'Il primo siluro ha colpito senza esplodere, il secondo ha affondato la nave. Ora si ricarica: i siluri a vapore lasciano una scia di giorno; gli elettrici no, ma colpiscono meno e falliscono più spesso.',
  'lesson.first-patrol.dud.do': 'Caricate due siluri a vapore.',
  'lesson.first-patrol.onward.title': 'Il battello a colpo d’occhio',
  'lesson.first-patrol.onward':
    'Scafo, allagamento, siluri e tonnellaggio restano sempre in questa striscia. Se lo scafo o l’allagamento arriva in fondo, il battello è perduto.',
  'lesson.first-patrol.onward.do': 'Proseguite.',
  'lesson.first-patrol.convoy.title': 'Un convoglio',
  'lesson.first-patrol.convoy':
    'Quattro navi, e tutt’intorno la scorta. C’è molto da affondare, ma poi vi cercheranno.',
  'lesson.first-patrol.convoy.do': 'Attaccate.',
  'lesson.first-patrol.night.title': 'In superficie, al buio',
  'lesson.first-patrol.night':
    'Di notte in superficie si mira meglio e si è difficili da vedere. Per portarsi a distanza breve bisogna prima eludere la scorta; a distanza media potete lanciare subito.',
  'lesson.first-patrol.night.do': 'In superficie, distanza media.',
  'lesson.first-patrol.salvo.title': 'Scegliete i bersagli',
  'lesson.first-patrol.salvo':
    'Le navi piccole reggono due punti di danno, le più grandi tre o quattro; un colpo ne fa da uno a quattro. Mentre puntate, vedete quanto è facile che la scorta vi trovi.',
  'lesson.first-patrol.salvo.do': 'Premete le navi che volete, una volta per tubo, poi fate fuoco.',
  'lesson.first-patrol.deep.title': 'La caccia',
  'lesson.first-patrol.deep':
    'Vi hanno trovati. Sotto la quota di collaudo, quella per cui il battello è fatto, è più difficile trovarvi; costa una casella di scafo, e uno scafo molto danneggiato può essere schiacciato.',
  'lesson.first-patrol.deep.do': 'Scendete oltre la quota di collaudo.',
  'lesson.first-patrol.away.title': 'Vi hanno perso',
  'lesson.first-patrol.away':
    'Chi non è individuato si sottrae alla caccia. Quel che si può riparare in mare è stato tentato; lo scafo aspetterà il cantiere.',
  'lesson.first-patrol.away.do': 'Ricaricate come preferite.',
  'lesson.first-patrol.follow.title': 'Basta per una notte',
  'lesson.first-patrol.follow':
    'Potreste seguire il convoglio e attaccare ancora, ma ogni attacco porta un’altra caccia. Sapersi fermare è metà del mestiere.',
  'lesson.first-patrol.follow.do': 'Lasciatele andare.',
  'lesson.first-patrol.homeward.title': 'Verso casa',
  'lesson.first-patrol.homeward':
    'Il resto della rotta porta a casa. Con gravi danni o senza siluri potreste rientrare prima.',
  'lesson.first-patrol.homeward.do': 'Proseguite.',
  'lesson.first-patrol.home.title': 'Di nuovo in porto',
  'lesson.first-patrol.home':
    'Le vostre navi e le loro tonnellate sono nel diario, e il giornale delle missioni sta sotto «Carriera». Sapete affondare, nascondervi e rientrare; la carriera continua da qui.',
  'lesson.the-hunted.search.title': 'Due navi affondate. Ora arrivano',
  'lesson.the-hunted.search':
    'Avete lanciato in immersione, di giorno, e i siluri a vapore hanno lasciato la scia. La scorta cerca con due dadi: con 9 o più siete individuati, e ogni siluro lanciato di giorno la aiuta.',
  'lesson.the-hunted.search.do': 'Per ora restate a questa quota.',
  'lesson.the-hunted.found.title': 'Bombe di profondità',
  'lesson.the-hunted.found':
    'Vi hanno trovato: un colpo allo scafo. Adesso sanno più o meno dove siete, e ogni ricerca sarà più facile.',
  'lesson.the-hunted.found.do': 'Restate ancora, e tenete d’occhio scafo e allagamento.',
  'lesson.the-hunted.pinned.title': 'Inchiodati',
  'lesson.the-hunted.pinned':
    'Un tiro alto inchioda il battello e rende più micidiali le bombe. Scendere oltre la quota di collaudo costa una casella di scafo e dà −1 alla ricerca; poi due dadi devono superare i danni allo scafo, altrimenti il battello è schiacciato.',
  'lesson.the-hunted.pinned.do': 'Scendete oltre la quota di collaudo.',
  'lesson.the-hunted.deeper.title': 'Individuati di nuovo',
  'lesson.the-hunted.deeper':
    'Lo scafo ha retto, le bombe sono cadute lontano, ma non vi hanno perso. Con ogni casella di scafo la profondità è più rischiosa: confrontate le due probabilità prima di scegliere.',
  'lesson.the-hunted.deeper.do': 'Scendete ancora oltre la quota di collaudo.',
  'lesson.the-hunted.quiet.title': 'Silenzio',
  'lesson.the-hunted.quiet':
    'Vi hanno perso. Le pompe hanno tolto l’acqua e la radio è riparata; tre caselle di scafo aspettano il cantiere. Se ne esce così: contare lo scafo, confrontare le probabilità, scendere in tempo.',
};
