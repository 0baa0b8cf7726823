/** The head of every page: the name of the house, and the places of the site; on a phone those lie under the thumb. */
import { headInstead } from '../learn/holding.ts';
import { href, route } from '../router.ts';
import { ui } from '../text/index.ts';

/** Where one can go, with a sign drawn in a square of 24; the last place is left out where there is little room. */
const PLACES = [
  ['/', 'home', 'nav.home', 'M3 11.500 12 4l9 7.500M6 10v10h12V10'],
  ['/games', 'games', 'nav.games', 'M4 5h16v5H4zM4 14h16v5H4zM8 7.500h4M8 16.500h4'],
  [
    '/wardroom',
    'wardroom',
    'nav.wardroom',
    'M12 3l2.700 5.700 6.300.8-4.600 4.300 1.200 6.200L12 17l-5.600 3 1.200-6.200L3 9.500l6.300-.8z',
  ],
  ['/settings', 'settings', 'nav.settings', 'M4 7h10M18 7h2M4 17h2M10 17h10M16 4.500v5M8 14.500v5'],
  ['/about', 'about', 'nav.about', 'M12 4a8 8 0 1 0 .01 0M12 11v5M12 8v.5'],
] as const;

/** While a game is played the head is small. */
const PLAYING: readonly string[] = ['game', 'replay', 'table'];

function kindOf(at: string): string {
  if (PLAYING.includes(at)) return 'site-head slim';
  return PLACES.some(([, name]) => name === at) ? 'site-head at-a-place' : 'site-head';
}

/** The head. */
export function SiteHead() {
  const { at } = route.value;
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
        <nav aria-label={ui('nav.title')}>
          {PLACES.map(([path, name, words, sign]) => (
            <a key={path} href={href(path)} aria-current={at === name ? 'page' : undefined}>
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d={sign} />
              </svg>
              {ui(words)}
            </a>
          ))}
        </nav>
      )}
    </header>
  );
}
