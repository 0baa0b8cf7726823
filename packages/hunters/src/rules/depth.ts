/** How deep a boat is while ships or escorts are about (rules 9.1.5, 9.6). */
import type { Fight } from '../state.ts';

/** Whether the boat is submerged: she went in that way, or the escorts have driven her down (9.6). */
export const isSubmerged = ({ approach, round }: Fight): boolean =>
  round > 0 || (approach !== null && !approach.surfaced);
