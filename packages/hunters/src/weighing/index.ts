/** How a career is weighed: tons and coming home. */
import type { FillDecision, FormChoice, Weighing, Worth } from '@flotilla/table';
import { MOST_NEIGHBOURS, neighboursOf, text } from '@flotilla/table';
import { habit } from '../bots/ace.ts';
import { COMING_HOME } from '../bots/prospects.ts';
import { FINDINGS } from '../data/findings.ts';
import { REVIEW_SCALES } from '../data/review.ts';
import type { Captain, Hunters, LogPatrol, State, View } from '../state.ts';
import { horizon } from './prospects.ts';
import { planKey } from './salvoes.ts';
import { suggestions } from './suggestions.ts';

const captainsOf = (s: State, seat: number): Captain[] => s.captains.filter((one) => one.seat === seat);

const sumOver = (s: State, seat: number, count: (captain: Captain) => number): number =>
  captainsOf(s, seat).reduce((sum, captain) => sum + count(captain), 0);

const tonsOf = (s: State, seat: number): number => sumOver(s, seat, ({ tons }) => tons);

/** The share of a seat's captains who lived to the end of their service (5.1). */
const livedOf = (s: State, seat: number): number =>
  sumOver(s, seat, ({ fate }) => (fate === 'survived' ? 1 : 0)) / Math.max(1, captainsOf(s, seat).length);

const inTons = (n: number) => text('worth.inTons', { n: Math.round(n / 100) * 100 });

const WORTHS: readonly Worth<Hunters>[] = [
  {
    id: 'both',
    parts: ['tons', 'lives'],
    name: text('worth.both', { tons: COMING_HOME }),
    said: inTons,
    grain: 1,
    of: (s, seat) =>
      tonsOf(s, seat) + COMING_HOME * sumOver(s, seat, ({ fate }) => (fate === 'survived' ? 1 : 0)),
  },
  { id: 'tons', name: text('worth.tons'), said: inTons, grain: 1, of: tonsOf },
  { id: 'lives', name: text('worth.lives'), said: (share) => text('worth.share', { share }), of: livedOf },
];

/** The page of the patrol that was under way, or lay ahead, before; undefined when there never was one. */
function pageOf(end: State, before: State): LogPatrol | undefined {
  const { log } = before.captains[before.active] as Captain;
  const open = log[log.length - 1]?.result === 'open';
  return end.captains[before.active]?.log[open ? log.length - 1 : log.length];
}

const happens: Weighing<Hunters>['happens'] = {
  home: (end, before) => (pageOf(end, before)?.result ?? 'open') !== 'open',
  sinks: (end, before) => (pageOf(end, before)?.tons ?? 0) > (pageOf(before, before)?.tons ?? 0),
  lives: (end, _before, seat) => livedOf(end, seat) === 1,
};

/** Tubes with the same torpedo at the same end are one tube to every ship: a change of one stands for all of them. */
function neighbours(view: View, decision: FillDecision, choice: FormChoice): readonly FormChoice[] {
  if (!view.fight) return neighboursOf(decision, choice);
  const known = new Set([planKey(view, choice)]);
  return neighboursOf(decision, choice, Number.POSITIVE_INFINITY)
    .filter((plan) => {
      const key = planKey(view, plan);
      return !known.has(key) && known.add(key);
    })
    .slice(0, MOST_NEIGHBOURS);
}

/** What advice and reviews of The Hunters go by. */
export const weighing: Weighing<Hunters> = {
  habit,
  measures: ['fate.survived', 'tons', 'months'],
  findings: FINDINGS,
  worths: WORTHS,
  happens,
  neighbours,
  suggestions,
  review: {
    by: 'both',
    scale: (_state, seats, by) => (seats === 1 ? (REVIEW_SCALES[by] ?? null) : null),
    horizon,
  },
};
