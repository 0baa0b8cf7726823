/** A dealt flotilla (13.4), and what is left for it in linked campaigns (13.5). */
import { describe, expect, it } from 'vitest';
import { BOATS } from '../src/data/index.ts';
import { PACK_FORMAT } from '../src/index.ts';
import { type Played, play, sail } from './game.ts';

/** Takes the dealt card at a level, and says whether another is dealt. */
function take(game: Played, level: string, then: 'deal' | 'stop'): void {
  game.expect('takeDealt', level);
  if (game.asked().step === 'station') game.expect('station', 'france');
  game.expect('dealMore', then);
}

describe('boats by lot (13.4)', () => {
  const byLot = (cards: readonly number[], options: object = {}) =>
    play(
      { campaign: 'battle-begins', length: 'medium', selection: 'lot', ...options },
      { 'deck.boats': [...cards] },
    );

  it('13.4: a side of each dealt card is taken, no boat twice, extra points at the end', () => {
    const game = byLot([120, 144, 116]);
    expect(game.offered()).toEqual(['green', 'trained']);
    take(game, 'trained', 'deal');
    expect(game.state().boats.map((boat) => [boat.id, boat.level])).toEqual([['U-47', 'trained']]);
    // the other card of U-47 is skipped
    expect(game.state().dealt).toBe(116);
    expect(game.offered()).toEqual(['green', 'trained']);
    const before = game.state().so;
    take(game, 'green', 'stop');
    expect(game.state().so).toBe(before - 2 + 4);
    expect(game.asked().step).toBe('spend');
  });

  it('13.4: the player says before a card is turned up whether it is dealt', () => {
    const game = byLot([120, 116]);
    game.expect('takeDealt', 'trained');
    expect(game.asked().step).toBe('dealMore');
    expect([game.offered(), game.state().dealt]).toEqual([['deal', 'stop'], 0]);
  });

  it('13.4: the first card that cannot be paid ends the dealing', () => {
    const game = byLot([154, 143], { length: 'short' });
    take(game, 'ace', 'deal');
    expect(game.state()).toMatchObject({ so: 26 - 20 + 2, boats: [{ id: 'U-122' }], lot: [], dealt: 0 });
  });

  it('13.4: a card of which one side can be paid is dealt, and that side alone can be taken', () => {
    const game = byLot([120, 116]);
    game.expect('takeDealt', 'trained');
    // the card shows a crew for 2 points and a dearer one
    game.state().so = 2;
    game.expect('dealMore', 'deal');
    expect([game.asked().step, game.offered()]).toEqual(['takeDealt', ['green']]);
    expect(game.refusal('trained')).toBe('refused.cost [13.4]');
  });

  it('13.4: cards that cannot be paid are passed over as long as there is no boat', () => {
    const card = BOATS.find(({ id }) => id === 'U-43') as (typeof BOATS)[number];
    const levels = Object.fromEntries(
      Object.entries(card.levels).map(([level, side]) => [level, { ...side, so: 90 }]),
    );
    const boats = { mode: 'extend', cards: [{ ...card, levels }] };
    const pack = JSON.stringify({ format: PACK_FORMAT, version: 1, name: 'Dear', boats });
    const game = byLot([119, 120], { pack });
    expect(game.state()).toMatchObject({ dealt: 120, boats: [] });
  });
});

describe('by lot in linked campaigns (13.5)', () => {
  it('13.4, 13.5: a flotilla worth all the points of the next campaign gets no boats and no extra points', () => {
    const game = play(
      { edition: 'second', campaign: 'happy-time', linked: true, selection: 'lot' },
      {
        'deck.boats': [129, 132, 131],
        'deck.events': ['EV-038', 'EV-019', 'EV-020', 'EV-012', 'EV-013', 'EV-014'],
      },
    );
    for (const then of ['deal', 'deal', 'stop'] as const) take(game, 'trained', then);
    game.expect('spend', 'done');
    for (const id of ['U-103', 'U-124', 'U-123']) {
      game.boat(id).level = 'ace';
      sail(game, id, 'to:southwest-approaches', 'port:france');
    }
    // three aces are worth 53 of 36 points
    expect(game.state()).toMatchObject({ campaign: 'drumbeat', so: 0, soStart: 36, dealt: 0 });
    expect(game.state().boats).toHaveLength(3);
    expect(game.asked().step).toBe('nextToSail');
  });
});
