/** What the store promises about rounds, the same on SQLite and on a real PostgreSQL. */
import { tourSettings } from '@flotilla/protocol';
import { beforeEach, expect, it } from 'vitest';
import { NOT_BEGUN } from '../src/events/terms.ts';
import type { EventRow, PairingRow } from '../src/store/events.ts';
import { makeEvent, readEvent, readPairings } from '../src/store/events.ts';
import { pairOnce, setBoardGame, setBoardResult } from '../src/store/rounds.ts';
import { onEveryStore } from './support/stores.ts';

const NOON = 1_700_000_000_000;
const EVENT: EventRow = {
  id: 'cup',
  kind: 'swiss',
  title: 'Autumn Cup',
  game: 'naval-battles',
  rules: '1.4.0',
  options: {},
  settings: tourSettings.parse({}),
  entry: 'open',
  listed: false,
  state: 'open',
  opens: NOON,
  closes: NOON + 1000,
  ownerHash: null,
  progress: NOT_BEGUN,
  created: NOON,
  touched: NOON,
  ended: null,
};

const pairing = (board: number, seats: readonly number[]): PairingRow => ({
  event: 'cup',
  round: 1,
  board,
  seats,
  game: null,
  state: 'waiting',
  result: null,
  opens: NOON,
  closes: NOON + 5000,
});

const progress = (mark: string) => ({ ...NOT_BEGUN, round: 1, rounds: 3, mark });

onEveryStore('rounds ', (at) => {
  beforeEach(() => makeEvent(at.store.db, EVENT, []));

  it('keeps the boards of whoever pairs a round first, and none of anybody who read the same', async () => {
    const first = [pairing(1, [1, 2]), pairing(2, [3, 4])];
    const second = [pairing(1, [1, 3]), pairing(2, [2, 4]), pairing(3, [5])];
    const done = await Promise.all([
      pairOnce(at.store.db, EVENT, progress('a'), { closes: NOON + 9, jobs: [] }, first),
      pairOnce(at.store.db, EVENT, progress('b'), { closes: NOON + 9, jobs: [] }, second),
    ]);
    expect(done.filter(Boolean)).toHaveLength(1);
    expect(await readPairings(at.store.db, 'cup')).toEqual(done[0] ? first : second);
    expect((await readEvent(at.store.db, 'cup'))?.progress).toEqual(progress(done[0] ? 'a' : 'b'));
    expect(await pairOnce(at.store.db, EVENT, progress('c'), { closes: NOON, jobs: [] }, second)).toBe(false);
    expect(await readPairings(at.store.db, 'cup')).toEqual(done[0] ? first : second);
  });

  it('gives a board one game and one result', async () => {
    const board = pairing(1, [1, 2]);
    await pairOnce(at.store.db, EVENT, progress('a'), { closes: NOON, jobs: [] }, [board]);
    expect(await setBoardGame(at.store.db, board, 'one')).toBe('one');
    expect(await setBoardGame(at.store.db, board, 'two')).toBe('one');
    expect(await setBoardResult(at.store.db, board, { points: [1, 0] })).toBe(true);
    expect(await setBoardResult(at.store.db, board, { points: [0, 1] })).toBe(false);
    expect(await readPairings(at.store.db, 'cup')).toEqual([
      { ...board, game: 'one', state: 'over', result: { points: [1, 0] } },
    ]);
  });

  it('puts a job off, unless it was set again while it was done', async () => {
    const { jobs } = at.store;
    await jobs.set('round', 'cup', 10);
    const [job] = await jobs.claim(10);
    if (!job) throw new Error('There is no job.');
    await jobs.again(job, 500);
    expect(await jobs.next()).toBe(500);
    const [later] = await jobs.claim(500);
    if (!later) throw new Error('There is no job.');
    await jobs.set('round', 'cup', 501);
    await jobs.again(later, 9000);
    expect(await jobs.next()).toBe(501);
  });
});
