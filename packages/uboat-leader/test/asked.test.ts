/** Questions are asked only where the answer can matter: fall-back and order of attacks (9.5, 9.21). */
import { describe, expect, it } from 'vitest';
import { levelOf } from '../src/rules/lookup.ts';
import { buy, closeIn, contact, EDITIONS, letPass, type Played, play, sail } from './game.ts';

/** Four ships of speed 2. */
const EVEN = ['M-078', 'M-056', 'M-055', 'M-071'];

describe.each(EDITIONS)('where a cripple falls back to (9.5), %s edition', (edition) => {
  /** U-98 on its station; the ship on the right at the rear is crippled and falls back two areas, into the middle ring. */
  function cripple(station: string): Played {
    const game = contact(edition, 'CV-37', { 'deck.merchants': EVEN, escortCourse: [5, 5, 5, 5] });
    game.expect('engage', 'attack');
    game.expect('place', `surfaced:${station}`);
    Object.assign(game.ship('M4'), { card: 'M-071', heavy: 1 });
    const { draw } = game.state().decks.merchants;
    draw.splice(draw.indexOf('M-071'), 1);
    return game;
  }

  it('9.5: is asked while a boat may come near it', () => {
    const game = cripple('L-E');
    game.expect('helm', 'surfaced:L-E');
    expect([game.asked().step, [...game.offered()].sort()]).toEqual(['driftShip', ['M-SSE', 'M-SSW']]);
  });

  it('9.5: is not asked where it is as near to the boat either way, and falls out with the next fall-back', () => {
    const game = cripple('L-S');
    game.expect('helm', 'surfaced:L-S');
    expect(game.asked().step).toBe('driftBoat');
    expect(['M-SSE', 'M-SSW']).toContain(game.ship('M4').area);
    game.expect('driftBoat', 'L-S');
    letPass(game, { aim: 'hold', react: 'hold' });
    game.expect('helm', 'surfaced:L-S');
    expect(game.ship('M4').area).toBeNull();
  });

  it('9.5: is asked where every ship that sets the pace may be slowed, so that the cripple may stay', () => {
    const game = cripple('L-S');
    // M3 alone still makes 2, and U-98 can reach it with torpedoes
    for (const slot of ['M1', 'M2']) Object.assign(game.ship(slot), { slowed: 1 });
    game.expect('helm', 'surfaced:L-S');
    game.expect('driftShip', 'C-LL');
    game.expect('driftShip', 'C-LR');
    expect(game.offered()).toEqual(['M-SSE', 'M-SSW']);
  });

  it('9.5: is not asked after the last boat has left', () => {
    const game = cripple('L-E');
    // M1 would stay on the display for some time, so where it goes could matter to a boat
    game.ship('M1').slowed = 1;
    game.expect('helm', 'leave');
    expect(game.asked().step).toBe('remaining');
  });
});

describe('the order of enemy attacks (9.21)', () => {
  /** U-99 Green on the surface between two ships: one inflicts a light hit more than its evasion cancels, the other none. */
  function between(
    edition: 'first' | 'second',
    room: number,
    merchants = ['M-078', 'M-056', 'M-057', 'M-055'],
  ): Played {
    const game = contact(edition, 'CV-37', { 'deck.merchants': merchants, escortCourse: [5, 5] }, [
      ['U-99', 'green'],
    ]);
    const boat = game.boat('U-99');
    boat.stress = levelOf(game.state(), boat).okayTo - room;
    closeIn(game, 'surfaced:L-S', 'surfaced:S-S');
    return game;
  }

  it('9.21, 9.23 2e: names a ship that could do harm once a crash dive has shaken the crew', () => {
    const game = between('second', 0);
    expect([game.asked().step, game.offered()]).toEqual(['enemyAttacks', ['M3', 'M4']]);
    game.expect('enemyAttacks', 'M4');
    // taken first it is harmless; the other one attacks without being asked for
    expect((game.table.log ?? []).filter(({ kind }) => kind === 'attackHarmless')).toHaveLength(1);
    expect([game.asked().step, game.asked().about.slot]).toEqual(['react', 'M3']);
  });

  it('9.21, 9.23 2e: the same ship taken last does its harm', () => {
    const game = between('second', 0);
    game.expect('enemyAttacks', 'M3');
    game.expect('react', 'crashDive');
    const told = (game.table.log ?? []).map(({ kind }) => kind);
    expect(told.filter((kind) => kind === 'shipAttacks')).toHaveLength(2);
    expect(told).not.toContain('attackHarmless');
  });

  it('9.21, 9.27 2e: names both where a dive and the hits of the other ship may shake the crew, not where they cannot', () => {
    // the dive costs 1, the hit 2 at most
    const game = between('second', 2);
    expect([game.asked().step, game.offered()]).toEqual(['enemyAttacks', ['M3', 'M4']]);
    expect(between('second', 3).asked().step).toBe('react');
  });

  it('9.21: is not asked where the crew cannot be shaken this phase', () => {
    const game = between('second', 4);
    expect([game.asked().step, game.asked().about.slot]).toEqual(['react', 'M3']);
  });

  it('9.21 2e: is not asked where no ship can do harm, so that nobody dives', () => {
    const game = between('second', 0, ['M-078', 'M-056', 'M-055', 'M-071']);
    const told = (game.table.log ?? []).map(({ kind }) => kind);
    expect(told.filter((kind) => kind === 'attackHarmless')).toHaveLength(2);
    expect(told).not.toContain('shipAttacks');
    expect(['aim', 'helm']).toContain(game.asked().step);
  });

  it('9.21, 9.30 2e: names an escort that could do harm with the best counter it may draw', () => {
    const game = play(
      { edition: 'second', campaign: 'hunted' },
      {
        'deck.events': ['EV-038', 'EV-019'],
        'deck.convoys': ['CV-37', 'CV-38'],
        'deck.merchants': EVEN,
        contact: [10],
      },
    );
    buy(game, ['U-98', 'veteran', 'france']);
    game.expect('spend', 'done');
    sail(game, 'U-98', 'to:bay-of-biscay', 'stop');
    game.expect('lookout', 'search:U-98');
    game.expect('engage', 'attack');
    game.expect('place', 'surfaced:L-N');
    game.fighter('U-98').detected = true;
    const { draw } = game.state().decks.escorts;
    // a light and a heavy hit, less 2 light for evasion and a heavy for damage: nothing is left without a counter
    for (const [slot, card, heavy] of [
      ['E1', 'E-203', 1],
      ['E2', 'E-202', 0],
    ] as const) {
      draw.splice(draw.indexOf(card), 1);
      Object.assign(game.ship(slot), { card, heavy, area: 'M-NNE' });
    }
    for (const slot of ['M1', 'M2', 'M3', 'M4']) game.ship(slot).slowed = 2;
    game.expect('helm', 'surfaced:L-N');
    letPass(game, { aim: 'hold' });
    expect([game.asked().step, game.offered()]).toEqual(['enemyAttacks', ['E1', 'E2']]);
  });

  it('9.21 1e: names both, as evasion takes nothing off an attack', () => {
    const game = between('first', 4);
    expect([game.asked().step, game.offered()]).toEqual(['enemyAttacks', ['M3', 'M4']]);
  });
});
