/** The whole turn: reinforcements, a submarine, aircraft, and Intelligence against a rival's card. */
import type { Lesson } from '@flotilla/companion';
import type { ScenarioFile } from '../data/scenario-types.ts';

const scenario: ScenarioFile = {
  id: 'the-whole-turn',
  name: 'The whole turn',
  sides: [
    { name: 'Norway', navy: 'norway', ships: ['Bergen', 'Narvik', 'Ula'], reserve: ['Trondheim'] },
    { name: 'USSR', navy: 'ussr', ships: ['Druzhny', 'Smerch', 'K-316'], reserve: 'none' },
  ],
  first: 'Norway',
  victory: { type: 'vp', target: 9 },
};

/** The learner's hand first, then the rival's. */
const DECK = [
  ...['A052', 'A043', 'A041', 'A070', 'A007', 'A006', 'A090'],
  ...['A021', 'A005', 'A044', 'A035', 'A101', 'A036', 'A100'],
];

/** About eight minutes: one turn with everything in it. */
export const theWholeTurn: Lesson = {
  id: 'the-whole-turn',
  options: { scenario: 'custom', custom: JSON.stringify(scenario) },
  bots: ['steady'],
  seed: 'lesson:the-whole-turn',
  dice: { deck: [DECK], defence: [6], evasion: [1] },
  opening: [{}],
  cues: [
    { id: 'reserve', at: 'actions', part: 'question', choose: 'reinforce', hold: true },
    {
      id: 'price',
      at: 'reinforce',
      part: 'question',
      choose: { cards: ['A041'], ships: ['norway-trondheim'], row: '1' },
      hold: true,
    },
    { id: 'submarine', at: 'actions', part: 'question', choose: 'turn:norway-ula', hold: true },
    { id: 'torpedo', at: 'actions', part: 'hand', choose: 'attack:A043', hold: true },
    { id: 'below', at: 'aim', part: 'plot', choose: 'ussr-smerch', hold: true },
    { id: 'air', at: 'actions', part: 'hand', choose: 'strike:A052', hold: true },
    { id: 'strike', at: 'fly', part: 'plot', choose: 'ussr-druzhny', hold: true },
    { id: 'close', at: 'actions', part: 'question', choose: 'close', hold: true },
    { id: 'window', at: 'window', part: 'question', choose: 'cancel', hold: true },
    { id: 'end', at: 'discardCards', part: 'race' },
  ],
};
