/** The connection to the server: reconnects when it drops, and resends until acknowledged. */
import type { FromServer, ToServer } from '@flotilla/protocol';
import { signal } from '@preact/signals';
import { socketAddress } from '../net/api.ts';

/** How the line stands. */
export type ConnectionState =
  | { readonly is: 'connecting' }
  | { readonly is: 'open' }
  /** Broken; tried again at a time. */
  | { readonly is: 'lost'; readonly again: number; readonly restart: boolean }
  /** The server does not want this page. */
  | {
      readonly is: 'refused';
      readonly why: string;
      readonly args?: Readonly<Record<string, string | number>> | undefined;
    };

/** What a line needs of its owner. */
export interface ConnectionOwner {
  /** The last moment and the last line of chat the page has. */
  have(): { readonly from?: number; readonly said?: number };
  onMessage(message: FromServer): void;
}

const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 15_000;
const SAYS_HELLO = 1;

/** The code of a socket that ended without a word. */
const CUT = 1006;

/** With these words the server sends a page away for good. */
const SENT_AWAY: ReadonlySet<string> = new Set(['removed', 'absent', 'banned', 'bannedForGood']);

/** A line to one table. */
export class Connection {
  readonly state = signal<ConnectionState>({ is: 'connecting' });
  /** Keys that were sent and are not acknowledged yet. */
  readonly unsent = signal<readonly string[]>([]);
  readonly #id: string;
  readonly #owner: ConnectionOwner;
  #socket: WebSocket | null = null;
  #outbox: Extract<ToServer, { key: string }>[] = [];
  #pause = FIRST_PAUSE;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(id: string, owner: ConnectionOwner) {
    this.#id = id;
    this.#owner = owner;
  }

  /** Takes up the line, and from now on again whenever it breaks. */
  connect(): void {
    this.#connect();
    globalThis.addEventListener?.('online', this.#retry);
    globalThis.addEventListener?.('offline', this.#cut);
    globalThis.document?.addEventListener('visibilitychange', this.#look);
  }

  readonly #retry = (): void => this.tryNow();

  /** The browser knows that there is no network long before a socket finds out. */
  readonly #cut = (): void => {
    const socket = this.#socket;
    if (!socket) return;
    this.#lost(CUT);
    socket.close();
  };

  readonly #look = (): void => {
    const seen = document.visibilityState === 'visible';
    this.#put({ t: seen ? 'here' : 'away' });
    if (seen) this.tryNow();
  };

  #connect(): void {
    clearTimeout(this.#timer);
    if (this.#closed) return;
    this.state.value = { is: 'connecting' };
    const socket = new WebSocket(socketAddress(), 'flotilla.1');
    this.#socket = socket;
    socket.onopen = () => {
      socket.send(
        JSON.stringify({
          t: 'hello',
          v: SAYS_HELLO,
          game: this.#id,
          odds: true,
          told: true,
          ...this.#owner.have(),
        }),
      );
    };
    socket.onmessage = ({ data }) => this.#take(JSON.parse(String(data)) as FromServer);
    socket.onclose = ({ code }) => {
      if (this.#socket === socket) this.#lost(code);
    };
  }

  #take(message: FromServer): void {
    if (message.t === 'table' && this.state.value.is !== 'open') {
      this.state.value = { is: 'open' };
      this.#pause = FIRST_PAUSE;
      for (const waiting of this.#outbox) this.#put(waiting);
      if (document.visibilityState !== 'visible') this.#put({ t: 'away' });
    }
    if (message.t === 'refused' && this.state.value.is === 'connecting' && message.key === undefined) {
      this.#closed = true;
      this.state.value = { is: 'refused', why: String(message.why), args: message.args };
    }
    if (message.t === 'bye' && SENT_AWAY.has(message.why)) {
      this.#closed = true;
      this.state.value = { is: 'refused', why: message.why, args: message.args };
    }
    if (message.t === 'bye' && !message.retry) this.#pause = LONGEST_PAUSE;
    if (message.t === 'done' || (message.t === 'refused' && message.key))
      this.#acknowledge(message.key as string);
    this.#owner.onMessage(message);
  }

  #acknowledge(key: string): void {
    this.#outbox = this.#outbox.filter((waiting) => waiting.key !== key);
    this.unsent.value = this.#outbox.map((waiting) => waiting.key);
  }

  #lost(code: number): void {
    this.#socket = null;
    if (this.#closed) return;
    this.state.value = { is: 'lost', again: Date.now() + this.#pause, restart: code === 1012 };
    this.#timer = setTimeout(() => this.#connect(), this.#pause);
    this.#pause = Math.min(LONGEST_PAUSE, this.#pause * 2);
  }

  #put(message: ToServer): void {
    if (this.#socket?.readyState === WebSocket.OPEN && this.state.value.is === 'open')
      this.#socket.send(JSON.stringify(message));
  }

  /** Sends something now, and again whenever the line was lost, until it is acknowledged. */
  send(message: Extract<ToServer, { key: string }>): void {
    this.#outbox.push(message);
    this.unsent.value = this.#outbox.map((waiting) => waiting.key);
    this.#put(message);
  }

  /** Takes back what has not gone out; false when it may have. */
  takeBack(key: string): boolean {
    if (this.state.value.is === 'open') return false;
    this.#acknowledge(key);
    return true;
  }

  /** Asks for everything anew. */
  renew(): void {
    this.#socket?.close();
  }

  /** Does not wait any longer. */
  tryNow(): void {
    if (this.state.value.is === 'lost') this.#connect();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    globalThis.removeEventListener?.('online', this.#retry);
    globalThis.removeEventListener?.('offline', this.#cut);
    globalThis.document?.removeEventListener('visibilitychange', this.#look);
    this.#socket?.close();
  }
}
