import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serve } from '../serve.mjs';

const PROGRAM = fileURLToPath(new URL('../serve.mjs', import.meta.url));
const POLICY = "default-src 'none'; script-src 'self'";
const PAGE = `<!doctype html><html><head><meta http-equiv="Content-Security-Policy" content="${POLICY}"></head>${' '.repeat(900)}</html>`;
const SCRIPT = `export const sea = '${'waves '.repeat(400)}';\n`;

const dir = mkdtempSync(join(tmpdir(), 'flotilla-serve-'));
mkdirSync(join(dir, 'assets'));
mkdirSync(join(dir, '.vite'));
writeFileSync(join(dir, 'index.html'), PAGE);
writeFileSync(join(dir, 'sw.js'), '// worker');
writeFileSync(join(dir, 'empty.txt'), '');
writeFileSync(join(dir, '.vite', 'manifest.json'), '{}');
writeFileSync(join(dir, 'assets', 'sea-abc.js'), SCRIPT);
writeFileSync(join(dir, 'assets', 'sea-abc.js.br'), brotliCompressSync(SCRIPT));
writeFileSync(join(dir, 'assets', 'sea-abc.js.gz'), gzipSync(SCRIPT));

let site: { url: string; close: () => Promise<void> };
beforeAll(async () => {
  site = await serve({ dir, port: 0, allowed: ['flotilla.example'] });
});
afterAll(async () => {
  await site.close();
  rmSync(dir, { recursive: true });
});

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Asks as a client that changes nothing of the path and adds no header of its own. */
const ask = (path: string, headers: Record<string, string> = {}, method = 'GET', url = site.url) =>
  new Promise<Answer>((resolve, reject) => {
    const { hostname, port } = new URL(url);
    const asked = request({ hostname, port, path, method, headers, agent: false }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part) => parts.push(part));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(parts),
        }),
      );
    });
    asked.on('error', reject);
    asked.end();
  });

