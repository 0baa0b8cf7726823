/** Modern Naval Battles – Global Warfare: two to six fleets, hidden hands, as a game on the table. */
import type { Fact, Figures, Outcome } from '@flotilla/table';
import { defineGame, text } from '@flotilla/table';
import { ace } from './bots/ace.ts';
import { steady } from './bots/steady.ts';
import { describe, nameAt, status } from './describe.ts';
import { eventStyles } from './events.ts';
import { lostCards } from './rules/conservation.ts';
import { worthOfAll } from './rules/fleet.ts';
import { checkOptions, idleOptions, optionFields, peopleSettle, setup } from './rules/options.ts';
import { steps } from './rules/steps.ts';
import { scores } from './scores.ts';
import type { NavalBattles, State } from './state.ts';
import { tell } from './tell.ts';
import { listOf, who } from './text/words.ts';
import { secrets, swapSecrets, view } from './view.ts';

function outcome(state: State): Outcome | null {
  const { ending, players } = state;
  if (!ending) return null;
  const winners = listOf(
    players.filter((player) => ending.winners.includes(player.seat)).map((player) => who(player)),
  );
  return { ending: ending.how, winners: ending.winners, args: { winners } };
}

/** What simulations count: length, points, attacks and what became of them. */
function figures(state: State): Figures {
  const { totals, players, turn, round, shuffles } = state;
  const numbers: Record<string, number> = {
    rounds: round,
    turns: turn / players.length,
    attacks: totals.attacks,
    stopped: totals.stopped,
    cancelled: totals.cancelled,
    sunk: totals.sunk,
    reinforced: totals.reinforced,
    guards: totals.guards,
    shuffles,
    firstWins: state.ending?.winners.includes(state.first) ? 1 : 0,
  };
  for (const player of players)
    numbers[`sunkBySeat${player.seat + 1}`] = worthOfAll(state.terms, player.pile);
  const winner = players.find((player) => state.ending?.winners.includes(player.seat));
  const tallies = { ending: state.ending?.how ?? 'running', navy: winner?.navy ?? 'nobody' };
  return { numbers, tallies };
}

/** The figures players ask for, and how every one of them stands. */
function results(state: State): Fact[] {
  const { numbers } = figures(state);
  const asked = ['rounds', 'attacks', 'stopped', 'sunk'] as const;
  return [
    ...scores(view(state, null)),
    ...asked.map((name) => ({ label: text(`figure.${name}`), value: numbers[name] ?? 0 })),
  ];
}

/** The game as the registry lists it. */
export const navalBattles = defineGame<NavalBattles>({
  id: 'naval-battles',
  version: '1.4.0',
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
  texts: {
    en: async () => (await import('./text/en.ts')).en,
    fr: async () => (await import('./text/fr.ts')).fr,
    it: async () => (await import('./text/it.ts')).it,
    de: async () => (await import('./text/de.ts')).de,
  },
  swapSecrets,
  redealsAll: true,
  secrets,
  invariant: lostCards,
});

export type {
  AttackFacts,
  BerthFacts,
  DieFacts,
  Events,
  FleetFacts,
  GuardFacts,
  PlayFacts,
} from './events.ts';
export { parseScenario } from './rules/scenario.ts';
export { scenarioFaults } from './scenarioFaults.ts';
export type { NavalBattles, State, View } from './state.ts';
