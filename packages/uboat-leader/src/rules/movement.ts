/** Combat, first part: boats move, ships are identified, everything slower than the convoy falls back (9.1 - 9.5). */
import type { Odds, Option } from '@flotilla/table';
import { shownChance } from '@flotilla/table';
import { SILENT_STRESS } from '../data/charts.ts';
import type { Depth } from '../data/types.ts';
import type { Boat, Fighter, Known, State } from '../state.ts';
import { withFighter } from './ahead.ts';
import type { T } from './book.ts';
import { pick, roll, step } from './book.ts';
import { heldUnder } from './conditions.ts';
import { addStress, freeTubes, reload } from './crew.ts';
import { driftEnds, GONE, stepsToLeave, within } from './display.ts';
import { cite, form } from './editions.ts';
import { detectionOdds } from './escorts.ts';
import { evasionChart } from './evasion.ts';
import { boatOnDisplay, shipAfloat, shipFacts } from './facts.ts';
import {
  boatCard,
  boatOf,
  boatSpeed,
  fighterOf,
  isEscort,
  shipOf,
  shipSpeed,
  shipText,
  statusOf,
  strainText,
  torpedoesIn,
  zoneText,
} from './lookup.ts';
import { afloat, battleOf, onDisplay, revealAround } from './sight.ts';
import { endsThatMatter, type Fallback } from './stragglers.ts';

/** 9.1 — one combat phase. */
export const round = step('round', (t) => {
  const s = t.state;
  const battle = battleOf(s);
  battle.round++;
  t.at(s.clock, 2, s.occasion, battle.round);
  for (const fighter of battle.boats)
    Object.assign(fighter, { moved: false, drifted: false, fired: false, crashed: false, reloaded: false });
  for (const ship of battle.ships) Object.assign(ship, { acted: false, fired: false });
  t.say('roundBegins', '9.1', () => ({
    round: battle.round,
    alerted: battle.alerted,
    boats: battle.boats.map(boatOnDisplay),
    ships: battle.ships.map((ship) => shipAfloat(s, ship)),
  }));
  revealAround(t);
  t.next('boatsMove');
  t.next('drift');
  t.next('escorts');
  t.next('boatsAttack', { initiative: 'aggressive' });
  t.next('enemyAttacks');
  t.next('boatsAttack', { initiative: 'cautious' });
  t.next('endRound');
});

/** 9.2 — which boat moves next. */
export const boatsMove = pick('boatsMove', {
  rule: '9.2',
  options: (s) =>
    afloat(battleOf(s))
      .filter((fighter) => !fighter.moved)
      .map((fighter) => ({ id: fighter.id, label: fighter.id, value: fighter.id })),
  take: (t, { value }) => {
    t.next('helm', { boat: value as string });
    t.next('boatsMove');
  },
});

type Course =
  | { kind: 'move'; area: string; depth: Depth }
  | { kind: 'silent'; area: string }
  | { kind: 'leave' }
  | { kind: 'reload' };

/** 9.2, 9.4 — a boat dives or surfaces, moves, runs silent, or leaves. */
export const helm = pick('helm', {
  rule: '9.2',
  about: (s, { boat: id }) => {
    const fighter = fighterOf(battleOf(s), id);
    const boat = boatOf(s, id);
    return {
      boat: id,
      zone: zoneText(fighter.area ?? ''),
      depth: { key: `depth.${fighter.depth}` },
      strain: strainText(s, boat),
      convoy: referenceSpeed(s),
      above: boatSpeed(s, boat, 'surfaced'),
      below: boatSpeed(s, boat, 'submerged'),
    };
  },
  options: (s, { boat }) => coursesFor(s, boatOf(s, boat), fighterOf(battleOf(s), boat)),
  odds: (s, { value }, { boat }) => courseOdds(s, boat, value as Course),
  take: (t, { value }, { boat }) =>
    steer(t, boatOf(t.state, boat), fighterOf(battleOf(t.state), boat), value as Course),
});

