/** Attacks on ships: their rolls, damage and exact chances (9.13 - 9.20). No dice are thrown here. */
import type { Fate, Modifier } from '@flotilla/table';
import { declareRoll, resultsOf } from '@flotilla/table';
import { FAT_BONUS, GUN_PER_AREA, T5_BONUS, TORPEDO_PER_AREA } from '../data/charts.ts';
import type { Edition, HitNumbers } from '../data/types.ts';
import type { Torpedo } from '../state.ts';
import type { ShotResult } from './charts.ts';
import { shotChart } from './charts.ts';
import { cite, form } from './editions.ts';

/** A boat's attack on a ship: everything its dice are judged by. */
export interface Shot {
  readonly edition: Edition;
  readonly boat: string;
  readonly slot: string;
  /** what the card of the ship says about this weapon */
  readonly numbers: HitNumbers;
  readonly weapon: Torpedo | 'gun';
  /** torpedoes fired at this target */
  readonly n: number;
  readonly range: number;
  /** torpedo skill or gunnery of the crew */
  readonly skill: number;
  /** heavy damage counters on the target that help the attack (9.15) */
  readonly heavy: number;
  /** the damage of the target when the next die falls */
  readonly met: Wounds;
  /** dice of the attack that have fallen */
  readonly fallen: number;
  /** from the special condition */
  readonly condition: number;
}

/** 9.15 — modifiers of a torpedo die. */
export const TORPEDO_MODIFIERS: readonly Modifier<Shot>[] = [
  { why: 'heavyTarget', rule: '9.15', value: 1, when: (shot) => shot.heavy > 0 },
  {
    why: 'range',
    rule: '9.15',
    value: (shot) => TORPEDO_PER_AREA * shot.range,
    bounds: [-3, 0],
    when: (shot) => shot.weapon !== 'fat',
  },
  { why: 'spread', rule: '9.13', value: (shot) => shot.n - 1, bounds: [0, 11] },
  { why: 'torpedoSkill', rule: '9.15', value: (shot) => shot.skill, bounds: [-5, 5] },
  { why: 'fat', rule: '9.16', value: FAT_BONUS, when: (shot) => shot.weapon === 'fat' },
  { why: 't5', rule: '9.16', value: T5_BONUS, when: (shot) => shot.weapon === 't5' },
  { why: 'condition', rule: '8.7', value: (shot) => shot.condition, bounds: [-5, 5] },
];

/** 9.18 — modifiers of a gun die. */
export const GUN_MODIFIERS: readonly Modifier<Shot>[] = [
  { why: 'heavyTarget', rule: '9.18', value: 1, when: (shot) => shot.heavy > 0 },
  { why: 'range', rule: '9.18', value: (shot) => GUN_PER_AREA * shot.range, bounds: [-6, 0] },
  { why: 'gunnery', rule: '9.18', value: (shot) => shot.skill, bounds: [-5, 5] },
  { why: 'condition', rule: '8.7', value: (shot) => shot.condition, bounds: [-5, 5] },
];

/** 9.14 — a die of a salvo (1st edition), or the highest of all its dice (2nd). */
const torpedo = declareRoll('torpedo', {
  chart: (_s: unknown, { edition, numbers, n, met }: Shot) => {
    const highest = form(edition, 'salvo') === 'highestDie' && n > 1;
    const dice = highest ? `${n}d10kh` : 'd10';
    return shotChart('torpedo', cite(edition, 'salvo'), numbers, dice, damageOf(met), hurtsOf(met));
  },
  modifiers: TORPEDO_MODIFIERS,
  about: (_s, shot) => shot,
  fates: (_s, shot) => (shot.n - shot.fallen > 1 ? fatesOf(shot) : null),
  fateOf: (_s, shot, { outcome, natural, faces }) =>
    eachDieCounts(shot) ? null : verdict(shot.met, woundBy(shot.met, outcome, timesOf(natural, faces))),
});

/** 9.18 — the die of a gun. */
const gun = declareRoll('gun', {
  chart: (_s: unknown, { numbers, met }: Shot) =>
    shotChart('gun', '9.18', numbers, 'd10', damageOf(met), hurtsOf(met)),
  modifiers: GUN_MODIFIERS,
  about: (_s, shot) => shot,
});

/** The roll of a weapon; everything it is judged by is in the shot. */
export const rollOf = ({ weapon }: Pick<Shot, 'weapon'>) => (weapon === 'gun' ? gun : torpedo);

/** The damage of a ship as a name. */
const damageOf = ({ light, heavy }: Wounds): string => `${light} ${heavy}`;

/** What each hit makes of a ship with this damage. */
const hurtsOf =
  (before: Wounds) =>
  (result: ShotResult): ShotResult =>
    verdict(before, wound(before, result));

/** 9.14 — how often the highest number was thrown: each of these dice hits. */
export const timesOf = (natural: number, faces: readonly number[]): number =>
  faces.filter((face) => face === natural).length;

/** What may become of the ship through the dice that are still to fall, least first. */
function fatesOf(shot: Shot): Fate[] {
  const odds = salvoOdds(shot, shot.met);
  return FATES.map((outcome) => ({ outcome, chance: odds[outcome] }));
}

const FATES = ['miss', 'light', 'heavy', 'sunk'] as const;

/** Damage on a ship. */
export interface Wounds {
  readonly light: number;
  readonly heavy: number;
  readonly sunk: boolean;
}

