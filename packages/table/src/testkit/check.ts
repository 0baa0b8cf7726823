/** Checks in one go what must hold for any game: texts, fuzz, invariants, bots, secrets and the law of shown chances. */
import { optionsOf } from '../autoplay.ts';
import type { Bot } from '../bots.ts';
import { botNamed, botNames, chosenBy } from '../bots.ts';
import type { Rng } from '../chance.ts';
import { rngFrom } from '../chance.ts';
import { sampleChoice } from '../decision.ts';
import type { GameDefinition, GameShape } from '../game.ts';
import { anyGame } from '../game.ts';
import { seedFrom } from '../seed.ts';
import { Table } from '../table.ts';
import type { Catalogue } from '../text.ts';
import { askEveryBot } from './everyBot.ts';
import { fuzzGame } from './fuzz.ts';
import { fuzzBot } from './fuzzBot.ts';
import type { LawPlan } from './law.ts';
import { lawOf } from './law.ts';
import { secretFound, secretLeak } from './secrets.ts';
import type { SumChecks, SumGame } from './sums.ts';
import { sumName, sumsOf } from './sums.ts';
import {
  englishOf,
  impliedFaults,
  languageFaults,
  listener,
  sayDecision,
  sayEnd,
  sayEvent,
  sayView,
} from './wording.ts';

/** A game to play for the check. */
export interface CheckedGame<G extends GameShape> {
  readonly options?: Partial<G['options']>;
  readonly seats?: number;
}

/** What a check needs to know of a game. */
export interface GameCheck<G extends GameShape> {
  /** What is played. When left out: the default options, once with the fewest and once with the most seats. */
  readonly games?: readonly CheckedGame<G>[];
  /** The languages the game must speak; whichever it does when left out. */
  readonly languages?: readonly string[];
  /** The chances that promise a single roll: each must be kept, and there may be no others. Not checked when left out. */
  readonly promised?: readonly string[];
  /** How the chances that are sums over several rolls are settled: there may be no others. */
  readonly sums?: SumChecks<G>;
  /** How many continuations settle them. */
  readonly continuations?: number;
}

/** Returns a sentence, once, for everything that is wrong with a game; none when it is sound. */
export async function checkGame<G extends GameShape>(
  game: GameDefinition<G>,
  check: GameCheck<G> = {},
): Promise<readonly string[]> {
  const { min, max } = game.seats;
  const games = check.games ?? [...new Set([min, max])].map((seats) => ({ seats }));
  const catalogue = await englishOf(anyGame(game));
  return [
    ...new Set([
      ...(await languageFaults(anyGame(game), check.languages)),
      ...impliedFaults(anyGame(game), catalogue),
      ...games.flatMap((plan, number) => fuzzFaults(game, plan, `check ${number}`)),
      ...games.flatMap((plan, number) => botFaults(game, plan, `bot ${number}`)),
      ...games.flatMap((plan, number) => askedFaults(game, plan, `bots ${number}`)),
      ...games.flatMap((plan, number) => walkFaults(game, plan, `walk ${number}`, catalogue)),
      ...lawFaults(game, games, check),
      ...sumFaults(game, games, check),
    ]),
  ];
}

/** How often the costly checks of the fuzzer run. */
const THOROUGH = 25;

function fuzzFaults<G extends GameShape>(
  game: GameDefinition<G>,
  { options, seats }: CheckedGame<G>,
  seed: string,
): string[] {
  return faultOf(() => fuzzGame(game, { seed, options, seats, thorough: THOROUGH }));
}

/** Lets `steady` play with a few random answers mixed in: it must answer with what is offered and get on. */
function botFaults<G extends GameShape>(
  game: GameDefinition<G>,
  { options, seats }: CheckedGame<G>,
  seed: string,
): string[] {
  return game.bots.steady ? faultOf(() => fuzzBot(game, { seed, options, seats, bot: 'steady' })) : [];
}

/** Bots that may look ahead are asked now and then, the others at every question. */
const QUICK = ['random', 'steady'];
const NOW_AND_THEN = 25;

/** Asks every bot at the questions of a game that is not its own. */
function askedFaults<G extends GameShape>(
  game: GameDefinition<G>,
  { options, seats }: CheckedGame<G>,
  seed: string,
): readonly string[] {
  const slow = botNames(game).filter((name) => !QUICK.includes(name));
  const every = Object.fromEntries(slow.map((name) => [name, NOW_AND_THEN]));
  const faults: string[] = [];
  const failed = faultOf(() => {
    faults.push(...askEveryBot(game, { seed, options, seats, every, answers: MOST_ANSWERS }).faults);
  });
  return [...failed, ...faults];
}

