/** How simulated careers ended, for comparison. */
import type { BoatType } from '../game.ts';
import { SIMULATED } from './simulated.generated.ts';

/** What many simulated careers in one type of boat came to. */
export interface Simulated {
  readonly careers: number;
  /** Share of Kommandants who lived to June 1943. */
  readonly survived: number;
  /** Patrols of the mean career. */
  readonly patrols: number;
  /** Tons at the tenth, twenty-fifth, fiftieth, seventy-fifth and ninetieth hundredth. */
  readonly tons: readonly [number, number, number, number, number];
}

/** The careers that began in a type of boat. */
export const simulatedFor = (type: BoatType): Simulated => SIMULATED[type];

const SHARES = [0.1, 0.25, 0.5, 0.75, 0.9] as const;

/** The share of simulated careers with less tonnage, between the known points along a straight line. */
export function betterThan({ tons: quantiles }: Simulated, tons: number): number {
  let [share, at]: [number, number] = [0, 0];
  for (let i = 0; i < SHARES.length; i++) {
    const [next, there] = [SHARES[i] as number, quantiles[i] as number];
    if (tons < there) return share + ((tons - at) / Math.max(1, there - at)) * (next - share);
    [share, at] = [next, there];
  }
  const beyond = Math.max(1, at * 0.6);
  return Math.min(0.99, share + ((tons - at) / beyond) * (1 - share));
}
