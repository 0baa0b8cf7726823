/**
 * The field of a sea: what the captains of the house, and a hundred simulated ones, make of the dice everybody has. A sea's dice are fixed,
 * so one bot would be one number with all its luck; the simulated captains therefore have several manners, and now and then a whim.
 */
import type { House, Length, Scored, Scoring } from '@flotilla/companion';
import { figureOf, leadOf } from '@flotilla/companion';
import type { AnyGame, Bot, Choice, Decision, GameShape, Rng } from '@flotilla/table';
import { rngFrom, seedFrom } from '@flotilla/table';
import { chosenBy, Table } from '@flotilla/table/run';

/** A sea to be sailed. */
export interface SeaTask {
  readonly options: object;
  readonly seed: string;
  readonly length: Length;
}

/** How often a simulated captain takes another option than the one he would: so many of so many questions. */
const WHIMS = [12, 100] as const;

/** So many patrols are sailed, and thinned by rank to so many captains. */
const SAILED = 400;
const CAPTAINS = 100;

/** A game that needs more answers than this is given up; no attempt is as long. */
const MOST_ANSWERS = 20_000;

/** A sea as a bot has sailed it, with its log. */
export function seaSailed(
  game: AnyGame,
  scoring: Scoring,
  { options, seed, length }: SeaTask,
  bot: Bot<GameShape>,
  rng: Rng,
): Table<GameShape> {
  const table = new Table<GameShape>({ game, options, seats: 1, seed });
  for (let answers = 0; !table.over && !scoring.isOver(table.state.game, length); answers++) {
    if (answers === MOST_ANSWERS) break;
    const decision = table.decisions[0] as Decision;
    const choice = chosenBy(bot, table, decision, rng);
    table.answer({ seat: decision.seat, decision: decision.number, choice });
  }
  return table;
}

/** What came of one attempt of a bot. */
export function sailedBy(
  game: AnyGame,
  scoring: Scoring,
  task: SeaTask,
  bot: Bot<GameShape>,
  rng: Rng,
): Scored {
  const table = seaSailed(game, scoring, task, bot, rng);
  return scoring.result(table.state.game, table.log ?? [], task.length);
}

/** A bot that takes another of the offered options at so many of so many questions. */
export const whimsical = (
  bot: Bot<GameShape>,
  whims: Rng,
  [often, of]: readonly [number, number],
): Bot<GameShape> => ({
  ...bot,
  choose(view, decision, ...more) {
    if (decision.kind === 'pick' && decision.options.length > 1 && whims.below(of) < often)
      return whims.pick(decision.options).id as Choice;
    return bot.choose(view, decision, ...more);
  },
});

/** What the simulated captains make of a sea. */
export interface SeaField {
  /** The version of the house that sailed. */
  readonly house: number;
  /** What counts of every captain, the least first. */
  readonly captains: readonly number[];
  readonly mean: number;
  /** How many in a hundred came to a bad end. */
  readonly lost: number;
}

/** Lets the simulated captains of the house sail a sea; so many patrols, and so many captains of them. */
export function fieldOn(
  game: AnyGame,
  scoring: Scoring,
  house: House,
  task: SeaTask & { readonly counts: string },
  { sailed = SAILED, captains = CAPTAINS } = {},
): SeaField {
  const lead = leadOf(scoring, task.counts);
  const scores = Array.from({ length: sailed }, (_, i) => {
    const own = seedFrom(`captain ${i}`);
    const manner = house.crowd[i % house.crowd.length] as Bot<GameShape>;
    return sailedBy(game, scoring, task, whimsical(manner, rngFrom(own, 'whim'), WHIMS), rngFrom(own, 'bot'));
  });
  const sorted = scores.map((scored) => figureOf(scoring, lead, scored)).sort((a, b) => a - b);
  const bad = scores.filter(({ end }) => scoring.badEnds.includes(end)).length;
  return {
    house: house.version,
    captains: thinned(sorted, captains),
    mean: sorted.reduce((sum, each) => sum + each, 0) / Math.max(1, sorted.length),
    lost: (bad / Math.max(1, sailed)) * 100,
  };
}

/** Every so many-th of a sorted list, from the middle of each stretch. */
const thinned = (sorted: readonly number[], count: number): readonly number[] =>
  Array.from({ length: count }, (_, i) => sorted[Math.floor(((i + 0.5) * sorted.length) / count)] ?? 0);

/** How many captains of a field did worse; an equal is not worse. */
export const worseThan = ({ captains }: Pick<SeaField, 'captains'>, own: number): number =>
  captains.filter((other) => other < own).length;

/** What a sea is called: by what it gives, and by what it takes. They are two things. */
export interface SeaWords {
  readonly riches: 'poor' | 'fair' | 'rich';
  readonly danger: 'calm' | 'rough' | 'dangerous';
}

/** The words for a sea. */
export const seaWords = (
  { riches, danger }: House,
  { mean, lost }: Pick<SeaField, 'mean' | 'lost'>,
): SeaWords => ({
  riches: mean < riches.poor ? 'poor' : mean > riches.rich ? 'rich' : 'fair',
  danger: lost < danger.calm ? 'calm' : lost >= danger.dangerous ? 'dangerous' : 'rough',
});
