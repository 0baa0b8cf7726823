/** On patrol: boxes, lookouts, missions, the way home (rules 7.4, 7.5, 8.1, 10.8). */
import { option, options, refuse, text } from '@flotilla/table';
import { WITHOUT_DOCTOR } from '../data/charts/damage.ts';
import { ADDITIONAL_EVENT, ADDITIONAL_ROUND, E1, E1_EVENT } from '../data/charts/encounters.ts';
import type { Box } from '../data/tracks.ts';
import type { Boat, Captain, Commander, Rules, State } from '../state.ts';
import { reloadTubes } from './aftermath.ts';
import { meetAircraft } from './aircraft.ts';
import { dieselOut, factsOf, reasonToAbort } from './boat.ts';
import type { T } from './book.ts';
import { me, patrolOf, pick, step } from './book.ts';
import { meetShips } from './contact.ts';
import { down, seriouslyWounded } from './crew.ts';
import { dayAt, dayOf, placeText, today } from './diary.ts';
import { beginHunt } from './escorts.ts';
import { dies } from './loss.ts';
import { roll } from './luck.ts';
import { ADDITIONAL, BISCAY } from './modifiers.ts';
import { convoyAhead, inPacks, nameBoat, reportToPack, waitsForPack } from './pack.ts';
import { ownDice, placeDice } from './sea.ts';
import {
  boxOf,
  breakOffPatrol,
  homewardNext,
  isAtMission,
  isMissionBox,
  nearestTransit,
  stationsOf,
  stretchOf,
  trackOf,
  watersOf,
  waysHome,
} from './track.ts';

/** Room for followed ships between two encounter rolls of a box. */
const SEAS_PER_ROLL = 1000;

/** 8.1.1 — the boat enters a box: first the wounded, then the lookouts. */
export const enterBox = step('enterBox', arrive);

/** 8.1.1, 3.6 — the boat is in another box, and three or four days older. */
function arrive(t: T): void {
  const captain = me(t.state);
  const patrol = patrolOf(captain);
  patrol.sea = 0;
  patrol.stirred = false;
  patrol.entered += boxOf(captain).rolls;
  patrol.day += patrol.box % 2 === 0 ? 3 : 4;
  placeDice(t);
  if (down(captain.crew.men.doctor))
    for (const wounded of seriouslyWounded(captain.crew)) t.next('withoutDoctor', wounded);
  keepWatch(t, captain);
  t.next('leaveBox');
}

function keepWatch(t: T, captain: Captain) {
  const mission = isMissionBox(captain);
  if (isCalm(t)) {
    if (mission) accomplish(t);
    return;
  }
  if (mission) return t.next('mission');
  const lookout = watersOf(captain) === 'gibraltar' ? 'gibraltarPassage' : 'lookout';
  const times = lookouts(captain.boat, boxOf(captain));
  for (let roll = 0; roll < times; roll++) t.next(lookout, { roll });
}

/** 12.1.1 — a box without encounters because of a random event. */
function isCalm(t: T): boolean {
  const captain = me(t.state);
  const patrol = patrolOf(captain);
  if (patrol.quiet === 0) return false;
  patrol.quiet--;
  t.say('boxCalm', '12.1.1', () => dayAt(captain));
  return true;
}

/** 7.5.1, 10.2.1 — encounter rolls in this box: as it is marked, twice as many with one diesel. */
const lookouts = (boat: Boat, { rolls }: Box): number => (dieselOut(boat) ? rolls * 2 : rolls);

/** 10.5.3 — without a doctor a seriously wounded man may die on the way. */
export const withoutDoctor = roll('withoutDoctor', {
  chart: WITHOUT_DOCTOR,
  before: ownDice,
  welcome: (outcome) => outcome === 'lives',
  fell: (t, { outcome }, { man, index }) => {
    const { crew } = me(t.state);
    if (outcome === 'lives') return;
    t.say('diedOfWounds', '10.5.3', () => ({ man, hand: man === 'hand' ? index : -1 }));
    if (man === 'kommandant') return dies(t, 'diedOfWounds');
    if (man === 'hand') crew.hands[index] = 'KIA';
    else crew.men[man] = 'KIA';
  },
});

/** Every encounter roll of a box has its own sea. */
const toNextSea = (t: T, roll: number): void => {
  patrolOf(me(t.state)).sea = 1 + roll * SEAS_PER_ROLL;
  placeDice(t);
};

const NO_MODIFIERS: typeof BISCAY = [];

