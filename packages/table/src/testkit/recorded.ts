/** Recorded games: games played by bots and written down, and the states a record passes through. */

import { botRngs } from '../autoplay.ts';
import { botNamed, chosenBy } from '../bots.ts';
import type { Rng } from '../chance.ts';
import type { Answer } from '../decision.ts';
import type { GameDefinition, GameShape } from '../game.ts';
import type { GameRecord } from '../record.ts';
import type { SessionStart } from '../session.ts';
import { Session } from '../session.ts';
import { hashOf } from '../state.ts';

/** A game played to its end by the bots that sit at its seats. */
export function recordOf<G extends GameShape>(
  game: GameDefinition<G>,
  start: SessionStart,
  botSeed: string = start.seed,
): GameRecord {
  const session = new Session(game, start);
  const bots = start.seats.map(({ bot }) => botNamed(game, bot ?? 'random'));
  const rngs = botRngs(botSeed, bots.length);
  for (let [decision] = session.decisions; decision; [decision] = session.decisions) {
    const { seat } = decision;
    const bot = bots[seat] as (typeof bots)[number];
    session.choose(seat, chosenBy(bot, session.table, decision, rngs[seat] as Rng));
  }
  return session.record();
}

/** The beginning of the state's hash after every so many answers of a record. */
export function hashesAlong<G extends GameShape>(
  game: GameDefinition<G>,
  { options, seats, seed, answers }: GameRecord,
  every: number,
): string[] {
  const session = new Session(game, { options, seats, seed: seed ?? '' });
  const hashes: string[] = [];
  answers.forEach((answer: Answer, i) => {
    session.answer(answer);
    if ((i + 1) % every === 0) hashes.push(hashOf(session.table.state).slice(0, 16));
  });
  return hashes;
}
