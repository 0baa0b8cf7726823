// @vitest-environment happy-dom

import { rollsOf } from '@flotilla/companion';
import type { ScriptedDice } from '@flotilla/table/run';
import { cleanup } from '@testing-library/preact';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { atSea, CONVOY, withWords } from '../testing.tsx';
import { directorOf, drawn } from './testing.tsx';

beforeAll(() => withWords());
afterEach(cleanup);

/** A hit, then they are found, then two hits on the boat. */
const DICE: ScriptedDice = {
  ...CONVOY,
  'torpedo.hit': [2, 2],
  'torpedo.dud': [6],
  'torpedo.damage': [6],
  'escort.search': [6, 6],
  'escort.charges': [2, 4],
  hit: [1, 6, 2, 3],
  flooding: [1],
};

/** One torpedo is fired; gives the board and the card as they are when the player is about to throw for something. */
function beforeTheThrow(purpose: string, dice: ScriptedDice): string {
  const session = atSea({ ...DICE, ...dice });
  session.answer('attack');
  session.answer('surfaced-medium');
  const refused = session.answer({
    forward1: '0',
    forward2: 'hold',
    forward3: 'hold',
    forward4: 'hold',
    aft1: 'hold',
    lead: 'forward',
  });
  expect(refused).toBeNull();
  const director = directorOf(session);
  const waitsFor = (): string | undefined => {
    const beat = director.beat.value;
    return director.phase === 'roll' && beat ? rollsOf(beat)[0]?.roll?.purpose : undefined;
  };
  while (director.beat.value && waitsFor() !== purpose) director.goOn();
  expect(waitsFor()).toBe(purpose);
  // Of which beat a scene is nobody can see; the style sheets do not ask for it either.
  return drawn(session, director).innerHTML.replace(/ data-beat="\w+"/, '');
}

describe('before the dice fall, board and card are the same whatever they will bring', () => {
  it.each([
    ['torpedo.hit', 'a torpedo that misses', { 'torpedo.hit': [6, 6] }],
    ['torpedo.hit', 'a torpedo that does not explode', { 'torpedo.dud': [1] }],
    ['escort.search', 'escorts that find nothing', { 'escort.search': [1, 1] }],
    ['escort.charges', 'charges that come closer', { 'escort.charges': [4, 4] }],
    ['escort.charges', 'charges that sink the boat', { 'escort.charges': [6, 6] }],
  ])('%s: %s', (purpose, _, dice) => {
    const one = beforeTheThrow(purpose, {});
    cleanup();
    expect(beforeTheThrow(purpose, dice)).toBe(one);
  });
});
