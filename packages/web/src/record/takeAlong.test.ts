import { hunters } from '@flotilla/hunters';
import type { AnyGame, FormChoice } from '@flotilla/table';
import { anyGame, startOf } from '@flotilla/table';
import { optionsOf, Session } from '@flotilla/table/run';
import { keepLesson, keptLessons } from '@flotilla/ui/learn/kept.ts';
import { meet, met } from '@flotilla/ui/learn/met.ts';
import { seas } from '@flotilla/ui/sea/seas.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keepFleet, keptFleets } from '../../../naval-battles-screens/src/fleet/saved.ts';
import { saveOf, standingOf } from '../session/open.ts';
import { allGames, readGame, removeGame, writeGame } from '../store/games.ts';
import type { Saved } from '../store/shelf.ts';
import type { Brought } from './takeAlong.ts';
import { packEverything, unpackEverything } from './takeAlong.ts';

const game: AnyGame = anyGame(hunters);

/** A career as the shelf keeps it, so many questions in; forms are taken as they stand, of lists the option of a number. */
function career(id: string, answers: number, option = 0): Saved {
  const kernel = new Session(game, {
    options: optionsOf(game) as FormChoice,
    seats: [{ name: 'Anna', bot: null }],
    seed: 'take along',
  });
  for (let i = 0; i < answers; i++) {
    const [asked] = kernel.decisions;
    if (!asked) break;
    const choice =
      asked.kind === 'fill'
        ? startOf(asked.form)
        : (asked.options.filter(({ refused }) => !refused)[option]?.id ?? '');
    kernel.choose(0, choice);
  }
  return saveOf(id, kernel.record(), null, standingOf(kernel));
}

const ids = async (): Promise<string[]> => (await allGames()).map(({ id }) => id).sort();

beforeEach(async () => {
  for (const id of await ids()) await removeGame(id);
  seas.value = {};
});

describe('everything as one file', () => {
  it('comes back whole on another device, seas included, and once only', async () => {
    await writeGame(career('one', 3));
    await writeGame(career('two', 5));
    seas.value = { '2026-11-17': { game: 'one', result: null } };
    const file = await packEverything();
    const kept = (await readGame('two'))?.record;
    for (const id of await ids()) await removeGame(id);
    seas.value = {};
    expect(await unpackEverything(file)).toEqual({ came: 2, known: 0, bad: 0 });
    expect(await ids()).toEqual(['one', 'two']);
    expect((await readGame('two'))?.record).toEqual(kept);
    expect(seas.value['2026-11-17']?.game).toBe('one');
    expect(await unpackEverything(file)).toEqual({ came: 0, known: 2, bad: 0 });
  });

  it('takes a game further where the other device has played on, and never back', async () => {
    await writeGame(career('one', 5));
    const further = await packEverything();
    await removeGame('one');
    await writeGame(career('one', 3));
    const shorter = await packEverything();
    expect(await unpackEverything(further)).toMatchObject({ came: 1 });
    expect((await readGame('one'))?.record.position).toBe(5);
    expect(await unpackEverything(shorter)).toMatchObject({ came: 0, known: 1 });
    expect((await readGame('one'))?.record.position).toBe(5);
  });

  it('lays a game beside the one here when both have gone on in different ways', async () => {
    await writeGame(career('one', 4, 1));
    const other = await packEverything();
    await removeGame('one');
    const mine = career('one', 4, 0);
    await writeGame(mine);
    expect(await unpackEverything(other)).toMatchObject({ came: 1 });
    expect(await ids()).toHaveLength(2);
    expect((await readGame('one'))?.record).toEqual(mine.record);
  });

  it('brings what was learnt, what was met and fleets along, and takes nothing of that away', async () => {
    const stored = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
    });
    const learnt = { game: 'one', marks: [], state: 'done', learnt: true } as const;
    keepLesson('hunters/first-patrol', learnt);
    meet('hunters/salvo');
    keepFleet('usa', { name: 'Mine', ships: [], rows: {} });
    const file = await packEverything();
    stored.clear();
    keptLessons.value = { 'hunters/first-patrol': { ...learnt, game: 'two', state: 'begun', learnt: false } };
    met.value = new Set(['hunters/course']);
    keepFleet('usa', { name: 'Mine', ships: [], rows: { one: 1 } });
    keepFleet('uk', { name: 'Other', ships: [], rows: {} });
    await unpackEverything(file);
    expect(keptLessons.value['hunters/first-patrol']).toMatchObject({
      game: 'two',
      state: 'begun',
      learnt: true,
    });
    expect([...met.value]).toEqual(['hunters/course', 'hunters/salvo']);
    expect(keptFleets('usa')).toEqual([{ name: 'Mine', ships: [], rows: { one: 1 } }]);
    expect(keptFleets('uk')).toHaveLength(1);
    vi.unstubAllGlobals();
  });

  it('is refused when it is another file, and what cannot be read in it is left out', async () => {
    await writeGame(career('one', 3));
    const file = JSON.parse(await packEverything()) as { games: unknown[]; version: number };
    for (const wrong of ['', 'my shopping list', '{}', 'null', '{"format":"flotilla-record"}'])
      expect(await unpackEverything(wrong)).toBe('not');
    expect(await unpackEverything(JSON.stringify({ ...file, version: 99 }))).toBe('newer');
    const games = [...file.games, null, { summary: {} }, { record: 'x' }];
    const torn = { ...file, games, seas: 'none', lessons: 7, met: [7], fleets: 'none' };
    expect((await unpackEverything(JSON.stringify(torn))) as Brought).toEqual({ came: 0, known: 1, bad: 3 });
    expect(await ids()).toEqual(['one']);
  });
});
