/** Fleets made ready by style, and what ships can do together. */
import { describe, expect, it } from 'vitest';
import { ACTIONS, SHIPS, shipCard } from '../src/data/cards.ts';
import { NAVIES } from '../src/data/navies.ts';
import { readyMade, STYLES, strengthOf } from '../src/musters.ts';
import { ship } from './position.ts';

const shipsOf = (navy: string) => SHIPS.filter((card) => card.navy === navy).map(({ id }) => id);

describe('ready-made fleets', () => {
  it.each(NAVIES.map(({ id }) => id))(
    'setup.fleets: keep within the points and differ by style: %s',
    (navy) => {
      for (const points of [12, 25, 40]) {
        for (const style of STYLES) {
          const fleet = readyMade(shipsOf(navy), points, style);
          const cost = fleet.reduce((sum, id) => sum + shipCard(id).vp, 0);
          expect(cost).toBeLessThanOrEqual(points);
          expect(fleet.length).toBeGreaterThan(0);
          expect(new Set(fleet).size).toBe(fleet.length);
          expect(fleet.some((id) => !shipCard(id).submarine)).toBe(true);
        }
      }
    },
  );

  it('setup.fleets: air has the strikes, hunters have the hunts', () => {
    const of = (style: (typeof STYLES)[number]) => strengthOf(readyMade(shipsOf('usa'), 25, style));
    expect(of('air').strikes.length).toBeGreaterThan(of('line').strikes.length);
    expect(of('hunters').hunts.length).toBeGreaterThanOrEqual(of('air').hunts.length);
    expect(of('line').missiles).toBeGreaterThanOrEqual(of('air').missiles);
  });
});

describe('what a fleet can do', () => {
  it('attack.symbols: counts weapons and the attack cards of the deck it could fire', () => {
    const { guns, missiles, strikes, hunts, fireable, attackCards } = strengthOf(
      ['Somerset', 'Blake', 'Invincible'].map(ship),
    );
    expect(guns).toEqual({ small: 1, medium: 1, large: 1 });
    expect(missiles).toBe(1);
    expect(strikes).toEqual([5]);
    expect(hunts).toHaveLength(3);
    expect(attackCards).toBe(ACTIONS.filter(({ platforms }) => platforms > 0).length);
    expect(fireable).toBeGreaterThan(10);
    expect(strengthOf([]).fireable).toBe(0);
  });
});
