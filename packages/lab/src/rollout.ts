/** One answer tried in one imagined world: what advice, reviews and their calibration are made of. */
import type { Bot, Choice, GameShape, Leading, Seed } from '@flotilla/table';
import { rngFrom } from '@flotilla/table';
import type { Table } from '@flotilla/table/run';
import { playOn } from '@flotilla/table/run';

/** An imagined game that needs more answers than this is stopped. */
export const ROLLOUT_CAP = 10_000;

/** One imagined world in which answers are tried. */
export interface World<G extends GameShape> {
  readonly table: Table<G>;
  readonly seat: number;
  /** Plays every seat on. */
  readonly bot: Bot<G>;
  readonly seed: Seed;
  /** The number of the world; every number is another one. */
  readonly round: number;
  /** The number of the question. */
  readonly decision: number;
  /** The most answers of an imagined game. */
  readonly most: number;
  readonly leading?: Leading;
  /** Whether a game is far enough; games are played out when left out. */
  readonly isFar?: ((state: G['state']) => boolean) | null;
}

/** How an imagined game came to its end. */
export type Ended = 'over' | 'far' | 'capped';

/** An imagined game that has been played on. */
export interface PlayedOn<G extends GameShape> {
  readonly table: Table<G>;
  readonly ended: Ended;
}

/** Answers in a world and plays on. A world is the same for every answer, so that the answers differ, not the luck. */
export function playedOn<G extends GameShape>(world: World<G>, choice: Choice): PlayedOn<G> {
  const { table, seat, bot, seed, round, decision, most, isFar } = world;
  const place = [round & 0xffff, round >>> 16] as const;
  const imagined = table.imagine(seat, rngFrom(seed, 'world', [...place, 0, 0]), world.leading);
  const refusal = imagined.answer({ seat, decision, choice });
  if (refusal) throw new Error(`An offered answer was refused: ${JSON.stringify(choice)}.`);
  const bots = Array.from({ length: table.setting.seats }, () => bot);
  const rngs = bots.map((_, i) => rngFrom(seed, 'bot', [...place, i, 0]));
  if (!isFar) {
    playOn(imagined, bots, rngs, undefined, most);
    return { table: imagined, ended: imagined.over ? 'over' : 'capped' };
  }
  const state = imagined.state.game;
  for (let answers = 0; !imagined.over && !isFar(state); answers++) {
    if (answers === most) return { table: imagined, ended: 'capped' };
    playOn(imagined, bots, rngs, undefined, 1);
  }
  return { table: imagined, ended: imagined.over ? 'over' : 'far' };
}
