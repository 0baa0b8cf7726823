/** A game played in this page: the kernel's session, its signals, its bots and its place on the shelf. */

import { companionOf } from '@flotilla/companion';
import { Host, placeOf, Stories } from '@flotilla/host';
import type {
  AnyGame,
  Choice,
  Decision,
  FormChoice,
  GameShape,
  LogEvent,
  Odds,
  Option,
  Refusal,
  Text,
} from '@flotilla/table';
import { text } from '@flotilla/table';
import type { Answered, GameRecord, SeatRecord, Variation } from '@flotilla/table/run';
import { hasSecrets, isSecret, type Session as KernelSession, logFor, personsOf } from '@flotilla/table/run';
import { batch, signal } from '@preact/signals';
import type { BotTable } from './bots.ts';
import { BotSeats } from './bots.ts';
import type { Capabilities } from './capabilities.ts';
import type { Client } from './client.ts';
import { Device } from './device.ts';
import { withTypedDice } from './dice.ts';
import { Keeper } from './keeper.ts';
import type { Link } from './link.ts';
import { PAGE_RULES } from './pageRules.ts';
import type { PagePort } from './port.ts';
import { Position } from './position.ts';
import { publicView } from './seen.ts';
import type { AnswerStory, SaveTrouble } from './session.ts';
import type { AdviceRequest, OnAdvice, StopThinking } from './thinking.ts';
import type { Wait } from './wait.ts';
import { untilPainted } from './wait.ts';

const NOT_NOW: Refusal = { why: text('table.refused.notNow'), rule: '' };

/** Somebody who plays in this page. */
export type ClientHere = Client<TableHere>;

/** A table in this page: drives its host, and shows the holder of the device what that player may know. */
export class TableHere implements Link {
  readonly mode = 'play';
  readonly id: string;
  #host: Host;
  #at = new Position();
  readonly can = signal<Capabilities>({
    undo: () => this.#undo(),
    redo: () => this.#redo(),
    prepare: (step, choice) => this.#prepare(step, choice),
    typeDice: (faces) => this.#typeDice(faces),
    practice: () => this.#allowPractice(),
    reseat: (seat, bot) => this.#reseat(seat, bot),
    device: {
      take: () => this.#takeDevice(),
      passOn: () => this.#passOn(),
      letPass: () => this.#letPass(),
      takeUp: (seat) => this.#takeUp(seat),
    },
    record: () => this.record,
    here: true,
    document: (name, say) => this.#document(name, say),
    flush: () => this.#keeper.flush(),
  });
  readonly #around: PagePort;
  readonly #keeper = new Keeper(() => this.#write());
  readonly #bots: BotSeats;
  #device: Device;
  #stories: Stories;
  /** Whether what is told happens now or did before the game was opened. */
  #when: AnswerStory['when'] = 'again';
  /** Who looked last: what happens is told to the end before the device is passed on. */
  #looked: number | null = null;
  #closed = false;
  /** The thing to wait for before showing bots' answers; null when there is none. */
  #beforePublishing: Wait | null = null;
  /** Answers to questions yet to be put, by seat and step. */
  readonly #prepared = new Map<string, Choice>();

  constructor(id: string, kernel: KernelSession<GameShape>, around: PagePort) {
    this.id = id;
    this.#host = new Host(kernel, PAGE_RULES);
    this.#around = around;
    const table: BotTable = {
      host: () => this.#host,
      at: () => this.#at,
      isClosed: () => this.#closed,
      answer: (seat, at, choice) =>
        this.#commit(this.#host.take({ kind: 'answer', seat, at, choice }), 'bot'),
    };
    this.#bots = new BotSeats(table, around);
    this.#device = this.#newDevice();
    this.#stories = this.#newStories();
  }

  open(position: Position): void {
    this.#at = position;
    this.#device = this.#newDevice();
    this.#stories.remember(this.#kernel);
    this.#device.firstHolder(this.#kernel.table);
    this.#publish();
    this.#bots.meetStrangers();
    void this.#bots.play();
  }

