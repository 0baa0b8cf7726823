/** The outline of a man, on the bridge and in the harbour. */

/** Somebody who stands at the origin. */
export const FIGURE =
  'M-3.4 -21a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0 -6.8 0ZM-4.5 -17h9l1.4 10h-2l-1 7h-2.2l-.7 -8l-.7 8h-2.2l-1 -7h-2z';
