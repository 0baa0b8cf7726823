/** Messages from the server, and how they change what the page knows. */
import type { Now, OwnStanding, PublicTable, TableMessage } from '@flotilla/protocol';
import type { LogEvent } from '@flotilla/table';
import { withDifference } from '@flotilla/table/run';

/** A table as the page knows it, from a message or from a reply. */
export type OnlineTable = PublicTable & {
  /** One's own seat; null for a watcher. */
  readonly you: number | null;
  /** What one's own seat has ordered and agreed; null for a watcher. */
  readonly own?: OwnStanding | null;
  readonly outcome?: TableMessage['outcome'];
};

/** Whether a table is somebody's attempt in an event: at the board of a tournament others sit too, and its page tells how it ended. */
export const isAttempt = ({ event, seats }: OnlineTable): boolean => Boolean(event) && seats.length === 1;

type Private = Now['mine']['add'][number];

/** What the page knows of the game. */
export interface ReaderState {
  readonly n: number;
  /** The public view; the seat's own part is laid over it. */
  readonly open: object;
  readonly view: object;
  readonly openLog: readonly LogEvent[];
  readonly mine: readonly Private[];
  /** The log of the seat in its order. */
  readonly log: readonly LogEvent[];
}

/** Lays a moment on what was known before; null when it does not follow, and the whole must be asked for. */
export function applyMoment(before: ReaderState | null, now: Now): ReaderState | null {
  if (!now.whole && !before) return null;
  let open = now.whole?.view ?? (before?.open as object);
  let openLog = now.whole?.log ?? before?.openLog ?? [];
  let n = now.whole ? now.n : (before?.n ?? 0);
  for (const step of now.steps ?? []) {
    if (step.n !== n + 1) return null;
    n = step.n;
    open = withDifference(open, step.view) as object;
    openLog = [...openLog.slice(0, step.log.keep), ...step.log.add];
  }
  if (n !== now.n) return null;
  const mine = [...(now.whole ? [] : (before?.mine.slice(0, now.mine.keep) ?? [])), ...now.mine.add];
  const view = withDifference(open, now.own) as object;
  return { n, open, view, openLog, mine, log: merged(openLog, mine) };
}

/** The log of a seat in its order: what everybody knows, and its own between. */
function merged(log: readonly LogEvent[], mine: readonly Private[]): readonly LogEvent[] {
  if (mine.length === 0) return log;
  const all: LogEvent[] = [];
  let next = 0;
  for (let i = 0; i <= log.length; i++) {
    for (; next < mine.length && (mine[next] as Private).after <= i; next++)
      all.push((mine[next] as Private).event);
    if (i < log.length) all.push(log[i] as LogEvent);
  }
  return all;
}
