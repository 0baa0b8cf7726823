/** Exact odds of what is offered, from the same charts and modifier lists the rolls use. */
import type { FormChoice, Odds } from '@flotilla/table';
import { chanceIn, distributionOf, lookup, oddsOf, rowThrown, sumOf } from '@flotilla/table';
import type { Blast, Detection } from '../data/charts/escorts.ts';
import { detectionChart, E3, QUALITY } from '../data/charts/escorts.ts';
import { dudColumn, U1, U2, U3 } from '../data/charts/fire.ts';
import type { Approach, Boat, Captain, Commander, End, Fight, Shot, State, View } from '../state.ts';
import { courseHits, evades, hitsOf, qualityColumn } from './blast.ts';
import { readyAt, tubesOf } from './boat.ts';
import { fightOf, me } from './book.ts';
import type { FireScene, HuntScene } from './circumstances.ts';
import { huntFacts, shotFacts } from './circumstances.ts';
import { shipText } from './diary.ts';
import { beginRound, leaveWake, turnIn } from './engagement.ts';
import { APPROACH, DEPTH_CHARGES, DUD, FIRE, GUN_DAMAGE, SEARCH } from './modifiers.ts';
import { ENDS, fromBothEnds, shotIn } from './tubes.ts';

/** The chance that dice exceed, equal or fall under a number is asked of 2d6 here. */
const TWO_DICE = '2d6';

/** 9.6.4 — the chance to live through a dive below test depth with this many hull boxes filled before it. */
export function survivesPressure(hull: number, limit: number): number {
  const boxes = hull + 1;
  if (boxes >= limit) return 0;
  let above = 0;
  let equal = 0;
  for (const [dice, chance] of distributionOf(TWO_DICE)) {
    if (dice > boxes) above += chance;
    else if (dice === boxes) equal = chance;
  }
  return Math.min(1, above + (equal === 0 ? 0 : equal * survivesPressure(boxes, limit)));
}

/** The chance that a torpedo or a round of the deck gun hits (9.2.3). */
export const hitChance = (scene: FireScene): number =>
  chanceIn(
    U1,
    scene.fight.approach?.range ?? 'medium',
    sumOf(FIRE, shotFacts(scene)),
    (outcome) => outcome === 'hit',
  );

/** The chance of each number of damage points from one torpedo, nothing included, by points. */
export function torpedoPoints(captain: Captain, fight: Fight, shot: Shot): number[] {
  const hits = hitChance({ captain, fight, shot });
  return pointsOf(hits * (1 - dudChance(captain, shot.torpedo)), 'torpedo', 0);
}

/** The chance that a torpedo that hits does not explode (9.2.4). */
export function dudChance(captain: Commander, torpedo: 'steam' | 'electric'): number {
  const column = dudColumn(captain.month, torpedo);
  return chanceIn(U2, column, sumOf(DUD, captain), (outcome) => outcome === 'dud');
}

/** The chance of a dud for each kind of torpedo in a plan. */
const dudOdds = (captain: Captain, shots: readonly Shot[]): Odds[] =>
  (['steam', 'electric'] as const)
    .filter((torpedo) => shots.some((shot) => shot.torpedo === torpedo))
    .map((torpedo) => ({
      of: torpedo === 'steam' ? 'dudSteam' : 'dudElectric',
      chance: dudChance(captain, torpedo),
    }));

/** The same for one round of the deck gun. */
export function shellPoints(captain: Captain, fight: Fight): number[] {
  const hits = hitChance({ captain, fight, shot: null });
  return pointsOf(hits, 'gun', sumOf(GUN_DAMAGE, captain));
}

function pointsOf(hits: number, column: 'torpedo' | 'gun', plus: number): number[] {
  const points = [1 - hits, 0, 0, 0, 0];
  for (const [die, chance] of distributionOf('d6')) {
    const value = lookup(U3, column, die + plus);
    points[value] = (points[value] ?? 0) + hits * chance;
  }
  return points;
}

/** The chance that several weapons together reach a number of points. */
export function reaches(weapons: readonly number[][], points: number): number {
  let sums = [1];
  for (const weapon of weapons) {
    const next = new Array<number>(sums.length + weapon.length - 1).fill(0);
    sums.forEach((chance, sum) => {
      weapon.forEach((more, value) => {
        next[sum + value] = (next[sum + value] ?? 0) + chance * more;
      });
    });
    sums = next;
  }
  return sums.slice(points).reduce((total, chance) => total + chance, 0);
}

/** The chance to sink each target of a plan. */
function sinkOdds(fight: Fight, weapons: readonly { target: number; points: number[] }[]): Odds[] {
  return fight.ships.flatMap((ship, target) => {
    const aimed = weapons.filter((weapon) => weapon.target === target).map((weapon) => weapon.points);
    if (aimed.length === 0 || ship.points === 0) return [];
    const chance = reaches(aimed, ship.points);
    return [{ of: `sink.${target + 1}`, text: 'sink', args: { ship: shipText(ship) }, chance }];
  });
}

