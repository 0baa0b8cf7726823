/** Which addresses may be written to, and how often each target may be told something. Targets are kept as keyed hashes. */
import type { Database } from './database.ts';

/** `asked`: a letter with a link was sent; `confirmed`: its link was pressed; `refused`: its reader wants no letters. */
export type AddressState = 'asked' | 'confirmed' | 'refused';

/** What is known of an address; null when nobody has ever given it. */
export async function addressState(db: Database, hash: string): Promise<AddressState | null> {
  const [row] = await db.run<{ state: AddressState }>('select state from addresses where hash = ?', [hash]);
  return row?.state ?? null;
}

/** When an address may be asked again, and how often at most. */
interface Asking {
  readonly now: number;
  readonly apart: number;
  readonly most: number;
}

/** Claims the right to ask an address; false when it was asked recently or too often, or has answered. */
export async function claimAsking(
  db: Database,
  hash: string,
  { now, apart, most }: Asking,
): Promise<boolean> {
  const claimed = await db.run(
    `insert into addresses (hash, state, asked, at) values (?, 'asked', 1, ?)
     on conflict (hash) do update set asked = addresses.asked + 1, at = excluded.at
     where addresses.state = 'asked' and addresses.asked < ? and addresses.at <= ? returning hash`,
    [hash, now, most, now - apart],
  );
  return claimed.length > 0;
}

/** Takes back an asking whose letter could not be sent. */
export async function unclaimAsking(db: Database, hash: string): Promise<void> {
  await db.run("update addresses set asked = asked - 1, at = 0 where hash = ? and state = 'asked'", [hash]);
}

/** Notes what the reader of an address wants; false when the address was never asked. */
export async function settleAddress(
  db: Database,
  hash: string,
  state: 'confirmed' | 'refused',
  now: number,
): Promise<boolean> {
  const settled = await db.run('update addresses set state = ?, at = ? where hash = ? returning hash', [
    state,
    now,
    hash,
  ]);
  return settled.length > 0;
}

/** Forgets an address; that its reader wants no letters is kept, or they would come again. */
export async function forgetAddress(db: Database, hash: string): Promise<void> {
  await db.run("delete from addresses where hash = ? and state <> 'refused'", [hash]);
}

/** Notes that an address is in use, at most once for each `since`. */
export async function touchAddress(db: Database, hash: string, now: number, since: number): Promise<void> {
  await db.run('update addresses set at = ? where hash = ? and at < ?', [now, hash, since]);
}

/** A limit: so many at once, and one more each `every` milliseconds. */
export interface RateLimit {
  readonly burst: number;
  readonly every: number;
}

/** Takes one of what a name may have; false when nothing is left. */
export async function takePace(
  db: Database,
  name: string,
  now: number,
  { burst, every }: RateLimit,
): Promise<boolean> {
  const taken = await db.run(
    `insert into paces (name, due) values (?, ?)
     on conflict (name) do update
     set due = (case when paces.due > ? then paces.due else ? end) + cast(? as bigint)
     where paces.due <= ? returning due`,
    [name, now + every, now, now, every, now + (burst - 1) * every],
  );
  return taken.length > 0;
}

/** Milliseconds until a name may have another one. */
export async function paceLeft(db: Database, name: string, now: number, pace: RateLimit): Promise<number> {
  const [row] = await db.run<{ due: number }>('select due from paces where name = ?', [name]);
  return Math.max(0, (row?.due ?? 0) - (pace.burst - 1) * pace.every - now);
}

/** Forgets addresses that were asked or used before these times, and paces that are whole again. Who refused is not forgotten. */
export async function purgeAddresses(
  db: Database,
  { now, asked, used }: { readonly now: number; readonly asked: number; readonly used: number },
): Promise<void> {
  await db.batch([
    { sql: "delete from addresses where state = 'asked' and at < ?", values: [asked] },
    { sql: "delete from addresses where state = 'confirmed' and at < ?", values: [used] },
    { sql: 'delete from paces where due <= ?', values: [now] },
  ]);
}
