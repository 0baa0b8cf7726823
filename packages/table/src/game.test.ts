import { describe, expect, it } from 'vitest';
import { tinyGame } from '../test/tiny.ts';
import type { GameDefinition } from './game.ts';
import { defineGame, oddsText } from './game.ts';
import { rulebook } from './rulebook.ts';

describe('a game is checked when it is defined', () => {
  const { step } = rulebook<Lonely>();
  interface Lonely {
    state: object;
    options: object;
    steps: { one: null };
    events: object;
    view: object;
  }
  const sound: GameDefinition<Lonely> = tinyGame<Lonely>({
    setup: () => ({}),
    first: 'one',
    steps: { one: step('one', () => {}) },
  });

  it('a step must be listed under its own name', () => {
    const steps = { one: { ...sound.steps.one, name: 'two' as 'one' } };
    expect(() => defineGame({ ...sound, steps })).toThrow(
      'tiny: the step listed as "one" calls itself "two".',
    );
  });

  it('the first step must exist', () => {
    expect(() => defineGame({ ...sound, first: 'zero' as 'one' })).toThrow(
      'tiny: there is no first step "zero".',
    );
  });

  it('the random bot comes with the kernel', () => {
    const bots = { random: { choose: () => 'x' } };
    expect(() => defineGame({ ...sound, bots })).toThrow('tiny: the bot "random" comes with the kernel.');
  });
});

it('a chance is called by what it is of, or by a text that several share', () => {
  expect(oddsText({ of: 'hit', chance: 0.5 })).toEqual({ key: 'odds.hit' });
  expect(oddsText({ of: 'ship3', chance: 0.5, text: 'ship', args: { n: 3 } })).toEqual({
    key: 'odds.ship',
    args: { n: 3 },
  });
});