/** The chances of a course: to be detected where it leads, or to shake off pursuers. */
function courseOdds(s: State, boat: string, course: Course): Odds[] {
  const args = { boat };
  if (course.kind === 'silent')
    return [shownChance(s, runSilent, args, (shaken) => shaken, { of: 'shakesOff', matching: args })];
  if (course.kind !== 'move' || fighterOf(battleOf(s), boat).detected) return [];
  const { area, depth } = course;
  return oddsAfterDrift(withFighter(s, boat, { area, depth }), boat, 'detected');
}

/** What may be asked between a boat's course and the search of the escorts without changing it. */
const UNTIL_SEARCHED = ['boatsMove', 'helm', 'driftShip', 'driftBoat', 'escorts'];

/** 9.5, 9.7 — the chances of being detected this phase from where a boat is, over the areas it may fall back to. */
function oddsAfterDrift(s: State, boat: string, of: string): Odds[] {
  const reference = referenceSpeed(s);
  const ends = boatDriftEnds(s, boatOf(s, boat), fighterOf(battleOf(s), boat), reference);
  return detectionOdds(s, boat, ends, reference, { of, through: UNTIL_SEARCHED });
}

/** 8.5 — the chances of being detected for a boat that starts here and does not move; as it may move, they are not a promise. */
export const ifItStays = (s: State, boat: string): Odds[] =>
  oddsAfterDrift(s, boat, 'detectedThere').map(({ promised: _, ...odds }) => odds);

function coursesFor(s: Known, boat: Boat, fighter: Fighter): Option<Course>[] {
  const from = fighter.area;
  if (from === null) return [];
  const depths: Depth[] = heldUnder(s, battleOf(s)) ? ['submerged'] : ['surfaced', 'submerged'];
  const leaving = leaveOption(s, boat, from, depths);
  const unfit = statusOf(s, boat) === 'unfit';
  if (unfit && !leaving.refused) return [leaving];
  const usable = unfit ? underway(s, boat, depths) : depths;
  const options: Option<Course>[] = usable.flatMap((depth) =>
    moves(from, boatSpeed(s, boat, depth), depth, unfit),
  );
  options.push(...silentRuns(s, boat, fighter, usable), leaving);
  if (depths.length === 1) options.push(notNow('surface', 'noSurface', 'refused.heldUnder', '8.7'));
  if (mayReload(s, boat, fighter)) options.push({ id: 'reload', value: { kind: 'reload' } });
  return options;
}

/** 9.2 — an Unfit crew may choose its depth, but may not stay put at one depth when it could move at the other. */
function underway(s: Known, boat: Boat, depths: readonly Depth[]): readonly Depth[] {
  const moving = depths.filter((depth) => boatSpeed(s, boat, depth) > 0);
  return moving.length > 0 ? moving : depths;
}

/** Moves to the areas within reach at a depth. */
const moves = (from: string, speed: number, depth: Depth, unfit: boolean): Option<Course>[] =>
  reach(from, speed, unfit).map((area) => ({
    id: `${depth}:${area}`,
    text: area === from ? `${depth}Stay` : depth,
    args: { zone: zoneText(area) },
    value: { kind: 'move', area, depth },
  }));

/** Areas within reach; an unfit crew may only make for the way out (9.2). */
function reach(from: string, speed: number, unfit: boolean): readonly string[] {
  const areas = within(from, speed);
  if (!unfit) return areas;
  const nearest = Math.min(...areas.map(stepsToLeave));
  return areas.filter((area) => stepsToLeave(area) === nearest);
}

/** 9.4 — a submerged, detected boat may run silent; an unfit crew only where it may make for the way out first (9.2). */
function silentRuns(s: Known, boat: Boat, fighter: Fighter, depths: readonly Depth[]): Option<Course>[] {
  if (fighter.area === null) return [];
  if (!fighter.detected) return [notNow('silent', 'noSilent', 'refused.silentUndetected', '9.4')];
  const mayMove = form(s.edition, 'silentMayMove');
  const unfit = statusOf(s, boat) === 'unfit';
  if (unfit && !(mayMove && depths.includes('submerged')))
    return [notNow('silent', 'noSilent', 'refused.silentUnfit', '9.2')];
  const speed = mayMove ? boatSpeed(s, boat, 'submerged') : 0;
  return reach(fighter.area, speed, unfit).map((area) => ({
    id: `silent:${area}`,
    text: 'silent',
    args: { zone: zoneText(area) },
    value: { kind: 'silent', area },
  }));
}

