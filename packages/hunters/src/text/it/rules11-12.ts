/** The Hunters in Italian: the rules of advancement and random events (chapters 11 and 12) in our own words. */
export const careers: Readonly<Record<string, string>> = {
  'rule.11.0':
    'Durante i lavori ufficiali ed equipaggio guadagnano esperienza (11.1), il Kommandant può essere promosso (11.2) e decorato (11.3), e può ricevere un altro battello (11.4).',
  'rule.11.1':
    'Dopo ogni terza missione riuscita 1d6: 1 il direttore di macchina diventa Experte (−1 a riparazioni e allagamento), 2 il medico (−1 alla guarigione), 3 il primo ufficiale di guardia, 4 il secondo (nessuna penalità se comanda), 5 e 6 la qualità dell’equipaggio sale di un livello.',
  'rule.11.1.1':
    'Ciò che si guadagna vale dalla missione successiva, finché l’uomo serve a bordo; la qualità dell’equipaggio è indicata con il battello.',
  'rule.11.1.2': 'Se l’uomo tirato è già Experte, o l’equipaggio è già scelto, non si guadagna nulla.',
  'rule.11.1.3':
    'I livelli sono inesperto, addestrato, veterano e scelto; ogni equipaggio comincia addestrato. Inesperto: +1 per colpire, −1 all’immersione rapida. Veterano: −1 alla contraerea, che è un bene. Scelto: −1 alla contraerea e +1 all’immersione rapida.',
  'rule.11.1.4':
    'Se in una missione tutte e quattro le caselle di equipaggio sono state ferite gravi o cadute, la qualità scende di un livello, non sotto addestrato. Dopo tre fallimenti di fila scende di un livello, fino a inesperto, e il conto ricomincia.',
  'rule.11.1.5':
    'Dopo ogni missione un primo ufficiale di guardia Experte tira 1d6: con 6 riceve un battello suo, e uno nuovo che non è Experte ne prende il posto.',
  'rule.11.1.6':
    'Quando il primo ufficiale di guardia parte, è caduto o viene sostituito, un secondo ufficiale di guardia Experte ne prende il posto e resta Experte; un nuovo secondo ufficiale sale a bordo.',
  'rule.11.1.7':
    'Ogni terzo successo di tutta la carriera dà un tiro, qualunque cosa sia accaduta nel frattempo a equipaggio o battello.',
  'rule.11.2':
    'Cinque gradi, da Oberleutnant zur See a Kapitän zur See. Il grado permette di chiedere la zona e accorcia i lavori lunghi (11.2.1); la promozione si tira una volta l’anno (11.2.3).',
  'rule.11.2.1':
    'Prima di ogni missione 1d6: un Kapitänleutnant sceglie i suoi ordini con 1, un Korvettenkapitän con 1 e 2, un Fregattenkapitän o Kapitän zur See da 1 a 3, fra ciò che la colonna attuale di P1 offre al suo battello; non in un’assegnazione definitiva. Da Korvettenkapitän in su lavori di tre o quattro mesi durano un mese in meno. Un Oberleutnant zur See non ha né l’uno né l’altro.',
  'rule.11.2.2':
    'Su un tipo IX, o cominciando nel 1939, siete Kapitänleutnant. Altrimenti 1d6: nel 1940 Oberleutnant zur See con 1 e 2, nel 1941 da 1 a 3, dal 1942 da 1 a 5, oltre Kapitänleutnant.',
  'rule.11.2.3':
    'Nei primi lavori che raggiungono il 12°, 24° … mese di servizio 1d6: promosso con 4 o meno. Per il tempo dall’ultimo tiro: −1 per ogni decorazione, −1 ogni dieci navi affondate, +1 per ogni missione fallita. Un ultimo tiro si fa quando la carriera si chiude nel giugno 1943 con il Kommandant vivo.',
  'rule.11.2.4': 'Se il tiro fallisce tenete il grado e aspettate altri dodici mesi; nulla si riporta.',
  'rule.11.3':
    'La Croce di Cavaliere e i suoi tre gradi si danno durante i lavori per il tonnellaggio, o per una di sei navi maggiori (8.2.2), un grado dopo l’altro; un grande tonnellaggio può valerne più d’uno insieme. Una nave maggiore conta per un grado. Ogni decorazione porta modificatori (11.3.6) e una richiesta di battello più recente (11.3.5).',
  'rule.11.3.1': 'Croce di Cavaliere: 100.000 t in tutto, o una delle sei navi maggiori dell’elenco.',
  'rule.11.3.2':
    'Fronde di Quercia: 175.000 t in tutto, un’altra nave dell’elenco, o 75.000 t dalla Croce di Cavaliere.',
  'rule.11.3.3': 'Spade: 250.000 t in tutto, un’altra nave dell’elenco, o 75.000 t dalle Fronde di Quercia.',
  'rule.11.3.4': 'Brillanti: 300.000 t in tutto, un’altra nave dell’elenco, o 50.000 t dalle Spade.',
  'rule.11.3.5':
    'Ogni decorazione permette di chiedere una volta un battello più recente, ora o in lavori successivi (11.4.3).',
  'rule.11.3.6':
    'Ogni decorazione conserva gli effetti delle precedenti. Croce di Cavaliere: niente +1 per colpire alla seconda salva di notte. Fronde di Quercia: −1 per colpire. Spade: −1 alle ricerche finché il Kommandant non è ferito grave. Brillanti: l’inseguimento riesce sempre (9.7.7).',
  'rule.11.4':
    'Ricevete un altro battello quando il vostro o voi stessi avete bisogno di cinque mesi (11.4.1, 11.4.2), quando l’equipaggio è stato salvato senza di esso (10.9.4), su richiesta dopo una decorazione (11.4.3), e per un VIIA dal dicembre 1940 (4.2.2). Un’assegnazione definitiva finisce con il vecchio battello.',
  'rule.11.4.1':
    'Un Kommandant a cui servono cinque mesi o più per guarire riceve il battello ordinario più recente della sua classe e un equipaggio nuovo (10.11.4).',
  'rule.11.4.2':
    'Un battello che richiede cinque mesi di lavori, senza contare il grado del Kommandant, è sostituito dal battello ordinario più recente della sua classe. Tenete l’equipaggio e salpate dopo un mese, o quando il Kommandant è guarito; chi ha bisogno di più tempo viene sostituito.',
  'rule.11.4.3':
    'Per ogni decorazione potete chiedere una volta: indicate un modello più recente della vostra classe, disponibile quando salpate, e tirate 1d6, accolta da 1 a 3. Un rifiuto consuma la richiesta; quelle non usate restano. Tenete l’equipaggio e salpate dopo un mese, o quando il Kommandant è guarito.',
  'rule.11.4.4': 'I Kommandanten restano nella loro classe: tipo VII con VII, tipo IX con IX.',
  'rule.11.4.5':
    'Un VIID o un battello contraereo richiede un altro 1d6: concesso con 1 e 2, altrimenti ricevete il battello ordinario più recente. Chi riceve per qualunque motivo un nuovo tipo VII può tentare di averne uno che sia allora disponibile.',
  'rule.11.4.6':
    'Il VIID porta le mine in pozzi propri, tiene tutti i siluri, può andare nei Caraibi e in Africa occidentale, e posa mine in ogni missione alle Isole Britanniche, in Nord America e nei Caraibi. Con un agente per il Nord America viene prima l’agente; prima edizione: mine anche allora.',
  'rule.11.4.7':
    'Il VIIC contraereo ha cinque siluri nei tubi, niente riserva e niente cannone. La sua contraerea tira due volte, conta il risultato migliore, a −2 con tre armi in ordine, −1 con due, 0 con una. Se l’aereo non è né abbattuto né danneggiato può restare in superficie per un secondo turno: ancora contraerea, qualcuno è ferito di certo, e con 1–3 di 1d6 cadono anche bombe. Poi l’aereo lo pedina (9.8.3). Un colpo sulla mitragliera da 2 cm toglie una delle quadrinate.',
  'rule.12.0':
    'Una volta per missione il primo 12 naturale in un tiro d’incontro è un evento casuale al posto dell’incontro (12.1.1).',
  'rule.12.1':
    'Gli undici eventi e i loro dadi (12.1.1), quanto spesso vengono (12.1.2), quali restano (12.1.3) e quali si ignorano (12.1.4, 12.1.5).',
  'rule.12.1.1':
    'Al primo 12 naturale tirate 2d6. 2 uomo in mare: 1d6, con 1 è perduto il Kommandant, 2 il direttore di macchina, 3 e 4 il primo, 5 e 6 il secondo ufficiale di guardia. 3 sorpresi: un aereo attacca, niente immersione rapida. 4 girobussola: riparata con 1 e 2 di 1d6 con i modificatori del direttore di macchina, altrimenti a casa. 5 siluri eccellenti. 6 pezzi di ricambio: due impianti fuori uso si riparano. 7 un segnalino fortuna. 8 un ricognitore segnala una nave isolata senza scorta. 9 servizio meteo e 11 tempesta: non s’incontra più nulla in questa casella e nella successiva. 10 siluro staccato: una casella di equipaggio è ferita grave. 12 bagno: qualcuno è perduto come con 2.',
  'rule.12.1.2': 'Un evento per missione. I 12 successivi portano ciò che dice E1.',
  'rule.12.1.3':
    'Siluri eccellenti: +1 al tiro dei difettosi per il resto della missione. Un segnalino fortuna si tiene finché non si usa, anche nelle missioni successive: dopo ogni tiro, vostro o del nemico, prima che abbia effetto, fa ritirare i dadi. Prima della partita si decide se è offerto dopo ogni tiro, solo dopo quelli cattivi o mai.',
  'rule.12.1.4':
    'Si ignorano: i pezzi di ricambio se nulla è fuori uso; la segnalazione del ricognitore davanti al Nord America, all’Africa occidentale e nei Caraibi; il servizio meteo sulla via del ritorno; il siluro staccato senza siluri, o se nelle caselle di equipaggio non vive più nessuno; il bagno fuorché nei Caraibi, in Africa occidentale e nel Mediterraneo; un uomo in mare già caduto.',
  'rule.12.1.5': 'Un evento ignorato non conta: il 12 naturale successivo può portarne un altro.',
  'rule.12.1.6':
    'Dopo un evento il resto di questa casella si salta e il battello passa alla successiva, anche se l’evento è stato ignorato.',
  'rule.12.1.7': 'Nella casella di un compito speciale non ci sono eventi (seconda edizione, 7.4.5).',
};
