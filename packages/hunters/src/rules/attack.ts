/** The attack: approach, torpedoes, damage to ships (rules 9.1, 9.2, 9.5, 14.11). */
import type { Field, FormChoice, Option, Refusal } from '@flotilla/table';
import { option, options, refuse, text } from '@flotilla/table';
import { detectionChart } from '../data/charts/escorts.ts';
import type { Range } from '../data/charts/fire.ts';
import { dudColumn, U1, U2, U3 } from '../data/charts/fire.ts';
import type { Approach, Boat, End, Fight, Ship, ShipFacts, Shot, State, TorpedoFacts } from '../state.ts';
import { armed, canHurt } from './boat.ts';
import type { Helm, T } from './book.ts';
import { fightOf, fill, me, pick } from './book.ts';
import { shotFacts } from './circumstances.ts';
import { endEncounter } from './contact.ts';
import { shipFacts, shipsText } from './diary.ts';
import { leaveWake, turnIn } from './engagement.ts';
import { aboutHunt, rateEscorts } from './escorts.ts';
import { APPROACH, DUD, FIRE, SEARCH } from './modifiers.ts';
import { approachOdds, salvoOdds } from './odds.ts';
import { ownDice } from './sea.ts';
import { strike } from './strike.ts';
import { throws } from './throws.ts';
import {
  ENDS,
  emptyFired,
  fromBothEnds,
  HOLD,
  salvoShots,
  sampleTargets,
  targetOptions,
  tubeFields,
  uses,
} from './tubes.ts';

const RANGES: readonly Range[] = ['close', 'medium', 'long'];

/** Why a boat cannot go in surfaced: not by day against escorts, nor once they have come up (9.4.6, 9.5.1). */
function surfaceRefusal(fight: Fight): 'arrived' | 'byDay' | '' {
  if (!fight.escorted) return '';
  if (fight.arrival) return 'arrived';
  return fight.light === 'day' ? 'byDay' : '';
}

/** Why a boat cannot go in submerged: no periscope, or no torpedo (ruling H7, 9.3.1). */
function submergeRefusal(boat: Boat): 'periscope' | 'noTorpedo' | '' {
  if (boat.systems.periscope !== 'sound') return 'periscope';
  return armed(boat) ? '' : 'noTorpedo';
}

const REFUSAL_RULES = {
  arrived: '9.4.6',
  byDay: '9.4.6',
  periscope: '10.7.6',
  noTorpedo: '9.3.1',
  unarmed: '9.2.1',
};
type Barred = keyof typeof REFUSAL_RULES | '';

/** A list of ways to go in, and what bars the way in it on and under the surface. */
interface ApproachList {
  readonly surface: Barred;
  readonly submerge: Barred;
  readonly ways: readonly Option<Approach>[];
}

const approachLists: ApproachList[] = [];

/** Every way to go in, those not allowed greyed; the few lists there can be are made once. */
function approachList(surface: Barred, submerge: Barred): readonly Option<Approach>[] {
  for (const known of approachLists)
    if (known.surface === surface && known.submerge === submerge) return known.ways;
  const ways = [
    ...RANGES.map((range) => wayIn(true, range, surface)),
    ...RANGES.map((range) => wayIn(false, range, submerge)),
    option<Approach>('leave'),
  ];
  approachLists.push({ surface, submerge, ways });
  return ways;
}

function wayIn(surfaced: boolean, range: Range, refusal: Barred): Option<Approach> {
  const id = `${surfaced ? 'surfaced' : 'submerged'}-${range}`;
  if (refusal === '') return option(id, { value: { surfaced, range } });
  return refuse(id, `refused.${refusal}`, REFUSAL_RULES[refusal]);
}

/** 9.0, 9.1.2 — every way to go in as things stand, and leaving. */
export function approaches(s: State): readonly Option<Approach>[] {
  const { boat } = me(s);
  const fight = fightOf(me(s));
  if (!canHurt(boat, fight)) return approachList('unarmed', 'unarmed');
  return approachList(surfaceRefusal(fight), submergeRefusal(boat));
}

/** 9.0 — surfaced or submerged, at what range, or not at all (9.1.2). */
export const approach = pick('approach', {
  rule: '9.1.4',
  about: (s) => {
    const { light, escorted, ships } = fightOf(me(s));
    return {
      light: text(`light.${light}`),
      escort: text(escorted ? 'escorted' : 'unescorted'),
      ships: shipsText(ships),
    };
  },
  options: approaches,
  odds: (s, option) => (option.value ? approachOdds(s, option.value) : []),
  take: (t, { value }) => {
    if (!value) return breakOff(t);
    goIn(t, value);
  },
});

