import type { Length } from '@flotilla/companion';
import type { Bot } from '@flotilla/table';
import { botRngs, chosenBy, optionsOf, randomBot, Table } from '@flotilla/table/run';
import { describe, expect, it } from 'vitest';
import { hunters, seaOfDay, taleOf } from '../src/index.ts';
import { scoring } from '../src/record/scoring.ts';
import type { Hunters } from '../src/state.ts';

const steady = hunters.bots.steady as Bot<Hunters>;

/** Sails until the attempt is over, and calls back after every answer. */
function sail(
  seed: string,
  length: Length,
  bot: Bot<Hunters> = steady,
  look = (_: Table<Hunters>): void => {},
) {
  const table = new Table({ game: hunters, options: optionsOf(hunters, scoring.settled), seats: 1, seed });
  const [rng] = botRngs(seed, 1);
  while (!table.over && !scoring.isOver(table.state.game, length)) {
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
        const result = scoring.result(table.state.game, table.log ?? [], length);
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
      const result = scoring.result(table.state.game, table.log ?? [], { kind: 'season' });
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
      const { end, tons } = scoring.result(table.state.game, table.log ?? [], { kind: 'career' });
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
        const result = scoring.result(table.state.game, table.log ?? [], length);
        expect(result.end).toBe('broke off');
        expect(result.tons).toBe(table.state.game.captains[0]?.tons);
      });
  });

  it('of a day has the boat and the rules of that day', () => {
    expect(scoring.day?.('2026-11-17').options).toEqual(seaOfDay('2026-11-17').options);
  });
});

describe('captains at one table', () => {
  const MODES = ['twoPlayer', 'shortTonnage', 'longSurvival', 'wolfpack'] as const;

  it.each(MODES)('of %s come to what the public view says of them, at every answer', (mode) => {
    const seats = mode === 'twoPlayer' ? 2 : 4;
    const options = optionsOf(hunters, { mode });
    const table = new Table({ game: hunters, options, seats, seed: `by seat ${mode}` });
    const rngs = botRngs(mode, seats);
    const fates = new Set<string>();
    for (let answers = 0; !table.over && answers < 900; answers++) {
      const decision = table.decisions[0] as (typeof table.decisions)[number];
      const rng = rngs[decision.seat] as (typeof rngs)[number];
      const bot = answers % 3 === 0 ? (randomBot as Bot<Hunters>) : steady;
      table.answer({
        seat: decision.seat,
        decision: decision.number,
        choice: chosenBy(bot, table, decision, rng),
      });
      const { standings, packs } = table.view(null);
      const told = [...standings].sort((a, b) => a.seat - b.seat);
      const pack = (seat: number): string | null => {
        const own = packs.find((one) => one.seats.includes(seat));
        return own ? own.name || String(own.pack + 1) : null;
      };
      const scores = scoring.bySeat?.(table.state.game) ?? [];
      expect([...scores].sort((a, b) => a.seat - b.seat)).toEqual(
        told.map(({ seat, tons, sunk, patrols, fate, canWin }) => ({
          seat,
          figures: { tons, ships: sunk, patrols },
          counts: canWin,
          isDone: fate !== 'serving',
          fate,
          team: pack(seat),
        })),
      );
      for (const { fate } of told) fates.add(fate);
    }
    expect(fates.size).toBeGreaterThan(1);
  });
});
