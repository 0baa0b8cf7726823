/**
 * The service worker: keeps every file of one version of the site, so that it works without a network.
 * A new version is fetched whole before it counts, and waits until the old one is no longer in use or the reader asks
 * for it. The files of the version it replaces stay until the next one: a tab that cannot be loaded again yet needs them.
 */
const version = 'VERSION';
const files = ['FILES'];
const FAMILY = 'flotilla-';
const NAME = `${FAMILY}${version}`;
const base = new URL('./', self.location.href).href;
const PAGE = `${base}index.html`;

self.addEventListener('install', (event) => event.waitUntil(fetchWhole()));

async function fetchWhole() {
  const cache = await caches.open(NAME);
  await cache.addAll(files.map((file) => new Request(base + file, { cache: 'no-cache' })));
  const page = await cache.match(PAGE);
  // The next version may have come while this one was fetched: two halves are none.
  if ((await page.text()).includes(version)) return;
  await caches.delete(NAME);
  throw new Error('The site was renewed meanwhile.');
}

self.addEventListener('activate', (event) => event.waitUntil(clearOut().then(() => self.clients.claim())));

/** Versions come in the order they were fetched in: everything older than the one before this goes. */
async function clearOut() {
  const names = (await caches.keys()).filter((name) => name.startsWith(FAMILY));
  const old = names.slice(0, Math.max(0, names.indexOf(NAME) - 1));
  await Promise.all(old.map((name) => caches.delete(name)));
}

self.addEventListener('message', (event) => {
  if (event.data === 'take over') self.skipWaiting();
});

/** What the server itself answers, and no version of the site: never kept, and never replaced by the page. */
const SERVERS_OWN = /^(?:api|healthz|metrics)(?:[/?#]|$)/;

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || !request.url.startsWith(base)) return;
  if (SERVERS_OWN.test(request.url.slice(base.length))) return;
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

/** A file of this version, or one of the version before it, whose names differ wherever their contents do. */
async function file(request) {
  const cache = await caches.open(NAME);
  return (await cache.match(request)) ?? (await caches.match(request)) ?? fetch(request);
}

/** What there is to do, and nothing of how things stand: no more is ever in a push. */
const TOLD = {
  turn: {
    en: 'It is your turn.',
    de: 'Sie sind am Zug.',
    fr: 'C’est à vous de jouer.',
    it: 'Tocca a voi.',
  },
  pause: {
    en: 'Somebody may answer, perhaps you.',
    de: 'Jemand darf antworten, vielleicht Sie.',
    fr: 'Quelqu’un peut répondre, peut-être vous.',
    it: 'Qualcuno può rispondere, forse voi.',
  },
  opened: {
    en: 'It is open: you can set sail.',
    de: 'Eröffnet: Sie können auslaufen.',
    fr: 'C’est ouvert : vous pouvez appareiller.',
    it: 'È aperto: potete salpare.',
  },
  round: {
    en: 'A round has begun, and your board is ready.',
    de: 'Eine Runde hat begonnen, Ihr Brett ist bereit.',
    fr: 'Une ronde a commencé, votre table est prête.',
    it: 'Un turno è cominciato, il vostro tavolo è pronto.',
  },
  deadline: {
    en: 'Time is running out for your board.',
    de: 'Für Ihr Brett wird die Zeit knapp.',
    fr: 'Le temps presse pour votre table.',
    it: 'Il tempo stringe per il vostro tavolo.',
  },
  closed: {
    en: 'It is over. Standings and games are open.',
    de: 'Beendet. Stand und Partien sind offen.',
    fr: 'C’est terminé. Classement et parties sont ouverts.',
    it: 'È concluso. Classifica e partite sono aperte.',
  },
  cancelled: {
    en: 'It has been called off.',
    de: 'Abgesagt.',
    fr: 'C’est annulé.',
    it: 'È stato annullato.',
  },
};

self.addEventListener('push', (event) => {
  const { title = 'Flotilla', url, language, about } = event.data?.json() ?? {};
  const told = TOLD[about] ?? TOLD.turn;
  const shown = { body: told[language] ?? told.en, tag: url, data: { url } };
  event.waitUntil(self.registration.showNotification(title, shown));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { url } = event.notification.data ?? {};
  // Only a page of this site is ever opened.
  const path = url ? new URL(url, base).pathname : '/';
  event.waitUntil(self.clients.openWindow(new URL(path, base).href));
});
