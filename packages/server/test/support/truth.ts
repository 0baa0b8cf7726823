/** What a journal must be like, whatever happened to the processes that wrote it. */
import { playEntry } from '@flotilla/host';
import { loadGame } from '@flotilla/lab';
import { hashOf } from '@flotilla/table/run';
import { readGame } from '../../src/store/games.ts';
import { readSeats } from '../../src/store/seats.ts';
import type { Store } from '../../src/store/store.ts';
import type { Vault } from '../../src/tables/dice.ts';
import { openingSession, seedOf } from '../../src/tables/rehydrate.ts';
import type { Acknowledged } from './load.ts';

/** Everything that is wrong with a game's journal, as sentences, and the hash of the state it leads to. */
export async function faultsOf(
  store: Store,
  vault: Vault,
  id: string,
  acknowledged: readonly Acknowledged[],
): Promise<{ readonly faults: string[]; readonly hash: string; readonly entries: number }> {
  const faults: string[] = [];
  const row = await readGame(store.db, id);
  if (!row) return { faults: [`Game ${id} is gone.`], hash: '', entries: 0 };
  const entries = await store.journal.read(id);
  entries.forEach(({ number }, i) => {
    if (number !== i + 1) faults.push(`Entry ${i + 1} of ${id} has the number ${number}.`);
  });
  const keys = entries.map(({ key }) => key);
  if (new Set(keys).size !== keys.length) faults.push(`A key stands twice in ${id}.`);
  const kept = new Set(keys);
  for (const { game, key } of acknowledged)
    if (game === id && !kept.has(key)) faults.push(`The acknowledged answer ${key} of ${id} is lost.`);
  const session = openingSession(
    await loadGame(row.game),
    row,
    await readSeats(store.db, id),
    seedOf(row, vault),
  );
  try {
    for (const entry of entries) playEntry(session, entry);
  } catch (error) {
    faults.push(`The journal of ${id} does not replay: ${String(error)}`);
  }
  return { faults, hash: hashOf(session.table.state), entries: entries.length };
}
