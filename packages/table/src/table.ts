/** The table: runs a game's agenda until somebody must decide, and takes answers. */
import type { Asking, Put } from './asking.ts';
import {
  allowedOf,
  chosenIn,
  isAlwaysAsked,
  readFill,
  readPick,
  refusalIn,
  UnreadFill,
  UnreadPick,
  whyNotAsked,
} from './asking.ts';
import type { Draw, KeyedChance, Rng } from './chance.ts';
import { keyedChance } from './chance.ts';
import type {
  Answer,
  Choice,
  Decision,
  FormChoice,
  Greyed,
  Option,
  PickDecision,
  Refusal,
} from './decision.ts';
import type {
  AnyStep,
  Chosen,
  FillStep,
  GameDefinition,
  GameShape,
  Odds,
  PickStep,
  StepName,
  WaitingStep,
} from './game.ts';
import { stepsByName } from './game.ts';
import type { Hand } from './hand.ts';
import { clone } from './json.ts';
import type { Leading } from './leading.ts';
import { LedChance } from './leading.ts';
import type { LogEvent } from './log.ts';
import type { Watch } from './moments.ts';
import { Quiet } from './quiet.ts';
import { Recorder } from './recorder.ts';
import type { Script } from './script.ts';
import type { Seed } from './seed.ts';
import { seedFrom, seedsIn } from './seed.ts';
import type { TableState } from './state.ts';
import { freshState } from './state.ts';
import type { ThrownRoll, Turn } from './turn.ts';

/** The most steps between two decisions; more means that the rules run in circles. */
export const STEP_CAP = 1_000_000;

/** How a table is laid. */
export interface Setting<G extends GameShape> {
  readonly game: GameDefinition<G>;
  readonly options: G['options'];
  readonly seats: number;
  readonly seed: string | Seed;
  /** `off` for simulations, which keep no log. */
  readonly recording?: 'on' | 'off';
  readonly script?: Script | null;
  /** How the dice of an imagined game are led. */
  readonly leading?: Leading | undefined;
  /** Whether rolls are logged with the chances of all that may follow them, which takes time: only where people read the log. */
  readonly sums?: boolean;
  /** Sees every roll of a recording table as it is made. */
  readonly onRoll?: (thrown: ThrownRoll) => void;
  /** Sees every draw of random numbers of a recording table: dice, numbers and shuffles; not dice that were typed in. */
  readonly onDraw?: (draw: Draw) => void;
}

type ChosenItem = Chosen<Option<unknown> | FormChoice>;

/** A game in progress. */
export class Table<G extends GameShape> {
  readonly setting: Setting<G>;
  /** Everything that happened; null when recording is off. */
  readonly log: LogEvent[] | null;
  /** What is asked now, one entry for each seat that still has to answer; empty when the game is over. */
  decisions: readonly Decision[] = [];
  /** Who watches the steps between two decisions; null when nobody does. */
  watch: Watch | null = null;
  /** The hand that records, or the quiet one. */
  readonly #hand: Recorder<G> | Quiet<G>;
  /** Secret answers given so far to a decision of several seats. */
  #held: TableState<G['state']>['held'];
  /** Where other dice take over, in a game that was played on from a moment of another; null in every other. */
  readonly #turns: readonly { readonly from: number; readonly chance: KeyedChance }[] | null = null;
  /** Choices of the waiting decision that were settled without asking. */
  #settled: ChosenItem[] = [];

  constructor(
    setting: Setting<G>,
    state: TableState<G['state']> = freshState(setting.game, setting.options, setting.seats),
  ) {
    const { game, options, seats, seed } = setting;
    const { script = null, leading, onRoll, onDraw } = setting;
    const turns = typeof seed === 'string' ? seedsIn(seed) : null;
    const words = turns ? seedFrom(turns[0].seed) : (seed as Seed);
    const chance = leading ? new LedChance(words, leading) : keyedChance(words);
    if (turns && turns.length > 1)
      this.#turns = turns.map((turn) => ({ from: turn.from, chance: keyedChance(seedFrom(turn.seed)) }));
    const agreed = { options, seats, steps: stepsByName(game), chance };
    this.setting = setting;
    this.log = setting.recording === 'off' ? null : [];
    if (script && !this.log) throw new Error('Scripted dice need a table that records.');
    this.#held = state.held;
    this.#hand = this.log
      ? new Recorder(agreed, state, {
          sums: setting.sums ? game.rollSums : undefined,
          styles: game.events,
          script,
          log: this.log,
          onRoll,
          onDraw,
        })
      : new Quiet(agreed, state);
    this.#run();
  }

