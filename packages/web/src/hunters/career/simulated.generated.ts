/** Careers of the steady captain by the boat they began in, played by scripts/careers.mjs; not edited by hand. */
import type { BoatType } from '../game.ts';
import type { Simulated } from './simulated.ts';

/** What they came to. */
export const SIMULATED: Readonly<Record<BoatType, Simulated>> = {
  VIIA: { careers: 4000, survived: 0.138, patrols: 11.7, tons: [19600, 46700, 100100, 152500, 193000] },
  VIIB: { careers: 4000, survived: 0.141, patrols: 11.3, tons: [23900, 58500, 113200, 170700, 217900] },
  VIIC: { careers: 4000, survived: 0.183, patrols: 8.3, tons: [16700, 39600, 78000, 116300, 147500] },
  VIID: { careers: 4000, survived: 0.336, patrols: 4.1, tons: [2000, 14800, 30100, 46900, 63900] },
  VIICFlak: { careers: 4000, survived: 0.841, patrols: 1.0, tons: [0, 0, 0, 5000, 9000] },
  IXA: { careers: 4000, survived: 0.159, patrols: 8.2, tons: [22100, 56100, 112000, 176300, 225400] },
  IXB: { careers: 4000, survived: 0.171, patrols: 6.9, tons: [19100, 50200, 99900, 153800, 195400] },
  IXC: { careers: 4000, survived: 0.239, patrols: 5.0, tons: [13100, 34200, 72900, 111400, 143200] },
};
