/** A battle in one sentence: what the beaten lost first, the turn that cost them most, and the last to go. */
import type { Say } from '../game.ts';
import { shipName } from '../game.ts';
import { word } from '../text/index.ts';
import type { SunkShip } from './losses.ts';

/** The losses of the turn in which most points went down; the first of several. */
function worstTurn(losses: readonly SunkShip[]): readonly SunkShip[] {
  let worst: readonly SunkShip[] = [];
  const sum = (some: readonly SunkShip[]): number => some.reduce((all, { points }) => all + points, 0);
  for (const turn of new Set(losses.map((loss) => loss.turn))) {
    const here = losses.filter((loss) => loss.turn === turn);
    if (sum(here) > sum(worst)) worst = here;
  }
  return worst;
}

/** Names in a row, the last one joined by "and". */
function joined(losses: readonly SunkShip[], say: Say): string {
  const names = losses.map(({ ship }) => say(shipName(ship)));
  const last = names.pop() ?? '';
  return names.length === 0 ? last : word('story.and', { a: names.join(', '), b: last });
}

/** The sentence; `losses` are those of the beaten, in their order. */
export function storyOf(losses: readonly SunkShip[], say: Say): string {
  const [first] = losses;
  const last = losses.at(-1);
  if (!first || !last) return word('story.quiet');
  const worst = worstTurn(losses);
  const opening = worst.includes(first) ? worst : [first];
  const parts = [word('story.gone', { ships: joined(opening, say), n: opening.length, round: first.round })];
  if (!worst.includes(first))
    parts.push(word('story.then', { ships: joined(worst, say), round: worst[0]?.round ?? 0 }));
  const end =
    last.how === null || worst.includes(last) || opening.includes(last)
      ? ''
      : `; ${word('story.last', { ship: say(shipName(last.ship)), how: word(`how.${last.how}`), round: last.round })}`;
  return `${parts.join(', ')}${end}.`;
}
