/** The Hunters in Italian: every case of the rules in a sentence or two of our own. */
export const ruleTexts: Readonly<Record<string, string>> = {
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
  'rule.8.0': 'In ogni casella di rotta le vedette tirano su E1.',
  'rule.8.1': 'Tipi di incontro.',
  'rule.8.1.1':
    'Un tiro per casella, due o tre dove è segnato, di più con un diesel fuori uso o un compito da eseguire.',
  'rule.8.1.2': 'La tabella indica navi, con o senza scorta, oppure aerei.',
  'rule.8.1.3':
    'Un convoglio mostra quattro navi. Convogli e navi maggiori hanno sempre scorta; una nave, due navi o una petroliera sola no.',
  'rule.8.1.4': 'Attaccare le navi è sempre una vostra scelta; lasciatele passare e non sarete scoperti.',
  'rule.8.1.5': 'Gli aerei non si possono evitare.',
  'rule.8.1.6': 'Un evento casuale sostituisce l’incontro.',
  'rule.8.2': 'Quali navi sono.',
  'rule.8.2.1': 'Un dado per nave: da 1 a 3 piccolo mercantile, 4 e 5 grande mercantile, 6 petroliera.',
  'rule.8.2.2': 'Gli elenchi danno nome e tonnellaggio. Le navi maggiori hanno forte scorta: ricerca +1.',
  'rule.8.2.3': 'Al largo del Nord America le navi vengono da un elenco proprio.',
  'rule.8.2.4': 'Le navi attaccate si scrivono sul giornale.',
  'rule.8.2.5':
    'Il tonnellaggio decide quanti punti di danno regge una nave; le piccole petroliere due, come le altre navi piccole.',
  'rule.8.2.6': 'Visto che cosa sono, potete rinunciare.',
  'rule.8.3': 'Giorno e notte.',
  'rule.8.3.1': 'Un dado: da 1 a 3 giorno, da 4 a 6 notte.',
  'rule.8.3.2':
    'Di giorno potete pedinare le navi fino al buio: da 1 a 4 notte, 5 e 6 contatto perduto. Non una nave maggiore intatta.',
  'rule.8.3.3': 'La luce si segna per lo scontro.',
  'rule.8.3.4': 'Le navi danneggiate che si seguono si attaccano all’ora che scegliete.',
  'rule.8.3.5':
    'Nell’Artico giorno e notte seguono la stagione; giugno non ha notte, dicembre non ha giorno.',
  'rule.9.0': 'Come si attaccano le navi e come rispondono.',
  'rule.9.1': 'La plancia di combattimento.',
  'rule.9.1.1':
    'Sotto 5.001 t una nave regge 2 punti di danno, sotto 10.000 t 3, oltre 4; una nave maggiore 5.',
  'rule.9.1.2': 'Potete mirare a qualunque nave, o rompere il contatto senza essere scoperti.',
  'rule.9.1.3': 'Giorno o notte si segna.',
  'rule.9.1.4': 'La distanza è breve, media o lunga.',
  'rule.9.1.5': 'In superficie o in immersione si segna.',
  'rule.9.1.6': 'La scorta si segna, con la sua qualità dove vale quella regola.',
  'rule.9.1.7': 'La qualità degli aerei si segna dove vale quella regola.',
  'rule.9.1.8': 'Si segna lo stato della scorta di un convoglio attaccato in branco.',
  'rule.9.1.9': 'I colpi in arrivo si contano.',
  'rule.9.2': 'Tirare sulle navi.',
  'rule.9.2.1':
    'Scegliete i tubi di prua o di poppa e puntate ogni siluro prima che corra il primo. Le due estremità insieme solo di notte in superficie o contro navi senza scorta.',
  'rule.9.2.2':
    'A distanza breve la scorta cerca prima del lancio: scoperti con 10 o più, contano solo l’anno e le Spade. Scoperti, non potete lanciare. Dopo il lancio cerca di nuovo.',
  'rule.9.2.3': 'U1 per ogni siluro: più vicino, meglio è.',
  'rule.9.2.4': 'U2 per ogni siluro a segno: i primi siluri spesso non esplodevano.',
  'rule.9.2.5': 'U3 per ogni siluro esploso: punti di danno tolti alla nave; a zero affonda.',
  'rule.9.2.6': 'Sul giornale le navi affondate si cerchiano, le danneggiate si spuntano.',
  'rule.9.2.7':
    'Un turno è il vostro tiro e poi la ricerca della scorta. Le unità di scorta non si attaccano mai.',
  'rule.9.2.8':
    'I tubi si ricaricano dopo un incontro, prima di un turno supplementare e prima di un inseguimento.',
  'rule.9.3': 'Il cannone.',
  'rule.9.3.1': 'Il cannone spara in superficie e solo a navi senza scorta.',
  'rule.9.3.2': 'Fino a due salve, ciascuna su una nave qualunque.',
  'rule.9.3.3': 'U1 e U3 come per i siluri, senza difettosi; il cannone da 10,5 cm colpisce più forte.',
  'rule.9.3.4': 'La contraerea non si usa contro le navi.',
  'rule.9.4': 'Navi senza scorta.',
  'rule.9.4.1': 'Una nave, due navi o una petroliera sola non hanno scorta.',
  'rule.9.4.2':
    'Nessuno cerca. Tubi di prua, tubi di poppa e cannone sparano uno dopo l’altro in qualunque ordine; ognuno si punta prima del suo tiro, e se ne vede l’esito prima del successivo.',
  'rule.9.4.3': 'Per un altro turno si ricarica e si tira: può sopraggiungere la scorta o un aereo.',
  'rule.9.4.4': 'Quanti turni volete, finché non arriva la scorta.',
  'rule.9.4.5': 'I turni supplementari valgono solo contro navi senza scorta.',
  'rule.9.4.6':
    'Quando sopraggiunge la scorta siete in immersione, e per la sua prima ricerca la distanza non conta.',
  'rule.9.5': 'Attacco notturno in superficie.',
  'rule.9.5.1':
    'Dalla superficie si mira meglio, ma dal 1941 si è scoperti più facilmente, le prime bombe di profondità colpiscono più forte e non si può scendere subito oltre la quota di collaudo.',
  'rule.9.5.2':
    'L’altra estremità può lanciare una seconda salva, decisa prima che corra il primo siluro: +1 per colpire, e più facili da scoprire.',
  'rule.9.6': 'Ricerca e bombe di profondità si alternano finché sfuggite o siete perduti.',
  'rule.9.6.1': 'La scorta cerca dopo il vostro tiro; a distanza breve prima e dopo.',
  'rule.9.6.2':
    'La scorta che sopraggiunge in un turno supplementare cerca subito, e di nuovo dopo il vostro tiro.',
  'rule.9.6.3':
    'I modificatori si sommano. L’attacco notturno in superficie conta in ogni ricerca, ma solo per le prime bombe di profondità; il lancio da prua e da poppa conta solo nella prima ricerca.',
  'rule.9.6.4':
    'Prima di una ricerca potete scendere oltre la quota di collaudo: una casella di scafo, poi i dadi contro lo scafo. Più delle caselle: salvi e −1. Uguale: un’altra casella e da capo. Meno: il battello è perduto.',
  'rule.9.6.5': 'Una volta per turno, quante volte osate.',
  'rule.9.6.6': 'Non nel primo turno di un attacco notturno in superficie.',
  'rule.9.6.7':
    '8 o meno, o un 2 naturale: non scoperti. Da 9 a 11: scoperti. 12 o più: scoperti, e +1 alle bombe di profondità.',
  'rule.9.6.8': 'E3: più è alto, peggio è; 13 o più affonda il battello.',
  'rule.9.6.9': 'Ogni colpo si tira su E4 e ha effetto prima del successivo.',
  'rule.9.6.10': 'I colpi sull’equipaggio si risolvono subito: chi, e quanto gravemente.',
  'rule.9.6.11':
    'L’ultima casella di scafo è la fine; l’ultima di allagamento costringe a emergere e ad autoaffondarsi.',
  'rule.9.6.12': 'Una volta scoperti, ogni altra ricerca ha +1, non di più.',
  'rule.9.7': 'Seguire navi scortate e convogli.',
  'rule.9.7.1': 'Dopo il primo turno potete restare nella casella e seguire.',
  'rule.9.7.2': 'Le navi senza scorta non si seguono; per loro ci sono i turni supplementari.',
  'rule.9.7.3': 'Prima vengono le riparazioni; essere stati scoperti non impedisce di seguire.',
  'rule.9.7.4': 'Una nave maggiore si segue solo se danneggiata, e conserva la scorta.',
  'rule.9.7.5': 'Dopo l’inseguimento la luce si tira di nuovo; con navi danneggiate la scegliete.',
  'rule.9.7.6':
    'Le navi danneggiate si seguono senza tiro. Un dado: da 1 a 4 ancora sotto scorta, 5 e 6 sola. Ne scegliete una.',
  'rule.9.7.7':
    'Un convoglio o navi scortate intatte si mantengono da 1 a 4. Un convoglio mostra quattro navi nuove.',
  'rule.9.7.8': 'O le navi danneggiate o le altre; dopo le danneggiate il convoglio è andato.',
  'rule.9.7.9': 'Conta come un nuovo incontro con nuova tattica; i tubi si ricaricano.',
  'rule.9.7.10': 'Una nave danneggiata sotto scorta sulla quale non si tira sfugge (seconda edizione).',
  'rule.9.8': 'Aerei.',
  'rule.9.8.1':
    'A1: con 6 o più vi immergete in tempo; con meno, uno o due attacchi. Un aereo in un turno supplementare salva il bersaglio (seconda edizione).',
  'rule.9.8.2': 'Bombe: E3 con +2, e +1 nel 1943, nient’altro; e un ferito nell’equipaggio.',
  'rule.9.8.3':
    'La contraerea spara nello stesso momento. Abbattuto: finita. Danneggiato: finita dopo un secondo attacco. Mancato: vi pedina e può chiamare la scorta o un altro aereo, che passa subito all’attacco.',
  'rule.9.8.4': 'Senza armi contraeree in ordine l’aereo conta come mancato.',
  'rule.9.8.5': 'VIIA +1, tipo IX −1 con entrambe le armi.',
  'rule.9.8.6': 'Biscaglia, Gibilterra e gli ultimi anni portano più aerei.',
  'rule.9.8.7': 'Solo il battello contraereo spara ancora dopo il primo attacco.',
  'rule.10.0': 'I danni contano subito, prima ancora di poter essere riparati.',
  'rule.10.1': 'Allagamento.',
  'rule.10.1.1': 'Ogni colpo di allagamento riempie una casella.',
  'rule.10.1.2': 'All’ultima casella bisogna emergere e autoaffondarsi.',
  'rule.10.1.3':
    'Dopo un turno con allagamento un dado: con 5 e 6 una casella in più; il direttore di macchina aiuta, o manca.',
  'rule.10.2': 'Motori.',
  'rule.10.2.1':
    'Un diesel fuori uso: a casa, con due tiri d’incontro per casella. Entrambi: a rimorchio dalla prima o dall’ultima casella, altrimenti il battello si autoaffonda.',
  'rule.10.3': 'Scafo.',
  'rule.10.3.1': 'Ogni colpo sullo scafo riempie una casella.',
  'rule.10.3.2': 'I danni allo scafo restano fino al cantiere; l’ultima casella affonda il battello.',
  'rule.10.3.3': 'I danni allo scafo allungano i lavori.',
  'rule.10.3.4': 'Scendere oltre la quota di collaudo costa ogni volta una casella di scafo.',
  'rule.10.4': 'Depositi di nafta.',
  'rule.10.4.1': 'Con i depositi in perdita è più facile scoprirvi e colpirvi.',
  'rule.10.4.2': 'Depositi che non si possono riparare mettono fine alla missione.',
  'rule.10.5': 'Ferite.',
  'rule.10.5.1': 'Ferita leggera, ferita grave o caduto.',
  'rule.10.5.2': 'La carriera finisce con la morte del Kommandant.',
  'rule.10.5.3':
    'Un ferito grave non può fare il suo servizio: il comando passa, le riparazioni ne soffrono, i feriti possono morire senza medico, il battello s’immerge più lento, il compito fallisce.',
  'rule.10.6': 'Più di un colpo.',
  'rule.10.6.1': 'Allagamento e danni allo scafo si sommano.',
  'rule.10.6.2':
    'Due ferite leggere ne fanno una grave, due gravi uccidono; una leggera non aggiunge nulla a un ferito grave.',
  'rule.10.6.3': 'Gli altri danni non si sommano; ciò che non è a bordo non può essere colpito.',
  'rule.10.6.4': 'Un colpo sulla contraerea mette fuori uso tutte le armi.',
  'rule.10.7': 'Si ripara dopo l’incontro, prima dell’inseguimento; prima si pompa fuori l’acqua.',
  'rule.10.7.1': 'Ogni impianto in avaria ha un tentativo.',
  'rule.10.7.2': 'Un dado contro il numero di E5.',
  'rule.10.7.3': 'Un direttore di macchina Experte dà −1 finché è in forze.',
  'rule.10.7.4': 'Riparato: come prima.',
  'rule.10.7.5': 'Fallito: fuori uso per il resto della missione.',
  'rule.10.7.6': 'E5 dice che cosa comporta un impianto perduto; alcuni vi rimandano a casa.',
  'rule.10.7.7': 'Il cantiere ripara tutto.',
  'rule.10.8': 'Interrompere una missione.',
  'rule.10.8.1': 'Certi danni costringono a rientrare.',
  'rule.10.8.2':
    'Si va alla casella di transito più vicina e poi in porto da quel lato, tirando in ogni casella; a parità scegliete voi.',
  'rule.10.8.3': 'Con un diesel fuori uso si tira due volte in ogni casella.',
  'rule.10.8.4': 'Sulla via del ritorno non si attacca.',
  'rule.10.8.5': 'Potete interrompere quando volete; di per sé non è un fallimento.',
  'rule.10.8.6': 'Un tipo IX che torna prima di metà missione è stato via un solo mese (seconda edizione).',
  'rule.10.9': 'Autoaffondamento.',
  'rule.10.9.1': 'Troppa acqua, o niente motori, e il battello va autoaffondato.',
  'rule.10.9.2': '2d6: con 12 il battello è catturato; altrimenti affonda. L’equipaggio è prigioniero.',
  'rule.10.9.3': '+1 con il Kommandant ferito grave.',
  'rule.10.9.4':
    'Con entrambi i diesel fuori uso lontano dal porto il battello si autoaffonda; l’equipaggio è salvato con 10 o meno e riceve un altro battello.',
  'rule.10.9.5': '+4 a quel tiro senza radio.',
  'rule.10.10': 'Lavori in cantiere.',
  'rule.10.10.1': 'Almeno un mese.',
  'rule.10.10.2': 'Un mese in più con tre o più impianti fuori uso.',
  'rule.10.10.3': 'Un mese in più ogni tre caselle di scafo, anche solo cominciate.',
  'rule.10.10.4': 'La missione successiva comincia nel mese dopo i lavori.',
  'rule.10.10.5':
    'Un battello che richiederebbe cinque mesi viene sostituito; le assegnazioni definitive cessano.',
  'rule.10.10.6': 'Le missioni dei tipi IX e VIID prendono un secondo mese.',
  'rule.10.10.7': 'I feriti guariscono durante i lavori.',
  'rule.10.11': 'Un dado dà i mesi che servono a un ferito grave.',
  'rule.10.11.1': 'Un medico Experte dà −1 finché è in forze.',
  'rule.10.11.2': 'Chi ha bisogno di più tempo dei lavori viene sostituito.',
  'rule.10.11.3':
    'Perdute tutte e quattro le caselle di equipaggio, l’equipaggio scende di un livello, non sotto addestrato.',
  'rule.10.11.4':
    'Un Kommandant a cui servono cinque mesi riceve il battello più recente della sua classe e un equipaggio nuovo.',
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
  'rule.13.0': 'Più di un comandante.',
  'rule.13.1': 'Due giocatori.',
  'rule.13.1.1': 'Entrambi cominciano con lo stesso battello nello stesso mese.',
  'rule.13.1.2':
    'Le missioni si alternano; l’altro giocatore tira per scorta e aerei e sceglie la rotta della scorta.',
  'rule.13.1.3': 'Vince il maggior tonnellaggio.',
  'rule.13.2': 'Tornei di tonnellaggio.',
  'rule.13.2.1': 'Stesso battello, stessa data, vince il maggior tonnellaggio, vivi o morti.',
  'rule.13.2.2': 'Lungo: dal settembre 1939 su un VIIA o un IXA.',
  'rule.13.2.3': 'Breve: dal maggio 1941 su un VIIC o un IXC.',
  'rule.13.3': 'Torneo di sopravvivenza.',
  'rule.13.3.1': 'Contano solo i comandanti vivi nel giugno 1943.',
  'rule.13.4': 'Battelli misti.',
  'rule.13.4.1': 'Ognuno sceglie il proprio tipo.',
  'rule.13.5': 'Torneo dei branchi.',
  'rule.13.5.1': 'Squadre di sei gareggiano per il tonnellaggio.',
  'rule.13.5.2': 'Tutti cominciano su un VIIC nel giugno 1942, diretti in Atlantico.',
  'rule.13.5.3': 'La prima casella dell’Atlantico è un convoglio per tutti.',
  'rule.13.5.4':
    'In ogni turno un battello ha l’attenzione della scorta (+1), gli altri ne approfittano (−1).',
  'rule.13.5.5':
    'Sul convoglio si combatte per tre turni; gli altri battelli si uniscono secondo ciò che hanno incontrato.',
  'rule.13.5.6': 'Si continua finché ogni battello è affondato, è tornato indietro o è rientrato.',
  'rule.14.0': 'Regole facoltative, ciascuna a sé.',
  'rule.14.1': 'Tonnellaggio fisso.',
  'rule.14.1.1': 'Piccolo mercantile 3.500 t, grande mercantile 7.000 t, petroliera 9.000 t.',
  'rule.14.1.2': 'Le navi maggiori si tirano comunque.',
  'rule.14.2': 'Convogli più piccoli.',
  'rule.14.2.1': 'I convogli mostrano tre navi.',
  'rule.14.3': 'Bersagli storici.',
  'rule.14.3.1': 'I nomi si scrivono sul giornale.',
  'rule.14.3.2': 'Una nave affondata non s’incontra più.',
  'rule.14.3.3': 'Si possono usare altri elenchi.',
  'rule.14.4': 'Numeri storici.',
  'rule.14.4.1': 'Ogni tipo ha i suoi numeri.',
  'rule.14.4.2': 'Il numero va sul giornale.',
  'rule.14.5': 'Nomi dei branchi.',
  'rule.14.5.1': 'I branchi portano nomi storici.',
  'rule.14.6': 'Qualità della scorta.',
  'rule.14.6.1':
    'Un dado secondo l’anno prima della prima ricerca: inesperto, addestrato, veterano o scelto.',
  'rule.14.6.2': 'La qualità si segna.',
  'rule.14.6.3':
    'Inesperto: un colpo in meno, mai affondati subito. Veterano: un colpo in più, cinque colpi affondano. Scelto: lo stesso, e +1 alla ricerca.',
  'rule.14.7': 'La qualità degli aerei si tira prima delle bombe.',
  'rule.14.7.2': 'La qualità si segna.',
  'rule.14.7.3': 'Colpi come per la scorta; un equipaggio scelto ferisce due uomini.',
  'rule.14.8': 'Manovre evasive: scegliete da 1 a 6 (sinistra, dritta, avanti diritto) contro un dado.',
  'rule.14.8.1':
    'Altra direzione: un colpo in meno. Stessa direzione: un colpo in più. Stesso numero: tre in più.',
  'rule.14.8.2': 'Più di cinque colpi non affondano subito; ognuno si tira.',
  'rule.14.8.3': 'In due si sceglie in segreto.',
  'rule.14.8.4': 'Non con gli idrofoni in avaria.',
  'rule.14.9':
    'Dopo l’ultima casella in zona un 1 trova un sommergibile rifornitore, un aereo può mandare tutto a monte; la nafta vi riporta in zona.',
  'rule.14.9.1': 'Non nel Mediterraneo, davanti all’America o nei Caraibi.',
  'rule.14.9.2': 'Una volta per missione; un incontro manda tutto a monte.',
  'rule.14.9.3': 'Siluri solo quanto posto e dotazione permettono.',
  'rule.14.9.4': 'Non siete obbligati.',
  'rule.14.9.5': 'La missione dura un mese in più.',
  'rule.14.10': 'Tutte le acque per tutti i battelli.',
  'rule.14.10.1': 'I limiti di 7.3.1 e 7.3.2 non valgono.',
  'rule.14.11': 'Penetrazione del convoglio (seconda edizione).',
  'rule.14.11.1': 'Infiltratevi a distanza breve e le navi all’interno si tirano con +1.',
  'rule.15.1': 'I dieci comandanti di maggior successo della guerra, per misurarvi con loro.',
};
