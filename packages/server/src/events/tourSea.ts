/** The sea of a round that several captains sail at their own tables: the same dice at all of them. */
import type { EntrantRow, SeaRow } from '../store/events.ts';
import { readSeas } from '../store/events.ts';
import type { DiceOrigin } from '../store/games.ts';
import type { OpenTables } from '../tables/openTables.ts';
import { mixedSea, seaName } from './dice.ts';

async function seaOf(house: OpenTables, event: string, round: number): Promise<SeaRow> {
  const sea = (await readSeas(house.store.db, event)).find(({ number }) => number === round);
  if (!sea) throw new Error(`Round ${round} has no sea.`);
  return sea;
}

/** Mixes the dice of a round from the shares of those who are there, once; the commitment is shown from then on. */
export async function mixSea(
  house: OpenTables,
  event: string,
  round: number,
  present: readonly EntrantRow[],
): Promise<void> {
  const sea = await seaOf(house, event, round);
  if (sea.parts !== null) return;
  const shares = present.flatMap(({ share }) => (share === null ? [] : [share]));
  const { parts, commitment } = mixedSea(house.vault, sea, shares);
  await house.store.db.run(
    'update seas set parts = ?, commitment = ? where event = ? and number = ? and parts is null',
    [JSON.stringify(parts), commitment, event, round],
  );
}

/** Where the dice of a table of this round come from, with the server's share as it is kept. */
export async function seaDice(
  house: OpenTables,
  event: string,
  round: number,
): Promise<{ readonly secret: string; readonly sealed: string; readonly origin: DiceOrigin }> {
  const sea = await seaOf(house, event, round);
  const { secret, sealed, parts } = sea;
  if (parts === null) throw new Error(`The dice of round ${round} are not mixed yet.`);
  return { secret, sealed, origin: { sealed, parts, id: seaName(sea) } };
}
