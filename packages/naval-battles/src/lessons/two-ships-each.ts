/** Two ships each: an attack card, its platforms and its range, and a defence. */
import type { Lesson } from '@flotilla/companion';
import type { ScenarioFile } from '../data/scenario-types.ts';

const scenario: ScenarioFile = {
  id: 'two-ships-each',
  name: 'Two ships each',
  sides: [
    { name: 'Norway', navy: 'norway', ships: ['Bergen', 'Narvik'], reserve: 'none' },
    { name: 'USSR', navy: 'ussr', ships: ['Druzhny', 'Smerch'], reserve: 'none' },
  ],
  first: 'Norway',
  victory: { type: 'vp', target: 6 },
};

/** The learner's hand first, then the rival's, then what is drawn. */
const DECK = [
  ...['A023', 'A004', 'A031', 'A005', 'A090', 'A080', 'A099'],
  ...['A021', 'A044', 'A006', 'A035', 'A064', 'A036', 'A100'],
  ...['A032', 'A091', 'A024'],
];

/** About five minutes: one turn, and the answer to the rival's. */
export const twoShipsEach: Lesson = {
  id: 'two-ships-each',
  options: { scenario: 'custom', custom: JSON.stringify(scenario) },
  bots: ['steady'],
  seed: 'lesson:two-ships-each',
  dice: { deck: [DECK], defence: [1, 5], evasion: [2, 3] },
  cues: [
    { id: 'rows', at: 'layOut', part: 'question', choose: {}, hold: true },
    { id: 'card', at: 'actions', part: 'hand', choose: 'attack:A023', hold: true },
    { id: 'target', at: 'aim', part: 'plot', choose: 'ussr-smerch', hold: true },
    { id: 'platform', at: 'commitShip', part: 'question', choose: 'norway-bergen', hold: true },
    { id: 'second', at: 'actions', part: 'hand', choose: 'attack:A004', hold: true },
    { id: 'range', at: 'aim', part: 'plot', choose: 'ussr-smerch', hold: true },
    { id: 'close', at: 'actions', part: 'question', choose: 'close', hold: true },
    { id: 'sunk', at: 'discardCards', part: 'race', choose: {}, hold: true },
    { id: 'defence', at: 'defend', part: 'question', choose: { attack1: ['card:A090'] }, hold: true },
    { id: 'yours', at: 'actions', part: 'hand' },
  ],
};
