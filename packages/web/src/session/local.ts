/** A game played in this page: the kernel's session, its signals, its bots and its place on the shelf. */

import type { Advice } from '@flotilla/lab';
import type {
  Answer,
  Answered,
  AnyGame,
  Choice,
  Decision,
  DiceWanted,
  Figures,
  FormChoice,
  GameRecord,
  GameShape,
  LogEvent,
  Odds,
  Option,
  Outcome,
  Refusal,
  SeatRecord,
  Text,
} from '@flotilla/table';
import { askedSeats, clone, type Session as KernelSession, logFor, text } from '@flotilla/table';
import { batch, signal } from '@preact/signals';
import { withTypedDice } from './dice.ts';
import type { Wait } from './painted.ts';
import { untilPainted } from './painted.ts';
import type { Session, Trouble } from './session.ts';
import { hasSecrets, personsOf } from './session.ts';
import { shared } from './shared.ts';
import type { Thinker } from './thinker.ts';

/** What a local session needs from around it. */
export interface Surroundings {
  readonly thinker: Thinker;
  /** Keeps the game; called after every answer, and again before that has ended when the page is about to go. */
  readonly keep: (record: GameRecord, session: LocalSession) => Promise<Trouble | null>;
  /** Who throws the dice just now. */
  readonly whoRolls: () => 'auto' | 'click' | 'type';
  /** Milliseconds between the answers of bots. */
  readonly pace: () => number;
  /** Faces for a throw nobody types in, in a game that has typed-in dice. */
  readonly throwDice: (count: number, sides: number) => number[];
}

/** Milliseconds the advisor may think. */
const ADVICE_TIME = 300;

const NOT_NOW: Refusal = { why: text('table.refused.over'), rule: '' };

/** A game in this page. */
export class LocalSession implements Session {
  readonly mode = 'play';
  readonly seat = signal<number | null>(null);
  readonly handTo = signal<number | null>(null);
  readonly visiting = signal(false);
  readonly view = signal<object>({});
  readonly decision = signal<Decision | null>(null);
  readonly asked = signal<readonly number[]>([]);
  readonly log = signal<readonly LogEvent[]>([]);
  readonly seen = signal(0);
  readonly outcome = signal<Outcome | null>(null);
  readonly figures = signal<Figures | null>(null);
  readonly thinking = signal(false);
  readonly dice = signal<DiceWanted | null>(null);
  readonly rolling = signal<LogEvent | null>(null);
  readonly undoRefusal = signal<Refusal | null>(null);
  readonly canRedo = signal(false);
  readonly practice = signal(false);
  readonly trouble = signal<Trouble | null>(null);
  readonly given = signal<Answer | null>(null);
  readonly position = signal(0);
  readonly length = signal(0);

  readonly id: string;
  #kernel: KernelSession<GameShape>;
  readonly #around: Surroundings;
  readonly #persons: readonly number[];
  /** Length of the whole log that is shown; shorter than the log while rolls wait to be clicked. */
  #shown = 0;
  /** The persons who still get the device because of a hushed question, whether they are asked or not. */
  #round: readonly number[] = [];
  /** The number of the hushed question for which the device goes round. */
  #roundFor = -1;
  #playing = false;
  #closed = false;
  #keeping: Promise<void> | null = null;
  #dirty = false;
  #beforeWriting: Wait | null = null;
  #pauseEnds: (() => void) | null = null;

  constructor(id: string, kernel: KernelSession<GameShape>, around: Surroundings) {
    this.id = id;
    this.#kernel = kernel;
    this.#around = around;
    this.#persons = personsOf(kernel.start.seats);
    this.#shown = this.#wholeLog.length;
    this.seat.value = this.#firstSeat();
    this.#publish();
    void this.#letBotsPlay();
  }

  get game(): AnyGame {
    return this.#kernel.game as AnyGame;
  }

  get seats(): readonly SeatRecord[] {
    return this.#kernel.start.seats;
  }

  get options(): FormChoice {
    return this.#kernel.start.options;
  }

