/** The enemy hunts: dives, silent running, aircraft of carriers, tactics counters (9.4, 9.22 - 9.24, 9.29, 9.30). */
import { describe, expect, it } from 'vitest';
import { range } from '../src/rules/display.ts';
import type { Damage } from '../src/state.ts';
import {
  buy,
  closeIn,
  contact,
  EDITIONS,
  hunted,
  letPass,
  oddsFor,
  type Played,
  play,
  sail,
} from './game.ts';

/** Evasion of U-99 Veteran. */
const EVASION = 4;

describe.each(EDITIONS)('hunted (9.4, 9.22 - 9.24), %s edition', (edition) => {
  it('9.24, 9.24 1e, 9.24 2e: a deep dive costs what its edition says', () => {
    const game = hunted(edition, { deepDive: [1], enemyAttack: [1, 1] });
    expect(game.asked().step).toBe('react');
    const before = game.boat('U-99').stress;
    game.expect('react', 'deepDive');
    expect(game.boat('U-99').stress - before).toBe(edition === 'first' ? 1 : 2);
    expect(game.boat('U-99').damage).toEqual([]);
  });

  it('9.24, 9.24 2e: a deep dive die of 10', () => {
    const game = hunted(edition, { deepDive: [10], enemyAttack: [1, 1] });
    const before = game.boat('U-99').stress;
    game.expect('react', 'deepDive');
    expect(game.boat('U-99').stress - before).toBe(2);
    expect(game.boat('U-99').damage).toEqual(
      edition === 'first' ? [] : [{ part: 'hull', lasting: true, n: 1 }],
    );
  });

  it('9.4: silent running at or under evasion shakes the hunters off', () => {
    const game = hunted(edition, { silent: [EVASION], deepDive: [1], enemyAttack: [1, 1, 1, 1] });
    letPass(game, { react: 'hold', aim: 'hold' });
    expect(game.asked().step).toBe('helm');
    const options = game.offered().filter((id) => id.startsWith('silent:'));
    expect(options.length > 1).toBe(edition === 'second');
    expect(oddsFor(game, options[0] as string)).toEqual({ shakesOff: EVASION / 10 });
    game.answer(options[0] as string);
    expect(game.fighter('U-99').detected).toBe(false);
  });

  it('9.4: above evasion it costs 2 stress and the boat stays detected', () => {
    const game = hunted(edition, { silent: [EVASION + 1], enemyAttack: [1, 1, 1, 1] });
    letPass(game, { react: 'hold', aim: 'hold' });
    const before = game.boat('U-99').stress;
    game.answer(game.offered().find((id) => id.startsWith('silent:')) as string);
    expect(game.boat('U-99').stress - before).toBeGreaterThanOrEqual(2);
    const said = (game.table.log ?? []).filter((event) => event.kind === 'stillHunted');
    expect(said).toHaveLength(1);
  });
});

describe('silent running of an Unfit crew (9.2, 9.4)', () => {
  /** U-99 Unfit, submerged and detected, with the way out too far for one move. */
  function worn(edition: 'first' | 'second', ...damage: readonly Damage[]): Played {
    const game = hunted(edition, { hit: [1, 1, 1, 1, 1, 1, 1], enemyAttack: [1, 1, 1, 1], silent: [1] });
    game.boat('U-99').stress = 20;
    game.boat('U-99').damage.push(...damage);
    letPass(game, { enemyAttacks: 'E2', react: 'hold' });
    return game;
  }
  const orders = (game: Played, kind: string) =>
    game.offered().flatMap((id) => (id.startsWith(`${kind}:`) ? [id.slice(kind.length + 1)] : []));

  it('9.2, 9.4 2e: an Unfit crew runs silent on its way out, where it may move first', () => {
    const game = worn('second');
    expect(orders(game, 'silent')).toEqual(orders(game, 'submerged'));
    expect(orders(game, 'silent')).toEqual(['M-ESE', 'M-SSE']);
    game.expect('helm', 'silent:M-SSE');
    expect(game.thrown('silent')).toEqual([1]);
    expect((game.table.log ?? []).filter(({ kind }) => kind === 'shakesOff')).toHaveLength(1);
  });

  it('9.2, 9.4 1e: an Unfit crew may not lie still to run silent', () => {
    const game = worn('first');
    expect(orders(game, 'submerged')).not.toEqual([]);
    expect(orders(game, 'silent')).toEqual([]);
    expect(game.refusal('silent')).toBe('refused.silentUnfit [9.2]');
  });

  it('9.2, 9.4 2e: a crew that can run on the surface only does not lie still below', () => {
    const game = worn('second', { part: 'engines', lasting: false, n: 1 });
    expect([orders(game, 'submerged'), orders(game, 'silent')]).toEqual([[], []]);
    expect(game.refusal('silent')).toBe('refused.silentUnfit [9.2]');
  });
});

