/** How a battle ends, and what is counted of it. */
import type { Fact, Figures, Outcome } from '@flotilla/table';
import { text } from '@flotilla/table';
import { worthOfAll } from './rules/fleet.ts';
import { scores } from './scores.ts';
import type { State } from './state.ts';
import { listOf, who } from './text/words.ts';
import { view } from './view.ts';

/** How a battle ended and who won; null while it goes on. */
export function outcome(state: State): Outcome | null {
  const { ending, players } = state;
  if (!ending) return null;
  const winners = listOf(
    players.filter((player) => ending.winners.includes(player.seat)).map((player) => who(player)),
  );
  return { ending: ending.how, winners: ending.winners, args: { winners } };
}

/** What simulations count: length, points, attacks and what became of them. */
export function figures(state: State): Figures {
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
  const tallies = {
    ending: state.ending?.how ?? 'running',
    navy: winner?.navy ?? 'nobody',
    navies: players.map((player) => player.navy ?? 'nobody').join(' '),
  };
  return { numbers, tallies };
}

/** The figures players want to see, and how every player stands. */
export function results(state: State): Fact[] {
  const { numbers } = figures(state);
  const asked = ['rounds', 'attacks', 'stopped', 'sunk'] as const;
  return [
    ...scores(view(state, null)),
    ...asked.map((name) => ({ label: text(`figure.${name}`), value: numbers[name] ?? 0 })),
  ];
}
