/** Italian: the rule cases of docs/coverage/naval-battles.md, each with a short heading and the rule in our own words. */
import type { Catalogue } from '@flotilla/table';

export const rulesIt: Catalogue = {
  // headings
  'heading.setup': 'Preparazione',
  'heading.setup.order': 'Ordine dei giocatori',
  'heading.setup.navies': 'Marine',
  'heading.setup.fleets': 'Flotte e riserva',
  'heading.setup.formation': 'Formazione',
  'heading.setup.nonCombatant': 'Non combattente',
  'heading.setup.cards': 'Prime mani',
  'heading.setup.command': 'Comando',
  'heading.win': 'Come si vince',
  'heading.sequence': 'Sequenza di gioco',
  'heading.actions': 'Azioni',
  'heading.reinforce': 'Rinforzi',
  'heading.rearrange': 'Riordinare la flotta',
  'heading.defences': 'Difese avversarie',
  'heading.resolve': 'Risoluzione',
  'heading.discard': 'Scarto',
  'heading.draw': 'Tutti pescano',
  'heading.attack': 'Come si attacca',
  'heading.attack.symbols': 'Simboli corrispondenti',
  'heading.attack.platforms': 'Più simboli',
  'heading.attack.range': 'Portata',
  'heading.attack.damage': 'Danni',
  'heading.attack.sink': 'Affondare una nave',
  'heading.attack.large': 'Grosso calibro',
  'heading.attack.hard': 'Difficile da fermare',
  'heading.defence.symbols': 'Simboli di difesa',
  'heading.evasion': 'Schivata',
  'heading.card.gun': 'Combattimento con cannoni',
  'heading.card.missile': 'Combattimento con missili',
  'heading.card.torpedo': 'Combattimento con siluri',
  'heading.card.air': 'Supporto aereo',
  'heading.card.air.strike': 'Supporto aereo: attacco',
  'heading.card.air.asw': 'Supporto aereo: caccia',
  'heading.card.bombardment': 'Bombardamento',
  'heading.card.plan': 'Piano di battaglia',
  'heading.card.intelligence': 'Spionaggio',
  'heading.card.nearMiss': 'Mancato di poco',
  'heading.card.tactics': 'Tattica superiore',
  'heading.card.repair': 'Riparazione',
  'heading.card.screen': 'Nave schermo',
  'heading.inherent.air': 'Attacchi aerei di navi',
  'heading.inherent.asw': 'Caccia dalle navi',
  'heading.option.rows': 'Facoltativa: file',
  'heading.option.teams': 'Facoltativa: squadre',
  'heading.option.cards': 'Facoltativa: carte',
  'heading.scenarios': 'Scenari',
  'heading.orders': 'Ordini permanenti',
  'heading.R1': 'Interpretazione R1',
  'heading.R7': 'Interpretazione R7',
  'heading.R14': 'Interpretazione R14',
  'heading.R21': 'Interpretazione R21',
  'heading.R26': 'Interpretazione R26',
  'heading.R43': 'Interpretazione R43',

  // set-up
  'rule.setup':
    'In quest’ordine: si tira per il primo giocatore, si scelgono le marine, si scelgono in segreto e si schierano le flotte, si mescolano e si pescano le carte azione. Uno scenario porta marine e flotte proprie: restano solo il primo giocatore, le formazioni e le mani.',
  'rule.setup.order':
    'Ognuno tira un dado; comincia il più alto, e chi è in parità per questo tira di nuovo. L’ordine dei giocatori segue poi il senso orario a partire dal primo. Se uno scenario dice chi comincia, nessuno tira.',
  'rule.setup.navies':
    'Nell’ordine dei giocatori ognuno prende una delle nove marine ancora libere. Taiwan, Norvegia e Argentina sono troppo piccole per flotte di più di 20 punti, e in battaglie minori sono deboli contro le marine maggiori.',
  'rule.setup.fleets':
    'Tutti scelgono in segreto e insieme almeno una nave della propria marina, per un valore totale non superiore ai punti iniziali: di solito 25, meglio 15 o 20 se partecipa una marina piccola. I punti avanzati sono persi, a meno che si possano comprare carte azione. Le altre navi della marina sono la riserva, che tutti possono vedere quando la flotta è mostrata.',
  'rule.setup.formation':
    'Nell’ordine dei giocatori ogni flotta è schierata scoperta in tre file al massimo, riempite dal davanti: la fila 1 è la più vicina al nemico, e nessuna sta dietro una fila vuota. I sottomarini stanno a lato e cominciano passivi; una flotta di soli sottomarini non ha file. Se gli affondamenti vuotano una fila, quelle dietro avanzano alla fine della risoluzione.',
  'rule.setup.nonCombatant':
    'Il non combattente naviga solo negli scenari. È una nave di superficie senza armi né difese proprie, con scafo 4 e senza valore, salvo quanto dice lo scenario. Carte e altre navi possono difenderlo, e per lui si può giocare Nave schermo.',
  'rule.setup.cards':
    'Si mescolano le 110 carte azione, meno quelle comprate; poi, nell’ordine dei giocatori, ognuno pesca fino al limite della mano. Le carte che uno scenario dà a una flotta si tolgono prima, a caso fra quelle del loro genere. Stanno coperte accanto alla flotta, note al proprietario, non contano nella mano, si usano come carte della mano e non sono sostituite.',
  'rule.setup.command':
    'Il limite della mano è di 7 carte più il comando di tutte le vostre navi in mare. Conta solo quando si pesca: una nave comando che arriva lo alza dalla pesca successiva; perderne una lo abbassa, ma per questo nessuno scarta.',

  // winning and the sequence of play
  'rule.win':
    'Dopo ogni round completo vince chi ha affondato navi che valgono almeno i punti iniziali, o l’obiettivo dello scenario. Fra più giocatori vince il totale più alto, poi più punti a galla, poi meno punti persi; altrimenti la vittoria è condivisa. Senza squadre, chi alla fine di una risoluzione non ha né navi né sottomarini è fuori e perde carte e riserva; l’ultimo giocatore rimasto vince subito. Quattro round completi di fila in cui nessuno dichiara un attacco chiudono la partita a favore di chi ha affondato di più, parità come sopra; il numero si può cambiare, e 0 vuol dire mai.',
  'rule.sequence':
    'Un round è un turno per ogni giocatore ancora in gioco, nell’ordine dei giocatori. Un turno ha cinque fasi: azioni, difese avversarie, risoluzione, scarto, e tutti pescano. Appena si pesca l’ultima carta, gli scarti mescolati diventano il nuovo mazzo; le carte danno restano sotto le loro navi.',
  'rule.actions':
    'Il giocatore di turno può giocare carte, attaccare con i mezzi delle navi, far arrivare rinforzi, riordinare la flotta, cambiare modo ai sottomarini e scrivere ordini permanenti, in qualsiasi ordine e quante volte vuole. Ogni nave ha un’azione per turno. Una carta può essere annullata da Spionaggio appena giocata. Quando il giocatore di turno conclude, formazione e attacchi sono definitivi.',
  'rule.reinforce':
    'Nella vostra fase azioni scartate carte e fate entrare navi della riserva che insieme non valgano più dei valori di rinforzo di quelle carte; il resto è perso. Potete farlo più volte, Spionaggio non può impedirlo e le navi possono agire subito. Le navi di superficie che arrivano insieme entrano in una fila a vostra scelta, esistente o nuova dietro; i sottomarini arrivano passivi. Alcuni scenari non ammettono rinforzi.',
  'rule.rearrange':
    'Nella vostra fase azioni le navi di superficie possono cambiare fila e i sottomarini diventare attivi o passivi, quante volte volete e senza usare la loro azione. Le file restano riempite dal davanti, nessuna è vuota davanti a un’altra, e ogni attacco dichiarato deve restare possibile (R26).',
  'rule.defences':
    'I giocatori attaccati rispondono uno dopo l’altro, nell’ordine dei giocatori a partire da quello di turno. Ognuno dichiara tutto insieme: carte, difese proprie delle navi e Navi schermo, ciascuna contro un solo attacco alla propria flotta; più d’una può andare contro lo stesso. Le carte fra queste possono poi essere annullate da Spionaggio e non sono sostituite. Poi si esegue tutto, dadi e navi schermo, nell’ordine dichiarato o uno alla volta a scelta del difensore; ciò che arriva tardi è perso. Infine i bersagli che possono tentano la schivata contro gli attacchi rimasti.',
  'rule.resolve':
    'Gli attacchi non annullati, fermati o schivati hanno effetto insieme. Il giocatore di turno tira per ogni attacco aereo e caccia ai sottomarini, e le carte di cannoni, missili e siluri fanno i loro danni; solo allora le navi affondano. Dopo si chiudono le file vuote, i giocatori senza navi sono fuori, le carte usate si scartano e i Piani di battaglia finiscono.',
  'rule.discard':
    'Dopo la risoluzione il giocatore di turno, e nessun altro, può scartare le carte della mano che vuole. Le carte coperte accanto alla flotta non si scartano qui.',
  'rule.draw':
    'Ogni giocatore ancora in gioco con meno carte del limite della mano pesca fino al limite, prima quello di turno, poi gli altri nell’ordine dei giocatori. Chi ne ha di più le tiene. Se mazzo e scarti sono vuoti, nessuno pesca finché non si scartano altre carte.',

  // attacks
  'rule.attack':
    'Nella vostra fase azioni attaccate con Combattimento con cannoni, con missili o con siluri, sparati da navi, con Supporto aereo o Bombardamento, o con gli aerei e i mezzi antisommergibili propri delle navi. Ogni attacco nomina il bersaglio quando è dichiarato; i bersagli possono stare in flotte nemiche diverse. Ogni nave ha un’azione per turno, sia che spari con altre, faccia attacchi aerei o dia la caccia ai sottomarini. Il nemico si difende prima di ogni effetto.',
  'rule.attack.symbols':
    'Una carta d’attacco dev’essere sparata da navi che mostrano i suoi simboli, non hanno agito in questo turno e sono a portata; un sottomarino dev’essere attivo. Sparare è la loro azione, anche se la carta è annullata. I danni non ostacolano nessuna nave.',
  'rule.attack.platforms':
    'Il numero di piattaforme di una carta, da 1 a 3, dice quanti dei suoi simboli servono, mescolati a piacere. Una nave dà ogni diverso simbolo corrispondente che mostra, tutti alla stessa carta; ciò che manca viene da altre navi, e averne di più non aiuta. Di fronte alle difese la carta conta come ogni tipo stampato, usato o no.',
  'rule.attack.range':
    'La distanza è la fila del bersaglio più le file davanti alla nave che spara: dalla fila 1 alla fila 1 è 1, dalla fila 2 alla fila 3 è 4. Ogni nave che spara dev’essere entro la portata della carta, né troppo lontana né troppo vicina. Ogni flotta nemica sta direttamente di fronte alla vostra. Un sottomarino attivo lancia missili come dalla fila 1. Nessuna portata per siluri, attacchi aerei e caccia ai sottomarini.',
  'rule.attack.damage':
    'Una carta di cannoni, missili o siluri che nessuno ferma va sotto il bersaglio e conta il suo numero di danni. Resta lì finché Riparazione o l’affondamento della nave non la libera, e non ostacola la nave in nulla. I sottomarini non subiscono danni: sono affondati o illesi.',
  'rule.attack.sink':
    'Una nave affonda quando i danni raggiungono lo scafo, quando un attacco aereo o una caccia ottiene il suo numero, quando un cannone di grosso calibro la affonda subito, e un sottomarino quando un siluro colpisce. Va nella pila del giocatore di turno, chiunque abbia fatto i danni precedenti, e vi conta i suoi punti; le sue carte danno si scartano. I danni in eccesso sono persi.',
  'rule.attack.large':
    'Una carta Combattimento con cannoni con il segno del grosso calibro affonda subito il bersaglio, qualunque sia lo scafo, se almeno una delle navi che sparano usa un cannone di grosso calibro e l’attacco non è fermato. Vale anche per una nave che si frappone. Senza cannone di grosso calibro la carta fa solo i suoi danni.',
  'rule.attack.hard':
    'Il numero «difficile da fermare» di una carta d’attacco, −1 o −2, si aggiunge a ogni dado che cerca di fermarla, schivata compresa: con −2 una difesa a 4 richiede un 6. Una copia con Tattica superiore ha lo stesso numero. Spionaggio e Nave schermo non tirano dadi e non ne risentono.',

  // defences
  'rule.defence.symbols':
    'Una difesa nomina tipi d’attacco e un numero. Si oppone a un attacco che ha almeno uno di quei tipi; un dado pari o superiore al numero lo ferma. Una carta non ha bisogno di navi per la difesa ed è spesa. Ogni numero di difesa di una nave vale una volta in ogni turno avversario, per qualsiasi nave o sottomarino della sua flotta; non costa azione, e i danni non lo ostacolano.',
  'rule.evasion':
    'Un bersaglio con un numero di schivata tira un dado per ogni attacco contro di sé che resta dopo navi schermo e difese; quel numero o più ferma l’attacco. Si tira senza dichiararlo. Un sottomarino ha un numero da passivo e uno da attivo. «Difficile da fermare» e Piani di battaglia contano.',

  // action cards
  'rule.card.gun':
    'In attacco: navi con i suoi simboli di cannone (piccolo, medio, grosso calibro) sparano a una nave di superficie nemica a portata, che subisce i danni se l’attacco non è fermato. Con il segno del grosso calibro, un tale cannone affonda subito. In difesa, invece: un dado contro un attacco di un tipo indicato sulla carta, senza navi.',
  'rule.card.missile':
    'In attacco: navi con i suoi simboli (missile superficie-superficie, missile da crociera) sparano a una nave di superficie nemica a portata, che subisce i danni se l’attacco non è fermato. Un sottomarino attivo lancia come dalla fila 1. In difesa, invece: un dado contro un attacco di un tipo indicato sulla carta, senza navi.',
  'rule.card.torpedo':
    'In attacco: navi con il simbolo del siluro lo lanciano contro una nave di superficie, che subisce i danni, o contro un sottomarino, che affonda. Non c’è portata: navi di superficie e sottomarini attivi raggiungono ogni fila e ogni sottomarino. In difesa, invece: un dado contro un attacco di un tipo indicato sulla carta, senza navi.',
  'rule.card.air':
    'Tre usi a scelta: un attacco aereo o una caccia ai sottomarini nella vostra fase azioni, oppure un dado in difesa contro un attacco di un tipo indicato sulla carta. Non richiede navi e non ha portata. Dove uno scenario vieta gli attacchi aerei, restano gli altri due usi.',
  'rule.card.air.strike':
    'Supporto aereo attacca una nave di superficie nemica in qualsiasi fila, mai un sottomarino. Se l’attacco non è fermato né schivato, tirate un dado nella risoluzione: il numero d’attacco aereo o più affonda subito la nave, meno non fa nulla.',
  'rule.card.air.asw':
    'Supporto aereo attacca un sottomarino nemico, attivo o passivo, e nient’altro. Se l’attacco non è fermato né schivato, tirate un dado nella risoluzione: il numero di caccia o più lo affonda, meno non fa nulla.',
  'rule.card.bombardment':
    'Costa altre due carte, scartate nel giocarla; senza di esse non si può giocare, e una Tattica superiore annunciata come sua copia non paga. Quattro attacchi aerei, due a 5 e due a 6, su navi di superficie di una sola flotta nemica, distribuiti come volete. Non servono navi. Sono quattro attacchi, da fermare uno per uno, ma Spionaggio contro la carta li annulla tutti.',
  'rule.card.plan':
    'Si gioca nella vostra fase azioni: +1 a tutti i vostri dadi, o −1 a tutti i dadi di un avversario, fino alla fine della risoluzione di questo turno. Contano attacchi aerei, caccia, difese e schivata. Più piani si sommano.',
  'rule.card.intelligence':
    'Annulla una carta che un avversario ha appena giocato per il suo effetto, in attacco, appoggio o difesa, Spionaggio compreso; mai rinforzi, pagamenti, scarti o ciò che le navi fanno da sé. Gli avversari sono interpellati insieme e in segreto; se giocano due o più persone, tutti quelli che potrebbero avere una risposta. Se più d’uno la gioca, l’ha giocata solo il primo nell’ordine dei giocatori dopo il proprietario della carta, gli altri tengono la loro. La carta annullata si scarta; i costi restano pagati e le navi che sparavano hanno agito. Se uno Spionaggio è annullato, si può rispondere di nuovo alla carta a cui rispondeva.',
  'rule.card.nearMiss':
    'Si gioca in difesa contro un attacco alla vostra flotta di un tipo indicato sulla carta, a una nave o a un sottomarino: un dado, e il numero o più ferma l’attacco. Nella vostra fase azioni non serve, se non come rinforzo o pagamento.',
  'rule.card.tactics':
    'Si gioca insieme a un’altra vostra carta, come sua copia: attacco, difesa, Nave schermo, Piano di battaglia, Riparazione o Spionaggio, non rinforzi. La copia ha navi, bersaglio, uso e costi propri, e come danno conta il numero copiato. Ognuna va annullata a parte; la copia sopravvive all’originale. Più d’una può copiare la stessa carta. Nella fase azioni una copia che non trova nulla da fare resta in mano.',
  'rule.card.repair':
    'Si gioca nella vostra fase azioni: scartate una o più carte danno, quante volete, da vostre navi che non hanno agito. Quelle navi sono in riparazione e non possono agire in questo turno; le loro difese proprie valgono ancora, e un’altra Riparazione può toccarle. Se è annullata, nulla è riparato e le navi possono agire.',
  'rule.card.screen':
    'Si gioca in difesa: un’altra vostra nave di superficie, nella fila del bersaglio o in una qualsiasi davanti, prende l’attacco su di sé. Non per i sottomarini. La portata non si ricontrolla; tipo, danni e «difficile da fermare» restano. Più carte possono passarsi un attacco; è persa quella la cui nave non può più frapporsi, o il cui attacco è già fermato.',
  'rule.inherent.air':
    'Una nave con numeri d’attacco aereo può usare la sua azione per uno o più attacchi, uno con ciascun numero, su navi di superficie in qualsiasi fila, di una o più flotte, mai su sottomarini. Se un attacco non è fermato né schivato, un dado pari o superiore al suo numero affonda subito il bersaglio. In un turno una nave fa attacchi aerei o caccia ai sottomarini, non entrambi. Spionaggio non può annullarli.',
  'rule.inherent.asw':
    'Una nave con numeri di caccia ai sottomarini può usare la sua azione per uno o più attacchi, uno con ciascun numero, allo stesso sottomarino nemico o a diversi, senza portata; un sottomarino dev’essere attivo per cacciare. Se un attacco non è fermato né schivato, un dado pari o superiore al suo numero affonda il bersaglio. Spionaggio non può annullarlo.',

  // optional rules, scenarios and our own
  'rule.option.rows':
    'Se concordato, o se lo dice lo scenario, il dado di ogni attacco aereo, di navi o di carte, ha −1 contro una nave nella fila 2 e −2 contro una nella fila 3. Dopo una nave schermo conta la fila della nave colpita.',
  'rule.option.teams':
    'Una squadra ha i punti iniziali in comune; da 20 a 50 vanno bene. Il primo membro propone le quote; se un compagno rifiuta propone il successivo, e senza accordo sono uguali. Ogni membro ha marina, flotta e mano proprie; i compagni non si attaccano, non si difendono e non si annullano le carte. Nessuno è eliminato: senza navi si possono ancora far arrivare rinforzi. Dopo un round completo vince la squadra i cui punti affondati insieme raggiungono l’obiettivo, o che sola ha navi in mare; se nessuno ne ha più, decidono i punti affondati.',
  'rule.option.cards':
    'Se concordato, e mai negli scenari: mostrate le flotte, i giocatori comprano carte azione del mazzo con i punti avanzati, una alla volta nell’ordine dei giocatori, ciascuna per il suo valore di rinforzo, finché in un giro intero nessuno compra. Le carte stanno coperte, non contano nella mano, si usano come carte della mano e non sono sostituite.',
  'rule.scenarios':
    'Uno scenario fissa le flotte, e talvolta carte, primo giocatore, un ultimo round e il divieto di rinforzi, Bombardamento o ogni attacco aereo. La riserva è il resto della marina, se non dice altro. Si vince con il suo obiettivo di punti o per la sorte del non combattente: la sua perdita decide subito, la sua salvezza dopo l’ultimo round. Altrimenti dopo l’ultimo round vince chi ha più punti. Ogni parità va alla parte che esso nomina se vi rientra, altrimenti come al solito. Vince anche l’ultima flotta a galla; i round senza affondamenti non chiudono una battaglia per il non combattente.',
  'rule.orders':
    'Una regola nostra, per giocare fuori turno: ordini segreti che rispondono per voi durante i turni altrui. Li scrivete nella vostra fase azioni o con una risposta. Spionaggio: chiedermelo, chiedermelo solo per le carte che mi riguardano, o passare. Difesa: chiedermelo; passare se né dadi né navi schermo possono servire, altrimenti chiedermelo; le carte migliori per la nave attaccata più preziosa e solo le difese proprie delle navi per le altre; o le carte migliori per tutto. Se giocano due o più persone, si chiede anche a chi non può più fermare nulla.',

  // rulings
  'rule.R1':
    'Combattimento con cannoni e Combattimento con missili non si possono puntare su sottomarini; possono solo Combattimento con siluri e la caccia ai sottomarini. La portata si conta in file, e un sottomarino non sta in nessuna.',
  'rule.R7':
    'Un sottomarino passivo non spara e non caccia; tenta solo la schivata, con il numero da passivo. Potete renderlo attivo nella vostra fase azioni senza usare la sua azione. Da allora usa il numero da attivo finché non lo rendete passivo in una fase azioni.',
  'rule.R14':
    'Ogni difesa è legata a un attacco prima di ogni dado. Se un altro dado ferma prima quell’attacco, la difesa è persa e la sua carta spesa; non può passare a un altro attacco.',
  'rule.R21':
    'Attacchi aerei e cacce si tirano nell’ordine dichiarato. Appena uno condanna una nave, gli altri contro di essa non si tirano; non hanno effetto e non cambiano bersaglio.',
  'rule.R26':
    'Potete riordinare dopo aver dichiarato attacchi, finché non concludete, se ogni attacco dichiarato resta possibile: ogni nave che spara a portata del bersaglio, ogni sottomarino attaccante attivo. Gli attacchi annullati non contano.',
  'rule.R43':
    'Ogni marina è presa da un solo giocatore, perché le sue carte nave esistono una volta sola; uno scenario può dividerla fra due flotte. I punti iniziali non spesi in navi o in carte sono persi.',
};
