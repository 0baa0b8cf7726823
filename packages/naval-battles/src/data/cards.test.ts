import { describe, expect, it } from 'vitest';
import { ACTION_ROWS } from './actions.ts';
import { ACTIONS, actionCard, SHIPS, shipByName, shipCard } from './cards.ts';
import { NAVIES } from './navies.ts';
import type { ActionCard, ShipCard } from './types.ts';

const named = (name: string): ShipCard => {
  const ship = shipByName(name);
  if (!ship) throw new Error(`no ship ${name}`);
  return ship;
};
const count = (kind: ActionCard['kind']) => ACTIONS.filter((card) => card.kind === kind).length;
const isDie = (n: number | null) => n !== null && Number.isInteger(n) && n >= 2 && n <= 6;
const sum = (list: readonly number[]) => list.reduce((a, b) => a + b, 0);

/** Sizes of the nine navies: ships and points. */
const FLEETS: Record<string, [number, number]> = {
  usa: [22, 132],
  ussr: [22, 117],
  uk: [14, 75],
  france: [9, 59],
  japan: [10, 42],
  china: [11, 40],
  taiwan: [8, 27],
  norway: [7, 24],
  argentina: [6, 23],
};

/** Values shown in the rulebook: they are never tuned. */
const PRINTED_SHIPS: readonly (Partial<ShipCard> & { name: string })[] = [
  { name: 'Kirov', navy: 'ussr', hull: 7, guards: [{ against: ['air', 'cruise'], on: 5 }] },
  {
    name: 'Kiev',
    navy: 'ussr',
    strikes: [5],
    asw: [5],
    weapons: ['gunSmall', 'cruise'],
    guards: [{ against: ['air', 'cruise'], on: 5 }],
  },
  { name: 'Enterprise', navy: 'usa', strikes: [4, 4], asw: [4], command: 0 },
  {
    name: 'Ticonderoga',
    navy: 'usa',
    guards: [
      { against: ['air', 'cruise'], on: 3 },
      { against: ['air', 'cruise'], on: 3 },
    ],
  },
  { name: 'Los Angeles', navy: 'usa', submarine: true, asw: [4] },
  { name: 'Titan', navy: 'ussr', command: 1 },
  { name: 'Smerch', navy: 'ussr', evasion: 5 },
  { name: 'George Philip', navy: 'usa', vp: 3 },
  { name: 'Trafalgar', navy: 'uk', submarine: true, passiveEvasion: 2 },
];

describe('ship cards', () => {
  it('are 110, each with its own id (contents)', () => {
    expect(SHIPS.length).toBe(110);
    expect(new Set(SHIPS.map((ship) => ship.id)).size).toBe(110);
  });

  it.each(Object.entries(FLEETS))(
    '%s has its number of ships and points (ship.vp)',
    (navy, [ships, points]) => {
      const fleet = SHIPS.filter((ship) => ship.navy === navy);
      expect([fleet.length, sum(fleet.map((ship) => ship.vp))]).toEqual([ships, points]);
    },
  );

  it('belong to nine navies and one non-combatant (ship.card)', () => {
    expect(NAVIES.map((navy) => navy.id).sort()).toEqual(Object.keys(FLEETS).sort());
    expect(SHIPS.filter((ship) => ship.navy === 'nonCombatant').map((ship) => ship.id)).toEqual([
      'non-combatant',
    ]);
  });

  it('have a hull, or two evasion numbers for a submarine (ship.hull)', () => {
    for (const ship of SHIPS) {
      if (ship.submarine) {
        expect(ship.hull, ship.name).toBe(0);
        expect(isDie(ship.passiveEvasion) && isDie(ship.evasion), ship.name).toBe(true);
      } else {
        expect(ship.hull, ship.name).toBeGreaterThanOrEqual(1);
        expect(ship.passiveEvasion, ship.name).toBeNull();
        if (ship.evasion !== null) expect(isDie(ship.evasion), ship.name).toBe(true);
      }
    }
  });

  it('show each weapon once and only numbers a die can meet', () => {
    for (const ship of SHIPS) {
      expect(new Set(ship.weapons).size, ship.name).toBe(ship.weapons.length);
      for (const n of [...ship.strikes, ...ship.asw, ...ship.guards.map((guard) => guard.on)])
        expect(isDie(n), ship.name).toBe(true);
      if (ship.navy !== 'nonCombatant') expect(ship.vp, ship.name).toBeGreaterThanOrEqual(1);
      expect(
        ship.printed.every((field) => field in ship),
        ship.name,
      ).toBe(true);
    }
  });

  it.each(PRINTED_SHIPS)('$name keeps its printed values', (values) => {
    expect(named(values.name)).toMatchObject(values);
  });

  it('keep the other printed facts', () => {
    expect(named('Kirov').weapons).toEqual(expect.arrayContaining(['ssm', 'cruise']));
    expect(named('Slava').guards.map((guard) => guard.on)).toEqual([6]);
    expect(named('Slava').guards[0]?.against).toContain('air');
    expect(named('Invincible').guards.length).toBe(1);
    expect(named('Invincible').guards[0]?.against).toContain('cruise');
    expect(named('Invincible').guards[0]?.against).not.toContain('ssm');
    for (const name of ['Glasgow', 'Somerset', 'Invincible', 'Trafalgar'])
      expect(named(name).weapons).not.toContain('gunSmall');
    expect(named('Glasgow').hull).toBeGreaterThan(2);
    for (const name of ['O.H. Perry', 'Virginia', 'Gary']) expect(named(name).weapons).toContain('ssm');
    for (const name of ['George Philip', 'Gary']) expect(named(name).weapons).toContain('gunSmall');
    expect(named('Non-Combatant').vp).toBe(0);
  });

  it('are refused by a wrong id in a sentence', () => {
    expect(() => shipCard('usa-atlantis')).toThrow('There is no ship "usa-atlantis"');
    expect(() => actionCard('A111')).toThrow('There is no action card "A111"');
  });
});

