/** Ships in sight: contact, attack, following (rules 8.2, 8.3, 9.2-9.5, 9.7). */
import {
  firesBothEnds,
  richest,
  sparesTorpedoes,
  targetsOf,
  waitsForDark,
  wantsAnother,
  wantsCripple,
  wantsMore,
  wantsToAttack,
  waysIn,
} from '../bots/judgement.ts';
import { GUN_ROUNDS } from '../data/charts/fire.ts';
import * as attack from '../rules/attack.ts';
import { canHurt, readyAt, reasonToAbort, tubesOf } from '../rules/boat.ts';
import { fightOf, patrolOf } from '../rules/book.ts';
import * as contact from '../rules/contact.ts';
import { arrivalSearch } from '../rules/escorts.ts';
import * as follow from '../rules/follow.ts';
import { newShip } from '../rules/rosters.ts';
import { strike } from '../rules/strike.ts';
import { fromBothEnds } from '../rules/tubes.ts';
import * as unescorted from '../rules/unescorted.ts';
import type { Approach, Boat, End, Fight, Ship, Shot } from '../state.ts';
import { reload } from './damage.ts';
import type { Hand } from './hand.ts';
import { carry, plusOf, rolled, rolledWith, rollOf } from './hand.ts';
import { attackRun, depth, hunt, meetAircraft } from './hunted.ts';

const SHIP_SIZE = rollOf(contact.shipSize);
const SHIP_NAME = rollOf(contact.shipName);
const CAPITAL_NAME = rollOf(contact.capitalName);
const WOLFPACK = rollOf(contact.wolfpackDie);
const LIGHT = rollOf(contact.light);
const WAIT_FOR_NIGHT = rollOf(contact.waitForNight);
const TORPEDO = rollOf(attack.torpedo);
const DUD = rollOf(attack.dud);
const TORPEDO_DAMAGE = rollOf(attack.torpedoDamage);
const SHELL = rollOf(unescorted.shell);
const SHELL_DAMAGE = rollOf(unescorted.shellDamage);
const ADDITIONAL_ROUND = rollOf(unescorted.additionalRound);
const ARRIVAL_SEARCH = rollOf(arrivalSearch);
const FOLLOW_SHIPS = rollOf(follow.followShips);
const FOLLOW_DAMAGED = rollOf(follow.followDamaged);

/** 8.1.3 — ships in sight, to the end of the encounter. */
export function meetShips(h: Hand, kind: contact.ShipSighting): void {
  contact.sight(h, kind);
  identify(h, kind);
}

/** 8.2 — sizes and names, then the captain's decision. */
function identify(h: Hand, kind: contact.ShipSighting): void {
  if (kind === 'capital') {
    if (contact.meetCapital(h, rolled(h, CAPITAL_NAME, null))) decide(h);
    return;
  }
  if (kind === 'tanker') nameShip(h, 0, 'tanker');
  const count = contact.shipsIn(h.state, kind);
  for (let slot = 0; slot < count; slot++) nameShip(h, slot, rolled(h, SHIP_SIZE, { slot }));
  decide(h);
}

function nameShip(h: Hand, slot: number, kind: Exclude<Ship['kind'], 'capital'>): void {
  const { name, tons } = rolled(h, SHIP_NAME, { slot, kind, again: 0 });
  contact.putShip(fightOf(h.captain), slot, newShip(name, kind, tons));
}

/** 8.2.6 — attack, or let them pass. */
function decide(h: Hand) {
  const { captain } = h;
  const fight = fightOf(captain);
  const able = canHurt(captain.boat, fight);
  if (able) h.answers++;
  if (!able || !wantsToAttack(captain, fight, h.temper)) return contact.endEncounter(h);
  if (fight.kind === 'convoy' && captain.patrol?.task === 'wolfpack') carry(h, WOLFPACK, null);
  close(h);
}

/** 8.3 — day or night, and waiting for the dark. */
function close(h: Hand): void {
  const light = rolled(h, LIGHT, null);
  contact.setLight(h, light);
  if (light === 'day' && losesThem(h)) contact.endEncounter(h);
  else approach(h);
}

