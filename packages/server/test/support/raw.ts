/** A client that speaks bytes: it sends what it likes, when it likes, and never answers anything. */
import { connect, type Socket } from 'node:net';

/** A connection by hand. */
export class Raw {
  /** Everything that came. */
  heard = '';
  /** Resolves with everything that came, once the other side has ended the connection. */
  readonly closed: Promise<string>;
  readonly #socket: Socket;
  #waiting: (() => void)[] = [];

  constructor(url: string) {
    const { hostname, port } = new URL(url);
    this.#socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
    this.#socket.setEncoding('latin1');
    this.#socket.on('data', (part) => {
      this.heard += String(part);
      for (const wake of this.#waiting.splice(0)) wake();
    });
    this.#socket.on('error', () => {});
    this.closed = new Promise((settle) => {
      // Whoever does not answer is not told politely: the connection is gone when nothing can be read from it any more.
      for (const end of ['end', 'close'] as const) this.#socket.once(end, () => settle(this.heard));
    });
  }

  send(text: string | Buffer): this {
    this.#socket.write(text);
    return this;
  }

  /** Waits until something has come. */
  async until(so: RegExp): Promise<void> {
    while (!so.test(this.heard)) await new Promise<void>((wake) => this.#waiting.push(wake));
  }

  /** What comes first: some bytes, or, with nothing said, the end. */
  async first(): Promise<string> {
    await Promise.race([this.until(/./s), this.closed]);
    return this.heard;
  }

  drop(): void {
    this.#socket.destroy();
  }
}

/** The head of a request; the host is always the same. */
export const head = (line: string, ...headers: readonly string[]): string =>
  `${[`${line} HTTP/1.1`, 'Host: 127.0.0.1', ...headers].join('\r\n')}\r\n\r\n`;

/** The request that makes a connection a socket. */
export const upgrade = (path = '/api/v1/socket'): string =>
  head(
    `GET ${path}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
    'Sec-WebSocket-Protocol: flotilla.1',
  );

/** A short message as a page sends it on a socket; its mask is nought, which changes nothing. */
export function frame(message: object): Buffer {
  const body = Buffer.from(JSON.stringify(message));
  const length =
    body.length < 126
      ? Buffer.from([0x80 | body.length])
      : Buffer.from([0x80 | 126, body.length >> 8, body.length & 255]);
  return Buffer.concat([Buffer.from([0x81]), length, Buffer.alloc(4), body]);
}
