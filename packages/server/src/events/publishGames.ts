/** Publishing the games of a closed event: everybody may watch and replay them. */
import { openToAll, readEventGames } from '../store/events.ts';
import type { OpenTables } from '../tables/openTables.ts';

/** Opens every game of an event to everybody's eyes, also where it is in memory, here and in other processes. */
export async function publishGames(house: OpenTables, event: string): Promise<void> {
  const { db, wire } = house.store;
  await db.batch([openToAll(event)]);
  for (const id of await readEventGames(db, event)) wire.notify(id);
  for (const game of await house.all()) if (game.row.event === event) await game.refresh();
}
