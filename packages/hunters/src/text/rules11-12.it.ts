/** The Hunters in Italian: the rules of advancement and random events (chapters 11 and 12) in our own words. */
export const careers: Readonly<Record<string, string>> = {
  'rule.11.0': 'Esperienza, promozione, decorazioni e nuovi battelli si regolano durante i lavori.',
  'rule.11.1': 'Dopo ogni terza missione riuscita un dado migliora un ufficiale o l’equipaggio.',
  'rule.11.1.1': 'I miglioramenti si segnano sulla plancia.',
  'rule.11.1.2': 'Un ufficiale già Experte non guadagna nulla.',
  'rule.11.1.3': 'Inesperto, addestrato, veterano, scelto: equipaggi migliori tirano e s’immergono meglio.',
  'rule.11.1.4':
    'Tutte e quattro le caselle di equipaggio fuori: un livello in meno, non sotto addestrato. Tre fallimenti di fila: un livello in meno, fino a inesperto.',
  'rule.11.1.5': 'Un primo ufficiale di guardia Experte va su un battello suo con un 6 dopo ogni missione.',
  'rule.11.1.6': 'Un secondo ufficiale di guardia Experte ne prende allora il posto.',
  'rule.11.1.7':
    'Ogni terzo successo conta, qualunque cosa sia accaduta nel frattempo a equipaggio o battello.',
  'rule.11.2': 'Gradi.',
  'rule.11.2.1':
    'Kapitänleutnant: scelta della zona con 1. Korvettenkapitän: con 1 e 2, e i lavori lunghi durano un mese in meno. Fregattenkapitän: da 1 a 3.',
  'rule.11.2.2':
    'I comandanti di tipo IX e quelli del 1939 cominciano da Kapitänleutnant, gli altri secondo un dado.',
  'rule.11.2.3':
    'Una volta l’anno un dado, promosso da 1 a 4: −1 per ogni decorazione e ogni dieci navi, +1 per ogni missione fallita dell’anno. Un ultimo tiro nel giugno 1943.',
  'rule.11.2.4': 'Un tiro fallito vuol dire un altro anno.',
  'rule.11.3': 'Decorazioni.',
  'rule.11.3.1': 'Croce di Cavaliere: 100.000 t, o una di sei navi maggiori.',
  'rule.11.3.2': 'Fronde di Quercia: 175.000 t, un’altra di quelle navi, o 75.000 t da allora.',
  'rule.11.3.3': 'Spade: 250.000 t, un’altra di quelle navi, o 75.000 t da allora.',
  'rule.11.3.4': 'Brillanti: 300.000 t, un’altra di quelle navi, o 50.000 t da allora.',
  'rule.11.3.5': 'Ogni decorazione permette di chiedere un battello più recente.',
  'rule.11.3.6':
    'Croce di Cavaliere: nessuna penalità per la seconda salva. Fronde di Quercia: −1 per colpire. Spade: −1 alla ricerca. Brillanti: l’inseguimento riesce sempre.',
  'rule.11.4': 'Nuovi battelli; le assegnazioni definitive finiscono con il vecchio.',
  'rule.11.4.1': 'Un Kommandant a cui servono cinque mesi per guarire riceve un battello più recente.',
  'rule.11.4.2':
    'Un battello che richiede cinque mesi di lavori viene sostituito; tenete l’equipaggio e salpate dopo un mese.',
  'rule.11.4.3':
    'Una decorazione permette una richiesta, accolta da 1 a 3; le richieste si possono conservare.',
  'rule.11.4.4': 'I comandanti di tipo VII e di tipo IX restano nella loro classe.',
  'rule.11.4.5':
    'Un VIID o un battello contraereo si ottiene solo con 1 e 2, altrimenti ricevete il battello ordinario più recente.',
  'rule.11.4.6':
    'Il VIID porta le mine fuori dai tubi e le posa sempre davanti a Gran Bretagna e America, a meno che sbarchi un agente.',
  'rule.11.4.7':
    'Il battello contraereo ha cinque siluri, spara due volte a −2, uno in meno per ogni arma fuori uso, e può restare in superficie per un secondo turno.',
  'rule.12.0': 'Una volta per missione il mare riserva una sorpresa.',
  'rule.12.1': 'Eventi casuali.',
  'rule.12.1.1': 'Il primo 12 naturale di una missione è un evento casuale al posto dell’incontro.',
  'rule.12.1.2': 'Un evento per missione; i 12 successivi sono incontri normali.',
  'rule.12.1.3': 'I siluri eccellenti valgono per la missione, un segnalino fortuna finché non si usa.',
  'rule.12.1.4': 'Certi eventi non avvengono in certe acque.',
  'rule.12.1.5': 'A un evento ignorato può seguirne un altro.',
  'rule.12.1.6': 'Dopo l’evento il battello passa alla casella successiva.',
  'rule.12.1.7': 'Nessun evento nella casella di un compito speciale.',
};
