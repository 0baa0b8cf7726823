/** The law of shown chances: a chance shown before a choice is the chance of the roll that follows. */
import { ANSWER_CAP, optionsOf } from '../autoplay.ts';
import type { Rng } from '../chance.ts';
import { rngFrom } from '../chance.ts';
import type { Answer, Choice, Decision, FormChoice, Option } from '../decision.ts';
import { sampleChoice } from '../decision.ts';
import { diceOf } from '../dice.ts';
import type { GameDefinition, GameShape, Odds } from '../game.ts';
import { canonical } from '../json.ts';
import type { Promised } from '../rolls.ts';
import { seedFrom } from '../seed.ts';
import { Table } from '../table.ts';
import type { ThrownRoll } from '../turn.ts';

/** Which game is played to check its chances. */
export interface LawPlan<G extends GameShape> {
  readonly seed: string;
  readonly options?: Partial<G['options']>;
  readonly seats?: number;
  /** Chooses the answers; at random when left out. */
  readonly choose?: (decision: Decision, rng: Rng, table: Table<G>) => Choice;
}

/** What was seen in one game, by the names of the chances (`Odds.of`). */
export interface LawReport {
  /** How often a shown chance matched the roll that followed. */
  readonly kept: ReadonlyMap<string, number>;
  /** Chances that promise no single roll: sums over several. */
  readonly sums: ReadonlySet<string>;
  /** A sentence for every shown chance that did not match the roll that followed. */
  readonly broken: readonly string[];
}

interface Open {
  readonly shown: Odds;
  readonly promised: Promised;
  readonly step: string;
}

/** How far apart sums of fractions may be. */
const SUMMING = 1e-9;

/** Plays one game and compares every chance shown for a choice with the roll that follows. */
export function lawOf<G extends GameShape>(game: GameDefinition<G>, plan: LawPlan<G>): LawReport {
  const kept = new Map<string, number>();
  const sums = new Set<string>();
  const broken: string[] = [];
  const fallen: ThrownRoll[] = [];
  const rng = rngFrom(seedFrom(`${plan.seed} law`), 'law');
  const table = new Table<G>({
    game,
    options: optionsOf(game, plan.options),
    seats: plan.seats ?? game.seats.min,
    seed: plan.seed,
    onRoll: (thrown) => fallen.push(thrown),
  });
  const judge = ({ shown, step }: Open, chance: number): void => {
    if (Math.abs(chance - shown.chance) < SUMMING) kept.set(shown.of, (kept.get(shown.of) ?? 0) + 1);
    else
      broken.push(
        `Seed "${plan.seed}", ${step}: ${shown.of} was shown as ${shown.chance}, rolled at ${chance}.`,
      );
  };
  let open: Open[] = [];
  for (let answers = 0; !table.over; answers++) {
    if (answers >= ANSWER_CAP) throw new Error(`The game was not over after ${ANSWER_CAP} answers.`);
    const decision = rng.pick(table.decisions);
    const choice = plan.choose?.(decision, rng, table) ?? sampleChoice(decision, rng);
    const answer = { seat: decision.seat, decision: decision.number, choice };
    open = open.filter(({ promised }) => promised.through?.includes(decision.step));
    for (const shown of oddsOfChoice(table, decision, choice)) {
      const { promised } = shown;
      if (!promised) {
        sums.add(shown.of);
        continue;
      }
      const entry = { shown, promised, step: decision.step };
      if (promised.over === undefined) open.push(entry);
      else judgeAverage(table, answer, promised.over, entry, judge);
    }
    fallen.length = 0;
    const refusal = table.answer(answer);
    if (refusal) throw new Error(`${decision.step} refused what it offered: ${JSON.stringify(answer)}`);
    for (const thrown of fallen) {
      for (const entry of open.filter(({ promised }) => isThe(promised, thrown))) {
        if (isMeant(entry.promised, thrown)) judge(entry, chanceIn(thrown, entry.promised));
        open = open.filter((other) => other !== entry);
      }
    }
  }
  return { kept, sums, broken };
}

