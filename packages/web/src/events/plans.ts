/** The kinds of event an organiser can choose from: each a good beginning that can be changed. */
import type { FormChoice } from '@flotilla/table';
import type { Counts, EventKind, SeaLength } from './wire.ts';

/** A kind of event; its words are `plan.<id>` and `plan.<id>Text`. */
export interface Plan {
  readonly id: string;
  readonly kind: EventKind;
  readonly game: string;
  readonly seats: number;
  /** What differs from how the form of the game starts. */
  readonly options: FormChoice;
  /** How long an attempt at a same sea is; null for a tournament. */
  readonly length: SeaLength | null;
  /** What may count, the usual first. */
  readonly counts: readonly Counts[];
  /** What is agreed about a tournament. */
  readonly tour: object;
}

const sea = (id: string, length: SeaLength): Plan => ({
  id,
  kind: 'sea',
  game: 'hunters',
  seats: 1,
  options: { boat: 'VIIC' },
  length,
  counts: ['tons', 'survival', 'points'],
  tour: {},
});

const battles = (kind: 'robin' | 'swiss' | 'cup'): Plan => ({
  id: kind,
  kind,
  game: 'naval-battles',
  seats: 2,
  options: { scenario: 'open', points: 25 },
  length: null,
  counts: ['points'],
  tour: { pace: { kind: 'days', days: 1 }, every: 7 * 24 * 60, early: true },
});

/** What can be announced, the shortest first. */
export const PLANS: readonly Plan[] = [
  sea('patrol', { kind: 'patrols', patrols: 1 }),
  sea('season', { kind: 'season' }),
  sea('career', { kind: 'career' }),
  {
    id: 'campaign',
    kind: 'sea',
    game: 'uboat-leader',
    seats: 1,
    options: { campaign: 'battle-begins', length: 'short' },
    length: { kind: 'campaign' },
    counts: ['points', 'tons'],
    tour: {},
  },
  battles('robin'),
  battles('swiss'),
  battles('cup'),
  {
    id: 'captains',
    kind: 'flotilla',
    game: 'hunters',
    seats: 4,
    options: { mode: 'tournament', boat: 'VIIC' },
    length: null,
    counts: ['tons'],
    tour: { pace: { kind: 'days', days: 1 }, every: 14 * 24 * 60, early: true },
  },
];
