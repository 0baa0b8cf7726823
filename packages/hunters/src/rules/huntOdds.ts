/** What is shown before a round of the hunt and beside its rolls: detection, hits, and the end of boat or Kommandant (9.6, 14.8). */
import type { Odds } from '@flotilla/table';
import { chanceOf, resultsOf, shownChance } from '@flotilla/table';
import type { Blast } from '../data/charts/escorts.ts';
import type { Boat, State } from '../state.ts';
import { courseHits, evades } from './blast.ts';
import { factsOf } from './boat.ts';
import { fightOf, me } from './book.ts';
import { chargesHit, depthCharges, escortCourse } from './charges.ts';
import { isUnseen, searchAhead } from './detection.ts';
import { isDuel } from './duel.ts';
import { NEW_RUN } from './engagement.ts';
import { given, givenFight } from './given.ts';
import { lossOf } from './lost.ts';
import { pressure } from './pressure.ts';

/** A number of filled hull boxes, and how likely it is. */
interface Hull {
  readonly hull: number;
  readonly chance: number;
}

/** 9.6.4 — the hull boxes filled once the hull has held below test depth; what is missing to 1 is the loss of the boat. */
function hullsBelow(s: State, before: number, limit: number, reached = 1): readonly Hull[] {
  const hull = before + 1;
  if (reached === 0 || hull >= limit) return [];
  const deep = given(s, { boat: { ...me(s).boat, hull } });
  const holds = chanceOf(deep, pressure, null, (outcome) => outcome === 'holds');
  const gives = chanceOf(deep, pressure, null, (outcome) => outcome === 'gives');
  return [{ hull, chance: reached * holds }, ...hullsBelow(s, hull, limit, reached * gives)];
}

const holding = (hulls: readonly Hull[]): number =>
  Math.min(
    1,
    hulls.reduce((sum, { chance }) => sum + chance, 0),
  );

/** 9.6.4 — the chance of surviving a dive below test depth, by the hull boxes filled before it. */
export const survivesPressure = (s: State, before: number, limit: number): number =>
  holding(hullsBelow(s, before, limit));

/** How likely each number of hits is. */
type Blasts = ReadonlyMap<Blast, number>;

/** Adds up weighted chances of hits. */
function blended(parts: Iterable<readonly [Blasts, number]>): Blasts {
  const sums = new Map<Blast, number>();
  for (const [blasts, share] of parts)
    for (const [blast, chance] of blasts) sums.set(blast, (sums.get(blast) ?? 0) + share * chance);
  return sums;
}

/** The mean of a figure over the hits that may come. */
const meanOf = (blasts: Blasts, figure: (blast: Blast) => number): number =>
  [...blasts].reduce((sum, [blast, chance]) => sum + chance * figure(blast), 0);

/** 9.6.8 — the hits of the charges once the boat is detected, including escort quality and evasion. */
const chargesAhead = (s: State): Blasts =>
  blended(
    resultsOf(s, depthCharges, null).map(({ result, chance }) => [
      new Map([[chargesHit(s, result), 1]]),
      chance,
    ]),
  );

/** The hits after the next search; none when it finds nothing (9.6.7). */
const huntAhead = (s: State): Blasts =>
  blended(
    resultsOf(s, searchAhead(fightOf(me(s))), null).map(({ result: found, chance }) => [
      isUnseen(found) ? NO_HITS : chargesAhead(givenFight(s, { found })),
      chance,
    ]),
  );

const NO_HITS: Blasts = new Map([[0, 1]]);

/** The hits averaged over all courses an escort may take, for a boat that turns to this number (14.8). */
const overCourses = (s: State, evade: number, ahead: (met: State) => Blasts): Blasts =>
  blended(
    resultsOf(s, escortCourse, null).map(({ result: escort, chance }) => [
      ahead(givenFight(s, { evade, courseHits: courseHits(evade, escort) })),
      chance,
    ]),
  );

const heavy = (blast: Blast): number => (blast === 'sunk' || blast >= 3 ? 1 : 0);