  /** What anybody may see of the game, whoever holds the device. */
  publicView(): object {
    return publicView(this.#kernel);
  }

  get #wholeLog(): readonly LogEvent[] {
    return this.#kernel.table.log ?? [];
  }

  answer(choice: Choice): Refusal | null {
    const decision = this.decision.value;
    if (!decision || this.#blocked) return NOT_NOW;
    if (this.#around.whoRolls() === 'type') this.#takeRealDice();
    return this.#settle(
      this.#kernel.answer({ seat: decision.seat, decision: decision.number, choice }),
      'person',
    );
  }

  odds(choice: Option | FormChoice): readonly Odds[] {
    const decision = this.decision.value;
    return decision ? this.#kernel.table.odds(decision, choice) : [];
  }

  typeDice(faces: readonly number[]): Refusal | null {
    const wanted = this.dice.value;
    return wanted ? this.#settle(this.#kernel.typeDice(wanted.purpose, faces), 'person') : NOT_NOW;
  }

  showRoll(): void {
    if (!this.rolling.value) return;
    this.#shown++;
    this.#reveal();
  }

  showAllRolls(): void {
    if (!this.rolling.value) return;
    this.#shown = this.#wholeLog.length;
    this.#reveal();
  }

  undo(): Refusal | null {
    if (this.dice.value) {
      // The answer that waits for its dice has not happened: taking it back is to forget it.
      this.dice.value = null;
      return null;
    }
    return this.#step(() => this.#kernel.undo());
  }

  redo(): Refusal | null {
    return this.#step(() => this.#kernel.redo());
  }

  allowPractice(): Refusal | null {
    const refusal = this.#kernel.allowPractice();
    this.#publish();
    return refusal;
  }

  takeDevice(): void {
    const taker = this.handTo.value;
    if (taker === null) return;
    this.#round = this.#round.filter((person) => person !== taker);
    this.seat.value = taker;
    this.visiting.value = this.#kernel.table.decisionFor(taker) === null;
    this.#publish();
  }

  passOn(): void {
    this.visiting.value = false;
    this.#publish();
  }

  momentOf(event: LogEvent): number {
    return this.#kernel.answers.filter((answer) => answer.decision < event.decision).length;
  }

  goTo(): void {}

  document(name: string, say: (said: Text) => string): string {
    return this.game.documents?.[name]?.(this.#kernel.table.state.game, say) ?? '';
  }

  async advise(): Promise<Advice | null> {
    const decision = this.decision.value;
    if (!decision) return null;
    return this.#around.thinker.advice({ ...this.#position(decision.seat), milliseconds: ADVICE_TIME });
  }

  record(): GameRecord {
    return this.#kernel.record();
  }

  close(): void {
    this.#closed = true;
    this.#pauseEnds?.();
    this.#around.thinker.stop();
  }

  /** Keeps the game now, for example when the page is about to go: nothing is waited for. */
  flush(): Promise<unknown> {
    const under = this.#keeping ?? Promise.resolve();
    if (!this.#dirty || this.#closed) return under;
    if (!this.#beforeWriting) return Promise.all([under, this.#writeOnce()]);
    this.#beforeWriting.cutShort();
    return under;
  }

  /** Ends play in this tab: another one has the game. */
  stop(trouble: Trouble): void {
    this.#closed = true;
    this.trouble.value = trouble;
  }

  get #blocked(): boolean {
    return this.#closed || this.rolling.value !== null || this.handTo.value !== null;
  }

  /** The first person asked, or the first person at all; in a game of bots alone a spectator. */
  #firstSeat(): number | null {
    const asked = this.#personAsked();
    if (asked !== null && !this.#needsCurtain) return asked;
    return this.#persons.length === 1 ? (this.#persons[0] as number) : this.#needsCurtain ? null : asked;
  }

  get #needsCurtain(): boolean {
    return this.#persons.length > 1 && hasSecrets(this.game);
  }

  /** The person who must answer next: the one who looks already, otherwise the first in order. */
  #personAsked(): number | null {
    const asked = this.#kernel.decisions
      .map(({ seat }) => seat)
      .filter((seat) => this.#persons.includes(seat));
    const here = this.seat.value;
    if (here !== null && asked.includes(here)) return here;
    return asked[0] ?? null;
  }

  /** Who shall hold the device: of a hushed question nobody may tell whom it was put to, so it goes round them all. */
  #holder(): number | null {
    const asked = this.#personAsked();
    if (!this.#needsCurtain || this.#kernel.table.over) return asked;
    this.#openRound();
    const here = this.seat.value;
    const own = here === null ? null : this.#kernel.table.decisionFor(here);
    if (own && (own.number === this.#roundFor || this.#round.length === 0)) return here;
    return this.visiting.value ? here : (this.#round[0] ?? asked);
  }

  /** Sends the device round for a hushed question that is new: to all but the one who holds it, in order after him. */
  #openRound(): void {
    const hushed = this.#kernel.decisions.find((decision) => decision.hushed);
    if (!hushed || hushed.number === this.#roundFor) return;
    this.#roundFor = hushed.number;
    const here = this.seat.value ?? -1;
    const after = this.#persons.filter((person) => person > here);
    const before = this.#persons.filter((person) => person < here);
    this.#round = [...after, ...before];
  }

  #settle(answered: Answered, who: 'person' | 'bot'): Refusal | null {
    let outcome = answered;
    while (outcome.kind === 'dice' && (who === 'bot' || this.#around.whoRolls() !== 'type')) {
      const { purpose, count, sides } = outcome.wanted;
      outcome = this.#kernel.typeDice(purpose, this.#around.throwDice(count, sides));
    }
    if (outcome.kind === 'refused') return outcome.refusal;
    if (outcome.kind === 'dice') {
      this.dice.value = outcome.wanted;
      return null;
    }
    this.dice.value = null;
    this.#keep();
    if (who === 'person' && this.#around.whoRolls() === 'click') this.#reveal();
    else {
      this.#shown = this.#wholeLog.length;
      this.#publish();
      void this.#letBotsPlay();
    }
    return null;
  }

  #step(move: () => Refusal | null): Refusal | null {
    if (this.#closed || this.thinking.value) return NOT_NOW;
    const refusal = move();
    if (refusal) return refusal;
    this.rolling.value = null;
    this.#shown = this.#wholeLog.length;
    this.#keep();
    this.#publish();
    void this.#letBotsPlay();
    return null;
  }

  /** Goes on showing until the next roll that waits for a click, or to the end. */
  #reveal(): void {
    const log = this.#wholeLog;
    while (this.#shown < log.length && !(log[this.#shown] as LogEvent).roll) this.#shown++;
    const next = log[this.#shown] ?? null;
    batch(() => {
      this.rolling.value = next;
      if (!next) {
        this.#publish();
        return;
      }
      this.decision.value = null;
      this.#publishLog();
    });
    if (!next) void this.#letBotsPlay();
  }

  #publishLog(): void {
    const seat = this.seat.value;
    const log = logFor(this.#wholeLog.slice(0, this.#shown), seat);
    this.log.value = log;
    this.seen.value = countSeen(log, this.#kernel.answers, seat);
  }

  /** Puts what the looking seat may know into the signals. */
  #publish(): void {
    const { table } = this.#kernel;
    batch(() => {
      const next = this.#holder();
      const over = table.over;
      if (next !== null && next !== this.seat.value) {
        if (this.#needsCurtain) {
          this.handTo.value = next;
          this.seat.value = null;
        } else {
          this.handTo.value = null;
          this.seat.value = next;
        }
      } else {
        this.handTo.value = null;
      }
      const seat = this.seat.value;
      this.view.value = shared(this.view.value, table.view(seat));
      this.decision.value = seat === null ? null : table.decisionFor(seat);
      this.asked.value = askedSeats(table.decisions, seat);
      this.outcome.value = over ? this.game.outcome(table.state.game) : null;
      this.figures.value = over ? this.game.figures(table.state.game) : null;
      this.undoRefusal.value = this.#kernel.undoRefusal();
      this.canRedo.value = this.#kernel.ahead.length > 0;
      this.practice.value = this.#kernel.practice;
      this.position.value = this.#kernel.answers.length;
      this.length.value = this.#kernel.answers.length + this.#kernel.ahead.length;
      this.#publishLog();
    });
  }

  #takeRealDice(): void {
    if (this.#kernel.start.dice === 'ask') return;
    this.#kernel = withTypedDice(this.#kernel);
  }

  async #letBotsPlay(): Promise<void> {
    if (this.#playing) return;
    this.#playing = true;
    try {
      while (!this.#closed && !this.rolling.value && this.#botAsked()) await this.#oneBotAnswer();
    } finally {
      this.#playing = false;
      this.thinking.value = false;
    }
  }

  #botAsked(): Decision | null {
    // Bots wait until no person has to answer the same question: who is asked together answers unseen by the others.
    const decisions = this.#kernel.decisions;
    return decisions.find(({ seat }) => this.seats[seat]?.bot != null) ?? null;
  }

  async #oneBotAnswer(): Promise<void> {
    const decision = this.#botAsked() as Decision;
    const { seat, number } = decision;
    this.thinking.value = true;
    const bot = this.seats[seat]?.bot as string;
    const choice = await this.#around.thinker.bot({ ...this.#position(seat), bot });
    await this.#pause(this.#around.pace());
    if (this.#closed || this.#kernel.table.state.decision !== number) return;
    const refusal = this.#settle(this.#kernel.answer({ seat, decision: number, choice }), 'bot');
    if (refusal) throw new Error(`The bot at seat ${seat + 1} gave an answer that was refused.`);
  }

  /** Where the game stands, for somebody who thinks elsewhere. */
  #position(seat: number) {
    const { options, seats, seed } = this.#kernel.start;
    const state = clone(this.#kernel.table.state);
    return { game: this.game.id, options, seats: seats.length, state, seat, seed };
  }

  #pause(milliseconds: number): Promise<void> {
    if (milliseconds === 0) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      this.#pauseEnds = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  /**
   * Keeps the game as soon as the answer is on the screen: nothing anybody has seen is ever lost. While one write is
   * under way the next waits and then writes the latest.
   */
  #keep(): void {
    if (this.#closed) return;
    this.#dirty = true;
    this.#keeping ??= this.#write().finally(() => {
      this.#keeping = null;
    });
  }

  async #write(): Promise<void> {
    while (this.#dirty && !this.#closed) {
      this.#beforeWriting = untilPainted();
      await this.#beforeWriting.over;
      this.#beforeWriting = null;
      if (this.#dirty) await this.#writeOnce();
    }
  }

  async #writeOnce(): Promise<void> {
    this.#dirty = false;
    const trouble = await this.#around.keep(this.#kernel.record(), this);
    if (trouble === 'taken') this.stop(trouble);
    else this.trouble.value = trouble;
  }
}

/** What anybody who may look at the device can see: the view of the only person, otherwise that of a spectator. */
export function publicView({ game, start, table }: KernelSession<GameShape>): object {
  const persons = personsOf(start.seats);
  const alone = persons.length === 1 || !hasSecrets(game as AnyGame);
  return table.view(alone ? (persons[0] ?? null) : null);
}

/** How many entries of a log had happened before the last answer of a seat (or of anybody, for a spectator). */
export function countSeen(log: readonly LogEvent[], answers: readonly Answer[], seat: number | null): number {
  let last = -1;
  for (let i = answers.length - 1; i >= 0; i--) {
    const answer = answers[i] as Answer;
    if (seat !== null && answer.seat !== seat) continue;
    last = answer.decision;
    break;
  }
  let seen = log.length;
  while (seen > 0 && (log[seen - 1] as LogEvent).decision > last) seen--;
  return seen;
}
