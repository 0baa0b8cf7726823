/** A review being made: how it stands, as signals; it goes on while any page of the site is open. */
import type { Question } from '@flotilla/lab';
import { effect, signal } from '@preact/signals';
import { route } from '../router.ts';
import { keepFinished, keepUnderWay, readReview, reviewKey } from './keeping.ts';
import type { StartWeighing, Weigher } from './weigher.ts';
import { startWeighing } from './weigher.ts';
import type { Reviews, WeighedGame, WeigherReply } from './weigher.worker.ts';

/** What is being done: nothing yet, looking for what was kept, weighing, stopped by the reader, done, or it failed. */
export type Stage = 'looking' | 'fresh' | 'weighing' | 'stopped' | 'done' | 'failed';

/** Pages on which somebody plays: their answers come first. */
const PLAYING: readonly string[] = ['game', 'table', 'learn'];

/** The review of one seat of one game. */
export class Making {
  readonly stage = signal<Stage>('looking');
  /** By each worth, the usual one first; empty until the curve can be drawn. */
  readonly reviews = signal<Reviews>([]);
  readonly questions = signal<readonly Question[]>([]);
  readonly settled = signal(0);
  /** What went wrong, and whether the record is to blame. */
  readonly fault = signal<{ readonly said: string; readonly record: boolean } | null>(null);
  readonly #id: string;
  readonly #weighed: WeighedGame;
  readonly #key: string;
  readonly #start: StartWeighing;
  #weigher: Weigher | null = null;
  #kept: Uint8Array | null = null;
  #restarts = 0;
  /** Resolves once it is known what was kept. */
  readonly looked: Promise<void>;

  constructor(id: string, weighed: WeighedGame, start: StartWeighing = startWeighing) {
    this.#id = id;
    // Only these go to the workers: whoever calls may know more, which cannot be sent.
    this.#weighed = { record: weighed.record, seat: weighed.seat };
    this.#start = start;
    this.#key = reviewKey(weighed.record, weighed.seat);
    this.looked = this.#look();
    effect(() => {
      const playing = PLAYING.includes(route.value.at);
      if (this.stage.peek() !== 'weighing') return;
      if (playing) this.#weigher?.rest();
      else this.#weigher?.go();
    });
  }

  async #look(): Promise<void> {
    const before = await readReview(this.#key);
    if (this.stage.peek() !== 'looking') return;
    if (before?.kind === 'finished') {
      this.questions.value = before.finished.questions;
      this.#stand(before.finished.reviews);
      this.stage.value = 'done';
    } else {
      this.#kept = before?.kept ?? null;
      if (this.#kept) this.begin();
      else this.stage.value = 'fresh';
    }
  }

  /** Begins, or goes on. */
  begin(): void {
    if (this.stage.peek() === 'weighing' || this.stage.peek() === 'done') return;
    this.stage.value = 'weighing';
    this.fault.value = null;
    if (this.#weigher) this.#weigher.go();
    else this.#weigher = this.#start(this.#weighed, this.#kept, (told) => this.#hear(told));
    if (!this.#weigher) this.#fail('', false);
  }

  /** Stops; what is settled stays. */
  stop(): void {
    if (this.stage.peek() !== 'weighing') return;
    this.stage.value = 'stopped';
    this.#weigher?.rest();
  }

  #hear(told: WeigherReply): void {
    switch (told.kind) {
      case 'opened':
        this.questions.value = told.questions;
        return;
      case 'settled':
        this.settled.value = told.settled;
        return;
      case 'kept':
        this.#kept = told.kept;
        if (this.stage.peek() !== 'done') void keepUnderWay(this.#key, this.#id, told.kept);
        return;
      case 'standing':
        if (told.sketched) this.#stand(told.reviews);
        if (told.reviews[0]?.done) this.#finish(told.reviews);
        return;
      case 'failed':
        this.#weigher?.stop();
        this.#weigher = null;
        // A worker that dies is started once more, from what was kept.
        if (!told.record && this.#restarts++ === 0) {
          this.stage.value = 'stopped';
          this.begin();
        } else this.#fail(told.error, told.record);
    }
  }

  #stand(reviews: Reviews): void {
    this.reviews.value = reviews;
    this.settled.value = reviews[0]?.settled ?? 0;
  }

  #finish(reviews: Reviews): void {
    this.stage.value = 'done';
    this.#weigher?.stop();
    this.#weigher = null;
    void keepFinished(this.#key, this.#id, { reviews, questions: this.questions.peek() });
  }

  #fail(said: string, record: boolean): void {
    this.fault.value = { said, record };
    this.stage.value = 'failed';
  }
}

const makings = new Map<string, Making>();

/** The review of a seat; the same one for as long as the page is open and the record stays as it is. */
export function makingOf(id: string, weighed: WeighedGame): Making {
  const key = reviewKey(weighed.record, weighed.seat);
  const known = makings.get(key);
  if (known) return known;
  const making = new Making(id, weighed);
  makings.set(key, making);
  return making;
}
