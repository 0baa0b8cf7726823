/** A finished game opened for its review: what was asked at every question, and what counted by then. */
import type { ReplayClient } from '@flotilla/client';
import type { AnyGame, Decision, LogEvent, Outcome, Worth } from '@flotilla/table';
import type { GameRecord } from '@flotilla/table/run';
import { openingOf, personsOf, worthsOf } from '@flotilla/table/run';
import type { Fault } from '../session/open.ts';
import { openReplay } from '../session/open.ts';

/** A part of a game. */
export interface ReviewedPart {
  readonly question: number;
  readonly heading: LogEvent;
}

/** A finished game as one seat met it. */
export interface Reviewed {
  readonly id: string;
  readonly game: AnyGame;
  readonly record: GameRecord;
  readonly seat: number;
  readonly session: ReplayClient;
  readonly outcome: Outcome;
  readonly log: readonly LogEvent[];
  /** What was asked, question by question. */
  readonly asked: readonly Decision[];
  /** The answer to each question, by its place among all answers. */
  readonly places: readonly number[];
  /** The gains by each question and at the end, for the seats compared: one seat where an amount counts. */
  readonly gained: readonly (readonly number[])[];
  /** The parts of the game, patrols, turns, rounds: the questions they begin with, and their headings. */
  readonly parts: readonly ReviewedPart[];
}

/** What cannot be reviewed: it cannot be opened, is not over, or asked the seat nothing. */
export type NotReviewed =
  | { readonly kind: 'fault'; readonly fault: Fault }
  | { readonly kind: 'running' }
  | { readonly kind: 'empty' };

/** Whether somebody's answers are theirs alone: other people at a table on a server decide themselves what they show. */
export const seatsShown = ({ seats, origin }: GameRecord, own: number): readonly number[] =>
  seats.flatMap(({ bot }, seat) => (bot !== null || seat === own || !origin ? [seat] : []));

/** Opens a game for the review of a seat; the first person's when none is named. */
export async function openReviewed(id: string, wanted: number | null): Promise<Reviewed | NotReviewed> {
  const opened = await openReplay(id);
  if ('fault' in opened) return { kind: 'fault', fault: opened.fault };
  const { session } = opened;
  session.can.value.scrub?.goTo(session.length.peek());
  const outcome = session.outcome.peek();
  if (!outcome) return { kind: 'running' };
  const record = session.link.record;
  const [first = 0] = personsOf(record.seats);
  const seat = wanted !== null && record.seats[wanted] ? wanted : first;
  const walked = walk(session.game, record, seat);
  if (walked.asked.length === 0) return { kind: 'empty' };
  return { id, game: session.game, record, seat, session, outcome, ...walked };
}

/** Goes through a record once and notes what the review shows of it. */
function walk(
  game: AnyGame,
  record: GameRecord,
  seat: number,
): Pick<Reviewed, 'log' | 'asked' | 'places' | 'gained' | 'parts'> {
  const session = openingOf(game, record, record.seed ?? '');
  const gainedIn = gainsOf(game, record.seats.length, session.table.state.game);
  const [asked, places, gained, logs] = [
    [] as Decision[],
    [] as number[],
    [] as (readonly number[])[],
    [] as number[],
  ];
  for (const [place, answer] of record.answers.slice(0, record.position).entries()) {
    const decision = answer.seat === seat ? session.table.decisionFor(seat) : null;
    if (decision) {
      asked.push(decision);
      places.push(place);
      gained.push(gainedIn(session.table.state.game, seat));
      logs.push(session.table.log?.length ?? 0);
    }
    session.answer(answer);
  }
  gained.push(gainedIn(session.table.state.game, seat));
  const log = session.table.log ?? [];
  return { log, asked, places, gained, parts: partsOf(log, logs) };
}

/** How much of what a game is about has been gained: by the first part of its worth, or among several by what each has sunk. */
function gainsOf(
  game: AnyGame,
  seats: number,
  opening: object,
): (state: object, seat: number) => readonly number[] {
  if (seats > 1) {
    const names = Array.from({ length: seats }, (_, i) => `sunkBySeat${i + 1}`);
    return (state) => {
      const { numbers } = game.figures(state);
      return names.map((name) => numbers[name] ?? 0);
    };
  }
  const worths: readonly Worth<never>[] = worthsOf(game, seats, opening) as readonly Worth<never>[];
  const [usual] = worths;
  const counted = worths.find(({ id }) => id === usual?.parts?.[0]) ?? usual;
  return (state, seat) => [counted?.of(state as never, seat) ?? 0];
}

/** The parts of a game, by the most important kind of heading that occurs more than once. */
function partsOf(log: readonly LogEvent[], logs: readonly number[]): ReviewedPart[] {
  for (const level of [1, 2, 3] as const) {
    const kinds = new Map<string, number[]>();
    log.forEach(({ heading, kind }, i) => {
      if (heading === level) kinds.set(kind, [...(kinds.get(kind) ?? []), i]);
    });
    const [places] = [...kinds.values()]
      .filter(({ length }) => length > 1)
      .sort((a, b) => b.length - a.length);
    if (places) return startsOf(log, logs, places);
  }
  return [];
}

/** The first question after each heading; where none was asked in between, the last heading counts. */
function startsOf(
  log: readonly LogEvent[],
  logs: readonly number[],
  places: readonly number[],
): ReviewedPart[] {
  const parts = new Map<number, LogEvent>();
  for (const place of places) {
    const question = logs.findIndex((length) => length > place);
    const heading = log[place];
    if (question >= 0 && heading) parts.set(question, heading);
  }
  return [...parts].map(([question, heading]) => ({ question, heading }));
}
