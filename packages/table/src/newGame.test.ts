import { describe, expect, it } from 'vitest';
import { tinyGame } from '../test/tiny.ts';
import type { AnyGame } from './game.ts';
import { anyGame } from './game.ts';
import { meaningful, normalised } from './newGame.ts';
import { rulebook } from './rulebook.ts';

interface Cruise {
  state: object;
  options: { weather: boolean; wind: number; boats: number };
  steps: { sail: null };
  events: object;
  view: object;
}

const { step } = rulebook<Cruise>();

/** A game whose form asks for the wind only where there is weather. */
const cruise = (idleOptions?: (options: Cruise['options']) => readonly string[]): AnyGame =>
  anyGame(
    tinyGame<Cruise>({
      setup: () => ({}),
      first: 'sail',
      steps: { sail: step('sail', () => {}) },
      optionFields: [
        { id: 'weather', kind: 'yes', start: true },
        { id: 'wind', kind: 'count', min: 0, max: 12, start: 4 },
        { id: 'boats', kind: 'count', min: 1, max: 3 },
      ],
      ...(idleOptions && { idleOptions }),
    }),
  );

const game = cruise(({ weather }) => (weather ? [] : ['wind']));
const chosen = { weather: true, wind: 9, boats: 2 };

describe('the form of a new game', () => {
  it('leaves out what means nothing as the rest is filled in', () => {
    const shown = (options: typeof chosen) => meaningful(game, options).map(({ id }) => id);
    expect(shown(chosen)).toEqual(['weather', 'wind', 'boats']);
    expect(shown({ ...chosen, weather: false })).toEqual(['weather', 'boats']);
  });

  it('puts what it leaves out back to how it starts, and keeps the rest as it was chosen', () => {
    expect(normalised(game, chosen)).toEqual(chosen);
    expect(normalised(game, { ...chosen, weather: false })).toEqual({ weather: false, wind: 4, boats: 2 });
  });

  it('asks for everything where the game knows of nothing idle', () => {
    expect(meaningful(cruise(), chosen)).toHaveLength(3);
    expect(normalised(cruise(), { ...chosen, weather: false })).toEqual({ ...chosen, weather: false });
  });
});
