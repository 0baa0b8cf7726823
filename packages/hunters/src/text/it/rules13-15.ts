/** The Hunters in Italian: the rules of several captains, optional rules and the aces (chapters 13 to 15) in our own words. */
export const variants: Readonly<Record<string, string>> = {
  'rule.13.0':
    'Il gioco è fatto per uno. Due possono alternarsi (13.1), fino a sei gareggiare per tonnellaggio o sopravvivenza (13.2-13.4), fino a dodici navigare in branchi (13.5). Giornali e classifica di tutti i comandanti sono visibili.',
  'rule.13.1': 'Due carriere fianco a fianco: le missioni si alternano, e vince il maggior tonnellaggio.',
  'rule.13.1.1':
    'Entrambi cominciano con lo stesso battello nello stesso mese. Si può concordare un ultimo mese: dopo di esso nessuna missione comincia, quella in corso si finisce. Ognuno ha il suo mare.',
  'rule.13.1.2':
    'Salpa chi ha compiuto meno missioni; così si alternano. I dadi del nemico cadono da sé; con la regola 14.8 il giocatore in porto sceglie in segreto la rotta della scorta, anche se il suo battello è perduto.',
  'rule.13.1.3':
    'Vince il maggior tonnellaggio, a parità la vittoria si divide. Un comandante il cui battello è stato catturato sta dietro a tutti gli altri e non può vincere.',
  'rule.13.2':
    'Da due a sei comandanti con battelli uguali dallo stesso mese; vince il maggior tonnellaggio (13.2.1). C’è un torneo lungo (13.2.2) e uno breve (13.2.3).',
  'rule.13.2.1':
    'Tutti cominciano alla stessa data con lo stesso tipo e navigano finché sono perduti o fino al giugno 1943. Vince il maggior tonnellaggio, vivi o morti; a parità il posto si divide. Tutti hanno lo stesso mare: incontri, navi e luce sono uguali per tutti nella stessa missione; ciò che ne fanno è la loro fortuna.',
  'rule.13.2.2': 'Torneo lungo: dal settembre 1939 su un VIIA o un IXA.',
  'rule.13.2.3': 'Torneo breve: dal maggio 1941 su un VIIC o un IXC.',
  'rule.13.3': 'Tonnellaggio come in 13.2, ma possono vincere solo i sopravvissuti (13.3.1).',
  'rule.13.3.1':
    'Si gioca lungo o breve come in 13.2. Vince il maggior tonnellaggio fra chi è vivo e libero alla fine del giugno 1943; se non c’è nessuno, nessuno vince.',
  'rule.13.4': 'Uno qualunque dei tornei di 13.2 e 13.3 con il battello a scelta di ciascuno (13.4.1).',
  'rule.13.4.1': 'Ogni comandante prende uno dei due battelli del torneo e comincia nel suo mese.',
  'rule.13.5':
    'Branchi di non più di sei battelli combattono insieme i convogli nell’Atlantico del giugno 1942, in una sola missione (13.5.2). Vince il branco con il maggior tonnellaggio.',
  'rule.13.5.1':
    'C’è un branco ogni sei battelli; se ne possono concordare di più piccoli, di almeno due. Vincono i comandanti del branco con il maggior tonnellaggio, e accanto si nomina il migliore di tutti; con un solo branco vince il miglior comandante. Ogni branco porta un nome suo (14.5.1).',
  'rule.13.5.2':
    'Tutti cominciano su un VIIC nel giugno 1942, diretti in Atlantico. All’andata, al ritorno e dopo essere tornato indietro ogni battello naviga per sé. Una missione è tutto il torneo, senza lavori, promozione e decorazioni.',
  'rule.13.5.3':
    'Nella prima casella dell’Atlantico ogni battello incontra il convoglio; non si tira. Ognuno vede quattro navi sue, nuove a ogni turno.',
  'rule.13.5.4':
    'Prima di ogni turno ogni battello al convoglio tira 1d6: la scorta si volge contro il più basso (+1 a tutte le sue ricerche), gli altri hanno −1; a parità si ritira. Un battello solo ha +1. Non conta per la ricerca prima di un lancio a distanza breve, né con la radio fuori uso.',
  'rule.13.5.5':
    'Su un convoglio si combatte per tre turni, e in ognuno ogni battello attacca una volta; l’inseguimento riesce senza tiro. Nelle caselle successive i battelli che hanno tirato un convoglio combattono dal primo turno. Chi non ha visto nulla, o altre navi, può unirsi nel secondo o cacciare ciò che ha visto. Aerei, eventi, tempesta e servizio meteo tengono fuori un battello. Invece di restare potete seguire una nave che avete danneggiato, e siete allora fuori da questa battaglia.',
  'rule.13.5.6':
    'Si continua casella per casella finché ogni battello è perduto, è tornato indietro o è rientrato.',
  'rule.14.0': 'Regole facoltative, concordate prima della partita, ciascuna a sé.',
  'rule.14.1': 'Le navi hanno un tonnellaggio fisso per classe invece di essere tirate (14.1.1).',
  'rule.14.1.1':
    'Piccolo mercantile 3.500 t (2 punti di danno), grande mercantile 7.000 t (3), petroliera 9.000 t (3). Le navi allora non hanno nome.',
  'rule.14.1.2': 'Le navi maggiori si tirano comunque sul loro elenco (8.2.2).',
  'rule.14.2': 'I convogli sono più piccoli (14.2.1).',
  'rule.14.2.1': 'Un convoglio mostra tre navi invece di quattro.',
  'rule.14.3': 'I nomi si tengono, e una nave affondata non s’incontra più (14.3.2).',
  'rule.14.3.1': 'Il giornale nomina ogni nave attaccata, con tonnellaggio e sorte.',
  'rule.14.3.2':
    'Se l’elenco nomina una nave che avete affondato, o già presente in questo incontro, si ritira, trenta volte al massimo.',
  'rule.14.3.3':
    'Si aggiungono altre venti navi per classe: 1d6 per nave, con 6 il nome viene dall’altro elenco (1d20), altrimenti da quello consueto. Davanti all’America c’è solo l’elenco americano.',
  'rule.14.4': 'Solo i numeri che battelli di questo tipo portarono davvero (14.4.1).',
  'rule.14.4.1':
    'VIIA da U-27 a 36. VIIB da U-45 a 55, 73–76, 83–87, 99-102. VIID da U-213 a 218. Battello contraereo U-256 e 441. IXA da U-37 a 44. IXB U-64, 65, 103-111, 122-124. VIIC e IXC hanno molte serie fra U-66 e U-1308; un numero che non va bene è rifiutato con l’elenco di quelli ammessi.',
  'rule.14.4.2': 'Il numero va sul giornale; un nuovo battello ne riceve uno nuovo.',
  'rule.14.5':
    'I branchi del torneo portano nomi della guerra (14.5.1); senza questa regola i comandanti li chiamano come vogliono (13.5.1).',
  'rule.14.5.1':
    'Il comandante con il posto più basso dà il nome al suo branco dall’elenco storico. Ogni nome si prende una volta sola.',
  'rule.14.6':
    'Le scorte hanno qualità diverse: tirata prima della prima ricerca (14.6.1), cambia colpi e ricerca (14.6.3).',
  'rule.14.6.1':
    '1d6 prima della prima ricerca di un incontro. Fino al 1941: 1 inesperto, da 2 a 5 addestrato, 6 veterano. Dal 1942: 1 inesperto, da 2 a 4 addestrato, 5 veterano, 6 scelto. Dopo un inseguimento si tira di nuovo solo per un convoglio.',
  'rule.14.6.2': 'La qualità vale per tutto l’incontro ed è indicata con la scorta.',
  'rule.14.6.3':
    'Inesperto: un colpo in meno, e cinque colpi invece di affondati subito. Addestrato: nulla cambia. Veterano: un colpo in più, anche se non ce ne fosse nessuno, e cinque colpi affondano il battello. Scelto: come veterano, e +1 a ogni ricerca.',
  'rule.14.7':
    'Se l’immersione rapida fallisce, 1d6 dà la qualità dell’equipaggio dell’aereo. Fino al 1941: 1 inesperto, da 2 a 5 addestrato, 6 veterano. Dal 1942: 1 inesperto, da 2 a 4 addestrato, 5 veterano, 6 scelto. Cambia i colpi (14.7.3).',
  'rule.14.7.2': 'La qualità vale per tutti gli attacchi di questo aereo.',
  'rule.14.7.3':
    'Inesperto: un colpo in meno, cinque colpi invece di affondati subito. Veterano: un colpo in più, cinque colpi affondano il battello. Scelto: come veterano, e due uomini feriti invece di uno.',
  'rule.14.8':
    'Prima di ogni attacco con bombe di profondità scegliete da 1 a 6: 1 e 2 a sinistra, 3 e 4 a dritta, 5 e 6 avanti dritto. Il dado della scorta (1d6) si legge allo stesso modo, e le due rotte cambiano i colpi (14.8.1).',
  'rule.14.8.1':
    'Altra direzione: un colpo in meno. Stessa direzione, altro numero: un colpo in più. Stesso numero: tre colpi in più. Sotto nessun colpo non si scende.',
  'rule.14.8.2':
    'Finché manovrate, più di cinque colpi non affondano subito il battello; ognuno si tira su E4. Un 13 alle bombe di profondità lo affonda comunque.',
  'rule.14.8.3':
    'In due, il giocatore in porto sceglie il numero della scorta; entrambi scelgono in segreto e mostrano insieme.',
  'rule.14.8.4': 'Con gli idrofoni in avaria non potete manovrare; le bombe di profondità si tirano senza.',
  'rule.14.9':
    'Dopo l’ultima casella in zona potete cercare un sommergibile rifornitore: 1d6, trovato con 1. Poi 2d6 come nel Golfo di Biscaglia: un aereo con 4 o meno (−1 nel 1942, −2 nel 1943) manda tutto a monte. Altrimenti il cannone si rifornisce e il battello torna alla sua prima casella in zona. Siluri 1d6: 1 fino a 1d6 a vapore, 2 fino a 1d6 elettrici, 3 fino a due per tipo, da 4 a 6 nessuno.',
  'rule.14.9.1': 'Non nel Mediterraneo, davanti al Nord America o nei Caraibi.',
  'rule.14.9.2':
    'Una volta per missione, e chiesto una volta. Un aereo all’incontro lo fa fallire, comunque finisca il suo attacco.',
  'rule.14.9.3':
    'Prendete solo i siluri per cui tubi e riserva hanno posto e che la dotazione del battello permette (4.5); scegliete l’estremità.',
  'rule.14.9.4': 'Potete sempre rinunciare e tornare a casa.',
  'rule.14.9.5': 'Una missione con rifornimento dura un mese in più.',
  'rule.14.10': 'Ogni battello può essere mandato dovunque (14.10.1).',
  'rule.14.10.1':
    'I limiti di 7.3.1 e 7.3.2 non valgono: andate dove vi manda P1. Dove un battello non ha una rotta sua, ne usa una sul modello delle altre.',
  'rule.14.11':
    'Passare attraverso la scorta di un convoglio fino a distanza breve mostra navi più grandi (14.11.1). Solo seconda edizione.',
  'rule.14.11.1':
    'Se non siete scoperti avvicinandovi a un convoglio a distanza breve (9.2.2), si tirano quattro navi nuove con +1 alla grandezza: 1 e 2 piccolo mercantile, 3 e 4 grande mercantile, 5 e 6 petroliera.',
  'rule.15.1':
    'I dieci comandanti di maggior successo della guerra, per misurarvi con loro: Kretschmer 273.043 t (46 navi), Lüth 225.204 t (46), Topp 198.650 t (36), Liebe 187.267 t (34), Schütze 180.073 t (35), Lehmann-Willenbrock 179.125 t (25), Merten 170.151 t (27), Herbert Schultze 169.709 t (26), Prien 162.769 t (30), Lassen 156.082 t (26).',
};
