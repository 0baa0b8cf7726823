/** The standings of a tournament, each figure with what it is made of. */
import type { By } from '@flotilla/protocol';
import type { RoundBoard } from './boards.ts';
import { boardsOf, pointsAt, pointsOf, rivalOf, sideOf, wasPlayed } from './boards.ts';
import { goesOn } from './cup.ts';

/** The kinds of tournaments with boards of two. */
export type BoardKind = 'robin' | 'swiss' | 'cup';

/** The figures that decide in each kind of tournament, in this order; players equal in all of them share a place. */
export const ORDER: Readonly<Record<BoardKind, readonly By[]>> = {
  swiss: ['points', 'buchholz', 'sonneborn', 'direct', 'wins', 'sunk'],
  // Everybody meets everybody: Buchholz would say the points backwards.
  robin: ['points', 'direct', 'sonneborn', 'wins', 'sunk'],
  cup: ['stage', 'points', 'wins', 'sunk'],
};

/** What one round adds to a figure. */
export interface RoundPart {
  readonly round: number;
  /** Null for a bye. */
  readonly against: number | null;
  readonly adds: number;
}

/** A figure and what it is made of. */
export interface RoundMeasure {
  readonly by: By;
  readonly value: number;
  readonly parts: readonly RoundPart[];
}

/** Somebody in the standings. */
export interface Placing {
  readonly place: number;
  readonly player: number;
  readonly measures: readonly RoundMeasure[];
  /** The figure that puts them behind the player one place higher; null for the first, and for a shared place. */
  readonly behindBy: By | null;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  /** Games in which they had the first seat, of those played. */
  readonly led: number;
  readonly played: number;
  /** In a round robin: left before half of it was played, so their games do not count. */
  readonly annulled: boolean;
}

/** What the standings are made of. */
export interface Tournament {
  readonly kind: BoardKind;
  /** Everybody who entered, in the order of entry. */
  readonly players: readonly number[];
  /** Those who have left. */
  readonly gone: ReadonlySet<number>;
  readonly boards: readonly RoundBoard[];
  /** In a round robin: how many boards everybody has in all. */
  readonly all?: number;
}

/** The standings, best first; equals in the order of entry. */
export function standings({ kind, players, gone, boards, all = 0 }: Tournament): Placing[] {
  const annulled = new Set(
    kind === 'robin' ? players.filter((one) => leftEarly(one, gone, boards, all)) : [],
  );
  const counted = boards.filter(
    ({ lead, other }) => !annulled.has(lead) && (other === null || !annulled.has(other)),
  );
  const measures = new Map<number, RoundMeasure[]>(players.map((player) => [player, []]));
  let groups = [players.filter((one) => !annulled.has(one))];
  for (const by of ORDER[kind])
    groups = groups.flatMap((group) => {
      const own = new Map(group.map((player) => [player, measure(by, player, counted, group, gone)]));
      for (const [player, one] of own) measures.get(player)?.push(one);
      return split(group, (player) => own.get(player)?.value ?? 0);
    });
  const places: Placing[] = [];
  for (const group of [...groups, [...annulled]]) {
    const place = places.length + 1;
    const above = places.at(-1)?.measures ?? [];
    group.forEach((player, i) => {
      const own = measures.get(player) ?? [];
      const behindBy = i > 0 ? null : (own.find(({ value }, at) => above[at]?.value !== value)?.by ?? null);
      places.push({
        place,
        player,
        measures: own,
        behindBy: place === 1 ? null : behindBy,
        ...tally(player, boards),
        annulled: annulled.has(player),
      });
    });
  }
  return places;
}

const leftEarly = (
  player: number,
  gone: ReadonlySet<number>,
  boards: readonly RoundBoard[],
  all: number,
): boolean => gone.has(player) && 2 * boardsOf(player, boards).filter(wasPlayed).length < all;

/** Splits equals by a figure, the highest first. */
function split(group: readonly number[], figureOf: (player: number) => number): number[][] {
  const values = [...new Set(group.map(figureOf))].sort((a, b) => b - a);
  return values.map((value) => group.filter((player) => figureOf(player) === value));
}