/** 8.3.2 — whether they are lost while the boat waits for night. */
function losesThem(h: Hand): boolean {
  const fight = fightOf(h.captain);
  if (contact.isTooFast(fight) || contact.lightColumn(h.captain) === 'midsummer') return false;
  h.answers++;
  if (!waitsForDark(fight)) return false;
  if (rolled(h, WAIT_FOR_NIGHT, null) === 'lost') return true;
  fight.light = 'night';
  return false;
}

/** 9.0 — in, or away. */
function approach(h: Hand) {
  const way = wayIn(h);
  if (way === null) return contact.endEncounter(h);
  attack.beginApproach(h, way);
  if (fightOf(h.captain).escorted) salvo(h);
  else fireAtWill(h);
}

/** The way in he likes best of those he has; null for none. */
function wayIn(h: Hand): Approach | null {
  const ways = attack.approaches(h.state);
  if (!ways.some(({ refused, value }) => value && !refused)) return null;
  h.answers++;
  for (const wish of waysIn(h.captain, fightOf(h.captain), h.temper))
    for (const { id, refused, value } of ways) if (id === wish && !refused) return value ?? null;
  throw new Error('The captain likes no way in that he has.');
}

/** 9.2.1, 9.5.2 — one salvo at escorted ships, then they hunt the boat. */
function salvo(h: Hand): void {
  const { captain } = h;
  const fight = fightOf(captain);
  const forward = readyAt(captain.boat, 'forward');
  const aft = readyAt(captain.boat, 'aft');
  const both = firesBothEnds(fight, h.temper);
  h.answers++;
  const targets = targetsOf(captain, fight, both ? forward + aft : forward > 0 ? forward : aft);
  const shots: Shot[] = [];
  if (forward > 0) takeAim(captain.boat, 'forward', false, targets, shots);
  if (aft > 0) takeAim(captain.boat, 'aft', forward > 0, targets, shots);
  fight.bothEnds = fromBothEnds(shots);
  fire(h, shots);
  if (hunt(h)) goAfter(h);
}

/** Gives the targets that are left to the loaded tubes of one end. */
function takeAim(boat: Boat, end: End, second: boolean, targets: readonly number[], shots: Shot[]): void {
  const tubes = tubesOf(boat, end);
  for (let i = 0; i < tubes.length && shots.length < targets.length; i++) {
    const torpedo = tubes[i];
    if (torpedo !== 'steam' && torpedo !== 'electric') continue;
    shots.push({ end, torpedo, target: targets[shots.length] as number, second });
    tubes[i] = 'empty';
  }
}

/** 9.2.3-9.2.5 — torpedoes run one after another; those of a kind and salvo have the same modifiers. */
function fire(h: Hand, shots: readonly Shot[]): void {
  const fight = fightOf(h.captain);
  fight.fired += shots.length;
  for (const shot of shots) attack.leaveTube(h, fight, shot);
  let aimed: Shot | null = null;
  let plus = 0;
  for (const shot of shots) {
    if (attack.alreadySunk(h, shot.target, 'torpedoWasted')) continue;
    if (aimed === null || aimed.torpedo !== shot.torpedo || aimed.second !== shot.second) {
      aimed = shot;
      plus = plusOf(h, TORPEDO, shot);
    }
    if (rolledWith(h, TORPEDO, shot, plus) === 'miss' || rolled(h, DUD, shot) === 'dud') continue;
    strike(h, shot.target, rolled(h, TORPEDO_DAMAGE, shot));
  }
}

/** 9.4.2 — lone ships: gun, forward tubes, aft tubes, as long as there is something to fire at. */
function fireAtWill(h: Hand): void {
  const { captain } = h;
  const fight = fightOf(captain);
  while (unescorted.afloat(fight)) {
    const gun = !unescorted.gunOption(captain.boat, fight).refused;
    const forward = !unescorted.torpedoOption(captain.boat, fight, 'forward').refused;
    const aft = !unescorted.torpedoOption(captain.boat, fight, 'aft').refused;
    if (!gun && !forward && !aft) break;
    h.answers++;
    if (gun) gunnery(h);
    else if (sparesTorpedoes(captain, fight)) break;
    else volley(h, forward ? 'forward' : 'aft');
  }
  reload(h);
  linger(h);
}