/** 9.1.2 — no attack, no detection. In the first printing an escorted cripple may be followed again (9.7.10). */
function breakOff(t: T) {
  const { kind, escorted } = fightOf(me(t.state));
  t.say('brokeOff', '9.1.2', {});
  if (t.state.rules.printing === 1 && kind === 'damaged' && escorted) return t.next('follow');
  endEncounter(t);
}

/** 9.1.4 — the boat goes in, with all her weapons to fire again. */
export function beginApproach(t: Helm, approach: Approach): void {
  const fight = fightOf(me(t.state));
  turnIn(fight, approach);
  ownDice(t);
  fight.spent = { forward: false, aft: false, gun: false };
  t.say('wentIn', '9.1.5', () => ({ ...approach, light: fight.light, escorted: fight.escorted }));
}

function goIn(t: T, approach: Approach) {
  const fight = fightOf(me(t.state));
  beginApproach(t, approach);
  if (!fight.escorted) return t.next('weapon');
  if (approach.range !== 'close' || fight.arrival) return t.next('salvo');
  rateEscorts(t);
  if (t.state.rules.printing === 1) t.next('testDepth');
  t.next('closeIn');
}

/** 9.2.2 — before firing at close range the boat must slip through the escorts. */
export const closeIn = throws('closeIn', {
  chart: ({ rules }) => detectionChart(rules),
  column: (s) => (s.rules.printing === 1 ? 'search' : 'approach'),
  purpose: 'escort.approach',
  rule: '9.2.2',
  modifiers: (s) => (s.rules.printing === 1 ? SEARCH : APPROACH),
  about: aboutHunt,
  welcome: (outcome) => outcome === 'undetected',
  fell: (t, { outcome }) => {
    const fight = fightOf(me(t.state));
    if (outcome !== 'undetected') {
      t.say('foundOnApproach', '9.2.2', { detection: outcome });
      fight.round = 1;
      fight.found = outcome;
      return t.next('attackRun');
    }
    fight.deep = false;
    t.say('slippedIn', '9.2.2', {});
    if (fight.kind === 'convoy' && t.state.rules.penetration) t.next('penetrate');
    t.next('salvo');
  },
});

function salvoFields(s: State): Field[] {
  const { boat } = me(s);
  const fight = fightOf(me(s));
  const options = [HOLD, ...targetOptions(fight.ships)];
  const forward = tubeFields(boat, 'forward', options);
  const aft = tubeFields(boat, 'aft', options);
  const fields = [...forward, ...aft];
  if (fight.approach?.surfaced && forward.length > 0 && aft.length > 0) {
    fields.push({ id: 'lead', label: undefined, kind: 'choice', options: LEAD, start: 'forward' });
  }
  return fields;
}

const LEAD: readonly Option[] = options('forward', 'aft');
/** 9.5.2 — where one end fires alone nobody asks which fires first. */
const NO_LEAD: readonly string[] = ['lead'];

function checkSalvo(s: State, choice: FormChoice): Refusal | null {
  const surfaced = fightOf(me(s)).approach?.surfaced === true;
  if (surfaced || !(uses(choice, 'forward') && uses(choice, 'aft'))) return null;
  return { why: text('refused.bothEnds'), rule: '9.2.1' };
}

/** 9.2.1, 9.5.2 — all torpedoes at escorted ships are aimed before the first one runs; none at all means breaking off. */
export const salvo = fill('salvo', {
  rule: '9.2.1',
  about: (s) => {
    const { light, approach, ships } = fightOf(me(s));
    return {
      light: text(`light.${light}`),
      range: text(`range.${approach?.range ?? 'medium'}`),
      ships: shipsText(ships),
    };
  },
  form: salvoFields,
  idle: (_, choice) => (uses(choice, 'forward') && uses(choice, 'aft') ? [] : NO_LEAD),
  check: checkSalvo,
  sample: (s, rng) => {
    const choice = sampleTargets(salvoFields(s), rng);
    if (!checkSalvo(s, choice)) return choice;
    const kept = rng.pick(ENDS);
    for (const id in choice) if (!id.startsWith(kept)) choice[id] = 'hold';
    return choice;
  },
  odds: (s, choice) => salvoOdds(s, salvoShots(me(s).boat, choice)),
  take: (t, choice) => {
    const { boat } = me(t.state);
    const fight = fightOf(me(t.state));
    const shots = salvoShots(boat, choice);
    if (shots.length === 0) return breakOff(t);
    fight.bothEnds = fromBothEnds(shots);
    fire(t, choice, shots);
    rateEscorts(t);
    t.next('hunt');
  },
});

