/** Registers the service worker and offers a new version when there is one. */
import { tell } from '../notes.ts';
import { base } from '../router.ts';
import { ui } from '../text/index.ts';

function offer(worker: ServiceWorker): void {
  tell(ui('update.there'), { label: ui('update.take'), run: () => worker.postMessage('take over') });
}

function watch(registration: ServiceWorkerRegistration): void {
  const { installing } = registration;
  installing?.addEventListener('statechange', () => {
    if (installing.state === 'installed' && navigator.serviceWorker.controller) offer(installing);
  });
}

/** Makes the site work without a network from now on. */
export function keepOffline(): void {
  if (!import.meta.env.PROD || !navigator.serviceWorker) return;
  const controlled = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    // Every answer is kept already: a page of the old version can be replaced at any moment.
    if (controlled) location.reload();
  });
  navigator.serviceWorker
    .register(`${base}sw.js`, { scope: base, updateViaCache: 'none' })
    .then((registration) => {
      if (registration.waiting && controlled) offer(registration.waiting);
      registration.addEventListener('updatefound', () => watch(registration));
    })
    .catch(() => {
      // A browser that allows no service worker still plays online.
    });
}
