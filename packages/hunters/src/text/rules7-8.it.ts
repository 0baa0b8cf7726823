/** The Hunters in Italian: the rules of patrols and encounters (chapters 7 and 8) in our own words. */
export const patrols: Readonly<Record<string, string>> = {
  'rule.7.0': 'La zona si tira su P1 secondo la data; il tipo di battello può cambiarla.',
  'rule.7.1': 'Preparare una missione.',
  'rule.7.1.1': 'La zona si scrive sul giornale.',
  'rule.7.1.2': 'Il battello sta davanti alla prima casella della sua rotta.',
  'rule.7.1.3': 'Siluri, munizioni ed equipaggio si controllano prima di salpare.',
  'rule.7.2': 'Alcune missioni in Atlantico fanno parte di un branco.',
  'rule.7.2.1': 'Una missione segnata (W) è una missione di branco.',
  'rule.7.2.2':
    'Contro un convoglio un dado: da 1 a 5 la scorta è impegnata altrove (ricerca −1), con 6 è su di voi (+1).',
  'rule.7.2.3':
    'Vale per tutto l’attacco e si tira di nuovo dopo aver seguito il convoglio; non conta con la radio fuori uso.',
  'rule.7.2.4': 'Vale solo contro i convogli.',
  'rule.7.3': 'Limiti secondo il tipo e la zona.',
  'rule.7.3.1':
    'I tipi IX vanno sulla costa dell’Africa occidentale invece che nel Mediterraneo o nell’Artico.',
  'rule.7.3.2':
    'I tipi VII vanno in Atlantico invece che nei Caraibi o in Africa occidentale; VIID e battello contraereo possono andare nei Caraibi, un VIID anche in Africa; nessuno dei due nel Mediterraneo (ritirare).',
  'rule.7.3.3':
    'Nella prima missione nel Mediterraneo la prima casella è il Golfo di Biscaglia, la seconda il passaggio di Gibilterra. Prima di questo solo danni permanenti permettono di tornare in Francia.',
  'rule.7.3.4': 'Un battello che ha compiuto una missione nel Mediterraneo vi resta.',
  'rule.7.3.5': 'Un battello mandato nell’Artico tira subito un dado: da 1 a 3 vi resta per sempre.',
  'rule.7.3.6': 'Dal luglio 1940 le prime e le ultime caselle segnate sono il Golfo di Biscaglia.',
  'rule.7.3.7':
    'Nord America e Caraibi hanno in comune la rotta e l’elenco nordamericano delle navi, non la tabella degli incontri.',
  'rule.7.4': 'Compiti speciali: sbarcare un agente (A) o posare mine (M).',
  'rule.7.4.1':
    'Nella casella del compito si tira sulla tabella dei compiti speciali finché non viene alcun aereo; allora l’agente è a terra.',
  'rule.7.4.2':
    'Le mine riempiono tutti i tubi, la riserva si può ricomporre; posate le mine, i tubi si ricaricano. Un VIID porta le sue mine altrove.',
  'rule.7.4.3':
    'Nella casella del compito l’aereo trova il battello in acque basse: −1 all’immersione rapida.',
  'rule.7.4.4':
    'Una missione speciale è un successo solo se il compito è eseguito; le navi affondate contano comunque come tonnellaggio.',
  'rule.7.4.5': 'Nessun evento casuale nella casella del compito (seconda edizione).',
  'rule.7.5': 'La fine di una missione.',
  'rule.7.5.1': 'La missione finisce dopo l’ultima casella e i suoi incontri.',
  'rule.7.5.2': 'Una nave affondata fa della missione un successo.',
  'rule.8.0':
    'In ogni casella di rotta in cui entrate si tirano 2d6 sulla tabella degli incontri E1 per quelle acque (8.1). Può non venire nulla, un aereo (9.8) o delle navi. Le navi si identificano (8.2), poi decidete se attaccare, e si tira la luce (8.3).',
  'rule.8.1':
    'Quante volte si tira in una casella (8.1.1), che cosa portano i dadi in ogni mare (8.1.2), chi naviga sotto scorta (8.1.3) e che cosa si può evitare: le navi sempre, gli aerei mai.',
  'rule.8.1.1':
    'Un tiro di 2d6 per ogni casella di rotta, due o tre nelle caselle segnate x2 o x3. Con un diesel fuori uso questo numero raddoppia. Nella casella di un compito speciale il tiro del compito sostituisce quello ordinario e si ripete finché il compito è eseguito (7.4.1). Il primo 12 naturale di una missione è un evento casuale (12.1.1).',
  'rule.8.1.2':
    'Transito: 2-3 aereo, 12 nave. Golfo di Biscaglia e compiti speciali: 2-4 aereo (Biscaglia −1 nel 1942, −2 nel 1943). Atlantico: 2 nave maggiore, 3 nave, 6, 7, 9, 12 convoglio. Artico: 2 nave maggiore, 3 nave, 6-8 convoglio, 12 aereo. Isole Britanniche: 2 nave maggiore, 5 e 8 nave, 6 nave sotto scorta, 10 convoglio, 12 aereo. Costa spagnola: 2 e 12 aereo, 5 nave sotto scorta, 6-7 nave, 10-11 convoglio. Norvegia: 2 e 12 aereo, 3 e 11 nave maggiore, 4, 9, 10 nave sotto scorta. Africa occidentale: 2 nave maggiore, 3 e 7 nave, 6 e 10 convoglio, 9 nave sotto scorta, 12 aereo. Nord America: 2 aereo, 4 e 6 nave, 5 due navi sotto scorta, 8 due navi, 9 e 12 petroliera, 11 convoglio. Caraibi: 2 e 12 aereo, 4 e 8 nave, 6 due navi sotto scorta, 9-10 petroliera. Mediterraneo: 2, 3, 11, 12 aereo, 4 nave maggiore, 7 nave, 8 convoglio, 10 due navi sotto scorta. Ogni altro numero: nulla.',
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
