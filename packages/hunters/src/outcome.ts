/** How careers end, and what is measured of them (rules 5.1, 5.2). */
import type { Figures, Outcome } from '@flotilla/table';
import { text } from '@flotilla/table';
import { AWARDS, RANKS } from './data/careers.ts';
import { levelOf } from './rules/loss.ts';
import { race } from './rules/standings.ts';
import type { Captain, State } from './state.ts';

/** Null while anybody serves; a solitaire career is won with at least a marginal victory, a race with the most tonnage. */
export function outcome(s: State): Outcome | null {
  if (s.captains.some((captain) => captain.fate === 'serving')) return null;
  const [first] = s.captains as [Captain, ...Captain[]];
  if (s.captains.length > 1) return race(s);
  const level = levelOf(first);
  return {
    ending: first.fate,
    args: { tons: first.tons, ships: first.sunk, patrols: first.patrols, level: text(`level.${level}`) },
    winners: level === 'defeat' || level === 'draw' ? [] : [first.seat],
  };
}

/** What simulations add up: the first captain's career. */
export function figures(s: State): Figures {
  const captain = s.captains[0] as Captain;
  return {
    numbers: {
      tons: captain.tons,
      ships: captain.sunk,
      patrols: captain.patrols,
      months: captain.month - captain.joined,
      successes: captain.successes,
      capitals: captain.capitals.length,
    },
    tallies: {
      fate: captain.fate,
      level: levelOf(captain),
      boat: captain.boat.type,
      rank: RANKS[captain.rank] ?? '',
      award: AWARDS[captain.award] ?? '',
    },
  };
}
