/** Stories: everything since a reader's last answer, moment by moment. They are assembled here and nowhere else. */

import type { GameShape, LogEvent } from '@flotilla/table';
import type { Answer, Difference, Session, Story } from '@flotilla/table/run';
import { differenceOf, withDifference } from '@flotilla/table/run';

/** A story and the place in the game at which it began, which tells it from every other one of that seat. */
export interface Begun {
  readonly since: number;
  readonly story: Story;
}

/** When a game is opened again, nothing older than this many answers is told again. */
const FARTHEST = 64;

/** The stories that each watching seat has not yet been shown. */
export class Stories {
  readonly seats: readonly (number | null)[];
  /** What was told before the answer that is being given. */
  #before = new Map<number | null, Begun>();
  #now = new Map<number | null, Begun>();

  constructor(seats: readonly (number | null)[]) {
    this.seats = seats;
  }

  /** Who has answered knows everything up to now: what there is to tell begins anew. Spectators are told answer by answer. */
  answered(seats: readonly number[]): void {
    for (const seat of [...seats, null]) this.#before.delete(seat);
  }

  /** Takes the moments of an answer, as far as it got; nothing is final before `commit`. */
  hear(since: number, stories: readonly Story[]): void {
    this.#now = new Map(this.#before);
    for (const story of stories) {
      const begun = this.#before.get(story.seat);
      this.#now.set(story.seat, begun ? { ...begun, story: joined(begun.story, story) } : { since, story });
    }
  }

  /** The answer stands. */
  commit(): void {
    this.#before = this.#now;
  }

  /** Nothing of what was told holds any more. */
  forget(): void {
    this.#before = new Map();
    this.#now = new Map();
  }

  /** Tells again what a game that is opened again would have told. */
  remember(session: Session<GameShape>): void {
    const { answers } = session;
    for (const seat of this.seats) {
      const since = lastOf(answers, seat, this.seats);
      if (since < 0 || answers.length - since > FARTHEST) continue;
      const [story] = session.storiesSince(since, [seat]);
      if (story) this.#before.set(seat, { since, story });
    }
    this.#now = this.#before;
  }

  /** What a seat has to be told; null when there is nothing. */
  of(seat: number | null): Begun | null {
    return this.#now.get(seat) ?? null;
  }
}

const joined = (first: Story, then: Story): Story => ({
  ...first,
  moments: [...first.moments, ...then.moments],
});

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

/** A moment as it is sent: how the view differs from that of the moment before, and how long the log is. */
export interface ToldMoment {
  readonly view: Difference;
  readonly log: number;
}

/** The moments of a story as they are sent; null where there is no more to it than before and after. */
export function toldOf({ before, moments }: Story): readonly ToldMoment[] | null {
  if (moments.length < 2) return null;
  let last = before.view;
  return moments.map(({ view, log }) => {
    const change = differenceOf(last, view);
    last = view;
    return { view: change, log };
  });
}

/** What a reader had, and has now. */
export interface Read {
  readonly view: object;
  readonly log: readonly LogEvent[];
}

/** The story of what was sent: its moments, or a single one where there is no more to it than before and after. */
export function storyOf(seat: number | null, before: Read, now: Read, told?: readonly ToldMoment[]): Story {
  let { view } = before;
  let read = before.log.length;
  const sent = told ?? [{ view: null, log: now.log.length }];
  const moments = sent.map(({ view: change, log }) => {
    view = told ? (withDifference(view, change as Difference) as object) : now.view;
    const events = now.log.slice(read, log);
    read = log;
    return { log, events, view };
  });
  return { seat, before: { log: before.log.length, view: before.view }, moments };
}