/** 9.2 — a boat leaves by moving off any long area; one that cannot move may leave when nothing on the display can move. */
function leaveOption(s: Known, boat: Boat, from: string, depths: readonly Depth[]): Option<Course> {
  const speed = Math.max(...depths.map((depth) => boatSpeed(s, boat, depth)));
  const adrift = speed === 0 && referenceSpeed(s) === 0;
  const leaves = speed >= stepsToLeave(from) || adrift;
  if (leaves) return { id: 'leave', value: { kind: 'leave' } };
  return notNow('leave', 'leave', 'refused.leaveTooFar', '9.2');
}

/** An order that is shown but refused now. */
const notNow = (id: string, text: string, why: string, rule: string): Option<Course> => ({
  id,
  text,
  refused: { why: { key: why }, rule },
});

/** 13.1 — a Type XXI boat may fill its tubes once in every combat phase. */
const mayReload = (s: Known, boat: Boat, fighter: Fighter): boolean =>
  boatCard(s, boat.id).rapidReload === true &&
  !fighter.reloaded &&
  torpedoesIn(boat.stored) > 0 &&
  freeTubes(s, boat) > 0;

function steer(t: T, boat: Boat, fighter: Fighter, course: Course): void {
  switch (course.kind) {
    case 'reload':
      fighter.reloaded = true;
      reload(t, boat);
      t.next('helm', { boat: boat.id });
      return;
    case 'leave':
      t.say('leavesDisplay', '9.2', { boat: boat.id, fromZone: fighter.area as string });
      fighter.moved = true;
      fighter.detected = false;
      fighter.area = null;
      return;
    case 'silent':
      fighter.depth = 'submerged';
      moveTo(t, fighter, course.area);
      fighter.silent = true;
      t.next('runSilent', { boat: boat.id });
      return;
    case 'move':
      if (course.depth !== fighter.depth)
        t.say(course.depth === 'submerged' ? 'dives' : 'surfaces', '9.2', {
          boat: boat.id,
          zone: fighter.area,
        });
      fighter.depth = course.depth;
      moveTo(t, fighter, course.area);
      revealAround(t);
      return;
  }
}

function moveTo(t: T, fighter: Fighter, area: string): void {
  fighter.moved = true;
  const fromZone = fighter.area;
  if (fromZone === null || fromZone === area) return;
  fighter.area = area;
  t.say('movesTo', '9.2', { boat: fighter.id, fromZone, zone: area, depth: fighter.depth });
}

/** 9.4 — silent running shakes off pursuers or wears the crew down. */
export const runSilent = roll('runSilent', {
  chart: evasionChart('silent', (s) => cite(s.edition, 'silentMayMove')),
  fell: (t, { outcome }, args) => {
    const boat = boatOf(t.state, args.boat);
    const fighter = fighterOf(battleOf(t.state), boat.id);
    t.say(outcome ? 'shakesOff' : 'stillHunted', '9.4', { boat: boat.id, zone: fighter.area });
    if (outcome) fighter.detected = false;
    else addStress(t, boat, SILENT_STRESS, '9.4');
    revealAround(t);
  },
});

/** 9.5 — the speed of the fastest merchant, lone ship or warship; of the fastest escort when only escorts are left. */
export function referenceSpeed(s: Known): number {
  const ships = onDisplay(battleOf(s));
  const prey = ships.filter((ship) => !isEscort(ship));
  return Math.max(0, ...(prey.length > 0 ? prey : ships).map((ship) => shipSpeed(s, ship)));
}

/**
 * 9.5 — everything slower than the reference ship falls back towards the wake; once the last boat has left it no longer matters.
 */
