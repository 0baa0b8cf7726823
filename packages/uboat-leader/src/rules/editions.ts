/**
 * Every rule in which the two editions differ, both forms side by side. No other file asks which edition is played:
 * the rules ask `form(edition, 'salvo')` and get the form to follow. The rule texts tell both forms apart as `rule.<case> 1e`
 * and `2e`.
 */
import type { Text } from '@flotilla/table';
import { text } from '@flotilla/table';
import type { Edition } from '../data/types.ts';
import type { Steps } from '../steps.ts';

interface Difference<F, S> {
  /** heading of the rulebooks the line belongs to */
  readonly rule: string;
  readonly first: F;
  readonly second: S;
}

const both = <const F, const S>(rule: string, first: F, second: S): Difference<F, S> => ({
  rule,
  first,
  second,
});

/** The table of differences. */
export const DIFFERENCES = {
  /** torpedoes fired at one ship: each die in turn, or only the highest (ties all count) */
  salvo: both('9.14', 'eachDie', 'highestDie'),
  /** a ship that is made heavy in the middle of a salvo helps the dice that follow */
  damageDuringSalvo: both('9.15', true, false),
  /** enemy attacks: one die against three stress numbers, or counters out of the hit cup */
  enemyAttack: both('9.25', 'stressNumbers', 'hitCounters'),
  /** a surfaced boat attacked in its own area: added to the die, or heavy hits more */
  pointBlank: both('9.26', 2, 1),
  /** attack of a lightly damaged ship: on the die, or light hits less */
  lightDamageAttack: both('9.26', -1, -1),
  /** attack of a heavily damaged ship: on the die, or heavy hits less (each worth two light ones) */
  heavyDamageAttack: both('9.26', -2, -1),
  /** evasion points that take one light hit off every enemy attack; null is none */
  evasionPerHit: both('9.26', null, 2),
  /** whether boats suffer damage with a hull rating, or stress and sinking only */
  boatDamage: both('9.27', false, true),
  /** stress of a deep dive at once */
  deepDiveStress: both('9.24', 1, 2),
  /** stress more when the deep dive die is above evasion */
  deepDiveStrain: both('9.24', 1, 0),
  /** what a deep dive does to attacks: the lower of two dice counts, or they have no effect */
  deepDiveAttacks: both('9.24', 'lowerOfTwo', 'noEffect'),
  /** whether a failed deep dive die floods the boat, or on a 10 breaks its hull */
  deepDiveDamage: both('9.24', false, true),
  /** the special condition in force: of the convoy card itself, or of a second card */
  condition: both('8.7', 'ownCard', 'secondCard'),
  /** special missions a boat may carry */
  missionsPerBoat: both('6.8', 3, 1),
  /** whether the optional dud table exists */
  dudTable: both('13.3', false, true),
  /** whether a boat may move before it goes silent */
  silentMayMove: both('9.4', false, true),
  /** whether damage is repaired in the refit segment */
  repairs: both('11.3', false, true),
} as const;

type Differences = typeof DIFFERENCES;

/** Name of a rule in which the editions differ. */
export type DifferenceKey = keyof Differences;

/** The form a rule takes in an edition. */
export function form<K extends DifferenceKey>(edition: Edition, key: K): Form<Differences[K]> {
  return DIFFERENCES[key][edition] as Form<Differences[K]>;
}

type Form<D> = D extends Difference<infer F, infer S> ? F | S : never;

/** A text in which `{edition|…|…}` reads as the edition played has it, the first one first. */
export const inEdition = (edition: Edition, key: string): Text =>
  text(key, { edition: edition === 'first' ? 1 : 2 });

/** A rule case with its edition, for rules that differ: "9.14 1e". */
export const cite = (edition: Edition, key: DifferenceKey): string =>
  `${DIFFERENCES[key].rule} ${edition === 'first' ? '1e' : '2e'}`;

/** Which differences matter while a question is asked. */
const FELT_AT: { readonly [step in keyof Steps]?: readonly DifferenceKey[] } = {
  spend: ['missionsPerBoat'],
  engage: ['condition'],
  helm: ['silentMayMove'],
  aim: ['salvo', 'damageDuringSalvo'],
  spread: ['salvo', 'damageDuringSalvo'],
  aimRaid: ['salvo', 'damageDuringSalvo'],
  enemyAttacks: ['enemyAttack', 'pointBlank'],
  react: ['deepDiveAttacks', 'enemyAttack', 'boatDamage'],
};

const casesOf = (keys: readonly DifferenceKey[]): string[] => [
  ...new Set(keys.map((key) => DIFFERENCES[key].rule)),
];

/** The cases in which the editions differ and that matter at a step; none where both play alike. */
export const differingAt = (step: string): string[] => casesOf(FELT_AT[step as keyof Steps] ?? []);

/** Every case in which the editions differ, in the order of the book. */
export const differingCases = (): string[] =>
  casesOf(Object.keys(DIFFERENCES) as DifferenceKey[]).sort((a, b) =>
    a.localeCompare(b, 'en', { numeric: true }),
  );

/** The differences that are felt most, with texts of their own under `difference.<key>.first` and `.second`. */
const FELT = ['salvo', 'enemyAttack', 'boatDamage', 'condition'] as const satisfies readonly DifferenceKey[];

/** What there is to know about an edition when one is chosen. */
export const editionNote = (edition: Edition): Text =>
  text('note.edition', Object.fromEntries(FELT.map((key) => [key, text(`difference.${key}.${edition}`)])));
