import type { ExpressPlay } from '@flotilla/table';
import { optionsOf } from '@flotilla/table';
import { expressFault } from '@flotilla/table/testkit';
import { describe, expect, test } from 'vitest';
import { BOAT_TYPES } from '../data/boats.ts';
import { hunters } from '../index.ts';
import type { Captain, Fate, Options, State } from '../state.ts';
import { express } from './index.ts';

const playOf = (change: Partial<Options> = {}) =>
  express(optionsOf(hunters, change), ['steady']) as ExpressPlay<State>;

/** All ends but being crushed below test depth, which a sound hull at the start of a dive makes as good as impossible. */
const FATES: readonly Fate[] = [
  'survived',
  'sunk',
  'bombed',
  'imploded',
  'killed',
  'overboard',
  'diedOfWounds',
  'prisoner',
  'captured',
  'lostAtSea',
];
const POSTINGS: readonly Captain['posting'][] = ['none', 'arctic', 'mediterranean'];
const AWARDED = ['award 0', 'award 1', 'award 2', 'award 3', 'award 4'];

/** Careers of one type, first boats to last patrols. */
const CAREERS = 60;

describe('a career without a table', () => {
  test.each(BOAT_TYPES)('in a %s is the same, day for day and answer for answer', (boat) => {
    const options = optionsOf(hunters, { boat });
    for (let i = 0; i < CAREERS; i++)
      expect(expressFault(hunters, options, ['steady'], `express ${boat} ${i}`)).toBeNull();
  });

  test.each([
    ['when a hull gives way below test depth and is tried again', 'VIIA', 'rare 602'],
    ['when the Diamonds keep contact without a roll', 'VIIB', 'rare 5268'],
  ] as const)('is the same %s', (_, boat, seed) => {
    expect(expressFault(hunters, optionsOf(hunters, { boat }), ['steady'], seed)).toBeNull();
  });

  test('does not depend on the careers before it', () => {
    const play = playOf();
    const first = play('again');
    play('another');
    expect(play('again')).toEqual(first);
  });

  test('is the same for every end it can come to, and for every posting and award', () => {
    const options = optionsOf(hunters, { boat: 'VIIC' });
    const play = playOf({ boat: 'VIIC' });
    const seeds = new Map<string, string>();
    for (let i = 0; i < 3000; i++) {
      const seed = `fates ${i}`;
      const { fate, posting, award } = play(seed).state.captains[0] as Captain;
      for (const what of [fate, posting, `award ${award}`]) seeds.set(what, seed);
    }
    expect([...seeds.keys()].sort()).toEqual([...FATES, ...POSTINGS, ...AWARDED].sort());
    for (const seed of seeds.values()) expect(expressFault(hunters, options, ['steady'], seed)).toBeNull();
  });
});

describe('what needs a table', () => {
  test.each<Partial<Options>>([
    { boat: 'choose' },
    { printing: 'first' },
    { rerolls: 'always' },
    { rerolls: 'never' },
    { rules: ['14.8'] },
    { mode: 'twoPlayer' },
  ])('is left to it: %o', (change) => {
    expect(playOf(change)).toBeNull();
  });

  test('other bots and several captains', () => {
    const options = optionsOf(hunters);
    expect(express(options, ['ace'])).toBeNull();
    expect(express(options, ['random'])).toBeNull();
    expect(express(options, ['steady', 'steady'])).toBeNull();
  });
});

describe('a career that goes another way', () => {
  const options = optionsOf(hunters);
  const played = express(options, ['steady']) as ExpressPlay<State>;
  const faultOf = (play: ExpressPlay<State>) =>
    expressFault({ ...hunters, express: () => play }, options, ['steady'], 'parted');

  test('is told by where it parts from the table', () => {
    const fault = faultOf((seed) => {
      const finish = played(seed);
      (finish.state.captains[0] as Captain).crew.quality += 1;
      return finish;
    });
    expect(fault).toMatch(/state\.captains\.0\.crew\.quality is \d, at a table \d/);
  });

  test('is told by the answers that are missing', () => {
    const { state, answers } = played('parted');
    expect(faultOf(() => ({ state, answers: answers - 1 }))).toContain(
      `${answers - 1} answers, at a table ${answers}`,
    );
  });
});