describe('a file', () => {
  it('comes with its length, type, mark and lifetime: for ever in assets, to be asked about elsewhere', async () => {
    const asset = await ask('/assets/sea-abc.js');
    expect(asset.status).toBe(200);
    expect(asset.body.toString()).toBe(SCRIPT);
    expect(asset.headers).toMatchObject({
      'content-length': String(SCRIPT.length),
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'accept-ranges': 'bytes',
      vary: 'Accept-Encoding',
      'content-security-policy': `${POLICY}; frame-ancestors 'none'`,
      'x-content-type-options': 'nosniff',
    });
    expect(asset.headers.etag).toMatch(/^"[\w-]+"$/);
    expect(asset.headers['transfer-encoding']).toBeUndefined();
    for (const path of ['/', '/index.html', '/sw.js', '/g/abc'])
      expect((await ask(path)).headers['cache-control'], path).toBe('no-cache');
  });

  it('is sent packed as the reader likes it best, each form with a mark of its own', async () => {
    const like = (encodings: string) => ask('/assets/sea-abc.js', { 'Accept-Encoding': encodings });
    const [br, zipped, plain] = [await like('gzip, deflate, br'), await like('gzip'), await like('identity')];
    expect(br.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(br.body).toString()).toBe(SCRIPT);
    expect(br.headers['content-length']).toBe(String(br.body.length));
    expect(zipped.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(zipped.body).toString()).toBe(SCRIPT);
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(new Set([br, zipped, plain].map(({ headers }) => headers.etag)).size).toBe(3);
    expect((await like('br;q=0, gzip;q=0.5')).headers['content-encoding']).toBe('gzip');
    expect((await like('br;q=0.2, gzip;q=0.8')).headers['content-encoding']).toBe('gzip');
    expect((await like('*')).headers['content-encoding']).toBe('br');
    expect((await like('zstd')).headers['content-encoding']).toBeUndefined();
    const deep = await ask('/g/abc', { 'Accept-Encoding': 'br' });
    expect(brotliDecompressSync(deep.body).toString()).toContain('<base href="/">');
  });

  it('that was changed after it was packed is sent as it is', async () => {
    const own = mkdtempSync(join(tmpdir(), 'flotilla-serve-'));
    cpSync(dir, own, { recursive: true });
    const { url, close } = await serve({ dir: own, port: 0 });
    const first = await ask('/assets/sea-abc.js', { 'Accept-Encoding': 'br' }, 'GET', url);
    await new Promise((later) => setTimeout(later, 20));
    writeFileSync(join(own, 'assets', 'sea-abc.js'), 'changed');
    const second = await ask('/assets/sea-abc.js', { 'Accept-Encoding': 'br' }, 'GET', url);
    expect(first.headers['content-encoding']).toBe('br');
    expect(second.body.toString()).toBe('changed');
    expect(second.headers.etag).not.toBe(first.headers.etag);
    await close();
    rmSync(own, { recursive: true });
  });

  it('that the reader has already is not sent again', async () => {
    const { headers } = await ask('/', { 'Accept-Encoding': 'br' });
    const mark = headers.etag as string;
    for (const known of [mark, `W/${mark}`, `"other", ${mark}`, '*']) {
      const again = await ask('/', { 'Accept-Encoding': 'br', 'If-None-Match': known });
      expect(again.status, known).toBe(304);
      expect(again.body).toHaveLength(0);
      expect(again.headers).toMatchObject({ etag: mark, 'cache-control': 'no-cache' });
    }
    expect((await ask('/', { 'Accept-Encoding': 'br', 'If-None-Match': '"other"' })).status).toBe(200);
  });

  it('is sent in part when a part is asked for', async () => {
    const part = (range: string, more = {}) => ask('/assets/sea-abc.js', { Range: range, ...more });
    const size = SCRIPT.length;
    const middle = await part('bytes=7-9');
    expect(middle.status).toBe(206);
    expect(middle.body.toString()).toBe(SCRIPT.slice(7, 10));
    expect(middle.headers).toMatchObject({ 'content-range': `bytes 7-9/${size}`, 'content-length': '3' });
    expect((await part('bytes=-5')).body.toString()).toBe(SCRIPT.slice(-5));
    expect((await part(`bytes=${size - 2}-`)).body.toString()).toBe(SCRIPT.slice(-2));
    expect((await part('bytes=0-999999')).headers['content-range']).toBe(`bytes 0-${size - 1}/${size}`);
    for (const beyond of [`bytes=${size}-`, 'bytes=-0']) {
      const none = await part(beyond);
      expect(none.status, beyond).toBe(416);
      expect(none.headers['content-range']).toBe(`bytes */${size}`);
    }
    for (const odd of ['bytes=9-7', 'bytes=-', 'lines=1-2', 'bytes=0-1,4-5'])
      expect((await part(odd)).status, odd).toBe(200);
    expect((await part('bytes=7-9', { 'If-Range': middle.headers.etag })).status).toBe(206);
    expect((await part('bytes=7-9', { 'If-Range': '"older"' })).status).toBe(200);
  });

  it('may be empty', async () => {
    const { status, headers } = await ask('/empty.txt');
    expect([status, headers['content-length']]).toEqual([200, '0']);
  });

  it('is only spoken about when a client sends HEAD; anything but GET and HEAD is refused', async () => {
    const head = await ask('/assets/sea-abc.js', {}, 'HEAD');
    expect([head.status, head.body.length]).toEqual([200, 0]);
    expect(head.headers['content-length']).toBe(String(SCRIPT.length));
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
      const refused = await ask('/', {}, method);
      expect([refused.status, refused.headers.allow], method).toEqual([405, 'GET, HEAD']);
    }
  });
});

describe('an address', () => {
  it('that is no file is the page, told where the site begins; a file that is not there is not found', async () => {
    for (const path of ['//', '/g/abc/replay', '/no/such/place', '//evil.example/x']) {
      const answer = await ask(path);
      expect(answer.status, path).toBe(200);
      expect(answer.body.toString()).toMatch(/<base href="\/">|<!doctype html>/);
      expect(answer.headers['content-security-policy']).toContain("frame-ancestors 'none'");
      expect(answer.headers['content-length']).toBe(String(answer.body.length));
    }
    expect((await ask('/assets/other.js')).status).toBe(404);
  });

  it('of what is not meant for readers, or outside of the folder, leads nowhere', async () => {
    for (const path of [
      '/.vite/manifest.json',
      '/assets/../.vite/manifest.json',
      '/%2evite/manifest.json',
      '/assets/sea-abc.js.br',
      '/../package.json',
      '/..%2f..%2f..%2fetc/hostname.txt',
      '/sw.js%00.txt',
    ])
      expect((await ask(path)).status, path).toBe(404);
    expect((await ask('/%E0%A4%A')).status).toBe(400);
  });

  it('is found in a folder given with a slash at its end', async () => {
    const { url, close } = await serve({ dir: `${dir}/`, port: 0 });
    expect((await ask('/assets/sea-abc.js', {}, 'GET', url)).status).toBe(200);
    await close();
  });
});

