/** What a career played straight through holds instead of a turn at the table: the same state, dice and rolls. */
import type { Chart, ExpressDice } from '@flotilla/table';
import { sumOf, under } from '@flotilla/table';
import { usesLuck } from '../bots/judgement.ts';
import type { Temper } from '../bots/temper.ts';
import { STEADY } from '../bots/temper.ts';
import type { Helm, T } from '../rules/book.ts';
import type { Thrown, ThrowStep } from '../rules/throws.ts';
import { chartOf, modifiersOf, thrownBy } from '../rules/throws.ts';
import type { Captain, State, Steps } from '../state.ts';

/** A career under way. */
export interface Hand extends Helm {
  readonly captain: Captain;
  readonly dice: ExpressDice;
  /** What the captain holds to this year. */
  temper: Temper;
  /** Whether the box the boat is in has brought nothing so far. */
  quiet: boolean;
  /** How often the captain has decided something that he would be asked at a table. */
  answers: number;
}

/** Nothing is written down: nobody reads along. */
const SILENCE: Helm['say'] = () => {};

/** There is nothing pending to drop: whoever called looks at what became of captain and boat. */
const NOTHING_PENDING: Helm['dropUntil'] = () => true;

/** A career about to begin. */
export function newHand(state: State, dice: ExpressDice): Hand {
  return {
    state,
    captain: state.captains[0] as Captain,
    dice,
    temper: STEADY[0],
    quiet: true,
    answers: 0,
    say: SILENCE,
    at: (a, b, c, d) => dice.at(a, b, c, d),
    dropUntil: NOTHING_PENDING,
  };
}

/** Whether the boat is still in the box with all that it may bring: not lost, not in tow. */
export const remains = ({ captain: { fate, patrol } }: Hand): boolean =>
  fate === 'serving' && patrol !== null && !patrol.towed && !patrol.boatLost;

/** A roll as its step defines it, with the types of its arguments and of what can come of it. */
export interface RollOf<N extends keyof Steps, R> extends Thrown {
  readonly step: N;
  readonly result?: R;
}

/** The roll behind a step, for rolling it without the step. */
export const rollOf = <N extends keyof Steps, R>(step: ThrowStep<N, R>): RollOf<N, R> =>
  thrownBy(step) as RollOf<N, R>;

/** What the modifiers of a roll come to now; a whole number, so that none of them leaves a zero below zero. */
export function plusOf<N extends keyof Steps>(h: Hand, roll: RollOf<N, unknown>, args: Steps[N]): number {
  const modifiers = modifiersOf(roll, h.state, args);
  return modifiers.length === 0 ? 0 : sumOf(modifiers, roll.about?.(h.state, args)) | 0;
}

/** Rolls with the chart, column and modifiers of the step, luck markers included; what comes of it is the caller's. */
export const rolled = <N extends keyof Steps, R>(h: Hand, roll: RollOf<N, R>, args: Steps[N]): R =>
  rolledWith(h, roll, args, plusOf(h, roll, args));

/** The same with modifiers that are known already. */
export const rolledWith = <N extends keyof Steps, R>(
  h: Hand,
  roll: RollOf<N, R>,
  args: Steps[N],
  plus: number,
): R => rolledIn(h, roll, roll.column === null ? 'all' : roll.column(h.state, args), plus, args);

/** The same in a column that is known already. */
export function rolledIn<N extends keyof Steps, R>(
  h: Hand,
  roll: RollOf<N, R>,
  column: string,
  plus: number,
  args: Steps[N],
): R {
  const chart = chartOf(roll, h.state, args);
  const outcome = h.dice.roll(chart, column, plus) as R;
  return h.captain.luck === 0 ? outcome : afterLuck(h, roll, args, outcome, { chart, column, plus });
}

/** 12.1.3 — luck markers take rolls back that fell badly, where the captain thinks them worth it. */
function afterLuck<N extends keyof Steps, R>(
  h: Hand,
  roll: RollOf<N, R>,
  args: Steps[N],
  first: R,
  { chart, column, plus }: { chart: Chart<unknown, string>; column: string; plus: number },
): R {
  const { captain, dice, state } = h;
  let outcome = first;
  while (captain.luck > 0 && !roll.welcome(outcome, state, args, dice.natural)) {
    h.answers++;
    if (!usesLuck({ step: roll.step, args, outcome }, captain.luck)) break;
    captain.luck--;
    outcome = dice.roll(under(chart, 'luck'), column, plus) as R;
  }
  return outcome;
}

/** Rolls and does what the step does with the roll; only for steps after which no other follows. */
export function carry<N extends keyof Steps>(h: Hand, roll: RollOf<N, unknown>, args: Steps[N]): void {
  const t = h as unknown as T;
  if (roll.idle?.(t, args)) return;
  roll.before?.(t, args);
  const outcome = rolled(h, roll, args);
  roll.fell(t, { outcome, natural: h.dice.natural }, args);
}
