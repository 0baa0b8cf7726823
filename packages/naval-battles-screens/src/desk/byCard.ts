/** Own ships that could fire one of the attack cards that can be played. */
import type { PickDecision } from '@flotilla/table';
import type { Move, View } from '../game.ts';
import { firingBar } from '../game.ts';

const known = new WeakMap<PickDecision, ReadonlySet<string>>();

/** These ships; worked out once for every question. */
export function firingByCard(view: View, decision: PickDecision): ReadonlySet<string> {
  const before = known.get(decision);
  if (before) return before;
  const cards = new Set<string>();
  for (const { value } of decision.options) {
    const move = value as Move | undefined;
    if (move?.do === 'card' && move.use === 'attack') cards.add(move.card);
  }
  const own = view.players[view.seat ?? -1]?.fleet ?? [];
  const able = own
    .map(({ id }) => id)
    .filter((ship) => [...cards].some((card) => firingBar(view, card, ship, null) === null));
  const ships = new Set(able);
  known.set(decision, ships);
  return ships;
}
