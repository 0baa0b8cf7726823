/** Who loses is out: a tree in which the first to enter meet each other as late as possible. */
import type { Pair, RoundBoard } from './boards.ts';
import { seated } from './boards.ts';

/** How many rounds a cup of so many takes. */
export const cupRounds = (entrants: number): number => Math.ceil(Math.log2(Math.max(2, entrants)));

/** The places of a tree in which the best meet last: 1 and 2 in the final, 1 and 4, 2 and 3 before it. */
function treeOf(size: number): number[] {
  let tree = [1];
  while (tree.length < size) {
    const sum = 2 * tree.length + 1;
    tree = tree.flatMap((place) => [place, sum - place]);
  }
  return tree;
}

/**
 * Who goes on from a board: the winner; after a draw who sank more, then who did not have the first seat. Null when neither came.
 * Who has left the tournament does not go on.
 */
export function goesOn({ lead, other, result }: RoundBoard, gone: ReadonlySet<number>): number | null {
  const stays = (player: number | null): number | null =>
    player === null || gone.has(player) ? null : player;
  if (!result) return null;
  const [first, second] = result.points;
  if (other === null) return stays(lead);
  if (result.how === 'nobody') return null;
  const [one, two] = first === second ? result.sunk : result.points;
  return one > two ? (stays(lead) ?? stays(other)) : (stays(other) ?? stays(lead));
}

/** The pairs of a round, from the places of the first and the boards before. Players who have left are not paired. */
export function cupRound(
  entered: readonly number[],
  round: number,
  boards: readonly RoundBoard[],
  gone: ReadonlySet<number>,
): Pair[] {
  const size = 2 ** cupRounds(entered.length);
  let slots: (number | null)[] = treeOf(size).map((place) => entered[place - 1] ?? null);
  for (let past = 1; past < round; past++) {
    const next: (number | null)[] = [];
    for (let i = 0; i < slots.length; i += 2)
      next.push(winnerOf(slots[i] ?? null, slots[i + 1] ?? null, past, boards, gone));
    slots = next;
  }
  const pairs: Pair[] = [];
  for (let i = 0; i < slots.length; i += 2) {
    const here = [slots[i], slots[i + 1]].filter((one): one is number => one != null && !gone.has(one));
    const [one, other] = here;
    if (one === undefined) continue;
    pairs.push(
      other === undefined ? { lead: one, other: null } : seated(one, other, pairs.length + 1, boards),
    );
  }
  return [...pairs.filter(({ other }) => other !== null), ...pairs.filter(({ other }) => other === null)];
}

function winnerOf(
  one: number | null,
  other: number | null,
  round: number,
  boards: readonly RoundBoard[],
  gone: ReadonlySet<number>,
): number | null {
  const board = boards.find(
    (past) => past.round === round && [one, other].some((player) => player !== null && past.lead === player),
  );
  if (board) return goesOn(board, gone);
  return one ?? other;
}
