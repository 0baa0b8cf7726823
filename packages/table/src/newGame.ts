/** The form of a new game: what it asks, given what is filled in so far. */
import type { Field, FormChoice } from './decision.ts';
import { startOf } from './decision.ts';
import type { AnyGame } from './game.ts';

/** The fields of a new game that mean something, given the other entries. */
export function meaningful(game: AnyGame, options: FormChoice): readonly Field[] {
  const idle = game.idleOptions?.(options) ?? [];
  return game.optionFields.filter(({ id }) => !idle.includes(id));
}

/** Sets every field that is not shown back to its first value, so that it cannot forbid anything. */
export function normalised(game: AnyGame, chosen: FormChoice): FormChoice {
  const shown = meaningful(game, chosen).map(({ id }) => [id, chosen[id]]);
  return { ...startOf(game.optionFields), ...Object.fromEntries(shown) };
}
