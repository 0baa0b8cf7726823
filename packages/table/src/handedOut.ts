/** What may leave the table of a running game: nothing that its reader may not know. */
import type { Answer } from './decision.ts';
import type { AnyGame } from './game.ts';
import { hasSecrets, personsOf } from './people.ts';
import type { GameRecord, SeatRecord } from './record.ts';
import { openingOf } from './session.ts';

/** Who something is for: a seat, the public (null), or a reader who may know everything. */
export type Reader = number | null | 'all';

/** Whether anybody at the table holds something that others may not know yet. */
export const isSecret = (game: AnyGame, over: boolean): boolean => hasSecrets(game) && !over;

/** Who reads a game: `all` where nothing is hidden (any more), otherwise the only person at the table, or the public. */
export function usualReader(game: AnyGame, over: boolean, seats: readonly SeatRecord[]): Reader {
  if (!isSecret(game, over)) return 'all';
  const persons = personsOf(seats);
  return persons.length === 1 ? (persons[0] ?? null) : null;
}

/** Whether a reader may know an answer: only their own while hands are hidden, for even a pass gives something away. */
export const mayKnow = (reader: Reader, { seat }: Answer): boolean => reader === 'all' || seat === reader;

/**
 * A record as its reader may have it, field by field. While hands are hidden it holds no seed, which would give away every card,
 * and only the reader's own answers. Nor does it hold a hash of the state: whoever has the rules could try out every hand until
 * one matches. The commitment stays, so that the seed can be checked against it at the end.
 */
export function handedOut(record: GameRecord, reader: Reader): GameRecord {
  if (reader === 'all') return record;
  const { format, formatVersion, game, rulesVersion, options, seats, commitment, practice } = record;
  const answers = record.answers.slice(0, record.position).filter((answer) => mayKnow(reader, answer));
  return {
    format,
    formatVersion,
    game,
    rulesVersion,
    options,
    seats,
    commitment,
    seed: null,
    dice: null,
    answers,
    position: answers.length,
    undone: [],
    practice,
    stateHash: '',
  };
}

/**
 * After how many answers a reader may look at a game. While hands are hidden, not where somebody else is asked in secret: that
 * there is such a point would give away what they hold.
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
