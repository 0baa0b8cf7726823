/** The law for sums: a chance over several rolls, answers or draws is compared with what happens in imagined continuations. */
import { ANSWER_CAP, optionsOf } from '../autoplay.ts';
import type { Rng } from '../chance.ts';
import { rngFrom } from '../chance.ts';
import type { Choice, Decision, FormChoice, Option } from '../decision.ts';
import { sampleChoice } from '../decision.ts';
import type { GameDefinition, GameShape, Odds, Supposed } from '../game.ts';
import { clone } from '../json.ts';
import type { LogEvent } from '../log.ts';
import { seedFrom } from '../seed.ts';
import { Table } from '../table.ts';
import type { LawPlan } from './law.ts';
import type { SumPool } from './pools.ts';
import { Pools } from './pools.ts';

/** What is known of a sum once something has happened after the choice. */
export interface Continuation<G extends GameShape> {
  /** The chance as it was shown. */
  readonly shown: Odds;
  readonly decision: Decision;
  readonly choice: Choice;
  /** The arguments of the step that asked. */
  readonly args: unknown;
  /** The state before the choice, and as it is now. */
  readonly before: () => G['state'];
  readonly after: () => G['state'];
  /** Everything that has happened since the choice. */
  readonly events: readonly LogEvent[];
  /** The question at which the continuation stops, as nothing says how to answer it; null while it goes on. */
  readonly stopped: Decision | 'over' | null;
}

/** The choice that is played on. */
export interface Trial<G extends GameShape> {
  readonly table: Table<G>;
  readonly decision: Decision;
  readonly choice: Choice;
  /** The arguments of the step that asked. */
  readonly args: unknown;
  /** The sum that is settled, the first of those that the same continuation settles. */
  readonly shown: Odds;
}

/** The answer to a question that comes between: the id of an option, or worked out; null stops there. */
export type Between<G extends GameShape> =
  | string
  | ((next: Decision, rng: Rng, fork: Table<G>, trial: Trial<G>) => Choice | null);

/** How a sum is settled by what happens after the choice. Sums with the same `through` are settled by the same continuations. */
export interface SumCheck<G extends GameShape> {
  /** Changes the copy before the choice, for what the words suppose: nobody has standing orders. */
  readonly prepare?: (state: G['state']) => void;
  /** Answers to the questions that may come between, by step; any other question stops the continuation. */
  readonly through?: Readonly<Record<string, Between<G>>>;
  /** Whether what was promised came about; null while nobody can tell. */
  readonly came: (seen: Continuation<G>) => SumVerdict;
}

/** What a continuation says of a sum: whether it came about, null for nothing, moot where what the words suppose did not hold. */
export type SumVerdict = boolean | 'moot' | null;

/**
 * How each sum of a game is settled, by its name without a number at its end (`sink` for `sink.2`), or by step and name
 * (`helm.detected`) where a name means different things.
 */
export type SumChecks<G extends GameShape> = Readonly<Record<string, SumCheck<G>>>;

/** One game from whose positions continuations are played. */
export interface SumGame<G extends GameShape> extends LawPlan<G> {
  /** The rules it is played by, in a word or two: only like games are compared with each other. */
  readonly rules?: string;
  /** Changes the state before the first question, for what games seldom reach. */
  readonly prepare?: (state: G['state']) => void;
}

/** What the law for sums plays. */
export interface SumPlan<G extends GameShape> {
  readonly checks: SumChecks<G>;
  /** The games from whose positions continuations are played. */
  readonly games: Iterable<SumGame<G>>;
  /** How many continuations are played in all. */
  readonly continuations: number;
  /** Looks at these questions alone, and at each of them. */
  readonly steps?: readonly string[];
}

