/** What comes from the server, and how it is laid on what the page has. */
import type { Choice, Difference, LogEvent, Outcome, PlainDecision, TableState, Text } from '@flotilla/table';
import { withDifference } from '@flotilla/table';

/** How fast a game is played. */
export type Pace =
  | { readonly kind: 'none' }
  | { readonly kind: 'live'; readonly minutes: number; readonly window: number }
  | { readonly kind: 'days'; readonly days: number };

/** Who may watch. */
export type Watch = 'nobody' | 'link' | 'all';

/** A seat as everybody sees it. */
export interface OnlineSeat {
  readonly name: string;
  readonly bot: string | null;
  readonly taken: boolean;
  readonly ready: boolean;
  readonly share: boolean;
  readonly playedOn: boolean;
  readonly resigned: boolean;
  readonly holiday: boolean;
}

/** A table as everybody sees it. */
export interface OnlineTable {
  readonly id: string;
  readonly game: string;
  readonly rules: string;
  readonly options: Readonly<Record<string, string | number | boolean | readonly string[]>>;
  readonly state: 'open' | 'running' | 'over' | 'dropped';
  readonly pace: Pace;
  readonly listed: boolean;
  readonly watch: Watch;
  readonly chat: boolean;
  /** Nobody's seat, -1, at the board of a tournament. */
  readonly host: number;
  /** The event it is part of. */
  readonly event?: string | null;
  readonly sealed: string;
  readonly commitment: string | null;
  readonly rematch: string | null;
  /** When the event it is part of ends. */
  readonly until?: number | null;
  /** Why it does not go on: a fault, other rules, or the operator has closed it. */
  readonly trouble: 'fault' | 'rules' | 'closed' | null;
  readonly seats: readonly OnlineSeat[];
  readonly you: number | null;
  /** What one's own seat has ordered and agreed; null for a watcher. */
  readonly own?: { readonly passes: boolean; readonly agrees: boolean } | null;
  readonly outcome?: Outcome | null;
}

/** The clocks; times are the server's. */
export interface OnlineClocks {
  readonly seats: readonly ({ readonly left: number; readonly since: number | null } | null)[];
  readonly window: number | null;
}

/** Where somebody is; null for a bot. */
export type Whereabouts = 'here' | 'away' | 'gone' | null;

/** A line of the chat; one that was removed has no text. */
export interface Line {
  readonly number: number;
  readonly seat: number;
  readonly text: string;
  readonly at: number;
}

interface Private {
  readonly after: number;
  readonly event: LogEvent;
}

interface LogStep {
  readonly keep: number;
  readonly add: readonly LogEvent[];
}

/** The message about a moment. */
export interface Now {
  readonly t: 'now';
  readonly n: number;
  readonly whole?: { readonly view: object; readonly log: readonly LogEvent[] };
  readonly steps?: readonly { readonly n: number; readonly view: Difference; readonly log: LogStep }[];
  /** How the last answer came about: the change of the view, and how long the seat's log was then. */
  readonly told?: readonly { readonly view: Difference; readonly log: number }[];
  readonly own: Difference;
  readonly mine: { readonly keep: number; readonly add: readonly Private[] };
  readonly asked: readonly number[];
  readonly decision: PlainDecision | null;
  readonly over: boolean;
  readonly clocks: OnlineClocks | null;
  readonly table?: TableState<object>;
  readonly undo: boolean;
  readonly redo: boolean;
}

/** Everything the server sends. */
export type FromServer =
  | ({ readonly t: 'table' } & OnlineTable)
  | Now
  | { readonly t: 'done'; readonly key: string; readonly n: number }
  | {
      readonly t: 'refused';
      readonly key?: string;
      readonly why: Text;
      readonly rule?: string;
      readonly args?: Readonly<Record<string, string | number>>;
    }
  | { readonly t: 'presence'; readonly seats: readonly Whereabouts[]; readonly watchers: number }
  | ({ readonly t: 'said' } & Line)
  | {
      readonly t: 'bye';
      readonly why: string;
      readonly args?: Readonly<Record<string, string | number>>;
      readonly retry?: boolean;
    };

/** Everything a page sends after its hello. */
export type ToServer =
  | { readonly t: 'answer'; readonly key: string; readonly decision: number; readonly choice: Choice }
  | { readonly t: 'undo' | 'redo'; readonly key: string; readonly at: number }
  | { readonly t: 'say'; readonly key: string; readonly text: string }
  | { readonly t: 'here' | 'away' };

/** What the page knows of the game. */
export interface Known {
  readonly n: number;
  /** What everybody may know, over which the seat's own part is laid. */
  readonly open: object;
  readonly view: object;
  readonly openLog: readonly LogEvent[];
  readonly mine: readonly Private[];
  /** The log of the seat in its order. */
  readonly log: readonly LogEvent[];
}

/** Lays a moment on what was known before; null when it does not follow, and the whole must be asked for. */
export function laid(before: Known | null, now: Now): Known | null {
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
