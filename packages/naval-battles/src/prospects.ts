/**
 * What gets through: the attacks on a fleet against the defences being declared, and which ships stay afloat (defences; resolve).
 */
import { shipCard } from './data/cards.ts';
import { evadeChance, hitChance, stopChance, strikingAt } from './rules/dice.ts';
import type { AtSea } from './rules/fleet.ts';
import { damageOf, hullOf, shipIn, standing } from './rules/fleet.ts';
import { guardingNamed, screenedBy } from './rules/guards.ts';
import type { Attack, Vessel } from './state.ts';
import type { View } from './view.ts';

/** The defences set against each attack, by its number: the ids of what a defence form offers. */
export type Declared = Readonly<Record<number, readonly string[]>>;

/** One die against an attack. */
export interface Stop {
  readonly id: string; // what the form offers
  readonly chance: number; // chance that it stops the attack; 0 for a ship that steps in, which has no die
}

/** One attack with everything set against it. */
export interface Coming {
  readonly attack: Attack;
  readonly target: string; // the ship it reaches after those that step in
  readonly stops: readonly Stop[];
  readonly evades: number; // chance that the target evades
  readonly through: number; // chance that neither dice nor evasion stop it
  readonly harms: number; // chance that it takes effect: it gets through and, where a die is needed, hits
}

/** A threatened ship and her chance of being afloat after this turn's attacks. */
export interface Afloat {
  readonly ship: string;
  readonly chance: number;
  readonly damage: number; // damage aimed at her if nothing is stopped
  readonly left: number; // hull she has left
}

/** The attacks on the viewing seat and what becomes of its ships, with the dice declared so far. */
export interface Outlook {
  readonly coming: readonly Coming[];
  readonly afloat: readonly Afloat[];
}

const NO_SHIPS: readonly Vessel[] = [];

/** The chance that the die of something offered in a defence form stops an attack (R18, R20). */
export function chanceToStop(view: View, attack: Attack, id: string): number {
  const { source, on } = guardingNamed(id);
  return source === 'screen' ? 0 : stopChance(view, attack.on, on, attack.hard);
}

/** defences; evasion — the outlook of the viewing seat. */
export function outlookOf(view: View, declared: Declared): Outlook {
  const seat = view.seat ?? -1;
  const fleet = view.players[seat]?.fleet ?? NO_SHIPS;
  const coming = standing(view, seat).map((attack) =>
    comingAt(view, fleet, attack, declared[attack.id] ?? []),
  );
  const threatened = [...new Set(coming.flatMap(({ attack, target }) => [attack.target, target]))];
  return { coming, afloat: threatened.flatMap((ship) => afloatOf(view, fleet, ship, coming)) };
}

function comingAt(view: View, fleet: readonly Vessel[], attack: Attack, items: readonly string[]): Coming {
  const stops = items.map((id) => ({ id, chance: chanceToStop(view, attack, id) }));
  const screens = items.map(guardingNamed).filter(({ source }) => source === 'screen');
  const { target } = screenedBy(
    fleet,
    attack.target,
    screens.map(({ ship }) => ship ?? ''),
  );
  const one = shipIn(fleet, target);
  const evades = one ? evadeChance(view, attack.on, one, attack.hard) : 0;
  const through = stops.reduce((chance, stop) => chance * (1 - stop.chance), 1 - evades);
  return { attack, target, stops, evades, through, harms: through * (one ? hits(view, attack, one) : 1) };
}

/** The chance that an attack which got through hits: strikes and hunts need a die (R20, R47). */
function hits(view: View, attack: Attack, { vessel }: AtSea): number {
  if (attack.needs === 0) return 1;
  return hitChance(view, strikingAt(attack, vessel.row));
}

/** Whether an attack that takes effect sinks her whatever hull she has left. */
const isDeadly = ({ needs, sinks }: Attack, ship: string): boolean =>
  needs > 0 || sinks || shipCard(ship).submarine;

/** attack.damage — every attack on her succeeds or fails by itself: the chance that their damage stays below her hull. */
function afloatOf(
  view: View,
  fleet: readonly Vessel[],
  ship: string,
  coming: readonly Coming[],
): readonly Afloat[] {
  const one = shipIn(fleet, ship);
  if (!one) return [];
  const left = hullOf(view.terms, one.ship) - damageOf(one.vessel);
  const at = coming.filter(({ target }) => target === ship);
  let survives = 1;
  let taken: readonly number[] = [1]; // chance of each sum of damage, from none upwards
  for (const { attack, harms } of at) {
    if (isDeadly(attack, ship)) survives *= 1 - harms;
    else taken = withDamage(taken, attack.damage, harms);
  }
  const holds = taken.reduce(
    (sum, chance, damage) => (damage < left || damage === 0 ? sum + chance : sum),
    0,
  );
  const damage = at.reduce((sum, { attack }) => sum + (isDeadly(attack, ship) ? 0 : attack.damage), 0);
  return [{ ship, chance: survives * holds, damage, left }];
}

function withDamage(taken: readonly number[], damage: number, chance: number): number[] {
  const sums: number[] = Array.from({ length: taken.length + damage }, () => 0);
  taken.forEach((before, sum) => {
    sums[sum] = (sums[sum] ?? 0) + before * (1 - chance);
    sums[sum + damage] = (sums[sum + damage] ?? 0) + before * chance;
  });
  return sums;
}