/** 14.8 — what evading promises, averaged over all courses the escort may take. */
export function evasionOdds(s: State, number: number): readonly Odds[] {
  const turned = givenFight(s, { evade: number });
  const course = (of: string, hits: number): Odds =>
    shownChance(turned, escortCourse, null, (escort) => courseHits(number, escort) === hits, { of });
  const blasts = overCourses(s, number, chargesAhead);
  return [
    course('oneHitLess', -1),
    course('oneHitMore', 1),
    course('threeHitsMore', 3),
    { of: 'threeOrMore', text: 'threeHits', chance: meanOf(blasts, heavy) },
    lostTo(s, blasts),
  ];
}

/**
 * 9.6 — what the next round promises at this depth or below test depth. Going below, the hull must hold first: what is lost there
 * is in the sums, and where it cannot hold there is nothing else to say.
 */
export function huntOdds(s: State, deep: boolean): readonly Odds[] {
  const { boat } = me(s);
  const hulls = deep ? hullsBelow(s, boat.hull, factsOf(boat).hull) : asItIs(boat);
  const holds = holding(hulls);
  const pressed: Odds[] = deep ? [{ of: 'survivePressure', chance: holds }] : [];
  if (holds === 0) return [...pressed, lostWith(s, deep, hulls)];
  const unseen = { of: 'undetected', text: deep ? 'undetectedBelow' : 'undetected', through: ['luck'] };
  return [
    ...pressed,
    shownChance(atDepth(s, deep), searchAhead(fightOf(me(s))), null, isUnseen, unseen),
    sumOf('threeOrMore', holds * meanOf(roundAhead(s, deep), heavy), guessIn(s)),
    lostWith(s, deep, hulls),
  ];
}

const asItIs = ({ hull }: Boat): readonly Hull[] => [{ hull, chance: 1 }];

const atDepth = (s: State, deep: boolean): State => givenFight(s, { deep, ...NEW_RUN });

/** 9.6.7, 9.6.8 — the hits of a whole round at a depth. */
const roundAhead = (s: State, deep: boolean): Blasts =>
  evades(s, me(s)) ? overCourses(atDepth(s, deep), ANY_COURSE, huntAhead) : huntAhead(atDepth(s, deep));

/** 9.6 — the chance that a round is the end, over the hulls with which the boat may meet it; what is missing to 1 is lost before. */
function lostWith(s: State, deep: boolean, hulls: readonly Hull[]): Odds {
  const holds = holding(hulls);
  if (holds === 0) return { of: 'lost', chance: 1 };
  const blasts = roundAhead(s, deep);
  const loss = lossOf(s);
  const lostAt = (hull: number): number => meanOf(blasts, (blast) => loss(blast, hull));
  const lost = hulls.reduce((sum, { hull, chance }) => sum + chance * lostAt(hull), 1 - holds);
  return sumOf('lost', Math.min(1, lost), guessIn(s));
}

/** The chance that these hits are the end. */
function lostTo(s: State, blasts: Blasts): Odds {
  const loss = lossOf(s);
  return { of: 'lost', chance: meanOf(blasts, (blast) => loss(blast, me(s).boat.hull)) };
}

/** 9.6 — the chance of being lost in this round as it stands before a roll of the hunt; none beside other rolls. */
export function lostBefore(s: State, step: string): readonly Odds[] {
  const { boat, fight } = me(s);
  if (!fight) return [];
  switch (step) {
    case 'pressure': // the box that the dive costs is filled already
      return [lostWith(s, true, hullsBelow(s, boat.hull - 1, factsOf(boat).hull))];
    case 'closeIn':
    case 'arrivalSearch':
    case 'search':
      return [lostWith(s, fight.deep, asItIs(boat))];
    case 'escortCourse':
      return [lostTo(s, overCourses(s, fight.evade, chargesAhead))];
    case 'depthCharges':
      return [lostTo(s, chargesAhead(s))];
    default:
      return [];
  }
}

/** A sum, with words of its own where it depends on a person. */
const sumOf = (of: string, chance: number, { supposing }: Pick<Odds, 'supposing'>): Odds =>
  supposing ? { of, chance, supposing, text: `${of}Guessed` } : { of, chance };

/** 14.8.3 — between two players a person steers the escort: the sums suppose that every course is as likely as any other. */
const GUESSED: Pick<Odds, 'supposing'> = { supposing: { step: 'evadeTogether' } };

const guessIn = (s: State): Pick<Odds, 'supposing'> => (evades(s, me(s)) && isDuel(s) ? GUESSED : {});

/** All courses of the boat are alike before the escort has taken its own. */
const ANY_COURSE = 1;
