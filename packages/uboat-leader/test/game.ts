/** Helpers of the tests: a table with typed-in dice, and the state behind it. */
import type { LogEvent, Option } from '@flotilla/table';
import type { ScriptedDice } from '@flotilla/table/run';
import type { ScriptedTable } from '@flotilla/table/testkit';
import { scriptedTable } from '@flotilla/table/testkit';
import { uboatLeader } from '../src/index.ts';
import type { Options } from '../src/options.ts';
import { boatOf, fighterOf, shipOf } from '../src/rules/lookup.ts';
import type { Battle, Boat, Fighter, Ship, State, UboatLeader } from '../src/state.ts';

/** What holds in both editions is tested in both. */
export const EDITIONS = ['first', 'second'] as const;

/** A game that a test plays. */
export interface Played extends ScriptedTable<UboatLeader> {
  readonly state: () => State;
  readonly boat: (id: string) => Boat;
  readonly battle: () => Battle;
  readonly ship: (slot: string) => Ship;
  readonly fighter: (id: string) => Fighter;
  /** ids of the options offered now */
  readonly offered: () => string[];
  /** text key of the refusal of an answer, with its rule; null when it would be allowed */
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

/** An option of the question asked now. */
export function optionOf(game: Played, id: string): Option {
  const decision = game.asked();
  const option = decision.kind === 'pick' ? decision.options.find((other) => other.id === id) : undefined;
  if (!option) throw new Error(`${decision.step} does not offer ${id}.`);
  return option;
}

/** The chances shown beside an option of the question asked now. */
export const oddsFor = (game: Played, id: string): Record<string, number> =>
  Object.fromEntries(game.table.odds(game.asked(), optionOf(game, id)).map(({ of, chance }) => [of, chance]));

/** The events of a kind logged so far. */
export const told = (game: Played, kind: string): LogEvent[] =>
  (game.table.log ?? []).filter((event) => event.kind === kind);

/** Buys boats and puts each into a port (asked only where there are several). */
export function buy(game: Played, ...boats: readonly [id: string, level: string, port?: string][]): void {
  for (const [id, level, port] of boats) {
    game.expect('enlist', id);
    if (game.asked().step === 'crew') game.expect('crew', level);
    if (port !== undefined) game.expect('station', port);
  }
  if (game.asked().step === 'enlist') game.expect('enlist', 'done');
}

/** Gives the boat that sails next its orders, one after another; with several boats it is first chosen by name. */
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

/** Attacks a contact: takes station, moves closer, and does nothing in the enemy's part of the round. */
export function closeIn(game: Played, station: string, course: string): void {
  game.expect('engage', 'attack');
  game.expect('place', station);
  game.expect('helm', course);
  letPass(game, { driftBoat: course.slice(course.indexOf(':') + 1) });
}

/** Boats off the Southwest Approaches in The Happy Time, the first of them in contact with a card. */
export function contact(
  edition: 'first' | 'second',
  card: string,
  dice: Record<string, readonly (number | string)[]> = {},
  boats: readonly (readonly [string, string])[] = [['U-98', 'veteran']],
  options: object = {},
): Played {
  const game = play(
    { edition, campaign: 'happy-time', length: 'long', convoys: 'all', ...options },
    {
      'deck.events': ['EV-038', 'EV-019', 'EV-020', 'EV-012', 'EV-013', 'EV-014'],
      'deck.convoys': [card, 'CV-38'],
      contact: [9],
      ...dice,
    },
  );
  buy(game, ...boats.map(([id, level]) => [id, level, 'france'] as [string, string, string]));
  game.expect('spend', 'done');
  for (const [id] of boats) sail(game, id, 'to:southwest-approaches', 'stop');
  game.expect('lookout', `search:${boats[0]?.[0]}`);
  return game;
}

/** U-99, an Infiltrator, submerged inside the screen and detected by Ballinderry, which is about to attack. */
export function hunted(
  edition: 'first' | 'second',
  dice: Record<string, readonly (number | string)[]>,
): Played {
  const game = contact(
    edition,
    'CV-39',
    {
      'deck.escorts': ['E-203', 'E-202'],
      'deck.merchants': ['M-078', 'M-056', 'M-055', 'M-071'],
      detection: [10],
      ...dice,
    },
    [['U-99', 'veteran']],
  );
  game.expect('engage', 'attack');
  game.expect('place', 'submerged:S-E');
  game.expect('helm', 'submerged:S-E');
  game.expect('driftBoat', 'S-SE');
  game.expect('escorts', 'E1');
  letPass(game, { aim: 'hold' });
  return game;
}
