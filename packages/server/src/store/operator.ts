/** What the operator's desk keeps: reports, bans, invitations, and a log of every act. */
import type { Database, DbRow, Statement, Value } from './database.ts';
import { rowsOf } from './rows.ts';

/** What somebody reported: a line of the chat, the name at a seat, the title of an event, or the name of an entrant. */
export interface Reported {
  readonly line?: number;
  readonly seat?: number;
  readonly entrant?: number;
  readonly title?: true;
}

/** A report, with everything that was there when it was made. */
export interface ReportRow {
  readonly number: number;
  readonly game: string | null;
  readonly event: string | null;
  readonly about: Reported;
  readonly reason: string;
  /** What the reporter wrote. */
  readonly words: string;
  /** The seat of the reporter; null for somebody who watched. */
  readonly seat: number | null;
  /** Rows by the name of their table: kept even when the game is cleared away. */
  readonly kept: Readonly<Record<string, readonly DbRow[]>>;
  readonly at: number;
  /** When the operator was done with it. */
  readonly settled: number | null;
  readonly verdict: string | null;
}

/** How a device is known at one table or event: the hash of its key there. */
export interface DeviceMark {
  readonly scope: string;
  readonly hash: string;
}

/** Somebody shut out: by the marks of a device, or by an address. */
export interface BanRow {
  readonly number: number;
  readonly marks: readonly DeviceMark[];
  /** An address, or a network such as 2001:db8::/64. */
  readonly address: string | null;
  /** Null until it is lifted. */
  readonly expires: number | null;
  readonly why: string;
  readonly at: number;
}

/** A link with which somebody may open tables while the server is closed. */
export interface InvitationRow {
  readonly number: number;
  readonly hash: string;
  /** For whom it is, in the operator's words. */
  readonly name: string;
  /** How many devices may still use it. */
  readonly uses: number;
  readonly expires: number | null;
  readonly at: number;
}

/** An act of the operator. */
export interface ActRow {
  readonly number: number;
  readonly at: number;
  readonly who: string;
  readonly act: string;
  readonly target: string;
  readonly why: string;
}

const reports = rowsOf<ReportRow>(
  'reports',
  ['number', 'game', 'event', 'about', 'reason', 'words', 'seat', 'kept', 'at', 'settled', 'verdict'],
  { json: ['about', 'kept'] },
);
const bans = rowsOf<BanRow>('bans', ['number', 'marks', 'address', 'expires', 'why', 'at'], {
  json: ['marks'],
});
const invitations = rowsOf<InvitationRow>('invitations', ['number', 'hash', 'name', 'uses', 'expires', 'at']);
const acts = rowsOf<ActRow>('acts', ['number', 'at', 'who', 'act', 'target', 'why']);

/** Adds a row under the next number; several processes may do so at once. */
async function numbered<T extends { readonly number: number }>(
  db: Database,
  table: string,
  insert: (row: T) => Statement,
  row: Omit<T, 'number'>,
): Promise<T> {
  for (let tries = 0; tries < 50; tries++) {
    const [last] = await db.run<{ number: number | null }>(`select max(number) as number from ${table}`);
    const made = { ...row, number: (last?.number ?? 0) + 1 } as T;
    const { sql, values } = insert(made);
    if ((await db.run(sql, values)).length > 0) return made;
  }
  throw new Error(`A row found no place among the ${table}.`);
}

/** Writes an act into the log. */
export const addAct = (db: Database, act: Omit<ActRow, 'number'>): Promise<ActRow> =>
  numbered<ActRow>(db, 'acts', (row) => acts.insert(row, 'there'), act);

/** The last acts, the latest first; those before a number, where one is given. */
export const readActs = async (db: Database, most: number, before = 2 ** 31 - 1): Promise<ActRow[]> =>
  (await db.run('select * from acts where number < ? order by number desc limit ?', [before, most])).map(
    acts.from,
  );

/** Keeps a report. */
export const addReport = (db: Database, report: Omit<ReportRow, 'number'>): Promise<ReportRow> =>
  numbered<ReportRow>(db, 'reports', (row) => reports.insert(row, 'there'), report);

const WITHOUT_KEPT = "number, game, event, about, reason, words, seat, '{}' as kept, at, settled, verdict";

