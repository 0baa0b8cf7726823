/** What a screen is told before an attack: who may fire, what it would do, and what is known to stop it. */
import { describe, expect, it } from 'vitest';
import { fires, firingAt, firingBar, rowsInReach, shotAt, strikeAt, unusedBy } from '../src/aiming.ts';
import { ACTIONS } from '../src/data/cards.ts';
import { lay, uk } from './fleets.ts';
import { fire, ship } from './position.ts';

const cardOf = (design: string): string => ACTIONS.find((card) => card.design === design)?.id ?? '';
const ONE_MEDIUM_GUN = cardOf('GC-4');
const TWO_GUNS = cardOf('GC-5');

const british = (hand: readonly string[]) =>
  uk({ rows: [['Somerset', 'Blake', 'Bristol', 'Antrim'], ['Invincible']], hand: [...hand, 'A110'] });
const soviets = { navy: 'ussr', rows: [['Sovremenny', 'Smerch'], ['Kirov']], active: ['K-503'] } as const;

describe('who fires', () => {
  it('attack.symbols: the ships chosen beforehand are enough, are offered, and are missed least elsewhere', () => {
    const b = lay([british([TWO_GUNS]), soviets]);
    const view = b.table.view(0);
    const { able, chosen, needed } = firingAt(view, TWO_GUNS, ship('Sovremenny'));
    expect(able).toEqual(['Somerset', 'Blake', 'Bristol', 'Antrim'].map(ship));
    expect(needed).toBe(2);
    expect(fires(TWO_GUNS, chosen)).toBe(true);
    const pairs = able.flatMap((one, i) => able.slice(i + 1).map((other) => [one, other]));
    const enough = pairs.filter((pair) => fires(TWO_GUNS, pair));
    expect(unusedBy(TWO_GUNS, chosen)).toBe(Math.min(...enough.map((pair) => unusedBy(TWO_GUNS, pair))));
    b.expect('actions', `attack:${TWO_GUNS}`);
    b.expect('aim', ship('Sovremenny'));
    for (const one of chosen.slice(0, -1)) b.expect('commitShip', one);
    expect(b.ids()).toContain(chosen.at(-1));
  });

  it('attack.range: rows in reach are those the rules offer targets in', () => {
    const b = lay([british([ONE_MEDIUM_GUN]), soviets]);
    expect(rowsInReach(b.table.view(0), ONE_MEDIUM_GUN)).toEqual([1, 2]);
    expect(rowsInReach(b.table.view(0), TWO_GUNS)).toEqual([1]);
  });

  it('attack.symbols: a ship that cannot fire says why as the rules do', () => {
    const b = lay([british([ONE_MEDIUM_GUN]), soviets]);
    const view = b.table.view(0);
    b.expect('actions', `attack:${ONE_MEDIUM_GUN}`);
    b.expect('aim', ship('Kirov'));
    const asked = b.asked();
    const refused = asked.kind === 'pick' ? asked.refused : [];
    expect(refused.length).toBeGreaterThan(1);
    for (const option of refused)
      expect(firingBar(view, ONE_MEDIUM_GUN, option.id, ship('Kirov'))).toMatchObject(option.refused ?? {});
    for (const { id } of asked.kind === 'pick' ? asked.options : [])
      expect(firingBar(view, ONE_MEDIUM_GUN, id, ship('Kirov'))).toBeNull();
  });
});

describe('what an attack would do', () => {
  it('attack.damage: damage counts against the hull left, and what is already aimed at her is known', () => {
    const b = lay([british([TWO_GUNS, ONE_MEDIUM_GUN]), { ...soviets, damage: { Sovremenny: ['A010'] } }]);
    const before = shotAt(b.table.view(0), TWO_GUNS, ship('Sovremenny'), [ship('Somerset'), ship('Bristol')]);
    const damage = ACTIONS.find(({ id }) => id === 'A010')?.damage ?? 0;
    expect(before).toMatchObject({ damage: 3, left: 5 - damage, aimed: 0, outright: false });
    expect(before?.sinks).toBe(5 - damage <= 3);
    fire(b, ONE_MEDIUM_GUN, 'Sovremenny', 'Antrim');
    expect(shotAt(b.table.view(0), TWO_GUNS, ship('Sovremenny'), [])?.aimed).toBe(2);
  });

  it('evasion, attack.hard: a ship that evades lowers the chance, by a die that is hard to stop less so', () => {
    const b = lay([british([TWO_GUNS]), soviets]);
    const smerch = shotAt(b.table.view(0), TWO_GUNS, ship('Smerch'), [ship('Somerset'), ship('Bristol')]);
    expect(smerch?.evades).toBeCloseTo(1 / 6);
    expect(smerch).toMatchObject({ sinks: true, guards: [] });
    expect(smerch?.guarded).toBeCloseTo(5 / 6);
    expect(smerch?.unguarded).toBeCloseTo(5 / 6);
  });

  it('attack, large calibre: sinks outright only when a large gun is among those that fire', () => {
    const large = cardOf('GC-7');
    const b = lay([british([large]), soviets]);
    const at = (names: readonly string[]) =>
      shotAt(b.table.view(0), large, ship('Kirov'), names.map(ship))?.outright;
    expect(at(['Blake', 'Bristol'])).toBe(true);
    expect(at(['Somerset', 'Bristol'])).toBe(false);
  });

  it('inherent.air: the die of a strike, the Battle Plan and the row rule count; known guards stop it at most so often', () => {
    const b = lay([british([]), soviets], { terms: { rowRule: true } });
    const view = b.table.view(0);
    expect(strikeAt(view, 'air', 5, ship('Sovremenny'))?.unguarded).toBeCloseTo(2 / 6);
    expect(strikeAt(view, 'air', 5, ship('Kirov'))?.unguarded).toBeCloseTo(1 / 6);
    const planned = { ...view, plans: [{ by: 0, on: 0, value: 1 }] };
    expect(strikeAt(planned, 'air', 5, ship('Sovremenny'))?.unguarded).toBeCloseTo(3 / 6);
    const known = strikeAt(view, 'air', 5, ship('Sovremenny'));
    expect(known?.guards).toHaveLength(2);
    expect(known?.stopped).toBeCloseTo(1 - (3 / 6) * (4 / 6));
    expect(known?.guarded).toBeCloseTo((2 / 6) * (3 / 6) * (4 / 6));
  });
});
