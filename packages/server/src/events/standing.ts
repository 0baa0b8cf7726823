/** Standings of a same sea: who is where, and why. Pure reckoning. */
import type { Comparing, Scored } from '@flotilla/companion';
import { figureOf, isDuplicate, keyOf, leadOf, worthOf } from '@flotilla/companion';
import type { AttemptRow } from '../store/attempts.ts';
import type { EntrantRow } from '../store/events.ts';
import type { SteadyFigures } from './steady.ts';

/** What came of one sea for somebody. */
export interface SeaLine {
  readonly sea: number;
  readonly state: AttemptRow['state'];
  readonly progress: number;
  readonly figures: Scored | null;
  /** Minutes from setting out to the end; null while under way. */
  readonly minutes: number | null;
  /** Compared with `steady` on this sea: 0.31 is 31 % more; null where there is nothing to compare with. */
  readonly against?: number | null;
  /** The game, once everybody may look at it. */
  readonly game?: string;
}

/** One line of the standings. */
export interface SeaStandingRow {
  readonly place: number | null;
  readonly entrant: number;
  readonly name: string;
  readonly state: EntrantRow['state'];
  /** What counts, added up over the seas that are finished. */
  readonly score: number | null;
  readonly seas: readonly SeaLine[];
  readonly against?: number | null;
  readonly marks?: readonly string[];
  /** The place among first voyages, where these are ranked apart; null for any other, and until it is over. */
  readonly firstPlace?: number | null;
  /** Whether it is a first voyage as far as we know, where these are ranked apart. */
  readonly first?: boolean;
}

const compare = (a: readonly number[], b: readonly number[]): number => {
  for (const [i, mine] of a.entries()) {
    const difference = (b[i] ?? 0) - mine;
    if (difference !== 0) return difference;
  }
  return 0;
};

/** An attempt that counts. */
type Finished = AttemptRow & { readonly figures: Scored };

/** Two points for each captain left behind on a sea, one for an equal, as at duplicate bridge. */
function leftBehind(finished: readonly Finished[], { scoring, counts }: Results): Map<Finished, number> {
  const points = new Map<Finished, number>();
  for (const all of grouped(finished, ({ sea }) => sea).values()) {
    const sorted = all
      .map((attempt) => ({ attempt, key: keyOf(scoring, counts, [attempt.figures]) }))
      .sort((a, b) => compare(b.key, a.key));
    for (let first = 0, end = 0; first < sorted.length; first = end) {
      const mine = sorted[first]?.key ?? [];
      while (end < sorted.length && compare(mine, sorted[end]?.key ?? []) === 0) end++;
      for (const { attempt } of sorted.slice(first, end)) points.set(attempt, 2 * first + (end - first - 1));
    }
  }
  return points;
}

/** What standings are reckoned from. */
export interface Results {
  /** Which of the game's orders counts. */
  readonly counts: string;
  readonly scoring: Comparing;
  readonly entrants: readonly EntrantRow[];
  readonly attempts: readonly AttemptRow[];
  /** What `steady` makes of each sea, by its number; empty until that may be known. */
  readonly steady: ReadonlyMap<number, SteadyFigures>;
  /** Whether everything lies open. */
  readonly isOpen: boolean;
  /** Whether marks may be shown. */
  readonly withMarks: boolean;
}

/** All lines with the places of first voyages among themselves: two ranks of the same event. */
export function rankedApart(results: Results, first: ReadonlySet<number>): SeaStandingRow[] {
  const among = standingsOf({ ...results, ...onlyOf(first, results) });
  const places = new Map(among.map(({ entrant, place }) => [entrant, place]));
  return standingsOf(results).map((line) => ({
    ...line,
    first: first.has(line.entrant),
    firstPlace: places.get(line.entrant) ?? null,
  }));
}

const onlyOf = (
  first: ReadonlySet<number>,
  { entrants, attempts }: Results,
): Pick<Results, 'entrants' | 'attempts'> => ({
  entrants: entrants.filter(({ number }) => first.has(number)),
  attempts: attempts.filter(({ entrant }) => first.has(entrant)),
});

/** All rows, the best first; equals share a place, and a player who has finished no sea has none. */
export function standingsOf(results: Results): SeaStandingRow[] {
  const { entrants, attempts, counts, scoring } = results;
  const finished = attempts.filter((attempt): attempt is Finished =>
    Boolean(attempt.figures && attempt.state !== 'running'),
  );
  const behind = isDuplicate(scoring, counts) ? leftBehind(finished, results) : null;
  const done = grouped(finished, ({ entrant }) => entrant);
  const byEntrant = grouped(attempts, ({ entrant }) => entrant);
  const scoreOf = (attempt: Finished): number =>
    behind?.get(attempt) ?? worthOf(scoring, counts, attempt.figures);
  const lines = entrants
    .filter(({ state }) => state !== 'withdrawn')
    .map((entrant) => {
      const own = byEntrant.get(entrant.number) ?? [];
      const ended = done.get(entrant.number) ?? [];
      const score = ended.length > 0 ? ended.reduce((sum, each) => sum + scoreOf(each), 0) : null;
      const all = ended.map(({ figures }) => figures);
      const key = score === null ? null : [...(behind ? [score] : []), ...keyOf(scoring, counts, all)];
      return { entrant, own, score, key };
    })
    .sort((a, b) => {
      if (a.key && b.key) return compare(a.key, b.key) || a.entrant.number - b.entrant.number;
      if (a.key || b.key) return a.key ? -1 : 1;
      return b.own.length - a.own.length || a.entrant.number - b.entrant.number;
    });
  let place = 0;
  return lines.map(({ entrant, own, score, key }, index): SeaStandingRow => {
    const before = lines[index - 1]?.key;
    if (key && !(before && compare(before, key) === 0)) place = index + 1;
    const seas = own.map((attempt) => seaLine(attempt, results));
    const compared = seas.flatMap(({ against }) => (typeof against === 'number' ? [against] : []));
    return {
      place: key ? place : null,
      entrant: entrant.number,
      name: entrant.name,
      state: entrant.state,
      score,
      seas,
      ...(results.isOpen && {
        against: compared.length > 0 ? compared.reduce((sum, each) => sum + each, 0) / compared.length : null,
      }),
      ...(results.withMarks && { marks: marksOf(entrant, own) }),
    };
  });
}

const marksOf = (entrant: EntrantRow, own: readonly AttemptRow[]): string[] => [
  ...new Set([...entrant.marks, ...own.flatMap(({ marks }) => marks)]),
];

function seaLine(attempt: AttemptRow, { steady, isOpen, counts, scoring }: Results): SeaLine {
  const { sea, state, progress, figures, began, ended, game } = attempt;
  const expected = steady.get(sea);
  return {
    sea,
    state,
    progress,
    figures: state === 'running' ? null : figures,
    minutes: ended === null ? null : Math.round((ended - began) / 60_000),
    ...(isOpen && {
      against:
        figures && expected
          ? againstSteady(figureOf(scoring, leadOf(scoring, counts), figures), expected)
          : null,
      game,
    }),
  };
}

/** How much more or less than `steady` somebody made of a sea; null where `steady` made nothing of it. */
const againstSteady = (mine: number, { mean }: SteadyFigures): number | null =>
  mean > 0 ? mine / mean - 1 : null;

function grouped<T, K>(items: readonly T[], key: (item: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const item of items) {
    const list = groups.get(key(item));
    if (list) list.push(item);
    else groups.set(key(item), [item]);
  }
  return groups;
}
