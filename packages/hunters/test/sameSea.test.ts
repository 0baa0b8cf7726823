import type { Bot, SeaLength } from '@flotilla/table';
import { botRngs, chosenBy, optionsOf, randomBot, Table } from '@flotilla/table';
import { describe, expect, it } from 'vitest';
import { hunters, seaOfDay, taleOf } from '../src/index.ts';
import { sameSea } from '../src/record/sameSea.ts';
import type { Hunters } from '../src/state.ts';

const steady = hunters.bots.steady as Bot<Hunters>;

/** Sails until the attempt is over, and calls back after every answer. */
function sail(
  seed: string,
  length: SeaLength,
  bot: Bot<Hunters> = steady,
  look = (_: Table<Hunters>): void => {},
) {
  const table = new Table({ game: hunters, options: optionsOf(hunters, sameSea.settled), seats: 1, seed });
  const [rng] = botRngs(seed, 1);
  while (!table.over && !sameSea.isOver(table.state.game, length)) {
    look(table);
    const [decision] = table.decisions;
    if (!decision || !rng) break;
    table.answer({ seat: 0, decision: decision.number, choice: chosenBy(bot, table, decision, rng) });
  }
  return table;
}

describe('an attempt on a sea that many sail', () => {
  it('of so many patrols is over when the boat is home from the last of them, or lost, and not before', () => {
    for (const patrols of [1, 2, 3])
      for (let i = 0; i < 12; i++) {
        const length = { kind: 'patrols', patrols } as const;
        const legs = (table: Table<Hunters>) => taleOf(table.log ?? [])?.legs ?? [];
        const table = sail(`sea ${i}`, length, steady, (under) => {
          expect(legs(under).filter(({ ended }) => ended !== 'open').length).toBeLessThan(patrols);
        });
        const all = legs(table).slice(0, patrols);
        expect(all.every(({ ended }) => ended !== 'open')).toBe(true);
        const result = sameSea.result(table.state.game, table.log ?? [], length);
        expect(result.tons).toBe(all.reduce((sum, { tons }) => sum + tons, 0));
        expect(result.patrols).toBe(all.length);
        expect(result.end).toBe(all.at(-1)?.ended);
        expect(result.lost).toBe(result.end === 'lost' ? 1 : 0);
      }
  });

  it('of a season counts the patrols that begin within twelve months of the first', () => {
    for (let i = 0; i < 10; i++) {
      const table = sail(`season ${i}`, { kind: 'season' });
      const [captain] = table.state.game.captains;
      const result = sameSea.result(table.state.game, table.log ?? [], { kind: 'season' });
      const pages = captain?.log.filter(({ month }) => month - captain.joined < 12) ?? [];
      expect(result.tons).toBe(pages.reduce((sum, { tons }) => sum + tons, 0));
      if (captain?.fate === 'serving') expect(captain.month - captain.joined).toBeGreaterThanOrEqual(12);
    }
  });

  it('of a career ends with it', () => {
    const ends = new Set<string>();
    for (let i = 0; i < 30; i++) {
      const table = sail(`career ${i}`, { kind: 'career' });
      expect(table.over).toBe(true);
      const { end, tons } = sameSea.result(table.state.game, table.log ?? [], { kind: 'career' });
      ends.add(end);
      expect(tons).toBe(hunters.figures(table.state.game).numbers.tons);
      expect(end === 'survived').toBe(table.state.game.captains[0]?.fate === 'survived');
    }
    expect(ends).toContain('lost');
  });

  it('that is called off counts as it stands', () => {
    const length = { kind: 'patrols', patrols: 1 } as const;
    for (let i = 0; i < 10; i++)
      sail(`off ${i}`, length, randomBot as Bot<Hunters>, (table) => {
        const result = sameSea.result(table.state.game, table.log ?? [], length);
        expect(result.end).toBe('broke off');
        expect(result.tons).toBe(table.state.game.captains[0]?.tons);
      });
  });

  it('of a day has the boat and the rules of that day', () => {
    expect(sameSea.day?.('2026-11-17').options).toEqual(seaOfDay('2026-11-17').options);
  });
});
