/** Boats attack: what can be aimed at, and what torpedoes and guns do (9.12 - 9.20, 13.3). */
import type { Odds, Option, Refusal, TextArgs } from '@flotilla/table';
import { declareRoll, resultsOf, shownChance, text } from '@flotilla/table';
import { GUN_RANGE, TORPEDO_RANGE } from '../data/charts.ts';
import type { HitNumbers, SlotKind } from '../data/types.ts';
import type { ShipInZone } from '../events.ts';
import type { Aim, Boat, Known, Load, Torpedo } from '../state.ts';
import type { T } from './book.ts';
import { DUDS, working } from './charts.ts';
import { gunBonus, torpedoBonus } from './conditions.ts';
import { form } from './editions.ts';
import type { TargetCard } from './lookup.ts';
import { campaignOf, rowOf } from './lookup.ts';
import type { Prospect, Shot, Wounds } from './salvo.ts';
import {
  diceOf,
  duringSalvo,
  eachDieCounts,
  isOneDie,
  prospectsOf,
  rollOf,
  timesOf,
  verdict,
  wound,
  woundBy,
} from './salvo.ts';

/** Something to shoot at. */
export interface Target {
  readonly slot: string;
  readonly kind: SlotKind;
  /** where it is on the tactical display; null in an attack mission */
  readonly zone: string | null;
  /** null while the ship is unknown; firing reveals it */
  readonly card: TargetCard | null;
  readonly range: number;
  light: number;
  heavy: number;
  readonly isEscort: boolean;
}

/** 9.16 — the target a pattern-running torpedo finds; undefined when there is none. */
export const anyOf = <P>(t: T, prey: readonly P[]): P | undefined =>
  prey[prey.length > 1 ? t.below(prey.length, 'fat.target') : 0];

/** A weapon and what it is aimed at; the number of torpedoes follows. */
export type Bearing = Pick<Aim, 'weapon' | 'slot'>;

/** What may be declared: an option for each weapon and target, and the order to fire. What has been declared keeps its number. */
export function aimOptions(
  targets: readonly Target[],
  load: Load,
  aims: readonly Aim[],
  arms: { readonly gun: boolean; readonly group: number },
): Option<Bearing | null>[] {
  const options: Option<Bearing | null>[] = [
    { id: aims.length > 0 ? 'fire' : 'hold', value: null, number: 1 },
  ];
  const carried = (weapon: Torpedo) => load[weapon] > 0 || aims.some((aim) => aim.weapon === weapon);
  const list = (id: string, value: Bearing, args?: TextArgs) => {
    const refused = declaredOrSpent(value, load, aims);
    const number = options.length + 1;
    options.push({ id, text: value.weapon, args, value, number, ...(refused && { refused }) });
  };
  const aimAt = (weapon: Exclude<Aim['weapon'], 'fat'>, target: Target) =>
    list(`${weapon}:${target.slot}`, { weapon, slot: target.slot }, bearingArgs(weapon, target));
  for (const target of targets) {
    if (target.range > TORPEDO_RANGE) continue;
    if (carried('plain')) aimAt('plain', target);
    if (target.isEscort && carried('t5')) aimAt('t5', target);
    if (arms.gun && target.range <= GUN_RANGE) aimAt('gun', target);
  }
  const prey = targets.some((target) => !target.isEscort && target.range <= TORPEDO_RANGE);
  if (arms.group > 1 && prey && carried('fat')) list('fat', { weapon: 'fat', slot: '' });
  return options;
}

/** 9.16 — advanced torpedoes with no target here on which they may be used, with the reason. */
export function idleTorpedoes(
  load: Load,
  targets: readonly Target[],
  group: number,
): Option<Bearing | null>[] {
  const idle: Option<Bearing | null>[] = [];
  if (load.fat > 0 && group < 2)
    idle.push({ id: 'fat', text: 'noFat', refused: { why: { key: 'refused.fatGroup' }, rule: '9.16' } });
  if (load.t5 > 0 && !targets.some((target) => target.isEscort))
    idle.push({ id: 't5', text: 'noT5', refused: { why: { key: 'refused.t5Escort' }, rule: '9.16' } });
  return idle;
}

