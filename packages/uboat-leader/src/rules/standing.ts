/** How a campaign stands: points, boats lost, evaluation (12). */
import { BOAT_LOST } from '../data/charts.ts';
import type { Evaluation } from '../data/types.ts';
import type { Boat, Finished, State } from '../state.ts';
import { campaignOf } from './lookup.ts';

/** What the result of a campaign is worked out from: a state or a view. */
type Account = Pick<State, 'campaign' | 'length' | 'vp'> & { readonly boats: readonly Boat[] };

/** 3.8 — boats with a page in the log of this campaign; those lost earlier have none. */
export const logged = (s: Pick<Account, 'boats'>): Boat[] => s.boats.filter((boat) => boat.log.length > 0);

const BANDS = ['great', 'good', 'adequate', 'poor'] as const;

/** 3.3 — the points each evaluation begins with, on the sheet and for the length being played. */
export const bandsOf = (s: Pick<Account, 'campaign' | 'length'>) => campaignOf(s).lengths[s.length].bands;

/** 12.2 — the evaluation of a number of points. */
function evaluate(s: Account, points: number): Evaluation {
  const bands = bandsOf(s);
  for (const band of BANDS) if (points >= bands[band]) return band;
  return 'dismal';
}

/** 12.2 — the next better evaluation and the points it takes; null at the top. */
export function nextBand(s: Account): { evaluation: Evaluation; points: number } | null {
  const { vp } = standing(s);
  const bands = bandsOf(s);
  const next = [...BANDS].reverse().find((band) => vp < bands[band]);
  return next ? { evaluation: next, points: bands[next] - vp } : null;
}

/** 12.1, 12.2 — victory points less those for boats lost, and their evaluation. */
export function standing(s: Account): { vp: number; lost: number; evaluation: Evaluation } {
  const lost = logged(s).filter((boat) => boat.fate === 'sunk').length;
  const vp = s.vp + BOAT_LOST * lost;
  return { vp, lost, evaluation: evaluate(s, vp) };
}

/** 12 — the account of the campaign being played, as if it closed now. */
export function accountOf(s: Account): Finished {
  const boats = logged(s);
  return {
    campaign: s.campaign,
    ...standing(s),
    boats: boats.map((boat) => boat.id),
    returns: boats.flatMap((boat) => boat.log.slice(0, boat.patrols).map((patrol) => patrol.stress)),
    sunk: boats.flatMap((boat) => boat.log.flatMap((patrol) => patrol.sunk)),
  };
}
