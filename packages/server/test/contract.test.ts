/** What store, journal and jobs promise, the same on SQLite and on a real PostgreSQL. */
import { beforeEach, describe, expect, it } from 'vitest';
import {
  changeGame,
  gamesAt,
  insertGame,
  listedGames,
  readGame,
  removeGame,
  untouchedGames,
} from '../src/store/games.ts';
import { LEASE } from '../src/store/jobs.ts';
import type { StoredEntry } from '../src/store/journal.ts';
import { MIGRATIONS, migrate, schemaOf } from '../src/store/migrations.ts';
import { changeSeat, insertKey, insertSeat, readKeys, readSeats, useUp } from '../src/store/seats.ts';
import { metaOnce } from '../src/store/store.ts';
import {
  addChat,
  addContact,
  lastLine,
  noteContact,
  readChat,
  readContacts,
  stopContact,
} from '../src/store/talk.ts';
import { together } from '../src/store/together.ts';
import { gameRow } from './support/rows.ts';
import { onEveryStore } from './support/stores.ts';

const entry = (game: string, number: number, key = `key ${number}`): StoredEntry => ({
  game,
  number,
  kind: 'answer',
  seat: 1,
  author: 'person',
  body: JSON.stringify({
    decision: number,
    choice: { text: 'it\'s ? "quoted" $1 \u0000'.replace('\u0000', '') },
  }),
  key,
  at: 1_700_000_000_000 + number,
});

const seatRow = (game: string, seat: number) => ({
  game,
  seat,
  name: `Seat ${seat}`,
  bot: null,
  taken: false,
  ready: false,
  share: null,
  leftMs: null,
  since: null,
  botTookOver: false,
  resigned: false,
  seen: 0,
  orders: '[]',
  holiday: null,
});

