/** Imagined tables: they must be the same text whatever the others really hold. */
import { loadGame } from '@flotilla/lab';
import type { AnyGame, GameShape, Rng } from '@flotilla/table';
import { rngFrom, seedFrom } from '@flotilla/table';
import type { TableState } from '@flotilla/table/run';
import { botNamed, canonical, chosenBy, clone, optionsAtTable, optionsOf, Table } from '@flotilla/table/run';
import { describe, expect, it } from 'vitest';

const dream = (
  game: AnyGame,
  table: Table<GameShape>,
  from: TableState<object>,
  seat: number,
  rng: Rng,
): string | null => {
  const state = clone(from);
  state.held = state.held.filter((held) => held.seat === seat);
  return game.swapSecrets?.(state.game, seat, rng, table.waiting) === false ? null : canonical(state);
};

/** Plays a game by steady bots and calls back at every decision. */
function playThrough(
  game: AnyGame,
  seats: number,
  name: string,
  each: (table: Table<GameShape>) => void,
): void {
  const people = Array.from({ length: seats }, () => ({ name: '', bot: null }));
  const options = optionsAtTable(game, optionsOf(game) as never, people) as GameShape['options'];
  const table = new Table<GameShape>({ game, options, seats, seed: name });
  const rng = rngFrom(seedFrom(name), 'bots');
  for (let answers = 0; !table.over && answers < 3_000; answers++) {
    each(table);
    const decision = rng.pick(table.decisions);
    table.answer({
      seat: decision.seat,
      decision: decision.number,
      choice: chosenBy(botNamed(game, rng.below(4) === 0 ? 'random' : 'steady'), table, decision, rng),
    });
  }
}

/** The fields of the state that a new deal rewrites; a hidden card must be nowhere else. */
const REDEALT = new Set(['deck', 'hand', 'stock', 'fleet', 'reserve', 'faces']);

const withoutRedealt = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutRedealt);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, item]) => (REDEALT.has(key) ? [] : [[key, withoutRedealt(item)]])),
  );
};

/** A hidden card in a part of the state that no new deal touches; null when there is none. */
function leftBehind(game: AnyGame, state: TableState<object>, seat: number): string | null {
  const rest = canonical(withoutRedealt(state));
  return game.secrets?.(state.game, seat).find((secret) => rest.includes(JSON.stringify(secret))) ?? null;
}

describe.each([
  ['smugglers', 3, 3],
  ['naval-battles', 2, 1],
  ['naval-battles', 4, 1],
] as const)('%s with %i seats', (id, seats, games) => {
  it('odds or advice as an oracle: gives the asked seat the same imagined table for any deal it cannot tell apart', async () => {
    const game = await loadGame(id);
    let compared = 0;
    const rng = rngFrom(seedFrom(`swap ${id}`), 'swap');
    for (let one = 0; one < games; one++)
      playThrough(game, seats, `imagined ${one}`, (table) => {
        if (rng.below(3) !== 0) return;
        const { seat } = rng.pick(table.decisions);
        const other = clone(table.state);
        other.held = other.held.filter((held) => held.seat === seat);
        expect(leftBehind(game, other, seat)).toBeNull();
        if (game.swapSecrets?.(other.game, seat, rng, table.waiting) === false) return;
        const salt = seedFrom(`dream ${compared}`);
        const real = dream(game, table, table.state, seat, rngFrom(salt, 'dream'));
        expect(dream(game, table, other, seat, rngFrom(salt, 'dream'))).toBe(real);
        compared++;
      });
    expect(compared).toBeGreaterThan(10);
  });
});
