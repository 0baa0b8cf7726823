import type { Bot, Decision, LogEvent, Rng } from '@flotilla/table';
import { botRngs, optionsOf, playOut, randomBot, Table } from '@flotilla/table/run';
import { expect, test } from 'vitest';
import { hunters } from '../src/index.ts';
import type { Hunters } from '../src/state.ts';
import { habit, repeat, voyage } from './modesKit.ts';

const career = (seed: string, captain: string): Table<Hunters> => {
  const table = new Table({ game: hunters, options: optionsOf(hunters), seats: 1, seed });
  playOut(table, [randomBot], botRngs(captain, 1));
  return table;
};

/** The faces of the first encounter roll in every box of the first patrol, as far as the boat got. */
function sea(table: Table<Hunters>): string[] {
  const first = (table.log ?? []).slice(0, ends(table.log ?? []));
  return first.flatMap((event) => (event.roll?.purpose === 'encounter' ? [event.roll.faces.join('')] : []));
}

const ends = (log: readonly LogEvent[]): number => {
  const end = log.findIndex(
    (event) => event.kind === 'returned' || event.kind === 'abortOrdered' || event.kind === 'careerEnds',
  );
  return end < 0 ? log.length : end;
};

test('the same box of the same patrol shows the same sea to every captain, whatever he decided before', () => {
  for (let i = 0; i < 40; i++) {
    const [one, other] = [sea(career(`sea ${i}`, 'first')), sea(career(`sea ${i}`, 'second'))];
    const shared = Math.min(one.length, other.length);
    expect(one.slice(0, shared), `sea ${i}`).toEqual(other.slice(0, shared));
  }
});

test('the ships of an encounter are the same for a captain who attacks and one who does not', () => {
  const seen = (captain: string): Map<string, string> => {
    const found = new Map<string, string>();
    for (let i = 0; i < 40; i++) {
      const log = career(`ships ${i}`, captain).log ?? [];
      let day = '';
      for (const event of log.slice(0, ends(log))) {
        if (event.kind === 'sighted') day = `${i} ${event.data.month} ${event.data.day}`;
        if (event.kind === 'madeOut' && !found.has(day)) found.set(day, JSON.stringify(event.data.ships));
      }
    }
    return found;
  };
  const one = seen('first');
  const other = seen('second');
  const shared = [...one.keys()].filter((key) => other.has(key));
  expect(shared.length).toBeGreaterThan(10);
  for (const key of shared) expect(one.get(key), key).toBe(other.get(key));
});

test('a career is decided by its seed and its answers alone', () => {
  const hash = (table: Table<Hunters>): string => JSON.stringify(table.state);
  expect(hash(career('again', 'same'))).toBe(hash(career('again', 'same')));
});

/** Lets steady captains sail the same sea; gives, for each, the dice with which he followed ships, by place. */
function followed(seed: string): Map<string, string>[] {
  const options = optionsOf(hunters, { mode: 'longTonnage', boat: 'choose' });
  const table = new Table({ game: hunters, options, seats: 2, seed });
  const rngs = botRngs(seed, 2);
  const found = [new Map<string, string>(), new Map<string, string>()];
  while (!table.over) {
    const decision = table.decisions[0] as Decision;
    const { seat } = decision;
    const view = table.view(seat);
    const steady = hunters.bots.steady as Bot<Hunters>;
    const choice = steady.choose(view, decision, rngs[seat] as Rng, () => table);
    const { leg, box, sea } = view.patrol ?? { leg: 0, box: 0, sea: 0 };
    const before = table.log?.length ?? 0;
    table.answer({ seat, decision: decision.number, choice });
    const roll = table.log?.slice(before).find((event) => event.roll?.purpose === 'follow')?.roll;
    if (roll) found[seat]?.set(`${view.patrols} ${leg} ${box} ${sea}`, roll.faces.join(''));
  }
  return found;
}

test('M9 whether a captain keeps contact is his own luck, not that of all who meet the same ships', () => {
  let alike = 0;
  let unlike = 0;
  for (let i = 0; i < 60; i++) {
    const [one, other] = followed(`own ${i}`);
    for (const [place, faces] of one ?? []) {
      const others = other?.get(place);
      if (others === undefined) continue;
      if (others === faces) alike++;
      else unlike++;
    }
  }
  expect(alike + unlike).toBeGreaterThan(10);
  expect(unlike).toBeGreaterThan(alike);
});

test('M9 what happens in port is his own luck too', () => {
  const quiet = { orders: repeat(4, 3, 4), 'orders.request': [6, 6], encounter: repeat(40, 3, 1) };
  const game = voyage(2, { mode: 'longTonnage', boat: 'choose' }, quiet);
  for (const captain of [0, 1]) {
    game.until('course');
    const { crew } = game.captain(captain);
    for (const man of ['firstOfficer', 'secondOfficer', 'engineer'] as const) crew.men[man] = 'SW';
    crew.hands.fill('SW');
    const asked = game.asked().seat;
    while (game.asked().seat === asked) game.answer(habit(game.asked()));
  }
  const faces = game.table.log?.flatMap(({ roll }) =>
    roll?.purpose === 'recovery' ? [roll.faces.join('')] : [],
  );
  expect(faces).toHaveLength(14);
  expect(faces?.slice(0, 7)).not.toEqual(faces?.slice(7));
});

test('M9 the ships inside a convoy are the same for all who slip in, and the torpedoes after them are not (14.11.1)', () => {
  const game = voyage(
    2,
    { mode: 'longTonnage', boat: 'VIIA', rules: ['14.11'] },
    {
      orders: repeat(2, 3, 4),
      'orders.request': [6, 6],
      encounter: repeat(2, ...repeat(2, 3, 1), 5, 5, ...repeat(4, 3, 1)),
      light: [6, 6],
      'escort.approach': repeat(2, 1, 2),
      'escort.search': repeat(2, 1, 1),
    },
  );
  for (const captain of [0, 1]) {
    game.until('contact');
    game.answer('attack');
    game.expect('approach', 'surfaced-close');
    expect(game.captain(captain).fight?.ships).toHaveLength(4);
    const aim = { forward1: '0', forward2: '1', forward3: '2', forward4: '3' };
    game.expect('salvo', { ...(habit(game.asked()) as object), ...aim });
    game.until('follow');
    game.answer('leave');
  }
  const thrown = (purpose: string): string[] =>
    (game.table.log ?? []).flatMap(({ roll }) => (roll?.purpose === purpose ? [roll.faces.join('-')] : []));
  for (const purpose of ['ship.size.inner', 'ship.name.inner']) {
    expect(thrown(purpose)).toHaveLength(8);
    expect(thrown(purpose).slice(0, 4), purpose).toEqual(thrown(purpose).slice(4));
  }
  const [one, other] = game.told('insideConvoy').map(({ data }) => data.ships);
  expect(one).toEqual(other);
  expect(thrown('torpedo.hit')).toHaveLength(8);
  expect(thrown('torpedo.hit').slice(0, 4)).not.toEqual(thrown('torpedo.hit').slice(4));
});