/** The reports that wait, or all; without what they keep. */
export const readReports = async (db: Database, all: boolean, most: number): Promise<ReportRow[]> =>
  (
    await db.run(
      `select ${WITHOUT_KEPT} from reports ${all ? '' : 'where settled is null '}order by number desc limit ?`,
      [most],
    )
  ).map(reports.from);

/** One report with everything it keeps; null when there is none. */
export async function readReport(db: Database, number: number): Promise<ReportRow | null> {
  const [row] = await db.run('select * from reports where number = ?', [number]);
  return row ? reports.from(row) : null;
}

/** Settles a report; false when there is none that waits. */
export async function settleReport(
  db: Database,
  number: number,
  verdict: string,
  now: number,
): Promise<boolean> {
  const { sql, values } = reports.update({ settled: now, verdict }, 'number = ? and settled is null', [
    number,
  ]);
  return (await db.run(sql, values)).length > 0;
}

/** Shuts somebody out. */
export const addBan = (db: Database, ban: Omit<BanRow, 'number'>): Promise<BanRow> =>
  numbered<BanRow>(db, 'bans', (row) => bans.insert(row, 'there'), ban);

/** Everybody who is shut out now. */
export const readBans = async (db: Database, now: number): Promise<BanRow[]> =>
  (await db.run('select * from bans where expires is null or expires > ? order by number', [now])).map(
    bans.from,
  );

/** Lifts a ban; false when there is none. */
export const removeBan = async (db: Database, number: number): Promise<boolean> =>
  (await db.run('delete from bans where number = ? returning number', [number])).length > 0;

/** Keeps an invitation, of which only the hash is known. */
export const addInvitation = (
  db: Database,
  invitation: Omit<InvitationRow, 'number'>,
): Promise<InvitationRow> =>
  numbered<InvitationRow>(db, 'invitations', (row) => invitations.insert(row, 'there'), invitation);

/** Every invitation, with the number of devices that have used it. */
export const readInvitations = async (
  db: Database,
): Promise<(Omit<InvitationRow, 'hash'> & { readonly devices: number })[]> => {
  const rows = await db.run(
    'select i.*, (select count(*) from guests g where g.invitation = i.number) as devices from invitations i order by number',
  );
  return rows.map((row) => {
    const { hash: _, ...invitation } = invitations.from(row);
    return { ...invitation, devices: Number(row.devices) };
  });
};

/** Uses an invitation once; returns its number, or null when it is no longer valid. */
export async function useInvitation(db: Database, hash: string, now: number): Promise<number | null> {
  const [row] = await db.run<{ number: number }>(
    'update invitations set uses = uses - 1 where hash = ? and uses > 0 and (expires is null or expires > ?) returning number',
    [hash, now],
  );
  return row?.number ?? null;
}

/** Takes an invitation back, and with it what it gave to devices; false when there is none. */
export async function removeInvitation(db: Database, number: number): Promise<boolean> {
  const [gone] = await db.batch([
    { sql: 'delete from invitations where number = ? returning number', values: [number] },
    { sql: 'delete from guests where invitation = ?', values: [number] },
  ]);
  return (gone?.length ?? 0) > 0;
}

/** Lets a device open tables. */
export async function addGuest(db: Database, hash: string, invitation: number, now: number): Promise<void> {
  await db.run('insert into guests (hash, invitation, at) values (?, ?, ?) on conflict (hash) do nothing', [
    hash,
    invitation,
    now,
  ]);
}

/** Whether a device was invited. */
export const isGuest = async (db: Database, hash: string): Promise<boolean> =>
  (await db.run('select hash from guests where hash = ?', [hash])).length > 0;

/** The statement that forgets that a device was invited. */
export const deleteGuest = (hash: string): Statement => ({
  sql: 'delete from guests where hash = ?',
  values: [hash],
});

/** The log of acts is kept for two years. */
const LOG_KEPT = 2 * 365 * 24 * 60 * 60_000;

/** Clears away reports older than a given time, and everything that has expired. */
export async function clearOperator(db: Database, before: number, now: number): Promise<void> {
  const clear = (sql: string, values: readonly Value[]): Statement => ({ sql, values });
  await db.batch([
    clear('delete from reports where at < ?', [before]),
    clear('delete from acts where at < ?', [now - LOG_KEPT]),
    clear('delete from bans where expires <= ?', [now]),
    clear('delete from invitations where expires <= ? and number not in (select invitation from guests)', [
      now,
    ]),
  ]);
}
