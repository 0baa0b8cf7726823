import type { Chart, Modifier } from '@flotilla/table';
import { oddsOf } from '@flotilla/table';
import { chartFaults } from '@flotilla/table/testkit';
import { expect, test } from 'vitest';
import * as lists from '../../rules/modifiers.ts';
import { AMERICAN_ROSTERS, CAPITAL_ROSTER, FURTHER_ROSTERS, ROSTERS } from '../../rules/rosters.ts';
import { AREAS } from '../tracks.ts';
import * as charts from './index.ts';

type AnyChart = Chart<unknown, string>;
type AnyList = readonly Modifier<never>[];

/** Charts that are rolled with modifiers, and the lists they are rolled with. */
const MODIFIED: [AnyChart, AnyList][] = [
  [charts.U1 as AnyChart, lists.FIRE],
  [charts.U2 as AnyChart, lists.DUD],
  [charts.U3 as AnyChart, lists.GUN_DAMAGE],
  [charts.E2 as AnyChart, lists.SEARCH],
  [charts.E2 as AnyChart, lists.APPROACH],
  [charts.E3 as AnyChart, lists.DEPTH_CHARGES],
  [charts.E3 as AnyChart, lists.BOMBS],
  [charts.E5 as AnyChart, lists.ENGINEER],
  [charts.MORE_FLOODING as AnyChart, lists.ENGINEER],
  [charts.GYRO as AnyChart, lists.ENGINEER],
  [charts.A1 as AnyChart, lists.CRASH_DIVE],
  [charts.A2 as AnyChart, lists.FLAK],
  [charts.ADDITIONAL_ROUND as AnyChart, lists.ADDITIONAL],
  [charts.SCUTTLE as AnyChart, lists.SCUTTLING],
  [charts.RESCUE as AnyChart, lists.RESCUING],
  [charts.RECOVERY as AnyChart, lists.RECOVERING],
  [charts.PROMOTION as AnyChart, lists.PROMOTING],
  [charts.SHIP_SIZE as AnyChart, lists.INSIDE_CONVOY],
];

const isChart = (value: unknown): value is AnyChart =>
  typeof value === 'object' && value !== null && 'columns' in value;

const plain = (Object.values(charts) as unknown[]).filter(isChart);

test.each(plain.map((chart) => [chart.id, chart] as const))(
  '3.4 %s answers every throw with exactly one row',
  (_, chart) => {
    expect(chartFaults(chart)).toEqual([]);
  },
);

test.each(MODIFIED.map(([chart, list]) => [chart.id, chart, list] as const))(
  '%s answers every total its modifiers can reach',
  (_, chart, list) => {
    expect(chartFaults(chart, list)).toEqual([]);
  },
);

test('E1 the Bay of Biscay answers every total of its modifiers', () => {
  const biscay = { ...charts.E1, columns: { biscay: charts.E1.columns.biscay } };
  expect(chartFaults(biscay as unknown as AnyChart, lists.BISCAY)).toEqual([]);
});

test('rosters name every ship once for every throw', () => {
  for (const chart of [
    ...Object.values(ROSTERS),
    ...Object.values(FURTHER_ROSTERS),
    ...Object.values(AMERICAN_ROSTERS),
    CAPITAL_ROSTER,
  ]) {
    expect(chartFaults(chart as unknown as AnyChart)).toEqual([]);
  }
});

test('E1 every patrol area has its own column', () => {
  for (const area of AREAS) expect(charts.E1.columns[area], area).toBeDefined();
});

const in36 = (chart: AnyChart, column: string, plus = 0): Record<string, number> =>
  Object.fromEntries(
    [...oddsOf(chart, column, plus)].map(([label, chance]) => [label, Math.round(chance * 36)]),
  );

test('8.1.2 E1 the chances of the encounter columns, in 36ths', () => {
  const e1 = charts.E1 as AnyChart;
  expect(in36(e1, 'transit')).toEqual({ aircraft: 3, none: 32, ship: 1 });
  expect(in36(e1, 'atlantic')).toEqual({
    capital: 1,
    ship: 2,
    none: 3 + 4 + 5 + 3 + 2,
    convoy: 5 + 6 + 4 + 1,
  });
  expect(in36(e1, 'british')).toEqual({
    capital: 1,
    none: 2 + 3 + 6 + 4 + 2,
    ship: 9,
    shipEscort: 5,
    convoy: 3,
    aircraft: 1,
  });
  expect(in36(e1, 'northAmerica')).toEqual({
    aircraft: 1,
    none: 2 + 6 + 3,
    ship: 8,
    twoShipsEscort: 4,
    twoShips: 5,
    tanker: 5,
    convoy: 2,
  });
  expect(in36(e1, 'mediterranean')).toEqual({
    aircraft: 6,
    capital: 3,
    none: 13,
    ship: 6,
    convoy: 5,
    twoShipsEscort: 3,
  });
  expect(in36(e1, 'biscay')).toEqual({ aircraft: 6, none: 30 });
  expect(in36(e1, 'biscay', -2)).toEqual({ aircraft: 15, none: 21 });
});

test('E1+ escorts, aircraft or nobody, by the year', () => {
  const chart = charts.ADDITIONAL_ROUND as AnyChart;
  expect(in36(chart, 'all')).toEqual({ escort: 3, aircraft: 7, none: 26 });
  expect(in36(chart, 'all', -2)).toEqual({ escort: 10, aircraft: 11, none: 15 });
});

test('9.2.3 U1 hits on 8, 7 and 6 or less', () => {
  expect(in36(charts.U1 as AnyChart, 'close').hit).toBe(26);
  expect(in36(charts.U1 as AnyChart, 'medium').hit).toBe(21);
  expect(in36(charts.U1 as AnyChart, 'long').hit).toBe(15);
});

