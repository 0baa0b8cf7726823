/** A position of a game that nobody plays: bots play on until there is something to look at. */
import type { AnyGame, FormChoice } from '@flotilla/table';
import { botRngs, chosenBy, optionsOf, randomBot, Table } from '@flotilla/table/run';
import type { Sample } from '@flotilla/ui/pictures/drawing.ts';

/** So many answers are played at most. */
const MOST_ANSWERS = 400;
/** Milliseconds after which the page may do something else. */
const BREATH = 8;

/** What the first seat sees of the first position that fits; of the last one played when none does. */
export async function sampleView(game: AnyGame, { options, seed, fits }: Sample): Promise<object> {
  const seats = game.seats.min;
  const agreed = optionsOf(game, options) as FormChoice;
  const table = new Table({ game, options: agreed, seats, seed, recording: 'off' });
  const rngs = botRngs(seed, seats);
  let view = game.view(table.state.game, 0);
  let until = performance.now() + BREATH;
  for (let answers = 0; answers < MOST_ANSWERS && !table.over && !fits(view); answers++) {
    const [asked] = table.decisions;
    const rng = asked && rngs[asked.seat];
    if (!asked || !rng) break;
    table.take(asked, chosenBy(game.bots.steady ?? randomBot, table, asked, rng));
    view = game.view(table.state.game, 0);
    if (performance.now() < until) continue;
    await new Promise((painted) => setTimeout(painted));
    until = performance.now() + BREATH;
  }
  return view;
}
