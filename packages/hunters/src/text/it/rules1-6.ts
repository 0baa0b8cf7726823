/** The Hunters in Italian: the rules of career, boat and course of play (chapters 1 to 6) in our own words. */
export const basics: Readonly<Record<string, string>> = {
  'rule.1.0':
    'Comandate un sommergibile dal mese in cui compare il suo tipo, al più presto il settembre 1939, fino al giugno 1943. Affondate più tonnellaggio che potete, e tornate a casa.',
  'rule.2.0':
    'Missione segue a missione: siete mandati in una zona (7.0), passate le caselle della vostra rotta e in ognuna tirate gli incontri (8.0), attaccate le navi o le lasciate passare (9.0), riparate i danni (10.7), tornate e andate in cantiere (10.10). Il tonnellaggio di tutte le navi affondate dice quanto valete (5.2.2).',
  'rule.3.1':
    'Ognuno degli otto tipi di battello ha tubi, riserva, armi, caselle di scafo e di allagamento e rotte proprie verso le zone. Tutti hanno un Kommandant, due ufficiali di guardia, un direttore di macchina, un medico e quattro caselle di equipaggio.',
  'rule.3.2':
    'All’attacco vedete fino a quattro navi con i punti di danno che reggono ancora, la luce, la distanza, la vostra profondità, la scorta e che cosa fa.',
  'rule.3.3':
    'I segnalini del gioco stampato mostrano navi, siluri, munizioni, danni, ferite ed eventi; sullo schermo sono disegnati dove si trovano.',
  'rule.3.3.1':
    'I segnalini stampati ricordano i loro modificatori. Qui ogni tiro elenca quelli che contano, e quelli che avrebbero potuto contare.',
  'rule.3.3.2':
    'Ci sono segnalini di battello, grado, decorazione, qualità dell’equipaggio, eventi, siluri, mine, agente, munizioni, danni, ferite ed Experten.',
  'rule.3.4':
    'Ogni tiro nomina i suoi dadi: 1d6 è un dado, 2d6 la somma di due, d66 due dadi letti come decine e unità. Con 1d100 uno 00 vale 100. Un numero naturale è quello dei dadi, prima dei modificatori.',
  'rule.3.5':
    'Il giornale registra ogni missione con mese e zona, ogni nave attaccata con la sua sorte, successo o fallimento, e i mesi di lavori.',
  'rule.3.6':
    'Una casella di rotta sono tre o quattro giorni di mare. Una delle quattro caselle di equipaggio sono più uomini della cinquantina a bordo. Una salva del cannone sono circa 25 granate.',
  'rule.3.7':
    'Che cosa contiene la scatola del gioco stampato: plance, carte, segnalini, giornali e dadi. Qui non serve nulla di tutto ciò.',
  'rule.4.1': 'Scegliete uno degli otto tipi di battello; decide data, armamento e rotte (4.1.1, 4.2.2).',
  'rule.4.1.1':
    'Comandate un solo battello. I primi tipi cominciano prima, in anni più facili; i successivi portano di più o reggono di più. VIIA: 11 siluri, scafo 7. VIIB, VIIC, VIID: 14, scafo 8. IXA e IXB: 22, scafo 8. IXC: 22, scafo 9. VIIC contraereo: 5, scafo 8. Le missioni dei tipi IX e VIID durano due mesi, e s’immergono più lentamente (9.8.1).',
  'rule.4.2': 'Il mese in cui un tipo diventa disponibile è quello della vostra prima missione (4.2.2).',
  'rule.4.2.1':
    'La prima missione comincia nel mese in cui il tipo scelto diventa disponibile; i tornei hanno una data propria (13.2).',
  'rule.4.2.2':
    'Settembre 1939: VIIA, VIIB, IXA. Aprile 1940: IXB. Ottobre 1940: VIIC. Maggio 1941: IXC. Gennaio 1942: VIID. Maggio 1943: VIIC contraereo. Un VIIA viene cambiato con un VIIC nei lavori la cui missione successiva comincia nel dicembre 1940 o dopo. Facoltativa: il VIIA resta in servizio.',
  'rule.4.2.3':
    'Di norma tenete il vostro battello. Lunghe riparazioni, lunghe ferite, la perdita del battello senza l’equipaggio e le richieste dopo una decorazione ne portano uno più recente (11.4).',
  'rule.4.3': 'Nome del Kommandant e numero del battello vanno sul giornale con il tipo (4.3.1).',
  'rule.4.3.1':
    'Scegliete un nome e un numero qualunque. Danno colore al racconto e non cambiano altro. Con la regola 14.4 sono ammessi solo i numeri che il tipo portò davvero.',
  'rule.4.3.2':
    'Il giornale registra bersagli, danni e affondamenti; il tonnellaggio affondato decide la vittoria (5.2).',
  'rule.4.4': 'Battello, equipaggio e armi prima della prima missione (4.4.2).',
  'rule.4.4.1': 'La plancia è quella del tipo che comandate; un nuovo battello ne porta una nuova.',
  'rule.4.4.2':
    'Cominciate con il vostro grado (11.2.2), un equipaggio addestrato senza Experten, tutti i siluri (4.5) e le munizioni (4.6), in porto.',
  'rule.4.5':
    'Dotazione di siluri a vapore (G7a) ed elettrici (G7e): VIIA 6 e 5, di cui 1 scambiabile con l’altro tipo; VIIB, VIIC e VIID 8 e 6, fino a 3 scambiabili; tipo IX 12 e 10, fino a 4; battello contraereo 5 a vapore. Il tipo VII ha 4 tubi di prua e 1 di poppa, il tipo IX 4 e 2; il resto è di riserva (VIIA 5 a prua e 1 a poppa, altri VII 8 e 1, IX 14 e 2). Prima di ogni missione decidete quale tipo sta dove. Quelli a vapore lasciano la scia di giorno (+1 alle ricerche); gli elettrici colpiscono peggio oltre la distanza breve.',
  'rule.4.5.1':
    'I tubi si ricaricano solo dalla riserva della stessa estremità. Finita quella, i tubi vuoti restano vuoti per la missione. I siluri non cambiano mai estremità.',
  'rule.4.5.2':
    'Facoltativa: tutti i tubi cominciano con siluri a vapore; un tipo VII porta al massimo 5 siluri elettrici, un tipo IX al massimo 6, tutti di riserva.',
  'rule.4.6':
    'Il cannone del tipo VII (8,8 cm) ha 10 salve, quello del tipo IX (10,5 cm) 5; il battello contraereo non ne ha.',
  'rule.4.6.1': 'Le salve rimaste sono indicate con il battello; senza munizioni il cannone non spara.',
  'rule.4.6.2': 'Ogni missione comincia con tutte le munizioni.',
  'rule.4.6.3':
    'In ogni turno di combattimento si possono sparare una o due salve (9.3.2), finché ce ne sono.',
  'rule.4.6.4': 'Alla contraerea le munizioni non mancano mai.',
  'rule.5.1':
    'Una carriera finisce quando nessuna missione può più cominciare (5.1.1, 5.1.2), o subito se il Kommandant è morto, prigioniero o disperso (5.1.3).',
  'rule.5.1.1':
    'L’ultima missione comincia al più tardi nel giugno 1943; quella in corso si finisce. Due giocatori possono accordarsi su una data anteriore (13.1.1).',
  'rule.5.1.2':
    'Se i lavori durassero oltre il giugno 1943, la carriera è finita con il Kommandant vivo; si tira un’ultima promozione (11.2.3).',
  'rule.5.1.3':
    'La carriera finisce subito se il battello è perduto con tutto l’equipaggio, se il Kommandant cade, finisce in mare o muore per le ferite, se il battello si autoaffonda dopo un allagamento o è catturato, e se l’equipaggio non è salvato (10.9.4).',
  'rule.5.1.4': 'Finita la carriera, il livello di vittoria risulta dal tonnellaggio (5.2.2).',
  'rule.5.2':
    'Il tonnellaggio di tutte le navi affondate decide fra sconfitta, pareggio e tre gradi di vittoria (5.2.2).',
  'rule.5.2.1':
    'Tutte le navi affondate nella carriera contano con l’intero tonnellaggio, quelle danneggiate per nulla.',
  'rule.5.2.2':
    'Sotto 50.000 t sconfitta, da 50.000 t pareggio, da 100.000 t vittoria di misura, da 150.000 t netta, da 200.000 t decisiva. Un battello catturato è una sconfitta, qualunque cosa si sia affondata.',
  'rule.5.2.3': 'Morte o prigionia del Kommandant non tolgono nulla al tonnellaggio.',
  'rule.6.1':
    'Ordini (7.0). Missione: casella dopo casella con gli incontri, ogni volta seguiti da riparazioni e ricarica, e ritorno. Lavori, in quest’ordine: la loro durata (10.10), guarigione dei feriti (10.11), progressi (11.1), promozione (11.2) e decorazioni (11.3), nuovo battello (11.4), siluri e munizioni (4.5). Poi gli ordini successivi, fino alla fine della carriera (5.1).',
};
