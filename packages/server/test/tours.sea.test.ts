/** Tables of captains that have the same dice have the same sea, however many sit at each. */
import { loadGame } from '@flotilla/lab';
import type { GameShape } from '@flotilla/table';
import { botRngs, optionsOf, playOut, Table } from '@flotilla/table/run';
import { expect, it } from 'vitest';

interface Captains {
  readonly active: number;
  readonly captains: readonly {
    readonly fight: {
      readonly kind: string;
      readonly ships: readonly { name: string; tons: number }[];
    } | null;
    readonly patrol: { readonly area: string } | null;
  }[];
}

/** What the captains of one table met, by waters, patrol, box and encounter. */
async function seaOf(seats: number, seed: string, salt: string): Promise<Map<string, string>> {
  const game = await loadGame('hunters');
  const options = optionsOf(game, { mode: 'shortTonnage', boat: 'VIIC', rerolls: 'never' } as never);
  const table = new Table<GameShape>({ game, options, seats, seed, recording: 'off' });
  const met = new Map<string, string>();
  playOut(table, [], botRngs(salt, seats), ({ step }) => {
    const { game: state, lanes } = table.state as unknown as { game: Captains; lanes: { at: unknown }[] };
    const { fight, patrol } = state.captains[state.active] ?? { fight: null, patrol: null };
    if (!fight || !patrol || step !== 'contact') return;
    const ships = fight.ships.map(({ name, tons }) => `${name} ${tons}`).join(', ');
    met.set(`${patrol.area} ${JSON.stringify(lanes[state.active]?.at)}`, `${fight.kind}: ${ships}`);
  });
  return met;
}

it('13.2.1: captains at a table of four and at a table of three meet the same ships in the same boxes', async () => {
  let compared = 0;
  for (const seed of ['one', 'two', 'three']) {
    const four = await seaOf(4, seed, 'these');
    const three = await seaOf(3, seed, 'those');
    for (const [where, what] of four) {
      const other = three.get(where);
      if (other === undefined) continue;
      compared++;
      expect(`${where}: ${other}`).toBe(`${where}: ${what}`);
    }
  }
  expect(compared).toBeGreaterThan(20);
  // Another seed is another sea.
  const [one, other] = [await seaOf(4, 'one', 'these'), await seaOf(4, 'other', 'these')];
  expect([...one].filter(([where, what]) => other.get(where) === what).length).toBeLessThan(one.size / 2);
});
