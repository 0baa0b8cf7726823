/** The form of a new game: what it asks as it is filled in. */
import type { Field, FormChoice } from './decision.ts';
import { startOf } from './decision.ts';
import type { AnyGame } from './game.ts';

/** The fields of a new game that mean something as the form stands. */
export function meaningful(game: AnyGame, options: FormChoice): readonly Field[] {
  const idle = game.idleOptions?.(options) ?? [];
  return game.optionFields.filter(({ id }) => !idle.includes(id));
}

/** What is not shown must not forbid anything: it goes back to how it starts. */
export function settled(game: AnyGame, chosen: FormChoice): FormChoice {
  const shown = meaningful(game, chosen).map(({ id }) => [id, chosen[id]]);
  return { ...startOf(game.optionFields), ...Object.fromEntries(shown) };
}