  /** The whole state. The game's part of it is the object the table plays with, the rest is a copy. */
  get state(): TableState<G['state']> {
    const scripted = this.#hand.recording ? this.#hand.scripted : {};
    return { ...this.#hand.written(), scripted, held: this.#held };
  }

  /** Whether the game has ended. */
  get over(): boolean {
    return this.decisions.length === 0;
  }

  /** Whether anything since `forgetBarrier` keeps the last answer from being taken back. */
  get barrier(): boolean {
    return this.#hand.recording && this.#hand.crossed;
  }

  /** Starts watching for a roll or reveal afresh. */
  forgetBarrier(): void {
    if (this.#hand.recording) this.#hand.crossed = false;
  }

  /** What a seat is asked now; null when it has nothing to answer. */
  decisionFor(seat: number): Decision | null {
    const { decisions } = this;
    for (let i = 0; i < decisions.length; i++) {
      const decision = decisions[i] as Decision;
      if (decision.seat === seat) return decision;
    }
    return null;
  }

  /** What a seat (null: a spectator) may know. */
  view(seat: number | null): G['view'] {
    return this.setting.game.view(this.#hand.state, seat);
  }

  /** Takes an answer, or returns the reason why not and changes nothing. */
  answer(answer: Answer): Refusal | null {
    const decision = this.#decisionAnswered(answer);
    if (decision === null) return this.#whyNotAsked(answer);
    const choice = chosenIn(decision, answer.choice);
    if (choice === null) return refusalIn(decision, answer.choice);
    this.#choose(decision, choice, answer.choice);
    return null;
  }

  /** Takes what a bot has chosen among what it was offered, without checking a filled-in form again. */
  take(decision: Decision, choice: Choice): void {
    const taken = decision.kind === 'pick' ? chosenIn(decision, choice) : (choice as FormChoice);
    if (taken === null) throw new Error(`${decision.step} does not offer "${choice}".`);
    this.#choose(decision, taken, choice);
  }

  #choose(decision: Decision, choice: Option | FormChoice, answered: unknown): void {
    const { seat } = decision;
    if (this.decisions.length > 1) {
      const held = [...this.#held, { seat, choice: clone(answered) }];
      this.#held = held.sort((a, b) => a.seat - b.seat);
      this.decisions = this.decisions.filter((other) => other !== decision);
      return;
    }
    for (const { from, chance } of this.#turns ?? [])
      if (from <= decision.number) this.#hand.drawFrom(chance);
    const alone = this.#settled.length === 0 && this.#held.length === 0;
    if (alone) this.#takeOne(this.#asking(), seat, choice);
    else this.#take(this.#asking(), [...this.#settled, ...this.#heldItems(), { seat, choice }]);
    this.#run();
  }

  /** Why an answer would be refused, or null; changes nothing. */
  refusalOf(answer: Answer): Refusal | null {
    const decision = this.#decisionAnswered(answer);
    return decision === null ? this.#whyNotAsked(answer) : refusalIn(decision, answer.choice);
  }

  /** The exact chances to show with an option or a filled-in form, worked out only when wanted. */
  odds(decision: Decision, choice: Option | FormChoice): readonly Odds[] {
    const step = this.#asking();
    const args = this.#given();
    const { state } = this.#hand;
    if (step.kind === 'pick') return step.odds?.(state, choice as Option, args, decision.seat) ?? [];
    return step.odds?.(state, choice as FormChoice, args, decision.seat) ?? [];
  }

  /** A copy that can be played without touching this table. */
  copy(change: Partial<Setting<G>> = {}): Table<G> {
    return new Table({ ...this.setting, ...change }, clone(this.state));
  }

  /** A copy in which everything the seat cannot know is drawn afresh, including the dice to come, unless they are led. */
  imagine(seat: number | null, rng: Rng, leading?: Leading): Table<G> {
    const state = clone(this.state);
    state.held = state.held.filter((held) => held.seat === seat);
    this.setting.game.swapSecrets?.(state.game, seat, rng, this.waiting);
    const word = () => rng.below(65536) * 65536 + rng.below(65536);
    const seed: Seed = [word(), word(), word(), word()];
    return new Table({ ...this.setting, recording: 'off', script: null, seed, leading }, state);
  }

  /** Restores an earlier state, with the log cut back to what had happened by then. */
  restore(state: TableState<G['state']>, logLength: number): void {
    this.#hand.lay(state);
    if (this.#hand.recording) this.#hand.scripted = state.scripted;
    this.#held = state.held;
    if (this.log) this.log.length = logLength;
    const before = this.log?.length;
    this.#run();
    if (before !== undefined && this.log && this.log.length !== before) {
      throw new Error('A restored state did not stand at a decision.');
    }
  }

  /** The step whose question is waiting; null when the game is over. */
  get waiting(): WaitingStep<G> | null {
    return this.over ? null : ({ step: this.#asking().name, args: this.#given() } as WaitingStep<G>);
  }

  /** The step whose question is waiting. */
  #asking(): Asking<G> {
    const { steps } = this.#hand.agenda;
    return steps[steps.length - 1] as Asking<G>;
  }

  /** The arguments of the step whose question is waiting. */
  #given(): G['steps'][StepName<G>] {
    const { args } = this.#hand.agenda;
    return args[args.length - 1] as G['steps'][StepName<G>];
  }

  #run(): void {
    const hand: Turn<G> & Hand<G> = this.#hand;
    const { agenda } = hand;
    for (let count = 0; count < STEP_CAP; count++) {
      this.watch?.mark(this);
      const last = agenda.steps.length - 1;
      if (last < 0) {
        this.decisions = NO_DECISIONS;
        return;
      }
      const step = agenda.steps[last] as AnyStep<G>;
      const args = agenda.args[last] as G['steps'][StepName<G>];
      if (step.kind === 'step' || step.kind === 'roll') {
        agenda.pop();
        step.run(hand, args);
      } else if (this.#ask(step, args)) return;
    }
    const pending = agenda.steps.slice(-5).map(({ name }) => name);
    throw new Error(
      `${STEP_CAP} steps without a decision: the rules run in a circle around ${pending.join(', ')}.`,
    );
  }

  /** Works out who must answer; when nobody must, settles the step at once and returns false. */
  #ask(step: Asking<G>, args: G['steps'][StepName<G>]): boolean {
    const held = this.#held;
    const { state } = this.#hand;
    if (step.seat && held.length === 0) return this.#askOne(step, args, step.seat(state, args));
    const seats = step.seats(state, args);
    if (seats.length === 0) return this.#askNobody(step, NO_ITEMS);
    if (seats.length === 1 && held.length === 0) return this.#askOne(step, args, seats[0] as number);
    const decisions: Decision[] = [];
    const settled: ChosenItem[] = [];
    for (let i = 0; i < seats.length; i++) {
      const seat = seats[i] as number;
      if (step.kind === 'fill') {
        decisions.push(this.#fillDecision(step, this.#put(args, seat)));
        continue;
      }
      const greyed = this.#greyed();
      const options = this.#offer(step, args, seat, greyed);
      const [only, other] = options;
      if (only && (other || isAlwaysAsked(step, this.#hand.state, args)))
        decisions.push(this.#pickDecision(step, this.#put(args, seat), options, greyed));
      else if (only) settled.push({ seat, choice: only });
    }
    this.#settled = settled;
    this.decisions =
      held.length === 0 ? decisions : decisions.filter((d) => !held.some((h) => h.seat === d.seat));
    return this.decisions.length > 0 || this.#askNobody(step, [...settled, ...this.#heldItems()]);
  }

  /** The same for a single seat, by far the most common case. */
  #askOne(step: Asking<G>, args: G['steps'][StepName<G>], seat: number): boolean {
    this.#settled = NO_ITEMS;
    if (step.kind === 'fill') {
      this.decisions = [this.#fillDecision(step, this.#put(args, seat))];
      return true;
    }
    const greyed = this.#greyed();
    const options = this.#offer(step, args, seat, greyed);
    if (options.length > 1 || (options.length === 1 && isAlwaysAsked(step, this.#hand.state, args))) {
      this.decisions = [this.#pickDecision(step, this.#put(args, seat), options, greyed)];
      return true;
    }
    if (options.length === 0) return this.#askNobody(step, NO_ITEMS);
    this.decisions = NO_DECISIONS;
    this.#takeOne(step, seat, options[0] as Option);
    return false;
  }

  /** Settles the step with what there is, as nobody has a choice. */
  #askNobody(step: Asking<G>, chosen: ChosenItem[]): false {
    this.decisions = NO_DECISIONS;
    this.#take(step, chosen);
    return false;
  }

  /** Where a step puts what it refuses; null when nobody reads it. */
  #greyed(): Option[] | null {
    return this.log === null ? null : [];
  }

  #offer(
    step: PickStep<G, StepName<G>>,
    args: G['steps'][StepName<G>],
    seat: number,
    greyed: Greyed,
  ): readonly Option[] {
    return allowedOf(step.options(this.#hand.state, args, seat, greyed) as readonly Option[], greyed);
  }

  /** Where and to whom the waiting question is put. */
  #put(args: G['steps'][StepName<G>], seat: number): Put<G> {
    return { number: this.#hand.decision, seat, state: this.#hand.state, args };
  }

  #pickDecision(
    step: PickStep<G, StepName<G>>,
    put: Put<G>,
    options: readonly Option[],
    refused: readonly Option[] | null,
  ): PickDecision {
    return refused === null ? new UnreadPick(step, put, options) : readPick(step, put, options, refused);
  }

  #fillDecision(step: FillStep<G, StepName<G>>, put: Put<G>): Decision {
    return this.log === null ? new UnreadFill(step, put) : readFill(step, put);
  }

  /** The decision an answer is meant for; null when nothing of the kind is asked. */
  #decisionAnswered(answer: Answer): Decision | null {
    if (typeof answer !== 'object' || answer === null || answer.decision !== this.#hand.decision) return null;
    return this.decisionFor(answer.seat);
  }

  #whyNotAsked(answer: Answer): Refusal {
    return whyNotAsked(answer, this.decisions, this.setting.seats, this.#hand.decision);
  }

  /** Answers given earlier to this decision, checked again: they were allowed then, and the state has not changed. */
  #heldItems(): ChosenItem[] {
    if (this.#held.length === 0) return NO_ITEMS;
    const step = this.#asking();
    const args = this.#given();
    return this.#held.map(({ seat, choice }) => {
      if (step.kind === 'fill') return { seat, choice: choice as FormChoice };
      const options = step.options(this.#hand.state, args, seat, null) as readonly Option[];
      return { seat, choice: options.find((option) => option.id === choice) as Option };
    });
  }

  /** Takes the waiting question off the agenda; returns its arguments. */
  #answered(): G['steps'][StepName<G>] {
    const args = this.#given();
    this.#hand.agenda.pop();
    this.#hand.decision++;
    if (this.#held.length > 0) this.#held = [];
    return args;
  }

  /** The choice of the only seat that had one. */
  #takeOne(step: Asking<G>, seat: number, choice: Option | FormChoice): void {
    if (step.takeOne) step.takeOne(this.#hand, choice as never, this.#answered());
    else this.#take(step, [{ seat, choice }]);
  }

  #take(step: Asking<G>, chosen: ChosenItem[]): void {
    const args = this.#answered();
    if (chosen.length > 1) chosen.sort((a, b) => a.seat - b.seat);
    if (chosen.length > 0) step.take(this.#hand, chosen as never, args);
    else step.nobody?.(this.#hand, args);
  }
}

const NO_DECISIONS: readonly Decision[] = [];
const NO_ITEMS: ChosenItem[] = [];
