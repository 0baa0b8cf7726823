/** Ready-made battles. */
import type { Start } from '@flotilla/companion';
import { openingOf } from './opening.ts';

/** An open battle in which the lot gives every fleet its navy. */
const battle = (id: string, points: number): Start => ({
  id,
  options: { scenario: 'open', points },
  presets: (_, seed) => openingOf(['lot', 'lot'], seed),
});

/** The battles, the one for a newcomer first. */
export const starts: readonly Start[] = [
  battle('first', 15),
  battle('usual', 25),
  { id: 'raider', options: { scenario: 'raider-force-710' } },
  { id: 'falkland', options: { scenario: 'falkland-express' } },
];
