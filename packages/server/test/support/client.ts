/** A minimal page: it speaks the protocol, keeps what it was told, and remembers every byte. */
import { randomUUID } from 'node:crypto';
import type { Choice, LogEvent } from '@flotilla/table';
import type { Answer, Difference, PlainDecision } from '@flotilla/table/run';
import { withDifference } from '@flotilla/table/run';
import { WebSocket } from 'ws';
import { newShare } from '../../src/tables/dice.ts';
import { mustBeSpoken, mustBeToldSo } from './spoken.ts';

/** What a page knows of a moment. */
export interface ReaderState {
  n: number;
  view: unknown;
  open: unknown;
  log: LogEvent[];
  mine: { after: number; event: LogEvent }[];
  asked: number[];
  decision: PlainDecision | null;
  over: boolean;
  undo: boolean;
  redo: boolean;
  clocks: unknown;
  table: unknown;
}

type Message = { readonly t: string } & Record<string, unknown>;

/** Applies a `now` to what a page knew before. */
export function applyMoment(before: ReaderState | null, now: Message): ReaderState {
  const { n, whole, steps, own, mine } = now as unknown as {
    n: number;
    whole?: { view: unknown; log: LogEvent[] };
    steps?: { n: number; view: Difference; log: { keep: number; add: LogEvent[] } }[];
    own: Difference;
    mine: { keep: number; add: ReaderState['mine'] };
  };
  let open = whole ? whole.view : before?.open;
  let log = whole ? whole.log : (before?.log ?? []);
  let at = whole ? n : (before?.n ?? 0);
  for (const step of steps ?? []) {
    if (step.n !== at + 1) throw new Error(`The step to ${step.n} does not follow ${at}.`);
    at = step.n;
    open = withDifference(open, step.view);
    log = [...log.slice(0, step.log.keep), ...step.log.add];
  }
  if (at !== n) throw new Error(`The steps end at ${at}, not at ${n}.`);
  const { asked, decision, over, undo, redo, clocks, table } = now as unknown as ReaderState;
  const known = {
    n,
    open,
    view: withDifference(open, own),
    log,
    mine: [...(whole ? [] : (before?.mine.slice(0, mine.keep) ?? [])), ...mine.add],
    asked,
    decision,
    over,
    undo,
    redo,
    clocks,
    table,
  };
  const { told } = now as { told?: { view: Difference; log: number }[] };
  if (told && before && !whole) checkStory(before, known, told);
  return known;
}

/** What was told of an answer must begin with what the page knew and end with the log it knows then. */
function checkStory(
  before: ReaderState,
  known: ReaderState,
  told: { view: Difference; log: number }[],
): void {
  let seen = before.view;
  let read = logOf(before).length;
  for (const { view, log } of told) {
    seen = withDifference(seen, view);
    if (log <= read) throw new Error(`A moment tells nothing: the log had ${read} entries, and has ${log}.`);
    read = log;
  }
  if (read !== logOf(known).length)
    throw new Error(`The story ends at entry ${read}, and the log has ${logOf(known).length}.`);
}

/** The log of a seat in order: what everybody knows, with its own events in between. */
export function logOf({ log, mine }: ReaderState): LogEvent[] {
  const all: LogEvent[] = [];
  for (let i = 0, j = 0; i < log.length || j < mine.length; ) {
    if (j < mine.length && (mine[j]?.after ?? 0) <= i)
      all.push((mine[j++] as ReaderState['mine'][number]).event);
    else all.push(log[i++] as LogEvent);
  }
  return all;
}

/** A moment of a game, and when somebody heard of it. */
export interface Moment {
  readonly n: number;
  readonly at: number;
}

/** A page on a socket. */
export class Client {
  known: ReaderState | null = null;
  table: Message | null = null;
  presence: Message | null = null;
  readonly bytes: string[] = [];
  readonly said: Message[] = [];
  readonly refused: Message[] = [];
  /** What was acknowledged, by its key: at which moment of the game, and when that was heard. */
  readonly done = new Map<string, Moment>();
  /** The moments of the game in the order in which they came. */
  readonly moments: Moment[] = [];
  closed: number | null = null;
  /** When it said hello. */
  greeted = 0;
  readonly #socket: WebSocket;
  #waiting: (() => void)[] = [];

