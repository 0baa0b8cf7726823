import { expect, test } from 'vitest';
import type { Career, Dice } from '../../test/helpers.ts';
import { atSea, captainOf, rolled } from '../../test/helpers.ts';
import { ARCTIC_LIGHT, DAYLIGHT } from '../data/charts/encounters.ts';
import { CAPITAL_SHIPS } from '../data/rosters.ts';
import type { Options, Patrol } from '../state.ts';
import { AMERICAN_ROSTERS, FURTHER_ROSTERS, offAmerica, ROSTERS, rosterOf } from './rosters.ts';

const sighting = (...faces: number[]): number[] => [3, 4, 3, 4, ...faces];

/** What a VIIB off the British Isles meets in the first box on station. */
const meets = (encounter: number[], dice: Dice = {}, options: Partial<Options> = {}): Career =>
  atSea({ boat: 'VIIB', ...options }, { orders: [3, 4], encounter: sighting(...encounter), ...dice });

test('8.1, 8.1.3 convoys show four ships and are escorted, a lone ship is one and is not', () => {
  expect(meets([5, 5]).fight()).toMatchObject({ kind: 'convoy', escorted: true });
  expect(meets([5, 5]).fight().ships).toHaveLength(4);
  expect(meets([4, 4]).fight()).toMatchObject({ kind: 'ship', escorted: false });
  expect(meets([4, 4]).fight().ships).toHaveLength(1);
  expect(meets([3, 3]).fight()).toMatchObject({ kind: 'shipEscort', escorted: true });
  expect(meets([1, 1]).fight()).toMatchObject({ kind: 'capital', escorted: true });
});

test('8.2, 8.2.1 a die for each ship, 8.2.2 names and tons from the rosters', () => {
  const game = meets([5, 5], { 'ship.size': [3, 4, 5, 6], 'ship.name': [100, 34, 1, 86] });
  expect(game.fight().ships.map(({ name, kind, tons, points }) => [name, kind, tons, points])).toEqual([
    ['Reedpool', 'small', 4800, 2],
    ['Empress of Britain', 'large', 42300, 4],
    ['Sultan Star', 'large', 12300, 4],
    ['Svend Foyn', 'tanker', 15000, 4],
  ]);
});

test('8.2.5 a small tanker takes two points', () => {
  const game = meets([4, 4], { 'ship.size': [6], 'ship.name': [15] });
  expect(game.fight().ships[0]).toMatchObject({ name: 'Leticia', tons: 2600, points: 2 });
});

test('8.1.4, 8.2.6 ships may be let pass: no detection, and the patrol goes on', () => {
  const game = meets([5, 5, 3, 4]);
  game.expect('contact', 'pass');
  expect(game.captain().fight).toBeNull();
  expect(game.events()).toContain('declined');
  expect(game.step()).toBe('course');
});

test('8.2.6 a boat that can hurt nobody lets them pass without being asked', () => {
  const game = meets([4, 4, 5, 5, 3, 4, 3, 4, 3, 4, 3, 4], {
    'ship.size': [1],
    light: [6],
    'torpedo.hit': new Array(28).fill(6),
    additional: new Array(8).fill(6),
  });
  game.expect('contact', 'attack');
  for (let round = 0; round < 3; round++) {
    game.expect('approach', 'surfaced-close');
    game.expect('weapon', 'forward');
    game.fill('volley', { forward1: '0', forward2: '0', forward3: '0', forward4: '0' });
    if (game.allowed().includes('aft')) {
      game.expect('weapon', 'aft');
      game.fill('volley', { aft1: '0' });
    }
    game.expect('weapon', 'done');
    if (game.step() === 'reload') game.answer(game.allowed()[0] as string);
    if (round < 2) game.expect('another', 'again');
  }
  game.expect('another', 'leave');
  game.expect('course', 'steam');
  expect(game.events().filter((kind) => kind === 'declined')).toHaveLength(1);
});

