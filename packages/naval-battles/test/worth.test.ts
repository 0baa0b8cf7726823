/** What a ship is worth: for choosing a fleet, for reinforcing it, and for winning (ship.vp). */
import { scriptedTable } from '@flotilla/table/testkit';
import { describe, expect, it } from 'vitest';
import { shipCard } from '../src/data/cards.ts';
import { navalBattles } from '../src/index.ts';
import { lay, uk, usa } from './fleets.ts';
import { ship, sinkAndEnd } from './position.ts';

describe('the worth of a ship', () => {
  it('ship.vp, setup.fleets: ships may be chosen up to the starting points and not for one more', () => {
    const t = scriptedTable(navalBattles, { seats: 2, dice: { firstPlayer: [6, 1] } });
    t.expect('chooseNavy', 'usa');
    t.expect('chooseNavy', 'ussr');
    const answer = (names: readonly string[]) => ({
      seat: 0,
      decision: t.asked().number,
      choice: { ships: names.map(ship) },
    });
    const worth = (names: readonly string[]) => names.reduce((sum, name) => sum + shipCard(ship(name)).vp, 0);
    const fit = ['Enterprise', 'Ticonderoga', 'Virginia'];
    const dear = [...fit.slice(0, 2), 'Long Beach'];
    expect([worth(fit), worth(dear)]).toEqual([25, 26]);
    expect(t.table.refusalOf(answer(dear))?.why).toMatchObject({
      key: 'table.refused.budget',
      args: { cost: 26, budget: 25 },
    });
    expect(t.table.answer(answer(fit))).toBeNull();
  });

  it('ship.vp, reinforce: ships come in for cards of their worth and not for one point less', () => {
    const b = lay([usa({ hand: ['A018', 'A021', 'A004'] }), uk()]);
    b.expect('actions', 'reinforce');
    const arriving = (cards: readonly string[]) => ({ cards, ships: [ship('Virginia')], row: '1' });
    expect(shipCard(ship('Virginia')).vp).toBe(5);
    expect(b.refusal(arriving(['A018', 'A021']))?.why).toMatchObject({
      key: 'refused.reinforcePoints',
      args: { cost: 5, points: 4 },
    });
    b.expect('reinforce', arriving(['A018', 'A004']));
    expect(b.vessel('Virginia')).toBeDefined();
  });

  it.each([
    ['Amazon', 20, { how: 'points', winners: [0] }],
    ['Amazon', 21, null],
  ])(
    'ship.vp, win, R45: with 17 points in the pile %s wins a battle for %i points, or does not',
    (target, points, ending) => {
      const b = lay(
        [usa({ hand: ['A052'], pile: ['Hermes', 'Sheffield', 'Bristol'] }), uk({ hand: ['A001'] })],
        { options: { points }, dice: { strike: [6] } },
      );
      expect([b.state().terms.target, b.table.view(0).players[0]?.sunk]).toEqual([points, 17]);
      sinkAndEnd(b, target);
      expect(b.table.view(0).players[0]?.sunk).toBe(20);
      expect(b.state().ending).toEqual(ending);
    },
  );
});
