/** Combat, second part: escorts look for boats and move (9.6 - 9.10, 9.30). */
import type { Modifier, Odds } from '@flotilla/table';
import { chanceToPass, sumOf, takeFromCup } from '@flotilla/table';
import { DETECTION_RANGE, HEAVY_LOSS, LIGHT_LOSS } from '../data/charts.ts';
import { TACTICS } from '../data/tactics.ts';
import type { Depth, EscortCard } from '../data/types.ts';
import type { Battle, Boat, Fighter, Known, Ship } from '../state.ts';
import type { T } from './book.ts';
import { pick, step } from './book.ts';
import { PATROL_COURSE } from './charts.ts';
import { detectionBonus } from './conditions.ts';
import { alongRing, courseEnds, driftEnds, GONE, neighbours, range, ringOf } from './display.ts';
import { encounter, shipFacts } from './facts.ts';
import {
  boatOf,
  campaignOf,
  cards,
  escortCard,
  isEscort,
  shipOf,
  shipSpeed,
  shipText,
  zoneText,
} from './lookup.ts';
import { afloat, battleOf, onDisplay, reveal, revealAround } from './sight.ts';

const TACTICS_BY_ID = new Map(TACTICS.map((counter) => [counter.id, counter]));

/** Escorts on the display. */
export const screen = (battle: Battle): Ship[] => onDisplay(battle).filter(isEscort);

/** 9.7 — how far an escort looks for a boat at a depth; every Alerted counter adds one. */
export const detectionRange = (battle: Battle, depth: Depth): number =>
  DETECTION_RANGE[depth] + battle.alerted;

/** Boats an escort would roll for: in range and not yet detected. */
const suspects = (battle: Battle, ship: Ship): Fighter[] =>
  afloat(battle).filter(
    (fighter) =>
      !fighter.detected &&
      range(ship.area as string, fighter.area as string) <= detectionRange(battle, fighter.depth),
  );

/** 9.6 — escorts act in the order the player wants; it is asked only where it can matter, and not after the last boat. */
export const escorts = pick('escorts', {
  rule: '9.6',
  options: (s) => {
    const battle = battleOf(s);
    if (afloat(battle).length === 0) return [];
    const waiting = screen(battle).filter((ship) => !ship.acted);
    const matters = waiting.some((ship) => suspects(battle, ship).length > 0);
    return (matters ? waiting : waiting.slice(0, 1)).map((ship) => ({
      id: ship.slot,
      text: suspects(battle, ship).length > 0 ? 'near' : 'far',
      args: { ship: shipText(s, ship), zone: zoneText(ship.area as string) },
      value: ship.slot,
    }));
  },
  odds: (s, { value }): Odds[] => {
    const battle = battleOf(s);
    const ship = shipOf(battle, value as string);
    const near = suspects(battle, ship).map(({ id, depth }) => ({ boat: boatOf(s, id), depth }));
    const chance = chanceToDetect(s, battle, ship, near);
    return chance > 0 ? [{ of: 'detects', chance }] : [];
  },
  take: (t, { value }) => {
    t.next('escortTurn', { slot: value as string });
    t.next('escorts');
  },
});

/** What a detection die is judged by. */
interface Sweep {
  readonly alerted: number;
  readonly light: number;
  readonly heavy: number;
  readonly tactics: number;
  readonly condition: number;
  readonly exposed: number;
}

/** 9.7 — modifiers of a detection die. */
export const DETECTION_MODIFIERS: readonly Modifier<Sweep>[] = [
  { why: 'alerted', rule: '9.7', value: (sweep) => sweep.alerted, bounds: [0, 20] },
  { why: 'lightDamage', rule: '9.7', value: -LIGHT_LOSS, when: (sweep) => sweep.light > 0 },
  { why: 'heavyDamage', rule: '9.7', value: -HEAVY_LOSS, when: (sweep) => sweep.heavy > 0 },
  { why: 'tactics', rule: '9.30', value: (sweep) => sweep.tactics, bounds: [0, 2] },
  { why: 'condition', rule: '8.7', value: (sweep) => sweep.condition, bounds: [-5, 5] },
  { why: 'exposed', rule: '7.3', value: (sweep) => sweep.exposed, bounds: [-20, 20] },
];

