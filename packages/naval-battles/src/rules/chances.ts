/** The chances of a die, with everything that counts on it (attack.hard; card.plan; evasion). */
import type { State } from '../state.ts';
import type { AtSea } from './fleet.ts';
import { evasionAtSea, planOn } from './fleet.ts';

type Plans = Pick<State, 'plans'>;

/** The chance that a die shows at least a number. */
export const dieShows = (needs: number): number => (needs <= 1 ? 1 : needs > 6 ? 0 : (7 - needs) / 6);

/** The chance that a die of a seat stops an attack which is so hard to stop (R18, R20). */
export const stopChance = (state: Plans, seat: number, on: number, hard: number): number =>
  dieShows(on - hard - planOn(state, seat));

/** The chance that a ship of a seat evades an attack which is so hard to stop; 0 when it cannot (evasion). */
export function evadeChance(state: Plans, seat: number, one: AtSea, hard: number): number {
  const evasion = evasionAtSea(one);
  return evasion === null ? 0 : stopChance(state, seat, evasion, hard);
}
