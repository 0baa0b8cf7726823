import { expect, it } from 'vitest';
import type { AttemptRow } from '../store/attempts.ts';
import type { EntrantRow } from '../store/events.ts';
import type { StoredEntry } from '../store/journal.ts';
import { firstVoyages, marksFromDoors, marksFromTraces, tracesOf } from './marks.ts';

const entries = (count: number, gap: number, choice = 'go'): StoredEntry[] =>
  Array.from({ length: count }, (_, i) => ({
    game: 'g',
    number: i + 1,
    kind: 'answer',
    seat: 0,
    author: 'person',
    body: JSON.stringify({ decision: i, choice }),
    key: `k${i}`,
    at: i * gap,
  }));

it('half of the answers faster than reading are marked, and the same answers as somebody else on the same sea', () => {
  const marks = marksFromTraces([
    tracesOf('slow', 1, entries(30, 4_000)),
    tracesOf('same', 1, entries(30, 4_000)),
    tracesOf('other sea', 2, entries(30, 4_000)),
    tracesOf('fast', 1, entries(30, 200, 'stop')),
    tracesOf('short', 1, entries(5, 10)),
    tracesOf('short too', 1, entries(5, 10)),
  ]);
  expect(Object.fromEntries(marks)).toEqual({
    slow: ['answers'],
    same: ['answers'],
    'other sea': [],
    fast: ['fast'],
    short: [],
    'short too': [],
  });
});

const door = (number: number, address: string | null, tokenHash: string | null = null): EntrantRow => ({
  event: 'e',
  number,
  name: '',
  state: 'entered',
  inviteHash: null,
  tokenHash,
  address,
  sealed: null,
  share: null,
  standing: null,
  marks: [],
  entered: 0,
});

const sailed = (entrant: number, began: number, ended: number | null, sea = 1): AttemptRow => ({
  event: 'e',
  entrant,
  sea,
  game: `${entrant} ${sea}`,
  state: 'over',
  progress: 1,
  figures: null,
  marks: [],
  began,
  ended,
});

it('the same address and device are marked, and who began after another of the same address had ended', () => {
  const marks = marksFromDoors(
    [door(1, 'a', 'x'), door(2, 'a'), door(3, 'b', 'y'), door(4, 'c', 'y'), door(5, null), door(6, null)],
    [sailed(1, 0, 100), sailed(2, 200, 300), sailed(3, 400, 500), sailed(5, 0, 10), sailed(6, 20, 30)],
  );
  expect(Object.fromEntries(marks)).toEqual({
    1: ['address'],
    2: ['address', 'after'],
    3: ['device'],
    4: ['device'],
    5: [],
    6: [],
  });
});

it('who sails at the same time as another of the same address, or on another sea, has not come after', () => {
  const marks = marksFromDoors(
    [door(1, 'a'), door(2, 'a')],
    [sailed(1, 0, 100), sailed(2, 50, 300), sailed(2, 200, 300, 2)],
  );
  expect(marks.get(2)).toEqual(['address']);
});

it('a first voyage is one before which nobody set out from the same address or device', () => {
  const entrants = [door(1, 'a', 'x'), door(2, 'a'), door(3, 'b', 'y'), door(4, 'c', 'y'), door(5, null)];
  const attempts = [sailed(1, 0, 100), sailed(2, 200, 300), sailed(3, 50, 500), sailed(4, 40, 45)];
  expect([...firstVoyages(entrants, attempts)]).toEqual([1, 4, 5]);
});

it('no voyage is a first one when another of the same address was home before it: that one may have been the scout', () => {
  const entrants = [door(1, 'a'), door(2, 'a')];
  expect([...firstVoyages(entrants, [sailed(1, 0, 300), sailed(2, 10, 200)])]).toEqual([]);
  expect([...firstVoyages(entrants, [sailed(1, 0, null), sailed(2, 10, 200)])]).toEqual([]);
  expect([...firstVoyages(entrants, [sailed(1, 0, 200), sailed(2, 10, null)])]).toEqual([1]);
});

it('what happened on another sea spoils nothing on this one, but a voyage counts as first only if all its seas do', () => {
  const entrants = [door(1, 'a'), door(2, 'a')];
  expect([...firstVoyages(entrants, [sailed(1, 0, 100, 1), sailed(2, 0, 100, 2)])]).toEqual([1, 2]);
  expect([
    ...firstVoyages(entrants, [sailed(1, 0, 100, 1), sailed(2, 0, 9, 2), sailed(2, 20, 90, 1)]),
  ]).toEqual([]);
});