/** The chance to stay undetected in a search with these circumstances. */
const undetectedChance = (s: State, scene: HuntScene): number =>
  chanceIn(
    detectionChart(s.rules),
    'search',
    sumOf(SEARCH, huntFacts(scene)),
    (outcome) => outcome === 'undetected',
  );

/** The chance that the next search finds the boat and its depth charges do as asked (9.6.8). */
function blastChance(s: State, scene: HuntScene, wanted: (blast: Blast) => boolean): number {
  const plus = sumOf(SEARCH, huntFacts(scene));
  let sum = 0;
  for (const [dice, chance] of distributionOf(TWO_DICE)) {
    const found: Detection = rowThrown(detectionChart(s.rules), 'search', dice, plus).result;
    if (found !== 'undetected')
      sum += chance * chargesChance({ ...scene, fight: { ...scene.fight, found } }, wanted);
  }
  return sum;
}

/** The chance of an outcome of the charges once the boat is found, escort quality and evasion included. */
function chargesChance({ captain, fight }: HuntScene, wanted: (blast: Blast) => boolean): number {
  const plus = sumOf(DEPTH_CHARGES, huntFacts({ captain, fight }));
  const hits = (blast: Blast): Blast => hitsOf(blast, fight.quality, fight.evade > 0, fight.courseHits);
  return chanceIn(E3, 'all', plus, (blast) => wanted(hits(blast)));
}

const sunk = (blast: Blast): boolean => blast === 'sunk';
const heavy = (blast: Blast): boolean => blast === 'sunk' || blast >= 3;

/** 14.8 — what evading promises, over all courses the escort may take. */
export function evasionOdds(s: State, number: number): readonly Odds[] {
  const captain = me(s);
  const chanceThat = (wanted: (blast: Blast) => boolean): number =>
    overCourses(fightOf(captain), number, (fight) => chargesChance({ captain, fight }, wanted));
  return [
    { of: 'oneHitLess', chance: chanceThatHits(number, (hits) => hits < 0) },
    { of: 'oneHitMore', chance: chanceThatHits(number, (hits) => hits === 1) },
    { of: 'threeHitsMore', chance: chanceThatHits(number, (hits) => hits === 3) },
    { of: 'threeOrMore', chance: chanceThat(heavy) },
    { of: 'sunkOutright', chance: chanceThat(sunk) },
  ];
}

/** A chance over all courses an escort may take against a boat that turns to this number. */
function overCourses(fight: Fight, number: number, chance: (fight: Fight) => number): number {
  let sum = 0;
  for (let escort = 1; escort <= 6; escort++)
    sum += chance({ ...fight, evade: number, courseHits: courseHits(number, escort) }) / 6;
  return sum;
}

const chanceThatHits = (number: number, wanted: (hits: number) => boolean): number =>
  [1, 2, 3, 4, 5, 6].filter((escort) => wanted(courseHits(number, escort))).length / 6;

const KINDS = [
  { torpedo: 'steam', hits: 'hitSteam', unseen: 'undetectedSteam' },
  { torpedo: 'electric', hits: 'hitElectric', unseen: 'undetectedElectric' },
] as const;

/** The kinds of torpedoes that are ready at these ends. */
const kindsReady = (boat: Boat, ends: readonly End[]) =>
  KINDS.filter(({ torpedo }) => ends.some((end) => isReady(boat, end, torpedo)));

/** The chance to hit of each kind of torpedo that is ready at these ends. */
const hitOdds = (captain: Captain, fight: Fight, ends: readonly End[]): Odds[] =>
  kindsReady(captain.boat, ends).map(({ torpedo, hits }) => {
    const shot = { end: ends[0] as End, torpedo, target: 0, second: false };
    return { of: hits, chance: hitChance({ captain, fight, shot }) };
  });

const isReady = (boat: Boat, end: End, torpedo: 'steam' | 'electric'): boolean =>
  readyAt(boat, end) > 0 && tubesOf(boat, end).includes(torpedo);

/** 9.0 — what a way of going in promises: hits, slipping through, staying hidden afterwards. */
export function approachOdds(s: State, approach: Approach): readonly Odds[] {
  const captain = me(s);
  const fight = { ...fightOf(captain) };
  turnIn(fight, approach);
  const odds = hitOdds(captain, fight, ENDS);
  if (!fight.escorted) return odds;
  if (approach.range === 'close' && !fight.arrival)
    odds.push({
      of: 'slipIn',
      chance: overQualities(s, captain, fight, (rated) => slipIn(s, captain, rated)),
    });
  return [...odds, ...hiddenOdds(s, captain, fight)];
}

/** The chance to stay hidden after firing what is loaded; by day steam and electric torpedoes differ by their wake (9.6.12). */
function hiddenOdds(s: State, captain: Captain, fight: Fight): Odds[] {
  const ready = kindsReady(captain.boat, ENDS);
  const [first] = ready;
  const after = (torpedo: Shot['torpedo']): number => hiddenAfter(s, captain, fight, [torpedo], false);
  if (first === undefined) return [];
  if (ready.length === 1 || fight.light === 'night')
    return [{ of: 'undetected', chance: after(first.torpedo) }];
  return ready.map(({ torpedo, unseen }) => ({ of: unseen, chance: after(torpedo) }));
}

