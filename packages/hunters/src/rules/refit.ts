/** Back in port: the patrol is judged, the boat refitted, the wounded recover (rules 7.5, 10.10, 10.11). */
import { RANK_POWERS } from '../data/careers.ts';
import type { Man } from '../data/charts/damage.ts';
import { SYSTEMS } from '../data/charts/damage.ts';
import { BEYOND_REPAIR, FREE_REPAIRS, HULL_PER_MONTH, LONG_RECOVERY, RECOVERY } from '../data/charts/port.ts';
import type { Boat, Captain, Expert, LogPatrol, Refit } from '../state.ts';
import { countSystems, factsOf } from './boat.ts';
import type { T } from './book.ts';
import { me, patrolOf, refitOf, step } from './book.ts';
import { advances, freshCrew, handsDown, seriouslyWounded, unhurt } from './crew.ts';
import { roll } from './luck.ts';
import { RECOVERING } from './modifiers.ts';
import { latestModel } from './newboat.ts';
import { finishedVoyage } from './pack.ts';
import { portDice } from './sea.ts';

/** 7.5 — the patrol is over: success or failure goes on the log sheet, and the boat into refit. */
export const home = step('home', (t) => {
  const captain = me(t.state);
  const patrol = patrolOf(captain);
  const page = captain.log[captain.log.length - 1] as LogPatrol;
  const special = patrol.task === 'mines' || patrol.task === 'agent';
  const success = special ? patrol.mission === 'done' : page.ships.some((ship) => ship.fate === 'sunk');
  page.result = success ? 'S' : 'F';
  if (success) {
    captain.successes++;
    captain.failuresInRow = 0;
  } else {
    captain.failuresInRow++;
    captain.promotionFailures++;
  }
  t.say(patrol.boatLost ? 'broughtHome' : 'returned', '7.5.2', () => ({
    month: captain.month,
    ships: page.ships.filter((ship) => ship.fate === 'sunk').length,
    tons: page.tons,
    result: page.result,
  }));
  if (patrol.area === 'mediterranean' && !patrol.turnedBack) stayInMediterranean(t, captain);
  if (!finishedVoyage(t)) t.next('refit');
});

/** 7.3.4 — a boat that has completed a patrol in the Mediterranean stays there; a new boat is free again (11.4). */
function stayInMediterranean(t: T, captain: Captain): void {
  if (captain.posting === 'mediterranean' || patrolOf(captain).boatLost) return;
  captain.posting = 'mediterranean';
  t.say('postedForGood', '7.3.4', { area: 'mediterranean' });
}

/** Months a boat needs in the yard by her damage (10.10.1 to 10.10.3). */
export const refitMonths = (boat: Boat): number =>
  1 + (brokenSystems(boat) > FREE_REPAIRS ? 1 : 0) + Math.ceil(boat.hull / HULL_PER_MONTH);

const brokenSystems = (boat: Boat): number => SYSTEMS.length - countSystems(boat, 'sound');

/** 11.2.1 — influence shortens a refit of three or four months by one. */
export const shortened = (months: number, rank: number): number =>
  RANK_POWERS[rank]?.shortensRefit && months > 2 && months < BEYOND_REPAIR ? months - 1 : months;

/** Months of extended patrol, which are logged (10.10.6, 10.8.6 in the second printing, 14.9.5). */
function patrolMonths(t: T, captain: Captain): number {
  const { cutShort, resupplied } = patrolOf(captain);
  const facts = factsOf(captain.boat);
  const excused = cutShort && facts.family === 'IX' && t.state.rules.printing === 2;
  const long = facts.longPatrol && !excused;
  if (long) t.say('longPatrol', '10.10.6', {});
  if (resupplied) t.say('resupplyMonth', '14.9.5', {});
  return (long ? 1 : 0) + (resupplied ? 1 : 0);
}

/** 10.10 — how long the boat stays in port, and everything that happens there, in the order of 6.1. */
export const refit = step('refit', (t) => {
  const captain = me(t.state);
  beginRefit(t);
  for (const wounded of seriouslyWounded(captain.crew)) t.next('recovery', wounded);
  t.next('ownCommand');
  t.next('crewReturns');
  if (advances(captain)) t.next('advancement');
  t.next('promotion', { final: false });
  t.next('awards');
  t.next('refitOver');
});

/** 10.10 — the yard says how long it needs. */
function beginRefit(t: T): void {
  const captain = me(t.state);
  const { boat } = captain;
  portDice(t);
  const lost = patrolOf(captain).boatLost;
  const needed = lost ? BEYOND_REPAIR : refitMonths(boat);
  const refit = newRefit(needed, needed >= BEYOND_REPAIR ? 1 : shortened(needed, captain.rank));
  refit.patrolMonths = patrolMonths(t, captain);
  captain.refit = refit;
  captain.patrol = null;
  if (!lost)
    t.say('refitLength', '10.10', () => ({
      months: needed,
      hull: boat.hull,
      systems: brokenSystems(boat),
    }));
  if (needed < BEYOND_REPAIR && refit.months < needed)
    t.say('rankShortens', '11.2.1', { months: refit.months });
}

