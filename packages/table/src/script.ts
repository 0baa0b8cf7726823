/** Scripted dice: numbers typed in by a test, a script file or a player with real dice, instead of keyed chance. */
import { own } from './json.ts';
import type { LogEvent } from './log.ts';
import type { Applied } from './modifiers.ts';

/** One number thrown, one named item, or (for a shuffle) the items that end on top. */
export type ScriptEntry = number | string | readonly (number | string)[];

/** Typed-in numbers by the purpose of the roll they are for. */
export type ScriptedDice = Readonly<Record<string, readonly ScriptEntry[]>>;

/** Where scripted numbers come from. */
export interface Script {
  dice: ScriptedDice;
  /** `seed`: dice that are not listed come from the seed. `ask`: the player is asked for them. */
  missing: 'seed' | 'ask';
}

/** A typed-in number that is impossible. */
export class ScriptError extends Error {
  override readonly name = 'ScriptError';
}

/** What is known about a roll before its dice are thrown. */
export interface RollAhead {
  readonly chart: string;
  readonly rule: string;
  readonly modifiers: readonly Applied[];
  /** The results with the totals that give them; null means open. */
  readonly rows: readonly {
    readonly from: number | null;
    readonly to: number | null;
    readonly outcome: string;
  }[];
}

/** Raised when the game needs dice that only a person can throw; the answer is resumed once they are typed in. */
export class DiceWanted extends Error {
  override readonly name = 'DiceWanted';
  readonly purpose: string;
  readonly count: number;
  readonly sides: number;
  /** The roll they are for; null when no chart is used. */
  roll: RollAhead | null = null;
  /** What has happened since the answer that waits for them, including earlier throws. */
  since: readonly LogEvent[] = [];
  constructor(purpose: string, count: number, sides: number) {
    super(`Roll ${count}d${sides} for "${purpose}" and type in what they show.`);
    this.purpose = purpose;
    this.count = count;
    this.sides = sides;
  }
}

/** Takes the faces of a throw from a script; null when they come from the seed. `used` counts what has been spent. */
export function scriptedFaces(
  script: Script,
  purpose: string,
  count: number,
  sides: number,
  used: Record<string, number>,
): number[] | null {
  const list = script.dice[purpose] ?? [];
  const spent = used[purpose] ?? 0;
  if (spent >= list.length) {
    if (script.missing === 'ask') throw new DiceWanted(purpose, count, sides);
    return null;
  }
  const faces = list.slice(spent, spent + count);
  if (faces.length < count) {
    if (script.missing === 'ask') throw new DiceWanted(purpose, count, sides);
    throw new ScriptError(`The dice list "${purpose}" ends in the middle of a throw of ${count}d${sides}.`);
  }
  faces.forEach((face, i) => {
    if (Number.isInteger(face) && (face as number) >= 1 && (face as number) <= sides) return;
    throw new ScriptError(
      `The dice list "${purpose}" has ${JSON.stringify(face)} at place ${spent + i + 1}; a d${sides} shows 1 to ${sides}.`,
    );
  });
  used[purpose] = spent + count;
  return faces as number[];
}

/** Takes the top of a shuffled pile from a script, uppermost first; null when the seed shuffles all of it. */
export function scriptedTop(
  script: Script,
  purpose: string,
  used: Record<string, number>,
): readonly (number | string)[] | null {
  const list = script.dice[purpose] ?? [];
  const spent = used[purpose] ?? 0;
  const first = list[spent];
  if (first === undefined) return null;
  if (typeof first === 'object') {
    used[purpose] = spent + 1;
    return first;
  }
  used[purpose] = list.length;
  return list.slice(spent) as (number | string)[];
}

/** Moves the named items to the end (the top) of a pile, the first named on top. */
export function stackTop<T>(items: T[], top: readonly (number | string)[], purpose: string): void {
  const named: T[] = [];
  for (const name of top) {
    const place = items.findIndex((item) => nameOf(item) === String(name));
    if (place < 0)
      throw new ScriptError(`The list "${purpose}" names "${name}", which is not among what is shuffled.`);
    named.push(...items.splice(place, 1));
  }
  items.push(...named.reverse());
}

const nameOf = (item: unknown): string =>
  typeof item === 'object' && item !== null && 'id' in item ? String(item.id) : String(item);

/** A sentence for every scripted list that was not used up. */
export function unusedDice(script: Script, used: Readonly<Record<string, number>>): string[] {
  return Object.entries(script.dice)
    .filter(([purpose, list]) => (own(used, purpose) ?? 0) < list.length)
    .map(
      ([purpose, list]) =>
        `The dice list "${purpose}" holds ${list.length} numbers, only ${own(used, purpose) ?? 0} were used.`,
    );
}