test('H9 a capital ship that was sunk already is not met again', () => {
  const game = meets([4, 4, 1, 1, 3, 4], { 'ship.capital': [5] });
  game.captain().capitals = [CAPITAL_SHIPS.findIndex(({ name }) => name === 'Barham')];
  game.expect('contact', 'pass');
  game.expect('course', 'steam');
  expect(game.events()).toContain('noCapital');
});

test('14.1, 14.1.1 standard tonnage: no names, one tonnage for each class; 14.1.2 capital ships are still rolled', () => {
  const game = meets([5, 5], { 'ship.size': [1, 4, 5, 6] }, { rules: ['14.1'] });
  expect(game.fight().ships.map(({ name, tons, points }) => [name, tons, points])).toEqual([
    ['', 3500, 2],
    ['', 7000, 3],
    ['', 7000, 3],
    ['', 9000, 3],
  ]);
  const capital = meets([1, 1], { 'ship.capital': [2] }, { rules: ['14.1'] });
  expect(capital.fight().ships[0]?.name).toBe('Royal Oak');
});

test('14.2, 14.2.1 convoys of three', () => {
  expect(meets([5, 5], {}, { rules: ['14.2'] }).fight().ships).toHaveLength(3);
});

test('14.3, 14.3.2 a ship that was sunk is rolled again', () => {
  const game = meets(
    [4, 4, 4, 4],
    {
      'ship.size': [1, 1],
      'ship.name': [6, 6],
      'ship.again': [7],
      light: [6],
      'torpedo.hit': [1, 1],
      'torpedo.dud': [6],
      'torpedo.damage': [1],
    },
    { rules: ['14.3'] },
  );
  game.expect('contact', 'attack');
  game.expect('approach', 'surfaced-close');
  game.expect('weapon', 'forward');
  game.fill('volley', { forward1: '0' });
  if (game.step() === 'reload') game.answer('e0');
  game.expect('course', 'steam');
  expect(game.captain().log[0]?.ships[0]?.name).toBe('Firby');
  expect(game.fight().ships[0]?.name).toBe('Aviemore');
});

test('14.3.3 a six names the ship from the further rosters, anything else from the printed ones', () => {
  const dice = { 'ship.size': [1, 4, 6, 1], 'ship.roster': [6, 6, 6, 5], 'ship.name': [1, 3, 20, 100] };
  const game = meets([5, 5], dice, { rules: ['14.3.3'] });
  expect(game.fight().ships.map(({ name, kind, tons }) => [name, kind, tons])).toEqual([
    ['Beatus', 'small', 4900],
    ['Arandora Star', 'large', 15500],
    ['Empire Lytton', 'tanker', 9800],
    ['Reedpool', 'small', 4800],
  ]);
  expect(rolled(game, 'ship.name').map(({ chart }) => chart)).toEqual(['T1b', 'T2b', 'T3b', 'T1']);
});

test('14.3.3 no ship stands on two rosters', () => {
  const charts = [ROSTERS, FURTHER_ROSTERS, AMERICAN_ROSTERS].flatMap((rosters) => Object.values(rosters));
  const further = new Set(
    Object.values(FURTHER_ROSTERS).flatMap(({ columns }) => columns.all.map(({ label }) => label)),
  );
  expect(further.size).toBe(60);
  const all = charts.flatMap(({ columns }) => columns.all.map(({ label }) => label));
  for (const name of further) expect(all.filter((other) => other === name)).toEqual([name]);
});

