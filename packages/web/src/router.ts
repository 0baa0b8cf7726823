/** Addresses: plain paths below the folder the site lies in. */

import { signal } from '@preact/signals';
import type { SiteRoute } from './addresses.ts';
import { routeOf } from './addresses.ts';

export type { SiteRoute } from './addresses.ts';

/** The folder the site lies in, as a path that begins and ends with a slash. */
export const base: string = baseOf(globalThis.document);

function baseOf(page: Document | undefined): string {
  const tag = page?.querySelector('base');
  if (!tag) return '/';
  const { pathname } = new URL(tag.href);
  // From here on addresses are made whole, so that links within the page mean the page.
  for (const link of page?.querySelectorAll<HTMLLinkElement>('link[href]') ?? [])
    link.setAttribute('href', link.href);
  tag.remove();
  return pathname;
}

const here = (): SiteRoute => {
  const { pathname, hash, search } = globalThis.location ?? { pathname: '/', hash: '', search: '' };
  return routeOf(pathname.startsWith(base) ? pathname.slice(base.length) : pathname, hash, search);
};

/** The address the reader is at. */
export const route = signal<SiteRoute>(here());

/** The whole address of a path of the site, for links. */
export const href = (path: string): string => base + path.replace(/^\//, '');

/** Goes to a path of the site; `replace` leaves no step back. */
export function go(path: string, how: 'push' | 'replace' = 'push'): void {
  history[how === 'push' ? 'pushState' : 'replaceState'](null, '', href(path));
  route.value = here();
  if (how === 'push') scrollTo(0, 0);
}

/** Follows the back and forward buttons, and turns clicks on links of the site into steps within the page. */
export function followLinks(): void {
  addEventListener('popstate', () => {
    route.value = here();
  });
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element | null)?.closest?.('a');
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (!link.pathname.startsWith(base)) return;
    event.preventDefault();
    go(link.pathname.slice(base.length) + link.search + link.hash);
  });
}