export const drift = step('drift', (t) => {
  const s = t.state;
  const battle = battleOf(s);
  if (afloat(battle).length === 0) return;
  const reference = referenceSpeed(s);
  for (const ship of onDisplay(battle)) {
    const owed = reference - shipSpeed(s, ship);
    if (owed > 0) t.next('driftShip', { slot: ship.slot, owed });
  }
  for (const fighter of afloat(battle)) t.next('driftBoat', { boat: fighter.id, reference });
  t.next('drifted');
});

/** 9.5 — a ship that can fall back into several areas goes where the player wants, who is asked only where it can matter. */
export const driftShip = pick('driftShip', {
  rule: '9.5',
  about: (s, { slot, owed }) => ({ ship: shipText(s, shipOf(battleOf(s), slot)), n: owed }),
  options: (s, { slot, owed }) =>
    endsThatMatter(s, shipOf(battleOf(s), slot), owed, fallbackOf(s)).map((area) => ({
      id: area,
      label: zoneText(area),
      value: area,
    })),
  take: (t, { value }, { slot }) => {
    const ship = shipOf(battleOf(t.state), slot);
    const fromZone = ship.area as string;
    ship.area = value === GONE ? null : (value as string);
    t.say(value === GONE ? 'shipFallsOut' : 'shipFallsBack', '9.5', () => ({
      ship: shipFacts(t.state, ship),
      fromZone,
    }));
  },
});

/** 9.5 — the fall-back that is due, with every area a boat may end in. */
function fallbackOf(s: Known): Fallback {
  const reference = referenceSpeed(s);
  const ends = afloat(battleOf(s)).flatMap((fighter) =>
    boatDriftEnds(s, boatOf(s, fighter.id), fighter, reference),
  );
  return { reference, boats: ends.filter((end) => end !== GONE) };
}

/** 9.5 — a boat may count as slower than it is. */
export const driftBoat = pick('driftBoat', {
  rule: '9.5',
  about: (_s, { boat }) => ({ boat }),
  options: (s, { boat, reference }) => {
    const fighter = fighterOf(battleOf(s), boat);
    if (fighter.area === null) return [];
    const ends = boatDriftEnds(s, boatOf(s, boat), fighter, reference);
    return ends.map((area) => ({
      id: area,
      text: area === fighter.area ? 'hold' : area === GONE ? 'gone' : 'back',
      args: { zone: zoneText(area) },
      value: area,
    }));
  },
  odds: (s, { value }, { boat }): Odds[] => {
    if (fighterOf(battleOf(s), boat).detected) return [];
    return detectionOdds(s, boat, [value as string], 0, {
      of: 'detected',
      through: ['driftBoat', 'escorts'],
    });
  },
  take: (t, { value }, { boat }) => {
    const fighter = fighterOf(battleOf(t.state), boat);
    const fromZone = fighter.area as string;
    const zone = value as string;
    fighter.drifted = true;
    if (zone === fromZone) return;
    fighter.area = zone === GONE ? null : zone;
    if (zone !== GONE) return t.say('fallsBack', '9.5', { boat, fromZone, zone });
    fighter.detected = false;
    t.say('fallsAstern', '9.5', { boat, fromZone });
  },
});

/** Where a boat may end after falling back; an unfit crew must get as near to the way out as it can (9.5). */
export function boatDriftEnds(s: Known, boat: Boat, fighter: Fighter, reference: number): string[] {
  const speed = fighter.silent ? 0 : boatSpeed(s, boat, fighter.depth);
  const least = Math.max(0, reference - speed);
  const ends = new Set<string>();
  for (let owed = least; owed <= Math.max(least, reference); owed++) {
    for (const end of driftEnds(fighter.area as string, owed)) ends.add(end);
  }
  if (statusOf(s, boat) !== 'unfit') return [...ends];
  const out = (end: string) => (end === GONE ? 0 : stepsToLeave(end));
  const best = Math.min(...[...ends].map(out));
  return [...ends].filter((end) => out(end) === best);
}

/** 9.5 — once everything has moved, unknown ships near a boat are identified. */
export const drifted = step('drifted', (t) => revealAround(t));
