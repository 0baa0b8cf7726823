/** Whether there is room for board, log, decision and news at once; `frame/layouts.css` asks the same. */
import { signal } from '@preact/signals';

const query = globalThis.matchMedia?.('(min-width: 900px) and (min-height: 561px)');

/** True on anything wider than a tablet held upright and higher than a phone held sideways. */
export const wide = signal(query?.matches ?? true);

query?.addEventListener?.('change', ({ matches }) => {
  wide.value = matches;
});

const tall = globalThis.matchMedia?.('(max-width: 899px) and (min-height: 561px)');

/** True where everything lies one above the other: a phone or a tablet held upright. */
export const stacked = signal(tall?.matches ?? false);

tall?.addEventListener?.('change', ({ matches }) => {
  stacked.value = matches;
});

const small = globalThis.matchMedia?.('(max-width: 599px) and (min-height: 561px)');

/** True on a phone held upright. */
export const phone = signal(small?.matches ?? false);

small?.addEventListener?.('change', ({ matches }) => {
  phone.value = matches;
});
