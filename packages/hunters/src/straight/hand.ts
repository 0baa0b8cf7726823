/** What a career played straight through holds instead of a turn at the table: the same state, dice and rolls. */
import { StraightDice, sumOf, under } from '@flotilla/table';
import { usesLuck } from '../bots/judgement.ts';
import type { Temper } from '../bots/temper.ts';
import { STEADY } from '../bots/temper.ts';
import type { Helm, T } from '../rules/book.ts';
import { yearOf } from '../rules/calendar.ts';
import type { Thrown, ThrowStep } from '../rules/throws.ts';
import { chartOf, modifiersOf, thrownBy } from '../rules/throws.ts';
import type { Captain, State, Steps } from '../state.ts';

/** A career under way. */
export interface Hand extends Helm {
  readonly captain: Captain;
  readonly dice: StraightDice;
  /** How often the captain has decided something that he would be asked at a table. */
  answers: number;
}

/** Nothing is written down: nobody reads along. */
const SILENCE: Helm['say'] = () => {};

/** There is nothing pending to drop: whoever called looks at what became of captain and boat. */
const NOTHING_PENDING: Helm['dropUntil'] = () => true;

/** A career about to begin. */
export function newHand(state: State, seed: string): Hand {
  const dice = new StraightDice(seed);
  return {
    state,
    captain: state.captains[0] as Captain,
    dice,
    answers: 0,
    say: SILENCE,
    at: (a, b, c, d) => dice.at(a, b, c, d),
    dropUntil: NOTHING_PENDING,
  };
}

/** What the captain holds to this year. */
export const temperOf = ({ captain }: Hand): Temper => STEADY[yearOf(captain.month) - 1939] as Temper;

/** Whether the boat is still in the box with all that it may bring: not lost, not in tow. */
export const remains = ({ captain: { fate, patrol } }: Hand): boolean =>
  fate === 'serving' && patrol !== null && !patrol.towed && !patrol.boatLost;

/** A roll as its step defines it, with the type of what can come of it. */
export interface RollOf<N extends keyof Steps, R> extends Thrown {
  readonly step: N;
  readonly result?: R;
}

/** The roll behind a step, for rolling it without the step. */
export const rollOf = <N extends keyof Steps, R>(step: ThrowStep<N, R>): RollOf<N, R> => ({
  ...thrownBy(step),
  step: step.name,
});

/** Rolls with the chart, column and modifiers of the step, luck markers included; what comes of it is the caller's. */
export function rolled<N extends keyof Steps, R>(h: Hand, roll: RollOf<N, R>, args: Steps[N]): R {
  const s = h.state;
  const chart = chartOf(roll, s, args);
  const column = roll.column === null ? 'all' : roll.column(s, args);
  const modifiers = modifiersOf(roll, s, args);
  const plus = modifiers.length === 0 ? 0 : sumOf(modifiers, roll.about?.(s, args));
  let outcome = h.dice.roll(chart, column, plus);
  while (h.captain.luck > 0 && !roll.welcome(outcome, s, args, h.dice.natural)) {
    h.answers++;
    if (!usesLuck({ step: roll.step, args, outcome }, h.captain.luck)) break;
    h.captain.luck--;
    outcome = h.dice.roll(under(chart, 'luck'), column, plus);
  }
  return outcome as R;
}

/** Rolls and does what the step does with the roll; only for steps after which no other follows. */
export function carry<N extends keyof Steps>(h: Hand, roll: RollOf<N, unknown>, args: Steps[N]): void {
  const t = h as unknown as T;
  if (roll.idle?.(t, args)) return;
  roll.before?.(t, args);
  const outcome = rolled(h, roll, args);
  roll.fell(t, { outcome, natural: h.dice.natural }, args);
}
