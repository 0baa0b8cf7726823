/**
 * The places of a voyage's dice, so that the sea is the same for all captains who should meet the same one (rules 13.2, 13.5).
 */
import { MODE_FACTS } from '../data/modes.ts';
import type { Captain, Patrol, State } from '../state.ts';
import type { T } from './book.ts';
import { me, patrolOf } from './book.ts';

/** Voyages a captain can make before the numbers of the next berth begin. */
const VOYAGES_PER_BERTH = 100;
/** Boxes on the way back along the track are numbered from here, so that the places of the sea's dice only move forward. */
const RETURN = 1000;
/** Dice of a refit are placed after every box of the patrol. */
const IN_PORT = 60_000;
/** Places between two seas, at which captains who meet the same sea throw dice of their own. */
const OWN_PLACES = 8;
/** The last of these places belongs to nobody: the ships inside a convoy (14.11.1). */
const INSIDE = OWN_PLACES - 1;

/** The number of a voyage: captains in the same berth meet the same sea on the same patrol, others do not. */
const voyageOf = ({ berth, patrols }: Captain): number => berth * VOYAGES_PER_BERTH + patrols;

/** Whether several captains meet the same sea. */
const shared = (s: State): boolean => MODE_FACTS[s.rules.mode].sameSea;

/** Places the dice for the sea the boat meets now: by patrol, leg, box and encounter, never by earlier decisions. */
export function placeDice(t: T): void {
  place(t, 0);
}

/**
 * What a captain makes of the sea is his own luck: torpedoes, searches, bombs. Otherwise a captain who sails later would know
 * from those before him how every shot turns out.
 */
export function ownDice(t: T): void {
  if (shared(t.state)) place(t, ownPlace(t.state));
}

const ownPlace = (s: State): number => 1 + (s.packs.length > 0 ? me(s).pack : s.active);

/** Back from the captain's own dice to the shared sea: ships and light must not depend on him. */
export function seaForAll(t: T): void {
  if (!shared(t.state)) return;
  patrolOf(me(t.state)).sea++;
  placeDice(t);
}

/**
 * 14.11.1 — every captain who slips into a convoy finds the same ships there. Their dice have a lane beside the captain's, so
 * that they shift neither his own dice nor the ships he follows later.
 */
export function insideConvoy(t: T): void {
  const s = t.state;
  if (!shared(s)) return;
  t.lane(s.captains.length + s.packs.length + s.active);
  place(t, INSIDE);
}

/** Back to the captain's own dice once the ships inside the convoy are known. */
export function backToOwnDice(t: T): void {
  if (shared(t.state)) t.lane(t.state.active);
}

/** What a captain is and asks for before a patrol is his own luck: his rank, his request (11.2.1, 11.2.2). */
export function ashoreDice(t: T): void {
  placeAshore(t, 0, ownPlace(t.state));
}

/** 7.0 — headquarters sends all captains to the same waters, or they would not meet the same sea. */
export function ordersForAll(t: T): void {
  placeAshore(t, 1, 0);
}

/** Back to the captain's own dice once his orders are known: whether he has to stay where he is sent (7.3.5). */
export function ordersOfHisOwn(t: T): void {
  placeAshore(t, 1, ownPlace(t.state));
}

/** Dice thrown before a patrol have places before its first box; on a sea of his own a captain throws them in sequence. */
function placeAshore(t: T, turn: number, own: number): void {
  t.at(voyageOf(me(t.state)), 0, 0, shared(t.state) ? turn * OWN_PLACES + own : 0);
}

/** What happens in port is a captain's own luck too: recovery, promotion, requests for boats. */
export function portDice(t: T): void {
  t.at(voyageOf(me(t.state)), IN_PORT, 0, shared(t.state) ? ownPlace(t.state) : 0);
}

function place(t: T, own: number): void {
  const captain = me(t.state);
  const { leg, box, heading, sea } = captain.patrol as Patrol;
  const at = shared(t.state) ? sea * OWN_PLACES + own : sea;
  t.at(voyageOf(captain), leg, heading === 1 ? box : RETURN - box, at);
}