/** 8.1 — the lookouts scan the sea; the first natural 12 of a patrol is a random event (12.1.1). */
export const lookout = roll('lookout', {
  chart: (s) => (eventAhead(s.rules, me(s)) ? E1_EVENT : E1),
  column: (s) => watersOf(me(s)) as Exclude<ReturnType<typeof watersOf>, 'gibraltar'>,
  modifiers: (s) => (watersOf(me(s)) === 'biscay' ? BISCAY : NO_MODIFIERS),
  about: me,
  idle: (t) => convoyAhead(t.state),
  before: (t, { roll }) => toNextSea(t, roll),
  welcome: (outcome) => outcome !== 'aircraft',
  fell: (t, { outcome }) => {
    const captain = me(t.state);
    if (outcome === 'event') return randomEvent(t);
    if (reportToPack(t, outcome)) return;
    if (outcome === 'none') {
      t.say('boxQuiet', '8.1.1', () => dayAt(captain));
      return;
    }
    if (outcome === 'aircraft') return meetAircraft(t);
    if (captain.patrol?.aborted) {
      return t.say('shipLetPass', '10.8.4', () => ({ ...dayAt(captain), what: outcome }));
    }
    meetShips(t, outcome);
  },
});

/** 12.1.1, 12.1.2 — whether a natural 12 is a random event: the patrol has had none, and is not at its mission (12.1.7). */
const eventAhead = ({ printing }: Rules, captain: Commander): boolean =>
  captain.patrol?.eventSpent === false && (printing === 1 || !isAtMission(captain));

/** 12.1.1 — replaces the encounter and whatever else this box held (12.1.6). */
function randomEvent(t: T): void {
  nameBoat(t);
  t.dropUntil('leaveBox');
  t.next('event');
}

/** 7.3.3 — the passage of Gibraltar: escorts, aircraft, or through. */
export const gibraltarPassage = roll('gibraltarPassage', {
  chart: (s) => (eventAhead(s.rules, me(s)) ? ADDITIONAL_EVENT : ADDITIONAL_ROUND),
  purpose: 'encounter.gibraltar',
  rule: '7.3.3',
  modifiers: ADDITIONAL,
  about: (s) => ({ captain: me(s), gibraltar: true }),
  before: (t, { roll }) => toNextSea(t, roll),
  welcome: (outcome) => outcome === 'none' || outcome === 'event',
  fell: (t, { outcome }) => {
    const captain = me(t.state);
    if (outcome === 'event') return randomEvent(t);
    if (outcome === 'aircraft') return meetAircraft(t);
    if (outcome === 'escort') {
      t.say('escortsArrive', '7.3.3', {});
      beginHunt(t);
      return t.next('encounterOver');
    }
    t.say('boxQuiet', '7.3.3', () => dayAt(captain));
  },
});

/** 7.4.1 — the mission is tried until no aircraft disturbs it, or until it can no longer be done. */
export const mission = step('mission', (t) => {
  if (isMissionBox(me(t.state))) t.next('missionWatch');
});

/** 7.4 — E1, special mission. Random events do not happen here since the second printing (7.4.5). */
export const missionWatch = roll('missionWatch', {
  chart: (s) => (eventAhead(s.rules, me(s)) ? E1_EVENT : E1),
  column: () => 'mission',
  purpose: 'encounter.mission',
  rule: '7.4.1',
  before: (t) => {
    patrolOf(me(t.state)).sea++;
    placeDice(t);
  },
  welcome: (outcome) => outcome !== 'aircraft',
  fell: (t, { outcome }) => {
    if (outcome === 'event') return randomEvent(t);
    if (outcome !== 'aircraft') return accomplish(t);
    t.say('missionDelayed', '7.4.1', {});
    meetAircraft(t);
    t.next('mission');
  },
});

/** 7.4.1, 7.4.2 — the agent goes ashore, or the mines go down from every tube whose door opens (ruling H7). */
function accomplish(t: T): void {
  carryOut(t);
  reloadTubes(t);
}

/** 7.4.4 — the mission is carried out, or fails if jammed doors prevent it. */
function carryOut(t: T): void {
  const captain = me(t.state);
  const patrol = patrolOf(captain);
  const { boat } = captain;
  const { task } = patrol;
  patrol.stirred = true;
  if (patrol.task === 'mines' && !factsOf(boat).mineShafts) {
    if (boat.systems.forwardDoor === 'sound') boat.forward.fill('empty');
    if (boat.systems.aftDoor === 'sound') boat.aft.fill('empty');
    if (!boat.forward.includes('empty') && !boat.aft.includes('empty')) {
      patrol.mission = 'failed';
      t.say('missionFailed', '7.4.4', { task });
      return;
    }
  }
  patrol.mission = 'done';
  t.say('missionDone', '7.4', () => ({ ...dayOf(captain), task }));
}

