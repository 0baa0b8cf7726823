/** The questions a seat was asked in a finished game, each with its position and with the rolls that followed the answer. */

import type { Choice, Decision, FormChoice, GameDefinition, GameShape } from '@flotilla/table';
import { rngFrom, seedFrom } from '@flotilla/table';
import type { Answer, Context, GameRecord, Script, TableState } from '@flotilla/table/run';
import { canonical, chosenBy, clone, habitOf, Table } from '@flotilla/table/run';
import type { Candidate } from '../candidates.ts';
import { candidatesFor } from '../candidates.ts';

/** A roll between an answer and the next question of the same seat. */
export interface FollowingRoll {
  readonly purpose: string;
  readonly place: Context;
  readonly times: number;
  readonly dice: string;
  readonly faces: readonly number[];
  readonly natural: number;
  /** The label of what came of it, and the exact chances of all that could. */
  readonly outcome: string;
  readonly chances: Readonly<Record<string, number>>;
  /** The result for each number the dice can show, smallest first. */
  readonly results: readonly string[];
  readonly chart: string;
  readonly rule: string;
  /** The entry of the log. */
  readonly log: number;
}

/** A question of a finished game. */
export interface Question {
  /** Its number among those of the seat, from 0. */
  readonly number: number;
  /** The place of its answer among all answers of the record. */
  readonly answer: number;
  readonly decision: number;
  readonly step: string;
  readonly rule: string;
  readonly choice: Choice;
  readonly candidates: readonly Candidate[];
  /** The answer given and the one that the habit would give, as places among the candidates. */
  readonly played: number;
  readonly habit: number;
  /** Whether the player went back over it in practice. */
  readonly touched: boolean;
  /** The length of the log when it was asked, and when the seat was asked again or the game was over. */
  readonly log: readonly [from: number, to: number];
  readonly rolls: readonly FollowingRoll[];
}

/** A question with its position. */
export interface QuestionPosition<G extends GameShape> {
  readonly question: Question;
  readonly table: Table<G>;
}

/** A finished game as a seat met it. */
export interface Played<G extends GameShape> {
  readonly game: GameDefinition<G>;
  readonly seat: number;
  readonly seats: number;
  readonly positions: readonly QuestionPosition<G>[];
  /** The last state, and the one before the first answer. */
  readonly end: G['state'];
  readonly over: boolean;
  readonly opening: Table<G>;
}

/** A record that cannot be played again; the sentence says why. */
export class NotPlayable extends Error {
  override readonly name = 'NotPlayable';
}

interface Asked<G extends GameShape> {
  readonly answer: number;
  readonly given: Answer;
  readonly decision: Decision;
  readonly state: TableState<G['state']>;
  readonly from: number;
  to: number;
  readonly rolls: FollowingRoll[];
}

/** Plays a record again and stops at every question of a seat. */
export function playedBy<G extends GameShape>(
  game: GameDefinition<G>,
  record: GameRecord,
  seat: number,
): Played<G> {
  const { options, seats, seed, dice, realDice, answers, position } = record;
  if (seed === null) throw new NotPlayable('The record does not hold its seed yet.');
  if (!record.seats[seat]) throw new NotPlayable(`There is no seat ${seat + 1} at this table.`);
  const script: Script | null =
    realDice || dice ? { dice: realDice ? {} : (dice ?? {}), missing: 'seed' } : null;
  const setting = { game, options: options as G['options'], seats: seats.length };
  const asked: Asked<G>[] = [];
  let draw: { readonly purpose: string; readonly place: Context; readonly times: number } | null = null;
  const table: Table<G> = new Table<G>({
    ...setting,
    seed,
    script,
    onDraw: (drawn) => {
      draw = drawn;
    },
    onRoll: ({ record: roll, chances }) => {
      const last = asked.at(-1);
      if (!last || !draw || draw.purpose !== roll.purpose) return;
      last.rolls.push({
        purpose: roll.purpose,
        place: draw.place,
        times: draw.times,
        dice: roll.dice,
        faces: roll.faces,
        natural: roll.natural,
        outcome: roll.outcome,
        chances: Object.fromEntries(chances),
        results: roll.results,
        chart: roll.chart,
        rule: roll.rule,
        log: (table.log?.length ?? 1) - 1,
      });
      draw = null;
    },
  });
  if (script) script.dice = dice ?? {};
  const opening = table.copy({ recording: 'off', script: null, seed: 'review' });
  for (let i = 0; i < position; i++) {
    const given = answers[i] as Answer;
    if (given.seat === seat) {
      const decision = table.decisionFor(seat);
      const from = table.log?.length ?? 0;
      const last = asked.at(-1);
      if (last) last.to = from;
      if (decision)
        asked.push({ answer: i, given, decision, state: clone(table.state), from, to: from, rolls: [] });
    }
    if (table.answer(given))
      throw new NotPlayable(`Answer ${i + 1} is not offered by rules ${game.version}.`);
  }
  const last = asked.at(-1);
  if (last) last.to = table.log?.length ?? 0;
  const touched = touchedIn(record);
  return {
    game,
    seat,
    seats: seats.length,
    positions: asked.map((one, number) => positionOf(setting, one, number, touched)),
    end: table.state.game,
    over: table.over,
    opening,
  };
}

/** The answers the player went back over: what followed them was known when they were given again. */
function touchedIn({ undone }: GameRecord): ReadonlySet<number> {
  return new Set(undone.flatMap(({ at, answers }) => answers.map((_, i) => at + i)));
}

function positionOf<G extends GameShape>(
  setting: {
    readonly game: GameDefinition<G>;
    readonly options: G['options'];
    readonly seats: number;
  },
  { answer, given, decision, state, from, to, rolls }: Asked<G>,
  number: number,
  touched: ReadonlySet<number>,
): QuestionPosition<G> {
  const table = new Table<G>({ ...setting, seed: 'review', recording: 'off' }, { ...state, scripted: {} });
  const now = table.decisionFor(given.seat) as Decision;
  const { choice } = given;
  const { list, habit } = answersAt(table, now, choice);
  const played = list.findIndex((one) => canonical(one.choice) === canonical(choice));
  return {
    table,
    question: {
      number,
      answer,
      decision: decision.number,
      step: decision.step,
      rule: decision.rule,
      choice,
      candidates: list,
      played,
      habit: habit < 0 ? played : habit,
      touched: touched.has(answer),
      log: [from, to],
      rolls,
    },
  };
}

/** Everything worth comparing at a question, the answer given included, and the place of the habit's own. */
function answersAt<G extends GameShape>(
  table: Table<G>,
  decision: Decision,
  choice: Choice,
): { readonly list: readonly Candidate[]; readonly habit: number } {
  const yours = typeof choice === 'object' ? (choice as FormChoice) : null;
  const found = candidatesFor(table, decision, yours).list;
  const list = found.some((one) => canonical(one.choice) === canonical(choice))
    ? found
    : [{ choice, option: null, from: 'yours' as const }, ...found];
  try {
    const rng = rngFrom(seedFrom(`candidates ${decision.number}`), 'habit');
    const usual = canonical(chosenBy(habitOf(table.setting.game), table, decision, rng));
    return { list, habit: list.findIndex((one) => canonical(one.choice) === usual) };
  } catch {
    return { list, habit: -1 };
  }
}
