/** What is going on, and what to weigh at each kind of question, in Italian. */

/** `situation.*` for whoever has lost the thread; `coach.<step>` at the first meeting with a question. */
export const learning: Readonly<Record<string, string>> = {
  'situation.where.sea':
    'Comandate l’U-{boat} ({date}, {place}): danni allo scafo {hull} su {hullLimit}, allagamento {flooding} su {floodingLimit}, ancora {torpedoes} {torpedoes|siluro|siluri}.',
  'situation.where.port': 'L’U-{boat} è in porto e si prepara a riprendere il mare.',
  'situation.where.over': 'La carriera del comandante dell’U-{boat} è finita.',
  'situation.stake.port':
    'Finora {sunk} {sunk|nave|navi} e {tons} t; conta il tonnellaggio, e solo chi rientra può accrescerlo.',
  'situation.stake.sea':
    'Finora {sunk} {sunk|nave|navi} e {tons} t in questa carriera; lo scafo regge ancora {hull} {hull|colpo|colpi}.',
  'situation.stake.lone':
    'Davanti a voi, senza scorta: {ships}. Qui nessuno vi dà la caccia, ma ogni turno in più può portare scorte o aerei.',
  'situation.stake.convoy':
    'Davanti a voi, sotto scorta: {ships}. Ciò che affonda conta; poi la scorta vi cerca.',
  'situation.stake.hunt':
    'Il battello stesso: la scorta cerca, e lo scafo regge ancora {hull} {hull|colpo|colpi}.',
  'situation.stake.raid':
    'Il battello stesso: un aereo attacca, e lo scafo regge ancora {hull} {hull|colpo|colpi}.',
  'situation.stake.over': 'Il bilancio: {sunk} {sunk|nave|navi} e {tons} t.',
  'situation.next.port': 'Si imbarcano i siluri, arrivano gli ordini, il battello salpa.',
  'situation.next.sea':
    'Il battello avanza casella per casella; le vedette segnalano ciò che appare, e l’ultima casella riporta a casa.',
  'situation.next.lone': 'Scegliete distanza e armi e fate fuoco; poi un altro turno o ve ne andate.',
  'situation.next.convoy':
    'Scegliete distanza e bersagli e fate fuoco; poi la scorta tira per trovarvi e, se riesce, cadono le bombe.',
  'situation.next.hunt':
    'Tirano per trovarvi: se riescono cadono le bombe e la ricerca continua; altrimenti vi sottraete.',
  'situation.next.raid':
    'La contraerea può cacciarlo; poi cadono le bombe, e il battello prosegue o si immerge.',
  'situation.next.over':
    'Potete leggere il giornale delle missioni, rivedere la carriera o cominciarne un’altra.',
  'coach.chooseBoat':
    'I battelli più grandi portano più siluri e reggono più danni, ma si immergono più lentamente.',
  'coach.commission': 'Nome e numero sono liberi e non cambiano nulla nel gioco.',
  'coach.boatNumber': 'È solo il numero sulla torretta: scegliete quello che vi piace.',
  'coach.loadout':
    'Il carico consueto è a bordo. I siluri a vapore colpiscono meglio e lasciano una scia di giorno; gli elettrici no, ma a inizio guerra falliscono più spesso.',
  'coach.requestArea': 'Ogni zona offre incontri diversi: guardate le probabilità prima di scegliere.',
  'coach.mineLoad': 'Finché non sono posate, le mine occupano i tubi; solo la riserva è da scegliere.',
  'coach.course':
    'Proseguire salta le caselle tranquille. Rientrate prima solo se danni o tubi vuoti rendono il resto troppo rischioso.',
  'coach.turnHome': 'La missione è interrotta; meno caselle in rotta, meno incontri.',
  'coach.resupply': 'Un rifornitore porta siluri e più tempo in mare, ma l’incontro può essere scoperto.',
  'coach.takeOver': 'Prendete ciò che manca ai tubi; quel che resta è perso.',
  'coach.contact': 'Soppesate il tonnellaggio e la scorta: lasciar passare costa solo l’occasione.',
  'coach.wait':
    'Di notte potete attaccare in superficie e siete più difficili da trovare, ma nell’attesa il contatto può sfuggire.',
  'coach.chooseLight': 'Giorno o notte decidono se potete restare in superficie vicino alla scorta.',
  'coach.approach':
    'Più vicino vuol dire più colpi e più pericolo: vicino alla scorta bisogna prima eluderla.',
  'coach.salvo':
    'Pochi tubi, molte navi: decidete che cosa affondare. Due siluri su una nave valgono di solito più di uno ciascuna.',
  'coach.weapon':
    'I siluri affondano, il cannone li risparmia. Prua, poppa e cannone si usano una volta per turno.',
  'coach.volley': 'Puntate tubo per tubo; ciò che trattenete resta carico per la prossima nave.',
  'coach.gunnery': 'Le granate costano poco e fanno poco: buone per finire ciò che un siluro ha cominciato.',
  'coach.another': 'Ogni turno in più lascia arrivare scorte e aerei.',
  'coach.testDepth':
    'Più giù siete difficili da trovare, ma costa una casella di scafo e mette a rischio il battello, tanto più quanto lo scafo è danneggiato.',
  'coach.evade': 'Indovinate dove vira la scorta: dalla parte opposta meno colpi, dalla stessa di più.',
  'coach.evadeTogether':
    'Ogni battello cacciato vira per sé; nessuno vede la scelta dell’altro prima delle bombe.',
  'coach.reload': 'I tubi si riempiono dalla riserva: pensate alla luce del prossimo attacco.',
  'coach.follow': 'Seguire offre un altro attacco alle stesse navi, e un’altra caccia.',
  'coach.chooseDamaged': 'Una nave danneggiata è lenta e vuole meno colpi; la più grande vale di più.',
  'coach.stayUp': 'La contraerea può chiudere l’attacco, ma chi resta in superficie riceve le bombe.',
  'coach.spareParts': 'Riparate prima ciò che impedisce di immergersi o di rientrare.',
  'coach.boatRequest': 'Un battello più nuovo è più forte, ma aspettarlo costa tempo.',
  'coach.chooseNewBoat': 'Confrontate scafo, tubi e siluri; la carriera continua a bordo.',
  'coach.luck':
    'Un segnalino fortuna permette di ritirare, nel bene o nel male; tenetelo per un tiro che può finire tutto.',
  'coach.packName': 'Il comandante più anziano dà il nome al branco; altro non ne dipende.',
  'coach.ownPackName': 'Qualunque nome va bene, purché tutti lo leggano.',
  'coach.joinPack':
    'Il convoglio, con il branco, promette di più ed è meglio difeso; le altre navi le cacciate da soli.',
  'coach.packFollow':
    'Ogni turno al convoglio porta tonnellaggio e un’altra caccia; un battello danneggiato dovrebbe andarsene.',
};
