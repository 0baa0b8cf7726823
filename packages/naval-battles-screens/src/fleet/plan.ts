/** A fleet being built: its ships stand in the form, its rows are kept beside it until they are asked for. */

import type { Session } from '@flotilla/ui/base/session.ts';
import type { Signal } from '@preact/signals';
import { signal } from '@preact/signals';
import { chosenIn, draftOf, setField } from '../desk/draft.ts';
import type { Vessel } from '../game.ts';
import { presetRows, shipCard } from '../game.ts';

/** Rows somebody has chosen, by ship. */
type Rows = Readonly<Record<string, number>>;

const arranged = new WeakMap<Session, Signal<{ readonly seat: number; readonly rows: Rows }>>();

function arrangement(session: Session): Signal<{ readonly seat: number; readonly rows: Rows }> {
  const known = arranged.get(session);
  if (known) return known;
  const fresh = signal({ seat: -1, rows: {} as Rows });
  arranged.set(session, fresh);
  return fresh;
}

/** The ships chosen so far. */
export const chosenShips = (session: Session): readonly string[] => chosenIn(draftOf(session), 'ships');

const inPort = (id: string): Vessel => ({
  id,
  row: 0,
  active: false,
  acted: false,
  repaired: false,
  wounds: [],
});

/** The fleet as it would lie: the rows chosen, everything else as it serves best; rows are filled from the front. */
export function plannedFleet(session: Session): readonly Vessel[] {
  const ships = chosenShips(session);
  const { seat, rows: wanted } = arrangement(session).value;
  const chosen = seat === session.seat.value ? wanted : {};
  const preset = presetRows(ships.map(inPort));
  const rows = ships.map((id) => (shipCard(id).submarine ? 0 : (chosen[id] ?? Number(preset[id] ?? 1))));
  const used = [...new Set(rows.filter((row) => row > 0))].sort();
  return ships.map((id, i) => ({ ...inPort(id), row: rows[i] === 0 ? 0 : used.indexOf(rows[i] ?? 1) + 1 }));
}

/** The answer that lays the fleet out as planned. */
export const plannedRows = (session: Session): Record<string, string> =>
  Object.fromEntries(
    plannedFleet(session)
      .filter(({ row }) => row > 0)
      .map(({ id, row }) => [id, String(row)]),
  );

/** Puts a ship into a row. */
export function putInRow(session: Session, ship: string, row: number): void {
  const now = Object.fromEntries(plannedFleet(session).map((vessel) => [vessel.id, vessel.row]));
  arrangement(session).value = { seat: session.seat.value ?? -1, rows: { ...now, [ship]: row } };
}

/** Takes a whole fleet, with its rows where it has any. */
export function takeFleet(session: Session, ships: readonly string[], rows: Rows = {}): void {
  arrangement(session).value = { seat: session.seat.value ?? -1, rows };
  setField(session, 'ships', ships);
}
