/** Boats attack: what can be aimed at, and how torpedoes and guns fall (9.12 - 9.20, 13.3). */
import type { Odds, Option, Refusal, TextArgs } from '@flotilla/table';
import { distributionOf, lookup, text } from '@flotilla/table';
import { GUN_RANGE, TORPEDO_RANGE } from '../data/charts.ts';
import type { HitNumbers, SlotKind } from '../data/types.ts';
import type { ShipInZone } from '../events.ts';
import type { Aim, Boat, Known, Load, Torpedo } from '../state.ts';
import type { T } from './book.ts';
import { DUDS, shotChart, working } from './charts.ts';
import { gunBonus, torpedoBonus } from './conditions.ts';
import { cite, form } from './editions.ts';
import type { TargetCard } from './lookup.ts';
import { campaignOf, rowOf } from './lookup.ts';
import type { Shot, Wounds } from './salvo.ts';
import { modifiersOf, salvoOdds, verdict, wound } from './salvo.ts';

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

/** What may be declared: a choice for each weapon and target, and the order to fire. What is declared already keeps its number. */
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

/** 9.16 — advanced torpedoes that find nothing here they may be used on, with the reason. */
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

/** 9.12, 9.17 — why an attack cannot be declared any more: it is, or nothing is left to fire; null while it can. */
function declaredOrSpent({ weapon, slot }: Bearing, load: Load, aims: readonly Aim[]): Refusal | null {
  const declared = aims.find((aim) => aim.weapon === weapon && (weapon === 'gun' || aim.slot === slot));
  if (declared && weapon === 'gun') return { why: { key: 'refused.gunDeclared' }, rule: '9.17' };
  if (declared) return { why: { key: 'refused.declared', args: { n: declared.n } }, rule: '9.12' };
  if (weapon === 'gun' || load[weapon] > 0) return null;
  return { why: { key: 'refused.noneLeft' }, rule: '9.12' };
}

/** What is told of a target beside a weapon. */
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

/** The shot a boat makes at a target under a special condition. */
function shotOf(s: Known, boat: Boat, aim: Aim, target: Target, n: number, condition: string): Shot {
  const row = rowOf(s, boat);
  const isGun = aim.weapon === 'gun';
  return {
    weapon: aim.weapon,
    n: aim.weapon === 'fat' ? 1 : n,
    range: target.range,
    skill: isGun ? row.gunnery : row.torpedo,
    heavy: target.heavy,
    condition: isGun ? gunBonus(s, condition) : torpedoBonus(s, condition, target.range),
  };
}

/** Exact chances of a declared attack; none for targets nobody knows yet. */
export function salvoOddsAt(
  s: Known,
  boat: Boat,
  aim: Aim,
  target: Target | null,
  condition: string,
): Odds[] {
  if (!target?.card) return [];
  const numbers = aim.weapon === 'gun' ? target.card.gun : target.card.torpedo;
  const before = { light: target.light, heavy: target.heavy, sunk: false };
  const sums = { miss: 0, light: 0, heavy: 0, sunk: 0 };
  for (const [n, chance] of runners(s, aim)) {
    if (n === 0) {
      sums.miss += chance;
      continue;
    }
    const odds = salvoOdds(s.edition, numbers, shotOf(s, boat, aim, target, n, condition), before);
    for (const result of ['miss', 'light', 'heavy', 'sunk'] as const) sums[result] += chance * odds[result];
  }
  return (['sunk', 'heavy', 'light', 'miss'] as const).map((of) => ({ of, chance: sums[of] }));
}

/** How many torpedoes of a salvo run true, with their chances. */
function runners(s: Known, aim: Aim): [number, number][] {
  if (!dudsApply(s, aim)) return [[aim.n, 1]];
  const column = campaignOf(s).duds;
  return [...distributionOf('d10')].map(([face, chance]) => [
    working(lookup(DUDS, column, face), aim.n),
    chance,
  ]);
}

/** 13.3 — the chance that at least one torpedo of a salvo runs true. */
export function chanceToRun(s: Known, aim: Aim): number {
  let sum = 0;
  for (const [n, chance] of runners(s, aim)) if (n > 0) sum += chance;
  return sum;
}

