/**
 * The head of every page: the name of the house, the places of the site, and whoever sits before the screen. On a phone the places
 * lie under the thumb, and what has no room there stands on the page behind "More".
 */

import { settings } from '@flotilla/ui/base/settings.ts';
import { headInstead } from '@flotilla/ui/learn/holding.ts';
import { ui } from '@flotilla/ui/text/index.ts';
import { useEffect } from 'preact/hooks';
import { initials } from '../net/initials.ts';
import { myTables } from '../net/mine.ts';
import { lookForMe, waitingForMe } from '../net/waitingForMe.ts';
import { href, route } from '../router.ts';

/** Where one can go, with a sign drawn in a square of 24, and where there is room for it. */
const PLACES = [
  ['/', 'home', 'nav.home', 'M3 11.500 12 4l9 7.500M6 10v10h12V10', 'everywhere'],
  ['/games', 'games', 'nav.games', '', 'wide'],
  ['/tables', 'tables', 'nav.tables', 'M3 9c0-4 18-4 18 0s-18 4-18 0M12 12v7M8 20h8', 'everywhere'],
  [
    '/wardroom',
    'wardroom',
    'nav.wardroom',
    'M12 3l2.700 5.700 6.300.8-4.600 4.300 1.200 6.200L12 17l-5.600 3 1.200-6.200L3 9.500l6.300-.8z',
    'everywhere',
  ],
  ['/rules', 'rules', 'nav.rules', '', 'wide'],
  ['/more', 'more', 'nav.more', 'M4 7h16M4 12h16M4 17h16', 'phone'],
] as const;

/** Pages behind "More" on a phone, which have the places under the thumb as well. */
const BEHIND_MORE: readonly string[] = ['games', 'rules', 'settings', 'about'];

/** While a game is played the head is small. */
const PLAYING: readonly string[] = ['game', 'replay', 'table'];

function kindOf(at: string): string {
  if (PLAYING.includes(at)) return 'site-head slim';
  const isPlace = PLACES.some(([, name]) => name === at) || BEHIND_MORE.includes(at);
  return isPlace ? 'site-head at-a-place' : 'site-head';
}

/** How many tables wait for the reader; nothing where none does. */
function Waiting() {
  const count = waitingForMe.value;
  if (count === 0) return null;
  return (
    <>
      <span class="waiting-count" aria-hidden="true">
        {count}
      </span>
      <span class="unseen">{ui('nav.waiting', { n: count })}</span>
    </>
  );
}

/** Whoever sits before the screen, by name where it is known. */
function Me() {
  const { name } = settings.value;
  const words = ui('nav.settings');
  return (
    <a class="me" href={href('/settings')} aria-current={route.value.at === 'settings' ? 'page' : undefined}>
      {name && (
        <span class="me-sign" aria-hidden="true">
          {initials(name)}
        </span>
      )}
      <span class="me-name">{name || words}</span>
      {name && <span class="unseen">, {words}</span>}
    </a>
  );
}

/** The head. */
export function SiteHead() {
  const { at } = route.value;
  // Whoever comes from a table has perhaps just answered there.
  useEffect(() => void lookForMe(), [at, myTables.value]);
  return (
    <header class={kindOf(at)}>
      <a class="brand" href={href('/')} aria-label={ui('nav.brand')}>
        <svg viewBox="0 0 48 24" aria-hidden="true">
          <path d="M2 14h44c-2 5-6 7-11 7H13C8 21 4 19 2 14z" />
          <path d="M18 14V8h12v6zM23 8V1h4" />
        </svg>
        <span>Flotilla</span>
      </a>
      {headInstead.value ?? (
        <>
          <nav aria-label={ui('nav.title')}>
            {PLACES.map(([path, name, words, sign, where]) => (
              <a key={path} class={where} href={href(path)} aria-current={at === name ? 'page' : undefined}>
                <svg viewBox="0 0 24 24" aria-hidden="true">
                  <path d={sign} />
                </svg>
                {ui(words)}
                {name === 'tables' && <Waiting />}
              </a>
            ))}
          </nav>
          <Me />
        </>
      )}
    </header>
  );
}