describe('action cards', () => {
  it('are 110 with the ids A001 to A110 (contents)', () => {
    expect(ACTIONS.length).toBe(110);
    expect(ACTIONS[0]?.id).toBe('A001');
    expect(ACTIONS[109]?.id).toBe('A110');
    expect(new Set(ACTION_ROWS.map((row) => row.design)).size).toBe(ACTION_ROWS.length);
  });

  it('hold the chosen number of every kind', () => {
    const kinds: [ActionCard['kind'], number][] = [
      ['gun', 19],
      ['missile', 23],
      ['torpedo', 9],
      ['airSupport', 12],
      ['bombardment', 2],
      ['battlePlan', 3],
      ['intelligence', 7],
      ['nearMiss', 20],
      ['superiorTactics', 3],
      ['repair', 5],
      ['screeningShip', 7],
    ];
    for (const [kind, cards] of kinds) expect(count(kind), kind).toBe(cards);
    expect(sum(kinds.map(([, cards]) => cards))).toBe(110);
  });

  it('carry a reinforcement value of 1, 2 or 3, spread so that it matters what is paid with (reinforce)', () => {
    const worth = (value: number) => ACTIONS.filter((card) => card.reinforcement === value).length;
    expect([1, 2, 3].map(worth)).toEqual([40, 51, 19]);
  });

  it('describe their attack completely when they attack with a ship', () => {
    for (const card of ACTIONS) {
      const fires = card.kind === 'gun' || card.kind === 'missile' || card.kind === 'torpedo';
      expect(card.symbols.length > 0, card.id).toBe(fires);
      expect(card.platforms >= 1 && card.platforms <= 3, card.id).toBe(fires);
      expect(card.damage >= 1, card.id).toBe(fires);
      const ranged = card.kind === 'gun' || card.kind === 'missile';
      expect(card.range !== null && card.range.min >= 1 && card.range.max <= 3, card.id).toBe(ranged);
      if (!ranged) expect(card.range, card.id).toBeNull();
      expect([0, -1, -2]).toContain(card.hard);
      if (card.largeCalibre) expect(card.symbols).toContain('gunLarge');
    }
  });

  it('keep the printed cards of the rulebook and its example', () => {
    expect(actionCard('A001')).toMatchObject({ kind: 'gun', damage: 1, range: { min: 1, max: 1 }, hard: -2 });
    expect(actionCard('A004')).toMatchObject({ kind: 'gun', symbols: ['gunSmall'], guard: { on: 4 } });
    expect(actionCard('A006').reinforcement).toBe(2);
    expect(actionCard('A020')).toMatchObject({ symbols: ['ssm'], damage: 2, range: { min: 1, max: 2 } });
    expect(actionCard('A023').guard).toEqual({ against: ['air', 'ssm', 'cruise'], on: 2 });
    expect(actionCard('A026').reinforcement).toBe(1);
    expect(actionCard('A031')).toMatchObject({
      symbols: ['ssm', 'cruise'],
      platforms: 2,
      damage: 3,
      range: { min: 1, max: 2 },
    });
    expect(actionCard('A037').hard).toBe(-2);
    expect(actionCard('A041')).toMatchObject({ kind: 'missile', platforms: 3 });
    expect(actionCard('A052').strikes).toEqual([4]);
    expect(actionCard('A053').guard?.on).toBe(4);
    expect(actionCard('A064')).toMatchObject({ kind: 'bombardment', cost: 2 });
    expect(actionCard('A064').strikes.length).toBe(4);
    expect(actionCard('A076').guard?.on).toBeLessThanOrEqual(4);
  });
});
