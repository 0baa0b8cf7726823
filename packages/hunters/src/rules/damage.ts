/** Damage to the boat and her crew, hit by hit (rules 9.6.9, 9.6.10, 10.1, 10.3, 10.5, 10.6). */
import type { Hit, Man, System } from '../data/charts/damage.ts';
import { CREW_INJURY, E4, MORE_FLOODING, SEVERITY } from '../data/charts/damage.ts';
import type { Captain, Wound } from '../state.ts';
import { factsOf, fitted } from './boat.ts';
import type { T } from './book.ts';
import { me, patrolOf } from './book.ts';
import { aboard, commander, nextHand, worse } from './crew.ts';
import { boatSinks, dies, forcedUp } from './loss.ts';
import { roll } from './luck.ts';
import { ENGINEER } from './modifiers.ts';

/** 9.6.9 — E4, one hit; it takes effect before the next one is rolled. */
export const hit = roll('hit', {
  chart: E4,
  welcome: (outcome) => outcome === 'minor',
  fell: (t, { outcome }) => {
    const { hull, flooding, hurt } = harmOf(outcome);
    if (hull > 0) return hullHit(t, hull);
    if (flooding > 0) return flood(t, flooding);
    if (hurt > 0) {
      for (let man = 0; man < hurt; man++) t.next('injury');
      return;
    }
    if (outcome === 'minor') return t.say('minorHit', '9.6.9', {});
    for (const system of systemsHit(me(t.state), outcome)) knockOut(t, system);
  },
});

/** What one hit does besides knocking out systems: hull boxes, flooding boxes, men hurt. */
export interface Harm {
  readonly hull: number;
  readonly flooding: number;
  readonly hurt: number;
}

const NO_HARM: Harm = { hull: 0, flooding: 0, hurt: 0 };

const HARMS: Readonly<Partial<Record<Hit, Harm>>> = {
  hull: { ...NO_HARM, hull: 1 },
  hullTwice: { ...NO_HARM, hull: 2 },
  flooding: { ...NO_HARM, flooding: 1 },
  floodingTwice: { ...NO_HARM, flooding: 2 },
  crew: { ...NO_HARM, hurt: 1 },
  crewTwice: { ...NO_HARM, hurt: 2 },
};

/** 9.6.9 — what a hit does to hull, tanks and crew; nothing when it strikes a system. */
export const harmOf = (hit: Hit): Harm => HARMS[hit] ?? NO_HARM;

/** 9.6.9 — the systems a hit strikes. */
function systemsHit(captain: Captain, hit: Hit): readonly System[] {
  if (hit === 'allFlak') return factsOf(captain.boat).flak;
  return [hit === 'light' ? lightGun(captain) : (hit as System)];
}

/** 11.4.7 — on the flak boat a hit on the 2 cm gun takes one of the quads. */
function lightGun({ boat }: Captain): System {
  if (boat.type !== 'VIICFlak') return 'flak20';
  return boat.systems.quadA === 'sound' ? 'quadA' : 'quadB';
}

/** 10.3.1 — hull boxes fill up; the last one is the end. */
function hullHit(t: T, boxes: number): void {
  const captain = me(t.state);
  const { boat } = captain;
  const limit = factsOf(boat).hull;
  boat.hull = Math.min(limit, boat.hull + boxes);
  t.say('hullHit', '10.3.1', { boxes, hull: boat.hull, limit });
  if (boat.hull >= limit) boatSinks(t, captain.raid ? 'bombed' : 'sunk');
}

/** 10.1.1, 10.1.2 — water comes in; the last flooding box forces the boat up. */
function flood(t: T, boxes: number): void {
  const captain = me(t.state);
  const { boat } = captain;
  const limit = factsOf(boat).flooding;
  boat.flooding = Math.min(limit, boat.flooding + boxes);
  if (captain.raid) captain.raid.flooded = true;
  else if (captain.fight) captain.fight.flooded = true;
  t.say('flooded', '10.1.1', { boxes, flooding: boat.flooding, limit });
  if (boat.flooding >= limit) forcedUp(t);
}

/** 10.6.3 — a system fails only once; one that is not on board, or already broken, cannot. */
function knockOut(t: T, system: System) {
  const { boat } = me(t.state);
  if (!fitted(boat, system) || boat.systems[system] !== 'sound')
    return t.say('noEffect', '10.6.3', { system, condition: boat.systems[system] });
  boat.systems[system] = 'damaged';
  t.say('systemDamaged', '10.0', { system });
}

/** 10.1.3 — after a round with flooding more water may come in. */
export const moreFlooding = roll('moreFlooding', {
  chart: MORE_FLOODING,
  modifiers: ENGINEER,
  about: (s) => me(s).crew,
  welcome: (outcome) => outcome === 'holds',
  fell: (t, { outcome }) => {
    if (outcome === 'leaks') flood(t, 1);
  },
});

/** 9.6.10 — E5, who is hurt. */
export const injury = roll('injury', {
  chart: CREW_INJURY,
  welcome: (man, s) => !hurtable(me(s), man),
  fell: (t, { outcome }) => {
    if (hurtable(me(t.state), outcome)) return t.next('severity', { man: outcome });
    t.say('unhurt', '9.6.10', { man: outcome });
  },
});

/** 9.6.10 — whether there is somebody who can still be hurt. */
function hurtable(captain: Captain, man: Man | 'crew'): boolean {
  if (man === 'crew') return nextHand(captain.crew) >= 0;
  return aboard(captain, man) && captain.crew.men[man] !== 'KIA';
}

/** The wound, so far, of the man who is hit; for the crew, that of the next crew box. */
const woundBefore = ({ crew }: Captain, man: Man | 'crew'): Wound =>
  man === 'crew' ? (crew.hands[nextHand(crew)] ?? 'fit') : crew.men[man];

/** 9.6.10, 10.6.2 — E5, how badly; wounds add up. */
export const severity = roll('severity', {
  chart: SEVERITY,
  welcome: (outcome, s, { man }) => {
    const before = woundBefore(me(s), man);
    const after = worse(before, outcome);
    return after === 'LW' || after === before;
  },
  fell: (t, { outcome }, { man }) => {
    const captain = me(t.state);
    const { crew } = captain;
    const before = commander(crew);
    const was = woundBefore(captain, man);
    const wound = worse(was, outcome);
    if (man === 'crew') {
      const hand = nextHand(crew);
      crew.hands[hand] = wound;
      return t.say('wounded', '10.5.1', { man, hand, wound, before: was });
    }
    if (man === 'kommandant' && wound === 'KIA') return dies(t, 'killed');
    crew.men[man] = wound;
    t.say('wounded', '10.5.1', { man, hand: -1, wound, before: was });
    if (man === 'agent' && (wound === 'SW' || wound === 'KIA')) loseAgent(t);
    const now = commander(crew);
    if (now !== before) t.say('commandPasses', '10.5.3', { man: now });
  },
});

/** 10.5.3 — if the agent is too badly hurt to land, the mission has failed. */
function loseAgent(t: T): void {
  patrolOf(me(t.state)).mission = 'failed';
  t.say('missionFailed', '10.5.3', { task: 'agent' });
}
