/** How a campaign ended: outcome, evaluation, and figures for simulations. */
import type { Figures, Outcome } from '@flotilla/table';
import { targetCard } from './rules/lookup.ts';
import { accountOf } from './rules/standing.ts';
import type { State } from './state.ts';

const HELD = ['great', 'good', 'adequate'];

/** 12.2 — null while the campaign goes on; the player wins with Adequate or better. */
export function outcome(s: State): Outcome | null {
  const last = s.finished[s.finished.length - 1];
  if (s.segment !== 'over' || !last) return null;
  const vp = sum(s.finished.map((past) => past.vp));
  const lost = sum(s.finished.map((past) => past.lost));
  const held = s.finished.filter((past) => HELD.includes(past.evaluation)).length;
  return {
    ending: s.finished.length > 1 ? 'linked' : last.evaluation,
    args: { vp, lost, held, of: s.finished.length, evaluation: { key: `evaluation.${last.evaluation}` } },
    winners: 2 * held > s.finished.length || (s.finished.length === 1 && held === 1) ? [0] : [],
  };
}

/** What simulations add up: totals over all campaigns of the game, and the evaluation of the last one. */
export function figures(s: State): Figures {
  const campaigns = s.segment === 'over' ? s.finished : [...s.finished, accountOf(s)];
  const returns = campaigns.flatMap((past) => past.returns);
  const sunk = campaigns.flatMap((past) => past.sunk).map((id) => targetCard(s, id));
  return {
    numbers: {
      vp: sum(campaigns.map((past) => past.vp)),
      boats: new Set(campaigns.flatMap((past) => past.boats)).size,
      boatsLost: sum(campaigns.map((past) => past.lost)),
      turns: s.clock - campaigns.length,
      shipsSunk: sunk.length,
      tonsSunk: sum(sunk.map((card) => ('tons' in card ? card.tons : 0))),
      stressAtReturn: returns.length === 0 ? 0 : sum(returns) / returns.length,
      patrols: returns.length,
    },
    tallies: { evaluation: campaigns[campaigns.length - 1]?.evaluation ?? 'dismal' },
  };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);
