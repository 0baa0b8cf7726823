/**
 * What an attack can be expected to do before anybody answers it. Everything that lies open counts: the guards of the attacked
 * fleet, evasion, Battle Plans in force. Cards in hands do not, and nobody knows which guards will be set against which attack:
 * so a chance has two ends, with every guard that could help and with none (defence.symbols; evasion; R15, R16).
 */
import type { Odds } from '@flotilla/table';
import type { Vessel } from '../state.ts';
import type { Waters } from './dice.ts';
import { evadeChance, stopChance } from './dice.ts';
import type { AtSea } from './fleet.ts';
import type { Guarding } from './guards.ts';
import { fleetGuards } from './guards.ts';

/** An attack as far as guards and evasion are concerned. */
export interface Threatening {
  readonly bits: number; // its threats
  readonly hard: number; // on every die that tries to stop it
}

/** An attacked fleet; a player of a state and of a view both are one. */
export interface Attacked {
  readonly seat: number;
  readonly fleet: readonly Vessel[] | null;
}

/** What an attack meets that everybody can see. */
export interface Reception {
  readonly guards: readonly Guarding[]; // those whose dice could stop it
  readonly passes: number; // chance that none of them does, if all are set against it
  readonly evades: number; // chance that its target evades
}

/** The two ends of a chance on which the defender decides. */
export interface Ends {
  readonly guarded: number; // the fleet sets every guard it shows against this attack
  readonly unguarded: number; // it does nothing; a ship that can evade still does
}

const NO_SHIPS: readonly Vessel[] = [];

/** The guards a fleet shows that could stop an attack (R15). */
const guardsAgainst = (waters: Waters, { seat, fleet }: Attacked, { bits, hard }: Threatening): Guarding[] =>
  fleetGuards(fleet ?? NO_SHIPS).filter(
    (guard) => (guard.bits & bits) !== 0 && stopChance(waters, seat, guard.on, hard) > 0,
  );

/** The chance that an attack passes all these guards. */
const passing = (waters: Waters, seat: number, guards: readonly Guarding[], hard: number): number =>
  guards.reduce((chance, { on }) => chance * (1 - stopChance(waters, seat, on, hard)), 1);

/** The chance that an attack passes every guard a fleet shows. */
export const passesGuards = (waters: Waters, attacked: Attacked, threat: Threatening): number =>
  passing(waters, attacked.seat, guardsAgainst(waters, attacked, threat), threat.hard);

/** What an attack on a ship meets. */
export function receptionOf(
  waters: Waters,
  attacked: Attacked,
  target: AtSea,
  threat: Threatening,
): Reception {
  const guards = guardsAgainst(waters, attacked, threat);
  return {
    guards,
    passes: passing(waters, attacked.seat, guards, threat.hard),
    evades: evadeChance(waters, attacked.seat, target, threat.hard),
  };
}

/** The chance that an attack takes effect: it gets through and, where a die is needed, hits. */
export function endsOf({ passes, evades }: Reception, hits = 1): Ends {
  const unguarded = hits * (1 - evades);
  return { guarded: unguarded * passes, unguarded };
}

/**
 * The two ends by name, the one to reckon with first: `sinksGuarded` and `sinksUnguarded`, or `hitsGuarded` and `hitsUnguarded`
 * for an attack that damages her. Where no guard could help there is only one.
 */
export function endOdds(what: 'sinks' | 'hits', reception: Reception, hits = 1): Odds[] {
  const { guarded, unguarded } = endsOf(reception, hits);
  const open: Odds = { of: `${what}Unguarded`, chance: unguarded };
  return reception.guards.length > 0 ? [{ of: `${what}Guarded`, chance: guarded }, open] : [open];
}
