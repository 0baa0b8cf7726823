/** Escorts and aircraft after the boat (rules 9.6, 9.8). */
import { goesDeep } from '../bots/judgement.ts';
import * as aircraft from '../rules/aircraft.ts';
import { workingFlak } from '../rules/boat.ts';
import { fightOf, raidOf } from '../rules/book.ts';
import { beginRound, depthRefusal } from '../rules/engagement.ts';
import * as escorts from '../rules/escorts.ts';
import { boatSinks } from '../rules/loss.ts';
import type { Raid } from '../state.ts';
import { hits, injuries, mend, moreFlooding } from './damage.ts';
import type { Hand } from './hand.ts';
import { remains, rolled, rollOf } from './hand.ts';

const PRESSURE = rollOf(escorts.pressure);
const SEARCH = rollOf(escorts.search);
const DEPTH_CHARGES = rollOf(escorts.depthCharges);
const CRASH_DIVE = rollOf(aircraft.crashDive);
const FLAK = rollOf(aircraft.flak);
const BOMBS = rollOf(aircraft.bombs);
const SHADOWED = rollOf(aircraft.shadowed);

/** 9.6 — the escorts hunt until they lose the boat; true when she has come through and mended what she could. */
export function hunt(h: Hand): boolean {
  const fight = fightOf(h.captain);
  do {
    beginRound(fight);
    if (!depth(h)) return false;
    const found = rolled(h, SEARCH, null);
    if (found === 'undetected') return mend(h);
    fight.found = found;
  } while (attackRun(h));
  return false;
}

/** 9.6.4 — below test depth or not; false when the hull does not bear it. */
export function depth(h: Hand): boolean {
  const fight = fightOf(h.captain);
  if (depthRefusal(fight) !== '') return true;
  h.answers++;
  if (!goesDeep(h.captain, fight, h.temper)) return true;
  if (escorts.goDeeper(h)) while (escorts.givesWay(h, rolled(h, PRESSURE, null)));
  return remains(h);
}

/** 9.6.8 — one pattern of depth charges; false when the career ends with it. */
export function attackRun(h: Hand): boolean {
  const fight = fightOf(h.captain);
  escorts.beginRun(fight);
  const count = escorts.chargesHit(h.state, rolled(h, DEPTH_CHARGES, null));
  if (count === 'sunk') {
    boatSinks(h, 'sunk');
    return false;
  }
  return hits(h, count) && (!fight.flooded || moreFlooding(h));
}

/** 9.8.1 — an aircraft, from sighting to the last repair. */
export function meetAircraft(h: Hand): void {
  aircraft.sightAircraft(h);
  if (aircraft.caught(h, rolled(h, CRASH_DIVE, null))) airRuns(h);
}

/** 9.8.2, 9.8.3 — one run after another, and what the aircraft calls up. */
export function airRuns(h: Hand) {
  while (airRun(h)) {
    const raid = raidOf(h.captain);
    if (raid.flak === 'shotDown') return airOver(h);
    if (raid.attacks > 0) continue;
    if (raid.flak === 'damaged') return airOver(h);
    if (mayStayUp(h, raid) && workingFlak(h.captain.boat) > 0) h.answers++;
    const called = rolled(h, SHADOWED, null);
    if (called === 'none') return airOver(h);
    if (called === 'escort') return huntedDown(h);
    aircraft.surprise(h, false);
  }
}

/** 11.4.7 — a flak boat could stay up for a second round; this captain dives. */
const mayStayUp = ({ captain }: Hand, raid: Raid): boolean =>
  captain.boat.type === 'VIICFlak' && raid.surfaced && !raid.secondRound;

/** 9.8.3 — the aircraft has called escorts. */
function huntedDown(h: Hand): void {
  h.captain.raid = null;
  escorts.callEscorts(h);
  fightOf(h.captain).detected = true;
  hunt(h);
}

function airOver(h: Hand): void {
  h.captain.raid = null;
  mend(h);
}

/** 9.8.2 — flak, bombs and the men on deck; false when the career ends. */
function airRun(h: Hand): boolean {
  const raid = raidOf(h.captain);
  aircraft.beginAirRun(raid);
  if (raid.surfaced && raid.first && aircraft.openFlak(h, h.captain, raid))
    while (aircraft.fires(h, rolled(h, FLAK, null)));
  const count = aircraft.bombsHit(raid, rolled(h, BOMBS, null));
  if (count === 'sunk') {
    boatSinks(h, 'bombed');
    return false;
  }
  const { first } = raid;
  raid.first = false;
  if (!hits(h, count) || (first && !injuries(h, 1))) return false;
  return !raid.flooded || moreFlooding(h);
}