/** The chance that the first search after firing these torpedoes finds nothing. */
function hiddenAfter(
  s: State,
  captain: Captain,
  before: Fight,
  fired: readonly Shot['torpedo'][],
  bothEnds: boolean,
): number {
  const fight = { ...before, bothEnds };
  for (const torpedo of fired) leaveWake(fight, torpedo);
  beginRound(fight);
  return overQualities(s, captain, fight, (rated) => undetectedChance(s, { captain, fight: rated }));
}

/** A chance over all the qualities escorts may turn out to have; as it is once they are rated, or never are (14.6.1). */
function overQualities(s: State, captain: Captain, fight: Fight, chance: (rated: Fight) => number): number {
  if (!s.rules.escortQuality || fight.quality !== 'unknown') return chance(fight);
  let sum = 0;
  for (const [quality, share] of oddsOf(QUALITY, qualityColumn(captain)))
    sum += share * chance({ ...fight, quality: quality as Fight['quality'] });
  return sum;
}

function slipIn(s: State, captain: Captain, fight: Fight): number {
  const first = s.rules.printing === 1;
  const column = first ? 'search' : 'approach';
  const plus = sumOf(first ? SEARCH : APPROACH, huntFacts({ captain, fight }));
  return chanceIn(detectionChart(s.rules), column, plus, (outcome) => outcome === 'undetected');
}

/** 9.2 — what a salvo promises: each ship sunk, and the boat not found afterwards. */
export function salvoOdds(s: State, shots: readonly Shot[]): readonly Odds[] {
  const captain = me(s);
  const fight = fightOf(captain);
  const weapons = shots.map((shot) => ({ target: shot.target, points: torpedoPoints(captain, fight, shot) }));
  const odds = [...sinkOdds(fight, weapons), ...dudOdds(captain, shots)];
  if (shots.length === 0) return odds;
  const fired = shots.map(({ torpedo }) => torpedo);
  odds.push({ of: 'undetected', chance: hiddenAfter(s, captain, fight, fired, fromBothEnds(shots)) });
  return odds;
}

/** 9.2.3, 9.2.4 — the chances of the torpedo in one tube as a plan stands, aimed or still held: to hit, and to be a dud. */
export function tubeOdds(
  captain: View,
  plan: FormChoice,
  tube: string,
): { readonly hit: number; readonly dud: number } | null {
  const { boat, fight } = captain;
  const shot = fight && shotIn(boat, plan, tube, fight.approach?.surfaced === true);
  if (!shot) return null;
  return { hit: hitChance({ captain, fight, shot }), dud: dudChance(captain, shot.torpedo) };
}

/** 9.4.2 — what torpedoes at unescorted ships promise. */
export function volleyOdds(s: State, shots: readonly Shot[]): readonly Odds[] {
  const captain = me(s);
  const fight = fightOf(captain);
  const weapons = shots.map((shot) => ({ target: shot.target, points: torpedoPoints(captain, fight, shot) }));
  return [...sinkOdds(fight, weapons), ...dudOdds(captain, shots)];
}

/** 9.4.2 — what each weapon promises before it is aimed. */
export function weaponOdds(s: State, weapon: string): readonly Odds[] {
  const captain = me(s);
  const fight = fightOf(captain);
  if (weapon === 'gun') return [{ of: 'hitGun', chance: hitChance({ captain, fight, shot: null }) }];
  if (weapon !== 'forward' && weapon !== 'aft') return [];
  return hitOdds(captain, fight, [weapon]);
}

/** 9.3.3 — what the deck gun promises. */
export function gunOdds(s: State, targets: readonly number[]): readonly Odds[] {
  const captain = me(s);
  const fight = fightOf(captain);
  return sinkOdds(
    fight,
    targets.map((target) => ({ target, points: shellPoints(captain, fight) })),
  );
}

/** 9.6 — what the next round promises at this depth or below test depth. */
export function huntOdds(s: State, deep: boolean): readonly Odds[] {
  const captain = me(s);
  const fight = { ...fightOf(captain), deep, evade: 0, courseHits: 0 };
  const chanceThat = (wanted: (blast: Blast) => boolean): number =>
    evades(s, captain)
      ? overCourses(fight, ANY_COURSE, (turned) => blastChance(s, { captain, fight: turned }, wanted))
      : blastChance(s, { captain, fight }, wanted);
  return [
    { of: 'undetected', chance: undetectedChance(s, { captain, fight }) },
    { of: 'threeOrMore', chance: chanceThat(heavy) },
    { of: 'sunkOutright', chance: chanceThat(sunk) },
  ];
}

/** All courses of the boat are alike before the escort has taken its own. */
const ANY_COURSE = 1;
