/** The fuzzer: plays random games to the end, checks everything after every answer, and records a game that fails. */
import { ANSWER_CAP, notOverAfter, optionsOf } from '../autoplay.ts';
import { rngFrom } from '../chance.ts';
import type { Answer, Decision, FormChoice } from '../decision.ts';
import { plainDecision, questionText, sampleChoice } from '../decision.ts';
import type { GameDefinition, GameShape } from '../game.ts';
import { anyGame } from '../game.ts';
import { canonical, clone, findImpure } from '../json.ts';
import type { GameRecord } from '../record.ts';
import { straightRecord } from '../record.ts';
import { seedFrom } from '../seed.ts';
import { hashOf } from '../state.ts';
import type { Setting } from '../table.ts';
import { Table } from '../table.ts';
import type { LawPlan } from './law.ts';
import { lawOf } from './law.ts';
import { partedFrom } from './quiet.ts';

/** How to fuzz a game. */
export interface FuzzPlan<G extends GameShape> {
  readonly seed: string;
  readonly options?: Partial<G['options']>;
  readonly seats?: number;
  /** Names a broken promise of the game, or null; called after every answer. */
  readonly invariant?: (state: G['state']) => string | null;
  /** How often the costly checks (copy, JSON round trip, views) run: after every n-th answer; 1 when left out. */
  readonly thorough?: number;
  /** Whether to play another random game of this seed and compare the chances shown with the rolls that follow. */
  readonly law?: boolean;
}

/** How one fuzzed game ended. */
export interface FuzzReport {
  readonly answers: number;
  readonly ending: string;
  /** Hash of the final state. */
  readonly hash: string;
}

/** A game that broke a promise, with the record that shows it. */
export class FuzzFailure extends Error {
  override readonly name = 'FuzzFailure';
  readonly record: GameRecord;
  constructor(message: string, record: GameRecord) {
    super(message);
    this.record = record;
  }
}

/** Plays one random game to its end and checks it after every answer. */
export function fuzzGame<G extends GameShape>(game: GameDefinition<G>, plan: FuzzPlan<G>): FuzzReport {
  const options = optionsOf(game, plan.options);
  const seats = plan.seats ?? game.seats.min;
  const rng = rngFrom(seedFrom(`${plan.seed} fuzz`), 'fuzz');
  const answers: Answer[] = [];
  let table: Table<G> | null = null;
  try {
    table = new Table({ game, options, seats, seed: plan.seed });
    const quiet = new Table({ game, options, seats, seed: plan.seed, recording: 'off' });
    while (!table.over) {
      if (answers.length >= ANSWER_CAP) throw new Error(notOverAfter(ANSWER_CAP));
      const decision = rng.pick(table.decisions);
      const answer = { seat: decision.seat, decision: decision.number, choice: sampleChoice(decision, rng) };
      answers.push(answer);
      const thorough = answers.length % (plan.thorough ?? 1) === 0;
      const copy = thorough ? table.copy() : null;
      const refusal = table.answer(answer);
      if (refusal) throw new Error(`An offered answer was refused: ${JSON.stringify({ answer, refusal })}`);
      const broken = plan.invariant?.(table.state.game) ?? game.invariant?.(table.state.game);
      if (broken) throw new Error(broken);
      quiet.answer(answer);
      if (copy) checkCopy(copy, answer, table);
      if (thorough || table.over) checkTable(game, table);
      if (thorough || table.over) checkQuiet(quiet, table);
    }
    const outcome = game.outcome(table.state.game);
    if (!outcome) throw new Error('The agenda is empty, but the game has no outcome.');
    if (plan.law) checkLaw(game, { seed: plan.seed, options, seats });
    return { answers: answers.length, ending: outcome.ending, hash: hashOf(table.state) };
  } catch (error) {
    throw failureOf({ game, options, seats, seed: plan.seed }, answers, error, 'random');
  }
}

