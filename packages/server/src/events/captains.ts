/**
 * Several captains on one sea, at as many tables as it takes: the tournaments of The Hunters over the network (13.2 to 13.5). What
 * counts is tonnage: dead or alive (13.2.1), only of those who live (13.3.1), never of a captured boat (5.2.2). Equal tonnage
 * shares a place, and there is no tie-break.
 */
import { z } from 'zod';

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

/** What the public view of The Hunters says of its captains. */
const shown = z.object({
  standings: z.array(
    z.object({
      seat: z.number(),
      tons: z.number(),
      sunk: z.number(),
      patrols: z.number(),
      fate: z.string(),
      canWin: z.boolean(),
    }),
  ),
  packs: z.array(z.object({ pack: z.number(), name: z.unknown(), seats: z.array(z.number()) })),
});

/** The tonnage of a seat, where a view tells of captains; null where it does not. */
export function tonsShown(view: unknown, seat: number): number | null {
  const read = shown.safeParse(view);
  return read.success ? (read.data.standings.find((one) => one.seat === seat)?.tons ?? null) : null;
}

/** Whether a captain's war is over while others may still be at sea: whoever leaves then leaves nothing to a bot. */
export function isAshore(view: unknown, seat: number): boolean {
  const read = shown.safeParse(view);
  const own = read.success ? read.data.standings.find((one) => one.seat === seat) : undefined;
  return own !== undefined && own.fate !== 'serving';
}

/** Whether somebody was there: to the end, only for a while, or never. */
export type Attendance = 'there' | 'left' | 'absent';

/**
 * What everybody may see of the captains at a table. What a bot made of the boat of somebody who left does not count, and who never
 * came has sunk nothing.
 */
export function captainsOf(
  view: unknown,
  seats: readonly number[],
  attended: readonly Attendance[],
): CaptainResult[] {
  const { standings, packs } = shown.parse(view);
  return seats.map((entrant, seat) => {
    const was = attended[seat] ?? 'absent';
    const own = was === 'absent' ? undefined : standings.find((one) => one.seat === seat);
    const pack = packs.find((one) => one.seats.includes(seat));
    return {
      entrant,
      tons: own?.tons ?? 0,
      ships: own?.sunk ?? 0,
      patrols: own?.patrols ?? 0,
      fate: own?.fate ?? 'absent',
      counts: was === 'there' && (own?.canWin ?? false),
      pack: pack
        ? typeof pack.name === 'string' && pack.name !== ''
          ? pack.name
          : String(pack.pack + 1)
        : null,
    };
  });
}

/** A captain in the common standings. */
export interface CaptainPlace {
  readonly place: number;
  readonly entrant: number;
  /** Whether anything of it counts: who is not in the race cannot win, whatever the place (13.3.1). */
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

/** The common standings of all tables: those whose tonnage counts before the others, then by tonnage (13.2.1, 13.3.1). */
export function captainStandings(
  entrants: readonly number[],
  results: readonly { readonly round: number; readonly result: FlotillaResult | null }[],
): CaptainPlace[] {
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

/** A wolfpack in the common standings of a round (13.5.1). */
export interface PackPlace {
  readonly place: number;
  readonly round: number;
  readonly board: number;
  readonly pack: string;
  readonly tons: number;
  readonly entrants: readonly number[];
}

/** All packs of all tables, by the tonnage of their boats; equal packs share the place (13.5.1). */
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
