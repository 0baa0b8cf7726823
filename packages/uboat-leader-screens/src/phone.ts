/** Whether the page is as narrow as a phone held upright; the style sheets ask the same. */
import { signal } from '@preact/signals';

const query = globalThis.matchMedia?.('(max-width: 599px) and (min-height: 501px)');

/** True on a phone held upright. */
export const isPhone = signal(query?.matches ?? false);

query?.addEventListener?.('change', ({ matches }) => {
  isPhone.value = matches;
});
