/** Attacks of the day that were answered on this device: one answer a day and game. */
import { keptHere } from './kept.ts';

/** An answer: its place among the options, its score, and how long it took; null without the clock or beyond it. */
export interface AttackAnswer {
  readonly given: number;
  readonly score: number;
  readonly seconds: number | null;
}

/** Answers by game and day. */
export type Attacks = Readonly<Record<string, Readonly<Record<string, AttackAnswer>>>>;

const isAnswer = (value: unknown): value is AttackAnswer => {
  const { given, score, seconds } = (value ?? {}) as Partial<AttackAnswer>;
  return (
    Number.isInteger(given) && Number.isInteger(score) && (seconds === null || Number.isInteger(seconds))
  );
};

/** Answers out of whatever was stored or brought; what is none is left out. */
export function attacksFrom(stored: unknown): Attacks {
  if (typeof stored !== 'object' || stored === null) return {};
  return Object.fromEntries(
    Object.entries(stored).map(([game, days]) => [
      game,
      Object.fromEntries(Object.entries(days ?? {}).filter(([, answer]) => isAnswer(answer))) as Record<
        string,
        AttackAnswer
      >,
    ]),
  );
}

const { value: attacks, keep } = keptHere('flotilla.attacks', attacksFrom);

export { attacks };

/** What was answered on a day; null when nothing was. */
export const answeredOn = (game: string, day: string): AttackAnswer | null =>
  attacks.value[game]?.[day] ?? null;

/** Writes an answer down; the first of a day stays. */
export function writeAttack(game: string, day: string, answer: AttackAnswer): void {
  const all = attacks.peek();
  if (all[game]?.[day]) return;
  keep({ ...all, [game]: { ...all[game], [day]: answer } });
}

/** Adds the answers of another device; where both have one, the one here stays. */
export function takeAttacks(others: Attacks): void {
  for (const [game, days] of Object.entries(others))
    for (const [day, answer] of Object.entries(days)) writeAttack(game, day, answer);
}

/** Whether somebody plays against the clock. */
export const clock = keptHere('flotilla.attackClock', (stored): boolean => stored !== false);