/** 9.3.2 — all rounds at the richest ship. */
function gunnery(h: Hand): void {
  const { boat } = h.captain;
  const fight = fightOf(h.captain);
  const shell = { target: richest(fight) };
  const rounds = Math.min(GUN_ROUNDS, boat.ammo);
  h.answers++;
  fight.spent.gun = true;
  boat.ammo -= rounds;
  attack.logTarget(h, shell.target);
  const plus = plusOf(h, SHELL, shell);
  for (let round = 0; round < rounds; round++) {
    if (attack.alreadySunk(h, shell.target, 'shellWasted')) continue;
    if (rolledWith(h, SHELL, shell, plus) === 'hit') strike(h, shell.target, rolled(h, SHELL_DAMAGE, shell));
  }
}

/** 9.4.2 — the torpedoes of one end. */
function volley(h: Hand, end: End): void {
  const { captain } = h;
  const fight = fightOf(captain);
  const shots: Shot[] = [];
  h.answers++;
  takeAim(captain.boat, end, false, targetsOf(captain, fight, readyAt(captain.boat, end)), shots);
  fight.spent[end] = true;
  fire(h, shots);
}

/** 9.4.3 — another round, or away; whoever stays may be found. */
function linger(h: Hand) {
  const { captain } = h;
  const fight = fightOf(captain);
  const able = unescorted.afloat(fight) && canHurt(captain.boat, fight);
  if (able) h.answers++;
  if (!able || !wantsAnother(captain, fight, h.temper)) return contact.endEncounter(h);
  const visitor = rolled(h, ADDITIONAL_ROUND, null);
  if (visitor === 'none') return approach(h);
  if (visitor === 'escort') return escortsComeUp(h, fight);
  unescorted.driveOff(h);
  meetAircraft(h);
}

/** 9.4.6 — the escorts search at once; unseen, the boat may still attack. */
function escortsComeUp(h: Hand, fight: Fight) {
  unescorted.escortsComeUp(h);
  if (!depth(h)) return;
  const found = rolled(h, ARRIVAL_SEARCH, null);
  if (found === 'undetected') return approach(h);
  fight.round = 1;
  fight.found = found;
  if (attackRun(h) && hunt(h)) goAfter(h);
}

/** 9.7 — after the attack: the cripples, the others, or nobody. */
function goAfter(h: Hand) {
  const { captain, state } = h;
  const fight = fightOf(captain);
  if (reasonToAbort(captain) || patrolOf(captain).aborted || follow.letGo(state, fight))
    return contact.endEncounter(h);
  const cripple = !follow.crippleOption(captain, fight).refused;
  const ships = follow.chaseRefusal(captain, fight) === null;
  if (cripple || ships) h.answers++;
  if (cripple && wantsCripple(captain, fight, h.temper)) return finishOff(h);
  if (ships && wantsMore(captain, fight, h.temper)) return chase(h);
  contact.endEncounter(h);
}

/** 9.7.7 — after the ships that were not hit. */
function chase(h: Hand) {
  follow.steamAfter(h);
  if (!follow.keepsContact(h.captain) && rolled(h, FOLLOW_SHIPS, null) === 'lost')
    return contact.endEncounter(h);
  if (follow.findAgain(h) === 'convoy') identify(h, 'convoy');
  else close(h);
}

/** 9.7.6 — after the largest of the cripples, by night where there is one. */
function finishOff(h: Hand): void {
  const { ships } = fightOf(h.captain);
  follow.steamAfter(h);
  const escorted = ships[0]?.kind === 'capital' || rolled(h, FOLLOW_DAMAGED, null) === 'escorted';
  if (ships.filter(follow.crippled).length > 1) h.answers++;
  follow.singleOut(h, largestCripple(ships), escorted);
  const column = contact.lightColumn(h.captain);
  if (column !== 'midsummer' && column !== 'midwinter') h.answers++;
  contact.setLight(h, column === 'midsummer' ? 'day' : 'night');
  approach(h);
}

function largestCripple(ships: readonly Ship[]): number {
  let largest = -1;
  for (let i = 0; i < ships.length; i++) {
    const ship = ships[i] as Ship;
    if (follow.crippled(ship) && (largest < 0 || ship.tons > (ships[largest] as Ship).tons)) largest = i;
  }
  return largest;
}
