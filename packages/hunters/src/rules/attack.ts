/** The attack: approach, torpedoes, damage to ships (rules 9.1, 9.2, 9.5, 14.11). */
import type { Field, FormChoice, Option, Refusal } from '@flotilla/table';
import { option, options, refuse, text } from '@flotilla/table';
import type { Range } from '../data/charts/fire.ts';
import type { Approach, Boat, End, Fight, Ship, Shot, State } from '../state.ts';
import { armed, canHurt } from './boat.ts';
import type { T } from './book.ts';
import { fightOf, fill, me, pick } from './book.ts';
import { endEncounter } from './contact.ts';
import { shipsText, toldApart } from './diary.ts';
import { leaveWake, turnIn } from './engagement.ts';
import { rateEscorts } from './escorts.ts';
import { approachOdds, salvoOdds } from './odds.ts';
import { ownDice } from './sea.ts';
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

/** Why a boat cannot go in surfaced: not by day against escorts, nor once they have arrived (9.4.6, 9.5.1). */
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

/** A list of ways to go in, and what forbids going in surfaced and submerged in it. */
interface ApproachList {
  readonly surface: Barred;
  readonly submerge: Barred;
  readonly ways: readonly Option<Approach>[];
}

const approachLists: ApproachList[] = [];

/** Every way to go in, refused ones greyed; the few possible lists are made once, which saves a tenth of a whole game. */
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
function approaches(s: State): readonly Option<Approach>[] {
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
      ships: shipsText(toldApart(ships)),
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

/** 9.1.4 — the boat goes in, free to fire all her weapons again. */
function goIn(t: T, approach: Approach) {
  const fight = fightOf(me(t.state));
  turnIn(fight, approach);
  ownDice(t);
  fight.spent = { forward: false, aft: false, gun: false };
  t.say('wentIn', '9.1.5', () => ({ ...approach, light: fight.light, escorted: fight.escorted }));
  if (!fight.escorted) return t.next('weapon');
  if (approach.range !== 'close' || fight.arrival) return t.next('salvo');
  rateEscorts(t);
  if (t.state.rules.printing === 1) t.next('testDepth');
  t.next('closeIn');
}

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
/** 9.5.2 — where only one end fires, there is no question which fires first. */
const NO_LEAD: readonly string[] = ['lead'];

function checkSalvo(s: State, choice: FormChoice): Refusal | null {
  const surfaced = fightOf(me(s)).approach?.surfaced === true;
  if (surfaced || !(uses(choice, 'forward') && uses(choice, 'aft'))) return null;
  return { why: text('refused.bothEnds'), rule: '9.2.1' };
}

/** 9.2.1, 9.5.2 — all torpedoes at escorted ships are aimed before the first one runs; firing none means breaking off. */
export const salvo = fill('salvo', {
  rule: '9.2.1',
  about: (s) => {
    const { light, approach, ships } = fightOf(me(s));
    return {
      light: text(`light.${light}`),
      range: text(`range.${approach?.range ?? 'medium'}`),
      ships: shipsText(toldApart(ships)),
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
    leaveWake(fight, shot.torpedo);
    logTarget(t, shot.target);
    t.next('torpedo', shot);
  }
}

const shotsAt = (shots: readonly Shot[], end: End) =>
  shots.filter((shot) => shot.end === end).map(({ torpedo, target }) => ({ torpedo, ship: target }));

/** 8.2.4 — a ship fired at goes on the log sheet. */
export function logTarget(t: T, target: number): void {
  const captain = me(t.state);
  const ship = fightOf(captain).ships[target] as Ship;
  if (ship.logged >= 0) return;
  const page = captain.log[captain.log.length - 1];
  if (!page) return;
  ship.logged = page.ships.length;
  page.ships.push({ name: ship.name, kind: ship.kind, tons: ship.tons, fate: 'missed' });
}
