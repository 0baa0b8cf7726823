/** Special missions: mines and agents (7.4). */
import { expect, test } from 'vitest';
import type { Career, Dice } from '../../test/helpers.ts';
import { atSea, columns, quiet } from '../../test/helpers.ts';
import { beatsOf } from '../beats.ts';

/** A VIIB with mines for the British Isles. */
function miner(dice: Dice, reloads = { forwardSteam: 4, aftSteam: 1 }): Career {
  const game = atSea({ boat: 'VIIB' }, { orders: [2, 3], encounter: quiet(7), ...dice });
  game.fill('mineLoad', reloads);
  game.expect('course', 'steam');
  return game;
}

test('7.4.2 mines fill every tube; laid, the tubes are reloaded and the patrol is a success without a sinking', () => {
  const game = miner({ 'encounter.mission': [3, 3] });
  if (game.step() === 'reload') game.answer('e0');
  expect(game.events()).toContain('missionDone');
  expect([...game.captain().boat.forward, ...game.captain().boat.aft]).not.toContain('mine');
  expect([...game.captain().boat.forward, ...game.captain().boat.aft]).not.toContain('empty');
  game.steam();
  expect(game.captain().log[0]).toMatchObject({ task: 'mines', result: 'S', tons: 0 });
});

test('7.4.2 the reloads stay within the mix of the boat', () => {
  const game = atSea({ boat: 'VIIB' }, { orders: [2, 3] });
  expect(() => game.fill('mineLoad', { forwardSteam: 8, aftSteam: 2 })).toThrow(
    /table\.refused\.count.*\[7\.4\.2\]/,
  );
});

test('7.4, 7.4.1, 7.4.3 aircraft come first, in shallow water, and the mission is tried again', () => {
  const game = miner({ 'encounter.mission': [1, 3, 3, 3], 'air.dive': [6, 5] });
  if (game.step() === 'reload') game.answer('e0');
  const dive = game.table.log?.find((event) => event.roll?.purpose === 'air.dive')?.roll;
  expect(dive?.modifiers.map(({ why }) => why)).toEqual(['year1939', 'shallowWater']);
  expect(game.events()).toContain('missionDone');
});

test('7.4.1 nothing tells of the aircraft before it is sighted: the mission waits in the same beat', () => {
  const game = miner({ 'encounter.mission': [1, 3, 3, 3], 'air.dive': [6, 5] });
  const view = game.table.view(0);
  const beats = beatsOf((game.table.log ?? []).map((event, log) => ({ log, events: [event], view })));
  const kindsOf = (kind: string) =>
    beats.filter(({ moments }) => moments.some(({ events }) => events.some((event) => event.kind === kind)));
  const [waits] = kindsOf('missionDelayed');
  expect(waits?.kind).toBe('aircraft');
  expect(kindsOf('aircraftSighted')[0]).toBe(waits);
  expect(waits?.headline?.kind).toBe('aircraftSighted');
});

test('7.4.5 a natural 12 in the mission box is no random event; in the first printing it is', () => {
  const second = miner({ 'encounter.mission': [6, 6] });
  expect(second.events()).toContain('missionDone');
  const first = atSea(
    { boat: 'VIIB', printing: 'first' },
    { orders: [2, 3], encounter: quiet(7), 'encounter.mission': [6, 6], event: [3, 4] },
  );
  first.fill('mineLoad');
  first.expect('course', 'steam');
  expect(first.captain().luck).toBe(1);
  expect(first.events()).not.toContain('missionDone');
});

test('7.4.4, 10.8 a minelayer that must go home before her mission has failed', () => {
  const game = miner({
    'encounter.mission': [1, 3],
    'air.dive': [1, 1],
    'air.flak': [1, 1],
    'air.bombs': [1, 1],
    hit: [6, 6],
    repair: [6],
  });
  expect(game.events()).toContain('abortOrdered');
  expect(game.captain().log[0]?.result).toBe('F');
});

test('7.4.1 an agent is landed in the mission box of the British Isles', () => {
  const game = atSea(
    { boat: 'VIIC' },
    { 'start.rank': [1], orders: [1, 3], encounter: quiet(7), 'encounter.mission': [4, 4] },
  );
  game.steam();
  expect(game.captain().log[0]).toMatchObject({ area: 'british', task: 'agent', result: 'S' });
});

/** A boat sent to land an agent, who is seriously wounded by an aircraft in the first box. */
const AGENT_WOUNDED: Dice = {
  'start.rank': [1],
  orders: [1, 3],
  'air.dive': [1, 1],
  'air.flak': [1, 1],
  'air.bombs': [1, 1],
  hit: [3, 2],
  'injury.who': [6, 6],
  'injury.severity': [4],
};

test('10.5.3 an agent seriously wounded before landing means that the mission has failed', () => {
  const game = atSea({ boat: 'VIIC' }, { ...AGENT_WOUNDED, encounter: [1, 1, ...quiet(7)] });
  game.steam();
  expect(game.events()).toContain('missionFailed');
  expect(game.captain().log[0]?.result).toBe('F');
});

test('7.4.1 off North America the agent is landed in the first box on station', () => {
  const game = atSea(
    { boat: 'VIID' },
    { 'start.rank': [1], orders: [1, 2], encounter: quiet(12), 'encounter.mission': [4, 4] },
  );
  expect(game.captain().log[0]).toMatchObject({ area: 'northAmerica', task: 'agent' });
  expect(columns(game).indexOf('mission')).toBe(4);
});

test.each([
  ['second', false],
  ['first', true],
] as const)('12.1.7 nor when the mission has failed on the way: %s printing', (printing, happens) => {
  const game = atSea(
    { boat: 'VIIC', printing },
    { ...AGENT_WOUNDED, encounter: [1, 1, 3, 4, 6, 6, ...quiet(7)], event: [3, 4] },
  );
  for (let box = 0; box < 3; box++) game.expect('course', 'box');
  expect(game.events()).toContain('missionFailed');
  expect(game.events().includes('eventHappened')).toBe(happens);
});
