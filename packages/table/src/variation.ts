/** Playing on from a moment of a finished game: a game of its own that says so and counts for nothing. */
import type { Answer } from './decision.ts';
import type { GameDefinition, GameShape } from './game.ts';
import type { GameRecord, Variation } from './record.ts';
import type { ScriptedDice } from './script.ts';
import { turnedSeed } from './seed.ts';
import type { Session } from './session.ts';
import { openingOf } from './session.ts';

/** Where a variation begins, and with which dice. */
export interface Branching extends Variation {
  /** The seed of the dice to come where they are other ones. */
  readonly seed: string;
}

/** The typed-in dice that had been used by a moment. */
const usedBy = (dice: ScriptedDice, used: Readonly<Record<string, number>>): ScriptedDice =>
  Object.fromEntries(
    Object.entries(dice).flatMap(([purpose, list]) =>
      used[purpose] ? [[purpose, list.slice(0, used[purpose])]] : [],
    ),
  );

/** A game that goes on from a moment of a recorded one; alone it is practice. */
export function variationOf<G extends GameShape>(
  game: GameDefinition<G>,
  record: GameRecord,
  { of, at, dice, seed: next }: Branching,
): Session<G> {
  const { seed } = record;
  if (seed === null) throw new Error('A record without a seed cannot be played on.');
  const taken = record.answers.slice(0, Math.min(at, record.position));
  const upTo = replayed(openingOf(game, record, seed), taken);
  const { decision, scripted } = upTo.table.state;
  const rolled: GameRecord =
    dice === 'other' && record.dice ? { ...record, dice: usedBy(record.dice, scripted) } : record;
  const branch =
    dice === 'same' ? upTo : replayed(openingOf(game, rolled, turnedSeed(seed, decision, next)), taken);
  branch.adopt({
    ...branch.record(),
    undone: [],
    practice: record.seats.length === 1,
    variation: { of, at: taken.length, dice },
  });
  return branch;
}

function replayed<G extends GameShape>(session: Session<G>, answers: readonly Answer[]): Session<G> {
  for (const answer of answers)
    if (session.answer(answer).kind !== 'done') throw new Error('The record does not lead to this moment.');
  return session;
}
