/** Events in the database: what is announced, the seas it is sailed on, and who takes part. */
import type {
  BoardResult,
  CaptainsResult,
  EntrantState,
  EntryRule,
  EventKind,
  EventSettings,
  EventState,
  Steady,
} from '@flotilla/protocol';
import type { FormChoice } from '@flotilla/table';
import type { Database, Statement, Value } from './database.ts';
import { rowsOf } from './rows.ts';

/** An event as it is stored. */
export interface EventRow {
  readonly id: string;
  readonly kind: EventKind;
  readonly title: string;
  readonly game: string;
  /** The version of the rules; that of today until it opens. */
  readonly rules: string;
  readonly options: FormChoice;
  /** What was agreed besides; each kind of event has a form of its own. */
  readonly settings: EventSettings;
  readonly entry: EntryRule;
  readonly listed: boolean;
  readonly state: EventState;
  readonly opens: number;
  readonly closes: number;
  /** The hash of the organiser's key; null when the server itself is the organiser. */
  readonly ownerHash: string | null;
  /** How far it is: the round of mixing or of play; each kind of event has a form of its own. */
  readonly progress: unknown;
  readonly created: number;
  readonly touched: number;
  readonly ended: number | null;
}

/** The dice of a sea, the same for all who sail it. */
export interface SeaRow {
  readonly event: string;
  /** Counted from 1. */
  readonly number: number;
  /** The server's share, encrypted with a key that is not in the database. */
  readonly secret: string;
  /** Its seal, shown as soon as the event is announced. */
  readonly sealed: string;
  /** The shares that were added; null until they are mixed. */
  readonly parts: readonly string[] | null;
  /** The commitment to the seed; null until the shares are mixed. */
  readonly commitment: string | null;
  /** Mixings that came to nothing because somebody did not open a share. */
  readonly past: readonly PastMixing[];
  /** What `steady` makes of it; null until that may be known. */
  readonly steady: Steady | null;
}

/** A mixing that came to nothing: everything about it lies open. */
export interface PastMixing {
  readonly round: number;
  readonly server: string;
  readonly sealed: string;
  readonly shares: readonly {
    readonly entrant: number;
    readonly sealed: string;
    readonly share: string | null;
  }[];
}

/** Somebody who takes part. */
export interface EntrantRow {
  readonly event: string;
  /** Counted from 1, never used twice. */
  readonly number: number;
  readonly name: string;
  readonly state: EntrantState;
  /** The hash of the one-time link; kept after use, so that a second visitor learns that it was used. */
  readonly inviteHash: string | null;
  /** The hash of the device's key. */
  readonly tokenHash: string | null;
  /** A keyed hash of the address, for marks. */
  readonly address: string | null;
  /** The sealed share, and the share once it is opened. */
  readonly sealed: string | null;
  readonly share: string | null;
  /** What a tournament keeps of a player: points, opponents, colours, byes. */
  readonly standing: unknown;
  readonly marks: readonly string[];
  readonly entered: number | null;
}

/** A pairing of a tournament. */
export interface PairingRow {
  readonly event: string;
  readonly round: number;
  readonly board: number;
  /** The numbers of the entrants in the order of their seats; one alone has a bye. */
  readonly seats: readonly number[];
  readonly game: string | null;
  readonly state: 'waiting' | 'running' | 'over';
  readonly result: BoardResult | CaptainsResult | null;
  readonly opens: number | null;
  readonly closes: number | null;
}

const events = rowsOf<EventRow>(
  'events',
  [
    'id',
    'kind',
    'title',
    'game',
    'rules',
    'options',
    'settings',
    'entry',
    'listed',
    'state',
    'opens',
    'closes',
    'ownerHash',
    'progress',
    'created',
    'touched',
    'ended',
  ],
  { json: ['options', 'settings', 'progress'], yes: ['listed'] },
);

const seas = rowsOf<SeaRow>(
  'seas',
  ['event', 'number', 'secret', 'sealed', 'parts', 'commitment', 'past', 'steady'],
  { json: ['parts', 'past', 'steady'] },
);

