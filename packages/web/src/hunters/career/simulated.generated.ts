/** Careers of the steady captain by the boat they began in, played by scripts/careers.mjs; not edited by hand. */
import type { BoatType } from '../game.ts';
import type { Simulated } from './simulated.ts';

/** What they came to. */
export const SIMULATED: Readonly<Record<BoatType, Simulated>> = {
  VIIA: { careers: 1500, survived: 0.147, patrols: 11.4, tons: [20000, 46700, 105900, 166200, 216800] },
  VIIB: { careers: 1500, survived: 0.147, patrols: 11.4, tons: [24000, 64900, 128500, 192800, 243500] },
  VIIC: { careers: 1500, survived: 0.175, patrols: 8.2, tons: [18500, 44000, 84100, 126300, 166300] },
  VIID: { careers: 1500, survived: 0.329, patrols: 4.1, tons: [0, 15500, 32200, 50300, 68200] },
  VIICFlak: { careers: 1500, survived: 0.84, patrols: 1.0, tons: [0, 0, 0, 4800, 9300] },
  IXA: { careers: 1500, survived: 0.155, patrols: 8.0, tons: [21800, 58000, 116500, 191600, 247000] },
  IXB: { careers: 1500, survived: 0.163, patrols: 6.8, tons: [22000, 54700, 106100, 165200, 215100] },
  IXC: { careers: 1500, survived: 0.221, patrols: 4.8, tons: [16100, 38100, 78300, 119600, 150100] },
};
