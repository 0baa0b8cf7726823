/** The files of the built site, each with the forms it can be sent in. */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

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

/** The encodings, the best first, and how the names of their files end. The build writes these files. */
const ENCODINGS = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
];

/** Files in assets/ carry their hash in the name; everything else may change with the next build. */
const cacheFor = (path) => (path.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache');

const tagOf = (content) => createHash('sha256').update(content).digest('base64url').slice(0, 22);

/** A file that is there; null otherwise. */
async function found(file) {
  const info = await stat(file).catch(() => null);
  return info?.isFile() ? info : null;
}

const open = (file) => (start, end) => createReadStream(file, { start, end });
const openBytes = (bytes) => (start, end) => Readable.from([bytes.subarray(start, end + 1)]);

/** The policy the page itself carries, and that nobody may put it into a frame. */
function policyOf(html) {
  const own =
    /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html)?.[1] ?? "default-src 'self'";
  return `${own}; frame-ancestors 'none'`;
}

/** Whether a path is a file's business and not the reader's: hidden files, and the packed forms of others. */
const isHidden = (path) =>
  path.split('/').some((part) => part.startsWith('.') || /[\\\0]/.test(part)) ||
  ENCODINGS.some(({ ending }) => path.endsWith(ending));

/**
 * The site in a folder. It is looked at anew for every request, so that a build takes effect at once; only what is worked
 * out from a file's content is remembered, for as long as its size and time of change stay the same.
 */
export function siteIn(dir) {
  const tags = new Map();
  let page = null;

  async function rememberedTag(file, { size, mtimeMs }) {
    const mark = `${size} ${mtimeMs}`;
    const known = tags.get(file);
    if (known?.mark === mark) return known.tag;
    const tag = tagOf(await readFile(file));
    tags.set(file, { mark, tag });
    return tag;
  }

  /** The packed forms of a file that are at least as new as it. */
  async function packedForms(file, info, tag) {
    const forms = [];
    for (const { name, ending } of ENCODINGS) {
      const packed = await found(file + ending);
      if (packed && packed.mtimeMs >= info.mtimeMs)
        forms.push({ encoding: name, tag: `${tag}-${name}`, size: packed.size, open: open(file + ending) });
    }
    return forms;
  }

  return {
    /** The file of a path without its first slash; null when there is none. */
    async file(path) {
      if (isHidden(path)) return null;
      const file = join(dir, path);
      const info = await found(file);
      if (!info) return null;
      const tag = await rememberedTag(file, info);
      const whole = { encoding: null, tag, size: info.size, open: open(file) };
      return {
        type: TYPES[extname(path)] ?? 'application/octet-stream',
        cache: cacheFor(path),
        forms: [...(await packedForms(file, info, tag)), whole],
      };
    },

    /** The page for every address that is no file, told where the site begins; null when nothing is built. */
    async page() {
      const html = await readFile(join(dir, 'index.html'), 'utf8').catch(() => null);
      if (html === null) return null;
      if (page?.html !== html) page = { html, policy: policyOf(html), resource: await pageOf(html) };
      return page;
    },
  };
}

async function pageOf(html) {
  const bytes = Buffer.from(html.replace('<head>', '<head><base href="/">'));
  const tag = tagOf(bytes);
  const form = (encoding, packed) => ({
    encoding,
    tag: encoding ? `${tag}-${encoding}` : tag,
    size: packed.length,
    open: openBytes(packed),
  });
  const [br, zipped] = await Promise.all([promisify(brotliCompress)(bytes), promisify(gzip)(bytes)]);
  return {
    type: TYPES['.html'],
    cache: 'no-cache',
    forms: [form('br', br), form('gzip', zipped), form(null, bytes)],
  };
}
