/** Entries: what was taken at a table, one after another. Played again in their order they give the same table. */

import type { Choice, GameShape } from '@flotilla/table';
import type { Answer, Session } from '@flotilla/table/run';

/** What an entry does; after `close` there is none. */
export type EntryKind = 'answer' | 'undo' | 'redo' | 'close';

/** Who gave it: a person, a bot in its own seat, a bot for somebody out of time, or a standing order. */
export type Author = 'person' | 'bot' | 'clock' | 'order';

/** One entry. */
export interface JournalEntry {
  /** Counted from 1, without a gap; never used twice. */
  readonly number: number;
  readonly kind: EntryKind;
  readonly seat: number;
  readonly author: Author;
  /** JSON of the decision's number and the choice. */
  readonly body: string;
  /** Chosen by the author of an answer and unique for author and seat, so that an answer sent twice counts once. */
  readonly key: string;
  readonly at: number;
}

/** What tells whether two entries of a game are the same one sent twice. */
export type EntryId = Pick<JournalEntry, 'author' | 'seat' | 'key'>;

/** The same as one word. */
export const entryId = ({ author, seat, key }: EntryId): string => `${author} ${seat} ${key}`;

/** What the body of an entry says. */
export interface EntryBody {
  readonly decision: number;
  readonly choice?: Choice;
}

/** An entry that does not fit the rules as they are: an error of ours, or rules that have changed. */
export class JournalFault extends Error {
  readonly number: number;
  constructor(number: number, why: string) {
    super(`Entry ${number} of the journal does not fit: ${why}`);
    this.number = number;
  }
}

/** The number of the question that waits; null when the game is over. */
export const questionOf = ({ decisions }: Session<GameShape>): number | null => decisions[0]?.number ?? null;

/** Whether nobody may know who is asked now. */
export const isHushed = ({ decisions }: Session<GameShape>): boolean =>
  decisions.some((decision) => decision.hushed);

/** Whether everybody can notice an answer to what was asked before. */
export const isSeen = (session: Session<GameShape>, hushed: boolean, asked: number | null): boolean =>
  !hushed || questionOf(session) !== asked;

/**
 * Plays an entry, whose body may be at hand unwritten; returns whether everybody can notice it. Others learn of an answer to a
 * hushed question only when all have answered.
 */
export function playEntry(
  session: Session<GameShape>,
  entry: Pick<JournalEntry, 'number' | 'kind' | 'seat' | 'body'>,
  said = JSON.parse(entry.body) as EntryBody,
): 'seen' | 'unseen' {
  if (entry.kind === 'close') return 'unseen';
  const hushed = isHushed(session);
  const before = questionOf(session);
  const refusal = taken(session, entry, said);
  if (refusal) throw new JournalFault(entry.number, refusal);
  return entry.kind !== 'answer' || isSeen(session, hushed, before) ? 'seen' : 'unseen';
}

function taken(
  session: Session<GameShape>,
  { kind, seat }: Pick<JournalEntry, 'kind' | 'seat'>,
  { decision, choice }: EntryBody,
): string | null {
  if (kind === 'answer') {
    const outcome = session.answer({ seat, decision, choice: choice as Choice } satisfies Answer);
    return outcome.kind === 'refused' ? JSON.stringify(outcome.refusal.why) : null;
  }
  const refusal = kind === 'undo' ? session.undo() : session.redo();
  return refusal && JSON.stringify(refusal.why);
}
