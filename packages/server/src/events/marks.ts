/** Marks, not verdicts: what an organiser may want to look at. */
import { sha256 } from '@flotilla/table/run';
import type { AttemptRow } from '../store/attempts.ts';
import type { EntrantRow } from '../store/events.ts';
import type { StoredEntry } from '../store/journal.ts';

/**
 * `address`: another entrant came from the same address; `device`: on the same device; `after`: an attempt began after another
 * from the same address had ended on that sea; `fast`: half of the answers came sooner than anybody reads; `answers`: the same answers as somebody else.
 */
export type AttemptMark = 'address' | 'device' | 'after' | 'fast' | 'answers';

/** Half of the answers sooner than this, in milliseconds, are faster than reading. */
const READING = 700;

/** With fewer answers nothing can be said. */
const ENOUGH = 20;

/** What an answer list tells about an attempt. */
export interface Traces {
  readonly game: string;
  readonly sea: number;
  readonly fast: boolean;
  /** The same for the same answers; null where there are too few to say anything. */
  readonly answers: string | null;
}

/** Reads the journal of an attempt. */
export function tracesOf(game: string, sea: number, entries: readonly StoredEntry[]): Traces {
  const given = entries.filter(({ kind }) => kind === 'answer');
  const gaps = given.slice(1).map(({ at }, i) => at - (given[i]?.at ?? at));
  const middle = [...gaps].sort((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? READING;
  const isEnough = given.length >= ENOUGH;
  return {
    game,
    sea,
    fast: isEnough && middle < READING,
    answers: isEnough ? sha256(given.map(({ body }) => body).join('\n')) : null,
  };
}

/** The marks of attempts from their journals, by game. */
export function marksFromTraces(traces: readonly Traces[]): Map<string, AttemptMark[]> {
  const times = new Map<string, number>();
  const name = ({ sea, answers }: Traces): string => `${sea} ${answers}`;
  for (const trace of traces) times.set(name(trace), (times.get(name(trace)) ?? 0) + 1);
  return new Map(
    traces.map((trace) => {
      const same = trace.answers !== null && (times.get(name(trace)) ?? 0) > 1;
      return [trace.game, [...(trace.fast ? ['fast' as const] : []), ...(same ? ['answers' as const] : [])]];
    }),
  );
}

/**
 * The entrants whose voyages are the first as far as we know: on each sea nobody set out before them from the same address or the same
 * device, and nobody from there was home before they were. Who has not set out yet counts among them.
 */
export function firstVoyages(
  entrants: readonly EntrantRow[],
  attempts: readonly AttemptRow[],
): ReadonlySet<number> {
  const doorsOf = new Map(
    entrants.map(({ number, address, tokenHash }) => [
      number,
      [address && `address ${address}`, tokenHash && `device ${tokenHash}`].filter((door) => door !== null),
    ]),
  );
  const first = new Set(entrants.map(({ number }) => number));
  const through = new Map<string, AttemptRow[]>();
  for (const attempt of attempts)
    for (const door of doorsOf.get(attempt.entrant) ?? []) {
      const key = `${attempt.sea} ${door}`;
      through.set(key, [...(through.get(key) ?? []), attempt]);
    }
  for (const voyages of through.values()) {
    const order = [...voyages].sort((a, b) => a.began - b.began || a.entrant - b.entrant);
    const [earliest, ...later] = order;
    if (!earliest) continue;
    for (const { entrant } of later) first.delete(entrant);
    const end = earliest.ended ?? Number.POSITIVE_INFINITY;
    if (later.some(({ ended }) => ended !== null && ended < end)) first.delete(earliest.entrant);
  }
  return first;
}

/** The marks of entrants from where and when they came, by number. */
export function marksFromDoors(
  entrants: readonly EntrantRow[],
  attempts: readonly AttemptRow[],
): Map<number, AttemptMark[]> {
  const count = (of: (entrant: EntrantRow) => string | null): Map<string, number> => {
    const counts = new Map<string, number>();
    for (const entrant of entrants) {
      const value = of(entrant);
      if (value !== null) counts.set(value, (counts.get(value) ?? 0) + 1);
    }
    return counts;
  };
  const addresses = count(({ address }) => address);
  const devices = count(({ tokenHash }) => tokenHash);
  const addressOf = new Map(entrants.map(({ number, address }) => [number, address]));
  /** When the first attempt from an address ended on a sea, and whose it was. */
  const firstEnd = new Map<string, AttemptRow>();
  for (const attempt of attempts) {
    const key = `${attempt.sea} ${addressOf.get(attempt.entrant)}`;
    const known = firstEnd.get(key);
    if (attempt.ended !== null && (!known || attempt.ended < (known.ended ?? 0))) firstEnd.set(key, attempt);
  }
  const after = new Set(
    attempts
      .filter(({ entrant, sea, began }) => {
        const address = addressOf.get(entrant);
        const first = firstEnd.get(`${sea} ${address}`);
        return (
          address != null && first !== undefined && first.entrant !== entrant && (first.ended ?? 0) < began
        );
      })
      .map(({ entrant }) => entrant),
  );
  return new Map(
    entrants.map(({ number, address, tokenHash }) => {
      const marks: AttemptMark[] = [];
      if ((addresses.get(address ?? '') ?? 0) > 1) marks.push('address');
      if ((devices.get(tokenHash ?? '') ?? 0) > 1) marks.push('device');
      if (after.has(number)) marks.push('after');
      return [number, marks];
    }),
  );
}
