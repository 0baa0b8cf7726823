/** Services of others that tests play themselves: they listen, keep what they were told, and do nothing with it. */
import type { IncomingHttpHeaders } from 'node:http';
import { createServer as createWebServer, globalAgent } from 'node:https';
import { createServer, type Server as NetServer, type Socket } from 'node:net';
import type { Network } from '../../src/work/outside.ts';
import { network } from '../../src/work/outside.ts';

/** The services of tests are on this machine, where no request may lead: only their address is told otherwise. */
export const toThisMachine: Network = {
  addressesOf: async () => ['93.184.216.34'],
  post: (url, _address, parcel) => network.post(url, '127.0.0.1', parcel),
};

/** A mail server that only listens. */
export interface MailSink {
  readonly url: string;
  readonly letters: string[];
  /** Whether it takes no letter from now on. */
  refuses: boolean;
  close(): void;
}

/** A mail server on this machine. */
export function mailSink(): Promise<MailSink> {
  const letters: string[] = [];
  let made: MailSink | null = null;
  const sink: NetServer = createServer((socket: Socket) => {
    let reading = false;
    let letter = '';
    let rest = '';
    socket.write('220 sink\r\n');
    socket.on('data', (data) => {
      const lines = (rest + String(data)).split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        if (reading && line === '.') {
          letters.push(letter);
          reading = false;
          socket.write('250 kept\r\n');
        } else if (reading) letter += `${line}\n`;
        else if (/^DATA/i.test(line)) {
          reading = true;
          letter = '';
          socket.write('354 go on\r\n');
        } else if (made?.refuses && /^RCPT/i.test(line)) socket.write('550 not here\r\n');
        else if (/^QUIT/i.test(line)) socket.end('221 bye\r\n');
        else socket.write('250 fine\r\n');
      }
    });
    socket.on('error', () => {});
  });
  return new Promise((ready) => {
    sink.listen(0, '127.0.0.1', () => {
      const { port } = sink.address() as { port: number };
      made = {
        url: `smtp://127.0.0.1:${port}?ignoreTLS=true`,
        letters,
        refuses: false,
        close: () => sink.close(),
      };
      ready(made);
    });
  });
}

/** A key and certificate for this machine alone; nobody trusts them but the tests. */
const KEY = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgyFAy5DZbwOg2MRer
hRmSS/2o0wK3PH8PnkpRy2bCdvGhRANCAAQ3vbvft4DergHqq1dMcMnpvvuw6pJu
34x5R4xN+lQnWUYNGVhgNUDx3xAa3DdW0hrADsF+D0WflbyHRXvcycI5
-----END PRIVATE KEY-----
`;
const CERTIFICATE = `-----BEGIN CERTIFICATE-----
MIIBmjCCAUGgAwIBAgIUSZR+xPlh9RZxk8tugCuPRamhJdAwCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTExNzE1NDcyNVoYDzIxMjYxMDI0
MTU0NzI1WjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAAQ3vbvft4DergHqq1dMcMnpvvuw6pJu34x5R4xN+lQnWUYNGVhgNUDx
3xAa3DdW0hrADsF+D0WflbyHRXvcycI5o28wbTAdBgNVHQ4EFgQUgSsLqnW4XHCO
JNICWRsZxrDtLlkwHwYDVR0jBBgwFoAUgSsLqnW4XHCOJNICWRsZxrDtLlkwDwYD
VR0TAQH/BAUwAwEB/zAaBgNVHREEEzARgglsb2NhbGhvc3SHBH8AAAEwCgYIKoZI
zj0EAwIDRwAwRAIgA2COV5HyIBZUPYEiwChOQ4jzbnrkF5ONJV7D2bHK/wUCIAWA
S28qtokFat3WrFEmXdMSSlLD3oPcFNe6r/MFcGPp
-----END CERTIFICATE-----
`;

/** A request as it came. */
export interface Posted {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A web server that keeps what is posted to it, and answers with a status. */
export interface WebSink {
  readonly url: string;
  readonly posted: Posted[];
  /** What it answers from now on, and where to it sends on whoever asks. */
  answer: { status: number; location?: string };
  close(): void;
}

/** A web server at an encrypted address, which requests of this process trust. */
export function webSink(): Promise<WebSink> {
  globalAgent.options.ca = CERTIFICATE;
  const posted: Posted[] = [];
  const server = createWebServer({ key: KEY, cert: CERTIFICATE }, (request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      posted.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) });
      const { status, location } = sink.answer;
      response.writeHead(status, location ? { Location: location } : {}).end();
    });
  });
  const sink: WebSink = {
    url: '',
    posted,
    answer: { status: 201 },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
  return new Promise((ready) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      ready(Object.assign(sink, { url: `https://localhost:${port}` }));
    });
  });
}
