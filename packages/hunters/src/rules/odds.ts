/** What is shown before a choice: the chances of the rolls that follow, and sums over several of them. */
import type { Odds, RollOf, Showing } from '@flotilla/table';
import { chanceOf, resultsOf, shownChance } from '@flotilla/table';
import type { Detection } from '../data/charts/escorts.ts';
import type { Approach, Boat, End, Hunters, Shell, Shot, State } from '../state.ts';
import { readyAt, tubesOf } from './boat.ts';
import { fightOf, me } from './book.ts';
import { closeIn, escortQuality, isUnseen, searchAhead } from './detection.ts';
import { shipText, toldApart } from './diary.ts';
import { beginRound, leaveWake, turnIn } from './engagement.ts';
import { dud, shell, shellDamage, torpedo, torpedoDamage } from './fire.ts';
import { afterwards, givenFight } from './given.ts';
import { ENDS, fromBothEnds } from './tubes.ts';

const isHit = (outcome: 'hit' | 'miss'): boolean => outcome === 'hit';
const isDud = (outcome: 'dud' | 'runs'): boolean => outcome === 'dud';

/** The chance of each number of damage points from one torpedo, including none. */
export const torpedoPoints = (s: State, shot: Shot): number[] =>
  pointsOf(
    chanceOf(s, torpedo, shot, isHit) * (1 - chanceOf(s, dud, shot, isDud)),
    resultsOf(s, torpedoDamage, shot),
  );

/** The same for one round of the deck gun. */
export const shellPoints = (s: State, round: Shell): number[] =>
  pointsOf(chanceOf(s, shell, round, isHit), resultsOf(s, shellDamage, round));

