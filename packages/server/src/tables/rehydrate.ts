/** A game from its journal: the entries are replayed, and nothing else is trusted. */
import type { Answer, AnyGame, Choice, GameShape } from '@flotilla/table';
import { Session } from '@flotilla/table';
import type { GameRow } from '../store/games.ts';
import type { Entry } from '../store/journal.ts';
import type { SeatRow } from '../store/seats.ts';
import type { Vault } from './dice.ts';
import { mixedSeed } from './dice.ts';

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

/** The seed of a game whose shares are mixed. */
export function seedOf(row: GameRow, vault: Vault): string {
  if (!row.origin) throw new Error('The dice of this game are not mixed yet.');
  return mixedSeed(row.origin.id ?? row.id, vault.unlock(row.secret), row.origin.parts);
}

/** The table of a game before its first answer. */
export const openingSession = (
  game: AnyGame,
  row: GameRow,
  seats: readonly SeatRow[],
  seed: string,
): Session<GameShape> =>
  new Session(game, { options: row.options, seats: seats.map(({ name, bot }) => ({ name, bot })), seed });

/** The number of the question that waits; null when the game is over. */
export const questionOf = ({ decisions }: Session<GameShape>): number | null => decisions[0]?.number ?? null;

/**
 * Replays an entry, whose body may be at hand unwritten; returns whether everybody can notice it. Others learn of an answer to a
 * hushed question only when all have answered.
 */
export function playEntry(
  session: Session<GameShape>,
  entry: Entry,
  said = JSON.parse(entry.body) as EntryBody,
): 'seen' | 'unseen' {
  if (entry.kind === 'close') return 'unseen';
  const hushed = session.decisions.some((decision) => decision.hushed);
  const before = questionOf(session);
  const refusal = taken(session, entry, said);
  if (refusal) throw new JournalFault(entry.number, refusal);
  const held = entry.kind === 'answer' && questionOf(session) === before;
  return hushed && held ? 'unseen' : 'seen';
}

function taken(session: Session<GameShape>, entry: Entry, { decision, choice }: EntryBody): string | null {
  if (entry.kind === 'answer') {
    const outcome = session.answer({ seat: entry.seat, decision, choice: choice as Choice } satisfies Answer);
    return outcome.kind === 'refused' ? JSON.stringify(outcome.refusal.why) : null;
  }
  const refusal = entry.kind === 'undo' ? session.undo() : session.redo();
  return refusal && JSON.stringify(refusal.why);
}
