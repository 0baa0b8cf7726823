/** Modern Naval Battles – Global Warfare: two to six fleets, hidden hands, as a game on the table. */

import { defineGame } from '@flotilla/table';
import { beats } from './beats.ts';
import { ace } from './bots/ace.ts';
import { steady } from './bots/steady.ts';
import { describe, nameAt, status } from './describe.ts';
import { eventStyles } from './events.ts';
import { checkOptions, idleOptions, optionFields, peopleSettle, setup } from './options.ts';
import { figures, outcome, results } from './outcome.ts';
import { lostCards } from './rules/conservation.ts';
import { steps } from './rules/index.ts';
import { situation } from './situation.ts';
import type { NavalBattles } from './state.ts';
import { tell } from './tell.ts';
import { secrets, swapSecrets, view } from './view.ts';
import { weighing } from './weighing.ts';

/** The game as the registry lists it. */
export const navalBattles = defineGame<NavalBattles>({
  id: 'naval-battles',
  version: '1.5.0',
  title: 'Modern Naval Battles – Global Warfare',
  seats: { min: 2, max: 6 },
  optionFields,
  idleOptions,
  checkOptions,
  setup,
  peopleSettle,
  first: 'begin',
  steps,
  events: eventStyles,
  tell,
  view,
  describe,
  status,
  seatText: nameAt,
  outcome,
  figures,
  results,
  bots: { steady, ace },
  weighing,
  situation,
  lessons: async () => (await import('./lessons/index.ts')).lessons,
  texts: {
    en: async () => (await import('./text/en/index.ts')).en,
    fr: async () => (await import('./text/fr/index.ts')).fr,
    it: async () => (await import('./text/it/index.ts')).it,
    de: async () => (await import('./text/de/index.ts')).de,
  },
  swapSecrets,
  redealsAll: true,
  secrets,
  invariant: lostCards,
  beats,
});

export type { Firing, Prospect } from './aiming.ts';
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
export type { Strength, Style } from './musters.ts';
export { readyMade, STYLES, strengthOf } from './musters.ts';
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
export type { PlayerView, View } from './view.ts';
