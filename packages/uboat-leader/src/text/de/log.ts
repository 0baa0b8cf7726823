/** German: the log. `story.` sentences make the war diary, `log.` ones the full account. */
import type { Catalogue } from '@flotilla/table';

export const log: Catalogue = {
  // set-up
  'log.campaignOpens': '{campaign}, {length}, {edition}: {so} Sonderpunkte',
  'story.campaignOpens': '{campaign} ({length}, {edition})',
  'log.enlisted':
    '{boat} ({type}, {captain}) trat zur Flottille, {level}, für {cost} {cost|Punkt|Punkte}; übrig: {left}.',
  'story.enlisted': '{boat} unter {captain}, {level}, trat zur Flottille.',
  'log.stationed': '{boat} lag in {port}.',
  'log.lotTooDear':
    'Die Karte von {boat} war mit {so} {so|Punkt|Punkten} nicht zu bezahlen und kam beiseite.',
  'log.lotEnds': 'Die Flottille war ausgelost: {bonus} {bonus|Punkt|Punkte} mehr, insgesamt {so}.',
  'log.boatKept': '{boat} ({level}) blieb für {cost} {cost|Punkt|Punkte} bei der Flottille.',
  'story.boatKept': '{boat} ({level}) blieb bei der Flottille.',
  'log.boatTraded': '{boat} verließ die Flottille und brachte {so} {so|Punkt|Punkte}.',

  // strategic segment
  'log.turnBegins': 'Zug {turn}: {vp} {vp|Siegpunkt|Siegpunkte}, {so} {so|Sonderpunkt|Sonderpunkte}',
  'story.turnBegins': 'Zug {turn}',
  'log.counterPlaced': '{what}, {area}: {cost} {cost|Punkt|Punkte}, übrig: {left}.',
  'story.counterPlaced': 'Bereitgestellt: {what}, {area}.',
  'log.restBought':
    'Bevorzugte Erholung für die Besatzungen im Hafen: {cost} {cost|Punkt|Punkte}, übrig: {left}.',
  'story.restBought': 'Die Besatzungen im Hafen wurden in Erholungsheime geschickt.',
  'log.missionGiven': '{boat} erhielt einen Auftrag, {mission}: {cost} {cost|Punkt|Punkte}, übrig: {left}.',
  'story.missionGiven': '{boat} erhielt einen Sonderauftrag: {mission}.',
  'log.snorkelFitted': '{boat} erhielt einen Schnorchel; Punkte übrig: {left}.',
  'story.snorkelFitted': '{boat} erhielt einen Schnorchel.',
  'log.minesLoaded': '{boat} nahm {mines} {mines|Mine|Minen} an Bord.',
  'log.minesLanded': '{boat} tauschte seine Minen gegen Torpedos zurück und gab den Auftrag auf.',
  'log.advancedLoaded': '{boat} nahm {n} {n|neuen Torpedo|neue Torpedos} an Bord; Punkte übrig: {left}.',

  // operations
  'log.operationsBegin': 'Operationen',
  'log.tooWorn': 'Die Besatzung von {boat} war nicht seefähig und blieb in {port}.',
  'log.staysInPort': '{boat} blieb in {port}.',
  'log.putsToSea': '{boat} lief aus {from} aus. Erstes Gebiet: {area}.',
  'story.putsToSea': '{boat} lief aus {from} aus.',
  'log.sails': '{boat} verlegte: {from}, dann {area}.',
  'log.patrols': '{boat} blieb auf Suche: {area}.',
  'log.halts': '{boat} bezog Position: {area}.',
  'log.comesHome': '{boat} lief in {port} ein: Feindfahrt {patrol} beendet, {vp} {vp|Siegpunkt|Siegpunkte}.',
  'story.comesHome': '{boat} kehrte von Feindfahrt {patrol} heim: {port}.',
  'log.eventDrawn': '{boat}, {area}: {event}. {text}',
  'log.warned': 'U-Boot-Warnung: {area} (+{n}).',
  'log.intelligenceLost': 'Die Aufklärung versiegte: {area}.',
  'log.pointsScored': '{boat} erzielte {n} {n|Siegpunkt|Siegpunkte}; insgesamt {vp}.',
  'story.pointsScored': '{boat} versenkte ein einzelnes Schiff.',
  'log.specialPoints': '{n} {n|Sonderpunkt|Sonderpunkte} bewilligt; insgesamt {so}.',
  'story.specialPoints': 'Die Führung war zufrieden und bewilligte der Flottille weitere Mittel.',
  'log.torpedoLost': '{boat} musste {n} {n|Torpedo|Torpedos} abschreiben; übrig: {torpedoes}.',
  'log.torpedoSpent': '{boat} schoss {n} {n|Torpedo|Torpedos}.',
  'log.noTorpedoFits': '{boat} hatte zu wenige Torpedos an Bord, die auf {quarry} laufen.',
  'log.unfitToAttack': 'Die Besatzung von {boat} war zu einem Angriff nicht fähig.',
  'log.shellsSpent': '{boat} besetzte das Geschütz.',
  'log.breaksDown': 'Die Besatzung von {boat} war am Ende und konnte nichts mehr tun: {area}.',
  'log.entersBox': '{boat} ging an seinen Sonderauftrag, {area}: {mission}.',
  'log.breaksOff': '{boat} brach ab und drehte weg.',
  'log.minesLaid':
    '{boat} legte {mines} {mines|Mine|Minen}, {area}: {n} {n|Siegpunkt|Siegpunkte}, insgesamt {vp}.',
  'story.minesLaid': '{boat} legte {mines} {mines|Mine|Minen}: {area}.',
  'log.warshipFound': '{boat} fand {ship} ({type}).',
  'log.raidHit':
    'Ein Angriff von {boat} neben den Handelsstörern gelang: insgesamt {vp} {vp|Siegpunkt|Siegpunkte}.',
  'story.raidHit': '{boat} versenkte ein Schiff neben den Handelsstörern.',
  'log.raidMiss': 'Ein Angriff von {boat} neben den Handelsstörern blieb ohne Erfolg.',

  // crews
  'log.stress': '{boat} erhielt {n} Stress; insgesamt {total}.',
  'log.relief': '{boat} baute {n} Stress ab; es {total|bleibt|bleiben} {total}.',
  'log.shaken': 'Die Besatzung von {boat} war angeschlagen (Stress {total}).',
  'story.shaken': 'Den Männern auf {boat} war die Anspannung anzumerken.',
  'log.unfit': 'Die Besatzung von {boat} war nicht mehr kampffähig (Stress {total}).',
  'story.unfit': 'Die Besatzung von {boat} war am Ende ihrer Kräfte.',
  'log.boatLost': '{boat} unter {captain} ging mit der ganzen Besatzung verloren.',
  'log.reloaded': '{boat} lud nach: {ready} in den Rohren, {stored} in Reserve.',
  'log.hitCounter': '{boat}, {side}: {effect}.',
  'log.damaged': '{boat}, Schaden: {part} ({lasting}).',

  // contact
  'log.tacticalBegins': 'Kontakte',
  'log.keepsQuiet': '{boat} hielt sich verborgen: {area}.',
  'log.contactRoll': '{boat} suchte, {area}: {n} {n|Kontakt|Kontakte}.',
  'log.sighted':
    '{boat}, {area}, Karte {number}: {title}, {ships} {ships|Schiff|Schiffe}, {escorts} {escorts|Geleitschiff|Geleitschiffe}; noch {left} {left|Kontakt|Kontakte}',
  'story.sighted':
    '{boat}, {area}: {title}, {ships} {ships|Schiff|Schiffe}, {escorts} {escorts|Geleitschiff|Geleitschiffe}',
  'log.retreats': '{boat} ließ sie ziehen.',
  'log.takesStation': '{boat} bezog Position, {depth}: {zone}.',
  'log.radioCall': '{boat} setzte für {cost} {cost|Punkt|Punkte} einen Funkruf ab; übrig: {left}.',
  'story.radioCall': '{boat} rief das Rudel über Funk.',
  'log.callBetrayed': 'Der Funkspruch von {boat} wurde eingepeilt; der Geleitzug war alarmiert.',
  'log.callUnheard': '{boat} kam nicht.',
  'log.joinsPack': '{boat} schloss sich dem Angriff von {active} an.',
  'log.conditionKnown': '{condition}. {text}',

  // combat
  'log.roundBegins': 'Kampfrunde {round} (Alarmmarker: {alerted})',
  'log.dives': '{boat} tauchte.',
  'log.surfaces': '{boat} tauchte auf.',
  'log.movesTo': '{boat} lief weiter: {zone}.',
  'log.leavesDisplay': '{boat} brach das Gefecht ab.',
  'log.fallsBack': '{boat} fiel zurück: {zone}.',
  'log.fallsAstern': '{boat} fiel hinter den Geleitzug zurück und verlor den Kontakt.',
  'log.shakesOff': '{boat} ging auf Schleichfahrt und schüttelte die Verfolger ab.',
  'log.stillHunted': '{boat} ging auf Schleichfahrt, doch die Ortung ließ nicht ab.',
  'log.revealed': '{slot} ({zone}) erkannt: {ship}.',
  'log.misidentified': '{slot} war kein Frachter, sondern ein Geleitschiff: {ship}.',
  'log.shipFallsBack': '{ship} fiel zurück: {zone}.',
  'log.shipFallsOut': '{ship} blieb achteraus liegen.',
  'log.tacticsDrawn': 'Taktik von {ship}: Ortung {detect+}, Angriff {attack+}.',
  'log.detected': '{ship} ortete {boat}.',
  'log.undetected': '{ship} fand {boat} nicht.',
  'log.escortHunts': '{ship} drehte auf die Beute zu: {zone}.',
  'log.escortMoves': '{ship} lief weiter: {zone}.',
  'log.salvoFired': '{boat} schoss {salvo} auf {ship}, Entfernung {range}.',
  'story.salvoFired': '{boat} schoss {salvo} auf {ship}.',
  'log.gunFired': '{boat} eröffnete mit dem Geschütz das Feuer auf {ship}, Entfernung {range}.',
  'story.gunFired': '{boat} eröffnete mit dem Geschütz das Feuer auf {ship}.',
  'log.duds': '{boat}: {n} von {fired} Torpedos {n|war ein Versager|waren Versager}.',
  'log.missed': '{ship} wurde verfehlt.',
  'log.shipHit': '{ship} wurde getroffen: {damage}.',
  'log.shipSunk': '{ship} ({type}) wurde von {boat} versenkt.',
  'log.alerted': 'Der Geleitzug war alarmiert ({n} Marker).',
  'log.oilSeen': 'Die Ölspur von {boat} war zu sehen; der Geleitzug war alarmiert ({n} Marker).',
  'log.shipAttacks': '{ship} griff {boat} an.',
  'log.aircraftAttack': 'Flugzeuge von {ship} griffen {boat} an.',
  'log.attackHarmless': 'Das Feuer von {ship} konnte {boat} nichts anhaben.',
  'log.crashDives': 'Alarmtauchen auf {boat}.',
  'log.divesDeep': '{boat} ging auf große Tiefe.',
  'log.attackEvaded': '{boat} wich dem Angriff von {ship} aus.',
  'log.attackMissed': 'Der Angriff von {ship} auf {boat} blieb ohne Wirkung.',
  'log.attackRattles': 'Der Angriff von {ship} schüttelte {boat} durch.',
  'log.attackHits':
    'Angriff von {ship} auf {boat}: {light} {light|leichter|leichte} und {heavy} {heavy|schwerer|schwere} Treffer.',

  // after combat
  'log.contactOver': 'Der Kontakt von {boat} war vorüber: {n} {n|Schiff|Schiffe} versenkt.',
  'log.killRecorded':
    '{ship} wurde {boat} gutgeschrieben: {vp} {vp|Siegpunkt|Siegpunkte}, {xp} Erfahrung; insgesamt {total} Punkte.',
  'log.finishedOff': '{boat} gab {ship} den Fangschuss ({weapon}).',
  'log.reattacks': '{boat} setzte dem Geleitzug nach: noch {n} {n|Schiff|Schiffe}.',
  'log.reviewed': 'Die Führung prüfte das Ergebnis des Abschnitts: {gain} {gain|Siegpunkt|Siegpunkte}.',

  // refit and result
  'log.promoted': 'Die Besatzung von {boat} stieg auf: {level} (Erfahrung übrig: {xp}).',
  'story.promoted': 'Die Besatzung von {boat} stieg auf: {level}.',
  'log.goesHome':
    '{boat} hatte {patrols} {patrols|Feindfahrt|Feindfahrten} hinter sich; Eintrag im Kriegstagebuch: {vp} {vp|Siegpunkt|Siegpunkte}.',
  'story.goesHome': '{boat} wurde aus dem Feldzug entlassen.',
  'log.nobodyAtSea': 'Kein Boot war in See: {n} {n|Siegpunkt|Siegpunkte} verloren, Stand: {vp}.',
  'story.nobodyAtSea': 'Kein Boot war in See, und der Gegner schöpfte Atem.',
  'log.repaired': '{boat} behob {n} {n|Schaden|Schäden}.',
  'log.campaignEnds':
    '{campaign}, Ende: {vp} {vp|Siegpunkt|Siegpunkte}, {lost} {lost|Boot|Boote} verloren. {evaluation}',
};
