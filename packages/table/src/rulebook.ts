/** Functions that define a game's steps: the rulebook says what a step is, and the table carries it out. */
import type { Rng } from './chance.ts';
import type { Field, FormChoice, Option, Refusal } from './decision.ts';
import type {
  AfterRoll,
  AskingStep,
  Chosen,
  FillStep,
  GameShape,
  Odds,
  Offering,
  PickStep,
  PlainStep,
  RollSpec,
  RollStep,
  StepName,
} from './game.ts';
import type { Declared, RollFacts } from './rolls.ts';
import { declareRoll } from './rolls.ts';
import type { Roll, Turn } from './turn.ts';

/** What a single-seat pick needs; the seat is 0 when left out. */
export interface PickSpec<G extends GameShape, N extends StepName<G>, V> {
  readonly rule: AskingStep<G, N>['rule'];
  readonly seat?: (state: G['state'], args: G['steps'][N]) => number;
  readonly about?: AskingStep<G, N>['about'];
  readonly ask?: AskingStep<G, N>['ask'];
  readonly hushed?: AskingStep<G, N>['hushed'];
  readonly options: Offering<G, N, V>;
  readonly odds?: (state: G['state'], option: Option<V>, args: G['steps'][N]) => readonly Odds[];
  readonly take: (t: Turn<G>, option: Option<V>, args: G['steps'][N]) => void;
}

/** What a single-seat form needs; the seat is 0 when left out. */
export interface FillSpec<G extends GameShape, N extends StepName<G>> {
  readonly rule: AskingStep<G, N>['rule'];
  readonly seat?: (state: G['state'], args: G['steps'][N]) => number;
  readonly about?: AskingStep<G, N>['about'];
  readonly hushed?: AskingStep<G, N>['hushed'];
  readonly form: (state: G['state'], args: G['steps'][N]) => readonly Field[];
  readonly idle?: (state: G['state'], choice: FormChoice, args: G['steps'][N]) => readonly string[];
  readonly check: (state: G['state'], choice: FormChoice, args: G['steps'][N]) => Refusal | null;
  readonly sample: (state: G['state'], rng: Rng, args: G['steps'][N]) => FormChoice;
  readonly odds?: (state: G['state'], choice: FormChoice, args: G['steps'][N]) => readonly Odds[];
  readonly take: (t: Turn<G>, choice: FormChoice, args: G['steps'][N]) => void;
}

const first = (): number => 0;

const EVERY_FIELD = {
  kind: undefined,
  name: undefined,
  rule: undefined,
  seats: undefined,
  seat: undefined,
  about: undefined,
  ask: undefined,
  hushed: undefined,
  open: undefined,
  options: undefined,
  odds: undefined,
  take: undefined,
  takeOne: undefined,
  nobody: undefined,
  form: undefined,
  idle: undefined,
  check: undefined,
  sample: undefined,
  run: undefined,
  fell: undefined,
};

/** A step with every field that any step has, in one order: all steps have the same shape, which makes the kernel's loop fast. */
const laidOut = <S extends object>(step: S): S => ({ ...EVERY_FIELD, ...step });

/** Rolls, offers the roll to the game's own hook, and carries out the result. */
function runOf<G extends GameShape, N extends StepName<G>, R>(
  declared: Declared<G['state'], G['steps'][N], R>,
  { idle, before }: Pick<RollSpec<G, N, R, string, unknown>, 'idle' | 'before'>,
  settle: (t: Turn<G>, roll: Roll<R>, args: G['steps'][N]) => void,
): PlainStep<G, N>['run'] {
  return (t, args) => {
    if (idle?.(t, args)) return;
    before?.(t, args);
    settle(t, t.cast(declared, args), args);
  };
}

/** The functions that define one game's steps, typed for that game; the hook sees every roll of a step. */
export function rulebook<G extends GameShape>({ afterRoll }: { readonly afterRoll?: AfterRoll<G> } = {}) {
  const asList =
    <N extends StepName<G>>(seat: (state: G['state'], args: G['steps'][N]) => number) =>
    (state: G['state'], args: G['steps'][N]) => [seat(state, args)];

  return {
    /** A step that asks nobody. */
    step: <N extends StepName<G>>(name: N, run: PlainStep<G, N>['run']): PlainStep<G, N> =>
      laidOut({ kind: 'step', name, run }),

    /** A step that rolls on a chart: what is rolled, and what the result does. */
    roll: <N extends StepName<G>, R, C extends string, A = undefined>(
      name: N,
      spec: RollSpec<G, N, R, C, A>,
    ): RollStep<G, N, R> => {
      const declared = declareRoll<G['state'], G['steps'][N], R, C, A>(name, spec);
      const { fell } = spec;
      const step: RollStep<G, N, R> = laidOut({
        ...declared,
        kind: 'roll',
        name,
        fell,
        run: runOf<G, N, R>(declared, spec, (t, roll, args) => {
          if (!afterRoll?.(t, step as unknown as RollStep<G, StepName<G>>, roll, args)) fell(t, roll, args);
        }),
      });
      return step;
    },

    /** A roll that a step makes among other things (`t.cast`). */
    declare: <X, R, C extends string, A = undefined>(
      name: string,
      facts: RollFacts<G['state'], X, R, C, A>,
    ): Declared<G['state'], X, R> => declareRoll(name, facts),

    /** A choice of one seat from a list. */
    pick: <N extends StepName<G>, V>(name: N, spec: PickSpec<G, N, V>): PickStep<G, N> => {
      const { rule, seat = first, about, ask, hushed, options, odds, take } = spec;
      return laidOut({
        kind: 'pick',
        name,
        rule,
        seats: asList(seat),
        seat,
        about,
        ask,
        hushed,
        options,
        odds: odds && ((state, option, args) => odds(state, option as Option<V>, args)),
        take: (t, chosen, args) => take(t, (chosen[0] as Chosen<Option<V>>).choice, args),
        takeOne: take as PickStep<G, N>['takeOne'],
      });
    },

    /** A form filled in by one seat. */
    fill: <N extends StepName<G>>(name: N, spec: FillSpec<G, N>): FillStep<G, N> => {
      const { rule, seat = first, about, hushed, form, idle, check, sample, odds, take } = spec;
      return laidOut({
        kind: 'fill',
        name,
        rule,
        seats: asList(seat),
        seat,
        about,
        hushed,
        form,
        idle,
        check,
        sample,
        odds,
        take: (t, chosen, args) => take(t, (chosen[0] as Chosen<FormChoice>).choice, args),
        takeOne: take,
      });
    },

    /** A choice from a list that several seats make in secret at the same time. */
    pickTogether: <N extends StepName<G>>(
      name: N,
      spec: Omit<PickStep<G, N>, 'kind' | 'name'>,
    ): PickStep<G, N> => laidOut({ ...spec, kind: 'pick', name }),

    /** A form that several seats fill in, in secret, at the same time. */
    fillTogether: <N extends StepName<G>>(
      name: N,
      spec: Omit<FillStep<G, N>, 'kind' | 'name'>,
    ): FillStep<G, N> => laidOut({ ...spec, kind: 'fill', name }),
  };
}
