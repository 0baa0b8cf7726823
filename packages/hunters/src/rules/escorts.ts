/** Escorts: the detection and depth-charge cycle (rule 9.6), escort quality and evasion (14.6, 14.8). */
import type { Chart } from '@flotilla/table';
import { defineChart, option, options, refuse } from '@flotilla/table';
import type { Blast } from '../data/charts/escorts.ts';
import { COURSES, detectionChart, E3, ESCORT_COURSE, QUALITY } from '../data/charts/escorts.ts';
import { isDuel } from '../modes/duel.ts';
import type { Boat, Fight, State } from '../state.ts';
import { courseHits, evades, hitsOf, qualityColumn, tellHits, worthOfHits } from './blast.ts';
import { factsOf } from './boat.ts';
import type { Helm, T } from './book.ts';
import { fightOf, me, pick, step } from './book.ts';
import { huntFacts } from './circumstances.ts';
import { newFight } from './contact.ts';
import { beginRound, depthRefusal } from './engagement.ts';
import { boatSinks } from './loss.ts';
import { DEPTH_CHARGES, SEARCH } from './modifiers.ts';
import { evasionOdds, huntOdds, survivesPressure } from './odds.ts';
import { ownDice } from './sea.ts';
import { throws } from './throws.ts';

/** 14.6.1 — how good the escorts are, once for each encounter. */
export const escortQuality = throws('escortQuality', {
  chart: QUALITY,
  column: (s) => qualityColumn(me(s)),
  purpose: 'escort.quality',
  idle: (t) => fightOf(me(t.state)).quality !== 'unknown',
  welcome: (outcome) => outcome === 'green',
  fell: (t, { outcome }) => {
    fightOf(me(t.state)).quality = outcome;
    t.say('escortsRated', '14.6.2', { quality: outcome });
  },
});

/** 14.6.1 — right before their first search it shows how good the escorts are. */
export function rateEscorts(t: T): void {
  if (t.state.rules.escortQuality) t.next('escortQuality');
}

/** Escorts without a convoy hunt the boat: called by aircraft (9.8.3) or waiting at Gibraltar (7.3.3). */
export function beginHunt(t: T): void {
  callEscorts(t);
  rateEscorts(t);
  t.next('hunt');
}

/** 7.3.3, 9.8.3 — escorts without ships to guard. */
export function callEscorts(t: Helm): void {
  ownDice(t);
  me(t.state).fight = newFight('hunted', true);
}

/** What the searches and depth charges of a hunt are about. */
export const aboutHunt = (s: State): number => huntFacts({ captain: me(s), fight: fightOf(me(s)) });

/** 9.4.6 — escorts that come up search at once; undetected, the boat may still attack (ruling H13). */
export const arrivalSearch = throws('arrivalSearch', {
  chart: ({ rules }) => detectionChart(rules),
  column: () => 'search',
  purpose: 'escort.arrival',
  rule: '9.4.6',
  modifiers: SEARCH,
  about: aboutHunt,
  welcome: (outcome) => outcome === 'undetected',
  fell: (t, { outcome }) => {
    const fight = fightOf(me(t.state));
    if (outcome === 'undetected') {
      t.say('notFound', '9.6.2', {});
      return t.next('approach');
    }
    fight.round = 1;
    fight.found = outcome;
    t.next('attackRun');
  },
});

/** 9.6 — one round of the cycle: dive deeper or not, then the escorts search. */
export const hunt = step('hunt', (t) => {
  beginRound(fightOf(me(t.state)));
  t.next('testDepth');
  t.next('search');
});

/** 9.6.4 — before each search the boat may go deeper than she was built for, once in a round (9.6.5). */
export const testDepth = pick('testDepth', {
  rule: '9.6.4',
  about: (s) => ({ hull: me(s).boat.hull, limit: factsOf(me(s).boat).hull }),
  options: (s) => DEPTHS[depthRefusal(fightOf(me(s)))],
  odds: (s, { id }) => {
    const { boat } = me(s);
    if (id !== 'dive') return huntOdds(s, false);
    return [
      { of: 'survivePressure', chance: survivesPressure(boat.hull, factsOf(boat).hull) },
      ...huntOdds(s, true),
    ];
  },
  take: (t, { id }) => {
    if (id === 'dive' && goDeeper(t)) t.next('pressure');
  },
});

const DEPTHS = {
  '': options('hold', 'dive'),
  tooShallow: [option('hold'), refuse('dive', 'refused.tooShallow', '9.6.6')],
  divedBefore: [option('hold'), refuse('dive', 'refused.divedBefore', '9.6.5')],
};

/** 10.3.4 — going below test depth costs a hull box before the dice are thrown; false when it was the last. */
export function goDeeper(t: Helm): boolean {
  const { boat } = me(t.state);
  fightOf(me(t.state)).dived = true;
  boat.hull++;
  t.say('wentDeep', '9.6.4', strained(boat, 1));
  return !crushed(t);
}

const strained = (boat: Boat, boxes: number) => ({ boxes, hull: boat.hull, limit: factsOf(boat).hull });

/** 9.6.4, 10.3.2 — the last hull box is gone, and the boat with it. */
function crushed(t: Helm): boolean {
  const { boat } = me(t.state);
  if (boat.hull < factsOf(boat).hull) return false;
  boatSinks(t, 'crushed');
  return true;
}

