/** Which other fleet lies on the plot: the one that matters now, and no other without need. */

import type { Session } from '@flotilla/ui/base/session.ts';
import { describe, expect, it } from 'vitest';
import type { BoardModel } from '../desk/desk.ts';
import { quietDesk } from '../desk/desk.ts';
import type { View } from '../game.ts';
import { aboveOf, bringUp, isIdle } from './shown.ts';

const session = (): Session => ({ decision: { value: null } }) as Session;

const viewWith = (change: Partial<View> = {}): View =>
  ({
    seat: 0,
    round: 1,
    active: 0,
    players: [0, 1, 2, 3].map((seat) => ({
      seat,
      team: null,
      out: false,
      fleet: [{ id: `ship of ${seat}` }],
      lost: [`wreck of ${seat}`],
    })),
    ...change,
  }) as unknown as View;

const quiet = quietDesk({ lead: '' });
const aimed = (target: string, ...others: readonly string[]): BoardModel => ({
  ...quiet,
  target,
  ships: new Map([target, ...others].map((ship) => [ship, { look: 'target' as const }])),
});

describe('the fleet above', () => {
  it('is the first enemy where nothing else counts', () => {
    expect(aboveOf(session(), viewWith(), quiet, null)?.seat).toBe(1);
  });

  it('is the one that the button would fire at, before others with targets', () => {
    const desk = aimed('ship of 3', 'ship of 1', 'ship of 2');
    expect(aboveOf(session(), viewWith(), desk, null)?.seat).toBe(3);
  });

  it('stays after the shot: it does not jump back to the first', () => {
    expect(aboveOf(session(), viewWith(), quiet, 3)?.seat).toBe(3);
  });

  it('is that of the rival who has the turn', () => {
    expect(aboveOf(session(), viewWith({ active: 2 }), quiet, 3)?.seat).toBe(2);
  });

  it('leaves a fleet that is out', () => {
    const view = viewWith();
    const players = view.players.map((player) => ({ ...player, out: player.seat === 3 }));
    expect(aboveOf(session(), { ...view, players }, quiet, 3)?.seat).toBe(1);
  });

  it('follows whoever is struck in a beat, afloat or going down, and then is again the one brought up', () => {
    const looking = session();
    const rivals = viewWith({ active: 1 });
    bringUp(looking, rivals, 3);
    const struck = (at: string | null): BoardModel => ({ ...quiet, beat: { by: 'ship of 1', at } });
    expect(aboveOf(looking, rivals, struck('ship of 2'), 3)?.seat).toBe(2);
    expect(aboveOf(looking, rivals, struck('wreck of 2'), 3)?.seat).toBe(2);
    expect(aboveOf(looking, rivals, struck('ship of 0'), 2)?.seat).toBe(3);
    expect(aboveOf(looking, rivals, struck(null), 2)?.seat).toBe(3);
    expect(aboveOf(looking, rivals, quiet, 2)?.seat).toBe(3);
  });

  it('is the one brought up, whatever may be fired at, until the turn is over', () => {
    const looking = session();
    bringUp(looking, viewWith(), 2);
    expect(aboveOf(looking, viewWith(), aimed('ship of 3'), null)?.seat).toBe(2);
    expect(isIdle(looking, viewWith(), quiet)).toBe(false);
    expect(aboveOf(looking, viewWith({ active: 1 }), quiet, 2)?.seat).toBe(1);
    expect(isIdle(looking, viewWith({ active: 1 }), quiet)).toBe(true);
  });
});
