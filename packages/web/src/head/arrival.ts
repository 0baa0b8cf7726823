/** Whoever follows a link within the site arrives at the heading of the new page, as after a load. */
import { useEffect, useRef } from 'preact/hooks';
import type { SiteRoute } from '../router.ts';
import { route } from '../router.ts';

/** What makes two addresses the same page: not the place in a replay, nor the case of a rule. */
const pageOf = (here: SiteRoute): string =>
  [here.at, 'id' in here && here.id, 'game' in here && here.game, 'day' in here && here.day].join(' ');

/** Brings the focus to the heading, unless the page has put it somewhere already; false while there is no heading. */
function focusHeading(main: HTMLElement): boolean {
  const heading = main.querySelector('h1');
  if (!heading) return false;
  const focused = document.activeElement;
  if (focused === main || focused === document.body) {
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }
  return true;
}

/** Moves the focus with the reader, from the second page on. */
export function useArrival(): void {
  const page = pageOf(route.value);
  const before = useRef(page);
  useEffect(() => {
    const main = document.getElementById('main');
    if (before.current === page || !main) return;
    before.current = page;
    main.focus({ preventScroll: true });
    if (focusHeading(main)) return;
    const watch = new MutationObserver(() => {
      if (focusHeading(main)) watch.disconnect();
    });
    watch.observe(main, { childList: true, subtree: true });
    return () => watch.disconnect();
  }, [page]);
}
