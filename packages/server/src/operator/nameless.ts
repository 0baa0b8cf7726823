/** A journal without the names a seat has typed into it: every answer stands, and what it called somebody is gone. */
import type { EntryBody } from '@flotilla/host';
import { playEntry } from '@flotilla/host';
import type { AnyGame, Choice, FormChoice, GameShape } from '@flotilla/table';
import { hashOf, recordFromText, recordToText, Session } from '@flotilla/table/run';
import type { Statement } from '../store/database.ts';
import type { GameRow } from '../store/games.ts';
import { updateGame } from '../store/games.ts';
import type { StoredEntry } from '../store/journal.ts';
import type { SeatRow } from '../store/seats.ts';
import type { Vault } from '../tables/dice.ts';
import { openingSession, seedOf } from '../tables/rehydrate.ts';

/** An answer with the start of every field that asks for a name, where it said something else; null when it said nothing else. */
function nameless(session: Session<GameShape>, seat: number, choice: Choice | undefined): FormChoice | null {
  const decision = session.table.decisionFor(seat);
  if (decision?.kind !== 'fill' || typeof choice !== 'object') return null;
  let changed: FormChoice | null = null;
  for (const field of decision.form) {
    if (field.kind !== 'text' || !field.name) continue;
    const plain = field.start ?? '';
    if ((choice[field.id] ?? plain) !== plain) changed = { ...(changed ?? choice), [field.id]: plain };
  }
  return changed;
}

/** The changes that remove a person's name from a journal; none when it holds no name. */
export function namelessJournal(
  rules: AnyGame,
  row: GameRow,
  seats: readonly SeatRow[],
  vault: Vault,
  entries: readonly StoredEntry[],
  seat: number,
): Statement[] {
  if (row.origin === null) return [];
  const session = openingSession(rules, row, seats, seedOf(row, vault));
  const statements: Statement[] = [];
  for (const entry of entries) {
    const said = JSON.parse(entry.body) as EntryBody;
    const plain =
      entry.kind === 'answer' && entry.seat === seat ? nameless(session, seat, said.choice) : null;
    const body: EntryBody = plain ? { ...said, choice: plain } : said;
    playEntry(session, entry, body);
    if (plain)
      statements.push({
        sql: 'update entries set body = ? where game = ? and number = ?',
        values: [JSON.stringify(body), entry.game, entry.number],
      });
  }
  const last = entries.at(-1)?.number ?? 0;
  // A later version of the rules must be able to prove that it plays the game as it stands now.
  if (statements.length > 0)
    statements.push(updateGame(row.id, { stand: { number: last, hash: hashOf(session.table.state) } }));
  return statements;
}

/** The text of a record in which nobody has a name; null when these rules cannot replay it. */
export function namelessRecord(rules: AnyGame, file: string): string | null {
  const read = recordFromText(file);
  if (!read.ok || read.value.seed === null || read.value.rulesVersion !== rules.version) return null;
  const { options, seats, seed, answers, position } = read.value;
  const session = new Session<GameShape>(rules, {
    options,
    seats: seats.map(({ bot }) => ({ name: '', bot })),
    seed,
  });
  for (const answer of answers.slice(0, position)) {
    const choice = nameless(session, answer.seat, answer.choice) ?? answer.choice;
    if (session.answer({ ...answer, choice }).kind === 'refused') return null;
  }
  return recordToText(session.record());
}
