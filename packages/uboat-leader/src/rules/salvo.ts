/** The arithmetic of attacks on ships: modifiers, damage and exact chances (9.13 - 9.20). No dice are rolled here. */
import type { Modifier } from '@flotilla/table';
import { sumOf } from '@flotilla/table';
import { FAT_BONUS, GUN_PER_AREA, T5_BONUS, TORPEDO_PER_AREA } from '../data/charts.ts';
import type { Edition, HitNumbers } from '../data/types.ts';
import type { Torpedo } from '../state.ts';
import type { ShotResult } from './charts.ts';
import { form } from './editions.ts';

/** What an attack is judged by. */
export interface Shot {
  readonly weapon: Torpedo | 'gun';
  /** torpedoes that run at this target */
  readonly n: number;
  readonly range: number;
  /** torpedo skill or gunnery of the crew */
  readonly skill: number;
  /** heavy damage counters on the target */
  readonly heavy: number;
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

/** The modifier list of a weapon. */
export const modifiersOf = (weapon: Shot['weapon']): readonly Modifier<Shot>[] =>
  weapon === 'gun' ? GUN_MODIFIERS : TORPEDO_MODIFIERS;

/** Damage on a ship. */
export interface Wounds {
  readonly light: number;
  readonly heavy: number;
  readonly sunk: boolean;
}

/** 9.20 — light and light make heavy, heavy and heavy sink; light and heavy lie side by side. */
export function wound(before: Wounds, result: ShotResult): Wounds {
  if (before.sunk || result === 'miss') return before;
  if (result === 'sunk') return { ...before, sunk: true };
  const light = before.light + (result === 'light' ? 1 : 0);
  const heavy = before.heavy + (result === 'heavy' ? 1 : 0) + (light >= 2 ? 1 : 0);
  return { light: light >= 2 ? light - 2 : light, heavy: Math.min(heavy, 2), sunk: heavy >= 2 };
}

/** What a number gives on a line of three hit numbers. */
export function resultOf(numbers: HitNumbers, total: number): ShotResult {
  const [light, heavy, sunk] = numbers;
  if (sunk !== null && total >= sunk) return 'sunk';
  if (heavy !== null && total >= heavy) return 'heavy';
  return light !== null && total >= light ? 'light' : 'miss';
}

/** Exact chances of what a salvo does to a ship. */
export interface SalvoOdds {
  miss: number;
  light: number;
  heavy: number;
  sunk: number;
}

/** How much worse a ship is off: what a player calls the result. */
export function verdict(before: Wounds, after: Wounds): ShotResult {
  if (after.sunk) return 'sunk';
  if (after.heavy > before.heavy) return 'heavy';
  return after.light !== before.light ? 'light' : 'miss';
}

const SIDES = 10;

/** Exact chances of a salvo (9.14), in the form of the edition. */
export function salvoOdds(edition: Edition, numbers: HitNumbers, shot: Shot, before: Wounds): SalvoOdds {
  return form(edition, 'salvo') === 'eachDie' || shot.weapon === 'gun'
    ? eachDieOdds(numbers, shot, before)
    : highestDieOdds(numbers, shot, before);
}

/** Damage short of sinking: light and heavy counters 0 or 1 each, so four places and the bottom of the sea. */
const PLACES: readonly Wounds[] = [
  { light: 0, heavy: 0, sunk: false },
  { light: 1, heavy: 0, sunk: false },
  { light: 0, heavy: 1, sunk: false },
  { light: 1, heavy: 1, sunk: false },
];

const placeOf = (wounds: Wounds): number => wounds.light + 2 * wounds.heavy;

function eachDieOdds(numbers: HitNumbers, shot: Shot, before: Wounds): SalvoOdds {
  const odds: SalvoOdds = { miss: 0, light: 0, heavy: 0, sunk: 0 };
  const shares = [0, 1].map((heavy) =>
    resultShares(numbers, sumOf(modifiersOf(shot.weapon), { ...shot, heavy })),
  );
  let chances = [0, 0, 0, 0];
  chances[placeOf(before)] = 1;
  const dice = shot.weapon === 'gun' ? 1 : shot.n;
  for (let die = 0; die < dice; die++) {
    const next = [0, 0, 0, 0];
    for (const [place, chance] of chances.entries()) {
      if (chance === 0) continue;
      const wounds = PLACES[place] as Wounds;
      for (const [result, share] of shares[wounds.heavy] as [ShotResult, number][]) {
        const after = wound(wounds, result);
        if (after.sunk) odds.sunk += chance * share;
        else next[placeOf(after)] = (next[placeOf(after)] as number) + chance * share;
      }
    }
    chances = next;
  }
  for (const [place, chance] of chances.entries()) odds[verdict(before, PLACES[place] as Wounds)] += chance;
  return odds;
}

/** The chance of each result of one die. */
function resultShares(numbers: HitNumbers, plus: number): [ShotResult, number][] {
  const shares = { miss: 0, light: 0, heavy: 0, sunk: 0 };
  for (let face = 1; face <= SIDES; face++) shares[resultOf(numbers, face + plus)] += 1 / SIDES;
  return (Object.entries(shares) as [ShotResult, number][]).filter(([, share]) => share > 0);
}

/** Only the highest counts, every die that ties for it hits. */
function highestDieOdds(numbers: HitNumbers, shot: Shot, before: Wounds): SalvoOdds {
  const odds: SalvoOdds = { miss: 0, light: 0, heavy: 0, sunk: 0 };
  const plus = sumOf(TORPEDO_MODIFIERS, shot);
  for (let face = 1; face <= SIDES; face++) {
    const result = resultOf(numbers, face + plus);
    let wounds = before;
    for (let ties = 1; ties <= shot.n; ties++) {
      wounds = wound(wounds, result);
      odds[verdict(before, wounds)] +=
        choose(shot.n, ties) * (1 / SIDES) ** ties * ((face - 1) / SIDES) ** (shot.n - ties);
    }
  }
  return odds;
}

function choose(n: number, k: number): number {
  let ways = 1;
  for (let i = 0; i < k; i++) ways = (ways * (n - i)) / (i + 1);
  return ways;
}
