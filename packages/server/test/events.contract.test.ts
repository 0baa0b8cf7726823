/** What the store promises about events, the same on SQLite and on a real PostgreSQL. */
import { expect, it } from 'vitest';
import {
  addWater,
  insertWhileOpen,
  readAttempts,
  readWaters,
  updateAttempt,
  waterRecord,
} from '../src/store/attempts.ts';
import {
  addEntrant,
  changeEvent,
  countEntrants,
  type EventRow,
  entrantHolding,
  entrantInvited,
  entrantNumbered,
  eventsOverBefore,
  eventsUnderWay,
  insertPairing,
  listedEvents,
  makeEvent,
  type NewEntrant,
  pairingOf,
  readEntrants,
  readEvent,
  readPairings,
  readSeas,
  removeEvent,
  type SeaRow,
  takeInvite,
  updateEntrant,
  updatePairing,
  updateSea,
} from '../src/store/events.ts';
import type { FollowerRow } from '../src/store/followers.ts';
import {
  addFollower,
  claimTelling,
  countFollowers,
  noteFollower,
  readFollowers,
  removeFollowers,
  stopFollower,
} from '../src/store/followers.ts';
import { insertGame, readGame } from '../src/store/games.ts';
import { gameRow } from './support/rows.ts';
import { onEveryStore } from './support/stores.ts';

const NOON = 1_700_000_000_000;

const eventRow = (id: string, more: Partial<EventRow> = {}): EventRow => ({
  id,
  kind: 'sea',
  title: 'Autumn “Sea” – ?',
  game: 'hunters',
  rules: '1.4.0',
  options: { boat: 'IXB' },
  settings: {
    length: { kind: 'patrols', patrols: 1 },
    counts: 'tons',
    seas: 2,
    dice: 'plain',
    minutes: 15,
    openWater: true,
  },
  entry: 'invited',
  listed: true,
  state: 'announced',
  opens: NOON,
  closes: NOON + 1000,
  ownerHash: 'owner',
  progress: {},
  created: NOON - 1000,
  touched: NOON - 1000,
  ended: null,
  ...more,
});

const seaRow = (event: string, number: number): SeaRow => ({
  event,
  number,
  secret: 'locked',
  sealed: `seal ${number}`,
  parts: null,
  commitment: null,
  past: [],
  steady: null,
});

const newEntrant = (event: string, more: Partial<NewEntrant> = {}): NewEntrant => ({
  event,
  name: 'Novak',
  state: 'invited',
  inviteHash: null,
  tokenHash: null,
  address: null,
  sealed: null,
  share: null,
  standing: null,
  marks: [],
  entered: null,
  ...more,
});

const FIGURES = {
  tons: 14_200,
  ships: 3,
  points: 0,
  patrols: 1,
  hull: 2,
  hullOf: 8,
  fired: 11,
  hits: 6,
  expected: 6.7,
  lost: 0,
  end: 'home',
  boat: 69,
} as const;

