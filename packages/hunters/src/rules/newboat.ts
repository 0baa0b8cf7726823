/** New boats: requests, replacements, withdrawn types (rules 4.2.2, 10.10.5, 11.4). */
import type { Option } from '@flotilla/table';
import { chanceOf, option, shownChance, text } from '@flotilla/table';
import type { BoatType } from '../data/boats.ts';
import { BOAT_TYPES, BOATS } from '../data/boats.ts';
import { LAST_MONTH, VIIA_WITHDRAWN } from '../data/careers.ts';
import { BOAT_REQUEST, SPECIAL_BOAT } from '../data/charts/port.ts';
import type { Captain, LogPatrol, State } from '../state.ts';
import { factsOf, newBoat, restore } from './boat.ts';
import type { T } from './book.ts';
import { me, pick, refitOf, step } from './book.ts';
import { lastPromotionDue } from './honours.ts';
import { endCareer } from './loss.ts';
import { roll } from './luck.ts';
import { hurryCrew, nextMonth } from './refit.ts';

/** Boats of the captain's class that exist in a month (11.4.4). */
const available = (captain: Captain, month: number): BoatType[] => {
  const { family } = factsOf(captain.boat);
  return BOAT_TYPES.filter((type) => BOATS[type].family === family && BOATS[type].available <= month);
};

/** The newest standard model of the captain's class (10.10.5, 11.4.5). */
export function latestModel(captain: Captain, month: number): BoatType {
  const standard = available(captain, month).filter((type) => !BOATS[type].limited);
  return standard[standard.length - 1] ?? captain.boat.type;
}

/** The month in which a boat received now would sail: one month in port, or as long as the Kommandant needs (11.4.3). */
function sailingMonth(captain: Captain): number {
  const { kommandant, patrolMonths } = refitOf(captain);
  return captain.month + 1 + patrolMonths + Math.max(1, kommandant);
}

const newer = (captain: Captain): BoatType[] =>
  available(captain, sailingMonth(captain)).filter((type) => BOATS[type].model > factsOf(captain.boat).model);

/** 11.4.5 — the special boats available when the boat would sail. */
export const special = (captain: Captain): BoatType[] =>
  available(captain, nextMonth(captain)).filter((type) => BOATS[type].limited);

const boatOption = (type: BoatType): Option<BoatType> =>
  option(type, { label: text(`boat.${type}`), value: type });

/** 11.4.3 — each award lets the captain ask once for a newer boat, now or at a later refit. */
export const boatRequest = pick('boatRequest', {
  rule: '11.4.3',
  about: (s) => ({ requests: me(s).requests }),
  options: (s): Option<BoatType>[] => {
    const boats = boatsToAskFor(s);
    return boats.length === 0 ? [] : [option<BoatType>('later'), ...boats.map(boatOption)];
  },
  odds: (s, { value }) => {
    if (!value) return [];
    const args = { boat: value };
    if (!BOATS[value].limited) return [shownChance(s, boatRequestRoll, args, isGranted, { of: 'granted' })];
    const both = chanceOf(s, boatRequestRoll, args, isGranted) * chanceOf(s, specialBoat, args, isGranted);
    return [{ of: 'granted', chance: both }];
  },
  take: (t, { value }) => {
    if (!value) return;
    me(t.state).requests--;
    t.next('boatRequestRoll', { boat: value });
  },
});

const isGranted = (outcome: 'granted' | 'refused'): boolean => outcome === 'granted';

/** 11.4.3 — the newer boats a captain may ask for now. */
function boatsToAskFor(s: State): readonly BoatType[] {
  const captain = me(s);
  if (captain.requests === 0 || refitOf(captain).newBoat !== 'none') return [];
  return sailingMonth(captain) > s.rules.lastMonth ? [] : newer(captain);
}

/** 11.4.3 — the request is granted, or used up. */
export const boatRequestRoll = roll('boatRequestRoll', {
  chart: BOAT_REQUEST,
  welcome: (outcome) => outcome === 'granted',
  fell: (t, { outcome }, { boat }) => {
    if (outcome === 'refused') {
      t.say('boatRefused', '11.4.3', {});
      return t.next('boatRequest');
    }
    if (BOATS[boat].limited) return t.next('specialBoat', { boat });
    t.say('boatGranted', '11.4.3', { boat });
    receive(t, me(t.state), boat);
  },
});

