/** A session as the stage shows it: while beats are played, what can be seen is the position at the beat. */
import type { Choice, FormChoice, GameRecord, LogEvent, Option, Text } from '@flotilla/table';
import type { ReadonlySignal } from '@preact/signals';
import { computed } from '@preact/signals';
import type { AdviceWish } from '../session/advice.ts';
import type { Session } from '../session/session.ts';
import type { Told as Advised } from '../session/thinker.ts';
import type { Director } from './director.ts';

/** A session behind a director. Whatever is done to it is done to the session itself. */
export class StagedSession implements Session {
  readonly seat;
  readonly handTo;
  readonly visiting;
  readonly open;
  readonly view;
  readonly decision;
  readonly asked;
  readonly log;
  readonly seen;
  readonly outcome;
  readonly results;
  readonly thinking;
  readonly dice;
  readonly told;
  readonly stuck;
  readonly undoRefusal;
  readonly canRedo;
  readonly practice;
  readonly trouble;
  readonly given;
  readonly position;
  readonly length;
  readonly deadline?: NonNullable<Session['deadline']>;
  readonly lookAs?: (seat: number | null) => void;
  readonly #whole: Session;

  constructor(whole: Session, director: Director) {
    this.#whole = whole;
    /** A signal of the session that shows something else as long as beats are played. */
    const instead = <T>(real: ReadonlySignal<T>, meanwhile: (shown: number) => T): ReadonlySignal<T> =>
      computed(() => {
        const shown = director.shown.value;
        return shown === null ? real.value : meanwhile(shown);
      });
    /** Nothing to be seen of it as long as beats are played. */
    const later = <T>(real: ReadonlySignal<T>, nothing: T): ReadonlySignal<T> => instead(real, () => nothing);
    /** The place in the story that can be seen. */
    const place = (shown: number) => {
      const story = director.told?.story;
      return story?.moments[shown - 1] ?? story?.before;
    };
    this.seat = instead(whole.seat, () => director.told?.story.seat ?? null);
    this.view = instead(whole.view, (shown) => place(shown)?.view ?? whole.view.value);
    this.log = instead<readonly LogEvent[]>(whole.log, (shown) =>
      (director.told?.log ?? []).slice(0, place(shown)?.log),
    );
    this.seen = instead(whole.seen, () => director.told?.story.before.log ?? 0);
    this.handTo = later(whole.handTo, null);
    this.visiting = later(whole.visiting, false);
    this.open = later(whole.open, null);
    this.decision = later(whole.decision, null);
    this.asked = later(whole.asked, []);
    this.outcome = later(whole.outcome, null);
    this.results = later(whole.results, []);
    this.thinking = later(whole.thinking, false);
    this.dice = later(whole.dice, null);
    this.told = whole.told;
    this.stuck = whole.stuck;
    this.undoRefusal = whole.undoRefusal;
    this.canRedo = whole.canRedo;
    this.practice = whole.practice;
    this.trouble = whole.trouble;
    this.given = whole.given;
    this.position = whole.position;
    this.length = whole.length;
    // No clock waits for what is still being shown.
    if (whole.deadline) this.deadline = whole.deadline;
    if (whole.lookAs) this.lookAs = (seat) => whole.lookAs?.(seat);
  }

  get id() {
    return this.#whole.id;
  }
  get game() {
    return this.#whole.game;
  }
  get seats() {
    return this.#whole.seats;
  }
  get options() {
    return this.#whole.options;
  }
  get hides() {
    return this.#whole.hides;
  }
  get keepsRecord() {
    return this.#whole.keepsRecord;
  }
  get mode() {
    return this.#whole.mode;
  }

  answer(choice: Choice) {
    return this.#whole.answer(choice);
  }
  prepare(step: string, choice: Choice): void {
    this.#whole.prepare(step, choice);
  }
  odds(choice: Option | FormChoice) {
    return this.#whole.odds(choice);
  }
  typeDice(faces: readonly number[]) {
    return this.#whole.typeDice(faces);
  }
  undo() {
    return this.#whole.undo();
  }
  redo() {
    return this.#whole.redo();
  }
  allowPractice() {
    return this.#whole.allowPractice();
  }
  reseat(seat: number, bot: string | null) {
    return this.#whole.reseat(seat, bot);
  }
  takeDevice(): void {
    this.#whole.takeDevice();
  }
  passOn(): void {
    this.#whole.passOn();
  }
  letPass() {
    return this.#whole.letPass();
  }
  takeUp(seat: number): void {
    this.#whole.takeUp(seat);
  }
  momentOf(event: LogEvent): number {
    return this.#whole.momentOf(event);
  }
  goTo(position: number): void {
    this.#whole.goTo(position);
  }
  document(name: string, say: (said: Text) => string): string {
    return this.#whole.document(name, say);
  }
  advise(tell: Advised, wish?: AdviceWish) {
    return this.#whole.advise(tell, wish);
  }
  record(): GameRecord {
    return this.#whole.record();
  }
  close(): void {
    this.#whole.close();
  }
}
