/** French: the log. `story.` sentences make the war diary, `log.` ones the full account. */
import type { Catalogue } from '@flotilla/table';

export const log: Catalogue = {
  // set-up
  'log.campaignOpens': '{campaign}, {length}, {edition} : {so} {so|point|points} d’options spéciales',
  'story.campaignOpens': '{campaign} ({length}, {edition})',
  'log.enlisted':
    '{boat} ({type}, {captain}) rejoignit la flottille, {level}, pour {cost} {cost|point|points} ; reste {left}.',
  'story.enlisted': '{boat}, commandant {captain}, {level}, rejoignit la flottille.',
  'log.stationed': 'Port d’attache de {boat} : {port}.',
  'log.lotTooDear': 'La carte de {boat} ne put être payée avec {so} {so|point|points} et fut mise de côté.',
  'log.lotEnds': 'La flottille fut tirée au sort : {bonus} {bonus|point|points} de plus, {so} en tout.',
  'log.boatKept': '{boat} ({level}) resta dans la flottille pour {cost} {cost|point|points}.',
  'story.boatKept': '{boat} ({level}) resta dans la flottille.',
  'log.boatTraded': '{boat} quitta la flottille et rapporta {so} {so|point|points}.',

  // strategic segment
  'log.turnBegins':
    'Tour {turn} : {vp} {vp|point|points} de victoire, {so} {so|point|points} d’options spéciales',
  'story.turnBegins': 'Tour {turn}',
  'log.counterPlaced': '{what} ({area}) : {cost} {cost|point|points}, reste {left}.',
  'story.counterPlaced': '{what} : {area}.',
  'log.restBought': 'Repos prioritaire des équipages au port : {cost} {cost|point|points}, reste {left}.',
  'story.restBought': 'Les équipages au port furent envoyés en camp de repos.',
  'log.missionGiven':
    '{boat} reçut une mission spéciale ({mission}) : {cost} {cost|point|points}, reste {left}.',
  'story.missionGiven': '{boat} reçut des ordres particuliers : {mission}.',
  'log.snorkelFitted': '{boat} fut équipé d’un schnorchel ; {left|reste|restent} {left} {left|point|points}.',
  'story.snorkelFitted': '{boat} fut équipé d’un schnorchel.',
  'log.minesLoaded': '{boat} embarqua {mines} {mines|mine|mines}.',
  'log.minesLanded': '{boat} débarqua ses mines contre des torpilles et renonça à sa mission.',
  'log.advancedLoaded':
    '{boat} embarqua {n} {n|torpille perfectionnée|torpilles perfectionnées} ; {left|reste|restent} {left} {left|point|points}.',

  // operations
  'log.operationsBegin': 'Opérations',
  'log.tooWorn': 'L’équipage de {boat}, inapte à la mer, resta au port ({port}).',
  'log.staysInPort': '{boat} resta au port ({port}).',
  'log.putsToSea': '{boat} appareilla ({from}) et entra en zone : {area}.',
  'story.putsToSea': '{boat} appareilla ({from}).',
  'log.sails': '{boat} fit route : {from}, puis {area}.',
  'log.patrols': '{boat} patrouilla sur place ({area}).',
  'log.halts': '{boat} prit position ({area}).',
  'log.comesHome':
    '{boat} rentra au port ({port}) : fin de la patrouille {patrol}, {vp} {vp|point|points} de victoire.',
  'story.comesHome': '{boat} rentra de sa patrouille {patrol} ({port}).',
  'log.eventDrawn': '{boat} ({area}) : {event}. {text}',
  'log.warned': 'Avertissement de sous-marin ({area}, +{n}).',
  'log.intelligenceLost': 'Le renseignement se tarit ({area}).',
  'log.pointsScored': '{boat} marqua {n} {n|point|points} de victoire ; {vp} en tout.',
  'story.pointsScored': '{boat} coula un navire isolé.',
  'log.specialPoints': '{n} {n|point|points} d’options spéciales {n|accordé|accordés} ; {so} en tout.',
  'story.specialPoints': 'L’état-major, satisfait, accorda de nouveaux moyens à la flottille.',
  'log.torpedoLost': '{boat} perdit {n} {n|torpille défectueuse|torpilles défectueuses} ; reste {torpedoes}.',
  'log.torpedoSpent': '{boat} lança {n} {n|torpille|torpilles}.',
  'log.noTorpedoFits': '{boat} avait à bord trop peu de torpilles utilisables contre {quarry}.',
  'log.unfitToAttack': 'L’équipage de {boat} n’était pas apte à attaquer.',
  'log.shellsSpent': '{boat} arma son canon.',
  'log.breaksDown': 'L’équipage de {boat}, à bout, ne pouvait plus rien faire ({area}).',
  'log.entersBox': '{boat} partit pour sa mission spéciale ({area}) : {mission}.',
  'log.breaksOff': '{boat} renonça et fit demi-tour.',
  'log.minesLaid':
    '{boat} mouilla {mines} {mines|mine|mines} ({area}) : {n} {n|point|points} de victoire, {vp} en tout.',
  'story.minesLaid': '{boat} mouilla {mines} {mines|mine|mines} ({area}).',
  'log.warshipFound': '{boat} trouva {ship} ({type}).',
  'log.raidHit':
    'Une attaque de {boat} aux côtés des corsaires réussit : {vp} {vp|point|points} de victoire en tout.',
  'story.raidHit': '{boat} coula un navire aux côtés des corsaires de surface.',
  'log.raidMiss': 'Une attaque de {boat} aux côtés des corsaires échoua.',

  // crews
  'log.stress': '{boat} prit {n} stress ; {total} en tout.',
  'log.relief': '{boat} perdit {n} stress ; reste {total}.',
  'log.shaken': 'L’équipage de {boat} était secoué (stress {total}).',
  'story.shaken': 'Les nerfs des hommes de {boat} commençaient à lâcher.',
  'log.unfit': 'L’équipage de {boat} n’était plus apte au combat (stress {total}).',
  'story.unfit': 'L’équipage de {boat} était à bout de forces.',
  'log.boatLost': '{boat}, commandant {captain}, fut perdu corps et biens.',
  'log.reloaded': '{boat} rechargea : {ready} dans les tubes, {stored} en réserve.',
  'log.hitCounter': '{boat}, {side} : {effect}.',
  'log.damaged': '{boat} : {part}, avarie {lasting}.',

  // contact
  'log.tacticalBegins': 'Contacts',
  'log.keepsQuiet': '{boat} resta à l’écart ({area}).',
  'log.contactRoll': '{boat} chercha ({area}) : {n} {n|contact|contacts}.',
  'log.sighted':
    '{boat} ({area}), carte {number} : {title}, {ships} {ships|navire|navires}, {escorts} {escorts|escorteur|escorteurs} ; {left|reste|restent} {left} {left|contact|contacts}',
  'story.sighted':
    '{boat} ({area}) : {title}, {ships} {ships|navire|navires}, {escorts} {escorts|escorteur|escorteurs}',
  'log.retreats': '{boat} les laissa passer.',
  'log.takesStation': '{boat} prit position {depth} : {zone}.',
  'log.radioCall': '{boat} lança un appel radio pour {cost} {cost|point|points} ; reste {left}.',
  'story.radioCall': '{boat} appela la meute par radio.',
  'log.callBetrayed': 'L’appel de {boat} fut capté ; le convoi était en alerte.',
  'log.callUnheard': '{boat} ne vint pas.',
  'log.joinsPack': '{boat} se joignit à l’attaque de {active}.',
  'log.conditionKnown': '{condition}. {text}',

  // combat
  'log.roundBegins': 'Phase de combat {round} (marqueurs Alerte : {alerted})',
  'log.dives': '{boat} plongea.',
  'log.surfaces': '{boat} fit surface.',
  'log.movesTo': '{boat} se déplaça : {zone}.',
  'log.leavesDisplay': '{boat} rompit le combat.',
  'log.fallsBack': '{boat} recula : {zone}.',
  'log.fallsAstern': '{boat} fut distancé par le convoi et perdit le contact.',
  'log.shakesOff': '{boat}, en marche silencieuse, sema ses poursuivants.',
  'log.stillHunted': '{boat} passa en marche silencieuse, mais l’asdic ne le lâcha pas.',
  'log.revealed': '{slot} ({zone}) : identifié, {ship}.',
  'log.misidentified': '{slot} : non pas un navire marchand, mais un escorteur, {ship}.',
  'log.shipFallsBack': '{ship} recula : {zone}.',
  'log.shipFallsOut': '{ship} resta en arrière et disparut.',
  'log.tacticsDrawn': 'Tactique de {ship} : {detect+} en détection, {attack+} en attaque.',
  'log.detected': '{ship} détecta {boat}.',
  'log.undetected': '{ship} ne trouva pas {boat}.',
  'log.escortHunts': '{ship} fonça sur sa proie : {zone}.',
  'log.escortMoves': '{ship} se déplaça : {zone}.',
  'log.salvoFired': '{boat} lança {salvo} sur {ship}, portée {range}.',
  'story.salvoFired': '{boat} lança {salvo} sur {ship}.',
  'log.gunFired': '{boat} ouvrit le feu au canon sur {ship}, portée {range}.',
  'story.gunFired': '{boat} ouvrit le feu au canon sur {ship}.',
  'log.duds': '{boat} : {n} {n|torpille défectueuse|torpilles défectueuses} sur {fired}.',
  'log.missed': '{ship} : but manqué.',
  'log.shipHit': '{ship} fut touché : {damage}.',
  'log.shipSunk': '{ship} ({type}) fut coulé par {boat}.',
  'log.alerted': 'Le convoi était en alerte ({n} {n|marqueur|marqueurs}).',
  'log.oilSeen':
    'La trace d’huile de {boat} était visible ; le convoi était en alerte ({n} {n|marqueur|marqueurs}).',
  'log.shipAttacks': '{ship} attaqua {boat}.',
  'log.aircraftAttack': '{boat} fut attaqué par des avions ({ship}).',
  'log.attackHarmless': 'Le tir de {ship} ne pouvait rien contre {boat}.',
  'log.crashDives': '{boat} plongea en urgence.',
  'log.divesDeep': '{boat} plongea en profondeur.',
  'log.attackEvaded': '{boat} esquiva l’attaque de {ship}.',
  'log.attackMissed': 'L’attaque de {ship} sur {boat} resta sans effet.',
  'log.attackRattles': 'L’attaque de {ship} ébranla {boat}.',
  'log.attackHits':
    'Attaque de {ship} sur {boat} : {light} {light|impact léger|impacts légers}, {heavy} {heavy|impact lourd|impacts lourds}.',

  // after combat
  'log.contactOver': 'Fin du contact de {boat} : {n} {n|navire coulé|navires coulés}.',
  'log.killRecorded':
    '{ship} porté au compte de {boat} : {vp} {vp|point|points} de victoire, expérience {xp} ; {total} {total|point|points} en tout.',
  'log.finishedOff': '{boat} acheva {ship} ({weapon}).',
  'log.reattacks': '{boat} revint sur le convoi : {n} {n|navire restant|navires restants}.',
  'log.reviewed': 'L’état-major examina les résultats du segment : {gain} {gain|point|points} de victoire.',

  // refit and result
  'log.promoted': 'L’équipage de {boat} monta d’un niveau : {level} (expérience restante : {xp}).',
  'story.promoted': 'L’équipage de {boat} fut classé : {level}.',
  'log.goesHome':
    '{boat} avait fait {patrols} {patrols|patrouille|patrouilles} ; son journal portait {vp} {vp|point|points} de victoire.',
  'story.goesHome': '{boat} fut retiré de la campagne.',
  'log.nobodyAtSea': 'Aucun bateau en mer : {n} {n|point|points} de victoire {n|perdu|perdus}, reste {vp}.',
  'story.nobodyAtSea': 'Aucun bateau n’était en mer, et l’ennemi reprit son souffle.',
  'log.repaired': '{boat} répara {n} {n|avarie|avaries}.',
  'log.campaignEnds':
    'Fin de la campagne ({campaign}) : {vp} {vp|point|points} de victoire, {lost} {lost|bateau perdu|bateaux perdus}. {evaluation}',
};
