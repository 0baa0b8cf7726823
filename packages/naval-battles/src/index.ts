/** Modern Naval Battles – Global Warfare: two to six fleets, hidden hands, as a game on the table. */

export type { Firing, GuardDie, Prospect } from './aiming.ts';
export {
  damageAimedAt,
  fires,
  firingAt,
  firingBar,
  rowsInReach,
  shotAt,
  strikeAt,
  symbolsOf,
  unusedBy,
} from './aiming.ts';
export type { BeatKind } from './beats.ts';
export { companion } from './companion.ts';
export { ACTIONS, actionCard, NON_COMBATANT_ID, SHIPS, shipCard } from './data/cards.ts';
export { NAVIES } from './data/navies.ts';
export { SCENARIO_FILES } from './data/scenarios.ts';
export type { ActionCard, CardKind, Guard, Navy, ShipCard, ShipType, Threat, Weapon } from './data/types.ts';
export { handLine, nameAt, shipAtSea } from './describe.ts';
export type {
  AttackFacts,
  BerthFacts,
  DieFacts,
  Events,
  FleetFacts,
  GuardFacts,
  PlayFacts,
} from './events.ts';
export { navalBattles } from './game.ts';
export type { Strength, Style } from './musters.ts';
export { readyMade, STYLES, strengthOf } from './musters.ts';
export type { Wish } from './opening.ts';
export { openingOf } from './opening.ts';
export type { Afloat, Coming, Declared, Outlook } from './prospects.ts';
export { chanceToStop, outlookOf } from './prospects.ts';
export type { BattleTale } from './record.ts';
export { BATTLE_HONOURS, battleTale } from './record.ts';
export type { Blow, Luck, Review } from './review.ts';
export { LUCKY, reviewOf } from './review.ts';
export type { Move } from './rules/actions.ts';
export type { AtSea } from './rules/fleet.ts';
export {
  areEnemies,
  damageOf,
  evasionOf,
  hullOf,
  MOST_ROWS,
  mayAct,
  rowsOf,
  shipsIn,
  worthOf,
} from './rules/fleet.ts';
export type { Guarding } from './rules/guards.ts';
export { guardingNamed } from './rules/guards.ts';
export { presetRows } from './rules/preset.ts';
export { parseScenario, scenarioById } from './rules/scenario.ts';
export { scenarioFaults } from './scenarioFaults.ts';
export { sidesOf } from './scores.ts';
export type {
  Attack,
  Defence,
  NavalBattles,
  Orders,
  Phase,
  Play,
  State,
  Terms,
  Vessel,
} from './state.ts';
export { briefing } from './text/briefing.ts';
export {
  armsOf,
  attackLine,
  cardLine,
  cardName,
  defenceName,
  nameOf,
  planLine,
  protectionOf,
  shipName,
  teamLetter,
  who,
} from './text/words.ts';
export type { BattleFacts } from './told.ts';
export type { PlayerView, View } from './view.ts';
