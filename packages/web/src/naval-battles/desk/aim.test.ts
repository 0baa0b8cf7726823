/** The bar across a target: the figure is the chance of its words, after everything that lies open. */
import { afterEach, describe, expect, it } from 'vitest';
import { change, settings } from '../../settings.ts';
import type { Prospect } from '../game.ts';
import { barOf } from './aim.ts';

/** A missile at Hayabusa, with Kongo and Takanami beside her. */
const HAYABUSA: Prospect = {
  guarded: 1 / 9,
  unguarded: 2 / 3,
  sinks: true,
  damage: 2,
  outright: false,
  evades: 1 / 3,
  left: 2,
  aimed: 0,
  stopped: 5 / 6,
  guards: 3,
};

describe('the bar across a target', () => {
  it('leads with the chance against every open guard, and says what it is if they do not defend', () => {
    const { big, small } = barOf(HAYABUSA);
    expect(big).toMatch(/^Sinks 11\s?%$/);
    expect(small).toMatch(/^67\s?% undefended$/);
  });

  it('says how likely damage is, not only how much', () => {
    const { big, small } = barOf({
      ...HAYABUSA,
      sinks: false,
      left: 5,
      evades: 0,
      guarded: 1 / 6,
      unguarded: 1,
    });
    expect(big).toMatch(/^2 damage 17\s?%$/);
    expect(small).toMatch(/^100\s?% undefended$/);
  });

  it('names evasion where no guard could help, and no figure where nothing that lies open could', () => {
    const alone = { ...HAYABUSA, guards: 0, stopped: 0, guarded: 2 / 3 };
    expect(barOf(alone).big).toMatch(/^Sinks 67\s?%$/);
    expect(barOf(alone).small).toMatch(/^evades 33\s?% · /);
    expect(barOf({ ...alone, evades: 0, guarded: 1, unguarded: 1 })).toEqual({
      tone: 'lit',
      big: 'Sinks',
      small: '2 damage, 2 hull left',
    });
  });

  describe('with odds switched off', () => {
    const { odds } = settings.peek();
    afterEach(() => change({ odds }));

    it('shows no figure', () => {
      change({ odds: false });
      expect(barOf(HAYABUSA)).toEqual({ tone: 'lit', big: 'Sinks', small: '' });
    });
  });
});
