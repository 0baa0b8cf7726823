/** Games of a few lines for tests of the kernel. */
import type { GameDefinition, GameShape, Refusal } from '@flotilla/table';
import { defineGame } from '@flotilla/table';
import { Table, tableTexts, words } from '@flotilla/table/run';
import type { Setting } from '../src/table.ts';

type Needed = 'setup' | 'first' | 'steps';

/** A game made from its steps; everything a test does not care about is filled in. */
export const tinyGame = <G extends GameShape>(
  parts: Pick<GameDefinition<G>, Needed> & Partial<GameDefinition<G>>,
): GameDefinition<G> =>
  defineGame<G>({
    id: 'tiny',
    version: '1',
    title: 'Tiny',
    seats: { min: 1, max: 4 },
    optionFields: [],
    events: {} as GameDefinition<G>['events'],
    tell: {} as GameDefinition<G>['tell'],
    view: (state) => structuredClone(state) as G['view'],
    describe: () => [],
    status: () => [],
    outcome: () => ({ ending: 'over', winners: [] }),
    figures: () => ({ numbers: {}, tallies: {} }),
    bots: {},
    texts: { en: async () => ({}) } as unknown as GameDefinition<G>['texts'],
    ...parts,
  });

/** A table for a tiny game. */
export const lay = <G extends GameShape>(
  game: GameDefinition<G>,
  setting: Partial<Setting<G>> = {},
): Table<G> => new Table({ game, options: {}, seats: 1, seed: 'tiny', ...setting });

/** A refusal in English. */
export const sentence = (refusal: Refusal | null): string =>
  refusal ? words({ language: 'en', catalogue: tableTexts.en }, refusal.why) : 'nothing was refused';
