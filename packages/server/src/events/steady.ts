/**
 * What `steady` makes of a sea. Its dice are fixed, so a single run would be one number with all its luck: a torpedo that a captain
 * fires one box later is another torpedo. The bot therefore sails the sea many times on the same seed, and now and then takes another of
 * the offered options; what it makes of the sea on the whole is what a sensible captain could expect of it.
 */
import type { Scored, Scoring } from '@flotilla/companion';
import type { SeaTask } from '@flotilla/lab';
import { sailedBy, whimsical } from '@flotilla/lab';
import type { AnyGame } from '@flotilla/table';
import { rngFrom, seedFrom } from '@flotilla/table';
import { botNamed } from '@flotilla/table/run';

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

/** How often the bot takes another option than the one it would: so many of so many questions. */
const WHIMS = [1, 30] as const;

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
    const bot = run === 0 ? steady : whimsical(steady, rngFrom(own, 'whim'), WHIMS);
    return worthOf(sailedBy(game, sea, task, bot, rngFrom(own, 'bot')));
  });
  const [straight = 0] = scores;
  const sorted = [...scores].sort((a, b) => a - b);
  const at = (part: number): number => sorted[Math.floor(part * (sorted.length - 1))] ?? 0;
  const mean = scores.reduce((sum, each) => sum + each, 0) / Math.max(1, scores.length);
  return { runs, straight, mean, low: at(0.1), middle: at(0.5), high: at(0.9) };
}
