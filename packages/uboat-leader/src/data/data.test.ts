import { describe, expect, it } from 'vitest';
import { form } from '../rules/editions.ts';
import { DISPLAY } from './display.ts';
import { HIT_COUNTERS } from './hit-counters.ts';
import {
  BOATS,
  CAMPAIGNS,
  CONDITIONS,
  CORE_CONVOYS,
  ESCORTS,
  EVENT_FACES,
  EVENTS,
  MERCHANTS,
  MORE_CONVOYS,
  NAVAL,
} from './index.ts';
import { TACTICS } from './tactics.ts';
import type { BoatCard, Campaign, EscortCard, HitNumbers, MerchantCard, NavalCard } from './types.ts';

const LEVELS = ['green', 'trained', 'veteran', 'ace'] as const;
const boat = (id: string) => BOATS.find((card) => card.id === id) as BoatCard;
const ships = MERCHANTS.filter((card): card is MerchantCard => !('misidentified' in card));
const ship = (name: string) =>
  [...ships, ...ESCORTS, ...NAVAL].find((card) => card.name === name) as MerchantCard;
const campaign = (id: string) => CAMPAIGNS.find((sheet) => sheet.id === id) as Campaign;
const area = (sheet: Campaign, id: string) => sheet.areas.find((other) => other.id === id);
const resultOf = (numbers: HitNumbers, total: number) =>
  ['miss', 'light', 'heavy', 'sunk'][numbers.filter((number) => number !== null && total >= number).length];

describe('boats (2.8, 3.7)', () => {
  it('are 27, each with a number of its own', () => {
    expect(BOATS).toHaveLength(27);
    expect(new Set(BOATS.map((card) => card.id)).size).toBe(27);
  });

  it.each(BOATS)('$id: costs rise, stress rows follow each other, the shaken row is no better', (card) => {
    LEVELS.forEach((level, i) => {
      const side = card.levels[level];
      const before = i > 0 ? card.levels[LEVELS[i - 1] as 'green'] : null;
      if (before) expect(side.so).toBeGreaterThan(before.so);
      expect(side.shakenTo).toBeGreaterThan(side.okayTo);
      for (const skill of ['gunnery', 'torpedo', 'evasion'] as const)
        expect(side.shaken[skill]).toBeLessThanOrEqual(side.okay[skill]);
      expect(side.promotion === null).toBe(level === 'ace');
    });
    expect(card.levels.green.card).toBe(card.levels.trained.card);
    expect(card.levels.veteran.card).toBe(card.levels.ace.card);
  });

  it('carry the printed torpedoes and guns of their classes', () => {
    const loads: Record<string, [number, number, number]> = {
      VIIA: [5, 11, 6],
      VIIB: [5, 14, 6],
      VIIC: [5, 14, 6],
      IXA: [6, 22, 6],
      IXB: [6, 22, 6],
      IXC: [6, 22, 6],
      XXI: [6, 24, 0],
    };
    for (const card of BOATS) {
      const load = loads[card.type];
      if (load) expect([card.ready, card.ready + card.stored, card.gun], card.id).toEqual(load);
      if (['IIB', 'IIC'].includes(card.type)) expect(card.gun, card.id).toBe(0);
    }
  });

  it('have the printed costs and skills', () => {
    const costs = [
      ['U-43', 'trained', 8],
      ['U-47', 'trained', 7],
      ['U-51', 'trained', 6],
      ['U-56', 'ace', 8],
      ['U-23', 'ace', 9],
      ['U-96', 'trained', 8],
      ['U-122', 'veteran', 16],
    ] as const;
    for (const [id, level, so] of costs) expect(boat(id).levels[level].so, `${id} ${level}`).toBe(so);
    expect(boat('U-122').levels.veteran.okay).toEqual({
      initiative: 'cautious',
      gunnery: 1,
      torpedo: 1,
      evasion: 5,
    });
    expect(boat('U-98').levels.veteran.okay).toMatchObject({ gunnery: 0, torpedo: 0 });
    expect([boat('U-94').levels.ace.okay.evasion, boat('U-94').levels.ace.shaken.evasion]).toEqual([3, 1]);
    expect(boat('U-23').levels.ace.okay.evasion).toBe(4);
    expect(boat('U-47').levels.veteran.okayTo).toBe(5);
    expect(boat('U-122').levels.veteran.abilities).toContain('searcher');
    expect(boat('U-96').levels.trained.abilities).toContain('cool');
  });

  it('have the printed cards, classes and service', () => {
    expect([
      boat('U-98').levels.green.card,
      boat('U-94').levels.ace.card,
      boat('U-2511').levels.trained.card,
    ]).toEqual([126, 148, 164]);
    expect([boat('U-23').type, boat('U-47').type, boat('U-96').type, boat('U-98').type]).toEqual([
      'IIB',
      'VIIB',
      'VIIC',
      'VIIC',
    ]);
    expect([boat('U-98').from, boat('U-98').to, boat('U-23').from, boat('U-23').to]).toEqual([
      '1941-03',
      '1945-05',
      '1939-09',
      '1941-05',
    ]);
    expect([
      boat('U-20').surfaced,
      boat('U-122').surfaced,
      boat('U-122').submerged,
      boat('U-201').submerged,
      boat('U-2511').submerged,
    ]).toEqual([2, 2, 1, 1, 2]);
    expect(boat('U-201').exclusiveWith).toBe('U-2511');
  });

  it('include the printed sample cards', () => {
    const sides = BOATS.flatMap((card) => LEVELS.map((level) => card.levels[level]));
    expect(sides.some((side) => side.so === 12 && side.okayTo === 8 && side.shakenTo === 12)).toBe(true);
    const panel = (row: { gunnery: number; torpedo: number; evasion: number }) =>
      [row.gunnery, row.torpedo, row.evasion].join();
    expect(sides.some((side) => panel(side.okay) === '-1,2,4' && panel(side.shaken) === '-3,0,2')).toBe(true);
    expect(sides.some((side) => panel(side.okay) === '1,1,4' && panel(side.shaken) === '0,0,3')).toBe(true);
  });
});

