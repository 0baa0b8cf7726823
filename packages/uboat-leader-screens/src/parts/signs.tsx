/** Signs of a contact, all own drawings on a field of 24 by 24: depths, dice, radio, counters. */

const PATHS = {
  surfaced: 'M2 14h20l-3 5H5zM9 14v-5h6v5M1 21q3 -2 5.5 0t5.5 0t5.5 0t5.5 0',
  submerged: 'M1 6q3 -2 5.5 0t5.5 0t5.5 0t5.5 0M3 16q9 -5 18 0q-9 5 -18 0zM12 13v-5',
  silent: 'M1 4q3 -2 5.5 0t5.5 0t5.5 0t5.5 0M3 18q9 -5 18 0q-9 5 -18 0zM8 8h4l-4 4h4M15 7h3l-3 4h3',
  die: 'M12 2l9 6v8l-9 6l-9 -6V8zM3 8l9 3l9 -3M12 11v11',
  radio: 'M12 10v12M9 22h6M12 10a1.5 1.5 0 1 0 -0.01 0zM7 4q-4 5 0 10M17 4q4 5 0 10',
  charge: 'M12 3a9 9 0 1 0 0.01 0zM12 7a5 5 0 1 0 0.01 0zM12 10.5a1.5 1.5 0 1 0 0.01 0z',
} as const;

/** The name of a sign. */
export type ContactSign = keyof typeof PATHS;

/** A sign; what it means stands beside it. */
export const Sign = ({ name }: { name: ContactSign }) => (
  <svg class="ubl-sign ubl-sign-line" viewBox="0 0 24 24" aria-hidden="true">
    <path d={PATHS[name]} />
  </svg>
);