describe.each(EDITIONS)('crash dive (9.23), %s edition', (edition) => {
  it.each(['at evasion', 'above evasion'] as const)('9.23: the die is %s', (where) => {
    const die = EVASION + (where === 'at evasion' ? 0 : 1);
    const game = contact(
      edition,
      'CV-39',
      {
        'deck.merchants': ['M-055', 'M-071', 'M-075', 'M-076'],
        crashDive: [die],
        enemyAttack: [1],
        hit: [1, 1, 1, 1],
        detection: [1, 1],
      },
      [['U-99', 'veteran']],
    );
    game.expect('engage', 'attack');
    game.expect('place', 'surfaced:S-S');
    game.expect('helm', 'surfaced:C-LL');
    letPass(game, { driftBoat: 'C-LL', escorts: 'E1', aim: 'hold' });
    letPass(game, { enemyAttacks: 'M3' });
    game.expect('react', 'crashDive');
    expect(game.fighter('U-99').depth).toBe('submerged');
    const kinds = (game.table.log ?? []).map((event) => event.kind);
    expect(kinds.includes('attackEvaded')).toBe(where === 'at evasion');
    expect(kinds.filter((kind) => kind === 'crashDives')).toHaveLength(1);
  });
});

describe('9.29, 9.30: carriers and tactics counters', () => {
  it('9.30: in The Hunted an escort draws a counter when it first detects; it goes back after the contact', () => {
    const game = play(
      { edition: 'first', campaign: 'hunted' },
      {
        'deck.events': ['EV-038', 'EV-019'],
        contact: [10],
        'deck.convoys': ['CV-37'],
        'deck.merchants': ['M-078', 'M-056', 'M-055', 'M-071'],
        detection: [1, 1, 1, 1, 1, 1],
        tactics: [1, 1],
      },
    );
    buy(game, ['U-98', 'veteran', 'france']);
    game.expect('spend', 'done');
    sail(game, 'U-98', 'to:bay-of-biscay', 'stop');
    game.expect('lookout', 'search:U-98');
    closeIn(game, 'surfaced:L-NE', 'surfaced:M-NNE');
    game.expect('escorts', 'E2');
    expect(game.battle().ships.filter((ship) => ship.tactics !== null)).toHaveLength(2);
    expect(game.state().cup).toHaveLength(18);
    letPass(game, { aim: 'hold', react: 'hold' });
    game.expect('helm', 'leave');
    expect(game.state().cup).toHaveLength(20);
  });

  it('9.29: a revealed carrier attacks a surfaced boat at any range, detected or not', () => {
    const dice = { 'deck.naval': ['N-309'], enemyAttack: [1, 1], detection: [1, 1, 1, 1, 1, 1] };
    const game = contact('first', 'CV-42', dice, [['U-99', 'veteran']]);
    game.expect('engage', 'attack');
    game.expect('place', 'surfaced:S-N');
    game.expect('helm', 'surfaced:S-N');
    letPass(game, { driftBoat: 'C-UR', escorts: 'E1', aim: 'hold' });
    const raids = () => (game.table.log ?? []).filter((event) => event.kind === 'aircraftAttack').length;
    expect([game.asked().step, raids()]).toEqual(['react', 1]);
    game.expect('react', 'hold');
    game.expect('helm', 'surfaced:M-ENE');
    letPass(game, { driftBoat: 'M-ESE', escorts: 'E1', aim: 'hold' });
    expect(game.fighter('U-99').detected).toBe(false);
    expect(range(game.fighter('U-99').area as string, game.ship('N1').area as string)).toBeGreaterThan(1);
    expect([game.asked().step, raids()]).toEqual(['react', 2]);
  });
});
