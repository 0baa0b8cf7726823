/** What gets through, attack by attack and ship by ship, with the defences declared so far. */
import { describe, expect, it } from 'vitest';
import { ACTIONS } from '../src/data/cards.ts';
import { outlookOf } from '../src/prospects.ts';
import type { Attack } from '../src/state.ts';
import type { View } from '../src/view.ts';
import { lay, uk, usa } from './fleets.ts';
import { ship } from './position.ts';

const guardCard = ACTIONS.find(({ guard }) => guard?.on === 3 && guard.against.includes('ssm'))?.id ?? '';

const attack = (id: number, target: string, more: Partial<Attack>): Attack => ({
  id,
  by: 0,
  source: 'card',
  card: 'A001',
  as: 'A001',
  ships: [],
  on: 1,
  target: ship(target),
  aimed: ship(target),
  types: ['ssm'],
  bits: 8,
  hard: 0,
  damage: 2,
  needs: 0,
  sinks: false,
  status: 'declared',
  ...more,
});

/** The view of an attacked British fleet. */
function attacked(attacks: readonly Attack[], more: Partial<View> = {}): View {
  const b = lay([
    usa(),
    uk({ rows: [['Somerset', 'Smerch'], ['Invincible']], active: ['Trafalgar'], hand: [guardCard] }),
  ]);
  return { ...b.table.view(1), attacks, ...more };
}

describe('what comes through', () => {
  it('defences, attack.hard, card.plan: every die against an attack counts, changed by what is hard and by plans', () => {
    const one = attack(1, 'Invincible', { hard: -1 });
    const card = `card:${guardCard}`;
    const plain = outlookOf(attacked([one]), { 1: [card] }).coming[0];
    expect(plain?.stops).toEqual([{ id: card, chance: 3 / 6 }]);
    expect(plain?.through).toBeCloseTo(3 / 6);
    const planned = outlookOf(attacked([one], { plans: [{ by: 0, on: 1, value: -1 }] }), { 1: [card] });
    expect(planned.coming[0]?.through).toBeCloseTo(4 / 6);
  });

  it('evasion: a ship that can evade does so whether or not anybody defends her', () => {
    const torpedo = attack(1, 'Trafalgar', { types: ['torpedo'], bits: 32, sinks: true, damage: 3 });
    const { coming, afloat } = outlookOf(attacked([torpedo]), {});
    expect(coming[0]?.evades).toBeCloseTo(3 / 6);
    expect(afloat).toEqual([
      { ship: ship('Trafalgar'), chance: 1 - (coming[0]?.through ?? 0), damage: 0, left: 0 },
    ]);
  });

  it('card.air.strike: a strike that gets through still needs its die', () => {
    const strike = attack(1, 'Invincible', {
      types: ['air'],
      bits: 64,
      damage: 0,
      needs: 5,
      source: 'strike',
    });
    const { coming, afloat } = outlookOf(attacked([strike]), { 1: [`guard:${ship('Invincible')}:0`] });
    expect(coming[0]?.through).toBeCloseTo(4 / 6);
    expect(coming[0]?.harms).toBeCloseTo((4 / 6) * (2 / 6));
    expect(afloat[0]?.chance).toBeCloseTo(1 - (4 / 6) * (2 / 6));
  });

  it('attack.damage: attacks on one ship add up against her hull, each with its own chance', () => {
    const left = 4; // Somerset
    const two = [1, 2, 3].map((id) => attack(id, 'Somerset', {}));
    const { afloat } = outlookOf(attacked(two), { 1: [`card:${guardCard}`] });
    // Her hull is four: two of three hits of two sink her. The first is stopped on 3 or more.
    expect(afloat).toEqual([{ ship: ship('Somerset'), chance: 0, damage: 6, left }]);
    const one = outlookOf(attacked(two.slice(0, 2)), { 1: [`card:${guardCard}`] });
    expect(one.afloat[0]?.chance).toBeCloseTo(4 / 6);
  });

  it('card.screen: who steps in takes the attack with its own hull and evasion', () => {
    const screen = ACTIONS.find(({ kind }) => kind === 'screeningShip')?.id ?? '';
    const outlook = outlookOf(attacked([attack(1, 'Invincible', {})]), {
      1: [`screen:${screen}>${ship('Smerch')}`],
    });
    expect(outlook.coming[0]?.target).toBe(ship('Smerch'));
    expect(outlook.coming[0]?.evades).toBeCloseTo(2 / 6);
    expect(outlook.afloat.find((one) => one.ship === ship('Smerch'))?.chance).toBeCloseTo(2 / 6);
    expect(outlook.afloat.find((one) => one.ship === ship('Invincible'))?.chance).toBe(1);
  });
});
