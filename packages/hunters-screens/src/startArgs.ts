/** What the sentences about ready-made careers are given: how simulated captains fared in such a boat. */
import type { Start } from '@flotilla/companion';
import type { TextArgs } from '@flotilla/table';
import { simulatedFor } from './career/simulated.ts';
import type { BoatType } from './game.ts';

/** The figures for the boat of a beginning. */
export default function startArgs({ options }: Start): TextArgs {
  const { careers, survived, tons } = simulatedFor(options.boat as BoatType);
  return { careers, share: Math.round(survived * 100), tons: tons[2] };
}