onEveryStore('events ', (at) => {
  it('are made once, found again, and changed only in the state somebody thinks they are in', async () => {
    const { db } = at.store;
    expect(await makeEvent(db, eventRow('e1'), [seaRow('e1', 1), seaRow('e1', 2)])).toBe(true);
    expect(await makeEvent(db, eventRow('e1', { title: 'Another' }), [seaRow('e1', 1)])).toBe(false);
    expect(await readEvent(db, 'e1')).toEqual(eventRow('e1'));
    expect(await readEvent(db, 'e2')).toBeNull();
    expect((await readSeas(db, 'e1')).map(({ sealed }) => sealed)).toEqual(['seal 1', 'seal 2']);
    expect(await changeEvent(db, 'e1', { state: 'closed' }, ['open', 'closing'])).toBeNull();
    expect((await changeEvent(db, 'e1', { state: 'open' }, ['announced']))?.state).toBe('open');
    expect(await changeEvent(db, 'e1', { state: 'open' }, ['announced'])).toBeNull();
  });

  it('keep the dice of their seas, and mixings that came to nothing', async () => {
    const { db } = at.store;
    await makeEvent(db, eventRow('e1'), [seaRow('e1', 1)]);
    const past = [
      {
        round: 1,
        server: 'share',
        sealed: 'seal 1',
        shares: [{ entrant: 1, sealed: 's', share: null }],
      },
    ];
    const { sql, values } = updateSea('e1', 1, { parts: ['a', 'b'], commitment: 'c', past });
    await db.run(sql, values);
    expect(await readSeas(db, 'e1')).toEqual([
      { ...seaRow('e1', 1), parts: ['a', 'b'], commitment: 'c', past },
    ]);
  });

  it('are listed, counted as under way, and found when they are long over', async () => {
    const { db } = at.store;
    await makeEvent(db, eventRow('e1', { closes: NOON + 1 }), []);
    await makeEvent(db, eventRow('e2', { closes: NOON + 2, state: 'closed' }), []);
    await makeEvent(db, eventRow('e3', { listed: false }), []);
    await makeEvent(db, eventRow('e4', { state: 'cancelled' }), []);
    expect((await listedEvents(db, 10)).map(({ id }) => id)).toEqual(['e2', 'e1']);
    expect((await eventsUnderWay(db)).map(({ id }) => id).sort()).toEqual(['e1', 'e3']);
    expect((await eventsOverBefore(db, NOON)).map(({ id }) => id).sort()).toEqual(['e2', 'e4']);
    expect(await eventsOverBefore(db, NOON - 1000)).toEqual([]);
  });

  it('give each entrant a number of their own, also when all come at once', async () => {
    const { db } = at.store;
    await makeEvent(db, eventRow('e1'), []);
    await makeEvent(db, eventRow('e2'), []);
    const come = Array.from({ length: 12 }, (_, i) =>
      addEntrant(db, newEntrant('e1', { name: `Captain ${i}` })),
    );
    const numbers = (await Promise.all(come)).map(({ number }) => number);
    expect(numbers.sort((a, b) => a - b)).toEqual(Array.from({ length: 12 }, (_, i) => i + 1));
    expect((await addEntrant(db, newEntrant('e2'))).number).toBe(1);
    expect(await readEntrants(db, 'e1')).toHaveLength(12);
    expect(await countEntrants(db, 'e1')).toEqual({ invited: 12, entered: 0 });
  });

  it('let one of many use a link, and know whoever comes back', async () => {
    const { db } = at.store;
    await makeEvent(db, eventRow('e1'), []);
    const invited = await addEntrant(db, newEntrant('e1', { inviteHash: 'link' }));
    await addEntrant(db, newEntrant('e1', { inviteHash: 'other link' }));
    const uses = Array.from({ length: 8 }, (_, i) =>
      takeInvite(db, invited, { tokenHash: `device ${i}`, entered: NOON }),
    );
    expect((await Promise.all(uses)).filter(Boolean)).toHaveLength(1);
    const used = await entrantInvited(db, 'e1', 'link');
    expect(used).toMatchObject({ number: 1, state: 'entered', entered: NOON });
    expect(await entrantHolding(db, 'e1', String(used?.tokenHash))).toEqual(used);
    expect(await entrantHolding(db, 'e1', 'nobody')).toBeNull();
    const { sql, values } = updateEntrant('e1', 1, { marks: ['fast'], standing: { points: 1.5 } });
    await db.run(sql, values);
    expect(await entrantNumbered(db, 'e1', 1)).toMatchObject({ marks: ['fast'], standing: { points: 1.5 } });
    expect((await addEntrant(db, newEntrant('e1', { inviteHash: 'link' }))).number).toBe(1);
    const same = Array.from({ length: 6 }, () => addEntrant(db, newEntrant('e1', { inviteHash: 'third' })));
    expect(new Set((await Promise.all(same)).map(({ number }) => number)).size).toBe(1);
  });

  it('let an entrant sail a sea once while they are open, and keep what came of it', async () => {
    const { db } = at.store;
    await makeEvent(db, eventRow('e1', { state: 'open' }), []);
    await makeEvent(db, eventRow('e2', { state: 'closing' }), []);
    const attempt = {
      event: 'e1',
      entrant: 1,
      sea: 1,
      game: 'g1',
      state: 'running',
      progress: 1,
      figures: null,
      marks: [],
      began: NOON,
      ended: null,
    } as const;
    expect(await db.batch([insertWhileOpen({ ...attempt, event: 'e2', game: 'g9' })])).toEqual([[]]);
    expect(await db.batch([insertWhileOpen(attempt)])).toEqual([[{ game: 'g1' }]]);
    await expect(db.batch([insertWhileOpen({ ...attempt, game: 'g2' })])).rejects.toThrow();
    await expect(db.batch([insertWhileOpen({ ...attempt, sea: 2 })])).rejects.toThrow();
    await db.batch([updateAttempt('g1', { state: 'over', figures: FIGURES, ended: NOON + 9 })]);
    await db.batch([updateAttempt('g1', { state: 'brokeOff', figures: null })]);
    const [kept] = await readAttempts(db, 'e1', 1);
    expect(kept).toEqual({ ...attempt, state: 'over', figures: FIGURES, ended: NOON + 9 });
    expect(await readAttempts(db, 'e1', 2)).toEqual([]);
  });

  it('keep pairings by round and board, and find them by their game', async () => {
    const { db } = at.store;
    await makeEvent(db, eventRow('e1', { kind: 'swiss' }), []);
    const pairing = (round: number, board: number) =>
      ({
        event: 'e1',
        round,
        board,
        seats: [2, 1],
        game: null,
        state: 'waiting',
        result: null,
        opens: null,
        closes: null,
      }) as const;
    await db.batch([
      insertPairing(pairing(1, 1)),
      insertPairing(pairing(1, 2)),
      insertPairing(pairing(2, 1)),
    ]);
    await db.batch([insertPairing(pairing(1, 1))]);
    const RESULT = { points: [1, 0], how: 'played', sunk: [9, 2] } as const;
    await db.batch([updatePairing(pairing(1, 2), { game: 'g1', state: 'over', result: RESULT })]);
    expect(await readPairings(db, 'e1', 1)).toHaveLength(2);
    expect(await readPairings(db, 'e1')).toHaveLength(3);
    expect(await pairingOf(db, 'g1')).toMatchObject({ board: 2, result: RESULT });
    expect(await pairingOf(db, 'g2')).toBeNull();
  });

  it('take the same submitted game once', async () => {
    const { db } = at.store;
    await makeEvent(db, eventRow('e1'), []);
    const water = {
      event: 'e1',
      sea: 1,
      name: 'Ø?',
      figures: FIGURES,
      hash: 'h',
      record: '{"long": "text"}',
      at: NOON,
    };
    expect((await addWater(db, water))?.number).toBe(1);
    expect(await addWater(db, water)).toBeNull();
    expect((await addWater(db, { ...water, sea: 2 }))?.number).toBe(2);
    const [kept] = await readWaters(db, 'e1');
    expect(kept).toMatchObject({ name: 'Ø?', figures: FIGURES });
    expect(kept).not.toHaveProperty('record');
    expect(await waterRecord(db, 'e1', 1)).toBe('{"long": "text"}');
    expect(await waterRecord(db, 'e1', 9)).toBeNull();
  });

  it('go with everything that belongs to them', async () => {
    const { db } = at.store;
    await makeEvent(db, eventRow('e1'), [seaRow('e1', 1)]);
    await addEntrant(db, newEntrant('e1'));
    await db.batch([
      insertGame(gameRow('g1', { event: 'e1', round: 1, until: NOON })),
      insertGame(gameRow('g2')),
    ]);
    expect(await readGame(db, 'g1')).toMatchObject({ event: 'e1', round: 1, until: NOON });
    await at.store.jobs.set('close', 'e1', NOON);
    await removeEvent(db, 'e1');
    expect(await readEvent(db, 'e1')).toBeNull();
    expect(await readSeas(db, 'e1')).toEqual([]);
    expect(await readEntrants(db, 'e1')).toEqual([]);
    expect(await readGame(db, 'g1')).toBeNull();
    expect(await readGame(db, 'g2')).not.toBeNull();
    expect(await at.store.jobs.next()).toBeNull();
  });

  it('know who wants to be told of them, tell each of a thing once, and give up a way that fails three times', async () => {
    const { db } = at.store;
    await makeEvent(db, eventRow('e1'), []);
    const way = (holder: string, target: string): FollowerRow => ({
      event: 'e1',
      holder,
      channel: 'mail',
      target,
      language: 'de',
      failures: 0,
      stopHash: `stop ${holder} ${target}`,
    });
    for (const one of [way('anna', 'a@x'), way('anna', 'b@x'), way('mei', 'a@x'), way('mei', 'a@x')])
      await addFollower(db, one);
    expect(await countFollowers(db, 'e1')).toBe(3);
    expect(await readFollowers(db, 'e1', 'anna')).toEqual([way('anna', 'a@x'), way('anna', 'b@x')]);
    // However many try at once, one tells; another thing, and another way, is another matter.
    const claims = await Promise.all(
      Array.from({ length: 6 }, () => claimTelling(db, way('anna', 'a@x'), 'round 1')),
    );
    expect(claims.filter(Boolean)).toHaveLength(1);
    expect(await claimTelling(db, way('anna', 'a@x'), 'round 10')).toBe(true);
    expect(await claimTelling(db, way('anna', 'a@x'), 'round 1')).toBe(false);
    expect(await claimTelling(db, way('mei', 'a@x'), 'round 1')).toBe(true);
    const failures = async (): Promise<FollowerRow | undefined> => (await readFollowers(db, 'e1', 'mei'))[0];
    for (const left of [1, 2]) {
      await noteFollower(db, (await failures()) as FollowerRow, false);
      expect((await failures())?.failures).toBe(left);
    }
    await noteFollower(db, (await failures()) as FollowerRow, true);
    expect((await failures())?.failures).toBe(0);
    for (let times = 0; times < 3; times++) await noteFollower(db, (await failures()) as FollowerRow, false);
    expect(await failures()).toBeUndefined();
    expect([
      await stopFollower(db, 'e1', 'stop anna a@x'),
      await stopFollower(db, 'e1', 'stop anna a@x'),
    ]).toEqual([true, false]);
    await removeFollowers(db, 'e1', 'anna', 'other@x');
    expect(await countFollowers(db, 'e1')).toBe(1);
    await removeEvent(db, 'e1');
    expect(await countFollowers(db, 'e1')).toBe(0);
  });
});
