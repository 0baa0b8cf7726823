/** Playing in tests: scripted dice and answers from a list. */
import { optionsOf } from '../autoplay.ts';
import type { Answer, Choice, Decision } from '../decision.ts';
import type { GameDefinition, GameShape } from '../game.ts';
import type { ScriptedDice } from '../script.ts';
import { unusedDice } from '../script.ts';
import { Table } from '../table.ts';

/** A table with scripted dice at which a test plays answer by answer. */
export interface ScriptedTable<G extends GameShape> {
  readonly table: Table<G>;
  /** Answers for the first seat that is asked; throws the reason when it is refused. */
  readonly answer: (choice: Choice) => void;
  /** Answers for the seat, and expects the named step to be asking. */
  readonly expect: (step: string, choice: Choice, seat?: number) => void;
  /** The decision that is waiting; throws when the game is over. */
  readonly asked: () => Decision;
  /** Throws when scripted dice were left over. */
  readonly done: () => void;
}

/** Lays a table whose dice are typed in by purpose; dice that are not listed come from the seed. */
export function scriptedTable<G extends GameShape>(
  game: GameDefinition<G>,
  setting: { options?: Partial<G['options']>; seats?: number; seed?: string; dice?: ScriptedDice },
): ScriptedTable<G> {
  const script = { dice: setting.dice ?? {}, missing: 'seed' as const };
  const table = new Table<G>({
    game,
    options: optionsOf(game, setting.options),
    seats: setting.seats ?? game.seats.min,
    seed: setting.seed ?? 'scripted',
    script,
    sums: true,
  });
  const asked = (): Decision => {
    const [decision] = table.decisions;
    if (!decision) throw new Error('Nothing is asked: the game is over.');
    return decision;
  };
  const answerAs = (decision: Decision, choice: Choice): void => {
    const refusal = table.answer({ seat: decision.seat, decision: decision.number, choice });
    if (!refusal) return;
    const key = typeof refusal.why === 'string' ? refusal.why : JSON.stringify(refusal.why);
    throw new Error(`${decision.step}: ${JSON.stringify(choice)} was refused: ${key} [${refusal.rule}]`);
  };
  return {
    table,
    asked,
    answer: (choice) => answerAs(asked(), choice),
    expect: (step, choice, seat) => {
      const decision = seat === undefined ? asked() : table.decisionFor(seat);
      if (decision?.step !== step)
        throw new Error(`Expected to be asked "${step}", was asked "${decision?.step}".`);
      answerAs(decision, choice);
    },
    done: () => {
      const left = unusedDice(script, table.state.scripted);
      if (left.length > 0) throw new Error(left.join(' '));
    },
  };
}

/** A short way to write an answer. */
export const answerOf = (seat: number, decision: number, choice: Choice): Answer => ({
  seat,
  decision,
  choice,
});
