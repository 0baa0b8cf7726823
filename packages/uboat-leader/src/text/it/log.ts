/** Italian: the log. `story.` sentences make the war diary, `log.` ones the full account. */
import type { Catalogue } from '@flotilla/table';

export const log: Catalogue = {
  // set-up
  'log.campaignOpens': '{campaign}, {length}, {edition}: {so} punti opzione',
  'story.campaignOpens': '{campaign} ({length}, {edition})',
  'log.enlisted':
    '{boat} ({type}, {captain}) entrò nella flottiglia, {level}, per {cost} {cost|punto|punti}; ne {left|resta|restano} {left}.',
  'story.enlisted': '{boat} al comando di {captain}, {level}, entrò nella flottiglia.',
  'log.stationed': '{boat} era di base in {port}.',
  'log.lotTooDear': 'La carta di {boat} non si poteva pagare con {so} {so|punto|punti} e fu messa da parte.',
  'log.lotEnds': 'Flottiglia estratta a sorte: {bonus} {bonus|punto|punti} in più, {so} in tutto.',
  'log.boatKept': '{boat} ({level}) rimase nella flottiglia per {cost} {cost|punto|punti}.',
  'story.boatKept': '{boat} ({level}) rimase nella flottiglia.',
  'log.boatTraded': '{boat} lasciò la flottiglia e rese {so} {so|punto|punti}.',

  // strategic segment
  'log.turnBegins': 'Turno {turn}: {vp} {vp|punto|punti} vittoria, {so} {so|punto|punti} opzione',
  'story.turnBegins': 'Turno {turn}',
  'log.counterPlaced': '{what}, {area}: {cost} {cost|punto|punti}, ne {left|resta|restano} {left}.',
  'story.counterPlaced': 'Disposizioni prese: {what}, {area}.',
  'log.restBought':
    'Riposo prioritario per gli equipaggi in porto: {cost} {cost|punto|punti}, ne {left|resta|restano} {left}.',
  'story.restBought': 'Gli equipaggi in porto furono mandati a riposo.',
  'log.missionGiven':
    '{boat} ricevette un compito, {mission}: {cost} {cost|punto|punti}, ne {left|resta|restano} {left}.',
  'story.missionGiven': '{boat} ricevette ordini speciali: {mission}.',
  'log.snorkelFitted': '{boat} fu dotato di snorkel; punti rimasti: {left}.',
  'story.snorkelFitted': '{boat} fu dotato di snorkel.',
  'log.minesLoaded': '{boat} imbarcò {mines} {mines|mina|mine}.',
  'log.minesLanded': '{boat} sbarcò le mine in cambio di siluri e rinunciò al compito.',
  'log.advancedLoaded': '{boat} imbarcò {n} {n|siluro moderno|siluri moderni}; punti rimasti: {left}.',

  // operations
  'log.operationsBegin': 'Operazioni',
  'log.tooWorn': 'L’equipaggio di {boat} non era in grado di uscire e rimase in {port}.',
  'log.staysInPort': '{boat} rimase in {port}.',
  'log.putsToSea': '{boat} salpò ({from}). Prima zona: {area}.',
  'story.putsToSea': '{boat} prese il mare ({from}).',
  'log.sails': '{boat} navigò: {from}, poi {area}.',
  'log.patrols': '{boat} rimase in agguato: {area}.',
  'log.halts': '{boat} prese posizione: {area}.',
  'log.comesHome':
    '{boat} entrò in porto ({port}): missione {patrol} conclusa, {vp} {vp|punto|punti} vittoria.',
  'story.comesHome': '{boat} rientrò dalla missione {patrol}: {port}.',
  'log.eventDrawn': '{boat}, {area}: {event}. {text}',
  'log.warned': 'Avviso U-Boot: {area} (+{n}).',
  'log.intelligenceLost': 'Le informazioni si esaurirono: {area}.',
  'log.pointsScored': '{boat} ottenne {n} {n|punto|punti} vittoria; {vp} in tutto.',
  'story.pointsScored': '{boat} affondò una nave isolata.',
  'log.specialPoints': 'Concessi {n} {n|punto|punti} opzione; {so} in tutto.',
  'story.specialPoints': 'Il comando fu soddisfatto e concesse altri mezzi alla flottiglia.',
  'log.torpedoLost':
    '{boat} dovette rinunciare a {n} {n|siluro|siluri}; ne {torpedoes|resta|restano} {torpedoes}.',
  'log.torpedoSpent': '{boat} lanciò {n} {n|siluro|siluri}.',
  'log.noTorpedoFits': '{boat} aveva a bordo troppo pochi siluri adatti contro {quarry}.',
  'log.unfitToAttack': 'L’equipaggio di {boat} non era in grado di attaccare.',
  'log.shellsSpent': '{boat} armò il cannone.',
  'log.breaksDown': 'L’equipaggio di {boat} crollò e non poté fare altro: {area}.',
  'log.entersBox': '{boat} cominciò il suo compito speciale, {area}: {mission}.',
  'log.breaksOff': '{boat} rinunciò e si allontanò.',
  'log.minesLaid':
    '{boat} posò {mines} {mines|mina|mine}, {area}: {n} {n|punto|punti} vittoria, {vp} in tutto.',
  'story.minesLaid': '{boat} posò {mines} {mines|mina|mine}: {area}.',
  'log.warshipFound': '{boat} trovò {ship} ({type}).',
  'log.raidHit':
    'Un attacco di {boat} a fianco delle navi corsare riuscì: {vp} {vp|punto|punti} vittoria in tutto.',
  'story.raidHit': '{boat} affondò una nave a fianco delle navi corsare.',
  'log.raidMiss': 'Un attacco di {boat} a fianco delle navi corsare andò a vuoto.',

  // crews
  'log.stress': '{boat} subì {n} stress; {total} in tutto.',
  'log.relief': '{boat} recuperò {n} stress; ne {total|resta|restano} {total}.',
  'log.shaken': 'L’equipaggio di {boat} era scosso (stress {total}).',
  'story.shaken': 'Sugli uomini di {boat} si vedeva la tensione.',
  'log.unfit': 'L’equipaggio di {boat} non era più in grado di combattere (stress {total}).',
  'story.unfit': 'L’equipaggio di {boat} era allo stremo.',
  'log.boatLost': '{boat} al comando di {captain} andò perduto con tutto l’equipaggio.',
  'log.reloaded': '{boat} ricaricò: {ready} nei tubi, {stored} di riserva.',
  'log.hitCounter': '{boat}, {side}: {effect}.',
  'log.damaged': '{boat}, danni: {part} ({lasting}).',

  // contact
  'log.tacticalBegins': 'Contatti',
  'log.keepsQuiet': '{boat} si tenne nascosto: {area}.',
  'log.contactRoll': '{boat} cercò, {area}: {n} {n|contatto|contatti}.',
  'log.sighted':
    '{boat}, {area}, carta {number}: {title}, {ships} {ships|nave|navi}, {escorts} {escorts|scorta|scorte}; ancora {left} {left|contatto|contatti}',
  'story.sighted': '{boat}, {area}: {title}, {ships} {ships|nave|navi}, {escorts} {escorts|scorta|scorte}',
  'log.retreats': '{boat} lasciò passare.',
  'log.takesStation': '{boat} prese posizione, {depth}: {zone}.',
  'log.radioCall':
    '{boat} lanciò una chiamata radio per {cost} {cost|punto|punti}; ne {left|resta|restano} {left}.',
  'story.radioCall': '{boat} chiamò il branco per radio.',
  'log.callBetrayed': 'La chiamata di {boat} fu intercettata; il convoglio era in allarme.',
  'log.callUnheard': '{boat} non venne.',
  'log.joinsPack': '{boat} si unì all’attacco di {active}.',
  'log.conditionKnown': '{condition}. {text}',

  // combat
  'log.roundBegins': 'Fase di combattimento {round} (segnalini Allarme: {alerted})',
  'log.dives': '{boat} si immerse.',
  'log.surfaces': '{boat} emerse.',
  'log.movesTo': '{boat} si spostò: {zone}.',
  'log.leavesDisplay': '{boat} ruppe il contatto.',
  'log.fallsBack': '{boat} rimase indietro: {zone}.',
  'log.fallsAstern': '{boat} rimase indietro e perse il contatto con il convoglio.',
  'log.shakesOff': '{boat} passò in marcia silenziosa e seminò gli inseguitori.',
  'log.stillHunted': '{boat} passò in marcia silenziosa, ma l’asdic non lo mollò.',
  'log.revealed': '{slot} ({zone}), identificazione: {ship}.',
  'log.misidentified': '{slot} non era un mercantile ma una scorta: {ship}.',
  'log.shipFallsBack': '{ship} rimase indietro: {zone}.',
  'log.shipFallsOut': '{ship} si perse a poppavia.',
  'log.tacticsDrawn': 'Tattica di {ship}: scoperta {detect+}, attacco {attack+}.',
  'log.detected': '{ship} scoprì {boat}.',
  'log.undetected': '{ship} non trovò {boat}.',
  'log.escortHunts': '{ship} diresse sulla preda: {zone}.',
  'log.escortMoves': '{ship} si spostò: {zone}.',
  'log.salvoFired': '{boat} lanciò {salvo} contro {ship}, distanza {range}.',
  'story.salvoFired': '{boat} lanciò {salvo} contro {ship}.',
  'log.gunFired': '{boat} aprì il fuoco col cannone contro {ship}, distanza {range}.',
  'story.gunFired': '{boat} aprì il fuoco col cannone contro {ship}.',
  'log.duds': '{boat}: {n} {n|siluro difettoso|siluri difettosi} su {fired}.',
  'log.missed': 'Bersaglio mancato: {ship}.',
  'log.shipHit': 'Bersaglio colpito, {ship}: {damage}.',
  'log.shipSunk': '{boat} affondò {ship} ({type}).',
  'log.alerted': 'Il convoglio era in allarme ({n} {n|segnalino|segnalini}).',
  'log.oilSeen':
    'La scia di nafta di {boat} era visibile; il convoglio era in allarme ({n} {n|segnalino|segnalini}).',
  'log.shipAttacks': '{ship} attaccò {boat}.',
  'log.aircraftAttack': 'Gli aerei di {ship} attaccarono {boat}.',
  'log.attackHarmless': 'Il fuoco di {ship} non poteva nuocere a {boat}.',
  'log.crashDives': '{boat} fece un’immersione rapida.',
  'log.divesDeep': '{boat} scese a grande profondità.',
  'log.attackEvaded': '{boat} si sottrasse all’attacco di {ship}.',
  'log.attackMissed': 'L’attacco di {ship} contro {boat} non ebbe effetto.',
  'log.attackRattles': 'L’attacco di {ship} scosse {boat}.',
  'log.attackHits':
    'Attacco di {ship} contro {boat}: {light} {light|colpo leggero|colpi leggeri} e {heavy} {heavy|pesante|pesanti}.',

  // after combat
  'log.contactOver': 'Contatto di {boat} concluso: {n} {n|nave affondata|navi affondate}.',
  'log.killRecorded':
    '{ship}, affondamento accreditato a {boat}: {vp} {vp|punto|punti} vittoria, esperienza {xp}; {total} punti in tutto.',
  'log.finishedOff': '{boat} diede il colpo di grazia a {ship} ({weapon}).',
  'log.reattacks': '{boat} tornò sul convoglio: {n} {n|nave rimasta|navi rimaste}.',
  'log.reviewed': 'Il comando esaminò i risultati del segmento: {gain} {gain|punto|punti} vittoria.',

  // refit and result
  'log.promoted': 'L’equipaggio di {boat} salì di livello: {level} (esperienza rimasta: {xp}).',
  'story.promoted': 'L’equipaggio di {boat} salì di livello: {level}.',
  'log.goesHome':
    '{boat} aveva compiuto {patrols} {patrols|missione|missioni}; nel giornale, {vp} {vp|punto|punti} vittoria.',
  'story.goesHome': '{boat} fu congedato dalla campagna.',
  'log.nobodyAtSea': 'Nessun battello in mare: {n} {n|punto|punti} vittoria in meno, totale {vp}.',
  'story.nobodyAtSea': 'Nessun battello era in mare, e il nemico riprese fiato.',
  'log.repaired': '{boat} riparò {n} {n|danno|danni}.',
  'log.campaignEnds':
    '{campaign}, fine: {vp} {vp|punto|punti} vittoria, {lost} {lost|battello perduto|battelli perduti}. {evaluation}',
};
