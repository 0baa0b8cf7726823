import { expect, test } from 'vitest';
import type { Career, Dice } from '../../test/helpers.ts';
import { atSea, captainOf, QUIET, quiet, readyToSail } from '../../test/helpers.ts';
import type { Options, Patrol } from '../state.ts';
import { ignored } from './events.ts';

/** A VIIB off the British Isles rolls a natural 12 in the first box on station. */
const happens = (event: number[], dice: Dice = {}, options: Partial<Options> = {}): Career =>
  atSea(
    { boat: 'VIIB', ...options },
    { orders: [3, 4], encounter: [...quiet(2), 6, 6, ...quiet(7)], event, ...dice },
  );

test('8.1.6, 12.0, 12.1, 12.1.1 the first natural 12 is a random event instead of the encounter', () => {
  const game = happens([1, 4]);
  expect(game.captain().patrol).toMatchObject({ eventSpent: true, superiorTorpedoes: true });
  expect(game.events()).not.toContain('aircraftSighted');
  expect(game.step()).toBe('course');
});

test('12.1.2 a second 12 is an ordinary encounter', () => {
  const game = happens([1, 4], { encounter: [...quiet(2), 6, 6, 6, 6, ...quiet(6)], 'air.dive': [6, 6] });
  game.expect('course', 'steam');
  expect(game.events().filter((kind) => kind === 'eventHappened')).toHaveLength(1);
  expect(game.events()).toContain('aircraftSighted');
});

test('12.1.5 after an event that is ignored the next 12 may bring another', () => {
  const game = happens([6, 6, 3, 4], { encounter: [...quiet(2), 6, 6, 6, 6, ...quiet(6)] });
  game.expect('course', 'steam');
  expect(game.events()).toContain('eventIgnored');
  expect(game.captain().luck).toBe(1);
});

test('12.1.6 after an event the boat goes on: other rolls of the box are not made', () => {
  const game = atSea(
    { boat: 'IXB' },
    { orders: [4, 4], encounter: [...quiet(4), 6, 6, ...quiet(4)], event: [3, 4] },
  );
  expect(game.captain().luck).toBe(1);
  game.steam();
  expect(game.events().filter((kind) => kind === 'boxQuiet')).toHaveLength(8);
});

test('R1 2 man overboard: the Kommandant ends the career, an officer is lost, a dead man does not count', () => {
  expect(happens([1, 1], { 'event.overboard': [1] }).captain().fate).toBe('overboard');
  expect(happens([1, 1], { 'event.overboard': [2] }).captain().crew.men.engineer).toBe('KIA');
  expect(happens([1, 1], { 'event.overboard': [4] }).captain().crew.men.firstOfficer).toBe('KIA');
  expect(happens([1, 1], { 'event.overboard': [5] }).captain().crew.men.secondOfficer).toBe('KIA');
  const again = happens([1, 1, 1, 1], {
    encounter: [...quiet(2), 6, 6, 3, 4, ...quiet(6)],
    'event.overboard': [5],
  });
  expect(again.captain().patrol?.eventSpent).toBe(true);
});

test('R1 3 caught unawares: an attack without a crash dive, then flak', () => {
  const game = happens([1, 2], {
    'air.flak': [1, 1],
    'air.bombs': [1, 1],
    hit: [3, 2],
    'injury.who': [3, 4],
    'injury.severity': [1],
  });
  const purposes = (game.table.log ?? []).flatMap((event) => event.roll?.purpose ?? []);
  expect(purposes).not.toContain('air.dive');
  expect(purposes).toContain('air.flak');
  expect(game.captain().crew.hands[0]).toBe('LW');
});

test('R1 4 gyro compass: mended on 1 and 2, otherwise home; the engineer counts', () => {
  expect(happens([1, 3], { 'event.gyro': [2] }).events()).toContain('gyroMended');
  const home = happens([1, 3], { 'event.gyro': [3] });
  expect(home.events()).toContain('abortOrdered');
  expect(home.captain().log[0]?.result).toBe('F');
});

test('R1 5 superior torpedoes: a 2 is no dud any more, until the patrol is over', () => {
  const game = happens([1, 4], {
    encounter: [...quiet(2), 6, 6, 4, 4, ...quiet(6)],
    'ship.size': [1],
    light: [6],
    'torpedo.hit': [1, 1],
    'torpedo.dud': [2],
    'torpedo.damage': [1],
  });
  game.expect('course', 'steam');
  game.expect('contact', 'attack');
  game.expect('approach', 'surfaced-close');
  game.expect('weapon', 'forward');
  game.fill('volley', { forward1: '0' });
  expect(game.captain().sunk).toBe(1);
});