describe('a request', () => {
  it('is answered under the names of this machine and those allowed, under no other', async () => {
    const { port } = new URL(site.url);
    for (const host of ['localhost', `127.0.0.1:${port}`, `[::1]:${port}`, 'LOCALHOST:1', 'flotilla.example'])
      expect((await ask('/', { Host: host })).status, host).toBe(200);
    for (const host of [
      'evil.example',
      `127.0.0.1.evil.example:${port}`,
      'localhost@evil.example',
      '10.9.8.7',
    ]) {
      const refused = await ask('/', { Host: host });
      expect(refused.status, host).toBe(421);
      expect(refused.body.toString()).toMatch(/does not answer for .*--allow-host/);
      expect(refused.body.toString()).not.toContain('<html');
    }
  });

  it('from a page of another site is refused', async () => {
    const { host } = new URL(site.url);
    expect((await ask('/', { Origin: `http://${host}` })).status).toBe(200);
    expect((await ask('/', { Origin: 'https://flotilla.example' })).status).toBe(200);
    for (const origin of ['http://evil.example', 'null', 'http://localhost:1'])
      expect((await ask('/', { Origin: origin })).status, origin).toBe(403);
  });
});

const running: ChildProcess[] = [];
afterAll(() => {
  for (const child of running) child.kill('SIGKILL');
});

/** Runs the program until it ends or says where it is. */
function run(args: string[], env: Record<string, string> = {}) {
  const { PORT, HOST, npm_lifecycle_event, ...rest } = process.env;
  const child = spawn(process.execPath, [PROGRAM, '--dir', `${dir}/`, ...args], { env: { ...rest, ...env } });
  running.push(child);
  let said = '';
  const ended = new Promise<number | null>((done) => child.once('exit', done));
  const settled = new Promise<void>((done) => {
    const hear = (part: Buffer): void => {
      said += part;
      if (said.includes('Ctrl+C')) done();
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('close', () => done());
  });
  return { child, ended, heard: settled.then(() => said) };
}

describe('the program', () => {
  it('says plainly that a port is taken, ends with 1, and takes no other', async () => {
    const other = createServer();
    const port = await new Promise<number>((done) =>
      other.listen(0, '127.0.0.1', () => done((other.address() as AddressInfo).port)),
    );
    const { heard, ended } = run(['--port', String(port)]);
    expect(await heard).toMatch(new RegExp(`^Port ${port} is taken.*--port NUMBER or PORT=NUMBER\\.\\n$`));
    expect(await ended).toBe(1);
    other.close();
  });

  it('refuses a port that is none, an option that is none and a folder without a site with a sentence', async () => {
    for (const [args, env, words] of [
      [['--port', '65536'], {}, 'The port must be a whole number from 0 to 65535, not "65536".'],
      [['--port', '-1'], {}, 'See --help.'],
      [[], { PORT: 'abc' }, 'not "abc"'],
      [['--prot', '1'], {}, "Unknown option '--prot'. See --help."],
      [['--port', '0', '--host', '198.51.100.7'], {}, '"198.51.100.7" is not an address of this machine.'],
      [['--port', '0', '--dir', '/nowhere'], {}, 'There is no site in /nowhere.'],
    ] as const) {
      const { heard, ended } = run([...args], env);
      expect(await heard).toContain(words);
      expect(await heard).not.toContain('    at ');
      expect(await ended).toBe(1);
    }
  });

  it.each(['SIGTERM', 'SIGINT'] as const)(
    'ends on %s within a second, a reader still connected',
    async (signal) => {
      const { child, heard, ended } = run([], { PORT: '0' });
      const url = /http:\S+/.exec(await heard)?.[0] as string;
      await fetch(url);
      const before = Date.now();
      child.kill(signal);
      expect(await ended).toBe(0);
      expect(Date.now() - before).toBeLessThan(1000);
    },
  );
});