const newRefit = (needed: number, months: number): Refit => ({
  needed,
  months,
  patrolMonths: 0,
  kommandant: 0,
  men: { kommandant: -1, firstOfficer: -1, secondOfficer: -1, engineer: -1, doctor: -1 },
  hands: [-1, -1, -1, -1],
  newBoat: 'none',
  newCrew: false,
});

/** The month of the next patrol as the refit stands (10.10.4). */
export function nextMonth(captain: Captain): number {
  const { months, patrolMonths } = refitOf(captain);
  return captain.month + 1 + patrolMonths + months;
}

/** 10.11 — months a seriously wounded man needs. */
export const recovery = roll('recovery', {
  chart: RECOVERY,
  modifiers: RECOVERING,
  about: (s) => me(s).crew,
  welcome: (months, s) => months <= refitOf(me(s)).months,
  fell: (t, { outcome }, { man, index }) => {
    const refit = refitOf(me(t.state));
    if (man === 'hand') refit.hands[index] = outcome;
    else refit.men[man] = outcome;
    if (man === 'kommandant') refit.kommandant = outcome;
    t.say('recovers', '10.11', () => ({ man, hand: man === 'hand' ? index : -1, months: outcome }));
  },
});

/** 10.11.2-10.11.4, 11.1.4 — who returns aboard; a Kommandant away too long gets another boat and crew. */
export const crewReturns = step('crewReturns', (t) => {
  const captain = me(t.state);
  const { crew } = captain;
  const refit = refitOf(captain);
  if (handsDown(crew)) lowerQuality(t, captain, 1);
  if (captain.failuresInRow >= 3) {
    captain.failuresInRow = 0;
    lowerQuality(t, captain, 0);
  }
  refit.months = Math.max(refit.months, refit.kommandant);
  if (refit.needed >= BEYOND_REPAIR || refit.kommandant >= LONG_RECOVERY)
    refit.newBoat = latestModel(captain, nextMonth(captain));
  if (refit.kommandant >= LONG_RECOVERY) {
    refit.newCrew = true;
    captain.crew = freshCrew();
    return;
  }
  crew.men.kommandant = 'fit';
  if (!unhurt(crew)) for (const man of MUSTERED) muster(t, captain, man);
  promoteSecondOfficer(t, captain);
  for (let i = 0; i < crew.hands.length; i++) crew.hands[i] = 'fit';
});

const MUSTERED = ['engineer', 'doctor', 'firstOfficer', 'secondOfficer'] as const satisfies readonly (Expert &
  Man)[];

/** One level lower, but not below the floor that a better crew keeps. */
function lowerQuality(t: T, { crew }: Captain, floor: number): void {
  if (crew.quality <= floor) return;
  crew.quality--;
  t.say('crewQualityFell', '11.1.4', { quality: crew.quality });
}

/** Replaces an officer who is dead or needs longer than the boat stays in port (10.11.2). */
function muster(t: T, captain: Captain, man: (typeof MUSTERED)[number]): void {
  const { crew } = captain;
  const refit = refitOf(captain);
  const gone = crew.men[man] === 'KIA' || refit.men[man] > refit.months;
  crew.men[man] = 'fit';
  if (!gone) return;
  refit.men[man] = -1;
  crew.experts[man] = false;
  t.say('replaced', '10.11.2', { man });
  if (man === 'firstOfficer') vacated(captain);
}

/** 11.1.6 — marks that the first watch officer's berth is empty, so that the second may step up. */
const vacated = (captain: Captain): void => {
  refitOf(captain).men.firstOfficer = VACANT;
};
const VACANT = -2;

/** 11.1.6 — an Experte second watch officer replaces a lost first one, and remains an Experte. */
function promoteSecondOfficer(t: T, captain: Captain): void {
  const { men } = refitOf(captain);
  if (men.firstOfficer !== VACANT) return;
  men.firstOfficer = -1;
  const { experts } = captain.crew;
  if (!experts.secondOfficer) return;
  men.firstOfficer = men.secondOfficer;
  men.secondOfficer = -1;
  experts.firstOfficer = true;
  experts.secondOfficer = false;
  t.say('stepsUp', '11.1.6', {});
}

/** The first watch officer leaves for good (11.1.5); who steps up is known once the crew is mustered. */
export function loseFirstOfficer(t: T, captain: Captain): void {
  captain.crew.experts.firstOfficer = false;
  t.say('leftForOwnBoat', '11.1.5', {});
  vacated(captain);
}

/** New boats go to sea sooner: men who would not be fit by then are replaced after all (11.4.2, 11.4.3). */
export function hurryCrew(t: T, captain: Captain): void {
  for (const man of MUSTERED) muster(t, captain, man);
  promoteSecondOfficer(t, captain);
}