/** The error an action throws, as a sentence; none when it succeeds. */
function faultOf(act: () => void): string[] {
  try {
    act();
    return [];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

/** The first answers are all checked, then only some: each check compares the whole log so far. */
const LOOKED_AT = 10;
const THEN_EVERY = 25;
const MOST_ANSWERS = 250;

/** Plays a random game and checks everything the seats are told and shown on the way. */
function walkFaults<G extends GameShape>(
  game: GameDefinition<G>,
  plan: CheckedGame<G>,
  seed: string,
  catalogue: Catalogue,
): string[] {
  const faults = new Set<string>();
  const say = listener(catalogue, faults);
  const rng = rngFrom(seedFrom(seed), 'walk');
  const seats = plan.seats ?? game.seats.min;
  const table = new Table<G>({ game, options: optionsOf(game, plan.options), seats, seed });
  const viewers = [null, ...Array.from({ length: seats }, (_, seat) => seat)];
  for (let answers = 0; !table.over && answers < MOST_ANSWERS; answers++) {
    for (const decision of table.decisions) sayDecision(say, table, decision);
    if (answers < LOOKED_AT || answers % THEN_EVERY === 0)
      for (const viewer of viewers) {
        sayView(say, table, viewer);
        const secret = secretFault(table, viewer, rng);
        if (secret !== null) faults.add(`Seed "${seed}", answer ${answers}: ${secret}`);
      }
    const decision = rng.pick(table.decisions);
    table.answer({ seat: decision.seat, decision: decision.number, choice: sampleChoice(decision, rng) });
  }
  for (const event of table.log ?? []) sayEvent(say, anyGame(game), event, (key) => key in catalogue);
  if (table.over) sayEnd(say, table);
  return [...faults];
}

/** What a seat could learn and must not; null when there is nothing. Games without secrets have nothing to swap. */
function secretFault<G extends GameShape>(table: Table<G>, seat: number | null, rng: Rng): string | null {
  const found = secretFound(table, seat);
  if (found !== null) return `seat ${seat} is sent the secret "${found}".`;
  if (!table.setting.game.swapSecrets) return null;
  const leak = secretLeak(table, seat, rng);
  return leak === null ? null : `seat ${seat} can tell secrets apart: ${leak}`;
}

/** Compares every shown chance with its roll, at tables of random players and of steady bots. */
function lawFaults<G extends GameShape>(
  game: GameDefinition<G>,
  games: readonly CheckedGame<G>[],
  { promised, sums = {} }: GameCheck<G>,
): string[] {
  const faults: string[] = [];
  const kept = new Set<string>();
  const summed = new Set<string>();
  const steady = game.bots.steady && botNamed(game, 'steady');
  const play = (plan: CheckedGame<G>, seed: string, bot: Bot<G> | null): void => {
    const choose: LawPlan<G>['choose'] =
      bot === null ? undefined : (decision, rng, table) => chosenBy(bot, table, decision, rng);
    const report = lawOf(game, { ...plan, seed, choose });
    faults.push(...report.broken);
    for (const of of report.kept.keys()) kept.add(of);
    for (const of of report.sums) summed.add(sumName(of));
  };
  games.forEach((plan, number) => {
    faults.push(...faultOf(() => play(plan, `law ${number}`, null)));
    if (steady) faults.push(...faultOf(() => play(plan, `law ${number} steady`, steady)));
  });
  if (promised) faults.push(...nameFaults(promised, kept));
  for (const name of summed)
    if (!Object.keys(sums).some((key) => key === name || key.endsWith(`.${name}`)))
      faults.push(`Nothing says how the sum "${name}" is settled.`);
  return faults;
}

/** Continuations of a check, where it does not say otherwise. */
const CONTINUATIONS = 3_000;

/** Compares every shown sum with what comes of it, from positions of random players and of steady bots. */
function sumFaults<G extends GameShape>(
  game: GameDefinition<G>,
  games: readonly CheckedGame<G>[],
  { sums, continuations = CONTINUATIONS }: GameCheck<G>,
): readonly string[] {
  if (!sums) return [];
  const steady = game.bots.steady && botNamed(game, 'steady');
  const choose: LawPlan<G>['choose'] =
    steady && ((decision, rng, table) => chosenBy(steady, table, decision, rng));
  const each = Math.ceil(continuations / games.length);
  return games.flatMap((plan, number) => {
    const like = (seed: string): SumGame<G> => ({ ...plan, seed, rules: `game ${number}` });
    const played = [like(`sums ${number}`), { ...like(`sums ${number} steady`), choose }];
    return sumsOf(game, { checks: sums, games: played, continuations: each }).faults;
  });
}

/** Chances that were listed and never seen, and those that were seen and are not listed. */
const nameFaults = (listed: readonly string[], seen: ReadonlySet<string>): string[] => [
  ...listed.filter((of) => !seen.has(of)).map((of) => `The chance "${of}" was never seen.`),
  ...[...seen].filter((of) => !listed.includes(of)).map((of) => `The chance "${of}" is not listed.`),
];
