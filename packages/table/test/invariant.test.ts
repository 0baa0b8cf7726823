import { nightWatch } from '@flotilla/night-watch';
import { describe, expect, it } from 'vitest';
import { fuzzGame } from '../src/testkit/index.ts';

describe('a promise of the game', () => {
  it('is asked after every answer of a fuzzed game', () => {
    const broken = {
      ...nightWatch,
      invariant: (state: { watch: number }) => (state.watch > 1 ? 'Too late.' : null),
    };
    expect(() => fuzzGame(broken, { seed: 'promise' })).toThrow('Too late.');
    expect(fuzzGame({ ...nightWatch, invariant: () => null }, { seed: 'promise' }).answers).toBeGreaterThan(
      0,
    );
  });
});
