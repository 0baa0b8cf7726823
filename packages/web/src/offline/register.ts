/** Registers the service worker, offers a new version when there is one, and brings every tab to the same one. */
import { stand } from '@flotilla/ui/base/notes.ts';
import { ui } from '@flotilla/ui/text/index.ts';
import { base } from '../router.ts';
import { anyLoose } from '../store/games.ts';
import { isRenewed } from './version.ts';

/** The worker that was offered last: who has put the offer away is not asked again. */
let offered: ServiceWorker | null = null;

function offer(registration: ServiceWorkerRegistration): void {
  const { waiting } = registration;
  if (!waiting || !registration.active || waiting === offered) return;
  offered = waiting;
  stand(ui('update.there'), { label: ui('update.take'), run: () => void take(registration) });
}

/** Has the new version take over, for all tabs; what another tab has done already is only followed. */
async function take({ waiting }: ServiceWorkerRegistration): Promise<void> {
  if (await anyLoose()) return sayUnkept();
  if (!waiting) return location.reload();
  waiting.addEventListener('statechange', () => {
    if (waiting.state === 'activated') location.reload();
  });
  waiting.postMessage('take over');
}

const sayUnkept = (): void =>
  stand(ui('update.unkept'), { label: ui('trouble.reload'), run: () => location.reload() });

/** Replaces a page of another version than the one that is served: every answer is kept already, unless it cannot be. */
async function follow(): Promise<void> {
  if (!(await isRenewed())) return;
  if (await anyLoose()) sayUnkept();
  else location.reload();
}

function watch(registration: ServiceWorkerRegistration): void {
  const { installing } = registration;
  installing?.addEventListener('statechange', () => offer(registration));
}

/** Says why a part of the page cannot be loaded: it belongs to a version that is no longer served. */
async function explain(): Promise<void> {
  if (await isRenewed())
    stand(ui('update.old'), { label: ui('trouble.reload'), run: () => location.reload() });
}

/** Makes the site work without a network from now on. */
export function keepOffline(): void {
  if (!import.meta.env.PROD) return;
  addEventListener('vite:preloadError', () => void explain());
  if (!navigator.serviceWorker) return;
  navigator.serviceWorker.addEventListener('controllerchange', () => void follow());
  navigator.serviceWorker
    .register(`${base}sw.js`, { scope: base, updateViaCache: 'none' })
    .then((registration) => {
      offer(registration);
      watch(registration);
      registration.addEventListener('updatefound', () => watch(registration));
      document.addEventListener('visibilitychange', () => {
        if (document.visibilityState === 'visible') registration.update().catch(() => {});
      });
    })
    .catch(() => {
      // A browser that allows no service worker still plays online.
    });
}
