/** The boat: what she carries, what works and what does not (rules 4.5, 10.2-10.4, 10.7.6). */
import type { BoatFacts, BoatType, FlakGun } from '../data/boats.ts';
import { BOATS } from '../data/boats.ts';
import type { System } from '../data/charts/damage.ts';
import { BOAT_NUMBERS } from '../data/numbers.ts';
import type { Boat, Captain, Condition, End, Fight, Load, Rules, Stock, Tube } from '../state.ts';
import { commander } from './crew.ts';

/** The printed facts of a boat. */
export const factsOf = ({ type }: Boat): BoatFacts => BOATS[type];

/** Damaged or inoperable: its ill effects apply at once (10.7). */
export const impaired = (condition: Condition): boolean => condition !== 'sound';

/** The condition of a door decides whether that end can fire (ruling H7). */
export const doorCondition = ({ systems }: Boat, end: End): Condition =>
  end === 'forward' ? systems.forwardDoor : systems.aftDoor;

/** The tubes of one end. */
export const tubesOf = (boat: Boat, end: End): Tube[] => (end === 'forward' ? boat.forward : boat.aft);

/** The reloads behind one end. */
export const reloadsOf = (boat: Boat, end: End): Stock =>
  end === 'forward' ? boat.forwardReloads : boat.aftReloads;

/** Torpedoes ready to fire at one end. */
export function readyAt(boat: Boat, end: End): number {
  if (doorCondition(boat, end) !== 'sound') return 0;
  let ready = 0;
  for (const tube of tubesOf(boat, end)) if (tube === 'steam' || tube === 'electric') ready++;
  return ready;
}

/** Whether any torpedo can be fired. */
export const armed = (boat: Boat): boolean => readyAt(boat, 'forward') > 0 || readyAt(boat, 'aft') > 0;

/** Whether the deck gun can be fired: there is one, it works and has ammunition (9.3.1). */
export const gunReady = (boat: Boat): boolean =>
  boat.ammo > 0 && factsOf(boat).deckGun !== null && boat.systems.deckGun === 'sound';

/** Whether anything on board can hurt these ships. */
export const canHurt = (boat: Boat, fight: Fight): boolean =>
  armed(boat) || (!fight.escorted && gunReady(boat));

/** Torpedoes of both kinds on board, mines not counted. */
export function torpedoes(boat: Boat): Stock {
  const stock = {
    steam: boat.forwardReloads.steam + boat.aftReloads.steam,
    electric: boat.forwardReloads.electric + boat.aftReloads.electric,
  };
  countTubes(boat.forward, stock);
  countTubes(boat.aft, stock);
  return stock;
}

function countTubes(tubes: readonly Tube[], stock: Stock): void {
  for (const tube of tubes) {
    if (tube === 'steam') stock.steam++;
    else if (tube === 'electric') stock.electric++;
  }
}

/** Flak guns that work. */
export function workingFlak(boat: Boat): number {
  let guns = 0;
  for (const gun of factsOf(boat).flak) if (boat.systems[gun] === 'sound') guns++;
  return guns;
}

/** Whether the boat has such a system at all (10.6.3). */
export function fitted(boat: Boat, system: System): boolean {
  const facts = factsOf(boat);
  if (system === 'deckGun') return facts.deckGun !== null;
  if (system === 'flak20' || system === 'flak37' || system === 'quadA' || system === 'quadB') {
    return facts.flak.includes(system as FlakGun);
  }
  return true;
}

/** How many systems are in this condition. */
export function countSystems({ systems }: Boat, condition: Condition): number {
  let count = 0;
  for (const system in systems) if (systems[system as System] === condition) count++;
  return count;
}

/** The systems in this condition, in the order of the chart. */
function systemsThat({ systems }: Boat, condition: Condition): readonly System[] {
  let found = NO_SYSTEMS;
  for (const system in systems)
    if (systems[system as System] === condition) found = [...found, system as System];
  return found;
}

const NO_SYSTEMS: readonly System[] = [];

/** Systems out of order for the rest of the patrol. */
export const inoperable = (boat: Boat): readonly System[] => systemsThat(boat, 'inoperable');

/** Systems hit in this encounter and not yet repaired. */
export const damaged = (boat: Boat): readonly System[] => systemsThat(boat, 'damaged');

/** One diesel is out for good (10.2.1). */
export const dieselOut = (boat: Boat): boolean =>
  boat.systems.diesel1 === 'inoperable' || boat.systems.diesel2 === 'inoperable';

/** Both diesels are out for good (10.2.1). */
export const stranded = (boat: Boat): boolean =>
  boat.systems.diesel1 === 'inoperable' && boat.systems.diesel2 === 'inoperable';

