/** The same seas an organiser can choose from: each a good beginning that can be changed. */
import type { FormChoice, SeaCount, SeaLength } from '@flotilla/table';

/** A kind of event; its words are `plan.<id>` and `plan.<id>Text`. */
export interface Plan {
  readonly id: string;
  readonly game: string;
  /** What differs from how the form of the game starts. */
  readonly options: FormChoice;
  /** How long an attempt is. */
  readonly length: SeaLength;
  /** What may count, the usual first. */
  readonly counts: readonly SeaCount[];
}

const sea = (id: string, length: SeaLength): Plan => ({
  id,
  game: 'hunters',
  options: { boat: 'VIIC' },
  length,
  counts: ['tons', 'survival', 'points'],
});

/** What can be announced, the shortest first. */
export const PLANS: readonly Plan[] = [
  sea('patrol', { kind: 'patrols', patrols: 1 }),
  sea('season', { kind: 'season' }),
  sea('career', { kind: 'career' }),
  {
    id: 'campaign',
    game: 'uboat-leader',
    options: { campaign: 'battle-begins', length: 'short' },
    length: { kind: 'campaign' },
    counts: ['points', 'tons'],
  },
];