  get #kernel(): KernelSession<GameShape> {
    return this.#host.session;
  }

  get game(): AnyGame {
    return this.#host.game;
  }

  get seats(): readonly SeatRecord[] {
    return this.#kernel.start.seats;
  }

  get options(): FormChoice {
    return this.#kernel.start.options;
  }

  get variation(): Variation | undefined {
    return this.#kernel.variation;
  }

  get hides(): boolean {
    return isSecret(this.game, this.#kernel.table.over);
  }

  /** The game as a record. */
  get record(): GameRecord {
    return this.#kernel.record();
  }

  get #wholeLog(): readonly LogEvent[] {
    return this.#kernel.table.log ?? [];
  }

  answer({ seat, number }: Decision, choice: Choice): Refusal | null {
    if (this.#closed) return NOT_NOW;
    if (this.#around.realDice()) this.#takeRealDice();
    this.#stories.answered([seat]);
    return this.#commit(this.#host.take({ kind: 'answer', seat, at: number, choice }), 'person');
  }

  #prepare(step: string, choice: Choice): void {
    if (this.#at.seat.value !== null) this.#prepared.set(`${this.#at.seat.value} ${step}`, choice);
  }

  odds(decision: Decision, choice: Option | FormChoice): readonly Odds[] {
    return this.#kernel.table.odds(decision, choice);
  }

  #typeDice(faces: readonly number[]): Refusal | null {
    const wanted = this.#closed ? null : this.#at.dice.value;
    return wanted ? this.#commit(this.#host.typeDice(wanted.purpose, faces), 'person') : NOT_NOW;
  }

  #undo(): Refusal | null {
    if (this.#at.dice.value) {
      // The answer that waits for its dice has not happened: taking it back is to forget it.
      this.#at.dice.value = null;
      this.#stories.forget();
      this.#publishTold();
      return null;
    }
    return this.#step('undo');
  }

  #redo(): Refusal | null {
    return this.#step('redo');
  }

  #allowPractice(): Refusal | null {
    const refusal = this.#kernel.allowPractice();
    this.#publish();
    return refusal;
  }

  #reseat(seat: number, bot: string | null): Refusal | null {
    const refusal = this.#kernel.reseat(seat, { name: this.seats[seat]?.name ?? '', bot });
    if (refusal) return refusal;
    this.#device = this.#newDevice();
    this.#stories = this.#newStories();
    this.#keeper.keep();
    this.#publish();
    this.#bots.meetStrangers();
    void this.#bots.play();
    return null;
  }

  #newDevice(): Device {
    return new Device(this.#at, personsOf(this.seats), { secrets: hasSecrets(this.game) });
  }

  #newStories(): Stories {
    const persons = personsOf(this.seats);
    const stories = new Stories(persons.length === 1 ? persons : [...persons, null]);
    this.#kernel.watchAs(stories.seats);
    return stories;
  }

  #takeDevice(): void {
    if (this.#device.take(this.#kernel.table)) this.#publish();
  }

  #passOn(): void {
    this.#device.endVisit();
    this.#publish();
  }

  #letPass(): Refusal | null {
    const lying = this.#at.open.value;
    if (!lying || this.#closed) return NOT_NOW;
    if (this.#around.realDice()) this.#takeRealDice();
    const persons = personsOf(this.seats);
    this.#stories.answered(persons);
    let answered: Answered | null = null;
    for (const { seat, number, open } of this.#kernel.decisions) {
      if (!open || number !== lying.number || !persons.includes(seat)) continue;
      answered = this.#host.take({ kind: 'answer', seat, at: number, choice: open.pass });
    }
    return answered ? this.#commit(answered, 'person') : NOT_NOW;
  }

  #takeUp(seat: number): void {
    if (this.#device.takeUp(seat)) this.#publish();
  }

  momentOf(event: LogEvent): number {
    return this.#kernel.answers.filter((answer) => answer.decision < event.decision).length;
  }

  #document(name: string, say: (said: Text) => string): string {
    return companionOf(this.game).documents?.[name]?.(this.#kernel.table.state.game, say) ?? '';
  }

  advise(decision: Decision, tell: OnAdvice, wish: AdviceRequest): StopThinking {
    return this.#around.thinker.advice({ ...placeOf(this.#kernel, decision.seat), ...wish }, tell);
  }

  close(): void {
    this.#closed = true;
    const written = this.#keeper.flush();
    this.#keeper.stop();
    this.#bots.cutShort();
    this.#around.thinker.stop();
    this.#around.left?.(written);
  }

  /** Ends play in this tab: another one has the game. */
  stop(trouble: SaveTrouble): void {
    this.#closed = true;
    this.#keeper.stop();
    this.#at.trouble.value = trouble;
  }

  #commit(answered: Answered, who: 'person' | 'bot'): Refusal | null {
    let outcome = answered;
    while (outcome.kind === 'dice' && (who === 'bot' || !this.#around.realDice())) {
      const { purpose, count, sides } = outcome.wanted;
      outcome = this.#host.typeDice(purpose, this.#around.throwDice(count, sides));
    }
    if (outcome.kind === 'refused') return outcome.refusal;
    this.#hear();
    this.#when = 'live';
    if (outcome.kind === 'dice') {
      const { wanted } = outcome;
      batch(() => {
        this.#at.dice.value = wanted;
        this.#publishTold();
      });
      return null;
    }
    this.#at.dice.value = null;
    this.#givePrepared();
    this.#keeper.keep();
    this.#stories.commit();
    // Bots that answer faster than the screen paints are shown once a frame, and whoever is asked next at once.
    if (who === 'bot' && this.#around.pace() === 0 && this.#bots.onlyTheyAreAsked) this.#publishSoon();
    else this.#publish();
    void this.#bots.play();
    return null;
  }

  /** Takes the moments of the last answer, as far as it got. */
  #hear(): void {
    const { answers, wanted, stories } = this.#kernel;
    this.#stories.hear(answers.length - (wanted ? 0 : 1), stories);
  }

  /** Gives the answers that lie ready for what is asked now; each is given once. */
  #givePrepared(): void {
    for (let ready = this.#readyAnswer(); ready; ready = this.#readyAnswer()) {
      this.#stories.commit();
      if (this.#host.take({ kind: 'answer', ...ready }).kind !== 'done') return;
      this.#hear();
    }
  }

  #readyAnswer(): { readonly seat: number; readonly at: number; readonly choice: Choice } | null {
    for (const { seat, step, number } of this.#kernel.decisions) {
      const choice = this.#prepared.get(`${seat} ${step}`);
      if (choice === undefined) continue;
      this.#prepared.delete(`${seat} ${step}`);
      return { seat, at: number, choice };
    }
    return null;
  }

  #step(kind: 'undo' | 'redo'): Refusal | null {
    this.#prepared.clear();
    if (this.#closed || this.#at.thinking.value) return NOT_NOW;
    const move = () => this.#host.take({ kind, seat: this.#at.seat.value ?? 0, at: this.#host.n });
    const moved = move();
    if (moved.kind === 'refused') return moved.refusal;
    // As far as a question for a person: bots would only answer theirs again.
    while (this.#bots.onlyTheyAreAsked && move().kind !== 'refused');
    this.#stories.forget();
    this.#keeper.keep();
    this.#publish();
    this.#bots.meetStrangers();
    void this.#bots.play();
    return null;
  }

  #publishLog(): void {
    this.#at.showLog(this.#wholeLog, this.#kernel.answers);
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
      const seat = this.#at.seat.value;
      this.#at.showTable(this.game, table);
      this.#at.decision.value = seat === null ? null : table.decisionFor(seat);
      this.#at.undoRefusal.value = this.#kernel.undoRefusal();
      this.#at.canRedo.value = this.#kernel.ahead.length > 0;
      this.#at.practice.value = this.#kernel.practice;
      this.#at.position.value = this.#kernel.answers.length;
      this.#at.length.value = this.#kernel.answers.length + this.#kernel.ahead.length;
      this.#publishLog();
      this.#publishTold();
    });
  }

  /** What there is to tell to whoever looks; while the device is being passed on, to whoever had it. */
  #publishTold(): void {
    const passing =
      this.#at.seat.value === null && (this.#at.handTo.value !== null || this.#at.open.value !== null);
    const seat = passing ? this.#looked : this.#at.seat.value;
    if (!passing) this.#looked = seat;
    const begun = this.#stories.of(seat);
    this.#at.story.value = begun && { ...begun, log: logFor(this.#wholeLog, seat), when: this.#when };
  }

  #takeRealDice(): void {
    if (this.#kernel.start.dice === 'ask') return;
    this.#host = new Host(withTypedDice(this.#kernel), PAGE_RULES);
    this.#kernel.watchAs(this.#stories.seats);
  }

  /** Writes the game as it stands; when another tab has it, play ends here. */
  async #write(): Promise<void> {
    const trouble = await this.#around.keep(this.#kernel.record(), {
      outcome: this.#at.outcome.peek(),
      view: publicView(this.#kernel),
    });
    if (trouble === 'taken') this.stop(trouble);
    else this.#at.trouble.value = trouble;
  }
}
