/** A game played in this page: the kernel's session, its signals, its bots and its place on the shelf. */

import { HUSHED_PAUSE, isHushedHere } from '@flotilla/lab';
import type {
  Answer,
  Answered,
  AnyGame,
  Choice,
  Decision,
  FormChoice,
  GameRecord,
  GameShape,
  LogEvent,
  Odds,
  Option,
  Refusal,
  SeatRecord,
  Text,
} from '@flotilla/table';
import {
  botNames,
  hasSecrets,
  isSecret,
  type Session as KernelSession,
  logFor,
  personsOf,
  seatsWithoutBot,
  text,
} from '@flotilla/table';
import { batch } from '@preact/signals';
import type { AdviceWish } from './advice.ts';
import { Device } from './device.ts';
import { withTypedDice } from './dice.ts';
import { Keeper } from './keeper.ts';
import { positionOf } from './mind.ts';
import { publicView } from './seen.ts';
import type { Session, Told, Trouble } from './session.ts';
import { SessionSignals } from './signals.ts';
import { Stories } from './stories.ts';
import type { Surroundings } from './surroundings.ts';
import type { Told as Advised, StopThinking } from './thinker.ts';
import type { Wait } from './wait.ts';
import { inTime, untilPainted } from './wait.ts';

const NOT_NOW: Refusal = { why: text('table.refused.notNow'), rule: '' };
const OVER: Refusal = { why: text('table.refused.over'), rule: '' };

/** A game in this page. */
export class LocalSession extends SessionSignals implements Session {
  readonly mode = 'play';
  readonly id: string;
  #kernel: KernelSession<GameShape>;
  readonly #around: Surroundings;
  readonly #keeper = new Keeper(() => this.#write());
  #device: Device;
  #stories: Stories;
  /** Whether what is told happens now or did before the game was opened. */
  #when: Told['when'] = 'again';
  /** Who looked last: what happens is told to the end before the device is passed on. */
  #looked: number | null = null;
  #playing = false;
  #closed = false;
  #pause: Pick<Wait, 'cutShort'> | null = null;
  /** What is waited for before bots' answers are shown; null when everything is. */
  #beforePublishing: Wait | null = null;
  /** Answers to questions yet to be put, by seat and step. */
  readonly #prepared = new Map<string, Choice>();

