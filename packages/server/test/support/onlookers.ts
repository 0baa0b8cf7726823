/** People who only watch, on a socket or on a stream of events, and what they have seen of a game by when. */
import { Client, call, type Moment } from './client.ts';
import type { Acknowledged } from './load.ts';

/** Somebody who looks at a game. */
export interface Onlooker {
  readonly game: string;
  /** When it asked for the game. */
  readonly asked: number;
  /** The moments that came, in their order. */
  readonly moments: readonly Moment[];
  close(): void;
}

/** Watches a game on a socket. */
export async function onSocket(url: string, game: string): Promise<Onlooker> {
  const page = new Client(url);
  await page.hello(game);
  await page.until(() => page.known !== null, 'the first moment');
  return { game, asked: page.greeted, moments: page.moments, close: () => page.drop() };
}

/** Watches a game on a stream of events. */
export async function onStream(url: string, game: string): Promise<Onlooker> {
  const moments: Moment[] = [];
  const line = new AbortController();
  const asked = performance.now();
  const { body } = await fetch(`${url}/api/v1/games/${game}/events`, { signal: line.signal });
  let first = (): void => {};
  const begun = new Promise<void>((resolve) => {
    first = resolve;
  });
  void readStream(body as ReadableStream<Uint8Array>, (n) => {
    moments.push({ n, at: performance.now() });
    first();
  }).then(first);
  await begun;
  return { game, asked, moments, close: () => line.abort() };
}

async function readStream(body: ReadableStream<Uint8Array>, hear: (n: number) => void): Promise<void> {
  const decoder = new TextDecoder();
  let text = '';
  try {
    for await (const part of body as unknown as AsyncIterable<Uint8Array>) {
      text += decoder.decode(part, { stream: true });
      const messages = text.split('\n\n');
      text = messages.pop() ?? '';
      for (const message of messages) {
        const { t, n } = JSON.parse(message.slice('data: '.length)) as { t: string; n: number };
        if (t === 'now') hear(n);
      }
    }
  } catch {
    // The server was killed, or nobody looks any more.
  }
}

/** Asks once for the present moment of a game. */
export async function askNow(url: string, game: string): Promise<Onlooker> {
  const asked = performance.now();
  const { body } = await call(url, `/games/${game}/now`);
  return { game, asked, moments: [{ n: body.n as number, at: performance.now() }], close: () => {} };
}

/**
 * How late an onlooker saw an acknowledged answer, in milliseconds: infinitely, if it has not yet. What was acknowledged before it
 * asked must be in the first thing it saw.
 */
export function lateness({ game, asked, moments }: Onlooker, answer: Acknowledged): number {
  if (answer.game !== game) return 0;
  const [first] = moments;
  if (answer.at < asked) return first && first.n >= answer.n ? 0 : Number.POSITIVE_INFINITY;
  const shown = moments.find(({ n }) => n >= answer.n);
  return shown ? Math.max(0, shown.at - answer.at) : Number.POSITIVE_INFINITY;
}
