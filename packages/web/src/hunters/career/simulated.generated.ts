/** Careers of the steady captain by the boat they began in, played by scripts/careers.mjs; not edited by hand. */
import type { BoatType } from '../game.ts';
import type { Simulated } from './simulated.ts';

/** What they came to. */
export const SIMULATED: Readonly<Record<BoatType, Simulated>> = {
  VIIA: { careers: 4000, survived: 0.138, patrols: 11.7, tons: [19600, 47000, 100700, 153800, 194200] },
  VIIB: { careers: 4000, survived: 0.141, patrols: 11.3, tons: [24000, 58800, 114600, 172300, 220000] },
  VIIC: { careers: 4000, survived: 0.182, patrols: 8.3, tons: [16800, 39800, 78300, 116700, 148000] },
  VIID: { careers: 4000, survived: 0.334, patrols: 4.1, tons: [1800, 14800, 30100, 46900, 63900] },
  VIICFlak: { careers: 4000, survived: 0.841, patrols: 1.0, tons: [0, 0, 0, 5000, 9000] },
  IXA: { careers: 4000, survived: 0.16, patrols: 8.2, tons: [22100, 56300, 112500, 176500, 226700] },
  IXB: { careers: 4000, survived: 0.169, patrols: 6.9, tons: [19100, 50500, 99900, 154100, 195400] },
  IXC: { careers: 4000, survived: 0.238, patrols: 5.0, tons: [13100, 34200, 72900, 111500, 143400] },
};
