/** What is going on, and what to weigh at each kind of question, in Italian. */

/** `situation.*` for whoever has lost the thread; `coach.<step>` at the first meeting with a question. */
export const learning: Readonly<Record<string, string>> = {
  'situation.where.setup': 'Le flotte si preparano; nessuno conosce ancora le navi degli altri.',
  'situation.where.battle':
    'Round {round}, di turno: {active}. La vostra flotta ha {ships} {ships|nave|navi}, avete in mano {cards} {cards|carta|carte}.',
  'situation.where.watching': 'Round {round}, di turno: {active}; voi guardate.',
  'situation.stake.race':
    'Le navi affondate sono punti: ne avete {mine}, il rivale migliore {theirs}; chi ne ha {target} a fine round vince.',
  'situation.stake.convoy':
    'Una nave decide questa battaglia: una parte deve affondarla, l’altra salvarla. Punti affondati finora: {mine} e {theirs}.',
  'situation.next.setup':
    'Si scelgono le navi e si dispongono in file; poi si mostrano le flotte e si danno le carte.',
  'situation.next.turn': 'Dichiarate gli attacchi; poi si dichiarano le difese, cadono i dadi e pescate.',
  'situation.next.defend':
    'Dichiarate tutte le difese insieme; poi si tira, e ciò che non è fermato colpisce.',
  'situation.next.answer': 'Potete annullare una carta prima che abbia effetto; altrimenti si prosegue.',
  'situation.next.hand': 'Potete scartare, poi pescate, e tocca al posto seguente.',
  'situation.next.wait': 'Altri decidono; sarete interpellati appena vi riguarda.',
  'situation.next.over': 'La battaglia è finita: tutte le carte sono scoperte, e si può rivederla.',
  'coach.chooseNavy': 'Le marine differiscono per navi, mano e forza: una piccola è più facile da gestire.',
  'coach.dividePoints': 'I punti di una flotta mancano all’altra; entrambe devono poter combattere.',
  'coach.agreeDivision': 'Accettate o fate un’altra proposta: si comincia solo quando tutti sono d’accordo.',
  'coach.buildFleets':
    'Molte armi vogliono molte piattaforme: unite navi forti e navi economiche che facciano da schermo.',
  'coach.layOut': 'La fila 1 arriva più lontano ed è colpita per prima; ciò che deve sopravvivere va dietro.',
  'coach.buyCard': 'Una carta accanto alla flotta è pronta, ma i suoi punti non comprano navi.',
  'coach.actions':
    'Ogni nave agisce una volta per turno, e una carta tenuta può difendervi: attaccate dove si affonda.',
  'coach.reinforce':
    'Le navi entrano per carte di pari valore; il prezzo è una mano troppo scarna per difendersi.',
  'coach.rearrange':
    'Cambiare fila non costa nulla nella fase d’azione: avanti chi deve sparare, dietro chi è debole.',
  'coach.setOrders': 'Gli ordini permanenti rispondono per voi; non giocano mai ciò che non avete permesso.',
  'coach.aim': 'Le navi piccole schivano, le grandi reggono di più: guardate scafo rimasto e punti.',
  'coach.commitShip': 'Una nave che spara ha agito: fate sparare quella che vi serve meno altrove.',
  'coach.fly':
    'Gli aerei affondano con un dado alto, o non fanno nulla: mandateli contro ciò che è duro da logorare.',
  'coach.payBombardment': 'I bombardieri si pagano con carte: date quelle che non giochereste mai.',
  'coach.choosePlan':
    'Un piano di battaglia dà in questo turno +1 a tutti i vostri dadi, o −1 a quelli di un rivale: scegliete dove ne cadranno di più.',
  'coach.chooseRepairs': 'Riparate ciò che restituisce un’arma o tiene a galla una nave preziosa.',
  'coach.copyCard': 'Tattica superiore diventa una copia della carta giocata: dove due valgono più di una.',
  'coach.window': 'Spionaggio annulla questa carta per sempre; chiedetevi se verrà di peggio.',
  'coach.windowForAll': 'Ognuno può rispondere a questa carta; chi non ha nulla lascia passare.',
  'coach.defend':
    'Tutte le difese si dichiarano prima dei dadi, e le carte giocate sono perse: proteggete ciò che vale di più.',
  'coach.rollNext':
    'Le difese si tirano una alla volta: cominciate da quella che dice quali altre servono ancora.',
  'coach.discardCards': 'Una carta inutile per due turni vale meno di una nuova.',
};
