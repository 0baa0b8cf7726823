/** Helpers of the tests: a table with typed-in dice, and the state behind it. */
import type { ScriptedDice } from '@flotilla/table';
import type { ScriptedTable } from '@flotilla/table/testkit';
import { scriptedTable } from '@flotilla/table/testkit';
import { uboatLeader } from '../src/index.ts';
import { boatOf, fighterOf, shipOf } from '../src/rules/lookup.ts';
import type { Battle, Boat, Fighter, Options, Ship, State, UboatLeader } from '../src/state.ts';

/** A game on which a test plays. */
export interface Played extends ScriptedTable<UboatLeader> {
  readonly state: () => State;
  readonly boat: (id: string) => Boat;
  readonly battle: () => Battle;
  readonly ship: (slot: string) => Ship;
  readonly fighter: (id: string) => Fighter;
  /** ids of the options offered now */
  readonly offered: () => string[];
  /** text key of the refusal of an answer, with its rule; null when it would be taken */
  readonly refusal: (choice: string) => string | null;
  /** natural dice thrown so far for a purpose */
  readonly thrown: (purpose: string) => number[];
}

/** Lays a table; dice and deck tops are typed in by purpose. */
export function play(options: Partial<Options>, dice: ScriptedDice = {}): Played {
  const game = scriptedTable(uboatLeader, { options, dice, seed: 'tests' });
  const state = () => game.table.state.game;
  const battle = () => state().battle as Battle;
  return {
    ...game,
    state,
    battle,
    boat: (id) => boatOf(state(), id),
    ship: (slot) => shipOf(battle(), slot),
    fighter: (id) => fighterOf(battle(), id),
    offered: () => {
      const decision = game.asked();
      return decision.kind === 'pick' ? decision.options.map((option) => option.id) : [];
    },
    refusal: (choice) => {
      const decision = game.asked();
      const refused = game.table.refusalOf({ seat: 0, decision: decision.number, choice });
      if (!refused) return null;
      return `${typeof refused.why === 'string' ? refused.why : refused.why.key} [${refused.rule}]`;
    },
    thrown: (purpose) =>
      (game.table.log ?? []).flatMap((event) =>
        event.roll?.purpose === purpose ? [...event.roll.faces] : [],
      ),
  };
}

/** Buys boats and puts each into a port (asked only where there are several). */
export function buy(game: Played, ...boats: readonly [id: string, level: string, port?: string][]): void {
  for (const [id, level, port] of boats) {
    game.expect('enlist', `${id}:${level}`);
    if (port !== undefined) game.expect('station', port);
  }
  if (game.asked().step === 'enlist') game.expect('enlist', 'done');
}

/** Gives the boat that sails next its orders, one after the other; several boats are asked for by name first. */
export function sail(game: Played, boat: string, ...orders: readonly string[]): void {
  if (game.asked().step === 'nextToSail') game.expect('nextToSail', boat);
  for (const order of orders) game.expect('sail', order);
}

/** Answers with the first of these choices that is offered, as long as one is, and the step is one of these. */
export function letPass(game: Played, choices: Readonly<Record<string, string>>): void {
  while (!game.table.over) {
    const { step } = game.asked();
    const choice = choices[step];
    if (choice === undefined) return;
    game.answer(choice);
  }
}