const entrants = rowsOf<EntrantRow>(
  'entrants',
  [
    'event',
    'number',
    'name',
    'state',
    'inviteHash',
    'tokenHash',
    'address',
    'sealed',
    'share',
    'standing',
    'marks',
    'entered',
  ],
  { json: ['standing', 'marks'] },
);

const pairings = rowsOf<PairingRow>(
  'pairings',
  ['event', 'round', 'board', 'seats', 'game', 'state', 'result', 'opens', 'closes'],
  { json: ['seats', 'result'] },
);

/** The statements that insert. */
export const insertSea = (sea: SeaRow): Statement => seas.insert(sea, 'there');
export const insertPairing = (pairing: PairingRow): Statement => pairings.insert(pairing, 'there');

/** What may change about an event. */
export type EventChange = Partial<Omit<EventRow, 'id' | 'kind' | 'created'>>;

/** The statement that changes an event; if states are given, only while it is in one of them. */
export function updateEvent(id: string, change: EventChange, while_: readonly EventState[] = []): Statement {
  const held = while_.length > 0 ? ` and state in (${while_.map(() => '?').join(', ')})` : '';
  return events.update(change, `id = ?${held}`, [id, ...while_]);
}

/** The statement that changes a sea. */
export const updateSea = (event: string, number: number, change: Partial<SeaRow>): Statement =>
  seas.update(change, 'event = ? and number = ?', [event, number]);

/** The statement that changes an entrant. */
export const updateEntrant = (event: string, number: number, change: Partial<EntrantRow>): Statement =>
  entrants.update(change, 'event = ? and number = ?', [event, number]);

/** The statement that changes a pairing. */
export const updatePairing = (
  { event, round, board }: Pick<PairingRow, 'event' | 'round' | 'board'>,
  change: Partial<PairingRow>,
): Statement => pairings.update(change, 'event = ? and round = ? and board = ?', [event, round, board]);

/** Makes an event with its seas; false when there is one of that name. */
export async function makeEvent(db: Database, event: EventRow, itsSeas: readonly SeaRow[]): Promise<boolean> {
  const [made] = await db.batch([
    events.insert(event, 'there'),
    ...itsSeas.map((sea) => seas.insert(sea, 'there')),
  ]);
  return (made?.length ?? 0) > 0;
}

/** One event; null when there is none. */
export async function readEvent(db: Database, id: string): Promise<EventRow | null> {
  const [row] = await db.run('select * from events where id = ?', [id]);
  return row ? events.from(row) : null;
}

/** Changes an event; null when it does not exist or has left these states. */
export async function changeEvent(
  db: Database,
  id: string,
  change: EventChange,
  while_?: readonly EventState[],
): Promise<EventRow | null> {
  const { sql, values } = updateEvent(id, change, while_);
  const [row] = await db.run(sql, values);
  return row ? events.from(row) : null;
}

const whichEvents = async (db: Database, where: string, values: readonly Value[]): Promise<EventRow[]> =>
  (await db.run(`select * from events where ${where}`, values)).map(events.from);

/** Events that everybody may find, those that close last first. */
export const listedEvents = (db: Database, most: number): Promise<EventRow[]> =>
  whichEvents(db, "listed = 1 and state <> 'cancelled' order by closes desc, id limit ?", [most]);

/** Events that are not over. */
export const eventsUnderWay = (db: Database): Promise<EventRow[]> =>
  whichEvents(db, "state not in ('closed', 'cancelled')", []);

/** Events that were over before a time. */
export const eventsOverBefore = (db: Database, before: number): Promise<EventRow[]> =>
  whichEvents(db, "state in ('closed', 'cancelled') and touched < ?", [before]);

/** The seas of an event in order. */
export const readSeas = async (db: Database, event: string): Promise<SeaRow[]> =>
  (await db.run('select * from seas where event = ? order by number', [event])).map(seas.from);

/** Everybody in an event in order, or one of them. */
export const readEntrants = async (db: Database, event: string): Promise<EntrantRow[]> =>
  (await db.run('select * from entrants where event = ? order by number', [event])).map(entrants.from);

