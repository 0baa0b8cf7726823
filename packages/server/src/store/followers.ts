/** Who wants to be told about an event, and of what they have been told. */
import type { Channel } from '@flotilla/protocol';
import type { Database } from './database.ts';
import { MOST_FAILURES } from './talk.ts';

/** A way to tell somebody about an event. */
export interface FollowerRow {
  readonly event: string;
  /** The hash of the key of the device that asked; that of an entrant is the entrant's own. */
  readonly holder: string;
  readonly channel: Channel;
  /** An address, or JSON of a push subscription. */
  readonly target: string;
  readonly language: string;
  readonly failures: number;
  /** Hash of the key in the link that stops it. */
  readonly stopHash: string;
}

const FIELDS = 'event, holder, channel, target, language, failures, stop_hash as "stopHash"';
const ONE = 'event = ? and holder = ? and channel = ? and target = ?';

const placeOf = ({ event, holder, channel, target }: FollowerRow) => [event, holder, channel, target];

/** Everybody who wants to be told about an event, or one device of them. */
export const readFollowers = (db: Database, event: string, holder?: string): Promise<FollowerRow[]> =>
  holder === undefined
    ? db.run<FollowerRow>(`select ${FIELDS} from followers where event = ?`, [event])
    : db.run<FollowerRow>(`select ${FIELDS} from followers where event = ? and holder = ?`, [event, holder]);

/** How many ways there are to tell people about an event. */
export async function countFollowers(db: Database, event: string): Promise<number> {
  const [row] = await db.run<{ n: number }>('select count(*) as n from followers where event = ?', [event]);
  return Number(row?.n ?? 0);
}

/** Adds a way, or forgets the failures of one there is. */
export async function addFollower(db: Database, follower: FollowerRow): Promise<void> {
  await db.run(
    `insert into followers (event, holder, channel, target, language, failures, stop_hash, told)
      values (?, ?, ?, ?, ?, 0, ?, '')
      on conflict (event, holder, channel, target)
      do update set failures = 0, language = excluded.language, stop_hash = excluded.stop_hash`,
    [...placeOf(follower), follower.language, follower.stopHash],
  );
}

/** Removes the ways of a device, or one of them. */
export async function removeFollowers(
  db: Database,
  event: string,
  holder: string,
  target?: string,
): Promise<void> {
  const [more, values] = target === undefined ? ['', []] : [' and target = ?', [target]];
  await db.run(`delete from followers where event = ? and holder = ?${more}`, [event, holder, ...values]);
}

/** Removes the way to which a stop link belongs; false when there is none. */
export async function stopFollower(db: Database, event: string, stopHash: string): Promise<boolean> {
  const gone = await db.run('delete from followers where event = ? and stop_hash = ? returning event', [
    event,
    stopHash,
  ]);
  return gone.length > 0;
}

/** Claims one notice to one person; false when it is claimed already. A notice is sent at most once, whatever happens. */
export async function claimTelling(db: Database, follower: FollowerRow, what: string): Promise<boolean> {
  const mark = `|${what}|`;
  const claimed = await db.run(
    `update followers set told = told || ? where ${ONE} and told not like ? returning event`,
    [mark, ...placeOf(follower), `%${mark}%`],
  );
  return claimed.length > 0;
}

/** Notes whether somebody could be told. */
export async function noteFollower(db: Database, follower: FollowerRow, worked: boolean): Promise<void> {
  const place = placeOf(follower);
  if (worked) await db.run(`update followers set failures = 0 where ${ONE}`, place);
  else if (follower.failures + 1 >= MOST_FAILURES) await db.run(`delete from followers where ${ONE}`, place);
  else await db.run(`update followers set failures = failures + 1 where ${ONE}`, place);
}
