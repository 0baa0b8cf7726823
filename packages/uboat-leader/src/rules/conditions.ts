/** Special conditions of convoy cards while a contact lasts (8.7). */
import type { Text } from '@flotilla/table';
import type { Condition, ConditionOp, Depth } from '../data/types.ts';
import type { Battle, Known } from '../state.ts';
import { ringAreas } from './display.ts';
import { inEdition } from './editions.ts';
import type { Books } from './lookup.ts';
import { cards } from './lookup.ts';
import { onDisplay } from './sight.ts';

type Verb = ConditionOp['do'];

/** The condition with this key; null while none is known. */
export const conditionOf = (books: Books, key: string): Condition | null =>
  cards(books).conditions.get(key) ?? null;

/** Name and words of a condition; packs bring their own. */
export function conditionWords(s: Pick<Known, 'pack' | 'edition'>, key: string): { name: Text; words: Text } {
  const found = conditionOf(s, key);
  return {
    name: found?.name ?? { key: `condition.${key}.name` },
    words: found?.text ?? inEdition(s.edition, `condition.${key}.text`),
  };
}

/** Raises the alarm as soon as a condition that does so is known. */
export function raiseAlarm(books: Books, battle: Battle): void {
  for (const op of effects(books, battle.condition, 'alert')) battle.alerted += op.n;
}

/** The last merchant on the display falls behind. */
export function slowLastShip(books: Books, battle: Battle): void {
  for (const op of effects(books, battle.condition, 'slowLastShip')) {
    const slowed = onDisplay(battle)
      .reverse()
      .find((ship) => ship.kind === 'merchant' || ship.kind === 'lone');
    if (slowed) slowed.slowed = -op.n;
  }
}

/** The effects of a kind that the condition has. */
export function effects<V extends Verb>(
  books: Books,
  key: string,
  verb: V,
): Extract<ConditionOp, { do: V }>[] {
  const ops = conditionOf(books, key)?.ops ?? [];
  return ops.filter((op): op is Extract<ConditionOp, { do: V }> => op.do === verb);
}

/** What the condition adds to a torpedo die at a range. */
export const torpedoBonus = (books: Books, key: string, range: number): number =>
  effects(books, key, 'torpedo').reduce(
    (sum, op) => sum + (range >= (op.from ?? 0) && range <= (op.to ?? 99) ? op.n : 0),
    0,
  );

/** What the condition adds to a gun die. */
export const gunBonus = (books: Books, key: string): number =>
  effects(books, key, 'gun').reduce((sum, op) => sum + op.n, 0);

/** Whether the condition keeps guns silent. */
export const gunsSilent = (books: Books, key: string): boolean => effects(books, key, 'noGun').length > 0;

/** What the condition adds to detection dice against a boat at a depth. */
export const detectionBonus = (books: Books, key: string, depth: Depth): number =>
  effects(books, key, 'detection').reduce(
    (sum, op) => sum + (op.against === 'any' || op.against === depth ? op.n : 0),
    0,
  );

/** Whether boats must stay submerged in this combat phase. */
export const heldUnder = (books: Books, battle: Battle): boolean =>
  effects(books, battle.condition, 'startSubmerged').some((op) => battle.round <= op.phases);

/** Whether merchants and warships hold their fire in this combat phase. */
export const shipsHoldFire = (books: Books, battle: Battle): boolean =>
  effects(books, battle.condition, 'shipsHoldFire').some((op) => battle.round <= op.phases);

/** The areas where a condition allows or forces boats to start. */
export const startAreas = (op: Extract<ConditionOp, { do: 'relocate' }>): readonly string[] =>
  op.areas ?? (op.rings ?? []).flatMap((ring) => ringAreas(ring));

/** Whether the condition, if known, forces a boat that starts in this area to start elsewhere. */
export const mustStartElsewhere = (s: Known, area: string): boolean =>
  effects(s, s.battle?.condition ?? '', 'relocate').some((op) => op.forced && !startAreas(op).includes(area));
