/** The schema, step by step. Plain SQL that both databases understand; a released step never changes. */
import type { Database, Statement } from './database.ts';
import { StoreFault } from './database.ts';

/** One step of the schema. */
export interface Migration {
  readonly number: number;
  readonly does: string;
  readonly statements: readonly string[];
}

/** Every step, in order. */
export const MIGRATIONS: readonly Migration[] = [
  {
    number: 1,
    does: 'games, their journal, seats, keys, contacts, chat and jobs',
    statements: [
      `create table games (
        id text primary key, game text not null, rules text not null, options text not null,
        secret text not null, sealed text not null, origin text, commitment text,
        state text not null, pace text not null, listed integer not null, watch text not null, chat integer not null,
        host integer not null, rematch_of text, rematch text, length integer not null, asked text not null,
        outcome text, trouble text, stand text, created bigint not null, touched bigint not null, ended bigint)`,
      'create index games_listed on games (state, listed, created)',
      'create index games_touched on games (touched)',
      `create table entries (
        game text not null, number integer not null, kind text not null, seat integer not null, author text not null,
        body text not null, key text not null, at bigint not null,
        primary key (game, number), unique (game, key))`,
      `create table seats (
        game text not null references games (id) on delete cascade, seat integer not null,
        name text not null, bot text, taken integer not null, ready integer not null, share text,
        left_ms bigint, since bigint, played_on integer not null, resigned integer not null, seen bigint not null,
        orders text not null, holiday bigint, primary key (game, seat))`,
      `create table keys (
        game text not null references games (id) on delete cascade, hash text not null, kind text not null,
        seat integer not null, expires bigint, primary key (game, hash))`,
      `create table contacts (
        game text not null references games (id) on delete cascade, seat integer not null, channel text not null,
        target text not null, language text not null, failures integer not null, stop_hash text not null,
        primary key (game, seat, channel, target))`,
      `create table chat (
        game text not null references games (id) on delete cascade, number integer not null, seat integer not null,
        body text not null, key text not null, at bigint not null, primary key (game, number), unique (game, key))`,
      `create table jobs (
        kind text not null, key text not null, due bigint not null, leased bigint not null, tries integer not null,
        payload text not null, primary key (kind, key))`,
      'create index jobs_due on jobs (due)',
    ],
  },
  {
    number: 2,
    does: 'events with their seas, entrants, attempts, pairings and submitted records',
    statements: [
      `create table events (
        id text primary key, kind text not null, title text not null, game text not null, rules text not null,
        options text not null, settings text not null, entry text not null, listed integer not null,
        state text not null, opens bigint not null, closes bigint not null, owner_hash text, progress text not null,
        created bigint not null, touched bigint not null, ended bigint)`,
      'create index events_listed on events (listed, state, opens)',
      'create index events_touched on events (touched)',
      `create table seas (
        event text not null references events (id) on delete cascade, number integer not null,
        secret text not null, sealed text not null, parts text, commitment text, past text not null, steady text,
        primary key (event, number))`,
      `create table entrants (
        event text not null references events (id) on delete cascade, number integer not null,
        name text not null, state text not null, invite_hash text, token_hash text, address text,
        sealed text, share text, standing text, marks text not null, entered bigint,
        primary key (event, number))`,
      'create unique index entrants_invite on entrants (event, invite_hash)',
      'create index entrants_token on entrants (event, token_hash)',
      `create table attempts (
        event text not null references events (id) on delete cascade, entrant integer not null, sea integer not null,
        game text not null, state text not null, progress integer not null, figures text, marks text not null,
        began bigint not null, ended bigint, primary key (event, entrant, sea))`,
      'create unique index attempts_game on attempts (game)',
      `create table pairings (
        event text not null references events (id) on delete cascade, round integer not null, board integer not null,
        seats text not null, game text, state text not null, result text, opens bigint, closes bigint,
        primary key (event, round, board))`,
      'create index pairings_game on pairings (game)',
      `create table waters (
        event text not null references events (id) on delete cascade, number integer not null, sea integer not null,
        name text not null, figures text not null, hash text not null, record text not null, at bigint not null,
        primary key (event, number), unique (event, sea, hash))`,
      'alter table games add column event text',
      'alter table games add column round integer',
      'alter table games add column until bigint',
      'create index games_event on games (event)',
    ],
  },
  {
    number: 3,
    does: 'who wants to be told about an event',
    statements: [
      `create table followers (
        event text not null references events (id) on delete cascade, holder text not null, channel text not null,
        target text not null, language text not null, failures integer not null, stop_hash text not null,
        told text not null, primary key (event, holder, channel, target))`,
    ],
  },
  {
    number: 4,
    does: 'the same key of two authors or seats counts as two answers',
    statements: [
      `create table entries_by_author (
        game text not null, number integer not null, kind text not null, seat integer not null, author text not null,
        body text not null, key text not null, at bigint not null,
        primary key (game, number), unique (game, author, seat, key))`,
      `insert into entries_by_author (game, number, kind, seat, author, body, key, at)
        select game, number, kind, seat, author, body, key, at from entries`,
      'drop table entries',
      'alter table entries_by_author rename to entries',
    ],
  },
  {
    number: 5,
    does: 'how much of each limit has been used up lately',
    statements: [
      'create table limits (kind text not null, name text not null, until double precision not null, primary key (kind, name))',
      'create index limits_until on limits (until)',
    ],
  },
  {
    number: 6,
    does: 'which addresses are confirmed, and how often each target is told something',
    statements: [
      'create table addresses (hash text primary key, state text not null, asked integer not null, at bigint not null)',
      'create table paces (name text primary key, due bigint not null)',
    ],
  },
  {
    number: 7,
    does: 'reports, bans, invitations and the log of the operator',
    statements: [
      `create table reports (
        number integer primary key, game text, event text, about text not null, reason text not null, words text not null,
        seat integer, kept text not null, at bigint not null, settled bigint, verdict text)`,
      'create index reports_settled on reports (settled)',
      `create table bans (
        number integer primary key, marks text not null, address text, expires bigint, why text not null, at bigint not null)`,
      `create table invitations (
        number integer primary key, hash text not null unique, name text not null, uses integer not null,
        expires bigint, at bigint not null)`,
      'create table guests (hash text primary key, invitation integer not null, at bigint not null)',
      `create table acts (
        number integer primary key, at bigint not null, who text not null, act text not null, target text not null,
        why text not null)`,
    ],
  },
];