/** 9.6.4 — the dice against the damaged hull boxes: one chart for each number of boxes. */
const PRESSURE: readonly Chart<'implodes' | 'gives' | 'holds', 'all'>[] = Array.from(
  { length: 10 },
  (_, hull) =>
    defineChart({
      id: 'pressure',
      rule: '9.6.4',
      dice: '2d6',
      columns: {
        all: [
          { to: hull - 1, result: 'implodes' },
          { from: hull, to: hull, result: 'gives' },
          { from: hull + 1, result: 'holds' },
        ],
      },
    }),
);

/** 9.6.4 — the hull under pressure. */
export const pressure = throws('pressure', {
  chart: (s) => PRESSURE[me(s).boat.hull] as (typeof PRESSURE)[number],
  welcome: (outcome) => outcome === 'holds',
  fell: (t, { outcome }) => {
    if (givesWay(t, outcome)) t.next('pressure');
  },
});

/** 9.6.4 — what the pressure does; true when the hull gave way and is tried again. */
export function givesWay(t: Helm, outcome: 'implodes' | 'gives' | 'holds'): boolean {
  const { boat } = me(t.state);
  if (outcome === 'implodes') {
    boatSinks(t, 'imploded');
    return false;
  }
  if (outcome === 'holds') {
    fightOf(me(t.state)).deep = true;
    t.say('pressureHeld', '9.6.4', strained(boat, 0));
    return false;
  }
  boat.hull++;
  t.say('pressureGave', '9.6.4', strained(boat, 1));
  return !crushed(t);
}

/** 9.6.7 — E2, the escorts search. */
export const search = throws('search', {
  chart: ({ rules }) => detectionChart(rules),
  column: () => 'search',
  modifiers: SEARCH,
  about: aboutHunt,
  welcome: (outcome) => outcome === 'undetected',
  fell: (t, { outcome }) => {
    const fight = fightOf(me(t.state));
    if (outcome === 'undetected') {
      t.say('escaped', '9.6.7', { rounds: fight.round });
      return t.next('aftermath');
    }
    fight.found = outcome;
    t.say('found', '9.6.7', { detection: outcome, round: fight.round });
    t.next('attackRun');
  },
});

/** 9.6.8 — the escorts run in: evasion where it is played, the charges, the damage, and round again. */
export const attackRun = step('attackRun', (t) => {
  const captain = me(t.state);
  beginRun(fightOf(captain));
  if (evades(t.state, captain)) t.next(isDuel(t.state) ? 'evadeTogether' : 'evade');
  t.next('depthCharges');
});

/** 9.6.8 — the boat is found; nothing is known yet of this run. */
export function beginRun(fight: Fight): void {
  fight.detected = true;
  fight.flooded = false;
  fight.evade = 0;
  fight.courseHits = 0;
}

const EVASIONS = [1, 2, 3, 4, 5, 6].map((value) =>
  option(String(value), { text: COURSES[value - 1] as string, args: { number: value }, value }),
);

/** 14.8 — the boat turns. */
export const evade = pick('evade', {
  rule: '14.8',
  options: () => EVASIONS,
  odds: (s, { value }) => evasionOdds(s, value ?? 1),
  take: (t, { value }) => {
    fightOf(me(t.state)).evade = value ?? 0;
    t.next('escortCourse');
  },
});

/** 14.8.1 — the escort turns too. */
export const escortCourse = throws('escortCourse', {
  chart: ESCORT_COURSE,
  welcome: (escort, s) => courseHits(fightOf(me(s)).evade, escort) < 0,
  fell: (t, { outcome }) => settleCourses(t, outcome),
});

/** 14.8.1 — compares the courses of boat and escort. */
export function settleCourses(t: T, escort: number): void {
  const fight = fightOf(me(t.state));
  fight.courseHits = courseHits(fight.evade, escort);
  t.say('evaded', '14.8.1', { boat: fight.evade, escort, hits: fight.courseHits });
}

/** 9.6.8, 14.6.3, 14.8 — the hits of a pattern of depth charges. */
export function chargesHit(s: State, blast: Blast): Blast {
  const { quality, evade, courseHits } = fightOf(me(s));
  return hitsOf(blast, quality, evade > 0, courseHits);
}

/** 9.6.8 — E3, depth charges. */
export const depthCharges = throws('depthCharges', {
  chart: E3,
  purpose: 'escort.charges',
  modifiers: DEPTH_CHARGES,
  about: aboutHunt,
  welcome: (outcome, s) => chargesHit(s, outcome) === 0,
  worth: (outcome, s) => worthOfHits(chargesHit(s, outcome)),
  fell: (t, { outcome }) => {
    const { quality, evade, courseHits, round } = fightOf(me(t.state));
    const hits = chargesHit(t.state, outcome);
    tellHits(t, 'escorts', outcome, quality, evade > 0, courseHits);
    if (hits === 'sunk') return boatSinks(t, 'sunk');
    t.say('depthCharged', '9.6.8', { hits, round });
    for (let hit = 0; hit < hits; hit++) t.next('hit');
    t.next('roundOver');
  },
});

/** 10.1.3, 9.6.12 — more water, and the escorts come round again. */
export const roundOver = step('roundOver', (t) => {
  if (fightOf(me(t.state)).flooded) t.next('moreFlooding');
  t.next('hunt');
});
