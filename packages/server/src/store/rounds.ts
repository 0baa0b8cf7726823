/** Rounds of tournaments in the database: each is paired once and each result is written once, however many processes try. */
import type { Database, Statement } from './database.ts';
import type { PairingRow } from './events.ts';

/** Pairs a round in one transaction, and only if the progress of the event is still as it was read. */
export async function pairOnce(
  db: Database,
  event: { readonly id: string; readonly progress: unknown },
  progress: unknown,
  more: { readonly closes: number; readonly jobs: readonly Statement[] },
  pairings: readonly PairingRow[],
): Promise<boolean> {
  const before = JSON.stringify(event.progress);
  const after = JSON.stringify(progress);
  const [moved] = await db.batch([
    {
      sql: "update events set progress = ?, closes = ? where id = ? and progress = ? and state = 'open' returning id",
      values: [after, more.closes, event.id, before],
    },
    ...pairings.map(
      ({ round, board, seats, state, result, opens, closes }): Statement => ({
        sql: `insert into pairings (event, round, board, seats, game, state, result, opens, closes)
          select ?, cast(? as integer), cast(? as integer), ?, null, ?, ?, cast(? as bigint), cast(? as bigint)
          where exists (select 1 from events where id = ? and progress = ?)
          on conflict do nothing`,
        values: [
          event.id,
          round,
          board,
          JSON.stringify(seats),
          state,
          result === null ? null : JSON.stringify(result),
          opens,
          closes,
          event.id,
          after,
        ],
      }),
    ),
    ...more.jobs,
  ]);
  return (moved?.length ?? 0) > 0;
}

type Place = Pick<PairingRow, 'event' | 'round' | 'board'>;

const HERE = 'event = ? and round = ? and board = ?';

/** Gives a pairing its game, unless it has one; gives the game it has then. */
export async function setBoardGame(
  db: Database,
  { event, round, board }: Place,
  game: string,
): Promise<string> {
  const place = [event, round, board];
  await db.run(`update pairings set game = ? where ${HERE} and game is null and state = 'waiting'`, [
    game,
    ...place,
  ]);
  const [row] = await db.run<{ game: string }>(`select game from pairings where ${HERE}`, place);
  return row?.game ?? game;
}

/** Notes that the game of a pairing is under way. */
export async function setBoardBegun(db: Database, game: string): Promise<void> {
  await db.run("update pairings set state = 'running' where game = ? and state = 'waiting'", [game]);
}

/** Who sits at the boards of an event that are not decided, as `round.board.seat`. */
export async function readSitting(db: Database, event: string): Promise<Set<string>> {
  const rows = await db.run<{ round: number; board: number; seat: number }>(
    `select p.round, p.board, s.seat from pairings p join seats s on s.game = p.game
      where p.event = ? and p.state <> 'over' and s.taken <> 0`,
    [event],
  );
  return new Set(rows.map(({ round, board, seat }) => `${round}.${board}.${seat}`));
}

/** Writes the result of a pairing, once; false when it has one. */
export async function setBoardResult(
  db: Database,
  { event, round, board }: Place,
  result: unknown,
): Promise<boolean> {
  const written = await db.run(
    `update pairings set result = ?, state = 'over' where ${HERE} and state <> 'over' returning board`,
    [JSON.stringify(result), event, round, board],
  );
  return written.length > 0;
}
