/** How the law of shown chances is tested on The Hunters: which games are played, and what they promise. */
import { botNamed, chosenBy } from '@flotilla/table/run';
import type { LawPlan } from '@flotilla/table/testkit';
import { hunters } from '../src/index.ts';
import type { Hunters } from '../src/state.ts';
import { planOf } from './plans.ts';

/** Chances of a single roll, by name. */
export const PROMISED = [
  'additional.aircraft',
  'additional.escort',
  'additional.none',
  'better',
  'bombedAgain',
  'dudElectric',
  'dudSteam',
  'granted',
  'hitElectric',
  'hitGun',
  'hitSteam',
  'keepContact',
  'oneHitLess',
  'oneHitMore',
  'slipIn',
  'straggler',
  'tankerMet',
  'tankerSpoiled',
  'threeHitsMore',
  'undetected',
  'undetectedElectric',
  'undetectedSteam',
] as const;

/**
 * One game of the law: two in three are played at random, the others by a bot, which gets further; every fifth has the rare flak
 * boat.
 */
export function lawPlan(number: number): LawPlan<Hunters> {
  const plan = number % 5 === 4 ? flakBoat(number) : planOf(number, 'law');
  if (number % 3 !== 1) return plan;
  const steady = botNamed(hunters, 'steady');
  return { ...plan, choose: (decision, rng, table) => chosenBy(steady, table, decision, rng) };
}

/** A game with the rare flak boat. */
export const flakBoat = (number: number): LawPlan<Hunters> => ({
  seed: `flak boat ${number}`,
  options: { boat: 'VIICFlak', printing: number % 2 === 0 ? 'first' : 'second', rerolls: 'always' },
});
