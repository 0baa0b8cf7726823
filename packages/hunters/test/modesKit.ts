/** Playing games of several captains in tests: scripted dice, and a habit for every question a test does not care about. */
import type { Choice, Decision, LogEvent } from '@flotilla/table';
import { startOf } from '@flotilla/table';
import type { ScriptedDice } from '@flotilla/table/run';
import type { ScriptedTable } from '@flotilla/table/testkit';
import { scriptedTable } from '@flotilla/table/testkit';
import { hunters } from '../src/index.ts';
import type { Captain, Hunters, Options, State } from '../src/state.ts';

/** What a captain does when a test does not care. */
const HABITS: Readonly<Record<string, string>> = {
  course: 'steam',
  contact: 'pass',
  luck: 'keep',
  joinPack: 'join',
  testDepth: 'hold',
  packName: '0',
  requestArea: 'any',
  boatRequest: 'later',
  follow: 'leave',
  another: 'leave',
  weapon: 'done',
};

/** The answer by habit: what the form starts with, or the first option. */
export function habit(decision: Decision): Choice {
  if (decision.kind === 'fill') return startOf(decision.form);
  const usual = HABITS[decision.step];
  const [first] = decision.options;
  return decision.options.some(({ id }) => id === usual) ? (usual as string) : (first?.id ?? '');
}

/** A game of several captains on scripted dice. */
export interface Voyage extends ScriptedTable<Hunters> {
  readonly state: () => State;
  readonly captain: (index: number) => Captain;
  /** Answers by habit until this step asks; throws when the game ends before. */
  readonly until: (step: string) => Decision;
  /** Answers by habit to the end. */
  readonly toTheEnd: () => void;
  /** All log events of a kind. */
  readonly told: (kind: string) => LogEvent[];
}

/** Lays a table for several captains; dice that are not scripted come from the seed. */
export function voyage(
  seats: number,
  options: Partial<Options>,
  dice: ScriptedDice = {},
  seed?: string,
): Voyage {
  const scripted = scriptedTable(hunters, { seats, options, dice, ...(seed !== undefined && { seed }) });
  const { table } = scripted;
  const state = (): State => table.state.game;
  const byHabit = (): void => scripted.answer(habit(scripted.asked()));
  return {
    ...scripted,
    state,
    captain: (index) => state().captains[index] as Captain,
    until: (step) => {
      while (scripted.asked().step !== step) byHabit();
      return scripted.asked();
    },
    toTheEnd: () => {
      while (!table.over) byHabit();
    },
    told: (kind) => (table.log ?? []).filter((event) => event.kind === kind),
  };
}

/** The same throw again and again. */
export const repeat = (count: number, ...faces: number[]): number[] =>
  Array.from({ length: count }, () => faces).flat();