/** What the schema is called in `meta`. */
const SCHEMA = 'schema';

/** The number of the last step a database has. */
export async function schemaOf(db: Database): Promise<number> {
  const make = 'create table if not exists meta (key text primary key, value text not null)';
  // Two processes that create it at the same moment collide once.
  await db.run(make).catch(() => db.run(make));
  const [row] = await db.run<{ value: string }>('select value from meta where key = ?', [SCHEMA]);
  return Number(row?.value ?? 0);
}

/** The number of the schema of this version. */
export const SCHEMA_NUMBER = MIGRATIONS.at(-1)?.number ?? 0;

/** Brings a database to the schema of this version; returns what was done. Several processes may try at once. */
export async function migrate(
  db: Database,
  migrations: readonly Migration[] = MIGRATIONS,
): Promise<readonly Migration[]> {
  const before = await schemaOf(db);
  const newest = migrations.at(-1)?.number ?? 0;
  if (before > newest)
    throw new StoreFault(
      `The database has schema ${before}, and this version of Flotilla knows ${newest}: start a newer version, or restore a backup.`,
    );
  const missing = migrations.filter(({ number }) => number > before);
  const done: Migration[] = [];
  for (const step of missing) if (await takeStep(db, step)) done.push(step);
  return done;
}

/** Takes one step in one transaction; false when another process was faster. */
async function takeStep(db: Database, step: Migration): Promise<boolean> {
  const first: Statement =
    step.number === 1
      ? { sql: 'insert into meta (key, value) values (?, ?)', values: [SCHEMA, '1'] }
      : {
          sql: 'insert into meta (key, value) values (?, ?)',
          values: [`${SCHEMA} ${step.number}`, step.does],
        };
  try {
    const noted = { sql: 'update meta set value = ? where key = ?', values: [String(step.number), SCHEMA] };
    await db.batch([first, ...step.statements.map((sql) => ({ sql })), noted], 'allTheTime');
    return true;
  } catch (error) {
    // The key in `meta` lets one process through; the others wait for it and find the step already taken.
    if ((await schemaOf(db)) >= step.number) return false;
    throw error;
  }
}