  constructor(id: string, kernel: KernelSession<GameShape>, around: Surroundings) {
    super();
    this.id = id;
    this.#kernel = kernel;
    this.#around = around;
    this.#device = this.#newDevice();
    this.#stories = this.#newStories();
    this.#stories.remember(kernel);
    this.#device.layBeforeFirst(kernel.table);
    this.#publish();
    this.#meetStrangers();
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

  get hides(): boolean {
    return isSecret(this.game, this.#kernel.table.over);
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
    if (!decision || this.#blocked) return this.#kernel.table.over ? OVER : NOT_NOW;
    const held = this.#around.holdsBack?.(decision, choice);
    if (held) return held;
    if (this.#around.realDice()) this.#takeRealDice();
    this.#stories.answered([decision.seat]);
    return this.#settle(
      this.#kernel.answer({ seat: decision.seat, decision: decision.number, choice }),
      'person',
    );
  }

  prepare(step: string, choice: Choice): void {
    if (this.seat.value !== null) this.#prepared.set(`${this.seat.value} ${step}`, choice);
  }

  odds(choice: Option | FormChoice): readonly Odds[] {
    const decision = this.decision.value;
    return decision ? this.#kernel.table.odds(decision, choice) : [];
  }

  typeDice(faces: readonly number[]): Refusal | null {
    const wanted = this.#closed ? null : this.dice.value;
    return wanted ? this.#settle(this.#kernel.typeDice(wanted.purpose, faces), 'person') : NOT_NOW;
  }

  undo(): Refusal | null {
    if (this.dice.value) {
      // The answer that waits for its dice has not happened: taking it back is to forget it.
      this.dice.value = null;
      this.#stories.forget();
      this.#publishTold();
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

  reseat(seat: number, bot: string | null): Refusal | null {
    const refusal = this.#kernel.reseat(seat, { name: this.seats[seat]?.name ?? '', bot });
    if (refusal) return refusal;
    this.#device = this.#newDevice();
    this.#stories = this.#newStories();
    this.#keeper.keep();
    this.#publish();
    this.#meetStrangers();
    void this.#letBotsPlay();
    return null;
  }

  #newDevice(): Device {
    return new Device(this, personsOf(this.seats), { secrets: hasSecrets(this.game) });
  }

  #newStories(): Stories {
    const stories = new Stories(personsOf(this.seats));
    this.#kernel.watchAs(stories.seats);
    return stories;
  }

  /** A bot that the game does not have is told at once, not only when it is asked. */
  #meetStrangers(): void {
    const [seat] = this.#kernel.table.over ? [] : seatsWithoutBot(this.game, this.seats);
    this.stuck.value = seat === undefined ? null : { seat, why: this.#noSuchBot(seat) };
  }

  #noSuchBot(seat: number): Text {
    const bots = botNames(this.game).join(', ');
    return text('table.seat.noBot', { game: this.game.title, bot: this.seats[seat]?.bot ?? '', bots });
  }

  takeDevice(): void {
    if (this.#device.take(this.#kernel.table)) this.#publish();
  }

  passOn(): void {
    this.#device.endVisit();
    this.#publish();
  }

  letPass(): Refusal | null {
    const lying = this.open.value;
    if (!lying || this.#closed) return NOT_NOW;
    if (this.#around.realDice()) this.#takeRealDice();
    const persons = personsOf(this.seats);
    this.#stories.answered(persons);
    let answered: Answered | null = null;
    for (const { seat, number, open } of this.#kernel.decisions) {
      if (!open || number !== lying.number || !persons.includes(seat)) continue;
      answered = this.#kernel.answer({ seat, decision: number, choice: open.pass });
    }
    return answered ? this.#settle(answered, 'person') : NOT_NOW;
  }

  takeUp(seat: number): void {
    if (this.#device.takeUp(seat)) this.#publish();
  }

  momentOf(event: LogEvent): number {
    return this.#kernel.answers.filter((answer) => answer.decision < event.decision).length;
  }

  goTo(): void {}

  document(name: string, say: (said: Text) => string): string {
    return this.game.documents?.[name]?.(this.#kernel.table.state.game, say) ?? '';
  }

  advise(tell: Advised, wish: AdviceWish = {}): StopThinking {
    const decision = this.decision.value;
    if (decision)
      return this.#around.thinker.advice({ ...positionOf(this.#kernel, decision.seat), ...wish }, tell);
    tell(null, false);
    return () => {};
  }

  record(): GameRecord {
    return this.#kernel.record();
  }

  close(): void {
    this.#closed = true;
    void this.#keeper.flush();
    this.#keeper.stop();
    this.#pause?.cutShort();
    this.#around.thinker.stop();
  }

  /** Keeps the game now, for example when the page is about to go: nothing is waited for. */
  flush(): Promise<unknown> {
    return this.#keeper.flush();
  }

  /** Ends play in this tab: another one has the game. */
  stop(trouble: Trouble): void {
    this.#closed = true;
    this.#keeper.stop();
    this.trouble.value = trouble;
  }

  get #blocked(): boolean {
    return this.#closed || this.handTo.value !== null;
  }

  #settle(answered: Answered, who: 'person' | 'bot'): Refusal | null {
    let outcome = answered;
    while (outcome.kind === 'dice' && (who === 'bot' || !this.#around.realDice())) {
      const { purpose, count, sides } = outcome.wanted;
      outcome = this.#kernel.typeDice(purpose, this.#around.throwDice(count, sides));
    }
    if (outcome.kind === 'refused') return outcome.refusal;
    this.#stories.hear(this.#kernel);
    this.#when = 'live';
    if (outcome.kind === 'dice') {
      const { wanted } = outcome;
      batch(() => {
        this.dice.value = wanted;
        this.#publishTold();
      });
      return null;
    }
    this.dice.value = null;
    this.#givePrepared();
    this.#keeper.keep();
    this.#stories.settle();
    // Bots that answer faster than the screen paints are shown once a frame, and whoever is asked next at once.
    if (who === 'bot' && this.#around.pace() === 0 && this.#onlyBotsAsked) this.#publishSoon();
    else this.#publish();
    void this.#letBotsPlay();
    return null;
  }

  /** Gives the answers that lie ready for what is asked now; each is given once. */
  #givePrepared(): void {
    for (let ready = this.#readyAnswer(); ready; ready = this.#readyAnswer()) {
      this.#stories.settle();
      if (this.#kernel.answer(ready).kind !== 'done') return;
      this.#stories.hear(this.#kernel);
    }
  }

  #readyAnswer(): Answer | null {
    for (const { seat, step, number } of this.#kernel.decisions) {
      const choice = this.#prepared.get(`${seat} ${step}`);
      if (choice === undefined) continue;
      this.#prepared.delete(`${seat} ${step}`);
      return { seat, decision: number, choice };
    }
    return null;
  }

  #step(move: () => Refusal | null): Refusal | null {
    this.#prepared.clear();
    if (this.#closed || this.thinking.value) return NOT_NOW;
    const refusal = move();
    if (refusal) return refusal;
    this.#stories.forget();
    this.#keeper.keep();
    this.#publish();
    this.#meetStrangers();
    void this.#letBotsPlay();
    return null;
  }

  #publishLog(): void {
    this.showLog(this.#wholeLog, this.#kernel.answers);
  }

  get #onlyBotsAsked(): boolean {
    const { decisions } = this.#kernel;
    return decisions.length > 0 && decisions.every(({ seat }) => this.seats[seat]?.bot != null);
  }

  /** Publishes when the screen is ready for it, once for everything that happens until then. */
  #publishSoon(): void {
    if (this.#beforePublishing) return;
    const wait = untilPainted();
    this.#beforePublishing = wait;
    void wait.over.then(() => {
      if (this.#beforePublishing === wait && !this.#closed) this.#publish();
    });
  }

  /** Puts what the looking seat may know into the signals. */
  #publish(): void {
    this.#beforePublishing = null;
    const { table } = this.#kernel;
    batch(() => {
      this.#device.pass(table);
      const seat = this.seat.value;
      this.showTable(this.game, table);
      this.decision.value = seat === null ? null : table.decisionFor(seat);
      this.undoRefusal.value = this.#kernel.undoRefusal();
      this.canRedo.value = this.#kernel.ahead.length > 0;
      this.practice.value = this.#kernel.practice;
      this.position.value = this.#kernel.answers.length;
      this.length.value = this.#kernel.answers.length + this.#kernel.ahead.length;
      this.#publishLog();
      this.#publishTold();
    });
  }

  /** What there is to tell to whoever looks; while the device is being passed on, to whoever had it. */
  #publishTold(): void {
    const passing = this.seat.value === null && (this.handTo.value !== null || this.open.value !== null);
    const seat = passing ? this.#looked : this.seat.value;
    if (!passing) this.#looked = seat;
    const begun = this.#stories.of(seat);
    this.told.value = begun && { ...begun, log: logFor(this.#wholeLog, seat), when: this.#when };
  }

  #takeRealDice(): void {
    if (this.#kernel.start.dice === 'ask') return;
    this.#kernel = withTypedDice(this.#kernel);
    this.#kernel.watchAs(this.#stories.seats);
  }

  async #letBotsPlay(): Promise<void> {
    if (this.#playing) return;
    this.#playing = true;
    try {
      for (let asked = this.#botToPlay(); asked; asked = this.#botToPlay()) await this.#oneBotAnswer(asked);
    } finally {
      this.#playing = false;
      this.thinking.value = false;
    }
  }

  #botToPlay(): Decision | null {
    return this.#closed || this.stuck.value ? null : this.#botAsked();
  }

  #botAsked(): Decision | null {
    // Who is asked together with others answers unseen by them: a bot need not wait for the persons.
    const decisions = this.#kernel.decisions;
    return decisions.find(({ seat }) => this.seats[seat]?.bot != null) ?? null;
  }

  get #people(): number {
    return this.seats.filter(({ bot }) => bot === null).length;
  }

  async #oneBotAnswer(decision: Decision): Promise<void> {
    const { seat, number } = decision;
    this.thinking.value = true;
    const bot = this.seats[seat]?.bot as string;
    try {
      const thought = this.#around.thinker.bot({ ...positionOf(this.#kernel, seat), bot });
      // The pause begins with the question: how long a bot thinks is nobody's business.
      const isHushed = isHushedHere(decision, this.#people);
      const timed = inTime(thought, isHushed ? HUSHED_PAUSE : this.#around.pace(), isHushed);
      this.#pause = timed;
      const choice = await timed.told;
      if (this.#closed || this.#kernel.table.state.decision !== number) return;
      const refusal = this.#settle(this.#kernel.answer({ seat, decision: number, choice }), 'bot');
      if (refusal) this.stuck.value = { seat, why: refusal.why };
    } catch (error) {
      this.stuck.value = { seat, why: error instanceof Error ? error.message : String(error) };
    }
  }

  /** Writes the game as it stands; when another tab has it, play ends here. */
  async #write(): Promise<void> {
    const trouble = await this.#around.keep(this.#kernel.record(), this);
    if (trouble === 'taken') this.stop(trouble);
    else this.trouble.value = trouble;
  }
}