/** What came of it. */
export interface SumReport {
  readonly continuations: number;
  /** The keys of the checks that settled something. */
  readonly settled: ReadonlySet<string>;
  /** Every pool of chances that were compared, farthest off first. */
  readonly pools: readonly SumPool[];
  /** A sentence for every sum that nothing settles, that is settled too rarely, or that does not come about as often as shown. */
  readonly faults: readonly string[];
}

/** How often each choice is played on from one position. */
const REPEATS = 12;

/** No sum of a question and set of rules may take more than this share, so that common ones leave room for rare ones. */
const MOST_SHARE = 0.12;

/** Plays imagined continuations from the positions of many games and compares every sum shown with what came of it. */
export function sumsOf<G extends GameShape>(game: GameDefinition<G>, plan: SumPlan<G>): SumReport {
  const pools = new Pools();
  const unknown = new Set<string>();
  const share = plan.steps ? 1 : Math.max(MOST_SHARE, 1 / Object.keys(plan.checks).length);
  const most = plan.continuations * share;
  const looks = new Looks();
  let played = 0;
  for (const { rules = '', ...each } of plan.games) {
    if (played >= plan.continuations) break;
    walk(game, each, (table, decision, choices, rng) => {
      if (!(plan.steps?.includes(decision.step) ?? looks.at(decision.step, rng))) return true;
      for (const choice of choices) {
        const sums = openSums(table, decision, choice, plan.checks, unknown);
        if (!sums.some(({ key }) => pools.triedOf(key, decision.step, rules) < most)) continue;
        looks.wasWanted(decision.step);
        const trial = { table, decision, choice, args: table.waiting?.args ?? null };
        const repeats = sums.every(isCertain) ? 1 : REPEATS;
        for (let repeat = 0; repeat < repeats; repeat++, played++)
          for (const { shown, key, came } of alike(sums).flatMap((like) => playedOn(trial, like, rng)))
            pools.add({
              key,
              step: decision.step,
              option: optionOf(choice),
              rules,
              chance: shown.chance,
              came,
            });
      }
      return played < plan.continuations;
    });
  }
  const judged = pools.judged();
  return {
    continuations: played,
    settled: pools.settled,
    pools: judged.pools,
    faults: [...unknown, ...judged.faults],
  };
}

/** Which questions are looked at: each a few times, then one in three, and hardly any that has nothing wanted to show. */
class Looks {
  readonly #seen = new Map<string, number>();
  readonly #idle = new Map<string, number>();

