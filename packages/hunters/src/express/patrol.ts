/** A patrol: orders, boxes, missions, random events, the way home (rules 7, 8.1, 10.8, 12). */
import { longsForHome } from '../bots/caution.ts';
import { SPARES } from '../bots/judgement.ts';
import type { Temper } from '../bots/temper.ts';
import { STEADY } from '../bots/temper.ts';
import type { System } from '../data/charts/damage.ts';
import type { Waters } from '../data/charts/encounters.ts';
import { SPARE_PARTS } from '../data/charts/events.ts';
import type { Assignment } from '../data/charts/orders.ts';
import type { Box } from '../data/tracks.ts';
import { leavesBox } from '../rules/aftermath.ts';
import { surprise } from '../rules/aircraft.ts';
import { factsOf, inoperable, reasonToAbort } from '../rules/boat.ts';
import { patrolOf } from '../rules/book.ts';
import { yearOf } from '../rules/calendar.ts';
import { down, seriouslyWounded } from '../rules/crew.ts';
import { callEscorts } from '../rules/escorts.ts';
import * as events from '../rules/events.ts';
import * as orders from '../rules/orders.ts';
import * as patrol from '../rules/patrol.ts';
import { placeDice } from '../rules/sea.ts';
import { isMissionBox, trackOf, watersIn, waysHome } from '../rules/track.ts';
import type { Patrol } from '../state.ts';
import { reload } from './damage.ts';
import { meetShips } from './encounter.ts';
import type { Hand } from './hand.ts';
import { carry, plusOf, remains, rolled, rolledIn, rollOf } from './hand.ts';
import { airRuns, hunt, meetAircraft } from './hunted.ts';

const AREA_REQUEST = rollOf(orders.areaRequest);
const ASSIGNMENT = rollOf(orders.assignment);
const ARCTIC_POSTING = rollOf(orders.arcticPosting);
const WITHOUT_DOCTOR = rollOf(patrol.withoutDoctor);
const LOOKOUT = rollOf(patrol.lookout);
const GIBRALTAR = rollOf(patrol.gibraltarPassage);
const MISSION_WATCH = rollOf(patrol.missionWatch);
const EVENT = rollOf(events.event);
const OVERBOARD = rollOf(events.overboard);
const GYRO = rollOf(events.gyro);

/** 7.1 — orders, and the boat puts to sea. */
export function receiveOrders(h: Hand): void {
  const { captain } = h;
  h.temper = STEADY[yearOf(captain.month) - 1939] as Temper;
  orders.beginPatrol(h);
  orders.takeOrders(h, assignment(h));
  if (orders.mayStay(captain)) carry(h, ARCTIC_POSTING, null);
  if (orders.fillsTubes(captain)) {
    const { forwardReloads, aftReloads } = captain.boat;
    h.answers++;
    orders.loadMines(h, forwardReloads.steam, aftReloads.steam);
  }
  h.answers++;
}

/** 7.0, 7.3, 11.2.1 — where the boat is posted, what her captain asks for, or what headquarters thinks of. */
function assignment(h: Hand): Assignment {
  const { captain } = h;
  if (captain.posting !== 'none') return { area: captain.posting, task: 'none' };
  if (orders.mayRequest(captain) && rolled(h, AREA_REQUEST, null)) {
    h.answers++;
    const waters = request(h);
    if (waters) return waters;
  }
  for (;;) {
    const allowed = orders.restricted(rolled(h, ASSIGNMENT, null), factsOf(captain.boat), h.state.rules);
    if (allowed) return allowed;
  }
}

/** The waters he likes best of those he may ask for; undefined when he leaves it to others. */
function request(h: Hand): Assignment | undefined {
  const offered = orders.requestable(h.state);
  for (const wish of h.temper.waters) for (const { id, value } of offered) if (id === wish) return value;
  return undefined;
}

/** 7.5.1 — box after box, until the boat is home or the career over; quiet ones leave nothing to decide. */
export function sail(h: Hand): void {
  const { captain } = h;
  const voyage = patrolOf(captain);
  const track = trackOf(captain);
  for (;;) {
    voyage.box += voyage.heading;
    if (voyage.box < 0 || voyage.box >= track.length) return;
    enterBox(h, voyage, track[voyage.box] as Box);
    if (h.quiet) continue;
    if (!remains(h)) return;
    if (!voyage.aborted && reasonToAbort(captain)) turnHome(h);
    else if (patrol.wantsToDecide(captain)) course(h);
  }
}

/** 10.8.2 — a boat that must go home takes the nearer way. */
function turnHome(h: Hand): void {
  const ways = waysHome(h.captain);
  if (ways.length > 1) h.answers++;
  patrol.turnAround(h, ways.includes('on') ? 'on' : 'back', 'wish');
}

