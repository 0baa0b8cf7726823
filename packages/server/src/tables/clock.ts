/**
 * Clocks at a table. Only the server's steady clock counts; what is left is kept with the entries, in the same commit. Pages are
 * told the times of the calendar.
 */
import type { TimeControl } from '@flotilla/protocol';
import type { Decision } from '@flotilla/table';
import type { Statement } from '../store/database.ts';
import type { GameRow } from '../store/games.ts';
import type { StoredEntry } from '../store/journal.ts';
import type { SeatRow } from '../store/seats.ts';
import { updateSeat } from '../store/seats.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** The least time for somebody who takes a seat back. */
export const GRACE = 2 * MINUTE;

/** The state of a clock. */
export interface ClockState {
  /** Milliseconds left when it last stopped. */
  readonly left: number;
  /** Since when it has been running, by the steady clock; null while it is stopped. */
  readonly since: number | null;
}

/** The clocks of a table: one for each seat, or one limit for all while anybody may answer out of turn. */
export interface TableClocks {
  readonly seats: readonly (ClockState | null)[];
  /** When the pause for answers out of turn is over, for everybody alike; null when there is none. */
  readonly window: number | null;
}

/** How much time a seat has at the start. */
export function allotted(pace: TimeControl): number | null {
  if (pace.kind === 'none') return null;
  return pace.kind === 'live' ? pace.minutes * MINUTE : pace.days * DAY;
}

/** How long everybody has to answer out of turn. */
function windowLength(pace: TimeControl): number | null {
  if (pace.kind === 'none') return null;
  return pace.kind === 'live' ? pace.window * 1000 : pace.days * DAY;
}

/**
 * Whether a question is put out of turn to all who may have an answer. A running clock would give away who is asked, so none
 * runs, and the limit is the same for all, whoever is asked and whatever is answered.
 */
export const isWindow = (decisions: readonly Decision[]): boolean =>
  decisions.some(({ hushed, open }) => hushed === true || open !== undefined);

/** A pause for answers out of turn: the question, and when it is over. */
interface Window {
  readonly due: number;
  readonly decision: number;
}

/** The pause for answers out of turn to a question put at a time; null where there is none. */
export function windowOf(pace: TimeControl, decisions: readonly Decision[], askedAt: number): Window | null {
  const length = windowLength(pace);
  return length !== null && isWindow(decisions)
    ? { due: askedAt + length, decision: decisions[0]?.number ?? 0 }
    : null;
}

/** The clocks as everybody may see them, in times of the calendar; null where nobody is hurried. */
export function clocksOf(
  pace: TimeControl,
  seats: readonly SeatRow[],
  decisions: readonly Decision[],
  askedAt: number,
  shift: number,
): TableClocks | null {
  if (pace.kind === 'none') return null;
  return {
    seats: seats.map(({ bot, leftMs, since }) =>
      bot !== null || leftMs === null ? null : { left: leftMs, since: since === null ? null : since - shift },
    ),
    window: windowOf(pace, decisions, askedAt - shift)?.due ?? null,
  };
}

/** The seats whose clocks run now. */
export const runningSeats = (decisions: readonly Decision[]): number[] =>
  isWindow(decisions) ? [] : decisions.map(({ seat }) => seat);

/** What is left of a clock at a time. */
export const leftAt = ({ left, since }: ClockState, now: number): number =>
  since === null ? left : left - (now - since);

/** The clocks of a table when it reaches a new question; `now` is steady, and so far ahead of the calendar. */
export function movedClocks(
  pace: TimeControl,
  before: readonly SeatRow[],
  decisions: readonly Decision[],
  now: number,
  shift: number,
): { readonly seat: number; readonly leftMs: number; readonly since: number | null }[] {
  const full = allotted(pace);
  if (full === null) return [];
  const running = runningSeats(decisions);
  return before.flatMap(({ seat, leftMs, since, bot, holiday }) => {
    if (bot !== null) return [];
    const runs = running.includes(seat);
    const left = leftMs === null ? full : leftAt({ left: leftMs, since }, now);
    if (runs === (since !== null) && leftMs !== null) return [];
    // In correspondence games each turn has its days; a live game's minutes are for all of it.
    const fresh = pace.kind === 'days' ? full : Math.max(0, left);
    // Who is on holiday is asked, but his clock stands until he is back.
    const from = pace.kind === 'days' ? Math.max(now, (holiday ?? 0) + shift) : now;
    return [{ seat, leftMs: runs ? fresh : Math.max(0, left), since: runs ? from : null }];
  });
}

/** The statements that write moved clocks and the jobs that watch them; with an entry, only if that entry was taken. */
export function clockStatements(
  row: GameRow,
  moved: ReturnType<typeof movedClocks>,
  window: Window | null,
  entry: StoredEntry | null,
): Statement[] {
  const taken = entry
    ? 'exists (select 1 from entries where game = ? and number = ? and author = ? and seat = ? and key = ?)'
    : '1 = 1';
  const place = entry ? [row.id, entry.number, entry.author, entry.seat, entry.key] : [];
  const guard = ({ sql, values = [] }: Statement): Statement => ({
    sql: `${sql} and ${taken}`,
    values: [...values, ...place],
  });
  const set = (kind: string, jobKey: string, due: number, payload: string): Statement => ({
    sql: `insert into jobs (kind, key, due, leased, tries, payload)
      select ?, ?, cast(? as bigint), 0, 0, ? where ${taken}
      on conflict (kind, key) do update set due = excluded.due, leased = 0, tries = 0, payload = excluded.payload`,
    values: [kind, jobKey, due, payload, ...place],
  });
  const clear = (kind: string, jobKey: string): Statement =>
    guard({ sql: 'delete from jobs where kind = ? and key = ?', values: [kind, jobKey] });
  return [
    ...moved.flatMap(({ seat, leftMs, since }) => [
      guard(updateSeat(row.id, seat, { leftMs, since })),
      since === null
        ? clear('clock', `${row.id}.${seat}`)
        : set('clock', `${row.id}.${seat}`, since + leftMs, ''),
    ]),
    ...(row.pace.kind === 'none'
      ? []
      : [window ? set('window', row.id, window.due, String(window.decision)) : clear('window', row.id)]),
  ];
}
