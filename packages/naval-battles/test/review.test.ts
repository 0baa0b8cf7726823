/** The review of a battle from its log. */
import { rngFrom, seedFrom } from '@flotilla/table';
import { optionsOf, playOut, Table } from '@flotilla/table/run';
import { describe, expect, it } from 'vitest';
import { navalBattles } from '../src/index.ts';
import { reviewOf } from '../src/review.ts';
import type { NavalBattles } from '../src/state.ts';
import { lay, uk, usa } from './fleets.ts';
import { closeUndefended, ship } from './position.ts';

/** A whole battle of steady bots. */
function fought(seed: string, seats: number): Table<NavalBattles> {
  const table = new Table<NavalBattles>({
    game: navalBattles,
    options: optionsOf(navalBattles, {}),
    seats,
    seed,
  });
  const { steady } = navalBattles.bots;
  if (!steady) throw new Error('There is no steady bot.');
  const all = Array.from({ length: seats }, (_, i) => i);
  playOut(
    table,
    all.map(() => steady),
    all.map((i) => rngFrom(seedFrom(`${seed} ${i}`), 'steady')),
  );
  return table;
}

describe('a review', () => {
  it.each([2, 3])('ends with the points of the battle and counts every attack, %i fleets', (seats) => {
    const table = fought('review', seats);
    const { players, totals, terms } = table.state.game;
    const review = reviewOf(table.log ?? [], seats);
    expect(terms.target).toBe(25);
    expect(review.attacks).toBe(totals.attacks);
    const views = players.map(({ seat }) => table.view(null).players[seat]?.sunk);
    expect(review.scores.at(-1)?.points).toEqual(views);
    expect(review.turning?.points).toBeGreaterThanOrEqual(review.best?.points ?? 0);
  });

  it('adds ships sunk by one attack, and by one turn, and counts dice against what they needed', () => {
    const b = lay([usa({ hand: ['A052', 'A053'] }), uk({ rows: [['Amazon', 'Antrim', 'Bristol']] })], {
      dice: { strike: [6, 6] },
    });
    for (const [card, target] of [
      ['A052', 'Amazon'],
      ['A053', 'Antrim'],
    ] as const) {
      b.expect('actions', `strike:${card}`);
      b.expect('fly', ship(target));
    }
    closeUndefended(b);
    const { best, turning, luck } = reviewOf(b.table.log ?? [], 2);
    expect(best?.ships).toHaveLength(1);
    expect(best?.ships).toEqual([ship('Antrim')]);
    expect(turning?.ships).toEqual([ship('Amazon'), ship('Antrim')]);
    expect(turning?.points).toBe(7);
    expect(luck[0]?.strikes).toMatchObject({ rolls: 2, good: 2 });
    expect(luck[0]?.strikes.expected).toBeGreaterThan(0);
    expect(luck[0]?.strikes.expected).toBeLessThan(2);
    expect(luck[1]?.strikes.rolls).toBe(0);
  });
});
