/** Combat, second part: where escorts go (9.9, 9.10). */
import type { RollFacts } from '@flotilla/table';
import { declareRoll, resultsOf } from '@flotilla/table';
import type { Fighter, Known, Ship } from '../state.ts';
import type { Steps } from '../steps.ts';
import type { T } from './book.ts';
import { roll, step } from './book.ts';
import { PATROL_COURSE } from './charts.ts';
import { alongRing, courseEnds, neighbours, ringOf } from './display.ts';
import { shipFacts } from './facts.ts';
import { shipOf, shipSpeed } from './lookup.ts';
import { afloat, battleOf, revealAround } from './sight.ts';

/** 9.9 — the boats an escort makes for: every detected one, by lot. */
export const quarry = (s: Known): Fighter[] => afloat(battleOf(s)).filter((fighter) => fighter.detected);

/** 9.10 — the areas nearer to the screen, for an escort outside the short ring. */
function nearer(area: string): string[] {
  const wanted = ringOf(area) === 'long' ? 'medium' : 'short';
  return neighbours(area).filter((other) => ringOf(other) === wanted);
}

/** 9.9 — where a hunting escort may come to stand. */
const closingIn = (s: Known, ship: Ship, prey: Fighter): readonly string[] =>
  courseEnds(ship.area as string, prey.area as string, shipSpeed(s, ship));

/** 9.10 — the die of an escort of the short ring. */
const PATROL_DIE: RollFacts<Known, Steps['escortCourse'], -1 | 0 | 1, 'all', undefined> = {
  chart: PATROL_COURSE,
};

const patrolRoll = declareRoll('escortCourse', PATROL_DIE);

/** 9.10 — where the die sends an escort of the short ring. */
const patrolEnd = (area: string, way: -1 | 0 | 1): string => (way === 0 ? area : alongRing(area, way));

/** 9.9, 9.10 — straight at a detected boat, or along the screen: in the short ring by a die, else to any area nearer to it. */
export const escortMove = step('escortMove', (t, { slot }) => {
  const s = t.state;
  const ship = shipOf(battleOf(s), slot);
  if (ship.area === null || shipSpeed(s, ship) === 0) return;
  const detected = quarry(s);
  if (detected.length > 0) return hunt(t, ship, oneOf(t, detected, 'escort.target'));
  if (ringOf(ship.area) === 'short') return t.next('escortCourse', { slot });
  patrolTo(t, ship, oneOf(t, nearer(ship.area), 'escort.course'));
});

/** 9.9 — straight at a boat, by any of the shortest ways. */
function hunt(t: T, ship: Ship, prey: Fighter): void {
  const s = t.state;
  const fromZone = ship.area as string;
  ship.area = oneOf(t, closingIn(s, ship, prey), 'escort.course');
  if (ship.area === fromZone) return;
  t.say('escortHunts', '9.9', () => ({ ship: shipFacts(s, ship), fromZone, boat: prey.id }));
  revealAround(t);
}

/** 9.10 — where an escort of the short ring patrols. */
export const escortCourse = roll('escortCourse', {
  ...PATROL_DIE,
  fell: (t, { outcome }, { slot }) => {
    const ship = shipOf(battleOf(t.state), slot);
    if (outcome !== 0) patrolTo(t, ship, patrolEnd(ship.area as string, outcome));
  },
});

/** 9.10 — an escort goes along or nearer to the screen. */
function patrolTo(t: T, ship: Ship, area: string): void {
  const fromZone = ship.area as string;
  ship.area = area;
  t.say('escortMoves', '9.10', () => ({ ship: shipFacts(t.state, ship), fromZone }));
  revealAround(t);
}

/** One of several by lot; a single one without. */
const oneOf = <X>(t: T, several: readonly X[], purpose: string): X =>
  (several.length === 1 ? several[0] : several[t.below(several.length, purpose)]) as X;

/** Where an escort may go, and how likely. */
export interface Way {
  readonly area: string;
  readonly share: number;
}

/** 9.9, 9.10 — every area an escort may move to as things stand, by die and lot. */
export function escortWays(s: Known, ship: Ship): Way[] {
  const { area } = ship;
  if (area === null || shipSpeed(s, ship) === 0) return [];
  const prey = quarry(s);
  if (prey.length > 0) return merged(prey.flatMap((one) => evenly(closingIn(s, ship, one), 1 / prey.length)));
  if (ringOf(area) !== 'short') return evenly(nearer(area), 1);
  return merged(
    resultsOf(s, patrolRoll, { slot: ship.slot }).map(({ result, chance }) => ({
      area: patrolEnd(area, result),
      share: chance,
    })),
  );
}

const evenly = (areas: readonly string[], of: number): Way[] =>
  areas.map((area) => ({ area, share: of / areas.length }));

function merged(ways: readonly Way[]): Way[] {
  const shares = new Map<string, number>();
  for (const { area, share } of ways) shares.set(area, (shares.get(area) ?? 0) + share);
  return [...shares].map(([area, share]) => ({ area, share }));
}
