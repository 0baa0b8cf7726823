/** Careers of the steady captain by the boat they began in, played by scripts/careers.mjs; not edited by hand. */
import type { BoatType } from '../game.ts';
import type { Simulated } from './simulated.ts';

/** What they came to. */
export const SIMULATED: Readonly<Record<BoatType, Simulated>> = {
  VIIA: { careers: 4000, survived: 0.141, patrols: 11.6, tons: [20000, 49600, 109600, 170000, 218000] },
  VIIB: { careers: 4000, survived: 0.145, patrols: 11.3, tons: [25800, 62800, 127100, 190400, 241900] },
  VIIC: { careers: 4000, survived: 0.176, patrols: 8.3, tons: [18600, 45000, 86200, 128600, 165200] },
  VIID: { careers: 4000, survived: 0.331, patrols: 4.1, tons: [1800, 16400, 32800, 50900, 68900] },
  VIICFlak: { careers: 4000, survived: 0.84, patrols: 1.0, tons: [0, 0, 0, 5000, 9400] },
  IXA: { careers: 4000, survived: 0.166, patrols: 8.2, tons: [23600, 61200, 123000, 195300, 250800] },
  IXB: { careers: 4000, survived: 0.17, patrols: 6.8, tons: [22000, 54700, 108600, 168800, 216300] },
  IXC: { careers: 4000, survived: 0.236, patrols: 5.0, tons: [15900, 38700, 80100, 120200, 151900] },
};
