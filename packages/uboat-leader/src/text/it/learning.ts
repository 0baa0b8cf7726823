/** What is going on, and what to weigh at each kind of question, in Italian. */

/** `situation.*` for whoever has lost the thread; `coach.<step>` at the first meeting with a question. */
export const learning: Readonly<Record<string, string>> = {
  'situation.where.battle': '{boat} è a contatto, {place}, fase di combattimento {phase}.',
  'situation.where.campaign':
    '{campaign}, turno {turn}: {boats} {boats|battello|battelli} nella flottiglia, di cui {sea} in mare.',
  'situation.stake.battle':
    'Ancora {ships} {ships|nave|navi} sulla plancia contro {boats} {boats|battello|battelli}; segnalini d’allarme: {alerted}. I mercantili danno punti, le scorte stress e colpi.',
  'situation.stake.campaign':
    'Finora {vp} punti vittoria ({evaluation}), ancora {so} punti opzione, contatti in attesa: {contacts}.',
  'situation.next.setup': 'Scegliete battelli ed equipaggi; poi comincia il primo turno.',
  'situation.next.strategic': 'Potete spendere punti; poi i battelli salpano.',
  'situation.next.operations':
    'Battello per battello passate di zona in zona e pescate eventi; chi è in posizione cerca poi contatti.',
  'situation.next.tactical': 'I battelli in posizione cercano; ogni contatto si può attaccare o lasciare.',
  'situation.next.battle':
    'I battelli muovono, il convoglio avanza, la scorta cerca e attacca, i siluri corrono; poi la fase seguente.',
  'situation.next.refit': 'I battelli in porto recuperano e caricano; poi un nuovo turno.',
  'situation.next.over': 'La campagna è finita; si può rileggere e rivedere.',
  'coach.enlist': 'I punti tenuti pagheranno opzioni: comprate ciò che chiedono le acque della campagna.',
  'coach.crew': 'L’esperienza costa punti e salva battelli: un buon equipaggio regge più stress.',
  'coach.dealMore': 'Un’altra carta può essere migliore, ma ogni battello ha il suo prezzo.',
  'coach.takeDealt': 'Prendete il battello, o lasciatelo e risparmiate i punti.',
  'coach.station': 'Un porto vicino risparmia eventi in rotta.',
  'coach.spend': 'L’aiuto comprato vale solo questo turno; i punti non spesi restano.',
  'coach.loadMines': 'Le mine occupano il posto dei siluri; posatele presto.',
  'coach.loadAdvanced': 'I siluri speciali sono pochi: dateli a chi li userà.',
  'coach.nextToSail': 'L’ordine conta solo se più battelli vogliono le stesse acque.',
  'coach.sail':
    'Ogni passo costa eventi; fermatevi dove i contatti sono probabili e l’equipaggio è in forze.',
  'coach.eventOffer': 'Un’offerta: confrontate il prezzo con ciò che servirà al contatto.',
  'coach.breakOff': 'Proseguire mette a rischio il battello, rinunciare abbandona la missione.',
  'coach.aimRaid': 'Un’incursione colpisce navi in porto: scegliete l’arma che le raggiunge.',
  'coach.raiding': 'Ogni attacco in più rende più dura l’uscita.',
  'coach.lookout': 'Cercare porta navi o nulla; un equipaggio stanco è meglio tenerlo fuori.',
  'coach.chooseConvoy': 'I convogli grandi valgono di più e sono meglio difesi.',
  'coach.engage': 'Contate scorte contro siluri e stress; lasciar andare non costa nulla.',
  'coach.place':
    'A poppa è tranquillo, davanti le navi vengono a voi; lontano non vi vedono, ma arrivate tardi.',
  'coach.wolfpack': 'I battelli chiamati dividono pericolo e bersagli, e consumano la propria occasione.',
  'coach.relocate':
    'Un movimento gratuito prima del combattimento: più vicino per tirare, o lontano da una scorta.',
  'coach.boatsMove': 'I battelli muovono uno dopo l’altro; chi comincia può attirare la scorta.',
  'coach.helm':
    'In superficie si è veloci e visibili, in immersione lenti e più sicuri: guardate quale scorta può raggiungervi.',
  'coach.driftShip': 'Chi non tiene il passo resta indietro: scegliete l’area utile ai vostri siluri.',
  'coach.driftBoat': 'Restare indietro chiude pericolo e occasione; rimanete solo se conviene.',
  'coach.escorts': 'Le scorte agiscono una alla volta; l’ordine può decidere chi è individuato prima.',
  'coach.boatsAttack': 'Tirate prima con il battello più esposto.',
  'coach.aim': 'Dichiarate tutto, poi tirate: una nave che affonda presto spreca il resto.',
  'coach.spread': 'Più siluri su una nave danno più dadi, e ogni dado migliora.',
  'coach.enemyAttacks':
    'Gli attaccanti vengono uno alla volta; prima il più debole, finché il battello è intero.',
  'coach.react':
    'L’immersione rapida o profonda costa stress o mette a rischio lo scafo, ma può evitare ogni colpo.',
  'coach.reloadTubes': 'Riempite i tubi con ciò che chiederà il prossimo contatto.',
  'coach.remaining': 'Un altro contatto con lo stesso equipaggio: contate prima stress e siluri.',
};
