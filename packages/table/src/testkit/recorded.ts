/** Recorded games: games played by bots and kept on file, which must always pass through the same states. */

import { botRngs, optionsOf } from '../autoplay.ts';
import { botNamed, chosenBy } from '../bots.ts';
import type { Rng } from '../chance.ts';
import type { FormChoice } from '../decision.ts';
import type { GameDefinition, GameShape } from '../game.ts';
import type { GameRecord } from '../record.ts';
import { recordFromText, recordToText } from '../record.ts';
import type { SessionStart } from '../session.ts';
import { replay, Session } from '../session.ts';
import { hashOf } from '../state.ts';

/** After how many answers the state is hashed, and how much of the hash is kept. */
const HASH_EVERY = 10;
const HASH_LENGTH = 16;

/** A game to be recorded: its options and its bots. */
export interface Recording<Options> {
  readonly options: Partial<Options>;
  readonly bots: readonly string[];
}

/** A game played to its end by the bots in its seats. */
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

function hashesAlong<G extends GameShape>(
  game: GameDefinition<G>,
  { options, seats, seed, answers }: GameRecord,
): string[] {
  const session = new Session(game, { options, seats, seed: seed ?? '' });
  const hashes: string[] = [];
  answers.forEach((answer, i) => {
    session.answer(answer);
    if ((i + 1) % HASH_EVERY === 0) hashes.push(hashOf(session.table.state).slice(0, HASH_LENGTH));
  });
  return hashes;
}

/** Plays a game to its end and returns the two texts to keep: its record, and the hashes of its states. */
export function recorded<G extends GameShape>(
  game: GameDefinition<G>,
  name: string,
  { options, bots }: Recording<G['options']>,
): { record: string; hashes: string } {
  const start = {
    options: optionsOf(game, options) as FormChoice,
    seats: bots.map((bot, seat) => ({ name: `Seat ${seat + 1}`, bot })),
    seed: `recorded ${name}`,
  };
  const record = recordOf(game, start, name);
  return { record: recordToText(record), hashes: `${JSON.stringify(hashesAlong(game, record))}\n` };
}

/** Replays a record on file: the table at its end, and the hashes of the states it passes through now. */
export function playedAgain<G extends GameShape>(game: GameDefinition<G>, text: string) {
  const read = recordFromText(text);
  if (!read.ok) throw new Error(read.error);
  const replayed = replay(game, read.value);
  if (!replayed.ok) throw new Error(replayed.error);
  return { table: replayed.value.table, hashes: hashesAlong(game, read.value) };
}
