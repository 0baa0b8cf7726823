/** Whether there is room for two columns. */
import { signal } from '@preact/signals';

const query = globalThis.matchMedia?.('(min-width: 900px)');

/** True on anything wider than a tablet held upright. */
export const wide = signal(query?.matches ?? true);

query?.addEventListener?.('change', ({ matches }) => {
  wide.value = matches;
});
