/** The Hunters in Italian: the rules of career, boat and course of play (chapters 1 to 6) in our own words. */
export const basics: Readonly<Record<string, string>> = {
  'rule.1.0':
    'Comandate un sommergibile dal primo mese di guerra, o dal mese in cui compare il vostro tipo di battello, fino al giugno 1943.',
  'rule.2.0':
    'Missione segue a missione: ordini, caselle di rotta con gli incontri, ritorno, cantiere. Il tonnellaggio affondato dice quanto valete.',
  'rule.3.1':
    'Ognuno degli otto tipi di battello ha una plancia con tubi, armi, caselle di scafo e di allagamento, equipaggio e rotte.',
  'rule.3.2':
    'La plancia di combattimento porta le navi in vista, i loro danni, la luce, la distanza e i colpi in arrivo.',
  'rule.3.3':
    'I segnalini mostrano navi, siluri, munizioni, danni, ferite ed eventi; sullo schermo sono disegnati dove si trovano.',
  'rule.3.3.1': 'I segnalini possono portare i modificatori che danno; qui ogni tiro elenca i suoi.',
  'rule.3.3.2':
    'Segnalini di battello, grado, decorazione, qualità dell’equipaggio, evento, armamento, danni e uomini.',
  'rule.3.4': 'Le tabelle dicono quali dadi tirare; 00 su due dadi a dieci facce vale 100.',
  'rule.3.5':
    'Il giornale delle missioni registra ogni missione, ogni nave attaccata e ogni mese di cantiere.',
  'rule.3.6': 'Una casella di rotta sono tre o quattro giorni; una casella di equipaggio sono più uomini.',
  'rule.3.7': 'Che cosa contiene la scatola del gioco stampato.',
  'rule.4.1': 'Scegliete uno degli otto tipi di battello.',
  'rule.4.1.1':
    'Comandate un solo battello. I primi tipi navigano in anni più facili, i successivi sono battelli migliori.',
  'rule.4.2': 'Il mese in cui un tipo diventa disponibile è quello della vostra prima missione.',
  'rule.4.2.1': 'La prima missione comincia nel mese in cui il tipo di battello diventa disponibile.',
  'rule.4.2.2':
    'Settembre 1939: VIIA, VIIB, IXA. Aprile 1940: IXB. Ottobre 1940: VIIC. Maggio 1941: IXC. Gennaio 1942: VIID. Maggio 1943: VIIC Flak. Nel dicembre 1940 un VIIA viene cambiato in cantiere con un VIIC, salvo diverso accordo.',
  'rule.4.2.3': 'Di norma tenete il vostro battello; alcuni eventi ne danno uno più recente.',
  'rule.4.3': 'Il giornale porta tipo e numero del battello e il nome del Kommandant.',
  'rule.4.3.1': 'Nome e numero danno colore al racconto e non cambiano altro.',
  'rule.4.3.2': 'Il giornale registra bersagli, navi danneggiate e navi affondate.',
  'rule.4.4': 'La plancia si prepara prima della prima missione.',
  'rule.4.4.1': 'Si usa la plancia del tipo scelto.',
  'rule.4.4.2':
    'Cominciate con il vostro grado, un equipaggio addestrato, siluri e munizioni a bordo, il battello in porto.',
  'rule.4.5':
    'La dotazione mescola siluri a vapore (G7a) ed elettrici (G7e); alcuni si possono scambiare. Ogni tubo tiene un siluro, gli altri sono di riserva e restano alla loro estremità del battello.',
  'rule.4.5.1': 'Un tubo si ricarica solo finché resta riserva alla stessa estremità.',
  'rule.4.5.2':
    'Facoltativa: tutti i tubi cominciano con siluri a vapore; un tipo VII prende al massimo 5 siluri elettrici, un tipo IX al massimo 6, di riserva.',
  'rule.4.6': 'Il cannone ha un numero limitato di salve.',
  'rule.4.6.1': 'La plancia conta le salve che restano al cannone.',
  'rule.4.6.2': 'Una missione comincia con tutte le munizioni.',
  'rule.4.6.3': 'In un turno di combattimento si possono sparare fino a due salve.',
  'rule.4.6.4': 'Alla contraerea le munizioni non mancano mai.',
  'rule.5.1': 'Quando finisce una carriera.',
  'rule.5.1.1': 'Nessuna missione comincia dopo il giugno 1943.',
  'rule.5.1.2': 'Se i lavori finiscono dopo il giugno 1943, la carriera è finita.',
  'rule.5.1.3': 'La carriera finisce subito se il Kommandant cade o è fatto prigioniero.',
  'rule.5.1.4': 'Allora si stabilisce il livello di vittoria.',
  'rule.5.2': 'Quanto valete.',
  'rule.5.2.1': 'Si somma il tonnellaggio di tutte le navi affondate.',
  'rule.5.2.2':
    'Sotto 50.000 t è una sconfitta, sotto 100.000 t un pareggio, poi una vittoria di misura, da 150.000 t netta, da 200.000 t decisiva. Un battello catturato è una sconfitta, qualunque cosa si sia affondata.',
  'rule.5.2.3': 'Morte o prigionia non tolgono il tonnellaggio.',
  'rule.6.1':
    'Ordini, missione, cantiere: durata dei lavori, guarigione, progressi, promozione e decorazioni, nuovo battello, rifornimento.',
};
