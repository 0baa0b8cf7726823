/** A position of a game that nobody plays: bots play on until there is something to look at. */
import type { AnyGame, FormChoice } from '@flotilla/table';
import { botRngs, chosenBy, optionsOf, randomBot, Table } from '@flotilla/table';
import type { Sample } from './index.ts';

/** So many answers are played of a game before the next is begun, and so many games. */
const MOST_ANSWERS = 600;
const MOST_GAMES = 12;

/** What the first seat sees of the first position that fits; of the last one played when none does. */
export function sampleView(game: AnyGame, { options, fits }: Sample): object {
  let view: object = {};
  for (let i = 0; i < MOST_GAMES; i++) {
    const seed = `picture ${i}`;
    const seats = game.seats.min;
    const agreed = optionsOf(game, options) as FormChoice;
    const table = new Table({ game, options: agreed, seats, seed, recording: 'off' });
    const rngs = botRngs(seed, seats);
    for (let answers = 0; answers < MOST_ANSWERS && !table.over; answers++) {
      view = game.view(table.state.game, 0);
      if (fits(view)) return view;
      const [asked] = table.decisions;
      const rng = asked && rngs[asked.seat];
      if (!asked || !rng) break;
      table.take(asked, chosenBy(game.bots.steady ?? randomBot, table, asked, rng));
    }
  }
  return view;
}