/** Torpedoes leave their tubes. */
export function fire(t: T, choice: FormChoice, shots: readonly Shot[]): void {
  const captain = me(t.state);
  const fight = fightOf(captain);
  for (const end of ENDS) {
    const count = emptyFired(captain.boat, end, choice);
    if (count > 0) t.say('salvoFired', '9.2.1', () => ({ count, end, shots: shotsAt(shots, end) }));
  }
  fight.fired += shots.length;
  for (const shot of shots) {
    leaveTube(t, fight, shot);
    t.next('torpedo', shot);
  }
}

const shotsAt = (shots: readonly Shot[], end: End) =>
  shots.filter((shot) => shot.end === end).map(({ torpedo, target }) => ({ torpedo, ship: target }));

/** 9.6.12, 8.2.4 — a torpedo is on its way: steam leaves a wake by day, and the target goes on the log sheet. */
export function leaveTube(t: Helm, fight: Fight, { torpedo, target }: Shot): void {
  leaveWake(fight, torpedo);
  logTarget(t, target);
}

/** 8.2.4 — a ship fired at goes on the log sheet. */
export function logTarget(t: Helm, target: number): void {
  const captain = me(t.state);
  const ship = fightOf(captain).ships[target] as Ship;
  if (ship.logged >= 0) return;
  const page = captain.log[captain.log.length - 1];
  if (!page) return;
  ship.logged = page.ships.length;
  page.ships.push({ name: ship.name, kind: ship.kind, tons: ship.tons, fate: 'missed' });
}

/** The ship a weapon is aimed at. */
export const targetOf = (s: State, target: number): Ship => fightOf(me(s)).ships[target] as Ship;

/** The same as facts of the log. */
export const targetFacts = (s: State, target: number): ShipFacts => shipFacts(targetOf(s, target), target);

const torpedoFacts = (s: State, { target, torpedo, end, second }: Shot): TorpedoFacts => ({
  ...targetFacts(s, target),
  torpedo,
  end,
  second,
});

/** A torpedo committed to a ship that has sunk meanwhile is spent without a roll (9.2.1, at lone ships 9.4.2). */
export function isWasted(t: Helm, shot: Shot): boolean {
  if (targetOf(t.state, shot.target).points > 0) return false;
  const { escorted } = fightOf(me(t.state));
  t.say('torpedoWasted', escorted ? '9.2.1' : '9.4.2', () => torpedoFacts(t.state, shot));
  return true;
}

/** 9.2.3 — U1, one torpedo. */
export const torpedo = throws('torpedo', {
  chart: U1,
  column: (s) => fightOf(me(s)).approach?.range ?? 'medium',
  purpose: 'torpedo.hit',
  modifiers: FIRE,
  about: (s, shot) => shotFacts({ captain: me(s), fight: fightOf(me(s)), shot }),
  idle: isWasted,
  welcome: (outcome) => outcome === 'hit',
  fell: (t, { outcome }, shot) => {
    if (outcome === 'hit') return t.next('dud', shot);
    t.say('torpedoMissed', '9.2.3', () => torpedoFacts(t.state, shot));
  },
});

/** 9.2.4 — U2, duds. */
export const dud = throws('dud', {
  chart: U2,
  column: (s, shot) => dudColumn(me(s).month, shot.torpedo),
  purpose: 'torpedo.dud',
  modifiers: DUD,
  about: me,
  welcome: (outcome) => outcome === 'runs',
  fell: (t, { outcome }, shot) => {
    if (outcome === 'runs') return t.next('torpedoDamage', shot);
    t.say('torpedoDud', '9.2.4', () => torpedoFacts(t.state, shot));
  },
});

/** 9.2.5 — U3, damage of a torpedo. */
export const torpedoDamage = throws('torpedoDamage', {
  chart: U3,
  column: () => 'torpedo',
  purpose: 'torpedo.damage',
  welcome: (points, s, shot) => points >= targetOf(s, shot.target).points,
  worth: (points, s, shot) => Math.min(points, targetOf(s, shot.target).points),
  fell: (t, { outcome }, shot) => {
    t.say('torpedoHit', '9.2.5', () => ({ ...torpedoFacts(t.state, shot), points: outcome }));
    strike(t, shot.target, outcome);
  },
});