function pointsOf(hits: number, damage: ReturnType<typeof resultsOf<State, Shot, number>>): number[] {
  const points = [1 - hits, 0, 0, 0, 0];
  for (const { result, chance } of damage) points[result] = (points[result] ?? 0) + hits * chance;
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
function sinkOdds(s: State, weapons: readonly { target: number; points: number[] }[]): Odds[] {
  return toldApart(fightOf(me(s)).ships).flatMap((ship, target) => {
    const aimed = weapons.filter((weapon) => weapon.target === target).map((weapon) => weapon.points);
    if (aimed.length === 0 || ship.points === 0) return [];
    const chance = reaches(aimed, ship.points);
    return [{ of: `sink.${target + 1}`, text: 'sink', args: { ship: shipText(ship) }, chance }];
  });
}

const KINDS = [
  { torpedo: 'steam', hits: 'hitSteam', duds: 'dudSteam', unseen: 'undetectedSteam' },
  { torpedo: 'electric', hits: 'hitElectric', duds: 'dudElectric', unseen: 'undetectedElectric' },
] as const;

/** The kinds of torpedoes that are ready at these ends. */
const kindsReady = (boat: Boat, ends: readonly End[]) =>
  KINDS.filter(({ torpedo }) => ends.some((end) => isReady(boat, end, torpedo)));

const isReady = (boat: Boat, end: End, torpedo: Shot['torpedo']): boolean =>
  readyAt(boat, end) > 0 && tubesOf(boat, end).includes(torpedo);

/** The chance to hit of each kind of torpedo that is ready at these ends. */
const hitOdds = (s: State, ends: readonly End[]): Odds[] =>
  kindsReady(me(s).boat, ends).map(({ torpedo: kind, hits }) => {
    const shot = { end: ends[0] as End, torpedo: kind, target: 0, second: false };
    const matching = { torpedo: kind, second: false };
    const through = ['luck', 'testDepth', 'salvo', 'weapon', 'volley'];
    return shownChance(s, torpedo, shot, isHit, { of: hits, matching, through });
  });

/** The chance of a dud for each kind of torpedo in a plan (9.2.4). */
const dudOdds = (s: State, shots: readonly Shot[]): Odds[] =>
  KINDS.flatMap(({ torpedo: kind, duds }) => {
    const shot = shots.find(({ torpedo }) => torpedo === kind);
    if (!shot) return [];
    const matching = { torpedo: kind };
    return [shownChance(s, dud, shot, isDud, { of: duds, matching, through: ['luck'] })];
  });

/** Whether the quality of the escorts is not yet known (14.6.1). */
const unrated = (s: State): boolean => s.rules.escortQuality && fightOf(me(s)).quality === 'unknown';

/** The chance that a search finds nothing; averaged over the possible qualities of the escorts until theirs is known. */
function unseenOdds(s: State, search: RollOf<Hunters, null, Detection>, showing: Showing): Odds {
  const shown = shownChance(s, search, null, isUnseen, showing);
  if (!unrated(s)) return shown;
  let chance = 0;
  for (const { result: quality, chance: share } of resultsOf(s, escortQuality, null))
    chance += share * chanceOf(givenFight(s, { quality }), search, null, isUnseen);
  const over = escortQuality.purpose as string;
  return { ...shown, chance, promised: shown.promised && { ...shown.promised, over } };
}

/** 9.0 — what a way of going in promises: hits, slipping through, staying undetected afterwards. */
export function approachOdds(s: State, approach: Approach): readonly Odds[] {
  const inside = afterwards(s, (fight) => turnIn(fight, approach));
  const { escorted, arrival } = fightOf(me(s));
  const odds = hitOdds(inside, ENDS);
  if (!escorted) return odds;
  if (approach.range === 'close' && !arrival)
    odds.push(unseenOdds(inside, closeIn, { of: 'slipIn', through: ['luck'] }));
  return [...odds, ...hiddenOdds(inside)];
}

/** What the captain or the escorts still decide between going in and the search that follows the salvo. */
const UNDECIDED = ['testDepth', 'foreAndAft', 'detectedBefore'];

/**
 * The chance of staying undetected after firing what is loaded; by day steam torpedoes leave a wake, electric ones do not
 * (9.6.12).
 */
function hiddenOdds(s: State): Odds[] {
  const ready = kindsReady(me(s).boat, ENDS);
  const [first] = ready;
  const after = (torpedo: Shot['torpedo'], showing: Showing): Odds =>
    hiddenAfter(s, [torpedo], false, {
      through: ['luck', 'testDepth', 'salvo'],
      lacking: UNDECIDED,
      ...showing,
    });
  if (first === undefined) return [];
  if (ready.length === 1 || fightOf(me(s)).light === 'night')
    return [after(first.torpedo, { of: 'undetected' })];
  return ready.map(({ torpedo, unseen: of }) =>
    torpedo === 'steam'
      ? after(torpedo, { of, having: ['steamWake'] })
      : after(torpedo, { of, lacking: [...UNDECIDED, 'steamWake'] }),
  );
}

/** The chance that the first search after firing these torpedoes finds nothing. */
function hiddenAfter(s: State, fired: readonly Shot['torpedo'][], bothEnds: boolean, showing: Showing): Odds {
  const hunted = afterwards(s, (fight) => {
    fight.bothEnds = bothEnds;
    for (const torpedo of fired) leaveWake(fight, torpedo);
    beginRound(fight);
  });
  return unseenOdds(hunted, searchAhead(fightOf(me(hunted))), showing);
}

/** 9.2 — what a salvo promises: the chances to sink each ship, and to stay undetected afterwards. */
export function salvoOdds(s: State, shots: readonly Shot[]): readonly Odds[] {
  const odds = volleyOdds(s, shots);
  if (shots.length === 0) return odds;
  const fired = shots.map(({ torpedo }) => torpedo);
  const showing = { of: 'undetected', through: ['luck', 'testDepth'], lacking: ['testDepth'] };
  return [...odds, hiddenAfter(s, fired, fromBothEnds(shots), showing)];
}

/** 9.4.2 — what torpedoes promise once they are aimed. */
export const volleyOdds = (s: State, shots: readonly Shot[]): readonly Odds[] => [
  ...sinkOdds(
    s,
    shots.map((shot) => ({ target: shot.target, points: torpedoPoints(s, shot) })),
  ),
  ...dudOdds(s, shots),
];

/** 9.4.2 — what each weapon promises before it is aimed. */
export function weaponOdds(s: State, weapon: string): readonly Odds[] {
  if (weapon === 'gun')
    return [shownChance(s, shell, { target: 0 }, isHit, { of: 'hitGun', through: ['luck', 'gunnery'] })];
  return weapon === 'forward' || weapon === 'aft' ? hitOdds(s, [weapon]) : [];
}

/** 9.3.3 — what the deck gun promises: each round, and all of them together. */
export const gunOdds = (s: State, targets: readonly number[]): readonly Odds[] => [
  ...weaponOdds(s, 'gun'),
  ...sinkOdds(
    s,
    targets.map((target) => ({ target, points: shellPoints(s, { target }) })),
  ),
];
