/** Games nobody played, to compare with. */
import { loadGame } from '@flotilla/lab';
import type { Figures, FormChoice } from '@flotilla/table';
import { botRngs, optionsOf, playOn, randomBot, Table } from '@flotilla/table/run';

/** The figures of games that steady bots play to their ends, one for each set of options. */
export async function simulated(
  id: string,
  seeds: string,
  options: readonly FormChoice[],
): Promise<readonly Figures[]> {
  const game = await loadGame(id);
  return options.flatMap((wanted, i) => {
    const seed = `${seeds} ${i}`;
    const table = new Table({
      game,
      options: optionsOf(game, wanted) as FormChoice,
      seats: 1,
      seed,
      recording: 'off',
    });
    playOn(table, [game.bots.steady ?? randomBot], botRngs(seed, 1));
    return table.over ? [game.figures(table.state.game)] : [];
  });
}
