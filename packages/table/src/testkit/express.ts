/** Holds games played without a table to the rules of the table. */
import { botRngs, playOut } from '../autoplay.ts';
import { botNamed } from '../bots.ts';
import type { GameDefinition, GameShape } from '../game.ts';
import { canonical } from '../json.ts';
import { Table } from '../table.ts';

/**
 * Plays a game of bots at a table and without one and says where they part; null when state and answers are the same, or
 * where the game is played at tables only.
 */
export function expressFault<G extends GameShape>(
  game: GameDefinition<G>,
  options: G['options'],
  bots: readonly string[],
  seed: string,
): string | null {
  const play = game.express?.(options, bots);
  if (!play) return null;
  const table = new Table({ game, options, seats: bots.length, seed, recording: 'off' });
  const seated = bots.map((bot) => botNamed(game, bot));
  const answers = playOut(table, seated, botRngs(seed, bots.length));
  const finish = play(seed);
  const parted = firstDifference(table.state.game, finish.state, 'state');
  if (parted) return `Seed "${seed}", played without a table: ${parted}.`;
  if (answers === finish.answers) return null;
  return `Seed "${seed}", played without a table: ${finish.answers} answers, at a table ${answers}.`;
}

/** Where two values of plain JSON differ first, and how; null when they are the same. */
function firstDifference(wanted: unknown, found: unknown, path: string): string | null {
  if (canonical(wanted ?? null) === canonical(found ?? null)) return null;
  if (!isHolder(wanted) || !isHolder(found))
    return `${path} is ${JSON.stringify(found)}, at a table ${JSON.stringify(wanted)}`;
  for (const key of new Set([...Object.keys(wanted), ...Object.keys(found)])) {
    const parted = firstDifference(wanted[key], found[key], `${path}.${key}`);
    if (parted) return parted;
  }
  return `${path} differs`;
}

const isHolder = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
