/** Who is favoured: the figures on the cards of a new battle belong to the rules that are played. */
import { NAVIES, navalBattles, SCENARIO_FILES } from '@flotilla/naval-battles';
import { describe, expect, it } from 'vitest';
import { DUELS, RULES, SCENARIOS } from './simulated.generated.ts';

describe('the figures of simulated battles', () => {
  it('were played by the rules of today; after a change of the rules scripts/battles.mjs plays them anew', () => {
    expect(RULES).toBe(navalBattles.version);
  });

  it.each(SCENARIO_FILES)(
    'have a share for every side of $id, which together win every battle',
    ({ id, sides }) => {
      const { wins = [], rounds = 0 } = SCENARIOS[id] ?? {};
      expect(wins).toHaveLength(sides.length);
      expect(wins.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 1);
      expect(rounds).toBeGreaterThan(1);
    },
  );

  it('have a share for every navy, half of the duels on average', () => {
    const shares = NAVIES.map(({ id }) => DUELS[id] ?? 0);
    expect(shares.reduce((sum, share) => sum + share, 0) / shares.length).toBeCloseTo(0.5, 1);
  });
});