test('U2 duds by date and kind, in sixths', () => {
  const duds = (column: keyof typeof charts.U2.columns): number =>
    Math.round((oddsOf(charts.U2, column).get('dud') ?? 0) * 6);
  expect(duds('early.steam')).toBe(2);
  expect(duds('early.electric')).toBe(3);
  expect(duds('late1940.steam')).toBe(2);
  expect(duds('late1940.electric')).toBe(2);
  expect(duds('later.steam')).toBe(1);
  expect(duds('later.electric')).toBe(1);
});

test('U3 damage points of torpedoes and of both deck guns, in sixths', () => {
  const sixths = (column: 'torpedo' | 'gun', plus = 0): Record<string, number> =>
    Object.fromEntries(
      [...oddsOf(charts.U3, column, plus)].map(([label, chance]) => [label, Math.round(chance * 6)]),
    );
  expect(sixths('torpedo')).toEqual({ 4: 1, 3: 1, 2: 1, 1: 3 });
  expect(sixths('gun')).toEqual({ 2: 1, 1: 5 });
  expect(sixths('gun', -1)).toEqual({ 2: 2, 1: 4 });
});

test('E2 finds the boat on 9 or more, pins her on 12 or more, and never on a natural 2', () => {
  expect(in36(charts.E2 as AnyChart, 'search')).toEqual({ undetected: 26, detected: 9, pinned: 1 });
  expect(in36(charts.E2 as AnyChart, 'search', 12)).toEqual({ undetected: 1, pinned: 35 });
  expect(in36(charts.E2_FIRST as AnyChart, 'search', 12)).toEqual({ pinned: 36 });
  expect(in36(charts.E2 as AnyChart, 'approach')).toEqual({ undetected: 30, detected: 5, pinned: 1 });
});

test('E3 hits, and sunk from 13 on', () => {
  expect(in36(charts.E3 as AnyChart, 'all')).toEqual({ 0: 3, 1: 12, 2: 11, 3: 7, 4: 2, 5: 1 });
  expect(in36(charts.E3 as AnyChart, 'all', 2).sunk).toBe(3);
});

test('E4 the 36 places of a hit', () => {
  expect(in36(charts.E4 as AnyChart, 'all')).toEqual({
    batteries: 1,
    flooding: 6,
    crew: 3,
    periscope: 1,
    divePlanes: 1,
    electric1: 1,
    electric2: 1,
    diesel1: 1,
    diesel2: 1,
    allFlak: 1,
    flak37: 1,
    minor: 1,
    hull: 6,
    deckGun: 2,
    radio: 1,
    light: 1,
    floodingTwice: 1,
    hydrophones: 1,
    aftDoor: 1,
    crewTwice: 1,
    forwardDoor: 1,
    hullTwice: 1,
    fuelTanks: 1,
  });
});

test('E5 who is hurt', () => {
  expect(in36(charts.CREW_INJURY as AnyChart, 'all')).toEqual({
    kommandant: 1,
    firstOfficer: 2,
    engineer: 5,
    doctor: 4,
    crew: 20,
    secondOfficer: 3,
    agent: 1,
  });
});

test('A1 and A2 without modifiers', () => {
  expect(in36(charts.A1 as AnyChart, 'all')).toEqual({ oneAttack: 10, dived: 26 });
  expect(in36(charts.A2 as AnyChart, 'all')).toEqual({ shotDown: 3, damaged: 7, miss: 26 });
});

test('7.0 P1 every date column sends boats where the card says, in 36ths', () => {
  const p1 = charts.P1 as AnyChart;
  expect(in36(p1, '1939-09')).toEqual({
    spanish: 1,
    british: 2 + 3 + 5 + 6 + 5 + 3 + 2,
    'british-mines': 8,
    africa: 1,
  });
  expect(in36(p1, '1940-04')).toEqual({
    spanish: 1,
    norway: 2 + 3 + 2,
    british: 3 + 5 + 6 + 5 + 4,
    'british-mines': 4,
    africa: 1,
  });
  expect(in36(p1, '1940-07')).toEqual({
    spanish: 3,
    'british-agent': 3,
    british: 4 + 6 + 5,
    atlantic: 5 + 3,
    'british-mines': 4,
    africa: 3,
  });
  expect(in36(p1, '1941-01')).toEqual({
    spanish: 1,
    'atlantic-wolfpack': 2,
    british: 3 + 5 + 4,
    atlantic: 4 + 6 + 5,
    africa: 3 + 2,
    mediterranean: 1,
  });
  expect(in36(p1, '1941-07')).toEqual({
    mediterranean: 2,
    spanish: 2,
    british: 3 + 4,
    'atlantic-wolfpack': 4,
    atlantic: 5 + 6 + 5,
    africa: 3,
    arctic: 2,
  });
  expect(in36(p1, '1942-01')).toEqual({
    arctic: 1,
    'northAmerica-agent': 2,
    'atlantic-wolfpack': 3,
    northAmerica: 4 + 5 + 6,
    atlantic: 5 + 3,
    british: 4,
    caribbean: 2,
    africa: 1,
  });
  expect(in36(p1, '1942-07')).toEqual({
    mediterranean: 1,
    arctic: 2,
    'atlantic-wolfpack': 3 + 5,
    northAmerica: 4 + 3,
    atlantic: 5 + 6 + 2,
    british: 4,
    africa: 1,
  });
  expect(in36(p1, '1943-01')).toEqual({
    mediterranean: 1,
    'atlantic-wolfpack': 2 + 5 + 2,
    british: 3,
    northAmerica: 4 + 4,
    atlantic: 6 + 5,
    arctic: 3,
    africa: 1,
  });
});
