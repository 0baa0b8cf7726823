/**
 * Several captains on one sea, at as many tables as it takes. What counts is tonnage, where the game says that it counts. Equal
 * tonnage shares a place, and there is no tie-break.
 */
import type { SeatScore } from '@flotilla/companion';

/** What came of a captain in one round. */
export interface CaptainResult {
  readonly entrant: number;
  readonly tons: number;
  readonly ships: number;
  readonly patrols: number;
  readonly fate: string;
  /** Whether the tonnage counts: it does not where only survivors can win, nor for a captured boat. */
  readonly counts: boolean;
  /** The wolfpack, where there are packs. */
  readonly pack: string | null;
}

/** What came of a table. */
export interface FlotillaResult {
  readonly how: 'played' | 'judged' | 'nobody';
  readonly captains: readonly CaptainResult[];
}

/** Whether somebody was there: to the end, only for a while, or never. */
export type Attendance = 'there' | 'left' | 'absent';

/**
 * What everybody may see of the captains at a table. What a bot made of the boat of somebody who left does not count, and who never
 * came has sunk nothing.
 */
export function captainsOf(
  scores: readonly SeatScore[],
  seats: readonly number[],
  attended: readonly Attendance[],
): CaptainResult[] {
  return seats.map((entrant, seat) => {
    const was = attended[seat] ?? 'absent';
    const own = was === 'absent' ? undefined : scores.find((one) => one.seat === seat);
    return {
      entrant,
      tons: own?.figures.tons ?? 0,
      ships: own?.figures.ships ?? 0,
      patrols: own?.figures.patrols ?? 0,
      fate: own?.fate ?? 'absent',
      counts: was === 'there' && (own?.counts ?? false),
      pack: scores.find((one) => one.seat === seat)?.team ?? null,
    };
  });
}

/** A captain in the common standings. */
export interface CaptainPlacing {
  readonly place: number;
  readonly entrant: number;
  /** True when it counts: a captain out of the race cannot win, whatever the place. */
  readonly races: boolean;
  /** What counts of all rounds. */
  readonly tons: number;
  /** What was sunk in all, whether it counts or not. */
  readonly sunkTons: number;
  readonly ships: number;
  readonly patrols: number;
  readonly rounds: readonly {
    readonly round: number;
    readonly tons: number;
    readonly counts: boolean;
    readonly fate: string;
  }[];
}

/** The common standings of all tables: those whose tonnage counts before the others, then by tonnage. */
export function captainStandings(
  entrants: readonly number[],
  results: readonly { readonly round: number; readonly result: FlotillaResult | null }[],
): CaptainPlacing[] {
  const rows = entrants.map((entrant) => {
    const rounds = results.flatMap(({ round, result }) =>
      (result?.captains ?? []).filter((one) => one.entrant === entrant).map((one) => ({ ...one, round })),
    );
    const sum = (of: (one: (typeof rounds)[number]) => number): number =>
      rounds.reduce((all, one) => all + of(one), 0);
    return {
      entrant,
      races: rounds.some(({ counts }) => counts),
      tons: sum(({ tons, counts }) => (counts ? tons : 0)),
      sunkTons: sum(({ tons }) => tons),
      ships: sum(({ ships }) => ships),
      patrols: sum(({ patrols }) => patrols),
      rounds: rounds.map(({ round, tons, counts, fate }) => ({ round, tons, counts, fate })),
    };
  });
  rows.sort(
    (a, b) => Number(b.races) - Number(a.races) || b.tons - a.tons || (a.races ? 0 : b.sunkTons - a.sunkTons),
  );
  let place = 0;
  return rows.map((row, i) => {
    const above = rows[i - 1];
    const same =
      above?.races === row.races && above.tons === row.tons && (row.races || above.sunkTons === row.sunkTons);
    if (!same) place = i + 1;
    return { place, ...row };
  });
}

/** A wolfpack in the common standings of a round. */
export interface PackPlace {
  readonly place: number;
  readonly round: number;
  readonly board: number;
  readonly pack: string;
  readonly tons: number;
  readonly entrants: readonly number[];
}

/** All packs of all tables, by the tonnage of their boats; equal packs share the place. */
export function packPlaces(
  results: readonly {
    readonly round: number;
    readonly board: number;
    readonly result: FlotillaResult | null;
  }[],
): PackPlace[] {
  const packs: Omit<PackPlace, 'place'>[] = [];
  for (const { round, board, result } of results)
    for (const pack of new Set(result?.captains.map((one) => one.pack))) {
      if (pack === null) continue;
      const boats = result?.captains.filter((one) => one.pack === pack) ?? [];
      packs.push({
        round,
        board,
        pack,
        tons: boats.reduce((sum, { tons }) => sum + tons, 0),
        entrants: boats.map(({ entrant }) => entrant),
      });
    }
  packs.sort((a, b) => a.round - b.round || b.tons - a.tons || a.board - b.board);
  return packs.map((pack) => ({
    place: 1 + packs.filter((other) => other.round === pack.round && other.tons > pack.tons).length,
    ...pack,
  }));
}

/**
 * Puts captains at tables of at most so many, as even as can be, at least two at each. From round to round everybody moves on by
 * the number of his table, so that the same people do not sit together again and again.
 */
export function flotillas(entrants: readonly number[], most: number, round: number): number[][] {
  const count = Math.max(1, Math.ceil(entrants.length / most));
  const tables: number[][] = Array.from({ length: count }, () => []);
  entrants.forEach((entrant, i) => {
    const seat = Math.floor(i / count);
    tables[(i + seat * (round - 1)) % count]?.push(entrant);
  });
  return tables.filter(({ length }) => length > 0);
}