/** 9.20 — two light make a heavy, two heavy sink; one light and one heavy stay side by side. */
export function wound(before: Wounds, result: ShotResult): Wounds {
  if (before.sunk || result === 'miss') return before;
  if (result === 'sunk') return { ...before, sunk: true };
  const light = before.light + (result === 'light' ? 1 : 0);
  const heavy = before.heavy + (result === 'heavy' ? 1 : 0) + (light >= 2 ? 1 : 0);
  return { light: light >= 2 ? light - 2 : light, heavy: Math.min(heavy, 2), sunk: heavy >= 2 };
}

/** Exact chances of what a salvo does to a ship. */
export interface SalvoOdds {
  miss: number;
  light: number;
  heavy: number;
  sunk: number;
}

/** The result in a player's words: how much worse off a ship is. */
export function verdict(before: Wounds, after: Wounds): ShotResult {
  if (after.sunk) return 'sunk';
  if (after.heavy > before.heavy) return 'heavy';
  return after.light !== before.light ? 'light' : 'miss';
}

/** 9.14, 9.15 — whether every die of an attack counts separately; in the second edition only the highest of a salvo does. */
export const eachDieCounts = ({ edition, weapon }: Shot): boolean =>
  form(edition, 'salvo') === 'eachDie' || weapon === 'gun';

/** The dice of an attack. */
export const diceOf = ({ weapon, n }: Pick<Shot, 'weapon' | 'n'>): number => (weapon === 'gun' ? 1 : n);

/** Whether an attack is a single die. */
export const isOneDie = (shot: Pick<Shot, 'weapon' | 'n'>): boolean => diceOf(shot) === 1;

/**
 * 9.14, 9.20 — the damage of a ship after an attack with this roll: once, or as many times as the highest die of a salvo was
 * thrown.
 */
export function woundBy(before: Wounds, result: ShotResult, times: number): Wounds {
  let after = before;
  for (let i = 0; i < times; i++) after = wound(after, result);
  return after;
}

/** A ship in a state of damage, and how likely that is. */
export interface Prospect {
  readonly wounds: Wounds;
  readonly chance: number;
}

/** Every state of damage an attack may leave a ship in. */
export const prospectsOf = (shot: Shot, before: Wounds): Prospect[] =>
  eachDieCounts(shot) ? dieByDie(shot, before) : highestOnly({ ...shot, met: before }, before);

/** Exact chances of what an attack does to a ship. */
export function salvoOdds(shot: Shot, before: Wounds): SalvoOdds {
  const odds: SalvoOdds = { miss: 0, light: 0, heavy: 0, sunk: 0 };
  for (const { wounds, chance } of prospectsOf(shot, before)) odds[verdict(before, wounds)] += chance;
  return odds;
}

/** The possible states: sunk, or afloat with 0 or 1 light and heavy counters each. */
const PLACES: readonly Wounds[] = [
  { light: 0, heavy: 0, sunk: true },
  { light: 0, heavy: 0, sunk: false },
  { light: 1, heavy: 0, sunk: false },
  { light: 0, heavy: 1, sunk: false },
  { light: 1, heavy: 1, sunk: false },
];

const placeOf = ({ light, heavy, sunk }: Wounds): number => (sunk ? 0 : 1 + light + 2 * heavy);

/** Die by die until the ship goes down; each die meets the damage left by those before it. */
function dieByDie(shot: Shot, before: Wounds): Prospect[] {
  let chances = PLACES.map(() => 0);
  chances[placeOf(before)] = 1;
  for (let die = shot.fallen; die < diceOf(shot); die++) {
    const next = PLACES.map(() => 0);
    const add = (wounds: Wounds, chance: number): void => {
      next[placeOf(wounds)] = (next[placeOf(wounds)] as number) + chance;
    };
    for (const { wounds, chance } of prospectsIn(chances)) {
      if (wounds.sunk) add(wounds, chance);
      else
        for (const [result, share] of sharesOf(duringSalvo(shot, wounds, die)))
          add(wound(wounds, result), chance * share);
    }
    chances = next;
  }
  return prospectsIn(chances);
}

const prospectsIn = (chances: readonly number[]): Prospect[] =>
  PLACES.map((wounds, place) => ({ wounds, chance: chances[place] as number })).filter(
    ({ chance }) => chance > 0,
  );

/** The chance of each result of one die. */
function sharesOf(shot: Shot): ReadonlyMap<ShotResult, number> {
  const shares = new Map<ShotResult, number>();
  for (const { result, chance } of resultsOf(null, rollOf(shot), shot))
    shares.set(result, (shares.get(result) ?? 0) + chance);
  return shares;
}

/** 9.15 — the shot of the next die of a salvo: whether damage done by those before it helps depends on the edition. */
export const duringSalvo = (shot: Shot, now: Wounds, fallen: number): Shot => ({
  ...shot,
  heavy: form(shot.edition, 'damageDuringSalvo') ? now.heavy : shot.heavy,
  met: now,
  fallen,
});

const SIDES = 10;

/** Only the highest counts, and every die that ties for it hits. */
function highestOnly(shot: Shot, before: Wounds): Prospect[] {
  const { n } = shot;
  return resultsOf(null, rollOf(shot), shot).flatMap(({ result, natural }) =>
    Array.from({ length: n }, (_, i) => {
      const ties = i + 1;
      const chance = choose(n, ties) * power(1 / SIDES, ties) * power((natural - 1) / SIDES, n - ties);
      return { wounds: woundBy(before, result, ties), chance };
    }),
  );
}

/** A whole power, as a product: engines differ in theirs. */
function power(base: number, times: number): number {
  let product = 1;
  for (let i = 0; i < times; i++) product *= base;
  return product;
}

function choose(n: number, k: number): number {
  let ways = 1;
  for (let i = 0; i < k; i++) ways = (ways * (n - i)) / (i + 1);
  return ways;
}
