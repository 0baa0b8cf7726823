/** Careers nobody sailed, to compare with: as many in each type of boat as the reader has begun in it, times some. */
import { loadGame } from '@flotilla/lab';
import type { FormChoice } from '@flotilla/table';
import { botRngs, optionsOf, playOn, randomBot, Table } from '@flotilla/table/run';
import type { Life } from './sums.ts';
import { survivalOf } from './sums.ts';

/** Careers in all; few enough to be played while somebody reads the page. */
const CAREERS = 240;

/** The share of simulated captains alive after each patrol, weighed by the boats in the list. */
export async function simulatedSurvival(boats: readonly string[]): Promise<number[]> {
  const game = await loadGame('hunters');
  const lives: Life[] = [];
  for (let i = 0; i < CAREERS && boats.length > 0; i++) {
    const seed = `survival ${i}`;
    const options = optionsOf(game, { boat: boats[i % boats.length] }) as FormChoice;
    const table = new Table({ game, options, seats: 1, seed, recording: 'off' });
    playOn(table, [game.bots.steady ?? randomBot], botRngs(seed, 1));
    if (!table.over) continue;
    const { numbers, tallies } = game.figures(table.state.game);
    lives.push({ patrols: numbers.patrols ?? 0, died: tallies.fate !== 'survived' });
  }
  return survivalOf(lives);
}
