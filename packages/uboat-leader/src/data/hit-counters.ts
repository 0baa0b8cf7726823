/** The cup of hit counters (2nd edition): a light hit reads the light side, a heavy hit the heavy side. */

/** What a hit counter does to a boat. */
export type HitEffect =
  | { readonly effect: 'none' | 'stunned' | 'sunk' | 'flooding' }
  | { readonly effect: 'stress'; readonly n: number }
  | {
      readonly effect: 'hull' | 'engines' | 'periscope' | 'gun' | 'electronics' | 'oilLeak';
      readonly lasting: boolean;
    }
  | { readonly effect: 'tubes'; readonly lasting: boolean; readonly n: number };

/** A kind of counter and how many of it are in the cup. */
export interface HitCounter {
  readonly id: string;
  readonly count: number;
  readonly light: HitEffect;
  readonly heavy: HitEffect;
}

export const HIT_COUNTERS: readonly HitCounter[] = [
  { id: 'H-01', count: 4, light: { effect: 'none' }, heavy: { effect: 'stress', n: 2 } },
  { id: 'H-02', count: 4, light: { effect: 'none' }, heavy: { effect: 'hull', lasting: true } },
  { id: 'H-03', count: 2, light: { effect: 'none' }, heavy: { effect: 'none' } },
  { id: 'H-04', count: 6, light: { effect: 'stress', n: 1 }, heavy: { effect: 'hull', lasting: true } },
  { id: 'H-05', count: 4, light: { effect: 'stress', n: 1 }, heavy: { effect: 'stress', n: 3 } },
  { id: 'H-06', count: 3, light: { effect: 'stress', n: 2 }, heavy: { effect: 'flooding' } },
  { id: 'H-07', count: 2, light: { effect: 'stunned' }, heavy: { effect: 'stunned' } },
  { id: 'H-08', count: 4, light: { effect: 'flooding' }, heavy: { effect: 'hull', lasting: true } },
  {
    id: 'H-09',
    count: 2,
    light: { effect: 'engines', lasting: false },
    heavy: { effect: 'engines', lasting: true },
  },
  {
    id: 'H-10',
    count: 2,
    light: { effect: 'periscope', lasting: false },
    heavy: { effect: 'periscope', lasting: true },
  },
  { id: 'H-11', count: 1, light: { effect: 'gun', lasting: false }, heavy: { effect: 'gun', lasting: true } },
  {
    id: 'H-12',
    count: 1,
    light: { effect: 'electronics', lasting: false },
    heavy: { effect: 'electronics', lasting: true },
  },
  {
    id: 'H-13',
    count: 1,
    light: { effect: 'oilLeak', lasting: false },
    heavy: { effect: 'oilLeak', lasting: true },
  },
  {
    id: 'H-14',
    count: 2,
    light: { effect: 'tubes', lasting: false, n: 1 },
    heavy: { effect: 'tubes', lasting: true, n: 2 },
  },
  { id: 'H-15', count: 2, light: { effect: 'stress', n: 2 }, heavy: { effect: 'sunk' } },
];
