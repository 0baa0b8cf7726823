/**
 * Serves the built site on this machine. No dependency.
 * Usage: node packages/web/serve.mjs [--port 4173] [--dir packages/web/dist]
 */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const HOST = '127.0.0.1';
const FIRST_PORT = 4173;
const MOST_PORTS = 50;

const TYPES = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.woff2': 'font/woff2',
};

/** The policy the page itself carries, and that nobody may put it into a frame. */
function policyOf(html) {
  const own =
    /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html)?.[1] ?? "default-src 'self'";
  return `${own}; frame-ancestors 'none'`;
}

/** The file a path stands for; null when there is none. */
function fileFor(dir, path) {
  const file = normalize(join(dir, path));
  if (file !== dir && !file.startsWith(dir + sep)) return null;
  return existsSync(file) && statSync(file).isFile() ? file : null;
}

const decoded = (path) => {
  try {
    return decodeURIComponent(path);
  } catch {
    return '/';
  }
};

/** Answers one request. */
function answer(dir, request, response) {
  const html = readFileSync(join(dir, 'index.html'), 'utf8');
  const headers = {
    'Content-Security-Policy': policyOf(html),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
  };
  const reply = (status, more, body) => {
    response.writeHead(status, { ...headers, ...more });
    response.end(request.method === 'HEAD' ? undefined : body);
  };
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return reply(405, { Allow: 'GET, HEAD', 'Content-Type': TYPES['.txt'] }, 'Only GET and HEAD.\n');
  }
  const path = decoded(new URL(request.url ?? '/', `http://${HOST}`).pathname);
  const file = fileFor(dir, path === '/' ? 'index.html' : path);
  if (file) {
    const type = TYPES[extname(file)] ?? 'application/octet-stream';
    // Files in assets/ carry their hash in the name; everything else may change with the next build.
    const cache = path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
    return reply(200, { 'Content-Type': type, 'Cache-Control': cache }, readFileSync(file));
  }
  if (extname(path)) return reply(404, { 'Content-Type': TYPES['.txt'] }, 'There is no such file.\n');
  // Every other address is the same page; the base tells it where the site begins.
  const page = html.replace('<head>', '<head><base href="/">');
  return reply(200, { 'Content-Type': TYPES['.html'], 'Cache-Control': 'no-cache' }, page);
}

/** Serves a folder; takes the next free port when the wanted one is taken. */
export function serve({ dir, port = FIRST_PORT, host = HOST }) {
  return new Promise((resolve, reject) => {
    const tryPort = (wanted, left) => {
      const server = createServer((request, response) => {
        try {
          answer(dir, request, response);
        } catch (error) {
          response.writeHead(500, { 'Content-Type': TYPES['.txt'] });
          response.end('The site could not be read. Build it first.\n');
          process.stderr.write(`${error.message}\n`);
        }
      });
      server.once('error', (error) => {
        if (error.code !== 'EADDRINUSE' || left === 0) reject(error);
        else tryPort(wanted + 1, left - 1);
      });
      server.listen(wanted, host, () => {
        resolve({ url: `http://${host}:${server.address().port}/`, close: () => server.close() });
      });
    };
    tryPort(port, MOST_PORTS);
  });
}

const option = (name) => {
  const place = process.argv.indexOf(name);
  return place < 0 ? undefined : process.argv[place + 1];
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const dir = normalize(option('--dir') ?? fileURLToPath(new URL('./dist', import.meta.url)));
  const port = Number(option('--port') ?? FIRST_PORT);
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    process.stderr.write('The port must be a whole number from 0 to 65535.\n');
    process.exit(1);
  }
  if (!existsSync(join(dir, 'index.html'))) {
    process.stderr.write(`There is no site in ${dir}. Build it first: npm run build\n`);
    process.exit(1);
  }
  const { url } = await serve({ dir, port });
  process.stdout.write(`Flotilla is at ${url}\nPress Ctrl+C to stop.\n`);
}
