/** Addresses: plain paths below the folder the site lies in. */

import { signal } from '@preact/signals';
import { today } from './daily/days.ts';

/** Where the reader is. */
export type Route =
  | { readonly at: 'home' }
  | { readonly at: 'games' }
  | { readonly at: 'wardroom' }
  | { readonly at: 'settings' }
  | { readonly at: 'about' }
  /** What is kept of people, and how they have it erased. */
  | { readonly at: 'privacy' }
  /** An invitation of the operator, whose key stands behind the hash. */
  | { readonly at: 'invited'; readonly key: string }
  /** What has no room among the places of a phone. */
  | { readonly at: 'more' }
  | { readonly at: 'new'; readonly game: string }
  /** The sea that is the same for everybody on a day, written as 1940-10-18. */
  | { readonly at: 'daily'; readonly day: string }
  | { readonly at: 'game'; readonly id: string }
  | { readonly at: 'replay'; readonly id: string; readonly position: number | null }
  | { readonly at: 'verify'; readonly id: string }
  | { readonly at: 'rules'; readonly game: string; readonly rule: string }
  /** A table on the server; behind the hash the key of a link that leads to a seat. */
  | { readonly at: 'table'; readonly id: string; readonly link: string }
  /** Ends the reminders of a table or an event; the key of the link stands behind the hash. */
  | { readonly at: 'quiet'; readonly of: string; readonly id: string; readonly key: string }
  /** Confirms an address; the key of the link in the letter stands behind the hash. */
  | { readonly at: 'mail'; readonly key: string }
  /** A lesson, begun or gone on with. */
  | { readonly at: 'learn'; readonly game: string; readonly lesson: string }
  | { readonly at: 'open'; readonly game: string }
  | { readonly at: 'tables' }
  | { readonly at: 'events' }
  | { readonly at: 'newEvent' }
  /** An event; behind the hash the key of a personal link. */
  | { readonly at: 'event'; readonly id: string; readonly link: string }
  | { readonly at: 'import'; readonly data: string }
  | { readonly at: 'lost' };

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

/** Reads a path (below the site's folder) and the part behind the hash. */
export function routeOf(path: string, hash = '', search = ''): Route {
  const [head = '', name, tail, ...rest] = path
    .replace(/^\/|\/$/g, '')
    .split('/')
    .map(decoded);
  const note = decoded(hash.replace(/^#/, ''));
  if (rest.length > 0 || search === '?lost') return { at: 'lost' };
  if (head === 'g' && name && tail === 'replay') {
    return { at: 'replay', id: name, position: /^\d+$/.test(note) ? Number(note) : null };
  }
  if (head === 'g' && name && tail === 'watch') return { at: 'replay', id: name, position: null };
  if ((head === 't' || head === 'e') && name && tail === 'quiet')
    return { at: 'quiet', of: head, id: name, key: hash.replace(/^#/, '') };
  if (head === 'learn' && name && tail) return { at: 'learn', game: name, lesson: tail };
  if (tail !== undefined) return { at: 'lost' };
  if (name) {
    if (head === 'new') return { at: 'new', game: name };
    if (head === 'g') return { at: 'game', id: name };
    if (head === 't') return { at: 'table', id: name, link: hash.replace(/^#/, '') };
    if (head === 'e') return { at: 'event', id: name, link: hash.replace(/^#/, '') };
    if (head === 'events' && name === 'new') return { at: 'newEvent' };
    if (head === 'open') return { at: 'open', game: name };
    if (head === 'verify') return { at: 'verify', id: name };
    if (head === 'daily' && isDay(name)) return { at: 'daily', day: name };
    if (head === 'rules') return { at: 'rules', game: name, rule: note };
    return { at: 'lost' };
  }
  if (head === '' || head === 'index.html') return { at: 'home' };
  if (head === 'games' || head === 'wardroom' || head === 'settings' || head === 'about') return { at: head };
  if (head === 'open') return { at: 'open', game: '' };
  if (head === 'tables' || head === 'events' || head === 'more' || head === 'privacy') return { at: head };
  if (head === 'mail') return { at: 'mail', key: hash.replace(/^#/, '') };
  if (head === 'invited') return { at: 'invited', key: hash.replace(/^#/, '') };
  if (head === 'rules') return { at: 'rules', game: '', rule: '' };
  if (head === 'daily') return { at: 'daily', day: today() };
  if (head === 'import') return { at: 'import', data: hash.replace(/^#/, '') };
  return { at: 'lost' };
}

/** Whether a word is a day of the calendar. */
const isDay = (word: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(word) && new Date(word).toJSON()?.slice(0, 10) === word;

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

const here = (): Route => {
  const { pathname, hash, search } = globalThis.location ?? { pathname: '/', hash: '', search: '' };
  return routeOf(pathname.startsWith(base) ? pathname.slice(base.length) : pathname, hash, search);
};

/** The address the reader is at. */
export const route = signal<Route>(here());

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
