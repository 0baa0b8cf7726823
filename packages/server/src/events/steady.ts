/**
 * What `steady` makes of a sea. Its dice are fixed, so a single run would be one number with all its luck: a torpedo that a captain
 * fires one box later is another torpedo. The bot therefore sails the sea many times on the same seed, and now and then takes another of
 * the offered options; what it makes of the sea on the whole is what a sensible captain could expect of it.
 */
import type { Length, Scored, Scoring } from '@flotilla/companion';
import type { AnyGame, Bot, Choice, Decision, GameShape, Rng } from '@flotilla/table';
import { rngFrom, seedFrom } from '@flotilla/table';
import { botNamed, chosenBy, Table } from '@flotilla/table/run';

/** What the bot makes of a sea, in what counts. */
export interface SteadyFigures {
  readonly runs: number;
  /** Of the run without any whim. */
  readonly straight: number;
  readonly mean: number;
  /** What a tenth, half and nine tenths of the runs stay below. */
  readonly low: number;
  readonly middle: number;
  readonly high: number;
}

/** A sea to be sailed. */
export interface SeaTask {
  readonly options: object;
  readonly seed: string;
  readonly length: Length;
}

/** How often the bot takes another option than the one it would: once in so many questions. */
const WHIM = 30;

/** A game that needs more answers than this is given up; no attempt is as long. */
const MOST_ANSWERS = 20_000;

/** One attempt of a bot. */
export function sailedBy(
  game: AnyGame,
  sea: Scoring,
  { options, seed, length }: SeaTask,
  bot: Bot<GameShape>,
  rng: Rng,
): Scored {
  const table = new Table<GameShape>({ game, options, seats: 1, seed });
  for (let answers = 0; !table.over && !sea.isOver(table.state.game, length); answers++) {
    if (answers === MOST_ANSWERS) break;
    const decision = table.decisions[0] as Decision;
    const choice = chosenBy(bot, table, decision, rng);
    table.answer({ seat: decision.seat, decision: decision.number, choice });
  }
  return sea.result(table.state.game, table.log ?? [], length);
}

/** A bot that takes another of the offered options now and then. */
export function whimsical(bot: Bot<GameShape>, whims: Rng): Bot<GameShape> {
  return {
    ...bot,
    choose(view, decision, ...more) {
      if (decision.kind === 'pick' && decision.options.length > 1 && whims.below(WHIM) === 0)
        return whims.pick(decision.options).id as Choice;
      return bot.choose(view, decision, ...more);
    },
  };
}

/** Lets `steady` sail a sea so many times; the first run is without whims. */
export function steadyOn(
  game: AnyGame,
  sea: Scoring,
  task: SeaTask,
  runs: number,
  worthOf: (figures: Scored) => number,
): SteadyFigures {
  const steady = botNamed(game, 'steady');
  const scores = Array.from({ length: runs }, (_, run) => {
    const own = seedFrom(`steady ${run}`);
    const bot = run === 0 ? steady : whimsical(steady, rngFrom(own, 'whim'));
    return worthOf(sailedBy(game, sea, task, bot, rngFrom(own, 'bot')));
  });
  const [straight = 0] = scores;
  const sorted = [...scores].sort((a, b) => a - b);
  const at = (part: number): number => sorted[Math.floor(part * (sorted.length - 1))] ?? 0;
  const mean = scores.reduce((sum, each) => sum + each, 0) / Math.max(1, scores.length);
  return { runs, straight, mean, low: at(0.1), middle: at(0.5), high: at(0.9) };
}