function tally(
  player: number,
  boards: readonly RoundBoard[],
): Pick<Placing, 'won' | 'drawn' | 'lost' | 'led' | 'played'> {
  const played = boardsOf(player, boards).filter(wasPlayed);
  const count = (points: number): number =>
    played.filter((board) => pointsAt(player, board) === points).length;
  return {
    won: count(1),
    drawn: count(0.5),
    lost: count(0),
    led: played.filter(({ lead }) => lead === player).length,
    played: played.length,
  };
}

function measure(
  by: By,
  player: number,
  boards: readonly RoundBoard[],
  equals: readonly number[],
  gone: ReadonlySet<number>,
): RoundMeasure {
  const own = boardsOf(player, boards).filter(({ result }) => result !== null);
  const among = by === 'direct' && allMet(equals, boards);
  const parts = own.flatMap((board): RoundPart[] => {
    const against = rivalOf(player, board);
    const adds = partOf(by, player, board, boards, { gone, among, equals });
    return adds === null ? [] : [{ round: board.round, against, adds }];
  });
  return { by, value: parts.reduce((sum, { adds }) => sum + adds, 0), parts };
}

/** Whether all who are equal have met each other, so that their games say who is better. */
const allMet = (equals: readonly number[], boards: readonly RoundBoard[]): boolean =>
  equals.length > 1 &&
  equals.every((one) => {
    const met = new Set(
      boardsOf(one, boards)
        .filter(wasPlayed)
        .map((board) => rivalOf(one, board)),
    );
    return equals.every((other) => other === one || met.has(other));
  });

/** What a board adds to a figure; null when it has no part in it. */
function partOf(
  by: By,
  player: number,
  board: RoundBoard,
  boards: readonly RoundBoard[],
  { gone, among, equals }: { gone: ReadonlySet<number>; among: boolean; equals: readonly number[] },
): number | null {
  const points = pointsAt(player, board);
  const rival = rivalOf(player, board);
  const played = wasPlayed(board);
  switch (by) {
    case 'stage':
      return goesOn(board, gone) === player ? 1 : 0;
    case 'points':
      return points;
    case 'buchholz':
      if (played) return pointsOf(rival as number, boards);
      // Who got a point for nothing met, as it were, himself; who stayed away met nobody.
      return points > 0 ? pointsOf(player, boards) : null;
    case 'sonneborn':
      return played ? points * pointsOf(rival as number, boards) : null;
    case 'direct':
      return among && played && equals.includes(rival as number) ? points : null;
    case 'wins':
      return played && points === 1 ? 1 : null;
    case 'sunk':
      return played ? (board.result?.sunk[sideOf(player, board)] ?? 0) : null;
  }
}

/** A figure as people write it: 7½. */
export function figure(value: number): string {
  const whole = Math.floor(value);
  const rest = value - whole;
  const signs: Readonly<Record<string, string>> = { '0': '', '0.25': '¼', '0.5': '½', '0.75': '¾' };
  const sign = signs[String(rest)];
  if (sign === undefined) return value.toFixed(2);
  return whole === 0 && sign !== '' ? sign : `${whole}${sign}`;
}

const LABEL: Readonly<Record<By, string>> = {
  stage: 'Rounds won',
  points: 'Points',
  buchholz: 'Buchholz',
  sonneborn: 'Sonneborn-Berger',
  direct: 'Direct encounter',
  wins: 'Wins',
  sunk: 'Sunk',
};

const MEANING: Readonly<Record<By, string>> = {
  stage: 'how often you went on',
  points: '1 for a win or a bye, ½ for a draw',
  buchholz: 'the points of those you met; a bye counts your own points',
  sonneborn: 'the points of those you beat and half the points of those you drew with',
  direct: 'your points against those who are otherwise equal, when all of them have met',
  wins: 'games won on the board',
  sunk: 'what you sank, in victory points',
};

/** A figure in a sentence that says what it is made of. */
export function explained({ by, value, parts }: RoundMeasure, nameOf: (player: number) => string): string {
  const made = parts
    .filter(({ adds }) => adds !== 0)
    .map(({ against, adds }) => `${against === null ? 'bye' : nameOf(against)} ${figure(adds)}`);
  return `${LABEL[by]} ${figure(value)}: ${MEANING[by]}${made.length > 0 ? ` (${made.join(', ')})` : ''}.`;
}