/** 10.8.5 — on, or home before time. */
function course(h: Hand): void {
  const { captain } = h;
  h.answers++;
  if (!longsForHome(captain, h.temper) || patrol.bound(captain)) return;
  patrol.turnAround(h, waysHome(captain).includes('on') ? 'on' : 'back', 'wish');
}

/** 8.1.1 — the wounded first, then the mission or the lookouts. */
function enterBox(h: Hand, voyage: Patrol, box: Box) {
  const { captain } = h;
  patrol.steamInto(voyage, box);
  h.quiet = !down(captain.crew.men.doctor);
  if (!h.quiet && !woundedLive(h)) return;
  const mission = isMissionBox(captain);
  if (mission) h.quiet = false;
  if (patrol.isCalm(h)) {
    if (mission) accomplish(h);
    return;
  }
  if (mission) return tryMission(h);
  const waters = watersIn(captain, box);
  const times = patrol.lookouts(captain.boat, box);
  for (let roll = 0; roll < times; roll++)
    if (!(waters === 'gibraltar' ? pass(h, roll) : look(h, roll, waters))) return;
}

/** 10.5.3 — whether the Kommandant is not among those who die without a doctor. */
function woundedLive(h: Hand): boolean {
  placeDice(h);
  for (const wounded of seriouslyWounded(h.captain.crew)) {
    carry(h, WITHOUT_DOCTOR, wounded);
    if (!remains(h)) return false;
  }
  return true;
}

/** 10.8.1 — an encounter is over; false when the rest of the box is left to others. */
const staysOn = (h: Hand): boolean => remains(h) && !leavesBox(h.captain);

/** 8.1 — one encounter roll; false when it is the last of this box. */
function look(h: Hand, roll: number, waters: Waters): boolean {
  patrol.toNextSea(h, roll);
  const plus = waters === 'biscay' ? plusOf(h, LOOKOUT, { roll }) : 0;
  const sighted = rolledIn(h, LOOKOUT, waters, plus, { roll });
  if (sighted === 'none') return true;
  h.quiet = false;
  if (sighted === 'event') return randomEvent(h);
  if (sighted === 'aircraft') meetAircraft(h);
  else if (patrolOf(h.captain).aborted) return true;
  else meetShips(h, sighted);
  return staysOn(h);
}

/** 7.3.3 — the passage of Gibraltar. */
function pass(h: Hand, roll: number): boolean {
  patrol.toNextSea(h, roll);
  h.quiet = false;
  const met = rolled(h, GIBRALTAR, { roll });
  if (met === 'event') return randomEvent(h);
  if (met === 'none') return true;
  if (met === 'aircraft') meetAircraft(h);
  else {
    callEscorts(h);
    hunt(h);
  }
  return staysOn(h);
}

/** 7.4.1, 7.4.2 — the agent goes ashore, or the mines go down and the tubes are reloaded. */
function accomplish(h: Hand): void {
  patrol.carryOut(h);
  reload(h);
}

/** 7.4.1 — the mission is tried until no aircraft disturbs it, or cannot be done any more. */
function tryMission(h: Hand): void {
  while (isMissionBox(h.captain)) {
    patrolOf(h.captain).sea++;
    placeDice(h);
    const sighted = rolled(h, MISSION_WATCH, null);
    if (sighted === 'event') {
      randomEvent(h);
      return;
    }
    if (sighted !== 'aircraft') {
      accomplish(h);
      return;
    }
    meetAircraft(h);
    if (!staysOn(h)) return;
  }
}

/** 12.1 — a random event takes the place of what else the box held: always false. */
function randomEvent(h: Hand): false {
  const event = rolled(h, EVENT, null);
  if (!events.takesPlace(h, event)) return false;
  if (event === 'manOverboard' || event === 'swimCall') carry(h, OVERBOARD, { event });
  else if (event === 'gyroFailure') carry(h, GYRO, null);
  else if (event === 'spareParts') spareParts(h);
  else if (event === 'caughtUnawares') {
    surprise(h, true);
    airRuns(h);
    staysOn(h);
  } else if (event === 'luftwaffeReport' && !patrolOf(h.captain).aborted) {
    meetShips(h, 'ship');
    staysOn(h);
  }
  return false;
}

/** R1 — what sends the boat home is mended first. */
function spareParts(h: Hand): void {
  for (let left = SPARE_PARTS; left > 0; left--) {
    const broken = inoperable(h.captain.boat);
    if (broken.length === 0) return;
    if (broken.length > 1) h.answers++;
    events.fitSpare(h, SPARES.find((system) => broken.includes(system)) ?? (broken[0] as System));
  }
}
