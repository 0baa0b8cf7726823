/** The patrol log sheet as plain data: a row for each month, filled in from a captain's log (rules 3.5, 4.3, 7.5.2). */
import type { BoatType } from '../data/boats.ts';
import { LAST_MONTH } from '../data/careers.ts';
import type { Captain, Fate, LogPatrol, LogShip } from '../state.ts';

/** What the sheet is written from. */
export type LogBook = Pick<Captain, 'name' | 'fate'> & {
  readonly log: readonly LogPatrol[];
  readonly boat: Pick<Captain['boat'], 'type' | 'number'>;
};

/** A boat as the head of the sheet names her (4.3.1). */
export interface SheetBoat {
  readonly type: BoatType;
  readonly number: number;
}

/** A patrol with its sum (7.5.2). */
export interface SheetPatrol {
  readonly page: LogPatrol;
  /** Tons of the ships that were sunk. */
  readonly tons: number;
  /** A boat taken over for this patrol; null when she is the same as in the row before. */
  readonly newBoat: SheetBoat | null;
  /** Why the boat did not come back; null for every patrol but a last one. */
  readonly lost: Fate | null;
}

/** One month: a patrol begins, a long one goes on (P), the boat refits (R), or nothing is written. */
export interface SheetRow {
  readonly month: number;
  readonly mark: 'patrol' | 'P' | 'R' | 'none';
  readonly patrol: SheetPatrol | null;
}

/** A whole sheet. */
export interface Sheet {
  readonly name: string;
  /** Every boat commanded, in order. */
  readonly boats: readonly SheetBoat[];
  /** September 1939 to June 1943. */
  readonly rows: readonly SheetRow[];
  readonly patrols: number;
  readonly sunk: number;
  readonly tons: number;
  readonly fate: Fate;
}

const sunk = (ship: LogShip): boolean => ship.fate === 'sunk';

const tonsOf = (ships: readonly LogShip[]): number =>
  ships.reduce((sum, ship) => (sunk(ship) ? sum + ship.tons : sum), 0);

const sameBoat = (a: SheetBoat, b: SheetBoat): boolean => a.type === b.type && a.number === b.number;

/** Fates in which the boat of the last patrol came home. */
const CAME_HOME: readonly Fate[] = ['serving', 'survived'];

/** 3.5 — fills in the log sheet. */
export function sheetOf(book: LogBook): Sheet {
  const { name, log, fate } = book;
  const patrols = log.map((page, index): SheetPatrol => {
    const before = log[index - 1];
    const boat = { type: page.boat, number: page.number };
    const newBoat = before && !sameBoat({ type: before.boat, number: before.number }, boat) ? boat : null;
    const lost = index === log.length - 1 && !CAME_HOME.includes(fate) ? fate : null;
    return { page, tons: tonsOf(page.ships), newBoat, lost };
  });
  return {
    name,
    boats: boatsOf(book),
    rows: rowsOf(patrols),
    patrols: log.length,
    sunk: log.reduce((sum, { ships }) => sum + ships.filter(sunk).length, 0),
    tons: patrols.reduce((sum, { tons }) => sum + tons, 0),
    fate,
  };
}

function boatsOf({ log, boat }: LogBook): SheetBoat[] {
  const boats: SheetBoat[] = log.map((page) => ({ type: page.boat, number: page.number }));
  if (boats.length === 0) boats.push({ type: boat.type, number: boat.number });
  return boats.filter((one, index) => index === 0 || !sameBoat(one, boats[index - 1] as SheetBoat));
}

/** 10.10.4, 10.10.6 — P and R are written into the months after a patrol; nothing is written after June 1943. */
function rowsOf(patrols: readonly SheetPatrol[]): SheetRow[] {
  const rows: SheetRow[] = Array.from({ length: LAST_MONTH + 1 }, (_, month) => ({
    month,
    mark: 'none',
    patrol: null,
  }));
  for (const patrol of patrols) {
    const { month, patrolMonths, refitMonths } = patrol.page;
    if (month > LAST_MONTH) continue;
    rows[month] = { month, mark: 'patrol', patrol };
    const last = Math.min(LAST_MONTH, month + patrolMonths + refitMonths);
    for (let later = month + 1; later <= last; later++) {
      rows[later] = { month: later, mark: later <= month + patrolMonths ? 'P' : 'R', patrol: null };
    }
  }
  return rows;
}
