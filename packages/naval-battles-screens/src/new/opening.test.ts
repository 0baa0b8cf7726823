import type { Wish } from '@flotilla/naval-battles';
import { navalBattles, openingOf } from '@flotilla/naval-battles';
import { optionsOf, Session } from '@flotilla/table/run';
import { describe, expect, it } from 'vitest';
import { teamsFor } from './teams.ts';

/** The navies of a battle after everything the wishes answer, and what is asked then. */
function opened(wishes: readonly Wish[]) {
  const seats = wishes.map((_, i) => ({ name: `P${i}`, bot: null }));
  const session = new Session(navalBattles, {
    options: { ...optionsOf(navalBattles, {}) },
    seats,
    seed: 'wishes',
  });
  const opening = openingOf(wishes, 'wishes');
  for (let [asked] = session.decisions; asked; [asked] = session.decisions) {
    const choice = opening(asked);
    if (choice === null) break;
    if (session.answer({ seat: asked.seat, decision: asked.number, choice }).kind !== 'done') break;
  }
  const view = session.table.view(null);
  return { navies: view.players.map(({ navy }) => navy), step: session.decisions[0]?.step };
}

describe('navies chosen with the set-up', () => {
  it('are taken as wished, and the lot takes none that somebody wants', () => {
    for (let i = 0; i < 20; i++) {
      const { navies, step } = opened(['lot', 'uk', 'lot', 'ussr']);
      expect(navies[1]).toBe('uk');
      expect(navies[3]).toBe('ussr');
      expect(new Set(navies).size).toBe(4);
      expect(step).toBe('buildFleets');
    }
  });

  it('are asked for at the table where nobody has chosen, and where two want the same', () => {
    expect(opened([null, null])).toEqual({ navies: [null, null], step: 'chooseNavy' });
    const same = opened(['uk', 'uk']);
    expect(same.step).toBe('chooseNavy');
    expect(same.navies.filter((navy) => navy === 'uk')).toHaveLength(1);
  });
});

describe('teams', () => {
  it.each([3, 4, 5, 6])('of %i seats are allowed by the rules', (seats) => {
    for (const teams of teamsFor(seats))
      expect(
        navalBattles.checkOptions?.({ ...optionsOf(navalBattles, {}), teams, points: 40 }, seats),
      ).toBeNull();
  });
});