/** 9.12, 9.17 — why an attack can no longer be declared: it has been, or nothing is left to fire; null while it can. */
function declaredOrSpent({ weapon, slot }: Bearing, load: Load, aims: readonly Aim[]): Refusal | null {
  const declared = aims.find((aim) => aim.weapon === weapon && (weapon === 'gun' || aim.slot === slot));
  if (declared && weapon === 'gun') return { why: { key: 'refused.gunDeclared' }, rule: '9.17' };
  if (declared) return { why: { key: 'refused.declared', args: { n: declared.n } }, rule: '9.12' };
  if (weapon === 'gun' || load[weapon] > 0) return null;
  return { why: { key: 'refused.noneLeft' }, rule: '9.12' };
}

/** What is said about a target for a weapon. */
function bearingArgs(weapon: 'plain' | 't5' | 'gun', target: Target): TextArgs {
  const { card, range } = target;
  const numbers = weapon === 'gun' ? card?.gun : card?.torpedo;
  const worth = card && numbers ? text('aim.known', { vp: card.vp, numbers: numbersText(numbers) }) : '';
  return { ship: nameOf(target), range, worth };
}

/** The three hit numbers of a card as they are printed. */
export const numbersText = (numbers: HitNumbers): string => numbers.map((number) => number ?? '–').join('-');

/** A target by its name, or by its place on the card while it is unknown. */
export const nameOf = (target: Target): string => target.card?.name ?? target.slot;

/** A boat's shot at a target whose card is known, with this many torpedoes that work. */
function shotOf(s: Known, boat: Boat, { weapon }: Aim, target: Target, card: TargetCard, n: number): Shot {
  const row = rowOf(s, boat);
  const isGun = weapon === 'gun';
  const condition = s.battle?.condition ?? '';
  return {
    edition: s.edition,
    boat: boat.id,
    slot: target.slot,
    numbers: isGun ? card.gun : card.torpedo,
    weapon,
    n: weapon === 'fat' ? 1 : n,
    range: target.range,
    skill: isGun ? row.gunnery : row.torpedo,
    heavy: target.heavy,
    met: woundsOf(target),
    fallen: 0,
    condition: isGun ? gunBonus(s, condition) : torpedoBonus(s, condition, target.range),
  };
}

const RESULTS = ['sunk', 'heavy', 'light', 'miss'] as const;

/** What may be asked between the declaration of an attack and its dice. */
const UNTIL_FIRED = ['aim', 'aimRaid', 'spread'];

const woundsOf = ({ light, heavy }: Target): Wounds => ({ light, heavy, sunk: false });

/**
 * The exact chances of an attack on top of those already declared; none for unknown targets. That of a single die is a promise;
 * after an earlier attack on the same ship it is the average over the damage that may do.
 */
export function salvoOddsAt(
  s: Known,
  boat: Boat,
  aim: Aim,
  target: Target | null,
  declared: readonly Aim[],
): Odds[] {
  if (!target?.card) return [];
  const earlier = declared.filter(({ slot }) => slot === target.slot);
  const isSettled = earlier.length === 0 && !declared.some(({ weapon }) => weapon === 'fat');
  if (isSettled && isOneDie(aim) && !dudsApply(s, aim)) return dieOdds(s, boat, aim, target, target.card);
  let found: Prospect[] = [{ wounds: woundsOf(target), chance: 1 }];
  for (const attack of earlier) found = found.flatMap((ship) => afterAttack(s, boat, attack, target, ship));
  found = found.filter(({ wounds }) => !wounds.sunk);
  const afloat = found.reduce((sum, { chance }) => sum + chance, 0);
  if (afloat === 0) return [];
  const sums = { miss: 0, light: 0, heavy: 0, sunk: 0 };
  for (const before of found)
    for (const { wounds, chance } of afterAttack(s, boat, aim, target, before))
      sums[verdict(before.wounds, wounds)] += chance / afloat;
  return RESULTS.map((of) => ({ of, chance: sums[of] }));
}

/** The chances of an attack that is a single die. */
function dieOdds(s: Known, boat: Boat, aim: Aim, target: Target, card: TargetCard): Odds[] {
  const shot = shotOf(s, boat, aim, target, card, 1);
  const before = woundsOf(target);
  const matching = { boat: boat.id, slot: target.slot, weapon: aim.weapon };
  return RESULTS.map((of) =>
    shownChance(s, rollOf(shot), shot, (result) => verdict(before, wound(before, result)) === of, {
      of,
      matching,
      through: UNTIL_FIRED,
    }),
  );
}

