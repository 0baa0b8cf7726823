/** Dice expressions and their exact distributions. */
import type { Chance } from './chance.ts';

/**
 * `2d6` (sum), `d10` (one die), `3d10kh` / `3d10kl` (keep the highest / lowest), `d66` (two d6 read as tens and units),
 * each with an optional `+n` or `-n`.
 */
export type DiceText = string;

/** A parsed dice expression. */
export interface Dice {
  readonly text: DiceText;
  readonly count: number;
  readonly sides: number;
  /** How the faces become one number. */
  readonly reading: 'sum' | 'highest' | 'lowest' | 'tens';
  readonly plus: number;
  /** The smallest and largest number the dice can show. */
  readonly least: number;
  readonly most: number;
}

const PATTERN = /^(\d*)d(\d+)(kh|kl)?([+-]\d+)?$/;
const parsed = new Map<DiceText, Dice>();

/** The most dice thrown at once: more than the torpedoes of any boat. */
const MOST_DICE = 60;

/** Parses a dice expression; throws a sentence when it cannot. */
export function diceOf(text: DiceText): Dice {
  const known = parsed.get(text);
  if (known) return known;
  const dice = parse(text);
  parsed.set(text, dice);
  return dice;
}

function parse(text: DiceText): Dice {
  if (text === 'd66') return { text, count: 2, sides: 6, reading: 'tens', plus: 0, least: 11, most: 66 };
  const match = PATTERN.exec(text);
  const count = Number(match?.[1] || 1);
  const sides = Number(match?.[2]);
  if (!match || count < 1 || count > MOST_DICE || sides < 2 || sides > 1000) {
    throw new Error(`"${text}" is not a dice expression such as 2d6, d10, 3d10kh or d66.`);
  }
  const reading = match[3] === 'kh' ? 'highest' : match[3] === 'kl' ? 'lowest' : 'sum';
  const plus = Number(match[4] ?? 0);
  const most = reading === 'sum' ? count * sides : sides;
  return {
    text,
    count,
    sides,
    reading,
    plus,
    least: (reading === 'sum' ? count : 1) + plus,
    most: most + plus,
  };
}

/** Throws dice at the current place of chance; one or two dice, the usual case, need no growing list. */
export function facesOf(chance: Pick<Chance, 'below'>, { count, sides }: Dice): number[] {
  const first = chance.below(sides) + 1;
  if (count === 1) return [first];
  const faces = [first, chance.below(sides) + 1];
  for (let i = 2; i < count; i++) faces.push(chance.below(sides) + 1);
  return faces;
}

/** Reads thrown faces as the one number that the expression stands for. */
export function readDice(dice: Dice, faces: readonly number[]): number {
  if (dice.reading === 'tens') return (faces[0] as number) * 10 + (faces[1] as number);
  let value = faces[0] as number;
  for (let i = 1; i < faces.length; i++) {
    const face = faces[i] as number;
    if (dice.reading === 'sum') value += face;
    else if (dice.reading === 'highest' ? face > value : face < value) value = face;
  }
  return value + dice.plus;
}

/** The number of ways to every number the dice can show, and of all ways together. */
export interface Ways {
  readonly all: number;
  readonly to: ReadonlyMap<number, number>;
}

const counted = new Map<DiceText, Ways>();

/** Counts the ways to every number the dice can show, in whole numbers so that sums stay exact. */
export function waysOf(text: DiceText): Ways {
  const known = counted.get(text);
  if (known) return known;
  const ways = countWays(diceOf(text));
  counted.set(text, ways);
  return ways;
}

/** The exact chance of every number the dice can show. */
export function distributionOf(text: DiceText): ReadonlyMap<number, number> {
  const { all, to } = waysOf(text);
  return new Map([...to].map(([value, ways]): [number, number] => [value, ways / all]));
}

/** The number of ways in which dice can fall: a product, as engines differ in powers. */
export function allWays({ count, sides }: Pick<Dice, 'count' | 'sides'>): number {
  let ways = 1;
  for (let die = 0; die < count; die++) ways *= sides;
  return ways;
}

function countWays(dice: Dice): Ways {
  let ways = new Map<number, number>();
  for (let face = 1; face <= dice.sides; face++) ways.set(dice.reading === 'tens' ? face * 10 : face, 1);
  for (let die = 1; die < dice.count; die++) {
    const next = new Map<number, number>();
    for (const [value, count] of ways) {
      for (let face = 1; face <= dice.sides; face++) {
        const joined = join(dice, value, face);
        next.set(joined, (next.get(joined) ?? 0) + count);
      }
    }
    ways = next;
  }
  const values = [...ways].map(([value, count]): [number, number] => [value + dice.plus, count]);
  return { all: allWays(dice), to: new Map(values.sort(([a], [b]) => a - b)) };
}

function join(dice: Dice, value: number, face: number): number {
  if (dice.reading === 'highest') return Math.max(value, face);
  if (dice.reading === 'lowest') return Math.min(value, face);
  return value + face;
}
