/** How a crew bears up, as the screens show it: a shape and a word, never colour alone. */
import type { MapSignName } from '../map/signs.tsx';

/** The states of a crew. */
export type CrewState = 'fit' | 'shaken' | 'unfit';

/** The rules call a fit crew okay. */
export const crewState = (status: 'okay' | 'shaken' | 'unfit'): CrewState =>
  status === 'okay' ? 'fit' : status;

/** The sign of each state. */
export const CREW_SIGNS: Readonly<Record<CrewState, MapSignName>> = {
  fit: 'fit',
  shaken: 'shaken',
  unfit: 'unfit',
};
