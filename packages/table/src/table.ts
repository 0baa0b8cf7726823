/** The table: runs a game's agenda until somebody must decide, and takes the answers. */
import type { Asking } from './asking.ts';
import {
  aboutOf,
  allowedOf,
  chosenIn,
  isAlwaysAsked,
  isHushed,
  refusalIn,
  UnreadFill,
  UnreadPick,
  whyNotAsked,
} from './asking.ts';
import type { Rng } from './chance.ts';
import { keyedChance } from './chance.ts';
import type { Answer, Decision, FormChoice, Greyed, Option, PickDecision, Refusal } from './decision.ts';
import { checkForm } from './decision.ts';
import type {
  AnyStep,
  Chosen,
  FillStep,
  Frame,
  GameDefinition,
  GameShape,
  Odds,
  PickStep,
  StepName,
  WaitingStep,
} from './game.ts';
import { stepsByName } from './game.ts';
import { clone } from './json.ts';
import type { LogEvent } from './log.ts';
import type { Watch } from './moments.ts';
import type { Script } from './script.ts';
import type { Seed } from './seed.ts';
import { seedFrom } from './seed.ts';
import type { TableState } from './state.ts';
import { freshState } from './state.ts';
import type { ThrownRoll } from './turn.ts';
import { Turn } from './turn.ts';

/** The most steps between two decisions; more means that the rules run in a circle. */
export const STEP_CAP = 1_000_000;

/** How a table is laid. */
export interface Setting<G extends GameShape> {
  readonly game: GameDefinition<G>;
  readonly options: G['options'];
  readonly seats: number;
  readonly seed: string | Seed;
  /** `off` for simulations: no log is kept. */
  readonly recording?: 'on' | 'off';
  readonly script?: Script | null;
  /** Sees every roll of a recorded table as it falls. */
  readonly onRoll?: (thrown: ThrownRoll) => void;
}

type ChosenItem = Chosen<Option<unknown> | FormChoice>;

/** A game in progress. */
export class Table<G extends GameShape> {
  readonly setting: Setting<G>;
  /** Everything that happened; null when recording is off. */
  readonly log: LogEvent[] | null;
  /** What is asked now, one entry for each seat that still has to answer; empty when the game is over. */
  decisions: readonly Decision[] = [];
  state: TableState<G['state']>;
  /** Who watches the steps between two decisions; null when nobody does. */
  watch: Watch | null = null;
  readonly #turn: Turn<G>;
  readonly #steps: ReadonlyMap<string, AnyStep<G>>;
  /** Choices of the waiting decision that are settled without asking. */
  #settled: ChosenItem[] = [];

