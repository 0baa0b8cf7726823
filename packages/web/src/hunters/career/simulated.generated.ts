import type { Simulated } from './simulated.ts';

const x: Simulated = { careers: 1, survived: 0.2, patrols: 8, tons: [20000, 50000, 90000, 130000, 170000] };
export const SIMULATED = { VIIA: x, VIIB: x, VIIC: x, VIID: x, VIICFlak: x, IXA: x, IXB: x, IXC: x } as const;
