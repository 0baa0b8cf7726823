/**
 * The service worker: keeps every file of one version of the site, so that it works without a network.
 * A new version is fetched whole before it counts, waits until the old one is no longer in use or the reader asks
 * for it, and only then the old files go.
 */
const version = 'VERSION';
const files = ['FILES'];
const NAME = `flotilla-${version}`;
const base = new URL('./', self.location.href).href;
const PAGE = `${base}index.html`;

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(NAME)
      .then((cache) => cache.addAll(files.map((file) => new Request(base + file, { cache: 'no-cache' })))),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(
          names
            .filter((name) => name.startsWith('flotilla-') && name !== NAME)
            .map((name) => caches.delete(name)),
        ),
      )
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('message', (event) => {
  if (event.data === 'take over') self.skipWaiting();
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || !request.url.startsWith(base)) return;
  event.respondWith(request.mode === 'navigate' ? page(request) : file(request));
});

/** Every address of the site is the same page, told where the site begins; a file asked for by name is itself. */
async function page(request) {
  const cache = await caches.open(NAME);
  const own = await cache.match(request, { ignoreSearch: true });
  if (own) return own;
  const kept = await cache.match(PAGE);
  if (!kept) return fetch(request);
  const html = await kept.text();
  const told = html.replace('<head>', `<head><base href="${new URL(base).pathname}">`);
  return new Response(told, { headers: kept.headers });
}

async function file(request) {
  const cache = await caches.open(NAME);
  return (await cache.match(request)) ?? fetch(request);
}
