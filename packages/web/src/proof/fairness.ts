/** Were the dice fair? Every throw of a game, counted, against what fair dice would have shown. */
import type { LogEvent } from '@flotilla/table';

/** One number that dice can show: how often it fell, how often it should have, and how far that strays. */
export interface FairnessBar {
  readonly value: number;
  readonly thrown: number;
  readonly expected: number;
  /** Nineteen times in twenty the count lies so near to what is expected. */
  readonly spread: number;
}

/** All throws of one kind of dice. */
export interface Histogram {
  /** Dice of a throw, and faces of a die. */
  readonly count: number;
  readonly sides: number;
  readonly throws: number;
  readonly bars: readonly FairnessBar[];
  /** The share of games with fair dice that stray further than this one. */
  readonly further: number;
}

const NINETEEN_OF_TWENTY = 1.96;

/** Chances of every sum that dice can show, from the smallest on. */
export function chancesOf(count: number, sides: number): number[] {
  let chances = [1];
  for (let die = 0; die < count; die++) {
    const next = new Array<number>(chances.length + sides - 1).fill(0);
    chances.forEach((chance, sum) => {
      for (let face = 0; face < sides; face++) next[sum + face] = (next[sum + face] ?? 0) + chance / sides;
    });
    chances = next;
  }
  return chances;
}

/** The throws of a log by their dice: every throw as the sum of its faces. */
function throwsIn(log: readonly LogEvent[]): Map<string, number[]> {
  const found = new Map<string, number[]>();
  for (const { roll } of log) {
    if (!roll) continue;
    const sum = roll.faces.reduce((total, face) => total + face, 0);
    const kind = /^(\d*)d(\d+)$/.exec(roll.dice);
    if (!kind || roll.faces.length !== Number(kind[1] || 1)) continue;
    const name = `${roll.faces.length}d${kind[2]}`;
    found.set(name, [...(found.get(name) ?? []), sum]);
  }
  return found;
}

/** How many throws of all dice a log tells of. */
export const rollsIn = (log: readonly LogEvent[]): number => log.filter(({ roll }) => roll !== null).length;

/** A histogram for every kind of dice, the one thrown most often first. */
export function histogramsOf(log: readonly LogEvent[]): Histogram[] {
  return [...throwsIn(log)]
    .map(([name, sums]) => {
      const [count = 1, sides = 6] = name.split('d').map(Number);
      return histogramOf(count, sides, sums);
    })
    .sort((a, b) => b.throws - a.throws);
}

function histogramOf(count: number, sides: number, sums: readonly number[]): Histogram {
  const throws = sums.length;
  const bars = chancesOf(count, sides).map((chance, i) => ({
    value: count + i,
    thrown: sums.filter((sum) => sum === count + i).length,
    expected: throws * chance,
    spread: NINETEEN_OF_TWENTY * Math.sqrt(throws * chance * (1 - chance)),
  }));
  const strayed = bars.reduce((sum, { thrown, expected }) => sum + (thrown - expected) ** 2 / expected, 0);
  return { count, sides, throws, bars, further: tailOf(strayed, bars.length - 1) };
}

/** The share of a chi-square distribution above a value. */
export function tailOf(value: number, freedom: number): number {
  if (value <= 0) return 1;
  const [a, x] = [freedom / 2, value / 2];
  const scale = Math.exp(a * Math.log(x) - x - logGamma(a));
  return x < a + 1 ? 1 - scale * lowerSeries(a, x) : scale * upperFraction(a, x);
}

const STEPS = 300;
const SMALL = 1e-12;

function lowerSeries(a: number, x: number): number {
  let term = 1 / a;
  let sum = term;
  for (let n = 1; n < STEPS && Math.abs(term) > SMALL * Math.abs(sum); n++) {
    term *= x / (a + n);
    sum += term;
  }
  return sum;
}

/** The continued fraction of the upper incomplete gamma function, by Lentz's method. */
function upperFraction(a: number, x: number): number {
  let b = x + 1 - a;
  let c = 1 / SMALL;
  let d = 1 / b;
  let fraction = d;
  for (let n = 1; n < STEPS; n++) {
    const factor = -n * (n - a);
    b += 2;
    d = 1 / (factor * d + b || SMALL);
    c = b + factor / c || SMALL;
    const change = d * c;
    fraction *= change;
    if (Math.abs(change - 1) < SMALL) break;
  }
  return fraction;
}

/** Logarithm of the gamma function for halves and whole numbers, which is all that is asked for. */
function logGamma(value: number): number {
  let [sum, at] = [0, value];
  while (at > 1) {
    at -= 1;
    sum += Math.log(at);
  }
  return at === 0.5 ? sum + Math.log(Math.PI) / 2 : sum;
}
