import { countsOf } from '@flotilla/companion';
import type { Bot } from '@flotilla/table';
import { botRngs, optionsOf, playOut, Table } from '@flotilla/table/run';
import { describe, expect, it } from 'vitest';
import { navalBattles } from './index.ts';
import { BATTLE_HONOURS, battleTale } from './record.ts';
import type { NavalBattles } from './state.ts';

function play(seed: string, seats: number) {
  const options = optionsOf(navalBattles, { points: 15 });
  const table = new Table({ game: navalBattles, options, seats, seed });
  playOut(
    table,
    Array.from({ length: seats }, () => navalBattles.bots.steady as Bot<NavalBattles>),
    botRngs(seed, seats),
  );
  return { state: table.state.game, log: table.log ?? [] };
}

describe('the tale of a battle', () => {
  it('is that of the seat it is asked for, and its honours go to winners', () => {
    for (let i = 0; i < 6; i++) {
      const seats = i % 2 === 0 ? 2 : 4;
      const { state, log } = play(`tale ${i}`, seats);
      for (let seat = 0; seat < seats; seat++) {
        const tale = battleTale(state, log, seat);
        const won = state.ending?.winners.includes(seat) ?? false;
        expect([tale.won, tale.ships, tale.lost]).toEqual([
          won,
          state.players[seat]?.pile.length,
          state.players[seat]?.lost.length,
        ]);
        const counts = countsOf(BATTLE_HONOURS, tale);
        expect(counts.victory).toBe(won ? 1 : 0);
        expect(counts.manyFlags).toBe(won ? seats : 0);
        expect(counts.cleanSheet).toBe(won && tale.lost === 0 ? 1 : 0);
        expect(tale.blow).toBeLessThanOrEqual(tale.points);
      }
    }
  });
});
