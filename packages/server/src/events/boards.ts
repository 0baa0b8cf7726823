/** Boards of a tournament: who met whom, who began, and how it ended. Nothing here knows a database or a clock. */

/**
 * How a result came about. `played`: on the board; `resigned` and `clock`: somebody gave up or was not there at the end; `agreed`:
 * both ended it as it stood; `judged`: unfinished at the deadline; `absent` and `nobody`: one or both never came; `withdrawn`: one
 * had left the tournament; `bye`: nobody was left to meet.
 */
export type BoardEnd =
  | 'played'
  | 'resigned'
  | 'clock'
  | 'agreed'
  | 'judged'
  | 'absent'
  | 'nobody'
  | 'withdrawn'
  | 'bye';

/** What came of a board. */
export interface PairResult {
  /** Points of who leads and of the other: 1, a half or 0. */
  readonly points: readonly [number, number];
  readonly how: BoardEnd;
  /** What each has sunk, in the game's own points. */
  readonly sunk: readonly [number, number];
}

/** Two who meet; `lead` has the first seat. Without another it is a bye. */
export interface Pair {
  readonly lead: number;
  readonly other: number | null;
}

/** A pair at a board of a round; without a result while it is under way. */
export interface RoundBoard extends Pair {
  readonly round: number;
  readonly board: number;
  readonly result: PairResult | null;
}

/** A free point. */
export const BYE: PairResult = { points: [1, 0], how: 'bye', sunk: [0, 0] };

const UNPLAYED: ReadonlySet<BoardEnd> = new Set(['absent', 'nobody', 'withdrawn', 'bye']);

/** Whether two sat at a board and a game was begun: what was given without play is no meeting. */
export const wasPlayed = ({ other, result }: RoundBoard): boolean =>
  other !== null && result !== null && !UNPLAYED.has(result.how);

/** The boards at which somebody was, in the order of the rounds. */
export const boardsOf = (player: number, boards: readonly RoundBoard[]): RoundBoard[] =>
  boards
    .filter(({ lead, other }) => lead === player || other === player)
    .sort((a, b) => a.round - b.round || a.board - b.board);

/** 0 for who leads, 1 for the other. */
export const sideOf = (player: number, { lead }: Pair): 0 | 1 => (lead === player ? 0 : 1);

/** Who somebody had against them; null for nobody. */
export const rivalOf = (player: number, { lead, other }: Pair): number | null =>
  lead === player ? other : lead;

/** The points somebody has of one board. */
export const pointsAt = (player: number, board: RoundBoard): number =>
  board.result?.points[sideOf(player, board)] ?? 0;

/** The points somebody has so far. */
export const pointsOf = (player: number, boards: readonly RoundBoard[]): number =>
  boardsOf(player, boards).reduce((sum, board) => sum + pointsAt(player, board), 0);

/** How often any two have met at a board. */
export function meetingsIn(boards: readonly RoundBoard[]): (one: number, other: number) => number {
  const name = (one: number, other: number): string => `${Math.min(one, other)} ${Math.max(one, other)}`;
  const met = new Map<string, number>();
  for (const board of boards)
    if (board.other !== null && wasPlayed(board)) {
      const pair = name(board.lead, board.other);
      met.set(pair, (met.get(pair) ?? 0) + 1);
    }
  return (one, other) => met.get(name(one, other)) ?? 0;
}

/** True when a player has had a point without playing: no bye for them. */
export const hadFreePoint = (player: number, boards: readonly RoundBoard[]): boolean =>
  boardsOf(player, boards).some((board) => !wasPlayed(board) && pointsAt(player, board) > 0);

/** How many more boards somebody led than not; only what was played counts. */
export const leadsAhead = (player: number, boards: readonly RoundBoard[]): number =>
  boardsOf(player, boards)
    .filter(wasPlayed)
    .reduce((sum, board) => sum + (board.lead === player ? 1 : -1), 0);

/**
 * Seats two who meet: who has led less often leads. Otherwise the last round in which only one of them led decides, then who stands
 * higher, on every second board.
 */
export function seated(higher: number, lower: number, board: number, boards: readonly RoundBoard[]): Pair {
  const ahead = leadsAhead(higher, boards) - leadsAhead(lower, boards);
  if (ahead !== 0) return ahead < 0 ? { lead: higher, other: lower } : { lead: lower, other: higher };
  const before = lastDifference(higher, lower, boards);
  const higherLeads = before === null ? board % 2 === 1 : before === lower;
  return higherLeads ? { lead: higher, other: lower } : { lead: lower, other: higher };
}

/** Who of two led when last only one of them did; null when that never was. */
function lastDifference(one: number, other: number, boards: readonly RoundBoard[]): number | null {
  const led = (player: number): Map<number, boolean> =>
    new Map(
      boardsOf(player, boards)
        .filter(wasPlayed)
        .map((board) => [board.round, board.lead === player]),
    );
  const first = led(one);
  const second = led(other);
  for (const [round, leads] of [...first].reverse()) {
    const rival = second.get(round);
    if (rival !== undefined && rival !== leads) return leads ? one : other;
  }
  return null;
}
