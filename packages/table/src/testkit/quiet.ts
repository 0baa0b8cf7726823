/** Compares quiet games with recorded ones. */
import { botRngs } from '../autoplay.ts';
import { botNamed, chosenBy } from '../bots.ts';
import type { Rng } from '../chance.ts';
import type { Decision } from '../decision.ts';
import type { GameDefinition, GameShape } from '../game.ts';
import { canonical } from '../json.ts';
import { Table } from '../table.ts';

/**
 * Plays a game of bots at a recording table and at a quiet one, answer by answer, and says where they part; null when every state
 * on the way is the same.
 */
export function quietFault<G extends GameShape>(
  game: GameDefinition<G>,
  options: G['options'],
  bots: readonly string[],
  seed: string,
): string | null {
  const setting = { game, options, seats: bots.length, seed };
  const table = new Table(setting);
  const quiet = new Table({ ...setting, recording: 'off' });
  const seated = bots.map((bot) => botNamed(game, bot));
  const rngs = [botRngs(seed, bots.length), botRngs(seed, bots.length)] as const;
  for (let answers = 0; ; answers++) {
    const parted = partedFrom(table, quiet);
    if (parted) return `Seed "${seed}", answer ${answers}, played quietly: ${parted}.`;
    if (table.over) return null;
    const { seat, number } = table.decisions[0] as Decision;
    const bot = seated[seat] as (typeof seated)[number];
    const choiceAt = (at: Table<G>, rng: Rng) => chosenBy(bot, at, at.decisions[0] as Decision, rng);
    table.answer({ seat, decision: number, choice: choiceAt(table, rngs[0][seat] as Rng) });
    quiet.take(quiet.decisions[0] as Decision, choiceAt(quiet, rngs[1][seat] as Rng));
  }
}

/** Where and how a quiet table differs from a recording one; null when they are alike. */
export function partedFrom<G extends GameShape>(table: Table<G>, quiet: Table<G>): string | null {
  return firstDifference({ ...table.state, scripted: {} }, quiet.state, 'state');
}

/** Where and how two values of plain JSON first differ; null when they are the same. */
function firstDifference(wanted: unknown, found: unknown, path: string): string | null {
  if (canonical(wanted ?? null) === canonical(found ?? null)) return null;
  if (!isHolder(wanted) || !isHolder(found))
    return `${path} is ${JSON.stringify(found)}, recorded ${JSON.stringify(wanted)}`;
  for (const key of new Set([...Object.keys(wanted), ...Object.keys(found)])) {
    const parted = firstDifference(wanted[key], found[key], `${path}.${key}`);
    if (parted) return parted;
  }
  return `${path} differs`;
}

const isHolder = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