/** The failure of a game that such players have played up to its last answer, with the record that opens just before it. */
export function failureOf<G extends GameShape>(
  setting: Setting<G> & { readonly seed: string },
  answers: readonly Answer[],
  error: unknown,
  bot: string,
): FuzzFailure {
  const { game, options, seats, seed } = setting;
  const message = error instanceof Error ? error.message : String(error);
  const record = straightRecord({
    game: anyGame(game),
    options: options as FormChoice,
    seats: Array.from({ length: seats }, (_, seat) => ({ name: `Seat ${seat + 1}`, bot })),
    seed,
    answers: [...answers],
    position: Math.max(0, answers.length - 1),
    stateHash: hashBefore(setting, answers.slice(0, -1)),
  });
  return new FuzzFailure(`Seed "${seed}", answer ${answers.length}: ${message}`, record);
}

/** The hash of the state before the failing answer, so that the record opens there; empty when the game broke earlier. */
function hashBefore<G extends GameShape>(setting: Setting<G>, answers: readonly Answer[]): string {
  try {
    const table = new Table(setting);
    for (const answer of answers) table.answer(answer);
    return hashOf(table.state);
  } catch {
    return '';
  }
}

/** Checks that the same answer leads a copy of the table to the same state: undo, bots and saves rely on it. */
function checkCopy<G extends GameShape>(copy: Table<G>, answer: Answer, { state }: Table<G>): void {
  copy.answer(answer);
  if (canonical(copy.state) !== canonical(state))
    throw new Error(`A copy of the table goes another way after ${JSON.stringify(answer)}.`);
}

/** Checks that every shown chance is the chance of the roll that follows. */
function checkLaw<G extends GameShape>(game: GameDefinition<G>, plan: LawPlan<G>): void {
  const [broken] = lawOf(game, plan).broken;
  if (broken) throw new Error(broken);
}

/** Checks that a quiet table has reached the same state as this one. */
function checkQuiet<G extends GameShape>(quiet: Table<G>, table: Table<G>): void {
  const parted = partedFrom(table, quiet);
  if (parted) throw new Error(`Played quietly, ${parted}.`);
}

/** Checks what must hold for every state: plain JSON, unchanged by a round trip, with views and texts that do not fail. */
function checkTable<G extends GameShape>(game: GameDefinition<G>, table: Table<G>): void {
  const { state } = table;
  const impure = findImpure(state);
  if (impure) throw new Error(`The state is not plain JSON at ${impure}.`);
  const text = canonical(state);
  if (canonical(JSON.parse(text)) !== text)
    throw new Error('The state changes when it is written and read as JSON.');
  if (canonical(clone(state)) !== text) throw new Error('The clone of the state differs from it.');
  for (let seat = -1; seat < table.setting.seats; seat++) {
    const view = table.view(seat < 0 ? null : seat);
    game.describe(view);
    game.status(view);
  }
  if (canonical(state) !== text) throw new Error('Looking at the state has changed it.');
  for (const decision of table.decisions) checkDecision(decision);
  checkOpen(table.decisions);
}

/** Checks that an open question reads the same for all, can be passed, and is put only to seats it names. */
function checkOpen(decisions: readonly Decision[]): void {
  const texts = new Set<string>();
  for (const decision of decisions) {
    const { open, seat, step } = decision;
    if (!open) continue;
    texts.add(canonical(questionText(decision)));
    if (texts.size > 1) throw new Error(`${step} lies open, but is not the same question for all.`);
    if (!open.seats.includes(seat)) throw new Error(`${step} lies open, but is put to seat ${seat} unnamed.`);
    if (decision.kind !== 'pick' || !decision.options.some(({ id }) => id === open.pass))
      throw new Error(`${step} lies open, but cannot be let pass by "${open.pass}".`);
  }
}

function checkDecision(decision: Decision): void {
  const impure = findImpure(JSON.parse(JSON.stringify(plainDecision(decision))), decision.step);
  if (impure) throw new Error(`The decision is not plain JSON at ${impure}.`);
  if (decision.kind === 'fill') return;
  const ids = [...decision.options, ...decision.refused].map((option) => option.id);
  if (new Set(ids).size !== ids.length)
    throw new Error(`${decision.step} offers the same option twice: ${ids}.`);
}
