/** How deep a boat is while there are ships or escorts about (rules 9.1.5, 9.6). */
import type { Fight } from '../state.ts';

/** Whether the boat is under water: she went in so, or the escorts have driven her down (9.6). */
export const isSubmerged = ({ approach, round }: Fight): boolean =>
  round > 0 || (approach !== null && !approach.surfaced);
