/** Databases of earlier versions: what is in them opens as it was. */
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { MIGRATIONS, migrate } from '../src/store/migrations.ts';
import { openPostgres } from '../src/store/postgres.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import { DATABASE_FILE, openStore } from '../src/store/store.ts';
import { PLACES, stopCluster } from './support/databases.ts';

afterAll(stopCluster);

it.each(PLACES)('a journal from before keys had authors opens whole on %s', async (name, placeFor) => {
  const place = await placeFor();
  if (!place) return console.warn(`NO ${name} HERE: its older databases were not tested.`);
  const { data, databaseUrl } = place;
  const old = databaseUrl ? await openPostgres(databaseUrl) : openSqlite(join(data, DATABASE_FILE));
  await migrate(
    old,
    MIGRATIONS.filter(({ number }) => number <= 3),
  );
  const kept = [1, 2, 3].map((number) => ({
    game: 'g1',
    number,
    kind: 'answer' as const,
    seat: 0,
    author: 'person' as const,
    body: `{"decision":${number},"choice":"x"}`,
    key: `bot:${number}:1`,
    at: 1_700_000_000_000 + number,
  }));
  for (const entry of kept)
    await old.run('insert into entries values (?, ?, ?, ?, ?, ?, ?, ?)', Object.values(entry));
  await expect(
    old.run('insert into entries values (?, ?, ?, ?, ?, ?, ?, ?)', Object.values({ ...kept[0], number: 4 })),
  ).rejects.toThrow();
  await old.close();
  const store = await openStore(place);
  expect(await store.journal.read('g1')).toEqual(kept);
  const bot = { ...kept[0], number: 4, seat: 1, author: 'bot' } as (typeof kept)[number] & { author: 'bot' };
  expect(await store.journal.append(bot)).toBe(true);
  await store.close();
  await place.clear();
});