/** 9.14, 13.3 — every state of damage in which an attack may leave a ship, allowing for duds. */
function afterAttack(s: Known, boat: Boat, aim: Aim, target: Target, before: Prospect): Prospect[] {
  const { card } = target;
  const { wounds, chance } = before;
  if (wounds.sunk || !card) return [before];
  return runners(s, aim).flatMap(([n, share]) => {
    if (n === 0) return [{ wounds, chance: chance * share }];
    const shot = shotOf(s, boat, aim, { ...target, ...wounds }, card, n);
    return prospectsOf(shot, wounds).map((after) => ({ ...after, chance: chance * share * after.chance }));
  });
}

/** 13.3 — the die for duds in a salvo. */
const dudDie = declareRoll('duds', { chart: DUDS, column: (s: Known, _aim: Aim) => campaignOf(s).duds });

/** 13.3 — how many torpedoes of a salvo work, with the chances. */
export function runners(s: Known, aim: Aim): [number, number][] {
  if (!dudsApply(s, aim)) return [[aim.n, 1]];
  return resultsOf(s, dudDie, aim).map(({ result, chance }) => [working(result, aim.n), chance]);
}

/** 13.3 — the chance that at least one torpedo of a salvo works. */
export function chanceToRun(s: Known, aim: Aim): number {
  let sum = 0;
  for (const [n, chance] of runners(s, aim)) if (n > 0) sum += chance;
  return sum;
}

const dudsApply = (s: Known, aim: Aim): boolean =>
  s.duds && form(s.edition, 'dudTable') && aim.weapon === 'plain';

/** The result of an attack: the damage of the target, and whether it raised the alarm (13.3). */
export interface Struck extends Wounds {
  readonly alarm: boolean;
}

/** 9.14, 9.18, 13.3 — one declared attack is resolved. */
export function shootAt(t: T, boat: Boat, aim: Aim, target: Target): Struck {
  const before = woundsOf(target);
  const card = target.card;
  if (!card) return { ...before, alarm: false };
  tellShot(t, boat, aim, target);
  const run = runTrue(t, boat, aim);
  if (run.n === 0) return { ...before, alarm: run.alarm };
  const after = fire(t, shotOf(t.state, boat, aim, target, card, run.n), before);
  const result = verdict(before, after);
  if (result === 'miss') t.say('missed', '9.14', () => ({ boat: boat.id, ship: targetFacts(target) }));
  else
    t.say(result === 'sunk' ? 'shipSunk' : 'shipHit', '9.20', () => ({
      boat: boat.id,
      ship: { ...targetFacts(target), light: after.light, heavy: after.heavy },
      type: card.type,
      tons: 'tons' in card ? card.tons : 0,
      damage: result,
    }));
  return { ...after, alarm: true };
}

/** What events hold about a target. */
const targetFacts = ({ slot, kind, zone, card }: Target): ShipInZone => ({
  slot,
  kind,
  card: card?.id ?? null,
  name: card?.name ?? null,
  zone,
});

/** Logs who fires what at whom. */
function tellShot(t: T, boat: Boat, { weapon, n }: Aim, target: Target): void {
  const said = () => ({
    boat: boat.id,
    zone: t.state.battle?.boats.find(({ id }) => id === boat.id)?.area ?? null,
    n,
    ship: targetFacts(target),
    range: target.range,
  });
  if (weapon === 'gun') t.say('gunFired', '9.17', said);
  else t.say('salvoFired', '9.12', () => ({ ...said(), weapon }));
}

/** 13.3 — how many torpedoes work, and whether the duds raise the alarm. */
export function runTrue(t: T, boat: Boat, aim: Aim): { n: number; alarm: boolean } {
  if (!dudsApply(t.state, aim)) return { n: aim.n, alarm: true };
  const { outcome } = t.cast(dudDie, aim);
  const n = working(outcome, aim.n);
  if (n < aim.n) t.say('duds', '13.3 2e', { boat: boat.id, n: aim.n - n, fired: aim.n, result: outcome });
  return { n, alarm: outcome !== 'none' };
}

/** 9.14, 9.18 — each die in turn until the ship goes down (1st edition), or the highest of all with its ties (2nd). */
function fire(t: T, shot: Shot, before: Wounds): Wounds {
  const roll = rollOf(shot);
  if (!eachDieCounts(shot)) {
    const { outcome, natural, faces } = t.cast(roll, shot);
    return woundBy(before, outcome, timesOf(natural, faces));
  }
  let after = before;
  for (let die = 0; die < diceOf(shot) && !after.sunk; die++)
    after = wound(after, t.cast(roll, duringSalvo(shot, after, die)).outcome);
  return after;
}
