/** A game of a single step, in which a test does what it likes. */
import type { GameDefinition, Turn } from '@flotilla/table';
import { rulebook } from '@flotilla/table';
import type { ScriptedDice } from '@flotilla/table/run';
import { lay, tinyGame } from './tiny.ts';

/** What the game holds, asks and logs. */
export interface Sea {
  state: { seen: number[]; list: string[] };
  options: object;
  steps: { sail: null };
  events: { sunk: { ship: string }; told: { card: string } };
  view: object;
}

const { step } = rulebook<Sea>();

/** The game with this step. */
export const sea = (sail: (t: Turn<Sea>) => void): GameDefinition<Sea> =>
  tinyGame<Sea>({
    setup: () => ({ seen: [], list: [] }),
    first: 'sail',
    steps: { sail: step('sail', sail) },
    events: { sunk: { density: 'story', heading: 1 }, told: { density: 'normal' } },
  });

/** A table of three at which the step has run, with typed-in dice. */
export const sail = (run: (t: Turn<Sea>) => void, dice: ScriptedDice = {}, seed = 'tiny') =>
  lay(sea(run), { seats: 3, seed, script: { dice, missing: 'seed' } });
