/** Judgement: what a captain of a given temper wants. */
import type { BoatType } from '../data/boats.ts';
import type { System } from '../data/charts/damage.ts';
import { yearOf } from '../rules/calendar.ts';
import { crippled } from '../rules/follow.ts';
import type { Commander, Fight, OpenThrow, Steps } from '../state.ts';
import { aimAt } from './aim.ts';
import { hurt, ready, tonsInSight, torpedoesLeft, worthTheRisk } from './caution.ts';
import type { Temper } from './temper.ts';

/** Whether he goes for ships in sight (8.2.6). */
export const wantsToAttack = (captain: Commander, fight: Fight, temper: Temper): boolean =>
  !fight.escorted || worthTheRisk(captain, fight, temper);

/** Whether he shadows escorted ships until dark (8.3.2). */
export const waitsForDark = (fight: Fight): boolean => fight.escorted;

const CLOSE: readonly string[] = ['surfaced-close', 'submerged-close'];
const LEAVE: readonly string[] = ['leave'];

/** How he goes in, best first: close to lone ships, otherwise as his temper tells him. */
export function waysIn(captain: Commander, fight: Fight, temper: Temper): readonly string[] {
  if (!fight.escorted) return CLOSE;
  if (!fight.mustFire && !worthTheRisk(captain, fight, temper)) return LEAVE;
  if (fight.mustFire && hurt(captain) > 0.3 && yearOf(captain.month) >= 1941) return LEAVE;
  return temper.approach;
}

/** A rough chance that one torpedo hits and is not a dud. */
function rough({ month }: Commander, { approach }: Fight): number {
  const range = approach?.range ?? 'medium';
  const base = range === 'close' ? 0.72 : range === 'medium' ? 0.58 : 0.42;
  const better = approach?.surfaced ? 0.13 : 0;
  const year = yearOf(month);
  const runs = year <= 1939 ? 0.6 : year === 1940 ? 0.66 : 0.83;
  return (base + better) * runs;
}

/** The least tonnage a torpedo must promise; with few left a captain waits for better targets. */
const leastGain = (captain: Commander): number => (torpedoesLeft(captain) > 6 ? 500 : 800);

/** The ships at which this many tubes are aimed, one after another; at least one tube is fired. */
export function targetsOf(captain: Commander, fight: Fight, tubes: number): number[] {
  const targets = aimAt(fight.ships, tubes, rough(captain, fight), leastGain(captain));
  if (targets.length === 0) targets.push(richest(fight));
  return targets;
}

/** The ship afloat with most tons. */
export function richest({ ships }: Fight): number {
  let found = -1;
  for (let index = 0; index < ships.length; index++) {
    const ship = ships[index] as Fight['ships'][number];
    if (ship.points > 0 && (found < 0 || ship.tons > (ships[found]?.tons ?? 0))) found = index;
  }
  return Math.max(0, found);
}

/** Whether he fires both ends at once in a night surface attack (9.5.2). */
export const firesBothEnds = ({ approach }: Fight, { bothEnds }: Temper): boolean =>
  bothEnds && approach?.surfaced === true;

/** Whether, with few torpedoes left, he leaves small ships to the gun. */
export const sparesTorpedoes = (captain: Commander, { ships }: Fight): boolean =>
  torpedoesLeft(captain) <= 4 && !ships.some((ship) => ship.points > 0 && ship.tons >= 2_000);

/** Whether he wants another round: the boat is sound and the prize is worth it (9.4.3). */
export const wantsAnother = (captain: Commander, fight: Fight | null, temper: Temper): boolean =>
  fight !== null && hurt(captain) <= 0.5 && tonsInSight(fight) >= temper.another;

/** Whether he goes after a damaged ship (9.7.6); not again after one whose escort he has just left alone (9.7.10, first printing). */
export const wantsCripple = (captain: Commander, fight: Fight, temper: Temper): boolean =>
  fight.ships.some(crippled) && hurt(captain) < temper.cripples && !(fight.mustFire && fight.fired === 0);

/** What a convoy is expected to show when it is found again. */
const FRESH_CONVOY: Fight['ships'] = [
  { name: '', kind: 'large', tons: 20_000, points: 4, damaged: false, capital: -1, logged: -1 },
];

/** Whether he goes after the other ships again while the boat is sound (9.7.7). */
export const wantsMore = (captain: Commander, { pack }: Fight, temper: Temper): boolean =>
  temper.follows && ready(captain) >= 2 && worthTheRisk(captain, { pack, ships: FRESH_CONVOY }, temper);

/** Whether he goes below test depth: flooding leaves no other hope, or he trusts his hull (9.6.4). */
export function goesDeep({ boat }: Commander, fight: Fight | null, { deepAt }: Temper): boolean {
  const { hull, flooding } = boat;
  if (flooding >= 5 && hull <= 2) return true;
  return fight?.detected === true && hull <= deepAt;
}

/** Rolls worth a luck marker: those that decide the fate of the boat and her captain. */
const VITAL: ReadonlySet<keyof Steps> = new Set([
  'search',
  'depthCharges',
  'bombs',
  'crashDive',
  'pressure',
  'closeIn',
  'arrivalSearch',
  'scuttle',
  'rescue',
]);

/** Whether he spends one of his luck markers on a roll (12.1.3). */
export const usesLuck = (open: Pick<OpenThrow, 'step' | 'args' | 'outcome'>, markers: number): boolean =>
  VITAL.has(open.step) || isAboutHim(open) || markers > 1;

/** Whether a roll wounds or drowns the Kommandant himself. */
function isAboutHim({ step, args, outcome }: Pick<OpenThrow, 'step' | 'args' | 'outcome'>): boolean {
  if (step === 'overboard') return outcome === 'kommandant';
  if (step !== 'severity' && step !== 'withoutDoctor') return false;
  return (args as { readonly man?: string } | null)?.man === 'kommandant';
}

/** What spare parts are used for first: whatever sends the boat home, then what keeps her alive (R1). */
export const SPARES: readonly System[] = [
  'diesel1',
  'diesel2',
  'fuelTanks',
  'batteries',
  'electric1',
  'electric2',
  'hydrophones',
  'divePlanes',
];

/** The boats he asks for, favourite first (11.4.3). */
export const BOATS_WISHED: readonly BoatType[] = ['IXC', 'VIIC', 'IXB', 'VIIB'];
