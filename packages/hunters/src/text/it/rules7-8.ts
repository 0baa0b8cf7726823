/** The Hunters in Italian: the rules of patrols and encounters (chapters 7 and 8) in our own words. */
export const patrols: Readonly<Record<string, string>> = {
  'rule.7.0':
    '2d6 secondo la data; M mine, A agente, W branco, Isole per le Isole Britanniche. Fino al marzo 1940: 2 costa spagnola, 5 e 9 Isole M, 12 Africa occidentale, altrimenti Isole. Da aprile a giugno 1940: 2 costa spagnola, 3, 10, 11 Norvegia, 5 Isole M, 12 Africa occidentale, altrimenti Isole. Da luglio a dicembre 1940: 2–3 costa spagnola, 4 Isole A, 5, 7, 8 Isole, 6 e 10 Atlantico, 9 Isole M, 11–12 Africa occidentale. Da gennaio a giugno 1941: 2 costa spagnola, 3 Atlantico W, 4, 6, 9 Isole, 5, 7, 8 Atlantico, 10–11 Africa occidentale, 12 Mediterraneo. Da luglio a dicembre 1941: 2 e 12 Mediterraneo, 3 costa spagnola, 4 e 9 Isole, 5 Atlantico W, 6–8 Atlantico, 10 Africa occidentale, 11 Artico. Da gennaio a giugno 1942: 2 Artico, 3 Nord America A, 4 Atlantico W, 5–7 Nord America, 8 e 10 Atlantico, 9 Isole, 11 Caraibi, 12 Africa occidentale. Da luglio a dicembre 1942: 2 Mediterraneo, 3 Artico, 4 e 8 Atlantico W, 5 e 10 Nord America, 6, 7, 11 Atlantico, 9 Isole, 12 Africa occidentale. 1943: 2 Mediterraneo, 3, 6, 11 Atlantico W, 4 Isole, 5 e 9 Nord America, 7–8 Atlantico, 10 Artico, 12 Africa occidentale. Il tipo di battello può cambiarla (7.3); da Kapitänleutnant forse potrete scegliere (11.2.1).',
  'rule.7.1':
    'Gli ordini si scrivono sul giornale (7.1.1), il battello sta davanti alla prima casella della sua rotta (7.1.2), se occorre si caricano mine (7.4.2), e si salpa.',
  'rule.7.1.1': 'Zona e compito di ogni missione si scrivono sul giornale al mese in cui comincia.',
  'rule.7.1.2':
    'La rotta è una fila di caselle: transito di andata, zona, transito di ritorno. Quante siano dipende da tipo di battello e zona. Il battello comincia davanti alla prima casella.',
  'rule.7.1.3':
    'Prima di ogni missione tubi e riserva sono pieni (4.5), il cannone ha tutte le salve (4.6.2), tutto è riparato e ogni posto occupato.',
  'rule.7.2':
    'In una missione in Atlantico segnata W altri battelli attaccano lo stesso convoglio; la scorta è per lo più impegnata altrove (7.2.2).',
  'rule.7.2.1': 'Le missioni in Atlantico segnate W su P1 sono missioni di branco; ce ne sono dal 1941.',
  'rule.7.2.2':
    'Quando attaccate un convoglio 1d6: da 1 a 5 la scorta è impegnata con altri battelli, −1 a ogni ricerca; con 6 è su di voi, +1 a ogni ricerca. Non conta per la ricerca prima di un lancio a distanza breve (9.2.2, seconda edizione).',
  'rule.7.2.3':
    'Il risultato vale per tutto l’attacco e tutte le sue ricerche. Dopo aver seguito il convoglio si tira di nuovo. Con la radio fuori uso non conta nessuno dei due modificatori.',
  'rule.7.2.4': 'Vale solo contro i convogli, non contro altre navi scortate.',
  'rule.7.3':
    'Che cosa diventano gli ordini per certi battelli (7.3.1, 7.3.2), e le particolarità di Mediterraneo (7.3.3, 7.3.4), Artico (7.3.5), Golfo di Biscaglia (7.3.6) e acque americane (7.3.7).',
  'rule.7.3.1':
    'Un tipo IX mandato nel Mediterraneo o nell’Artico va invece sulla costa dell’Africa occidentale.',
  'rule.7.3.2':
    'Un tipo VII mandato nei Caraibi o sulla costa dell’Africa occidentale va invece in Atlantico. Un VIID può andare in entrambe, un battello contraereo nei Caraibi. Nessuno dei due va nel Mediterraneo: quel risultato si ritira.',
  'rule.7.3.3':
    'Nella prima missione nel Mediterraneo la prima casella è il Golfo di Biscaglia, la seconda lo Stretto di Gibilterra: 2d6 con −2, ancora −1 nel 1942, ancora −2 nel 1943; con 3 o meno la scorta vi caccia (9.6), 4 e 5 un aereo, con 6 o più siete passati. Prima, solo con danni allo scafo o un impianto fuori uso potete tornare in Francia; dalla seconda casella si ripassa per la Biscaglia. Una volta passati, il ritorno prosegue lungo la rotta.',
  'rule.7.3.4':
    'Un battello che ha compiuto una missione nel Mediterraneo, senza tornare indietro prima di Gibilterra, vi fa tutte le successive, senza Biscaglia e Gibilterra. Solo un nuovo battello vi pone fine (11.4).',
  'rule.7.3.5':
    'Mandati nell’Artico, subito 1d6: da 1 a 3 il battello vi resta per sempre e vi fa tutte le missioni, anche se interrompe questa; da 4 a 6 i prossimi ordini si tirano come di norma. Giorno e notte vi seguono la stagione (8.3.5).',
  'rule.7.3.6':
    'Dal luglio 1940 la prima e l’ultima casella delle rotte che partono dalla Francia contano come Golfo di Biscaglia: 2d6, aereo con 4 o meno, −1 nel 1942, −2 nel 1943. Prima sono normali caselle di transito. Le rotte per Norvegia e Artico non vi passano.',
  'rule.7.3.7':
    'Nord America e Caraibi hanno in comune la rotta e l’elenco americano delle navi (8.2.3); solo gli incontri sono diversi (8.1.2).',
  'rule.7.4':
    'Una missione segnata A sbarca un agente, una segnata M posa mine, nella casella del compito della sua rotta: 2d6, con 5 o più è fatto (7.4.1). Se la missione sia un successo dipende solo dal compito (7.4.4).',
  'rule.7.4.1':
    'Nella casella del compito 2d6: con 4 o meno viene prima un aereo e bisogna sopravvivergli (9.8), poi si tira ancora, finché esce 5 o più; allora l’agente è a terra o le mine sono posate. Il compito fallisce anche se il battello deve rientrare, o se l’agente prima è ferito grave o cade.',
  'rule.7.4.2':
    'Le mine riempiono tutti i tubi, sicché un tipo VII porta 5 siluri in meno e un tipo IX 6; la riserva si può ricomporre entro i limiti del battello. Posate le mine, i tubi si ricaricano. Se i portelli di un’estremità sono bloccati, si posano le mine dell’altra, e conta; se lo sono tutti, il compito è fallito. Un VIID porta le mine in pozzi propri e tiene tutti i siluri.',
  'rule.7.4.3':
    'Nella casella del compito, finché è da eseguire, le acque sono basse: −1 all’immersione rapida.',
  'rule.7.4.4':
    'Una missione con compito speciale è un successo solo se il compito è eseguito, qualunque cosa abbiate affondato. Il tonnellaggio conta comunque.',
  'rule.7.4.5':
    'Nella casella del compito un 12 naturale non è un evento casuale. Prima edizione: può esserlo.',
  'rule.7.5':
    'La missione finisce in porto (7.5.1), è giudicata successo o fallimento (7.5.2), e cominciano i lavori (10.10).',
  'rule.7.5.1': 'Dopo l’ultima casella della rotta e i suoi incontri il battello è in porto.',
  'rule.7.5.2':
    'Una missione con almeno una nave affondata è un successo, altrimenti un fallimento; con un compito speciale conta solo il compito (7.4.4). Ogni terzo successo migliora ufficiali o equipaggio (11.1), tre fallimenti di fila abbassano l’equipaggio (11.1.4), e i fallimenti nuocciono alla promozione (11.2.3).',
  'rule.8.0':
    'In ogni casella di rotta in cui entrate si tirano 2d6 sulla tabella degli incontri E1 per quelle acque (8.1). Può non venire nulla, un aereo (9.8) o delle navi. Le navi si identificano (8.2), poi decidete se attaccare, e si tira la luce (8.3).',
  'rule.8.1':
    'Quante volte si tira in una casella (8.1.1), che cosa portano i dadi in ogni mare (8.1.2), chi naviga sotto scorta (8.1.3) e che cosa si può evitare: le navi sempre, gli aerei mai.',
  'rule.8.1.1':
    'Un tiro di 2d6 per ogni casella di rotta, due o tre nelle caselle segnate x2 o x3. Con un diesel fuori uso questo numero raddoppia. Nella casella di un compito speciale il tiro del compito sostituisce quello ordinario e si ripete finché il compito è eseguito (7.4.1). Il primo 12 naturale di una missione è un evento casuale (12.1.1).',
  'rule.8.1.2':
    'Transito: 2–3 aereo, 12 nave. Golfo di Biscaglia e compiti speciali: 2–4 aereo (Biscaglia −1 nel 1942, −2 nel 1943). Atlantico: 2 nave maggiore, 3 nave, 6, 7, 9, 12 convoglio. Artico: 2 nave maggiore, 3 nave, 6–8 convoglio, 12 aereo. Isole Britanniche: 2 nave maggiore, 5 e 8 nave, 6 nave sotto scorta, 10 convoglio, 12 aereo. Costa spagnola: 2 e 12 aereo, 5 nave sotto scorta, 6–7 nave, 10–11 convoglio. Norvegia: 2 e 12 aereo, 3 e 11 nave maggiore, 4, 9, 10 nave sotto scorta. Africa occidentale: 2 nave maggiore, 3 e 7 nave, 6 e 10 convoglio, 9 nave sotto scorta, 12 aereo. Nord America: 2 aereo, 4 e 6 nave, 5 due navi sotto scorta, 8 due navi, 9 e 12 petroliera, 11 convoglio. Caraibi: 2 e 12 aereo, 4 e 8 nave, 6 due navi sotto scorta, 9–10 petroliera. Mediterraneo: 2, 3, 11, 12 aereo, 4 nave maggiore, 7 nave, 8 convoglio, 10 due navi sotto scorta. Ogni altro numero: nulla.',
  'rule.8.1.3':
    'Un convoglio mostra quattro navi che si possono attaccare (tre con la regola 14.2). Convogli, navi maggiori e avvistamenti che nominano una scorta sono scortati: la scorta vi cercherà (9.6). Una nave, due navi o una petroliera senza quella parola navigano sole (9.4).',
  'rule.8.1.4':
    'Non siete mai obbligati ad attaccare. Quando sapete che navi sono, potete lasciarle passare: l’incontro è finito, nessuno vi cerca, e il battello tira ancora in questa casella o passa alla successiva.',
  'rule.8.1.5': 'Gli aerei non si possono evitare. L’immersione rapida si tira subito (9.8.1).',
  'rule.8.1.6':
    'Quando avviene un evento casuale (12.1.1), ciò che E1 avrebbe portato si ignora, anche se l’evento resta senza effetto.',
  'rule.8.2':
    'Un dado dà la grandezza di ogni nave (8.2.1), un elenco il nome e il tonnellaggio (8.2.2). Il tonnellaggio decide quanti danni regge (8.2.5). Poi attaccate o lasciate passare (8.2.6).',
  'rule.8.2.1':
    '1d6 per nave: da 1 a 3 piccolo mercantile, 4 e 5 grande mercantile, 6 petroliera. All’interno di un convoglio +1 con la regola facoltativa 14.11.',
  'rule.8.2.2':
    'Un tiro sull’elenco della sua classe dà nome e tonnellaggio: piccoli mercantili, grandi mercantili e petroliere 1d100 ciascuno, le dieci navi maggiori 1d10. Una nave maggiore ha una forte scorta: +1 a ogni ricerca. Se l’avete già affondata non c’è, e l’incontro è finito. Sei di esse valgono la Croce di Cavaliere o il suo grado successivo: Ark Royal, Royal Oak, Barham, Nelson, Malaya ed Eagle (11.3).',
  'rule.8.2.3':
    'Nelle missioni verso il Nord America e i Caraibi tutti i mercantili vengono dall’elenco americano, 1d20 per classe, anche nelle caselle di transito.',
  'rule.8.2.4':
    'Ogni nave sulla quale tirate va sul giornale con il tonnellaggio e la sorte: mancata, danneggiata o affondata. Il tonnellaggio conta solo se affonda.',
  'rule.8.2.5':
    'Il tonnellaggio stabilisce quanti punti di danno regge una nave: fino a 5.000 t due, da 5.001 a 9.999 t tre, da 10.000 t quattro; una nave maggiore cinque. Una petroliera fino a 5.000 t ne regge due, come ogni nave della sua grandezza.',
  'rule.8.2.6':
    'Ora che conoscete le navi, le attaccate o le lasciate passare. Lasciarle passare chiude l’incontro senza ricerca e non costa nulla. Per attaccare serve un siluro in un tubo in ordine; contro navi senza scorta basta il cannone in ordine e con munizioni.',
  'rule.8.3':
    'Un dado decide tra giorno e notte (8.3.1). Di giorno potete aspettare il buio (8.3.2). La notte permette l’attacco in superficie contro navi scortate (9.5); di giorno i siluri a vapore lasciano la scia (+1 alla ricerca).',
  'rule.8.3.1': '1d6: da 1 a 3 giorno, da 4 a 6 notte. Nell’Artico decide la stagione (8.3.5).',
  'rule.8.3.2':
    'Di giorno potete pedinare le navi fino al buio: 1d6, da 1 a 4 attaccate di notte, con 5 e 6 il contatto è perduto e l’incontro finito. Una nave maggiore intatta è troppo veloce, e nell’Artico giugno non ha notte. Nessuno aspetta il giorno.',
  'rule.8.3.3':
    'La luce resta la stessa per tutto lo scontro, in tutti i turni della caccia. Solo un inseguimento ne porta una nuova (9.7.5).',
  'rule.8.3.4':
    'Se seguite una nave danneggiata non si tira: scegliete giorno o notte. Nell’Artico in giugno c’è solo il giorno e in dicembre solo la notte.',
  'rule.8.3.5':
    'Nell’Artico 1d6 secondo il mese in cui la missione è cominciata: da gennaio a marzo, in ottobre e novembre giorno con 1 e 2, notte da 3 a 6; in aprile, maggio e da luglio a settembre giorno da 1 a 4, notte con 5 e 6. In giugno è sempre giorno, in dicembre sempre notte.',
};