/** Why the boat must go home, as the last part of a text key; null when she need not (10.8.1, ruling H7). */
export function reasonToAbort(captain: Captain): string | null {
  const { systems } = captain.boat;
  if (captain.patrol?.gyroOut) return 'gyro';
  if (dieselOut(captain.boat)) return 'diesel';
  if (systems.fuelTanks === 'inoperable') return 'fuel';
  if (systems.batteries === 'inoperable') return 'batteries';
  if (systems.electric1 === 'inoperable' && systems.electric2 === 'inoperable') return 'electrics';
  if (commander(captain.crew) === 'engineer') return 'officers';
  return null;
}

/** The systems of a boat fresh from the yard, in the order of the chart. */
const allSound = (): Record<System, Condition> => ({
  electric1: 'sound',
  electric2: 'sound',
  diesel1: 'sound',
  diesel2: 'sound',
  periscope: 'sound',
  batteries: 'sound',
  radio: 'sound',
  hydrophones: 'sound',
  divePlanes: 'sound',
  fuelTanks: 'sound',
  deckGun: 'sound',
  flak20: 'sound',
  flak37: 'sound',
  quadA: 'sound',
  quadB: 'sound',
  forwardDoor: 'sound',
  aftDoor: 'sound',
});

/** The standard load of a type, electric torpedoes in the reloads where they fit (4.5). */
function standardLoad(type: BoatType, rules: Rules): Load {
  const facts = BOATS[type];
  const limit = electricLimit(facts, rules);
  const electric = Math.min(facts.electric, limit);
  const aftReloadElectric = Math.min(electric, facts.aftReloads);
  const inReloads = Math.min(electric - aftReloadElectric, facts.forwardReloads);
  return {
    steam: facts.steam + facts.electric - electric,
    forwardElectric: electric - aftReloadElectric - inReloads,
    aftElectric: 0,
    aftReloadElectric,
  };
}

/** The most electric torpedoes a boat may carry: by her mix (4.5), and by type where 4.5.2 is used. */
export function electricLimit(facts: BoatFacts, rules: Rules): number {
  const most = Math.min(facts.electric + facts.adjust, facts.steam + facts.electric);
  if (!rules.tubeLimits) return most;
  return Math.min(most, facts.family === 'VII' ? 5 : 6);
}

/** The case that limits the torpedoes: the usual one, or the optional one that is stricter. */
export const loadRule = ({ tubeLimits }: Rules): string => (tubeLimits ? '4.5.2' : '4.5');

/** A boat fresh from the yard. */
export function newBoat(type: BoatType, rules: Rules, number = firstNumber(type)): Boat {
  const facts = BOATS[type];
  const boat: Boat = {
    type,
    number,
    hull: 0,
    flooding: 0,
    systems: allSound(),
    forward: new Array<Tube>(facts.forwardTubes).fill('empty'),
    aft: new Array<Tube>(facts.aftTubes).fill('empty'),
    forwardReloads: { steam: 0, electric: 0 },
    aftReloads: { steam: 0, electric: 0 },
    ammo: facts.ammo,
    load: standardLoad(type, rules),
  };
  return boat;
}

/** The first historical number of a type (14.4). */
export const firstNumber = (type: BoatType): number => BOAT_NUMBERS[type][0]?.[0] ?? 1;

/** Makes a boat whole again in port (10.7.7). */
export function restore(boat: Boat): void {
  boat.hull = 0;
  boat.flooding = 0;
  boat.systems = allSound();
}

/** How many electric torpedoes of a load are stowed where: those not assigned go to the forward reloads (4.5). */
export function electricIn(type: BoatType, load: Load) {
  const { steam, electric } = BOATS[type];
  const { forwardElectric, aftElectric, aftReloadElectric } = load;
  return {
    forwardTubes: forwardElectric,
    forwardReloads: steam + electric - load.steam - forwardElectric - aftElectric - aftReloadElectric,
    aftTubes: aftElectric,
    aftReloads: aftReloadElectric,
  };
}

/** Puts a torpedo load aboard (4.5). */
export function takeAboard(boat: Boat, load: Load): void {
  const facts = factsOf(boat);
  const forwardReloadElectric = electricIn(boat.type, load).forwardReloads;
  for (let i = 0; i < boat.forward.length; i++) {
    boat.forward[i] = i < boat.forward.length - load.forwardElectric ? 'steam' : 'electric';
  }
  for (let i = 0; i < boat.aft.length; i++) {
    boat.aft[i] = i < boat.aft.length - load.aftElectric ? 'steam' : 'electric';
  }
  boat.forwardReloads.electric = forwardReloadElectric;
  boat.forwardReloads.steam = facts.forwardReloads - forwardReloadElectric;
  boat.aftReloads.electric = load.aftReloadElectric;
  boat.aftReloads.steam = facts.aftReloads - load.aftReloadElectric;
  boat.ammo = facts.ammo;
  boat.load = load;
}
