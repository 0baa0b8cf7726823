/** What the tests of The Hunters share: a scripted career that has left port, and short ways to look at it. */
import type { Choice, Decision, FillDecision, FormChoice, PickDecision, RollRecord } from '@flotilla/table';
import { startOf } from '@flotilla/table';
import type { Table } from '@flotilla/table/run';
import { optionsOf } from '@flotilla/table/run';
import type { ScriptedTable } from '@flotilla/table/testkit';
import { scriptedTable } from '@flotilla/table/testkit';
import type { BoatType } from '../src/data/boats.ts';
import { hunters } from '../src/index.ts';
import { newCaptain, rulesOf } from '../src/rules/setup.ts';
import type { Captain, Fight, Hunters, Options, Rules, State } from '../src/state.ts';

/** Dice by purpose. */
export type Dice = Record<string, number[]>;

/** A scripted career. */
export interface Career extends ScriptedTable<Hunters> {
  /** The captain as he is now. */
  readonly captain: () => Captain;
  /** The engagement as it is now. */
  readonly fight: () => Fight;
  /** The step that asks. */
  readonly step: () => string;
  /** Ids that are allowed now, and those that are refused with their rule. */
  readonly allowed: () => string[];
  readonly refused: () => Record<string, string>;
  /** Names of everything logged so far. */
  readonly events: () => string[];
  /** Answers a form with its start values, changed where given. */
  readonly fill: (step: string, change?: FormChoice) => void;
  /** Steams on through every question about the course until another step asks. */
  readonly steam: () => void;
}

/** Lays a table with scripted dice; nothing is answered yet. */
export function table(options: Partial<Options> = {}, dice: Dice = {}): Career {
  const game = scriptedTable(hunters, { options: { boat: 'VIIB', ...options }, dice });
  const decision = () => game.asked() as PickDecision;
  const fill = (step: string, change: FormChoice = {}): void => {
    const form = (game.asked() as FillDecision).form;
    game.expect(step, { ...startOf(form), ...change } as Choice);
  };
  return {
    ...game,
    captain: () => game.table.state.game.captains[0] as Captain,
    fight: () => game.table.state.game.captains[0]?.fight as Fight,
    step: () => game.asked().step,
    allowed: () => decision().options.map((option) => option.id),
    refused: () =>
      Object.fromEntries(decision().refused.map((option) => [option.id, option.refused?.rule ?? ''])),
    events: () => (game.table.log ?? []).map((event) => event.kind),
    fill,
    steam: () => {
      while (game.table.decisions[0]?.step === 'course') game.answer('steam');
    },
  };
}

/** A captain about to sail: his request is refused, then the two dice of `orders` give his orders. */
export function readyToSail(options: Partial<Options>, dice: Dice, load: FormChoice = {}): Career {
  const career = table(options, { 'orders.request': [6], ...dice });
  career.fill('commission', { name: 'Blennemann' });
  if (career.step() === 'loadout') career.fill('loadout', load);
  return career;
}

/** The same once he has put to sea; a minelayer stops at the question of her load. */
export function atSea(options: Partial<Options>, dice: Dice, load: FormChoice = {}): Career {
  const career = readyToSail(options, dice, load);
  if (career.step() !== 'mineLoad') career.expect('course', 'steam');
  return career;
}

/** Dice that bring a VIIB off the British Isles to a convoy by night, four small ships of it in sight. */
export const NIGHT_CONVOY: Dice = {
  orders: [3, 4],
  encounter: [3, 4, 3, 4, 5, 5],
  'ship.size': [1, 1, 1, 1],
  light: [6],
};

/** Encounter dice that bring nothing: a seven in transit and most other waters. */
export const QUIET = [3, 4] as const;

/** The same in the Atlantic, the Arctic and in transit. */
export const EMPTY_OCEAN = [5, 5] as const;

/** Encounter dice for this many boxes without an encounter. */
export const quiet = (boxes: number, faces: readonly number[] = QUIET): number[] =>
  Array.from({ length: boxes }, () => faces).flat();

/** The columns in which encounters have been rolled so far. */
export const columns = (game: Career): string[] =>
  (game.table.log ?? []).flatMap((event) =>
    event.roll?.purpose.startsWith('encounter') ? [event.roll.column] : [],
  );

/** The chances shown for a choice before it is made, by name. */
export function shown(table: Table<Hunters>, choice: Choice): Record<string, number> {
  const decision = table.decisions[0] as Decision;
  const chosen =
    decision.kind === 'pick' ? decision.options.find(({ id }) => id === choice) : (choice as FormChoice);
  if (chosen === undefined) throw new Error(`${String(choice)} is not offered.`);
  return Object.fromEntries(table.odds(decision, chosen).map(({ of, chance }) => [of, chance]));
}

/** Everything rolled so far for one purpose. */
export const rolled = (game: Career, purpose: string): RollRecord[] =>
  (game.table.log ?? []).flatMap((event) => (event.roll?.purpose === purpose ? [event.roll] : []));

/** The reasons that count in a roll, with their values. */
export const reasons = (roll: RollRecord | undefined): Record<string, number> =>
  Object.fromEntries((roll?.modifiers ?? []).map(({ why, value }) => [why, value]));

/** The rules of a game with these options. */
export const rulesWith = (options: Partial<Options> = {}): Rules =>
  rulesOf(optionsOf(hunters, options) as Options);

/** A captain in port, for unit tests of what depends on him. */
export const captainOf = (type: BoatType, month?: number): Captain => {
  const captain = newCaptain(0, type, rulesWith());
  if (month !== undefined) captain.month = month;
  return captain;
};

/** A state with nobody but this captain, for chances of what depends on him. */
export const stateOf = (captain: Captain, fight: Fight | null = captain.fight): State => ({
  rules: rulesWith(),
  captains: [{ ...captain, fight }],
  packs: [],
  active: 0,
  open: null,
});

/** Months after September 1939. */
export const monthOf = (year: number, month: number): number => (year - 1939) * 12 + month - 9;
