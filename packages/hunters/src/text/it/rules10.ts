/** The Hunters in Italian: the rules of damage, repairs and refit (chapter 10) in our own words. */
export const damage: Readonly<Record<string, string>> = {
  'rule.10.0':
    'Ogni colpo danneggia un impianto, lo scafo, l’equipaggio o fa entrare acqua, e conta subito, già in questa caccia (10.7.6). Dopo l’incontro si pompa fuori l’acqua, e ogni impianto in avaria ha una riparazione (10.7). Ciò che non si ripara resta fuori uso fino al cantiere; certi guasti vi rimandano a casa (10.8).',
  'rule.10.1':
    'Ogni allagamento riempie una casella; dopo il turno può entrare altra acqua (10.1.3), e l’ultima casella costringe a emergere (10.1.2). Se il battello sfugge, tutta l’acqua si pompa fuori (10.7).',
  'rule.10.1.1':
    'Ogni allagamento riempie una casella, uno doppio due. Caselle: VIIA 7, altri tipi VII e IXA 8, IXB e IXC 9.',
  'rule.10.1.2':
    'Riempita l’ultima casella di allagamento, il battello deve emergere subito e autoaffondarsi (10.9.2); i colpi non ancora tirati non contano più. La carriera è finita.',
  'rule.10.1.3':
    'Dopo ogni turno in cui è entrata acqua 1d6: 5 o 6 riempie un’altra casella. −1 con un direttore di macchina Experte e in forze, +1 se è ferito grave o caduto.',
  'rule.10.2':
    'Due diesel per la superficie, due motori elettrici per l’immersione. Ogni motore elettrico in avaria dà +1 alle bombe di profondità, entrambi fuori uso vi rimandano a casa. Diesel fuori uso: 10.2.1.',
  'rule.10.2.1':
    'Un diesel fuori uso: bisogna rientrare, e ogni casella ha il doppio dei tiri d’incontro. Entrambi: nella prima o nell’ultima casella della rotta siete rimorchiati e la missione è finita; altrove il battello si autoaffonda e l’equipaggio aspetta i soccorsi (10.9.4).',
  'rule.10.3':
    'I danni allo scafo si sommano, in mare non si riparano e allungano i lavori; l’ultima casella affonda il battello. Scendere oltre la quota di collaudo costa ogni volta una casella.',
  'rule.10.3.1':
    'Ogni colpo allo scafo riempie una casella, uno doppio due. Caselle: VIIA 7, altri tipi VII, IXA e IXB 8, IXC 9.',
  'rule.10.3.2':
    'I danni allo scafo restano fino al cantiere. Riempita l’ultima casella, il battello affonda con tutto l’equipaggio.',
  'rule.10.3.3': 'Ogni tre caselle di scafo, anche solo cominciate, aggiungono un mese di lavori (10.10.3).',
  'rule.10.3.4':
    'Ogni discesa oltre la quota di collaudo costa una casella di scafo prima dei dadi, e un’altra per ogni tiro uguale alle caselle danneggiate (9.6.4).',
  'rule.10.4':
    'I depositi in perdita lasciano una traccia (10.4.1) e, se non si riparano, mettono fine alla missione (10.4.2).',
  'rule.10.4.1':
    'In avaria o fuori uso, i depositi di nafta danno +1 a ogni ricerca e +1 a tutte le bombe di profondità.',
  'rule.10.4.2': 'I depositi si riparano con 1 e 2. Se fallisce bisogna rientrare (10.8).',
  'rule.10.5':
    'Due dadi dicono chi è ferito, uno quanto gravemente (9.6.10). Una ferita leggera da sola non fa nulla, una grave toglie l’uomo dal servizio (10.5.3), e la morte del Kommandant chiude la carriera.',
  'rule.10.5.1':
    '1d6: da 1 a 3 ferita leggera, 4 e 5 ferita grave, 6 caduto. Le ferite dello stesso uomo si sommano (10.6.2). Delle quattro caselle di equipaggio è colpita sempre per prima la meno ferita.',
  'rule.10.5.2':
    'Se il Kommandant cade, la carriera finisce subito; ciò che ha affondato conta ancora (5.2.3).',
  'rule.10.5.3':
    'Feriti gravi e caduti non fanno servizio. Kommandant: comanda il primo ufficiale di guardia, +1 per colpire e alle ricerche; dopo di lui il secondo, +2; un Experte non ha penalità. Con tutti e tre fuori comanda il direttore di macchina a +2 e bisogna rientrare. Direttore di macchina: +1 a riparazioni e allagamento. Medico: ogni ferito grave muore con 4–6 di 1d6 in ogni nuova casella. Tutte e quattro le caselle di equipaggio: +1 per colpire, −1 all’immersione rapida. Agente: il suo compito è fallito.',
  'rule.10.6':
    'Allagamento e danni allo scafo si sommano (10.6.1), le ferite anche (10.6.2); un impianto può essere colpito una volta sola (10.6.3).',
  'rule.10.6.1': 'Ogni allagamento e ogni colpo allo scafo riempiono altre caselle.',
  'rule.10.6.2':
    'Una seconda ferita fa di un ferito leggero un ferito grave; una seconda grave uccide. Una leggera non aggiunge nulla a un ferito grave.',
  'rule.10.6.3': 'Un colpo su ciò che è già in avaria, o che il battello non ha, è senza effetto.',
  'rule.10.6.4':
    'Il risultato «tutta la contraerea» danneggia ogni arma contraerea a bordo; gli altri risultati ne danneggiano una sola.',
  'rule.10.7':
    'Finita la caccia o l’attacco aereo, tutta l’acqua si pompa fuori e ogni impianto che ne è uscito in avaria ha una riparazione con 1d6 (10.7.2). Fino ad allora non si può usare e i suoi svantaggi contano (10.7.6). Solo dopo potete seguire.',
  'rule.10.7.1':
    'Ogni impianto danneggiato in questo incontro ha un solo tentativo. Lo scafo e gli impianti già fuori uso non ne hanno.',
  'rule.10.7.2':
    '1d6: motori elettrici, diesel, periscopio e batterie si riparano da 1 a 4; radio, idrofoni, timoni di profondità, depositi di nafta, cannone, contraerea e portelli dei tubi con 1 e 2. −1 con un direttore di macchina Experte e in forze, +1 se è ferito grave o caduto.',
  'rule.10.7.3':
    'Un direttore di macchina Experte dà −1 a tutte le riparazioni, all’allagamento e alla riparazione della girobussola, finché non è ferito grave o caduto.',
  'rule.10.7.4': 'Un impianto riparato funziona come prima, senza strascichi.',
  'rule.10.7.5':
    'Un impianto la cui riparazione fallisce è fuori uso fino al cantiere. In mare non si ritenta; solo i pezzi di ricambio possono rimediare (12.1.1).',
  'rule.10.7.6':
    'Periscopio: nessun attacco in immersione. Portelli dei tubi: quell’estremità non lancia e non posa mine. Armi: non sparano. Idrofoni: +1 alle bombe di profondità, niente manovre evasive (14.8). Batterie e ogni motore elettrico: +1 alle bombe di profondità. Timoni di profondità: +1 alle ricerche, −1 all’immersione rapida. Depositi di nafta: +1 a ricerche e bombe di profondità. Radio fuori uso: nessun modificatore del branco, +4 al salvataggio. Batterie, entrambi i motori elettrici, depositi o un diesel fuori uso: a casa (10.8.1).',
  'rule.10.7.7':
    'In cantiere si ripara tutto. Fino a due impianti non costano tempo, tre o più un mese (10.10.2).',
  'rule.10.8':
    'Potete interrompere una missione quando volete (10.8.5), e certi danni vi costringono (10.8.1). Si va alla casella di transito più vicina e poi in porto, tirando in ogni casella (10.8.2) e senza attaccare (10.8.4).',
  'rule.10.8.1':
    'Bisogna rientrare quando un diesel, i depositi di nafta, le batterie o entrambi i motori elettrici sono fuori uso, quando la girobussola è perduta (12.1.1), e quando Kommandant ed entrambi gli ufficiali di guardia sono feriti gravi o caduti.',
  'rule.10.8.2':
    'Dalla zona si va direttamente alla casella di transito più vicina, indietro o avanti, e poi casella per casella nel porto da quel lato; a parità scegliete voi. All’andata si torna indietro, al ritorno si prosegue. In ogni casella gli incontri si tirano come di norma.',
  'rule.10.8.3': 'Con un diesel fuori uso ogni casella ha il doppio dei tiri d’incontro.',
  'rule.10.8.4':
    'Un battello che ha interrotto la missione non attacca navi; le lascia passare. Gli aerei lo attaccano come sempre.',
  'rule.10.8.5':
    'Dopo ogni casella, all’andata e in zona, potete tornare per qualunque motivo. Di per sé non è un fallimento: una nave affondata o il compito eseguito fanno comunque della missione un successo (7.5.2). Prima di Gibilterra 7.3.3 lo vieta a un battello intatto.',
  'rule.10.8.6':
    'Tipo IX: se torna prima di metà delle caselle della sua rotta, contando x2 e x3 altrettante volte, la missione dura un mese invece di due. Prima edizione: sempre due.',
  'rule.10.9':
    'Un battello pieno d’acqua deve autoaffondarsi in superficie, con il rischio di essere catturato (10.9.2). Anche un battello senza diesel lontano dal porto si autoaffonda, e l’equipaggio può essere salvato (10.9.4).',
  'rule.10.9.1':
    'Ci si autoaffonda quando l’ultima casella di allagamento è piena (10.9.2), e quando entrambi i diesel sono fuori uso fuorché nella prima o nell’ultima casella (10.9.4).',
  'rule.10.9.2':
    'Dopo l’allagamento 2d6: con 12 il nemico cattura il battello, ed è una sconfitta qualunque cosa abbiate affondato (5.2.2); con 11 o meno affonda. In ogni caso l’equipaggio è prigioniero e la carriera finita.',
  'rule.10.9.3': '+1 a quel tiro con il Kommandant ferito grave; allora basta un 11 per la cattura.',
  'rule.10.9.4':
    'Con entrambi i diesel fuori uso lontano dal porto il battello si autoaffonda senza tiro. 2d6 per l’equipaggio: con 10 o meno è salvato, e ricevete un nuovo battello con lo stesso equipaggio (11.4.2); con 11 o più è disperso in mare, e la carriera è finita.',
  'rule.10.9.5': '+4 al tiro di salvataggio con la radio fuori uso.',
  'rule.10.10':
    'Mesi in porto: uno, uno in più con tre o più impianti fuori uso, uno in più ogni tre caselle di scafo anche solo cominciate. Da cinque mesi ricevete invece un nuovo battello. Intanto i feriti guariscono, gli uomini migliorano, e si regolano promozione, decorazioni e nuovi battelli (6.1).',
  'rule.10.10.1': 'I lavori durano almeno un mese.',
  'rule.10.10.2':
    'Fino a due impianti fuori uso si riparano nel primo mese; tre o più aggiungono un mese, quanti che siano.',
  'rule.10.10.3': 'Un mese in più con 1–3 caselle di scafo danneggiate, due con 4–6, tre da 7 in su.',
  'rule.10.10.4':
    'La missione successiva comincia nel mese dopo l’ultimo mese in porto. Se cadesse dopo il giugno 1943, la carriera è finita (5.1.2).',
  'rule.10.10.5':
    'Un battello che richiede cinque mesi non si ripara: dopo un mese ricevete il battello ordinario più recente della vostra classe (11.4.2). Un’assegnazione definitiva all’Artico o al Mediterraneo finisce con il vecchio battello.',
  'rule.10.10.6':
    'Le missioni dei tipi IX e VIID durano due mesi; il secondo si aggiunge prima dei lavori. Eccezione: 10.8.6. Una missione rifornita in mare dura ancora un mese in più (14.9.5).',
  'rule.10.10.7':
    'I feriti leggeri sono subito in forze, quelli gravi hanno bisogno di tempo (10.11), i caduti si sostituiscono.',
  'rule.10.11':
    '1d6 per ogni ferito grave dà i mesi che gli servono, −1 con un medico Experte e in forze. Chi ha bisogno di più tempo di quanto il battello resta in porto viene sostituito. Il battello aspetta solo il Kommandant.',
  'rule.10.11.1':
    'Un medico Experte dà −1 a ogni tiro di guarigione, finché non è lui stesso ferito grave o caduto.',
  'rule.10.11.2':
    'Un ufficiale caduto, o a cui serve più tempo di quanto il battello resta in porto, compresa la guarigione del Kommandant, è sostituito da uno nuovo che non è Experte.',
  'rule.10.11.3':
    'Se tutte e quattro le caselle di equipaggio erano ferite gravi o cadute, la qualità dell’equipaggio scende di un livello, non sotto addestrato. Conta una volta sola insieme a 11.1.4.',
  'rule.10.11.4':
    'Un Kommandant a cui servono cinque mesi o più riceve il battello ordinario più recente della sua classe e un equipaggio nuovo, addestrato e senza Experten, e salpa nel mese dopo la guarigione.',
};