function oddsOfChoice<G extends GameShape>(
  table: Table<G>,
  decision: Decision,
  choice: Choice,
): readonly Odds[] {
  if (decision.kind === 'fill') return table.odds(decision, choice as FormChoice);
  return table.odds(decision, decision.options.find(({ id }) => id === choice) as Option);
}

/** Whether a roll is the one a promise is about. */
const isThe = ({ roll, args = {} }: Promised, thrown: ThrownRoll): boolean =>
  thrown.declared === roll &&
  Object.entries(args).every(
    ([name, value]) =>
      canonical((thrown.args as Record<string, unknown> | null)?.[name] ?? null) === canonical(value ?? null),
  );

/** Whether a roll has the modifiers that were meant: later answers may have made it a different roll. */
const isMeant = ({ having = [], lacking = [] }: Promised, { record }: ThrownRoll): boolean => {
  const has = (why: string): boolean => record.modifiers.some((modifier) => modifier.why === why);
  return having.every(has) && !lacking.some(has);
};

const chanceIn = ({ chances }: ThrownRoll, { results }: Promised): number =>
  results.reduce((sum, label) => sum + (chances.get(label) ?? 0), 0);

/**
 * Checks a chance that averages over a roll not made yet, by playing on once for every way its dice can fall. If one of these
 * ways does not lead to the roll that was meant, there is no average to compare.
 */
function judgeAverage<G extends GameShape>(
  table: Table<G>,
  answer: Answer,
  over: string,
  entry: Open,
  judge: (entry: Open, chance: number) => void,
): void {
  const { promised } = entry;
  let sum = 0;
  const ways = facesOf(diceAhead(table, answer, over, promised));
  for (const faces of ways) {
    let rolled: ThrownRoll | null = null;
    let met = false;
    const fork = table.copy({
      script: { dice: { [over]: faces }, missing: 'seed' },
      onRoll: (thrown) => {
        if (thrown.record.purpose === over) met = true;
        else if (met && rolled === null && isThe(promised, thrown)) rolled = thrown;
      },
    });
    goOn(fork, answer, promised, () => rolled !== null);
    if (rolled === null || !isMeant(promised, rolled)) return;
    sum += chanceIn(rolled, promised);
  }
  if (ways.length > 0) judge(entry, sum / ways.length);
}

/** The dice thrown for a purpose after an answer; null when there are none. */
function diceAhead<G extends GameShape>(
  table: Table<G>,
  answer: Answer,
  purpose: string,
  promised: Promised,
): string | null {
  let dice: string | null = null;
  const fork = table.copy({
    onRoll: ({ record }) => {
      if (record.purpose === purpose) dice ??= record.dice;
    },
  });
  goOn(fork, answer, promised, () => dice !== null);
  return dice;
}

/**
 * Gives an answer, then answers the questions that may come between: lists with their first option, forms alike in every fork.
 */
function goOn<G extends GameShape>(
  fork: Table<G>,
  answer: Answer,
  { through = [] }: Promised,
  isDone: () => boolean,
): void {
  fork.answer(answer);
  const rng = rngFrom(seedFrom('through'), 'law');
  while (!fork.over && !isDone()) {
    const decision = fork.decisions[0] as Decision;
    if (!through.includes(decision.step)) return;
    const choice = decision.kind === 'pick' ? (decision.options[0] as Option).id : decision.sample(rng);
    fork.answer({ seat: decision.seat, decision: decision.number, choice });
  }
}

/** Every way some dice can fall. */
function facesOf(text: string | null): number[][] {
  if (text === null) return [];
  const { count, sides } = diceOf(text);
  let ways: number[][] = [[]];
  for (let die = 0; die < count; die++)
    ways = ways.flatMap((faces) => Array.from({ length: sides }, (_, face) => [...faces, face + 1]));
  return ways;
}
