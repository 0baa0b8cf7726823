/** Ready-made careers. */
import type { Presets, Start, StartWishes } from '@flotilla/companion';
import { startOf } from '@flotilla/table';
import type { BoatType } from './data/boats.ts';

/** What is taken aboard before the boat sails: torpedoes (4.5), and the reloads beside the mines where those are ordered (7.4.2). */
const LOADS: readonly string[] = ['loadout', 'mineLoad'];

/** Name and boat are taken as they are said, and the usual load aboard: nobody's first question is a load-out (4.3.1). */
const opening =
  ({ name, usual }: StartWishes): Presets =>
  (asked) => {
    if (asked.kind !== 'fill') return null;
    if (asked.step === 'commission') return { ...startOf(asked.form), name };
    return LOADS.includes(asked.step) && usual ? startOf(asked.form) : null;
  };

const career = (id: string, boat: BoatType): Start => ({ id, options: { boat }, presets: opening });

/** The careers, the one for a newcomer first. */
export const starts: readonly Start[] = [
  career('first', 'VIIB'),
  career('far', 'IXB'),
  career('thick', 'VIIC'),
  career('hard', 'VIID'),
];