  constructor(url: string, headers: Record<string, string> = {}) {
    this.#socket = new WebSocket(`${url.replace('http', 'ws')}/api/v1/socket`, 'flotilla.1', { headers });
    this.#socket.on('open', () => this.#stir());
    this.#socket.on('message', (data) => this.#take(String(data)));
    this.#socket.on('open', () => this.#stir());
    this.#socket.on('close', (code) => {
      this.closed = code;
      this.#stir();
    });
    this.#socket.on('error', () => {});
  }

  #take(text: string): void {
    this.bytes.push(text);
    mustBeToldSo(text);
    const message = JSON.parse(text) as Message;
    if (message.t === 'now') {
      this.known = applyMoment(this.known, message);
      this.moments.push({ n: this.known.n, at: performance.now() });
    }
    if (message.t === 'table') this.table = message;
    if (message.t === 'presence') this.presence = message;
    if (message.t === 'said') this.said.push(message);
    if (message.t === 'refused') this.refused.push(message);
    if (message.t === 'done')
      this.done.set(message.key as string, { n: message.n as number, at: performance.now() });
    this.#stir();
  }

  #stir(): void {
    for (const wake of this.#waiting.splice(0)) wake();
  }

  /** Waits until something is so. */
  async until(so: () => boolean, what = 'what was waited for'): Promise<void> {
    const end = Date.now() + 20_000;
    while (!so()) {
      if (Date.now() > end)
        throw new Error(`It never came: ${what}. Last: ${this.bytes.slice(-3).join('\n')}`);
      await new Promise<void>((wake) => {
        const timer = setTimeout(wake, 200);
        this.#waiting.push(() => {
          clearTimeout(timer);
          wake();
        });
      });
    }
  }

  async open(): Promise<void> {
    await this.until(() => this.#socket.readyState === WebSocket.OPEN || this.closed !== null, 'the socket');
  }

  send(message: object | string): void {
    this.#socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  /** Says hello; with `again`, as a page that has been here before. */
  async hello(game: string, token?: string, more: object = {}): Promise<void> {
    await this.open();
    this.greeted = performance.now();
    this.send({ t: 'hello', v: 1, game, told: true, ...(token && { token }), ...more });
    await this.until(
      () => this.table !== null || this.refused.length > 0 || this.closed !== null,
      'the table',
    );
  }

  /** Sends an answer and waits for the outcome; returns the refusal, or null. */
  async answer(decision: number, choice: Choice, key: string = randomUUID()): Promise<Message | null> {
    this.send({ t: 'answer', key, decision, choice });
    return this.outcome(key);
  }

  /** Waits for the outcome of a key. */
  async outcome(key: string): Promise<Message | null> {
    const refusal = (): Message | undefined => this.refused.find((message) => message.key === key);
    await this.until(() => this.done.has(key) || refusal() !== undefined, `the outcome of ${key}`);
    return refusal() ?? null;
  }

  close(): void {
    this.#socket.close();
  }

  /** Disconnects without a word. */
  drop(): void {
    this.#socket.terminate();
  }

  pause(): void {
    this.#socket.pause();
  }
}

/** A request and what came back. */
export async function call(
  url: string,
  path: string,
  body?: object,
  token?: string,
  headers: Record<string, string> = {},
): Promise<{
  readonly status: number;
  readonly body: Record<string, unknown>;
  readonly text: string;
  readonly headers: Headers;
}> {
  const response = await fetch(`${url}/api/v1${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      ...(body && { 'Content-Type': 'application/json' }),
      ...(token && { Authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  mustBeSpoken(body ? 'POST' : 'GET', `/api/v1${path}`, response.status, text);
  let parsed: Record<string, unknown> = {};
  try {
    parsed = JSON.parse(text) as Record<string, unknown>;
  } catch {
    // Not JSON: the text is there for those who want it.
  }
  return { status: response.status, body: parsed, text, headers: response.headers };
}

/** A table with everybody seated, each with the key of their device. */
export interface SeatedTable {
  readonly id: string;
  /** The key of each person's seat; undefined for a bot. */
  readonly tokens: readonly (string | undefined)[];
}

/** Opens a table, sits everybody down and begins. */
export async function seatedTable(
  url: string,
  wanted: { readonly game: string; readonly seats: readonly (string | null)[] } & Record<string, unknown>,
): Promise<SeatedTable> {
  const opened = await call(url, '/games', { name: 'Anna', share: newShare(), ...wanted });
  if (opened.status !== 201) throw new Error(`No table: ${opened.text}`);
  const { id, you, token, links } = opened.body as {
    id: string;
    you: number;
    token: string;
    links: Record<number, string>;
  };
  const tokens: (string | undefined)[] = wanted.seats.map(() => undefined);
  tokens[you] = token;
  for (const [seat, link] of Object.entries(links)) {
    const claimed = await call(url, `/games/${id}/claim`, { link, name: `Guest ${seat}`, share: newShare() });
    tokens[Number(seat)] = claimed.body.token as string;
  }
  const begun = await call(url, `/games/${id}/me`, { do: 'begin' }, token);
  if (begun.status !== 200) throw new Error(`It does not begin: ${begun.text}`);
  return { id, tokens };
}

export type { Answer };