test('14.3.3 off America there is one roster only', () => {
  const captain = captainOf('IXC');
  captain.patrol = { area: 'caribbean' } as Patrol;
  expect(offAmerica(captain)).toBe(true);
  captain.patrol = { area: 'africa' } as Patrol;
  expect(offAmerica(captain)).toBe(false);
  const dice = { encounter: [3, 4, 3, 4, 3, 4, 3, 4, 4, 5], 'encounter.mission': [4, 4], 'ship.name': [7] };
  const game = atSea(
    { boat: 'VIID', rules: ['14.3.3'] },
    { 'start.rank': [1], orders: [3, 3], 'ship.roster': [6], ...dice },
  );
  game.steam();
  expect(game.fight().ships[0]?.name).toBe('Varanger');
  expect(game.table.log?.some(({ roll }) => roll?.purpose === 'ship.roster')).toBe(false);
});

test('8.3.5 the light of the Arctic, month by month', () => {
  const days = ARCTIC_LIGHT.map((column) => DAYLIGHT.columns[column].find(({ result }) => result === 'day'));
  expect(days.map((row) => (row ? (row.to ?? 6) : 0))).toEqual([2, 2, 2, 4, 4, 6, 4, 4, 4, 2, 2, 0]);
});

test('8.3, 8.3.3, 9.1.3, 8.3.1 elsewhere 1 to 3 is day', () => {
  const day = meets([4, 4], { light: [3] });
  day.expect('contact', 'attack');
  expect(day.fight().light).toBe('day');
  const night = meets([4, 4], { light: [4] });
  night.expect('contact', 'attack');
  expect(night.fight().light).toBe('night');
});

test('7.3.7 the American rosters serve both areas, even in transit', () => {
  const captain = captainOf('IXC');
  for (const [area, id] of [
    ['northAmerica', 'T4s'],
    ['caribbean', 'T4s'],
    ['atlantic', 'T1'],
  ] as const) {
    captain.patrol = { area } as Patrol;
    expect(rosterOf(captain, { kind: 'small' }).id).toBe(id);
  }
});

test('14.3.2 no ship sails twice in one convoy', () => {
  const game = atSea(
    { boat: 'VIIB', rules: ['14.3'] },
    {
      orders: [3, 4],
      encounter: [3, 4, 3, 4, 5, 5],
      'ship.size': [1, 1, 1, 1],
      'ship.name': [1, 1, 2, 3],
      'ship.again': [4],
    },
  );
  const names = game.fight().ships.map(({ name }) => name);
  expect(new Set(names).size).toBe(4);
  expect(names[0]).toBe('Bosnia');
});

/** A boat that slips into a convoy in which no ship appears twice; the dice name the ships inside. */
function inside(rules: Options['rules'], dice: Dice): Career {
  const game = meets(
    [5, 5],
    {
      'ship.size': [1, 1, 1, 1],
      'ship.name': [11, 12, 13, 14],
      light: [6],
      'escort.approach': [1, 2],
      'ship.size.inner': [1, 1, 1, 1],
      ...dice,
    },
    { rules },
  );
  game.expect('contact', 'attack');
  game.expect('approach', 'submerged-close');
  return game;
}

const namesIn = (game: Career): (string | undefined)[] => game.fight().ships.map(({ name }) => name);
const small = (...numbers: number[]): (string | undefined)[] =>
  numbers.map((number) => ROSTERS.small.columns.all[number - 1]?.label);

test('14.3.2, 14.11.1 nor inside a convoy; those outside it do not count, and without 14.3 nobody minds', () => {
  expect(namesIn(inside(['14.3', '14.11'], { 'ship.name.inner': [1, 1, 2, 12], 'ship.again': [4] }))).toEqual(
    small(1, 4, 2, 12),
  );
  expect(namesIn(inside(['14.11'], { 'ship.name.inner': [1, 1, 2, 12] }))).toEqual(small(1, 1, 2, 12));
});

test('14.3.2, H40 after thirty rolls for another name the one that falls is taken', () => {
  const again = (count: number): number[] => new Array<number>(count).fill(1);
  const game = inside(['14.3', '14.11'], {
    'ship.name.inner': [1, 1, 2, 3],
    'ship.again': [...again(30), 9],
  });
  expect(namesIn(game)).toEqual(small(1, 1, 2, 3));
});