/** 10.8 — what the box leaves the captain to decide before he moves on. */
export const leaveBox = step('leaveBox', (t) => {
  if (waitsForPack(t.state)) return;
  const captain = me(t.state);
  const patrol = patrolOf(captain);
  if (patrol.towed || patrol.boatLost) return t.next('home');
  if (!patrol.aborted && reasonToAbort(captain)) {
    t.next('turnHome');
    return t.next('nextBox');
  }
  if (tankerNear(t.state)) {
    patrol.tankerSought = true;
    return t.next('resupply');
  }
  if (!wantsToDecide(captain)) return moveOn(t);
  t.next('course');
  t.next('nextBox');
});

/** 14.9 — after the last box on station, where U-tankers operated and none has been met yet (14.9.1, 14.9.2). */
function tankerNear(s: State): boolean {
  const captain = me(s);
  const { area, aborted, tankerSought, box } = patrolOf(captain);
  if (!s.rules.resupply || aborted || tankerSought) return false;
  if (area === 'mediterranean' || area === 'northAmerica' || area === 'caribbean') return false;
  return box === stationsOf(trackOf(captain)).last;
}

/**
 * 10.8.5 — whether the captain is asked for his course: something has happened, or he wants to be asked; not once every course
 * leads home.
 */
function wantsToDecide(captain: Captain): boolean {
  const { aborted, stirred, watch } = patrolOf(captain);
  if (aborted || !(stirred || watch === 'box')) return false;
  return !homewardNext(captain);
}

/** 10.8.5 — steam on until something happens, go on box by box, or turn for home. */
export const course = pick('course', {
  rule: '10.8.5',
  about: (s) => ({ place: placeText(me(s)), date: today(me(s)) }),
  options: (s) => {
    const captain = me(s);
    if (patrolOf(captain).box < 0) return AT_SEA;
    if (bound(captain)) return BOUND;
    const ways = waysHome(captain);
    if (ways.length === 2) return EITHER_WAY;
    return ways[0] === 'back' ? WAY_BACK : WAY_ON;
  },
  take: (t, { id }) => {
    const patrol = patrolOf(me(t.state));
    if (id === 'steam' || id === 'box') {
      patrol.watch = id === 'box' ? 'box' : 'contact';
      return;
    }
    turnAround(t, id === 'home-back' ? 'back' : 'on', 'wish');
  },
});

const AT_SEA = options('steam', 'box');
const BOUND = [...AT_SEA, refuse('home-back', 'refused.gibraltar', '7.3.3')];
const WAY_BACK = [...AT_SEA, option('home-back')];
const WAY_ON = [...AT_SEA, option('home-on')];
const EITHER_WAY = [...AT_SEA, option('home-back'), option('home-on')];

/** 7.3.3 — before Gibraltar the captain may choose to turn back to France only with lasting damage. */
export function bound(captain: Captain): boolean {
  const patrol = patrolOf(captain);
  if (!patrol.gibraltar || stretchOf(captain) !== 'outward') return false;
  const { hull, systems } = captain.boat;
  return hull === 0 && !Object.values(systems).includes('inoperable');
}

/** 10.8.2 — a boat that must go home takes the nearer way; if both are equal, the captain chooses. */
export const turnHome = pick('turnHome', {
  rule: '10.8.2',
  about: (s) => ({ why: text(`abort.${reasonToAbort(me(s)) ?? 'wish'}`) }),
  options: (s) => waysHome(me(s)).map((id) => option(id)),
  take: (t, { id }) => turnAround(t, id as 'back' | 'on', reasonToAbort(me(t.state)) ?? 'wish'),
});

/** 10.8 — the boat heads for home. */
function turnAround(t: T, way: 'back' | 'on', why: string): void {
  const captain = me(t.state);
  const patrol = patrolOf(captain);
  const track = trackOf(captain);
  const stretch = stretchOf(captain);
  nameBoat(t);
  t.say('abortOrdered', '10.8', () => ({ ...dayOf(captain), why }));
  breakOffPatrol(captain);
  patrol.aborted = true;
  if (way === 'back') patrol.leg++;
  patrol.heading = way === 'back' ? -1 : 1;
  if (stretch === 'station') patrol.box = nearestTransit(track, patrol.box, patrol.heading) - patrol.heading;
}

/** 7.5.1 — on to the next box, or into port. */
export const nextBox = step('nextBox', moveOn);

/** Quiet boxes are passed one after another; boats of a wolfpack wait for each other (13.5). */
function moveOn(t: T) {
  const captain = me(t.state);
  const patrol = patrolOf(captain);
  patrol.box += patrol.heading;
  if (patrol.box < 0 || patrol.box >= trackOf(captain).length) return t.next('home');
  if (!inPacks(t.state)) arrive(t);
}
