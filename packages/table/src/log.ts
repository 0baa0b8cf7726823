/** The log: typed events with their rule case, put into words from text keys. */
import type { AnyGame, Odds, Outcome } from './game.ts';
import type { Json } from './json.ts';
import { own } from './json.ts';
import type { Applied } from './modifiers.ts';
import type { Fate } from './rolls.ts';
import type { Text, TextArgs } from './text.ts';
import { text } from './text.ts';

/** The densities of the log, from the war diary to every die. */
export const DENSITIES = ['story', 'normal', 'rolls'] as const;

/** How much of the log is shown. */
export type Density = (typeof DENSITIES)[number];

/** How an event of one kind appears in the log. */
export interface EventStyle {
  /** The sparsest density at which it is still shown. */
  readonly density: Density;
  /** Set when the event opens a section of the log. */
  readonly heading?: 1 | 2 | 3;
}

/** Everything about one roll. */
export interface RollRecord {
  readonly purpose: string;
  readonly chart: string;
  readonly column: string;
  readonly rule: string;
  readonly dice: string;
  readonly faces: readonly number[];
  readonly natural: number;
  readonly modifiers: readonly Applied[];
  readonly notApplied: readonly Applied[];
  readonly total: number;
  /** The label of the result; the fate it has brought where the chart alone does not tell. */
  readonly outcome: string;
  /** The totals that give this result row; null means open. */
  readonly from: number | null;
  readonly to: number | null;
  /** The exact chance of this outcome before the roll. */
  readonly chance: number;
  /** The result for each number the dice can show, smallest first; empty where no chart is used. */
  readonly results: readonly string[];
  /** What may come of the throw where the chart alone does not tell; `settled` when no other dice decide. */
  readonly fates?: { readonly list: readonly Fate[]; readonly settled: boolean };
  /** Chances over this roll and all that may follow it, as they were before it. */
  readonly sums?: readonly Odds[];
}

/** What an event knows: plain facts, such as numbers and ids, never sentences. */
export type Facts = Readonly<Record<string, Json>>;

/** Something that happened. */
export interface LogEvent {
  readonly kind: string;
  readonly rule: string;
  /** The number of the next decision at the time: places the event among the answers. */
  readonly decision: number;
  readonly density: Density;
  readonly heading: 1 | 2 | 3 | null;
  /** The seats that may know it; null means everybody. */
  readonly to: readonly number[] | null;
  readonly data: Facts;
  readonly roll: RollRecord | null;
}

/** The kind of event the kernel writes for every roll. */
export const ROLLED = 'rolled';

/** What a seat may read of the log (a spectator is null), down to a density. */
export function logFor(
  log: readonly LogEvent[],
  seat: number | null,
  density: Density = 'rolls',
): LogEvent[] {
  const depth = DENSITIES.indexOf(density);
  return log.filter(
    (event) =>
      DENSITIES.indexOf(event.density) <= depth &&
      (event.to === null || (seat !== null && event.to.includes(seat))),
  );
}

/** The sentence of an event: `story.<kind>` at story density where the catalogue has it, otherwise `log.<kind>`. */
export function eventText(
  { tell }: Pick<AnyGame, 'tell'>,
  event: LogEvent,
  density: Density,
  has: (key: string) => boolean,
): Text {
  if (event.roll) return rollTitle(event.roll);
  const story = `story.${event.kind}`;
  const told = own(tell as Record<string, (facts: Facts) => TextArgs> | undefined, event.kind);
  const args = told ? told(event.data) : (event.data as TextArgs);
  return text(density === 'story' && has(story) ? story : `log.${event.kind}`, args);
}

/** What a roll is called: `roll.<purpose>`. */
export const rollTitle = (roll: RollRecord): Text => text(`roll.${roll.purpose}`);

/** The result of a roll in words: `outcome.<chart>.<label>` where the catalogue has it, otherwise `outcome.<label>`. */
export function rollOutcome(
  roll: Pick<RollRecord, 'chart' | 'outcome'>,
  has: (key: string) => boolean,
): Text {
  const own = `outcome.${roll.chart}.${roll.outcome}`;
  return text(has(own) ? own : `outcome.${roll.outcome}`);
}

/** How a game ended in words: `ending.<ending>`. */
export const endingText = (outcome: Outcome): Text => text(`ending.${outcome.ending}`, outcome.args);

/** The reason of a modifier in words: `modifier.<why>`. */
export const modifierText = (applied: Applied): Text => text(`modifier.${applied.why}`);
