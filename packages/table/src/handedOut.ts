/** What of a running game may leave the table: nothing that its reader may not know. */
import type { Answer } from './decision.ts';
import type { AnyGame } from './game.ts';
import { hasSecrets, personsOf } from './people.ts';
import type { GameRecord, SeatRecord } from './record.ts';
import { openingOf } from './session.ts';

/** Whose eyes something is for: a seat, the public (null), or everybody, who may know all. */
export type Reader = number | null | 'all';

/** Whether somebody at the table holds something that others may not know yet. */
export const isSecret = (game: AnyGame, over: boolean): boolean => hasSecrets(game) && !over;

/** Who reads a game: everybody where nothing is hidden (any more); else the only person at the table, or the public. */
export function usualReader(game: AnyGame, over: boolean, seats: readonly SeatRecord[]): Reader {
  if (!isSecret(game, over)) return 'all';
  const persons = personsOf(seats);
  return persons.length === 1 ? (persons[0] ?? null) : null;
}

/** Whether a reader may know an answer: nobody's but his own while hands are hidden, for even a pass tells something. */
export const mayKnow = (reader: Reader, { seat }: Answer): boolean => reader === 'all' || seat === reader;

/**
 * A record as its reader may have it. While hands are hidden it holds no seed, which would tell every card, and of the
 * answers only the reader's own; the commitment stays, to which the seed can be held in the end.
 */
export function handedOut(record: GameRecord, reader: Reader): GameRecord {
  if (reader === 'all') return record;
  const { realDice: _, ...rest } = record;
  const own = (answers: readonly Answer[]) => answers.filter((answer) => mayKnow(reader, answer));
  const answers = own(record.answers.slice(0, record.position));
  return { ...rest, seed: null, dice: null, answers, position: answers.length, undone: [] };
}

/**
 * After how many answers a reader may look at a game: while hands are hidden not where somebody else is asked secretly, for
 * there to be such a place would tell what he holds.
 */
export function stopsFor(game: AnyGame, record: GameRecord, reader: Reader): number[] {
  const { position, seed, answers } = record;
  if (reader === 'all') return Array.from({ length: position + 1 }, (_, place) => place);
  const stops: number[] = [];
  const session = openingOf(game, record, seed ?? '');
  for (let place = 0; place <= position; place++) {
    const { decisions } = session;
    const hushed = decisions.some((decision) => decision.hushed);
    if (!hushed || decisions.some(({ seat }) => seat === reader)) stops.push(place);
    if (place < position) session.answer(answers[place] as Answer);
  }
  return stops;
}
