/** One request and its answer: which form of a file, the whole of it, a part of it, or that the reader has it already. */
import { extname } from 'node:path';
import { pipeline } from 'node:stream/promises';

const PLAIN = 'text/plain; charset=utf-8';

/** The path a request asks for, without its first slash; null when it cannot be read. */
function pathOf(url) {
  try {
    const path = url.startsWith('/') ? url.replace(/[?#].*$/s, '') : new URL(url).pathname;
    return decodeURIComponent(path).replace(/^\/+/, '');
  } catch {
    return null;
  }
}

/** How much a reader likes an encoding: the value behind its name, or behind the star; 0 when it is not taken. */
function liking(header, encoding) {
  const wishes = new Map(
    header.split(',').map((wish) => {
      const [name = '', ...rest] = wish.split(';').map((part) => part.trim().toLowerCase());
      const weight = rest.find((part) => part.startsWith('q='))?.slice(2);
      return [name, weight === undefined ? 1 : Number(weight) || 0];
    }),
  );
  return wishes.get(encoding) ?? wishes.get('*') ?? 0;
}

/** The form the reader likes best; of those liked alike the smallest, which stands first. Plain always does. */
function formFor(forms, header = '') {
  const likings = forms.map(({ encoding }) => (encoding ? liking(header, encoding) : Number.MIN_VALUE));
  return forms[likings.indexOf(Math.max(...likings))];
}

const quoted = (tag) => `"${tag}"`;

/** Whether the reader has this very form already. */
function isKnown(header, tag) {
  if (header === undefined) return false;
  const known = header.split(',').map((one) => one.trim().replace(/^W\//, ''));
  return known.includes('*') || known.includes(quoted(tag));
}

/**
 * The part a reader wants, as first and last byte; null for the whole, `none` when there is no such part. Several parts at
 * once are answered with the whole, as the standard allows.
 */
function partOf({ range, 'if-range': unlessChanged }, { size, tag }) {
  const wanted = /^bytes=(\d*)-(\d*)$/.exec(range ?? '');
  if (!wanted || (wanted[1] === '' && wanted[2] === '')) return null;
  if (unlessChanged !== undefined && unlessChanged !== quoted(tag)) return null;
  const [, from, to] = wanted;
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (from !== '' && to !== '' && Number(from) > Number(to)) return null;
  return first > last ? 'none' : { first, last };
}

/** Answers one request about a site. */
export async function answer(site, judge, request, response) {
  const page = await site.page();
  const headers = {
    'Content-Security-Policy': page?.policy ?? "default-src 'none'; frame-ancestors 'none'",
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
  };
  const silent = request.method === 'HEAD';

  function say(status, sentence, more = {}) {
    const body = Buffer.from(`${sentence}\n`);
    const about = { 'Content-Type': PLAIN, 'Content-Length': body.length, 'Cache-Control': 'no-store' };
    response.writeHead(status, { ...headers, ...about, ...more });
    response.end(silent ? undefined : body);
  }

  async function send({ type, cache, forms }) {
    const form = formFor(forms, request.headers['accept-encoding']);
    const about = { ETag: quoted(form.tag), 'Cache-Control': cache };
    if (forms.length > 1) about.Vary = 'Accept-Encoding';
    if (isKnown(request.headers['if-none-match'], form.tag)) {
      response.writeHead(304, { ...headers, ...about });
      return response.end();
    }
    about['Accept-Ranges'] = 'bytes';
    const part = partOf(request.headers, form);
    if (part === 'none')
      return say(416, `There are only ${form.size} bytes.`, { 'Content-Range': `bytes */${form.size}` });
    const { first, last } = part ?? { first: 0, last: form.size - 1 };
    about['Content-Type'] = type;
    about['Content-Length'] = last - first + 1;
    if (form.encoding) about['Content-Encoding'] = form.encoding;
    if (part) about['Content-Range'] = `bytes ${first}-${last}/${form.size}`;
    response.writeHead(part ? 206 : 200, { ...headers, ...about });
    if (silent || last < first) return response.end();
    return pipeline(form.open(first, last), response);
  }

  const refused = judge(request);
  if (refused) return say(refused.status, refused.sentence);
  if (request.method !== 'GET' && !silent)
    return say(405, 'Only GET and HEAD are answered here.', { Allow: 'GET, HEAD' });
  const path = pathOf(request.url);
  if (path === null) return say(400, 'This address cannot be read.');
  if (path.split('/').includes('..')) return say(404, 'There is no such file.');
  const file = await site.file(path || 'index.html');
  if (file) return send(file);
  if (extname(path)) return say(404, 'There is no such file.');
  // Every other address is the same page.
  return page ? send(page.resource) : say(500, 'The site could not be read. Build it first.');
}
