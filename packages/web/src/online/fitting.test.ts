/** A table for friends can be opened with the first press of the button, however many they are. */
import { GAMES } from '@flotilla/lab';
import { startOf } from '@flotilla/table';
import { optionsRefusal } from '@flotilla/table/run';
import { describe, expect, it } from 'vitest';
import { fitting } from './fitting.ts';

describe('options for a number of seats', () => {
  it('are found for every number of seats of every game', async () => {
    const games = (await Promise.all(GAMES.map(({ load }) => load()))).filter(({ seats }) => seats.max > 1);
    for (const id of ['hunters', 'naval-battles', 'smugglers'])
      expect(games.map((game) => game.id)).toContain(id);
    for (const game of games)
      for (let seats = Math.max(2, game.seats.min); seats <= game.seats.max; seats++) {
        const options = fitting(game, seats, startOf(game.optionFields));
        expect(optionsRefusal(game, options, seats), `${game.id} with ${seats}`).toBeNull();
      }
  });

  it('stay as they are where they fit', async () => {
    const game = await GAMES.find(({ id }) => id === 'naval-battles')?.load();
    if (!game) throw new Error('There is no such game.');
    const start = startOf(game.optionFields);
    expect(fitting(game, 4, start)).toBe(start);
  });
});