test('R1 6 spare parts: up to two inoperable systems, chosen by the captain', () => {
  const captain = captainOf('VIIB');
  captain.patrol = { area: 'british' } as Patrol;
  expect(ignored(captain, 'spareParts')).toBe(true);
  captain.boat.systems.radio = 'inoperable';
  expect(ignored(captain, 'spareParts')).toBe(false);
  const game = happens([2, 4], {
    encounter: [1, 1, ...QUIET, 6, 6, ...quiet(6)],
    'air.dive': [1, 1],
    'air.flak': [1, 1],
    'air.bombs': [4, 5],
    hit: [4, 2, 6, 1, 6, 2, 3, 2],
    repair: [6, 6, 6],
    'injury.who': [3, 4],
    'injury.severity': [1],
  });
  game.expect('course', 'steam');
  expect(game.allowed()).toEqual(['radio', 'hydrophones', 'aftDoor']);
  game.expect('spareParts', 'hydrophones');
  game.expect('spareParts', 'radio');
  expect(game.captain().boat.systems).toMatchObject({
    radio: 'sound',
    hydrophones: 'sound',
    aftDoor: 'inoperable',
  });
});

test('12.1.4, R1 8 an aircraft report brings one unescorted ship; not off Africa or America', () => {
  const game = happens([4, 4], { 'ship.size': [6], 'ship.name': [1] });
  expect(game.fight()).toMatchObject({ kind: 'ship', escorted: false });
  expect(game.step()).toBe('contact');
  const captain = captainOf('IXC');
  for (const area of ['africa', 'caribbean', 'northAmerica'] as const) {
    captain.patrol = { area } as Patrol;
    expect(ignored(captain, 'luftwaffeReport'), area).toBe(true);
  }
});

test.each([
  ['9 weather duty', [4, 5]],
  ['11 a severe storm', [5, 6]],
])('R1 %s: nothing is met in this and the next box', (_, event) => {
  const game = happens(event, { encounter: [...quiet(2), 6, 6, ...quiet(4)] });
  game.expect('course', 'steam');
  expect(game.events().filter((kind) => kind === 'boxCalm')).toHaveLength(1);
  expect(game.events().filter((kind) => kind === 'boxQuiet')).toHaveLength(2 + 4);
});

test('12.1.4, R1 9 weather duty is ignored on the way back to base', () => {
  const captain = captainOf('VIIB');
  captain.patrol = { area: 'british', task: 'none', box: 6, aborted: false } as Patrol;
  expect(ignored(captain, 'weatherReport')).toBe(true);
  captain.patrol.box = 1;
  expect(ignored(captain, 'weatherReport')).toBe(false);
  captain.patrol.aborted = true;
  expect(ignored(captain, 'weatherReport')).toBe(true);
});

test('R1 10 a loose torpedo: an unhurt or lightly wounded crew box becomes SW, an SW box dies', () => {
  expect(happens([5, 5]).captain().crew.hands).toEqual(['SW', 'fit', 'fit', 'fit']);
  const captain = captainOf('VIIB');
  captain.patrol = { area: 'british' } as Patrol;
  captain.boat.forwardReloads.steam = 1;
  expect(ignored(captain, 'looseTorpedo')).toBe(false);
  captain.crew.hands = ['KIA', 'KIA', 'KIA', 'KIA'];
  expect(ignored(captain, 'looseTorpedo')).toBe(true);
  captain.crew.hands = ['fit', 'fit', 'fit', 'fit'];
  captain.boat.forwardReloads.steam = 0;
  expect(ignored(captain, 'looseTorpedo')).toBe(true);
});

test('12.1.4, R1 12 a swim call happens in warm waters only', () => {
  const captain = captainOf('IXC');
  for (const [area, cold] of [
    ['caribbean', false],
    ['africa', false],
    ['mediterranean', false],
    ['atlantic', true],
    ['northAmerica', true],
  ] as const) {
    captain.patrol = { area } as Patrol;
    expect(ignored(captain, 'swimCall'), area).toBe(cold);
  }
});

test('12.1.5 a swim call that costs nobody is named as such', () => {
  const game = readyToSail(
    { boat: 'IXC' },
    { orders: [5, 5], encounter: [6, 6], event: [6, 6], 'event.overboard': [2] },
  );
  game.captain().crew.men.engineer = 'KIA';
  game.expect('course', 'steam');
  const ignored = game.table.log?.find(({ kind }) => kind === 'eventIgnored');
  expect(ignored?.data.event).toBe('swimCall');
  expect(game.captain().patrol?.eventSpent).toBe(false);
});

test('R1 10 with every crew box SW or dead a loose torpedo kills one of those who are SW', () => {
  const game = readyToSail({ boat: 'VIIB' }, { orders: [3, 4], encounter: [6, 6], event: [5, 5] });
  game.captain().crew.hands = ['KIA', 'SW', 'SW', 'KIA'];
  game.expect('course', 'steam');
  expect(game.captain().crew.hands).toEqual(['KIA', 'KIA', 'SW', 'KIA']);
});
