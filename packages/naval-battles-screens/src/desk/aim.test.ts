/** The bar across a target: the figure is the chance of its words, after everything that lies open. */

import { change, settings } from '@flotilla/ui/base/settings.ts';
import { afterEach, describe, expect, it } from 'vitest';
import type { Prospect, Say } from '../game.ts';
import { SHIPS } from '../game.ts';
import { barOf } from './aim.ts';

const named = (name: string): string => SHIPS.find((ship) => ship.name === name)?.id ?? '';
const KONGO = named('Kongo');
const TAKANAMI = named('Takanami');

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
  guards: [
    { ship: KONGO, on: 4 },
    { ship: KONGO, on: 4 },
    { ship: TAKANAMI, on: 5 },
  ],
};

const say: Say = (said) => (typeof said === 'string' ? said : String(said.args?.name ?? said.key));
const bar = (prospect: Prospect) => barOf(prospect, say);

describe('the bar across a target', () => {
  it('has one figure, the chance against every open guard, and says what stands in the way', () => {
    const { big, figure, small, brief } = bar(HAYABUSA);
    expect(big).toBe('Sinks');
    expect(figure).toMatch(/^11\s?%$/);
    expect(small).toMatch(/^83\s?% stopped, then evades 33\s?%$/);
    expect(brief).toMatch(/^83\s?% stopped$/);
  });

  it('names those who guard her where she cannot evade, unless they are too many', () => {
    const damage = { ...HAYABUSA, sinks: false, left: 5, evades: 0, guarded: 1 / 6, unguarded: 1 };
    expect(bar(damage).big).toBe('2 damage');
    expect(bar(damage).figure).toMatch(/^17\s?%$/);
    expect(bar(damage).small).toMatch(/^83\s?% stopped: [^,]+, [^,]+$/);
    const many = [...damage.guards, ...SHIPS.slice(0, 3).map(({ id }) => ({ ship: id, on: 5 }))];
    expect(bar({ ...damage, guards: many }).small).toMatch(/^83\s?% stopped$/);
  });

  it('names evasion where no guard could help, and no figure where nothing that lies open could', () => {
    const alone = { ...HAYABUSA, guards: [], stopped: 0, guarded: 2 / 3 };
    expect(bar(alone).figure).toMatch(/^67\s?%$/);
    expect(bar(alone).small).toMatch(/^evades 33\s?% · /);
    expect(bar({ ...alone, evades: 0, guarded: 1, unguarded: 1 })).toEqual({
      tone: 'lit',
      big: 'Sinks',
      short: 'Sinks',
      figure: '',
      small: '2 damage, 2 hull left',
      brief: '',
    });
  });

  describe('with odds switched off', () => {
    const { odds } = settings.peek();
    afterEach(() => change({ odds }));

    it('shows no figure', () => {
      change({ odds: false });
      expect(bar(HAYABUSA)).toMatchObject({ big: 'Sinks', figure: '' });
      expect(bar(HAYABUSA).small).not.toContain('%');
    });
  });
});