const oneEntrant = async (
  db: Database,
  event: string,
  column: 'number' | 'invite_hash' | 'token_hash',
  value: Value,
): Promise<EntrantRow | null> => {
  const [row] = await db.run(
    `select * from entrants where event = ? and ${column} = ? order by number limit 1`,
    [event, value],
  );
  return row ? entrants.from(row) : null;
};

/** An entrant by number, by the hash of a link, or by the hash of a device's key. */
export const entrantNumbered = (db: Database, event: string, number: number) =>
  oneEntrant(db, event, 'number', number);
export const entrantInvited = (db: Database, event: string, hash: string) =>
  oneEntrant(db, event, 'invite_hash', hash);
export const entrantHolding = (db: Database, event: string, hash: string) =>
  oneEntrant(db, event, 'token_hash', hash);

/** How many people are in an event: invited, and entered. */
export async function countEntrants(
  db: Database,
  event: string,
): Promise<{ readonly invited: number; readonly entered: number }> {
  const rows = await db.run<{ state: EntrantState; many: number }>(
    'select state, count(*) as many from entrants where event = ? group by state',
    [event],
  );
  const of = (state: EntrantState): number => Number(rows.find((row) => row.state === state)?.many ?? 0);
  return { invited: of('invited'), entered: of('entered') };
}

/** What somebody brings who is put on the list. */
export type NewEntrant = Omit<EntrantRow, 'number'>;

/** Puts somebody on the list under the next number; the same link stands on it once. */
export async function addEntrant(db: Database, entrant: NewEntrant): Promise<EntrantRow> {
  for (let tries = 0; tries < 50; tries++) {
    const known = entrant.inviteHash && (await entrantInvited(db, entrant.event, entrant.inviteHash));
    if (known) return known;
    const [last] = await db.run<{ number: number | null }>(
      'select max(number) as number from entrants where event = ?',
      [entrant.event],
    );
    const row: EntrantRow = { ...entrant, number: (last?.number ?? 0) + 1 };
    const { sql, values } = entrants.insert(row, 'there');
    if ((await db.run(sql, values)).length > 0) return row;
  }
  throw new Error('An entrant found no place on the list.');
}

/** Uses up a link: true for exactly one of those who open it. */
export async function takeInvite(
  db: Database,
  { event, number }: Pick<EntrantRow, 'event' | 'number'>,
  change: Partial<EntrantRow>,
): Promise<boolean> {
  const { sql, values } = entrants.update(
    { ...change, state: 'entered' },
    "event = ? and number = ? and state = 'invited'",
    [event, number],
  );
  return (await db.run(sql, values)).length > 0;
}

/** The pairings of an event, of all rounds or one. */
export const readPairings = async (db: Database, event: string, round?: number): Promise<PairingRow[]> =>
  (
    await db.run(
      `select * from pairings where event = ?${round === undefined ? '' : ' and round = ?'} order by round, board`,
      round === undefined ? [event] : [event, round],
    )
  ).map(pairings.from);

/** The pairing a game belongs to; null when there is none. */
export async function pairingOf(db: Database, game: string): Promise<PairingRow | null> {
  const [row] = await db.run('select * from pairings where game = ?', [game]);
  return row ? pairings.from(row) : null;
}

/** The statement that opens the games of an event to everybody's eyes. */
export const openToAll = (event: string): Statement => ({
  sql: "update games set watch = 'link' where event = ?",
  values: [event],
});

/** The games of an event. */
export const readEventGames = async (db: Database, event: string): Promise<string[]> =>
  (await db.run<{ id: string }>('select id from games where event = ?', [event])).map(({ id }) => id);

/** Removes an event with everything that belongs to it, its games too. */
export async function removeEvent(db: Database, id: string): Promise<void> {
  await db.batch([
    { sql: 'delete from entries where game in (select id from games where event = ?)', values: [id] },
    { sql: 'delete from jobs where key = ?', values: [id] },
    { sql: 'delete from games where event = ?', values: [id] },
    { sql: 'delete from events where id = ?', values: [id] },
  ]);
}