/** What an escort brings to the search for a boat. */
function sweepOf(s: Known, battle: Battle, ship: Ship, boat: Boat, depth: Depth): Sweep {
  return {
    alerted: battle.alerted,
    light: ship.light,
    heavy: ship.heavy,
    tactics: tacticsOf(ship, 'detect'),
    condition: detectionBonus(s, battle.condition, depth),
    exposed: boat.exposed.reduce(
      (sum, op) => sum + (op.against === 'any' || op.against === depth ? op.n : 0),
      0,
    ),
  };
}

/** 9.30 — what the tactics counter of an escort adds. */
export const tacticsOf = (ship: Ship, use: 'detect' | 'attack'): number =>
  ship.tactics === null ? 0 : (TACTICS_BY_ID.get(ship.tactics)?.[use] ?? 0);

/** 9.30 — the most a tactics counter may add to an escort's attack: what it has drawn, or the best it may draw. */
export const mostTactics = (s: Known, ship: Ship): number =>
  ship.tactics !== null || !campaignOf(s).tactics
    ? tacticsOf(ship, 'attack')
    : Math.max(...TACTICS.map((counter) => counter.attack));

/** 9.30 — an escort draws its tactics counter the first time it detects or attacks. */
export function drawTactics(t: T, ship: Ship): void {
  if (ship.tactics !== null) return;
  const counter = takeFromCup(t.state.cup, t, 'tactics');
  if (counter === null) return;
  ship.tactics = counter;
  t.say('tacticsDrawn', '9.30', () => ({
    ship: shipFacts(t.state, ship),
    counter,
    detect: tacticsOf(ship, 'detect'),
    attack: tacticsOf(ship, 'attack'),
  }));
}

const detection = (needed: number) => ({ purpose: 'detection', rule: '9.7', dice: 'd10', atLeast: needed });

/** A boat that is looked for, at the depth it has or may take. */
interface Quarry {
  readonly boat: Boat;
  readonly depth: Depth;
}

/** The chance that an escort detects any of these boats: the mean over all it may be and all counters it may draw. */
function chanceToDetect(s: Known, battle: Battle, ship: Ship, near: readonly Quarry[]): number {
  const kin = mayBe(s, ship);
  let chance = 0;
  for (const { tactics, share } of mayDraw(s, battle, ship)) {
    const bonus = near.map(({ boat, depth }) =>
      sumOf(DETECTION_MODIFIERS, { ...sweepOf(s, battle, ship, boat, depth), tactics }),
    );
    for (const card of kin) {
      const unseen = near.map(({ depth }, i) => 1 - chanceToPass(detection(detectOn(card, depth)), bonus[i]));
      chance += (share / kin.length) * (1 - unseen.reduce((product, one) => product * one, 1));
    }
  }
  return chance;
}

/** The number an escort detects a boat on. */
const detectOn = (card: EscortCard, depth: Depth): number =>
  depth === 'surfaced' ? card.surface.detect : card.submerged.detect;

/** The escorts a ship may turn out to be; the one it is, once it is known. */
function mayBe(s: Known, ship: Ship): EscortCard[] {
  if (ship.card !== null) return [escortCard(s, ship.card)];
  return [...cards(s).escorts.values()].filter((card) => (card.fleet ?? false) === (ship.kind === 'fleet'));
}

/** 9.30 — what tactics may add to an escort's detection dice: its counter, or any of those left in the cup. */
function mayDraw(s: Known, battle: Battle, ship: Ship): { tactics: number; share: number }[] {
  const drawn = (id: string) => battle.ships.filter((other) => other.tactics === id).length;
  const left = TACTICS.map(({ id, count, detect }) => ({ tactics: detect, n: count - drawn(id) }));
  const all = left.reduce((sum, { n }) => sum + n, 0);
  if (ship.tactics !== null || all === 0 || !campaignOf(s).tactics)
    return [{ tactics: tacticsOf(ship, 'detect'), share: 1 }];
  return left.map(({ tactics, n }) => ({ tactics, share: n / all }));
}

/** The least and the greatest chance of something that the player still decides upon. */
export interface Chances {
  readonly least: number;
  readonly most: number;
}

