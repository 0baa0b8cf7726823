/** English texts of the scenarios and of what can be wrong with one. */
import type { Catalogue } from '@flotilla/table';

export const scenariosEn: Catalogue = {
  'scenario.raider-force-710.name': 'Raider Force-710',
  'scenario.raider-force-710.background':
    'A third world war has begun. Soviet raiders have been shelling anchorages along the Norwegian coast, and on the morning of 5 March a patrol of frigates finds them.',
  'scenario.raider-force-710.special': 'Sink 11 points of enemy ships.',
  'scenario.taking-the-bear.name': 'Taking the Bear',
  'scenario.taking-the-bear.background':
    'The same imagined war. An American carrier group is caught between Soviet cruisers, submarines and a regiment of bombers.',
  'scenario.taking-the-bear.special':
    'The Soviet fleet has a Bombardment card beside it. Sink 35 points of enemy ships.',
  'scenario.falkland-express.name': 'Falkland Express',
  'scenario.falkland-express.background':
    'South Atlantic, 1982. The jump jets of the British carriers need spare parts; a hired supply ship with one escort runs south at full speed.',
  'scenario.falkland-express.special':
    'Three rounds, no reinforcements, no air strikes. Argentina wins if the non-combatant sinks, otherwise the United Kingdom. As printed this is nearly hopeless for Argentina; there is a closer variant.',
  'scenario.falkland-express-closer.name': 'Falkland Express, closer',
  'scenario.falkland-express-closer.background':
    'The same run south, with a stronger Argentine group at sea and a frailer supply ship: a closer game than the printed one.',
  'scenario.falkland-express-closer.special':
    'Three rounds, no reinforcements, no air strikes. The non-combatant has hull 2. Argentina wins if it sinks, otherwise the United Kingdom.',
  'scenario.panda-bay.name': 'Panda Bay',
  'scenario.panda-bay.background':
    'Taiwan builds a large battery of anti-ship missiles. When talks fail China strikes, just as a supply ship with the guidance equipment comes in.',
  'scenario.panda-bay.special':
    'The non-combatant is worth 5 points. Taiwan has an Air Support card beside its fleet. Sink 13 points of enemy ships.',
  'scenario.the-gap-1986.name': 'The Gap',
  'scenario.the-gap-1986.background':
    'A Soviet surface group and an attack submarine try to slip between Iceland and Scotland while a crisis may still become a war. A British hunting group stands in the way.',
  'scenario.the-gap-1986.special':
    'No reinforcements. The United Kingdom takes the first turn and has an Air Support card beside its fleet. The row rule for air strikes is in force. Sink 16 points of enemy ships.',
  'scenario.southern-pincer-1982.name': 'Southern Pincer',
  'scenario.southern-pincer-1982.background':
    'What if the Argentine carrier group and the old cruiser had closed with the British task force on the same morning?',
  'scenario.southern-pincer-1982.special':
    'The United Kingdom takes the first turn and has no reserve; Argentina may bring in the San Luis. Sink 15 points of enemy ships.',
  'scenario.straits-of-tsushima-1991.name': 'Tsushima Watch',
  'scenario.straits-of-tsushima-1991.background':
    'A hard-line crew has taken a Soviet battlecruiser to sea with a small escort. Japanese destroyers are to keep it out of the straits.',
  'scenario.straits-of-tsushima-1991.special':
    'No reinforcements. Sink 14 points of enemy ships. After eight rounds at the latest the side with more points sunk wins, and Japan wins a tie.',
  'scenario.strait-night-1996.name': 'Strait Night',
  'scenario.strait-night-1996.background':
    'Missile tests near Taiwan go wrong and patrols open fire in the dark. The weather keeps aircraft on the ground.',
  'scenario.strait-night-1996.special':
    'No reinforcements. No air strikes of any kind; Air Support may still defend or hunt submarines, Bombardment can only be discarded. Sink 9 points of enemy ships.',
  'scenario.levant-convoy-1973.name': 'Levant Convoy',
  'scenario.levant-convoy-1973.background':
    'During the October war an American ammunition ship heads for the eastern Mediterranean. A Soviet squadron is told to stop it.',
  'scenario.levant-convoy-1973.special':
    'Eight rounds; the Soviet Union begins and has an Air Support card beside its fleet. No reinforcements, no Bombardment. The non-combatant (6 points, hull 6) stays in the last row. The Soviet Union wins if it sinks, otherwise the United States.',
  'scenario.northern-shield-1988.name': 'Northern Shield',
  'scenario.northern-shield-1988.background':
    'Four fleets off northern Norway: a British and a Norwegian group against the Northern Fleet in two divisions.',
  'scenario.northern-shield-1988.special':
    'Two teams, seats alternating. No reinforcements. The team that sinks 18 points wins.',
  'terms.sentences': '{first} {rest}',
  'terms.first': 'First turn — {who}.',
  'terms.noReinforcements': 'No reinforcements.',
  'terms.noAirStrikes': 'No air strikes of any kind.',
  'terms.noBombardments': 'No Bombardment.',
  'terms.rowRule': 'The row rule for air strikes is in force.',
  'terms.nonCombatantWorth': 'The non-combatant is worth {points} {points|point|points}.',
  'terms.nonCombatantHull': 'The non-combatant has a hull of {hull}.',
  'terms.nonCombatantLast': 'The non-combatant stays in the last row.',
  'terms.rounds': 'The battle lasts {rounds} {rounds|round|rounds} at most.',
  'terms.target': 'Sink {target} points of enemy ships.',
  'terms.targetTeams': 'The team that sinks {target} points of enemy ships wins.',
  'terms.tie': 'A tie goes to one side — {who}.',
  'terms.nonCombatant': 'Winner if the non-combatant sinks — {sunk}; otherwise — {afloat}.',
  'terms.nonCombatantTeams':
    'Winner if the non-combatant sinks — the team of {sunk}; otherwise — the team of {afloat}.',
  'scenario.error.notJson': 'The text is not complete JSON.',
  'scenario.error.tooDeep': 'The text is nested deeper than any scenario.',
  'scenario.error.notAnObject': 'A scenario is an object with fields such as id, name, sides and victory.',
  'scenario.error.field': 'There is no field “{field}” here; the fields are {fields}.',
  'scenario.error.id': 'The id must be 1 to 40 small letters, digits or hyphens.',
  'scenario.error.name': 'A name of 1 to {longest} characters on one line is needed.',
  'scenario.error.text': 'A text of 1 to {longest} characters on one line is needed.',
  'scenario.error.number': '“{value}” is not a whole number from {min#} to {max#}.',
  'scenario.error.sides': 'There must be {min} to {max} sides.',
  'scenario.error.side': 'A side is an object with name, navy and ships.',
  'scenario.error.sideTwice': 'Two sides are called “{name}”.',
  'scenario.error.sideName': '“{name}” is none of the sides: {sides}.',
  'scenario.error.navy': '“{navy}” is no navy; the navies are {navies}.',
  'scenario.error.shipList': 'A list of ship names is needed.',
  'scenario.error.noShips': 'A side needs at least one ship.',
  'scenario.error.ship': '“{ship}” is no ship of the navy “{navy}”.',
  'scenario.error.shipTwice': '{ship} is used twice.',
  'scenario.error.service': '{ship} served from {from#} to {to#}, not in {year#}.',
  'scenario.error.reserve': 'The reserve is “navy”, “none” or a list of ships, not “{reserve}”.',
  'scenario.error.cardList': 'Cards are a list of kinds with their counts.',
  'scenario.error.cardKind': '“{kind}” is no kind of action card; the kinds are {kinds}.',
  'scenario.error.cardCount': '{given} cards of the kind “{kind}” are given out, the deck holds {held}.',
  'scenario.error.teamMissing': 'Either every side has a team, or none.',
  'scenario.error.oneTeam': 'All sides are in the team “{team}”; there must be two.',
  'scenario.error.rules': 'Rules are an object; its fields are {rules}.',
  'scenario.error.yesOrNo': 'true or false is needed, not “{value}”.',
  'scenario.error.victory': 'The victory has the type “vp” or “nonCombatant”, not “{type}”.',
  'scenario.error.outOfReach': '{side} cannot sink {target} points: its enemies are worth {total}.',
  'scenario.error.tieWithoutRounds': 'A tie can only be decided when the game has a last round.',
  'scenario.error.nonCombatantMissing':
    'No side has the Non-Combatant; put it among the ships of one of them.',
  'scenario.error.roundsMissing':
    'The number of rounds is needed: without it the non-combatant is never safe.',
  'scenario.error.idTaken': '“{id}” is the id of a scenario that comes with the game; choose another one.',
  'scenario.error.origin': 'The origin is “printed”, “own” or “custom”, not “{origin}”.',
  'scenario.error.fieldList': 'A list of field names is needed.',
  'scenario.error.shipText': '{ship} must stand in quotation marks: a ship is named by a text.',
  'scenario.error.reserveTwice':
    'Two sides of the navy “{navy}” have the rest of it in reserve; give one of them “none” or a list of ships.',
  'scenario.error.nonCombatant': 'The non-combatant is an object; its fields are {fields}.',
  'scenario.error.sameCamp':
    'The side that wins when the non-combatant sinks and the side that wins when it does not must be enemies.',
};