  constructor(setting: Setting<G>, state?: TableState<G['state']>) {
    const { game, options, seats, seed } = setting;
    this.setting = setting;
    this.#steps = stepsByName(game);
    this.log = setting.recording === 'off' ? null : [];
    this.state = state ?? freshState(game, options, seats);
    this.#turn = new Turn(
      this.state,
      { options, seats, styles: game.events, onRoll: setting.onRoll },
      keyedChance(typeof seed === 'string' ? seedFrom(seed) : seed),
      setting.script ?? null,
      this.log,
    );
    this.#run();
  }

  /** Whether the game has ended. */
  get over(): boolean {
    return this.decisions.length === 0;
  }

  /** Whether anything since `forgetBarrier` keeps the last answer from being taken back. */
  get barrier(): boolean {
    return this.#turn.crossed;
  }

  /** Begins to watch for a roll or reveal anew. */
  forgetBarrier(): void {
    this.#turn.crossed = false;
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

  /** What a seat may know; null is a spectator. */
  view(seat: number | null): G['view'] {
    return this.setting.game.view(this.state.game, seat);
  }

  /** Takes an answer, or gives the reason why not and changes nothing. */
  answer(answer: Answer): Refusal | null {
    const decision = this.#decisionAnswered(answer);
    if (decision === null) return this.#whyNotAsked(answer);
    const choice = chosenIn(decision, answer.choice);
    if (choice === null) return refusalIn(decision, answer.choice);
    const { seat } = answer;
    if (this.decisions.length > 1) {
      this.state.held.push({ seat, choice: clone(answer.choice) });
      this.state.held.sort((a, b) => a.seat - b.seat);
      this.decisions = this.decisions.filter((other) => other !== decision);
      return null;
    }
    const alone = this.#settled.length === 0 && this.state.held.length === 0;
    if (alone) this.#takeOne(this.#asking(), seat, choice);
    else this.#take(this.#asking(), [...this.#settled, ...this.#heldItems(), { seat, choice }]);
    this.#run();
    return null;
  }

  /** Why an answer would be refused, or null; changes nothing. */
  refusalOf(answer: Answer): Refusal | null {
    const decision = this.#decisionAnswered(answer);
    return decision === null ? this.#whyNotAsked(answer) : refusalIn(decision, answer.choice);
  }

  /** The exact chances that go with an option or a filled-in form, worked out when somebody wants to see them. */
  odds(decision: Decision, choice: Option | FormChoice): readonly Odds[] {
    const step = this.#asking();
    const args = this.#topFrame().args as G['steps'][StepName<G>];
    const state = this.state.game;
    if (step.kind === 'pick') return step.odds?.(state, choice as Option, args, decision.seat) ?? [];
    return step.odds?.(state, choice as FormChoice, args, decision.seat) ?? [];
  }

  /** A copy that can be played on without touching this table. */
  copy(change: Partial<Setting<G>> = {}): Table<G> {
    return new Table({ ...this.setting, ...change }, clone(this.state));
  }

  /** A copy in which everything the seat cannot know, the dice to come included, is drawn anew. */
  imagine(seat: number | null, rng: Rng): Table<G> {
    const state = clone(this.state);
    state.held = state.held.filter((held) => held.seat === seat);
    this.setting.game.swapSecrets?.(state.game, seat, rng, this.waiting);
    const word = () => rng.below(65536) * 65536 + rng.below(65536);
    return new Table(
      { ...this.setting, recording: 'off', script: null, seed: [word(), word(), word(), word()] },
      state,
    );
  }

  /** Puts an earlier state back, with the log cut to what had happened by then. */
  restore(state: TableState<G['state']>, logLength: number): void {
    this.state = state;
    this.#turn.table = state;
    this.#turn.state = state.game;
    if (this.log) this.log.length = logLength;
    const before = this.log?.length;
    this.#run();
    if (before !== undefined && this.log && this.log.length !== before) {
      throw new Error('A restored state did not stand at a decision.');
    }
  }

  /** The step whose question waits; null when the game is over. */
  get waiting(): WaitingStep<G> | null {
    return this.over ? null : (this.#topFrame() as WaitingStep<G>);
  }

  #topFrame(): Frame {
    return this.state.agenda[this.state.agenda.length - 1] as Frame;
  }

  /** The step whose question is waiting. */
  #asking(): Asking<G> {
    return this.#steps.get(this.#topFrame().step) as Asking<G>;
  }

  #run(): void {
    const { state } = this;
    const turn = this.#turn;
    for (let steps = 0; steps < STEP_CAP; steps++) {
      this.watch?.mark(this);
      const { agenda } = state;
      const pending = agenda.length - 1;
      if (pending < 0) {
        this.decisions = [];
        return;
      }
      const frame = agenda[pending] as Frame;
      const step = this.#steps.get(frame.step);
      if (step === undefined) throw new Error(`There is no step "${frame.step}".`);
      if (step.kind === 'step' || step.kind === 'roll') {
        agenda.pop();
        turn.base = pending;
        step.run(turn, frame.args as G['steps'][StepName<G>]);
      } else if (this.#ask(step, frame)) return;
    }
    const pending = state.agenda.slice(-5).map((frame) => frame.step);
    throw new Error(
      `${STEP_CAP} steps without a decision: the rules run in a circle around ${pending.join(', ')}.`,
    );
  }

  /** Works out who must answer; when nobody must, the step is settled at once and false comes back. */
  #ask(step: Asking<G>, frame: Frame): boolean {
    const args = frame.args as G['steps'][StepName<G>];
    const { held } = this.state;
    if (step.seat && held.length === 0) return this.#askOne(step, args, step.seat(this.state.game, args));
    const seats = step.seats(this.state.game, args);
    if (seats.length === 0) return this.#askNobody(step, NO_ITEMS);
    if (seats.length === 1 && held.length === 0) return this.#askOne(step, args, seats[0] as number);
    const decisions: Decision[] = [];
    const settled: ChosenItem[] = [];
    for (let i = 0; i < seats.length; i++) {
      const seat = seats[i] as number;
      if (step.kind === 'fill') {
        decisions.push(this.#fillDecision(step, args, seat));
        continue;
      }
      const greyed = this.#greyed();
      const options = this.#offer(step, args, seat, greyed);
      const [only, other] = options;
      if (only && (other || isAlwaysAsked(step, this.state.game, args)))
        decisions.push(this.#pickDecision(step, args, seat, options, greyed));
      else if (only) settled.push({ seat, choice: only });
    }
    this.#settled = settled;
    this.decisions =
      held.length === 0 ? decisions : decisions.filter((d) => !held.some((h) => h.seat === d.seat));
    return this.decisions.length > 0 || this.#askNobody(step, [...settled, ...this.#heldItems()]);
  }

  /** The same for a single seat, by far the most frequent case. */
  #askOne(step: Asking<G>, args: G['steps'][StepName<G>], seat: number): boolean {
    this.#settled = NO_ITEMS;
    if (step.kind === 'fill') {
      this.decisions = [this.#fillDecision(step, args, seat)];
      return true;
    }
    const greyed = this.#greyed();
    const options = this.#offer(step, args, seat, greyed);
    if (options.length > 1 || (options.length === 1 && isAlwaysAsked(step, this.state.game, args))) {
      this.decisions = [this.#pickDecision(step, args, seat, options, greyed)];
      return true;
    }
    if (options.length === 0) return this.#askNobody(step, NO_ITEMS);
    this.decisions = NO_DECISIONS;
    this.#takeOne(step, seat, options[0] as Option);
    return false;
  }

  /** Nobody has a choice: the step is settled with what there is. */
  #askNobody(step: Asking<G>, chosen: ChosenItem[]): false {
    this.decisions = NO_DECISIONS;
    this.#take(step, chosen);
    return false;
  }

  /** Where a step puts what it refuses: nowhere when nobody reads along. */
  #greyed(): Option[] | null {
    return this.log === null ? null : [];
  }

  #offer(
    step: PickStep<G, StepName<G>>,
    args: G['steps'][StepName<G>],
    seat: number,
    greyed: Greyed,
  ): readonly Option[] {
    return allowedOf(step.options(this.state.game, args, seat, greyed) as readonly Option[], greyed);
  }

  #pickDecision(
    step: PickStep<G, StepName<G>>,
    args: G['steps'][StepName<G>],
    seat: number,
    options: readonly Option[],
    refused: readonly Option[] | null,
  ): PickDecision {
    const state = this.state.game;
    const { name } = step;
    const number = this.state.decision;
    const rule = typeof step.rule === 'string' ? step.rule : step.rule(state, args);
    if (refused === null) return new UnreadPick(number, seat, rule, options, step, state, args);
    const about = aboutOf(step, state, args, seat);
    const hushed = isHushed(step, state, args);
    const open = step.open?.(state, args);
    return { kind: 'pick', number, seat, step: name, rule, about, hushed, open, options, refused };
  }

  #fillDecision(step: FillStep<G, StepName<G>>, args: G['steps'][StepName<G>], seat: number): Decision {
    const state = this.state.game;
    const rule = typeof step.rule === 'string' ? step.rule : step.rule(state, args);
    if (this.log === null) return new UnreadFill(this.state.decision, seat, rule, step, state, args);
    const form = step.form(state, args, seat);
    return {
      kind: 'fill',
      number: this.state.decision,
      seat,
      step: step.name,
      rule,
      about: aboutOf(step, state, args, seat),
      hushed: isHushed(step, state, args),
      form,
      idle: (choice) => step.idle?.(state, choice, args, seat) ?? [],
      check: (choice) => checkForm(form, choice, rule) ?? step.check(state, choice, args, seat),
      sample: (rng) => step.sample(state, rng, args, seat),
    };
  }

  /** The decision an answer is meant for; null when nothing of the kind is asked. */
  #decisionAnswered(answer: Answer): Decision | null {
    if (typeof answer !== 'object' || answer === null || answer.decision !== this.state.decision) return null;
    return this.decisionFor(answer.seat);
  }

  #whyNotAsked(answer: Answer): Refusal {
    return whyNotAsked(answer, this.decisions, this.setting.seats, this.state.decision);
  }

  /** Answers given to this decision earlier, judged again: they were allowed then and the state has not moved. */
  #heldItems(): ChosenItem[] {
    if (this.state.held.length === 0) return NO_ITEMS;
    const step = this.#asking();
    const args = this.#topFrame().args as G['steps'][StepName<G>];
    return this.state.held.map(({ seat, choice }) => {
      if (step.kind === 'fill') return { seat, choice: choice as FormChoice };
      const options = step.options(this.state.game, args, seat, null) as readonly Option[];
      return { seat, choice: options.find((option) => option.id === choice) as Option };
    });
  }

  /** Takes the question that waits off the agenda; gives its arguments. */
  #answered(): G['steps'][StepName<G>] {
    const { state } = this;
    const frame = state.agenda.pop() as Frame;
    state.decision++;
    if (state.held.length > 0) state.held = [];
    this.#turn.base = state.agenda.length;
    return frame.args as G['steps'][StepName<G>];
  }

  /** The choice of the only seat that had one. */
  #takeOne(step: Asking<G>, seat: number, choice: Option | FormChoice): void {
    if (step.takeOne) step.takeOne(this.#turn, choice as never, this.#answered());
    else this.#take(step, [{ seat, choice }]);
  }

  #take(step: Asking<G>, chosen: ChosenItem[]): void {
    const args = this.#answered();
    if (chosen.length > 1) chosen.sort((a, b) => a.seat - b.seat);
    if (chosen.length > 0) step.take(this.#turn, chosen as never, args);
    else step.nobody?.(this.#turn, args);
  }
}

const NO_DECISIONS: readonly Decision[] = [];
const NO_ITEMS: ChosenItem[] = [];
