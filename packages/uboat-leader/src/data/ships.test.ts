/** The cards of merchants, escorts and warships against the printed ones (2.11 - 2.13). */
import { describe, expect, it } from 'vitest';
import { ESCORTS, MERCHANTS, NAVAL } from './index.ts';
import type { EscortCard, HitNumbers, MerchantCard, NavalCard } from './types.ts';

const ships = MERCHANTS.filter((card): card is MerchantCard => !('misidentified' in card));
const ship = (name: string) =>
  [...ships, ...ESCORTS, ...NAVAL].find((card) => card.name === name) as MerchantCard;
const resultOf = (numbers: HitNumbers, total: number) =>
  ['miss', 'light', 'heavy', 'sunk'][numbers.filter((number) => number !== null && total >= number).length];

describe('ships (2.11 - 2.13)', () => {
  const all = [...ships, ...ESCORTS, ...NAVAL];

  it('2.11, 2.12, 2.13: are 50 merchant, 30 escort, 3 fleet escort and 22 naval cards, all different', () => {
    expect([
      MERCHANTS.length,
      ESCORTS.filter((card) => !card.fleet).length,
      ESCORTS.filter((card) => card.fleet).length,
      NAVAL.length,
    ]).toEqual([50, 30, 3, 22]);
    expect(MERCHANTS.length - ships.length).toBe(4);
    expect(new Set([...MERCHANTS, ...ESCORTS, ...NAVAL].map((card) => card.id)).size).toBe(105);
    expect(new Set(all.map((card) => card.name)).size).toBe(all.length);
  });

  it.each(all)('2.13: $name: hit numbers rise and never comes last', (card) => {
    for (const line of [card.gun, card.torpedo]) {
      const numbers = line.filter((number) => number !== null);
      expect([...numbers].sort((a, b) => a - b)).toEqual(numbers);
      expect(new Set(numbers).size).toBe(numbers.length);
      const never = line.indexOf(null);
      if (never >= 0) expect(line.slice(never).every((number) => number === null)).toBe(true);
    }
  });

  it('are armed in both editions or in neither', () => {
    for (const card of ships)
      expect(card.surface.first === null, card.name).toBe(
        card.surface.second.light + card.surface.second.heavy === 0,
      );
  });

  it('2.12: score no points as escorts', () => {
    expect(ESCORTS.every((card) => card.vp === 0)).toBe(true);
  });

  it('2.11, 2.12, 2.13: have the printed values', () => {
    expect([ship('Tiberton').id, ship('Telena').id]).toEqual(['M-078', 'M-056']);
    expect(ship('Telena')).toMatchObject({ gun: [3, 5, 7], torpedo: [3, 6, 9] });
    expect(['San Fernando', 'Adamastos', 'Royal Oak'].map((name) => [ship(name).vp, ship(name).xp])).toEqual([
      [3, 2],
      [2, 1],
      [4, 3],
    ]);
    expect([ship('San Fernando').surface.second, ship('Adamastos').surface.second]).toEqual([
      { light: 2, heavy: 0 },
      { light: 1, heavy: 0 },
    ]);
    for (const name of ['San Fernando', 'Adamastos', 'Rigel', 'Eulota', 'Enid', 'Ballinderry', 'HMS Kite'])
      expect(ship(name).speed, name).toBe(2);
    const kite = ESCORTS.find((card) => card.name === 'HMS Kite') as EscortCard;
    expect(kite).toMatchObject({
      vp: 0,
      xp: 2,
      gun: [4, 6, 8],
      surface: { detect: 5, attack: { first: [3, 5, 9], second: { light: 0, heavy: 1 } } },
      submerged: { detect: 6, attack: { second: { light: 3, heavy: 0 } } },
    });
    expect(kite.submerged.attack.first?.slice(0, 2)).toEqual([6, 8]);
    // the third number is cut off in the book: it is ours
    expect(kite.printed).not.toContain('submerged.attack.first');
    expect(kite.printed).toContain('surface.attack.first');
  });

  it('answer the printed dice', () => {
    const torpedo = (name: string, total: number) => resultOf(ship(name).torpedo, total);
    expect([
      torpedo('San Fernando', 5),
      torpedo('San Fernando', 6),
      torpedo('San Fernando', 9),
      torpedo('San Fernando', 10),
    ]).toEqual(['light', 'light', 'heavy', 'sunk']);
    expect([torpedo('Adamastos', 6), torpedo('Adamastos', 7)]).toEqual(['light', 'heavy']);
    expect([torpedo('Telena', 4), torpedo('Telena', 6)]).toEqual(['light', 'heavy']);
    expect([resultOf(ship('Rigel').gun, 2), resultOf(ship('Tiberton').gun, 4)]).toEqual(['light', 'light']);
    expect(torpedo('Royal Oak', 12)).toBe('sunk');
    expect(torpedo('Sirius', 6)).toBe('light');
    expect(ship('San Fernando').surface.first?.[0]).toBeGreaterThan(4);
    expect(ship('Adamastos').surface.first?.[0]).toBeLessThanOrEqual(5);
  });

  it('know carriers with values against submerged boats', () => {
    const carriers = NAVAL.filter((card): card is NavalCard => card.carrier === true);
    expect(carriers.length).toBeGreaterThan(0);
    for (const card of carriers) expect(card.submerged.first).not.toBeNull();
    expect(ESCORTS.some((card) => card.carrier)).toBe(true);
  });
});
