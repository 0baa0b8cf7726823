/** How a campaign came out: outcome, evaluation, and figures for simulations. */
import type { Figures, Outcome } from '@flotilla/table';
import { targetCard } from './rules/lookup.ts';
import { standing } from './rules/standing.ts';
import type { State } from './state.ts';

const HELD = ['great', 'good', 'adequate'];

/** 12.2 — null while the campaign goes on; from Adequate up the player has won. */
export function outcome(s: State): Outcome | null {
  const last = s.finished[s.finished.length - 1];
  if (s.segment !== 'over' || !last) return null;
  const vp = s.finished.reduce((sum, past) => sum + past.vp, 0);
  const lost = s.finished.reduce((sum, past) => sum + past.lost, 0);
  const held = s.finished.filter((past) => HELD.includes(past.evaluation)).length;
  return {
    ending: s.finished.length > 1 ? 'linked' : last.evaluation,
    args: { vp, lost, held, of: s.finished.length, evaluation: { key: `evaluation.${last.evaluation}` } },
    winners: 2 * held > s.finished.length || (s.finished.length === 1 && held === 1) ? [0] : [],
  };
}

/** What simulations add up. */
export function figures(s: State): Figures {
  const over = s.segment === 'over';
  const now = standing(s);
  const vp = over ? s.finished.reduce((sum, past) => sum + past.vp, 0) : now.vp;
  const lines = s.boats.flatMap((boat) => boat.log);
  const patrols = s.boats.flatMap((boat) => boat.log.slice(0, boat.patrols));
  const sunk = lines.flatMap((line) => line.sunk).map((id) => targetCard(s, id));
  const tons = sunk.reduce((sum, card) => sum + ('tons' in card ? card.tons : 0), 0);
  const lost = over ? s.finished.reduce((sum, past) => sum + past.lost, 0) : now.lost;
  return {
    numbers: {
      vp,
      boats: s.boats.length,
      boatsLost: lost,
      turns: s.clock - Math.max(1, s.finished.length),
      shipsSunk: sunk.length,
      tonsSunk: tons,
      stressAtReturn:
        patrols.length === 0 ? 0 : patrols.reduce((sum, line) => sum + line.stress, 0) / patrols.length,
      patrols: patrols.length,
    },
    tallies: { evaluation: now.evaluation },
  };
}
