/** How a battle is weighed: whether it is won, and by how many points. */
import type { Weighing } from '@flotilla/table';
import { shortNumber, text } from '@flotilla/table';
import { ACE_IMAGINED } from './bots/ace.ts';
import { steadyChoice } from './bots/steady.ts';
import { worthOfAll } from './rules/fleet.ts';
import type { NavalBattles, Player, State } from './state.ts';
import { suggestions } from './suggestions.ts';

/** Points sunk by a seat and its team, less those of the best other side. */
function leadOf({ players, terms }: State, seat: number): number {
  const sideOf = ({ team, seat: own }: Player): string => (team === null ? `seat ${own}` : `team ${team}`);
  const sums = new Map<string, number>();
  for (const player of players)
    sums.set(sideOf(player), (sums.get(sideOf(player)) ?? 0) + worthOfAll(terms, player.pile));
  const mine = sideOf(players[seat] as Player);
  const rivals = [...sums].filter(([side]) => side !== mine).map(([, sum]) => sum);
  return (sums.get(mine) ?? 0) - Math.max(0, ...rivals);
}

const lostBy = (s: State, seat: number): number => s.players[seat]?.lost.length ?? 0;

/** What advice and reviews of Naval Battles go by: the ace's habit plays on, by orders. */
export const weighing: Weighing<NavalBattles> = {
  habit: { choose: (view, decision, rng) => steadyChoice(view, decision, rng, ACE_IMAGINED) },
  worths: [
    {
      id: 'lead',
      name: text('worth.lead'),
      said: (n) => text('worth.inPoints', { n: shortNumber(n) }),
      of: leadOf,
    },
  ],
  happens: {
    wins: (end, _before, seat) => end.ending?.winners.includes(seat) === true,
    noLoss: (end, before, seat) => lostBy(end, seat) <= lostBy(before, seat),
    ahead: (end, _before, seat) => leadOf(end, seat) > 0,
  },
  suggestions,
};