const SAFE: Chances = { least: 0, most: 0 };

/** 9.5, 9.7 — the chance that escorts detect a boat this phase, over the ends where it and they may fall back to. */
export function detectionRisk(
  s: Known,
  boat: Boat,
  depth: Depth,
  ends: readonly string[],
  reference: number,
): Chances {
  const risks = ends.map((end) => (end === GONE ? SAFE : riskAt(s, boat, depth, end, reference)));
  return {
    least: Math.min(...risks.map((risk) => risk.least)),
    most: Math.max(...risks.map((risk) => risk.most)),
  };
}

function riskAt(s: Known, boat: Boat, depth: Depth, area: string, reference: number): Chances {
  const battle = battleOf(s);
  const reach = detectionRange(battle, depth);
  const unseen = { least: 1, most: 1 };
  for (const ship of screen(battle)) {
    const ends = driftEnds(ship.area as string, Math.max(0, reference - shipSpeed(s, ship)));
    const near = ends.filter((end) => end !== GONE && range(end, area) <= reach);
    if (near.length === 0) continue;
    const missed = 1 - chanceToDetect(s, battle, ship, [{ boat, depth }]);
    unseen.most *= missed;
    if (near.length === ends.length) unseen.least *= missed;
  }
  return { least: 1 - unseen.least, most: 1 - unseen.most };
}

/** 9.7 — an escort rolls for every boat within range, then moves. */
export const escortTurn = step('escortTurn', (t, { slot }) => {
  const s = t.state;
  const battle = battleOf(s);
  const ship = shipOf(battle, slot);
  ship.acted = true;
  const near = suspects(battle, ship);
  if (near.length > 0) {
    reveal(t, ship);
    drawTactics(t, ship);
  }
  for (const fighter of near) {
    if (ship.card === null) break;
    const card = escortCard(s, ship.card);
    const sweep = sweepOf(s, battle, ship, boatOf(s, fighter.id), fighter.depth);
    const roll = t.check(detection(detectOn(card, fighter.depth)), DETECTION_MODIFIERS, sweep);
    if (roll.outcome) fighter.detected = true;
    t.say(roll.outcome ? 'detected' : 'undetected', '9.7', () => encounter(s, ship, fighter));
  }
  t.next('escortMove', { slot });
});

/** 9.9, 9.10 — straight at a detected boat, or along the screen. */
export const escortMove = step('escortMove', (t, { slot }) => {
  const s = t.state;
  const battle = battleOf(s);
  const ship = shipOf(battle, slot);
  const speed = shipSpeed(s, ship);
  if (ship.area === null || speed === 0) return;
  const from = ship.area;
  const detected = afloat(battle).filter((fighter) => fighter.detected);
  const prey = detected.length > 0 ? oneOf(t, detected, 'escort.target') : null;
  ship.area = prey ? hunt(t, from, prey, speed) : patrol(t, from);
  if (ship.area === from) return;
  const said = () => ({ ship: shipFacts(s, ship), fromZone: from });
  if (prey) t.say('escortHunts', '9.9', () => ({ ...said(), boat: prey.id }));
  else t.say('escortMoves', '9.10', said);
  revealAround(t);
});

/** 9.9 — straight at a boat, by any of the shortest ways. */
const hunt = (t: T, from: string, prey: Fighter, speed: number): string =>
  oneOf(t, courseEnds(from, prey.area as string, speed), 'escort.course');

/** 9.10 — in the short ring by a die; from elsewhere to a random area nearer to the screen. */
function patrol(t: T, from: string): string {
  const ring = ringOf(from);
  if (ring === 'short') {
    const way = t.roll(PATROL_COURSE).outcome;
    return way === 0 ? from : alongRing(from, way);
  }
  const wanted = ring === 'long' ? 'medium' : 'short';
  return oneOf(
    t,
    neighbours(from).filter((area) => ringOf(area) === wanted),
    'escort.course',
  );
}

/** One of several by lot; a single one without. */
const oneOf = <X>(t: T, several: readonly X[], purpose: string): X =>
  (several.length === 1 ? several[0] : several[t.below(several.length, purpose)]) as X;
