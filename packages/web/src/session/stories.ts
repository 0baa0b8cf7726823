/** What each person at the table has to be told: how everything since the person's last answer came about. */
import type { Answer, GameShape, Session as KernelSession, Story } from '@flotilla/table';
import { joined } from '@flotilla/table';

/** A story and the number of answers that stood when it began, which tells it from every other one of that seat. */
export interface Begun {
  readonly since: number;
  readonly story: Story;
}

/** Behind so many answers nobody is told anything any more when a game is opened again. */
const FARTHEST = 64;

/** The stories of the seats that watch a game. */
export class Stories {
  readonly #seats: readonly (number | null)[];
  /** What was told before the answer that is being given. */
  #before = new Map<number | null, Begun>();
  #now = new Map<number | null, Begun>();

  constructor(persons: readonly number[]) {
    this.#seats = persons.length === 1 ? persons : [...persons, null];
  }

  /** The seats that watch. */
  get seats(): readonly (number | null)[] {
    return this.#seats;
  }

  /** Who has answered knows everything up to now: what there is to tell begins anew. Spectators are told answer by answer. */
  answered(seats: readonly number[]): void {
    for (const seat of [...seats, null]) this.#before.delete(seat);
  }

  /** Takes over how an answer came about, as far as it got: nothing of it is final before `settle`. */
  hear(kernel: KernelSession<GameShape>): void {
    this.#now = new Map(this.#before);
    const since = kernel.answers.length - (kernel.wanted ? 0 : 1);
    for (const story of kernel.stories) {
      const begun = this.#before.get(story.seat);
      this.#now.set(story.seat, begun ? { ...begun, story: joined(begun.story, story) } : { since, story });
    }
  }

  /** The answer stands. */
  settle(): void {
    this.#before = this.#now;
  }

  /** Nothing of what was told holds any more. */
  forget(): void {
    this.#before = new Map();
    this.#now = new Map();
  }

  /** Tells again what a game that is opened again would have told. */
  remember(kernel: KernelSession<GameShape>): void {
    const { answers } = kernel;
    for (const seat of this.#seats) {
      const since = lastOf(answers, seat, this.#seats);
      if (since < 0 || answers.length - since > FARTHEST) continue;
      const [story] = kernel.storiesSince(since, [seat]);
      if (story) this.#before.set(seat, { since, story });
    }
    this.#now = this.#before;
  }

  /** What a seat has to be told; null when there is nothing. */
  of(seat: number | null): Begun | null {
    return this.#now.get(seat) ?? null;
  }
}

/** The place of the last answer of a seat; for a spectator that of the last person. */
function lastOf(answers: readonly Answer[], seat: number | null, seats: readonly (number | null)[]): number {
  const persons = seats.filter((person) => person !== null);
  for (let i = answers.length - 1; i >= 0; i--) {
    const answered = (answers[i] as Answer).seat;
    if (answered === seat) return i;
    if (seat === null && (persons.length === 0 || persons.includes(answered))) return i;
  }
  return -1;
}