  at(step: string, rng: Rng): boolean {
    const seen = (this.#seen.get(step) ?? 0) + 1;
    const idle = (this.#idle.get(step) ?? 0) + 1;
    this.#seen.set(step, seen);
    const oneIn = idle > 100 ? 20 : seen > 30 ? 3 : 1;
    if (rng.below(oneIn) > 0) return false;
    this.#idle.set(step, idle);
    return true;
  }

  wasWanted(step: string): void {
    this.#idle.delete(step);
  }
}

/** Sums that the same continuations can settle. */
function alike<G extends GameShape>(sums: readonly OpenSum<G>[]): readonly (readonly OpenSum<G>[])[] {
  const groups = new Map<unknown, OpenSum<G>[]>();
  for (const sum of sums) {
    const key = sum.check.through ?? null;
    groups.set(key, [...(groups.get(key) ?? []), sum]);
  }
  return [...groups.values()];
}

/** What is sure to come, or never to, needs no second try. */
const isCertain = ({ shown: { chance } }: { readonly shown: Odds }): boolean => chance === 0 || chance === 1;

/** The name of a sum without the number of what it is about. */
export const sumName = (of: string): string => of.replace(/\.\d+$/, '');

/** The key under which a sum is settled; null when nothing says so. */
function keyOf<G extends GameShape>(checks: SumChecks<G>, step: string, of: string): string | null {
  const name = sumName(of);
  return [`${step}.${name}`, name].find((key) => Object.hasOwn(checks, key)) ?? null;
}

const optionOf = (choice: Choice): string => (typeof choice === 'string' ? choice : '');

/** The chances shown for a choice that promise no single roll, with what settles them; those without go on the list. */
function openSums<G extends GameShape>(
  table: Table<G>,
  decision: Decision,
  choice: Choice,
  checks: SumChecks<G>,
  unknown: Set<string>,
): readonly OpenSum<G>[] {
  return table.odds(decision, offered(decision, choice)).flatMap((shown) => {
    if (shown.promised) return [];
    const key = keyOf(checks, decision.step, shown.of);
    const check = key === null ? undefined : checks[key];
    if (key !== null && check) return [{ shown, key, check }];
    unknown.add(`${decision.step}: nothing says how the sum "${sumName(shown.of)}" is settled.`);
    return [];
  });
}

const offered = (decision: Decision, choice: Choice): Option | FormChoice =>
  decision.kind === 'pick'
    ? (decision.options.find(({ id }) => id === choice) as Option)
    : (choice as FormChoice);

/** Plays one game and stops at every question, with all options of a list, or the chosen and one other way to fill in a form. */
function walk<G extends GameShape>(
  game: GameDefinition<G>,
  plan: SumGame<G>,
  look: (table: Table<G>, decision: Decision, choices: readonly Choice[], rng: Rng) => boolean,
): void {
  const rng = rngFrom(seedFrom(`${plan.seed} sums`), 'sums');
  const table = new Table<G>({
    game,
    options: optionsOf(game, plan.options),
    seats: plan.seats ?? game.seats.min,
    seed: plan.seed,
    recording: 'off',
  });
  plan.prepare?.(table.state.game);
  for (let answers = 0; !table.over; answers++) {
    if (answers >= ANSWER_CAP) throw new Error(`The game was not over after ${ANSWER_CAP} answers.`);
    const decision = rng.pick(table.decisions);
    const choice = plan.choose?.(decision, rng, table) ?? sampleChoice(decision, rng);
    const choices =
      decision.kind === 'pick' ? decision.options.map(({ id }) => id) : [choice, sampleChoice(decision, rng)];
    if (!look(table, decision, choices, rng)) return;
    table.take(decision, choice);
  }
}

interface Settled {
  readonly shown: Odds;
  readonly key: string;
  readonly came: SumVerdict;
}

/** A sum that is not settled yet. */
interface OpenSum<G extends GameShape> {
  readonly shown: Odds;
  readonly key: string;
  readonly check: SumCheck<G>;
}

/** Plays a choice on with fresh dice and secrets until every sum shown for it is settled or cannot be. */
function playedOn<G extends GameShape>(
  trial: Omit<Trial<G>, 'shown'>,
  sums: readonly OpenSum<G>[],
  rng: Rng,
): readonly Settled[] {
  const { table, decision, choice } = trial;
  const { seat, number, step } = decision;
  const fork = imagined(table, seat, rng, sums[0]?.check.prepare);
  if (fork.answer({ seat, decision: number, choice }))
    throw new Error(`${step} refused what it offered: ${JSON.stringify(choice)}`);
  const settled: Settled[] = [];
  const settle = (open: readonly OpenSum<G>[], stopped: Continuation<G>['stopped']): readonly OpenSum<G>[] =>
    open.filter((sum) => {
      const came = cameOf(sum, trial, fork, stopped);
      if (came === null && stopped === null) return true;
      settled.push({ shown: sum.shown, key: sum.key, came });
      return false;
    });
  let open = settle(sums, null);
  while (open.length > 0) {
    const next = fork.decisions[0];
    const through = next ? open.filter((sum) => goesThrough(sum, decision, next)) : [];
    const answer = next && through[0] ? answerOf(through[0], trial, next, rng, fork) : null;
    if (!next || answer === null) {
      settle(open, next ?? 'over');
      break;
    }
    settle(
      open.filter((sum) => !through.includes(sum)),
      next,
    );
    fork.take(next, answer);
    open = settle(through, null);
  }
  return settled;
}

const cameOf = <G extends GameShape>(
  { shown, check }: OpenSum<G>,
  { table, decision, choice, args }: Omit<Trial<G>, 'shown'>,
  fork: Table<G>,
  stopped: Continuation<G>['stopped'],
): SumVerdict =>
  check.came({
    shown,
    decision,
    choice,
    args,
    before: () => table.state.game,
    after: () => fork.state.game,
    events: fork.log ?? [],
    stopped,
  });

/** Whether a sum is still open after a question has been answered. */
const goesThrough = <G extends GameShape>(
  { shown: { supposing }, check: { through = {} } }: OpenSum<G>,
  { seat }: Decision,
  next: Decision,
): boolean => isSupposed(supposing, seat, next) || Object.hasOwn(through, next.step);

/** Whether a question is the one that others are supposed to answer in some way. */
const isSupposed = (supposing: Odds['supposing'], seat: number, next: Decision): supposing is Supposed =>
  supposing?.step === next.step && next.seat !== seat;

/** What is answered to a question that comes between; null when that is not offered. */
function answerOf<G extends GameShape>(
  { shown, check }: OpenSum<G>,
  trial: Omit<Trial<G>, 'shown'>,
  next: Decision,
  rng: Rng,
  fork: Table<G>,
): Choice | null {
  const { supposing } = shown;
  if (isSupposed(supposing, trial.decision.seat, next)) return guessed(next, supposing, rng);
  const answer = check.through?.[next.step];
  if (typeof answer === 'function') return answer(next, rng, fork, { ...trial, shown });
  const isOffered = next.kind === 'pick' && next.options.some(({ id }) => id === answer);
  return isOffered ? (answer ?? null) : null;
}

/** What another seat is supposed to choose in secret, drawn by its weights. */
function guessed(next: Decision, { weights }: Supposed, rng: Rng): Choice {
  if (next.kind !== 'pick' || !weights) return sampleChoice(next, rng);
  const all = next.options.reduce((sum, { id }) => sum + (weights[id] ?? 0), 0);
  let left = (rng.below(1 << 30) / (1 << 30)) * all;
  const drawn = next.options.find(({ id }) => {
    left -= weights[id] ?? 0;
    return left < 0;
  });
  return (drawn ?? (next.options[0] as Option)).id;
}

/** A recording copy in which the dice to come, and everything the seat cannot know, are drawn afresh. */
function imagined<G extends GameShape>(
  table: Table<G>,
  seat: number,
  rng: Rng,
  prepare: SumCheck<G>['prepare'],
): Table<G> {
  const state = clone(table.state);
  const { setting, waiting } = table;
  state.held = state.held.filter((held) => held.seat === seat);
  setting.game.swapSecrets?.(state.game, seat, rng, waiting);
  prepare?.(state.game);
  const word = () => rng.below(65536) * 65536 + rng.below(65536);
  return new Table({ ...setting, recording: 'on', seed: [word(), word(), word(), word()] }, state);
}

/** What an event says of a sum: whether it came about, or null when it does not say. */
type Says<G extends GameShape, F> = boolean | ((facts: F, seen: Continuation<G>) => boolean | null);

/** Whether the first event that decides says that it came about: for each kind of event its verdict, null for none. */
export const firstOf =
  <G extends GameShape>(
    verdicts: {
      readonly [K in keyof G['events'] & string]?: Says<G, G['events'][K]>;
    },
    /** What it is when another question comes before any of these. */
    otherwise: boolean | null = null,
  ): SumCheck<G>['came'] =>
  (seen) => {
    for (const { kind, data } of seen.events) {
      const verdict = verdicts[kind as keyof G['events'] & string] as Says<G, never> | undefined;
      const came = typeof verdict === 'function' ? verdict(data as never, seen) : (verdict ?? null);
      if (came !== null) return came;
    }
    return seen.stopped === null ? null : otherwise;
  };
