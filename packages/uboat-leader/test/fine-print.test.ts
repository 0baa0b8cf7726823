/** The small print of both rulebooks: what players who know them by heart will look for. */
import { describe, expect, it } from 'vitest';

import { contact, hunted, letPass, oddsFor } from './game.ts';

const EDITIONS = ['first', 'second'] as const;

/** U-99 Veteran: Okay to 6 stress with evasion 4, Shaken with evasion 3. */
const OKAY_TO = 6;

describe.each(EDITIONS)('reactions (9.22 - 9.24), %s edition', (edition) => {
  it('9.24: the stress of a deep dive comes before its die: a crew it shakes has the evasion of Shaken', () => {
    const game = hunted(edition, { deepDive: [4], enemyAttack: [1, 1] });
    game.boat('U-99').stress = OKAY_TO;
    expect(oddsFor(game, 'deepDive').holdsDeep).toBeCloseTo(0.3);
    game.expect('react', 'deepDive');
    // a 4 would have held at evasion 4, it does not at 3
    expect(game.boat('U-99').stress).toBe(OKAY_TO + 2);
    expect(game.boat('U-99').damage).toEqual(
      edition === 'first' ? [] : [{ part: 'flooding', lasting: false, n: 1 }],
    );
  });

  it('9.24: a crew that stays Okay keeps its evasion', () => {
    const game = hunted(edition, { deepDive: [4], enemyAttack: [1, 1] });
    game.boat('U-99').stress = 1;
    expect(oddsFor(game, 'deepDive').holdsDeep).toBeCloseTo(0.4);
    game.expect('react', 'deepDive');
    expect(game.boat('U-99').stress).toBe(edition === 'first' ? 2 : 3);
    expect(game.boat('U-99').damage).toEqual([]);
  });

  it('9.24: a boat that dives deep does not attack in this phase', () => {
    const game = hunted(edition, { deepDive: [1], enemyAttack: [1, 1] });
    game.boat('U-99').stress = OKAY_TO;
    game.expect('react', 'deepDive');
    letPass(game, { escorts: 'E2', enemyAttacks: 'E2' });
    expect(game.asked().step).toBe('helm');
    expect(game.fighter('U-99').deep).toBe(false);
  });
});

describe.each(EDITIONS)('making ships out (9.3), %s edition', (edition) => {
  it('an Infiltrator that starts within two areas makes ships out before it moves', () => {
    const game = contact(edition, 'CV-37', { 'deck.merchants': ['M-078', 'M-056', 'M-055', 'M-071'] }, [
      ['U-99', 'veteran'],
    ]);
    game.expect('engage', 'attack');
    game.expect('place', 'submerged:S-S');
    expect(game.asked().step).toBe('helm');
    expect(['M1', 'M2', 'M3', 'M4'].map((slot) => game.ship(slot).card)).toEqual([
      'M-078',
      'M-056',
      'M-055',
      'M-071',
    ]);
    // the escorts ahead are three areas off
    expect([game.ship('E1').card, game.ship('E2').card]).toEqual([null, null]);
  });

  it('a boat that starts in the long ring does not', () => {
    const game = contact(edition, 'CV-37');
    game.expect('engage', 'attack');
    game.expect('place', 'surfaced:L-S');
    expect(game.battle().ships.every((ship) => ship.card === null)).toBe(true);
  });
});

describe.each(EDITIONS)('attacking again (10.6), %s edition', (edition) => {
  it('after a finishing shot every place of an escort is filled again, the cripples are gone', () => {
    const game = contact(edition, 'CV-37', {
      'deck.merchants': ['M-078', 'M-056'],
      'deck.escorts': ['E-203'],
      escortCourse: [5, 5],
    });
    game.expect('engage', 'attack');
    game.expect('place', 'surfaced:L-S');
    game.expect('helm', 'surfaced:M-SSE');
    letPass(game, { driftBoat: 'M-SSE', aim: 'hold' });
    game.expect('helm', 'surfaced:L-S');
    const draw = game.state().decks.escorts.draw;
    Object.assign(game.ship('E1'), { card: draw.pop(), heavy: 1 });
    Object.assign(game.ship('M3'), { heavy: 1 });
    Object.assign(game.ship('M4'), { heavy: 1 });
    letPass(game, { driftBoat: 'gone', driftShip: 'gone' });
    game.expect('remaining', 'finish:M3:gun');
    expect(game.state().vp).toBeGreaterThan(0);
    game.expect('remaining', 'reattack');
    expect(game.battle().ships.map((ship) => [ship.slot, ship.area, ship.card])).toEqual([
      ['M1', 'C-UL', null],
      ['M2', 'C-UR', null],
      ['M3', null, 'M-078'],
      ['E1', 'S-NW', null],
      ['E2', 'S-NE', null],
    ]);
    expect(game.state().decks.escorts.discard).toEqual(['E-203']);
    expect(game.state().decks.merchants.discard).toEqual(['M-056']);
  });
});