/** 11.4.5 — one of the few special boats, or the newest standard model. */
export const specialBoat = roll('specialBoat', {
  chart: SPECIAL_BOAT,
  welcome: (outcome) => outcome === 'granted',
  fell: (t, { outcome }, { boat }) => {
    const captain = me(t.state);
    const given = outcome === 'granted' ? boat : latestModel(captain, sailingMonth(captain));
    if (given === boat) t.say('boatGranted', '11.4.5', { boat });
    else t.say('boatInstead', '11.4.5', { asked: boat, boat: given });
    receive(t, captain, given);
  },
});

function receive(t: T, captain: Captain, boat: BoatType): void {
  const refit = refitOf(captain);
  refit.newBoat = boat;
  refit.months = Math.max(refit.newCrew ? refit.months : 1, refit.kommandant);
  if (!refit.newCrew) hurryCrew(t, captain);
}

/** 11.4.5 — a captain who gets a new Type VII may ask for a special boat instead, unless the war is over for him. */
export const chooseNewBoat = pick('chooseNewBoat', {
  rule: '11.4.5',
  options: (s): Option<BoatType>[] => {
    const captain = me(s);
    if (nextMonth(captain) > s.rules.lastMonth) return [];
    return [
      option('standard', { args: { boat: text(`boat.${refitOf(captain).newBoat}`) } }),
      ...special(captain).map(boatOption),
    ];
  },
  odds: (s, { value }) =>
    value ? [shownChance(s, specialBoat, { boat: value }, isGranted, { of: 'granted' })] : [],
  take: (t, { value }) => {
    if (value) t.next('specialBoat', { boat: value });
  },
});

/** 6.1-3, 5.1.2 — the refit is over: a new boat if there is one, and to sea again; or the war goes on without him. */
export const refitOver = step('refitOver', (t) => {
  const captain = me(t.state);
  const next = nextMonth(captain);
  logRefit(captain);
  if (next > t.state.rules.lastMonth) {
    if (next > LAST_MONTH && lastPromotionDue(captain)) t.next('promotion', { final: true });
    return t.next('careerOver');
  }
  const why = changeBoat(t, captain, next);
  captain.month = next;
  captain.refit = null;
  t.say('nextPatrol', '10.10.4', { month: next });
  if (why !== null) {
    t.next('boatNumber');
    t.next('newBoatNamed', { why });
  }
  t.next('restock');
});

/** 10.10.4 — the months in port go on the log sheet. */
function logRefit(captain: Captain): void {
  const refit = refitOf(captain);
  const page = captain.log[captain.log.length - 1] as LogPatrol;
  page.patrolMonths = refit.patrolMonths;
  page.refitMonths = refit.months;
}

/** 5.1.2 — the end of the career of a Kommandant who lived to its last month. */
export const careerOver = step('careerOver', (t) => endCareer(t, 'survived'));

/** 4.2.2, 11.4 — the boat is restored, or replaced by another; gives the reason for another, null when it is the same. */
function changeBoat(t: T, captain: Captain, next: number): 'withdrawn' | 'replaced' | null {
  const { boat } = captain;
  const { newBoat: given } = refitOf(captain);
  const withdrawn = boat.type === 'VIIA' && next >= VIIA_WITHDRAWN && !t.state.rules.keepVIIA;
  const type = given !== 'none' ? given : withdrawn ? 'VIIC' : null;
  if (type === null) {
    restore(boat);
    return null;
  }
  captain.boat = newBoat(type, t.state.rules);
  captain.posting = 'none';
  return given === 'none' ? 'withdrawn' : 'replaced';
}

/** 11.4 — the new boat goes into the log. */
export const newBoatNamed = step('newBoatNamed', (t, { why }) => {
  const { boat } = me(t.state);
  t.say('newBoat', '11.4', { boat: boat.type, number: boat.number, why });
});