onEveryStore('', (at) => {
  describe('the schema', () => {
    it('is made once, and found again', async () => {
      expect(at.store.migrated.map(({ number }) => number)).toEqual(MIGRATIONS.map(({ number }) => number));
      await at.again();
      expect(at.store.migrated).toEqual([]);
      expect(await schemaOf(at.store.db)).toBe(MIGRATIONS.at(-1)?.number);
    });

    it('takes a further step in one piece, or not at all', async () => {
      const broken = {
        number: 99,
        does: 'breaks',
        statements: ['create table half (a text)', 'create nonsense'],
      };
      await expect(migrate(at.store.db, [...MIGRATIONS, broken])).rejects.toThrow();
      await expect(at.store.db.run('select * from half')).rejects.toThrow();
      const sound = { number: 99, does: 'adds', statements: ['create table half (a text)'] };
      expect(await migrate(at.store.db, [...MIGRATIONS, sound])).toEqual([sound]);
      expect(await at.store.db.run('select * from half')).toEqual([]);
      expect(await schemaOf(at.store.db)).toBe(99);
    });

    it('of a newer version is refused with a sentence', async () => {
      await at.store.db.run("update meta set value = '1000' where key = 'schema'");
      await expect(migrate(at.store.db)).rejects.toThrow(/schema 1000.*start a newer version/);
    });
  });

  describe('games', () => {
    it('come back as they were put in', async () => {
      const row = gameRow('g1', { origin: { sealed: 'x', parts: ['a', null] }, asked: [0, 2] });
      await at.store.db.batch([insertGame(row)]);
      expect(await readGame(at.store.db, 'g1')).toEqual(row);
      expect(await readGame(at.store.db, 'g2')).toBeNull();
    });

    it('change only while they are at the stage that was meant', async () => {
      await at.store.db.batch([insertGame(gameRow('g1'))]);
      const tries = await Promise.all(
        [1, 2, 3].map((touched) => changeGame(at.store.db, 'g1', { state: 'running', touched }, 'open')),
      );
      expect(tries.filter(Boolean)).toHaveLength(1);
      expect((await readGame(at.store.db, 'g1'))?.state).toBe('running');
      expect(await gamesAt(at.store.db, 'running')).toEqual(['g1']);
    });

    it('are listed only when they are listed and not over, the newest first', async () => {
      await at.store.db.batch([
        insertGame(gameRow('a', { created: 1 })),
        insertGame(gameRow('b', { created: 2, listed: false })),
        insertGame(gameRow('c', { created: 3, state: 'over' })),
        insertGame(gameRow('d', { created: 4, state: 'running' })),
        ...['a', 'b', 'c', 'd'].flatMap((id) => [insertSeat(seatRow(id, 1)), insertSeat(seatRow(id, 0))]),
      ]);
      const listed = (most: number) =>
        listedGames(at.store.db, most).then((tables) =>
          tables.map(({ row, seats }) => [
            row.id,
            row.game,
            ...seats.map(({ game, seat }) => `${game}${seat}`),
          ]),
        );
      expect(await listed(10)).toEqual([
        ['d', 'smugglers', 'd0', 'd1'],
        ['a', 'smugglers', 'a0', 'a1'],
      ]);
      expect(await listed(1)).toEqual([['d', 'smugglers', 'd0', 'd1']]);
    });

    it('go with everything that belongs to them, and with nothing of others', async () => {
      for (const id of ['g1', 'g10'])
        await at.store.db.batch([
          insertGame(gameRow(id, { touched: 5 })),
          insertSeat(seatRow(id, 0)),
          insertKey({ game: id, hash: 'h', kind: 'claim', seat: 0, expires: null }),
        ]);
      await at.store.journal.append(entry('g1', 1));
      await at.store.journal.append(entry('g10', 1));
      await at.store.jobs.set('clock', 'g1.0', 5);
      await at.store.jobs.set('clock', 'g10.0', 5);
      expect((await untouchedGames(at.store.db, 6, 10)).map(({ id }) => id).sort()).toEqual(['g1', 'g10']);
      await removeGame(at.store.db, 'g1');
      expect(await at.store.journal.read('g1')).toEqual([]);
      expect(await readSeats(at.store.db, 'g1')).toEqual([]);
      expect(await readKeys(at.store.db, 'g1')).toEqual([]);
      expect(await at.store.journal.read('g10')).toHaveLength(1);
      expect(await readSeats(at.store.db, 'g10')).toHaveLength(1);
      expect((await at.store.jobs.claim(10)).map(({ key }) => key)).toEqual(['g10.0']);
    });

    it('are written whole or not at all', async () => {
      const bad = { sql: 'insert into seats (game) values (?)', values: ['g1'] };
      await expect(at.store.db.batch([insertGame(gameRow('g1')), bad])).rejects.toThrow();
      expect(await readGame(at.store.db, 'g1')).toBeNull();
      await at.store.db.batch([insertGame(gameRow('g1'))]);
    });
  });

  describe('seats and keys', () => {
    beforeEach(async () => {
      await at.store.db.batch([
        insertGame(gameRow('g1')),
        insertSeat(seatRow('g1', 1)),
        insertSeat(seatRow('g1', 0)),
      ]);
    });

    it('come in order and change alone', async () => {
      await changeSeat(at.store.db, 'g1', 1, { taken: true, leftMs: 1_700_000_000_000, share: 's' });
      const [first, second] = await readSeats(at.store.db, 'g1');
      expect(first).toEqual(seatRow('g1', 0));
      expect(second).toEqual({ ...seatRow('g1', 1), taken: true, leftMs: 1_700_000_000_000, share: 's' });
    });

    it('a key that works once is used up by one of many', async () => {
      const key = { game: 'g1', hash: 'h', kind: 'claim', seat: 1, expires: null } as const;
      await at.store.db.batch([insertKey(key)]);
      const tries = await Promise.all(Array.from({ length: 20 }, () => useUp(at.store.db, key, 1)));
      expect(tries.filter(Boolean)).toHaveLength(1);
      expect(await readKeys(at.store.db, 'g1')).toEqual([]);
    });

    it('a key that is too old, or that of a seat, is not used up', async () => {
      const old = { game: 'g1', hash: 'old', kind: 'device', seat: 1, expires: 100 } as const;
      const seat = { game: 'g1', hash: 'seat', kind: 'seat', seat: 1, expires: null } as const;
      await at.store.db.batch([insertKey(old), insertKey(seat)]);
      expect(await useUp(at.store.db, old, 100)).toBe(false);
      expect(await useUp(at.store.db, old, 99)).toBe(true);
      expect(await useUp(at.store.db, seat, 1)).toBe(false);
    });
  });

  describe('the journal', () => {
    it('gives back what was appended, in order, from a number on', async () => {
      for (let number = 1; number <= 5; number++)
        expect(await at.store.journal.append(entry('g', number))).toBe(true);
      expect(await at.store.journal.read('g')).toEqual([1, 2, 3, 4, 5].map((number) => entry('g', number)));
      expect((await at.store.journal.read('g', 4)).map(({ number }) => number)).toEqual([4, 5]);
      expect(await at.store.journal.read('other')).toEqual([]);
    });

    it('keeps what it has acknowledged', async () => {
      await Promise.all(
        Array.from({ length: 50 }, (_, game) => at.store.journal.append(entry(`g${game}`, 1))),
      );
      await at.again();
      for (let game = 0; game < 50; game++) expect(await at.store.journal.read(`g${game}`)).toHaveLength(1);
    });

    it('takes one of several rivals for a number, however many come at once', async () => {
      const tries = await Promise.all(
        Array.from({ length: 100 }, (_, i) => at.store.journal.append(entry('g', 1, `rival ${i}`))),
      );
      expect(tries.filter(Boolean)).toHaveLength(1);
      const kept = await at.store.journal.read('g');
      expect(kept.map(({ key }) => key)).toEqual([`rival ${tries.indexOf(true)}`]);
    });

    it('takes a key once, whatever number it is given', async () => {
      expect(await at.store.journal.append(entry('g', 1, 'same'))).toBe(true);
      expect(await at.store.journal.append(entry('g', 2, 'same'))).toBe(false);
      expect(await at.store.journal.append(entry('h', 1, 'same'))).toBe(true);
      expect(await at.store.journal.read('g')).toHaveLength(1);
    });

    it('takes the same key of another author or seat', async () => {
      expect(await at.store.journal.append(entry('g', 1, 'bot:7:1'))).toBe(true);
      expect(await at.store.journal.append({ ...entry('g', 2, 'bot:7:1'), author: 'bot' })).toBe(true);
      expect(await at.store.journal.append({ ...entry('g', 3, 'bot:7:1'), seat: 2 })).toBe(true);
      expect(await at.store.journal.append({ ...entry('g', 4, 'bot:7:1'), seat: 2 })).toBe(false);
    });

    it('lets one conflict spoil nothing of what arrives with it, and gathers that into few commits', async () => {
      await at.store.journal.append(entry('g3', 1));
      const before = at.commits;
      const tries = await Promise.all(
        Array.from({ length: 20 }, (_, game) => at.store.journal.append(entry(`g${game}`, 1, 'k'))),
      );
      expect(tries.map((taken, game) => (taken ? -1 : game)).filter((game) => game >= 0)).toEqual([3]);
      expect(at.commits - before).toBe(1);
    });

    it('writes what belongs to an entry with it', async () => {
      await at.store.db.batch([insertGame(gameRow('g1'))]);
      const also = { sql: 'update games set length = ? where id = ?', values: [7, 'g1'] };
      await at.store.journal.append(entry('g1', 1), [also]);
      expect((await readGame(at.store.db, 'g1'))?.length).toBe(7);
      const broken = { sql: 'update nowhere set length = 1' };
      await expect(at.store.journal.append(entry('g1', 2), [broken])).rejects.toThrow();
      expect(await at.store.journal.read('g1')).toHaveLength(1);
      expect(await at.store.journal.append(entry('g1', 2))).toBe(true);
    });
  });

  describe('jobs', () => {
    it('are claimed when they are due, earliest first, and by one claimer only', async () => {
      await at.store.jobs.set('clock', 'g.1', 200, 'late');
      await at.store.jobs.set('clock', 'g.0', 100, 'early');
      await at.store.jobs.set('remind', 'g.0', 1_000);
      expect(await at.store.jobs.next()).toBe(100);
      expect(await at.store.jobs.claim(99)).toEqual([]);
      const claimed = await at.store.jobs.claim(300);
      expect(claimed.map(({ payload }) => payload)).toEqual(['early', 'late']);
      expect(await at.store.jobs.claim(300)).toEqual([]);
    });

    it('are each done once, however many claim at the same time', async () => {
      for (let i = 0; i < 60; i++) await at.store.jobs.set('bot', `g${i}`, i);
      const done: string[] = [];
      const claimer = async (): Promise<void> => {
        for (
          let jobs = await at.store.jobs.claim(100, 7);
          jobs.length > 0;
          jobs = await at.store.jobs.claim(100, 7)
        )
          for (const job of jobs) {
            done.push(job.key);
            await at.store.jobs.done(job);
          }
      };
      await Promise.all([claimer(), claimer(), claimer()]);
      expect(done).toHaveLength(60);
      expect(new Set(done).size).toBe(60);
      expect(await at.store.jobs.next()).toBeNull();
    });

    it('come back when whoever claimed them is gone', async () => {
      await at.store.jobs.set('clock', 'g.0', 100);
      await at.store.jobs.claim(100);
      expect(await at.store.jobs.next()).toBe(100 + LEASE);
      expect(await at.store.jobs.claim(100 + LEASE - 1)).toEqual([]);
      expect(await at.store.jobs.claim(100 + LEASE)).toHaveLength(1);
    });

    it('that fail are put off, longer each time, and given up in the end', async () => {
      await at.store.jobs.set('remind', 'g.0', 0);
      let now = 0;
      const waits: number[] = [];
      for (;;) {
        const [job] = await at.store.jobs.claim(now);
        if (!job) break;
        await at.store.jobs.failed(job, now);
        const next = await at.store.jobs.next();
        if (next === null) break;
        waits.push((next - now) / 60_000);
        now = next;
      }
      expect(waits).toEqual([2, 4, 8, 16, 32, 64, 128]);
    });

    it('that are set anew while they are worked on are not lost with the old one', async () => {
      await at.store.jobs.set('clock', 'g.0', 100);
      const [job] = await at.store.jobs.claim(100);
      await at.store.jobs.set('clock', 'g.0', 500);
      if (job) await at.store.jobs.done(job);
      expect(await at.store.jobs.next()).toBe(500);
    });

    it('can be set once, moved, cleared, and cleared with their game', async () => {
      await at.store.jobs.setOnce('remind', 'g.0', 100);
      await at.store.jobs.setOnce('remind', 'g.0', 5);
      expect(await at.store.jobs.next()).toBe(100);
      await at.store.jobs.set('remind', 'g.0', 50);
      expect(await at.store.jobs.next()).toBe(50);
      await at.store.jobs.clear('remind', 'g.0');
      expect(await at.store.jobs.next()).toBeNull();
      for (const key of ['g.0', 'g', 'g.11', 'gg.0']) await at.store.jobs.set('clock', key, 1);
      await at.store.jobs.clearGame('g');
      expect((await at.store.jobs.claim(5)).map(({ key }) => key)).toEqual(['gg.0']);
    });

    it('of one turn are changed in one commit, in their order', async () => {
      const { jobs } = at.store;
      let commits = 0;
      const { batch } = at.store.db;
      at.store.db.batch = (statements) => {
        commits++;
        return batch(statements);
      };
      await Promise.all([
        jobs.set('remind', 'g.1', 300),
        jobs.set('clock', 'g.0', 100),
        jobs.clear('clock', 'g.0'),
        jobs.setOnce('clock', 'g.0', 200),
        jobs.setOnce('clock', 'g.0', 50),
      ]);
      at.store.db.batch = batch;
      expect(commits).toBe(1);
      expect((await jobs.claim(1_000)).map(({ key, due }) => [key, due])).toEqual([
        ['g.0', 200],
        ['g.1', 300],
      ]);
    });

    it('written together with something that fails are written all the same', async () => {
      const write = together(at.store.db);
      const job = {
        sql: "insert into jobs (kind, key, due, leased, tries, payload) values ('bot', 'g', 7, 0, 0, '')",
      };
      const [good, bad] = await Promise.allSettled([
        write('b', job),
        write('a', { sql: 'delete from nowhere' }),
      ]);
      expect([good.status, bad.status]).toEqual(['fulfilled', 'rejected']);
      expect(await at.store.jobs.next()).toBe(7);
    });
  });

  describe('chat, contacts and values', () => {
    beforeEach(async () => {
      await at.store.db.batch([insertGame(gameRow('g1')), insertSeat(seatRow('g1', 0))]);
    });

    it('lines are numbered without a gap, and a line sent twice stands once', async () => {
      const said = await Promise.all(
        [1, 2, 3].map((i) => addChat(at.store.db, 'g1', { seat: 0, body: `line ${i}`, key: `k${i}`, at: i })),
      );
      expect(said.map((line) => line?.number).sort()).toEqual([1, 2, 3]);
      expect(await addChat(at.store.db, 'g1', { seat: 0, body: 'again', key: 'k2', at: 9 })).toBeNull();
      expect((await readChat(at.store.db, 'g1')).map(({ number }) => number)).toEqual([1, 2, 3]);
      expect(await readChat(at.store.db, 'g1', 2)).toHaveLength(1);
      expect(await lastLine(at.store.db, 'g1')).toBe(3);
      expect(await lastLine(at.store.db, 'g2')).toBe(0);
    });

    it('a contact is given up after three failures in a row, and stopped by its link', async () => {
      const contact = {
        game: 'g1',
        seat: 0,
        channel: 'mail',
        target: 'a@b.example',
        language: 'de',
        failures: 0,
        stopHash: 'stop',
      } as const;
      const failures: (number | undefined)[] = [];
      await addContact(at.store.db, contact);
      for (const worked of [false, false, true, false, false]) {
        await noteContact(at.store.db, (await readContacts(at.store.db, 'g1', 0))[0] ?? contact, worked);
        failures.push((await readContacts(at.store.db, 'g1', 0))[0]?.failures);
      }
      expect(failures).toEqual([1, 2, 0, 1, 2]);
      await noteContact(at.store.db, { ...contact, failures: 2 }, false);
      expect(await readContacts(at.store.db, 'g1', 0)).toEqual([]);
      await addContact(at.store.db, contact);
      expect(await stopContact(at.store.db, 'g1', 'wrong')).toBe(false);
      expect(await stopContact(at.store.db, 'g1', 'stop')).toBe(true);
      expect(await readContacts(at.store.db, 'g1', 0)).toEqual([]);
    });

    it('several who need a value agree on one', async () => {
      const values = await Promise.all(
        [1, 2, 3].map((i) => metaOnce(at.store.db, 'push', () => `value ${i}`)),
      );
      expect(new Set(values).size).toBe(1);
    });
  });
});
