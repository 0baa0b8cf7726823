/** Every random number of a recorded game, so that anybody can draw it again with a program of their own. */
import type { Draw } from './chance.ts';
import type { AnyGame } from './game.ts';
import type { GameRecord } from './record.ts';
import type { Script } from './script.ts';
import { Table } from './table.ts';

/** The draws of a record that holds its seed, in the order in which they were made; dice typed in by hand are left out. */
export function drawsOf(game: AnyGame, record: GameRecord): Draw[] {
  const { options, seats, seed, dice, realDice, answers, position } = record;
  if (seed === null) throw new Error('A record without a seed has no draws.');
  const draws: Draw[] = [];
  // A player who throws real dice gets those of the opening from the seed.
  const script: Script | null =
    realDice || dice ? { dice: realDice ? {} : (dice ?? {}), missing: 'seed' } : null;
  const table = new Table({
    game,
    options,
    seats: seats.length,
    seed,
    script,
    onDraw: (draw) => void draws.push(draw),
  });
  if (script) script.dice = dice ?? {};
  for (const answer of answers.slice(0, position)) table.answer(answer);
  return draws;
}