describe('ships (2.11 - 2.13)', () => {
  const all = [...ships, ...ESCORTS, ...NAVAL];

  it('are 50 merchant, 30 escort, 3 fleet escort and 22 naval cards, all different', () => {
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

  it.each(all)('$name: hit numbers rise and never comes last', (card) => {
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

  it('score no points as escorts', () => {
    expect(ESCORTS.every((card) => card.vp === 0)).toBe(true);
  });

  it('have the printed values', () => {
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

describe('convoy cards (2.10)', () => {
  const all = [...MORE_CONVOYS, ...CORE_CONVOYS];

  it('are numbered 1 to 50; 31 to 50 are the core deck', () => {
    expect(all.map((card) => card.number)).toEqual(Array.from({ length: 50 }, (_, i) => i + 1));
    expect(CORE_CONVOYS.map((card) => card.number)).toEqual(Array.from({ length: 20 }, (_, i) => i + 31));
    expect(CORE_CONVOYS.every((card) => card.campaigns === undefined)).toBe(true);
  });

  it.each(all)('card $number: every counter has an area and a kind that fits', (card) => {
    expect(new Set(card.layout.map((slot) => slot.slot)).size).toBe(card.layout.length);
    expect(card.layout.some((slot) => slot.kind === card.type)).toBe(true);
    for (const slot of card.layout) {
      const ring = DISPLAY.find((zone) => zone.id === slot.area)?.ring;
      const isEscort = slot.kind === 'escort' || slot.kind === 'fleet';
      expect(ring, slot.slot).toBe(isEscort ? 'short' : 'convoy');
      if (isEscort) expect(slot.kind).toBe(card.type === 'naval' ? 'fleet' : 'escort');
      else expect(slot.kind).toBe(card.type);
    }
    expect(CONDITIONS.some((condition) => condition.key === card.condition)).toBe(true);
  });

  it('give card 31 its printed condition and card 37 its printed counters', () => {
    expect(CONDITIONS.find((condition) => condition.key === all[30]?.condition)?.ops).toEqual([
      { do: 'torpedo', n: 1 },
    ]);
    expect(all[36]?.layout.map((slot) => slot.kind)).toEqual([
      'merchant',
      'merchant',
      'merchant',
      'merchant',
      'escort',
      'escort',
    ]);
  });
});

describe('event cards (2.9)', () => {
  it('are 45, each with a face for both periods', () => {
    expect(EVENTS.map((card) => card.number)).toEqual(Array.from({ length: 45 }, (_, i) => i + 1));
    const keys = EVENT_FACES.map((face) => face.key);
    for (const card of EVENTS) expect(keys).toEqual(expect.arrayContaining([card.early, card.late]));
    for (const key of keys)
      expect(
        EVENTS.some((card) => card.early === key || card.late === key),
        key,
      ).toBe(true);
  });

  it('have the printed effects', () => {
    const face = (key: string) => EVENT_FACES.find((other) => other.key === key)?.ops;
    expect(face('rough-seas')).toEqual([{ do: 'stress', n: 1 }]);
    expect(face('fatal-error')).toEqual([{ do: 'stress', n: 2 }]);
    expect(face('allied-submarine-attack')).toEqual([{ do: 'stress', n: 2 }]);
    expect(face('ultra-intercept')).toEqual([{ do: 'warning', n: 1 }]);
    expect(EVENTS.filter((card) => card.early === 'rough-seas').length).toBeGreaterThanOrEqual(3);
    expect(EVENTS[27]?.early).toBe('donitz-takes-notice');
  });

  it('have die tables without gaps', () => {
    for (const face of EVENT_FACES) {
      for (const op of face.ops) {
        if (op.do !== 'roll') continue;
        const ends = op.rows.map((row) => row.upTo);
        expect(ends[ends.length - 1], face.key).toBeNull();
        const numbers = ends.filter((end) => end !== null);
        expect([...numbers].sort((a, b) => a - b)).toEqual(numbers);
      }
    }
  });
});

describe('counters (9.27, 9.30)', () => {
  it('are 40 hit counters with every printed effect', () => {
    expect(HIT_COUNTERS.reduce((sum, counter) => sum + counter.count, 0)).toBe(40);
    const effects = new Set(HIT_COUNTERS.flatMap((counter) => [counter.light.effect, counter.heavy.effect]));
    expect([...effects].sort()).toEqual([
      'electronics',
      'engines',
      'flooding',
      'gun',
      'hull',
      'none',
      'oilLeak',
      'periscope',
      'stress',
      'stunned',
      'sunk',
      'tubes',
    ]);
    for (const counter of HIT_COUNTERS)
      if ('lasting' in counter.light) expect(counter.light.lasting).toBe(false);
  });

  it('are 20 tactics counters, the printed faces among them', () => {
    expect(TACTICS.reduce((sum, counter) => sum + counter.count, 0)).toBe(20);
    for (const n of [1, 2])
      expect(TACTICS.some((counter) => counter.detect === n && counter.attack === n)).toBe(true);
  });
});

describe('campaign sheets (3.1 - 3.4)', () => {
  it('are four, in order of time, with the printed dates', () => {
    expect(CAMPAIGNS.map((sheet) => [sheet.id, sheet.from, sheet.to])).toEqual([
      ['battle-begins', '1939-09', '1940-05'],
      ['happy-time', '1940-06', '1941-05'],
      ['drumbeat', '1942-02', '1942-06'],
      ['hunted', '1942-07', '1943-06'],
    ]);
  });

  it('print The Battle Begins', () => {
    const sheet = campaign('battle-begins');
    expect(
      (['short', 'medium', 'long'] as const).map((length) => [
        sheet.lengths[length].patrols,
        sheet.lengths[length].so,
      ]),
    ).toEqual([
      [1, 26],
      [2, 32],
      [4, 38],
    ]);
    expect(sheet.lengths.short.bands).toEqual({ great: 21, good: 17, adequate: 13, poor: 10 });
    expect(sheet.lengths.medium.bands).toEqual({ great: 41, good: 33, adequate: 27, poor: 20 });
    expect(sheet.lengths.long.bands).toEqual({ great: 81, good: 65, adequate: 51, poor: 40 });
    expect(sheet.options).toEqual([
      { type: 'rest', cost: 2, limit: null, areas: null },
      { type: 'intelligence', cost: 2, limit: null, areas: null },
      { type: 'attack', cost: 2, limit: 2, areas: null },
      { type: 'mine', cost: 1, limit: 3, areas: null },
      { type: 'airSearch', cost: 1, limit: null, areas: ['north-sea'] },
      { type: 'radioCall', cost: 1, limit: null, areas: null },
    ]);
    expect(sheet.removedConvoys).toEqual([46, 47, 48, 50]);
    expect(sheet.limits).toEqual([{ types: ['II'], onlyAreas: ['north-sea', 'british-isles'] }]);
    expect(sheet.wolfpack).toEqual({ joinOn: 7, alarmTo: 1, attacked: -2 });
    expect([
      area(sheet, 'southwest-approaches')?.patrolling,
      area(sheet, 'southwest-approaches')?.moving,
      area(sheet, 'north-sea')?.moving,
    ]).toEqual([1, 1, 1]);
    expect(area(sheet, 'north-sea')?.boxes).toEqual([{ mission: 'attack', events: 3, targets: 3 }]);
    expect(area(sheet, 'british-isles')?.boxes[0]).toMatchObject({
      mission: 'mine',
      events: 1,
      minesPerPoint: 2,
    });
  });

  it('print The Happy Time and Operation Drumbeat', () => {
    const happy = campaign('happy-time');
    expect([happy.lengths.medium.so, happy.removedConvoys]).toEqual([41, [32, 33, 34]]);
    expect(
      ['north-sea', 'british-isles', 'southwest-approaches'].map((id) => area(happy, id)?.moving),
    ).toEqual([2, 1, 2]);
    const table = area(happy, 'southwest-approaches')?.contacts ?? [];
    expect(table.find((row) => row.upTo === null || 6 <= row.upTo)?.contacts).toBe(2);
    expect(happy.ports.map((port) => port.id)).toEqual(['germany', 'france']);
    expect(campaign('drumbeat').limits[0]?.admits).toEqual(['VIIC', 'IX']);
  });

  it.each(CAMPAIGNS)('$id: the map hangs together', (sheet) => {
    const reached = new Set(sheet.ports.flatMap((port) => port.adjacent));
    for (const id of reached) for (const near of area(sheet, id)?.adjacent ?? []) reached.add(near);
    expect(reached.size).toBe(sheet.areas.length);
    for (const zone of sheet.areas) {
      for (const near of zone.adjacent)
        expect(area(sheet, near)?.adjacent, `${zone.id}-${near}`).toContain(zone.id);
      if (!zone.mayStop) continue;
      const ends = zone.contacts.map((row) => row.upTo);
      expect(ends[ends.length - 1], zone.id).toBeNull();
      expect(zone.contacts.map((row) => row.contacts)).toEqual(
        [...zone.contacts.map((row) => row.contacts)].sort(),
      );
    }
  });

  it.each(CAMPAIGNS)(
    '$id: bands and points rise, missions have boxes, tactics counters come from June 1942 on',
    (sheet) => {
      for (const length of ['short', 'medium', 'long'] as const) {
        const { great, good, adequate, poor } = sheet.lengths[length].bands;
        expect(great > good && good > adequate && adequate > poor).toBe(true);
      }
      expect(
        sheet.lengths.short.so < sheet.lengths.medium.so && sheet.lengths.medium.so < sheet.lengths.long.so,
      ).toBe(true);
      for (const mission of ['mine', 'attack', 'raider'] as const) {
        const hasBox = sheet.areas.some((zone) => zone.boxes.some((box) => box.mission === mission));
        expect(hasBox).toBe(sheet.options.some((offer) => offer.type === mission));
      }
      expect(sheet.tactics).toBe(sheet.from >= '1942-06');
    },
  );
});

describe('the editions', () => {
  it('differ in what the table says', () => {
    expect([form('first', 'salvo'), form('second', 'salvo')]).toEqual(['eachDie', 'highestDie']);
    expect([form('first', 'missionsPerBoat'), form('second', 'missionsPerBoat')]).toEqual([3, 1]);
  });
});