const dudsApply = (s: Known, aim: Aim): boolean =>
  s.duds && form(s.edition, 'dudTable') && aim.weapon === 'plain';

/** How an attack ended: the damage of the target, and whether it gave the alarm (13.3). */
export interface Struck extends Wounds {
  readonly alarm: boolean;
}

/** 9.14, 9.18, 13.3 — one declared attack is resolved. */
export function shootAt(t: T, boat: Boat, aim: Aim, target: Target, condition: string): Struck {
  const before: Wounds = { light: target.light, heavy: target.heavy, sunk: false };
  const card = target.card;
  if (!card) return { ...before, alarm: false };
  tellShot(t, boat, aim, target);
  const run = runTrue(t, boat, aim);
  if (run.n === 0) return { ...before, alarm: run.alarm };
  const shot = shotOf(t.state, boat, aim, target, run.n, condition);
  const after = aim.weapon === 'gun' ? fireGun(t, shot, card, before) : fireSalvo(t, shot, card, before);
  const result = verdict(before, after);
  if (result === 'miss') t.say('missed', '9.14', { boat: boat.id, ship: targetFacts(target) });
  else
    t.say(result === 'sunk' ? 'shipSunk' : 'shipHit', '9.20', {
      boat: boat.id,
      ship: { ...targetFacts(target), light: after.light, heavy: after.heavy },
      type: card.type,
      tons: 'tons' in card ? card.tons : 0,
      damage: result,
    });
  return { ...after, alarm: true };
}

/** What events know of a target. */
const targetFacts = ({ slot, kind, zone, card }: Target): ShipInZone => ({
  slot,
  kind,
  card: card?.id ?? null,
  name: card?.name ?? null,
  zone,
});

/** Tells who fires what at whom. */
function tellShot(t: T, boat: Boat, { weapon, n }: Aim, target: Target): void {
  const fighter = t.state.battle?.boats.find(({ id }) => id === boat.id);
  const said = {
    boat: boat.id,
    zone: fighter?.area ?? null,
    n,
    ship: targetFacts(target),
    range: target.range,
  };
  if (weapon === 'gun') t.say('gunFired', '9.17', said);
  else t.say('salvoFired', '9.12', { ...said, weapon });
}

/** 13.3 — how many torpedoes work, and whether what happens to the others wakes the convoy. */
export function runTrue(t: T, boat: Boat, aim: Aim): { n: number; alarm: boolean } {
  if (!dudsApply(t.state, aim)) return { n: aim.n, alarm: true };
  const { outcome } = t.roll(DUDS, { column: campaignOf(t.state).duds });
  const n = working(outcome, aim.n);
  if (n < aim.n) t.say('duds', '13.3 2e', { boat: boat.id, n: aim.n - n, fired: aim.n, result: outcome });
  return { n, alarm: outcome !== 'none' };
}

function fireGun(t: T, shot: Shot, card: TargetCard, before: Wounds): Wounds {
  const roll = t.roll(shotChart('gun', card.gun, 'd10'), { modifiers: modifiersOf('gun'), about: shot });
  return wound(before, roll.outcome);
}

/** 9.14 — each die in turn until the ship goes down (1st edition), or the highest of all with its ties (2nd). */
function fireSalvo(t: T, shot: Shot, card: TargetCard, before: Wounds): Wounds {
  const { edition } = t.state;
  const rule = cite(edition, 'salvo');
  const modifiers = modifiersOf(shot.weapon);
  if (form(edition, 'salvo') === 'highestDie') {
    const chart = shotChart('torpedo', card.torpedo, shot.n === 1 ? 'd10' : `${shot.n}d10kh`);
    const roll = t.roll(chart, { modifiers, about: shot, rule });
    const ties = roll.faces.filter((face) => face === roll.natural).length;
    let after = before;
    for (let i = 0; i < ties; i++) after = wound(after, roll.outcome);
    return after;
  }
  const chart = shotChart('torpedo', card.torpedo, 'd10');
  let after = before;
  for (let i = 0; i < shot.n && !after.sunk; i++) {
    const heavy = form(edition, 'damageDuringSalvo') ? after.heavy : before.heavy;
    after = wound(after, t.roll(chart, { modifiers, about: { ...shot, heavy }, rule }).outcome);
  }
  return after;
}
