/** Requests to the server this page came from. */
import type { AddressOf, BodyAt, ReplyAt, ServerInfo } from '@flotilla/protocol';
import { base } from '../router.ts';

/** A request the server refused, by the name of its sentence. */
export class RequestRefused extends Error {
  readonly status: number;
  readonly word: string;
  readonly args: Readonly<Record<string, string | number>>;

  constructor(status: number, word: string, args: Readonly<Record<string, string | number>> = {}) {
    super(word);
    this.status = status;
    this.word = word;
    this.args = args;
  }
}

const address = (path: string): string => `${base}api/v1${path}`;

/** Asks the server; fails with a `RequestRefused` when it does not want to, or cannot be reached. The compiler knows every address. */
export function ask<const P extends string>(path: P & AddressOf<'GET', P>): Promise<ReplyAt<'GET', P>>;
export function ask<const P extends string>(
  path: P & AddressOf<'POST', P>,
  body: BodyAt<P>,
): Promise<ReplyAt<'POST', P>>;
export async function ask(path: string, body?: object): Promise<unknown> {
  const response = await fetch(address(path), {
    method: body ? 'POST' : 'GET',
    headers: body ? { 'Content-Type': 'application/json' } : {},
    credentials: 'same-origin',
    cache: 'no-store',
    ...(body && { body: JSON.stringify(body) }),
  }).catch(() => {
    throw new RequestRefused(0, 'unreachable');
  });
  const isJson = response.headers.get('Content-Type')?.startsWith('application/json');
  const answer = isJson ? ((await response.json().catch(() => ({}))) as Record<string, unknown>) : null;
  if (response.ok && answer) return answer;
  const { error = 'unreachable', args = {} } = (answer ?? {}) as {
    error?: string;
    args?: RequestRefused['args'];
  };
  throw new RequestRefused(response.status, error, args);
}

/** The text of something the server hands out. */
export async function askText(path: string): Promise<string> {
  const response = await fetch(address(path), { credentials: 'same-origin', cache: 'no-store' });
  if (!response.ok) throw new RequestRefused(response.status, 'absent');
  return response.text();
}

let info: Promise<ServerInfo | null> | null = null;
/** How far the server's clock is ahead of this machine's. */
let ahead = 0;

/** The server's time, as far as it is known. */
export const serverTime = (): number => Date.now() + ahead;

/** What the server can do, asked once; null when there is none, as where the site lies on a plain file server. */
export function serverInfo(): Promise<ServerInfo | null> {
  info ??= ask('/server').then(
    (known) => {
      if (typeof known.protocol !== 'number') return null;
      ahead = known.time - Date.now();
      return known;
    },
    () => null,
  );
  return info;
}

/** Has the server asked again: what this browser may do has changed. */
export const renewServerInfo = (): void => {
  info = null;
};

/** The address of the server's socket. */
export const socketAddress = (): string => {
  const url = new URL(address('/socket'), location.href);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  return url.href;
};

/** 256 random bits for the dice. */
export function newShare(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A key for something that is sent, the same however often it is sent. */
export const newKey = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(36).padStart(2, '0')).join('');
};
