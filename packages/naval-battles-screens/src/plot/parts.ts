/** Who takes part in which attack of this turn. */
import type { View } from '../game.ts';
import type { ShipPart } from './ShipCard.tsx';

const NOTHING: ShipPart = { at: [], from: [], guards: [] };

/** Numbers of attacks and defences, by ship; the same lists as long as nothing changes. */
export function partsOf({ attacks, defences }: View): ReadonlyMap<string, ShipPart> {
  const parts = new Map<string, ShipPart>();
  const add = (ship: string, kind: keyof ShipPart, number: number): void => {
    const before = parts.get(ship) ?? NOTHING;
    parts.set(ship, { ...before, [kind]: [...before[kind], number] });
  };
  for (const { id, ships, target, status } of attacks) {
    if (status === 'declared' || status === 'hit') add(target, 'at', id);
    if (status !== 'cancelled') for (const ship of ships) add(ship, 'from', id);
  }
  for (const { ship, source, attack, status } of defences)
    if (ship !== null && source === 'ship' && status === 'declared') add(ship, 'guards', attack);
  return parts;
}
