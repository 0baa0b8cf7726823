/** Who attacks with what, and the result; nothing is logged where nothing happens (9.2, 9.7, 9.11 - 9.16, 9.25). */
import { describe, expect, it } from 'vitest';
import {
  buy,
  closeIn,
  contact,
  EDITIONS,
  hunted,
  letPass,
  oddsFor,
  optionOf,
  type Played,
  play,
  sail,
  told,
} from './game.ts';

/** Four ships of speed 2: nobody falls back. */
const EVEN = ['M-078', 'M-056', 'M-055', 'M-071'];

describe.each(EDITIONS)('nothing happens, and nothing is told, %s edition', (edition) => {
  it('9.2: a boat that keeps its place and depth', () => {
    const game = contact(edition, 'CV-37', { 'deck.merchants': EVEN });
    closeIn(game, 'surfaced:L-S', 'surfaced:L-S');
    expect([told(game, 'movesTo'), told(game, 'dives'), told(game, 'surfaces')]).toEqual([[], [], []]);
  });

  it('7.3: an offer that is paid in torpedoes costs no stress and no shells', () => {
    const game = play({ edition, campaign: 'battle-begins' }, { 'deck.events': ['EV-024'] });
    buy(game, ['U-47', 'trained']);
    game.expect('spend', 'done');
    sail(game, 'U-47', 'to:north-sea');
    game.expect('eventOffer', 'fire');
    expect(told(game, 'torpedoSpent')).toHaveLength(1);
    for (const kind of ['stress', 'shellsSpent', 'noTorpedoFits']) expect(told(game, kind)).toEqual([]);
  });

  it('9.7: an escort too far away has no chance to show', () => {
    const game = contact(edition, 'CV-37', { 'deck.merchants': EVEN });
    closeIn(game, 'surfaced:L-N', 'surfaced:M-NNE');
    game.ship('E1').area = 'L-S';
    expect(oddsFor(game, 'E1')).toEqual({});
    expect(oddsFor(game, 'E2').detects).toBeGreaterThan(0);
  });

  it('9.16: a boat without acoustic torpedoes is told nothing of them', () => {
    const game = contact(edition, 'CV-37', { 'deck.merchants': EVEN, escortCourse: [5, 5] });
    for (const slot of ['E1', 'E2']) game.ship(slot).area = null;
    closeIn(game, 'surfaced:L-S', 'surfaced:M-SSE');
    expect(game.asked().step).toBe('aim');
    for (const idle of ['t5', 'fat']) expect(game.refusal(idle)).toMatch(/notOffered/);
  });

  it('10.7: a boat without torpedoes or shells is not offered to finish a ship off with them', () => {
    const game = contact(edition, 'CV-37');
    Object.assign(game.ship('M3'), { heavy: 1, card: game.state().decks.merchants.draw.pop(), area: null });
    const boat = game.boat('U-98');
    Object.assign(boat, { gun: 0 });
    for (const load of [boat.ready, boat.stored]) Object.assign(load, { plain: 0, fat: 0, t5: 0 });
    game.expect('engage', 'retreat');
    for (const weapon of ['torpedo', 'gun'])
      expect(game.refusal(`finish:M3:${weapon}`)).toMatch(/notOffered/);
  });
});

describe.each(EDITIONS)('who attacks (9.11, 9.31), %s edition', (edition) => {
  /** U-98 astern of two merchants and U-47 on its station, when boats attack. */
  function pack(level: string, station: string, course: string): Played {
    const game = contact(edition, 'CV-37', { 'deck.merchants': EVEN, wolfpack: [9] }, [
      ['U-98', level],
      ['U-47', level],
    ]);
    game.expect('engage', 'attack');
    game.expect('place', 'surfaced:L-S');
    game.expect('wolfpack', 'call:U-47');
    game.expect('place', `surfaced:${station}`);
    for (const slot of ['M1', 'M2', 'E1', 'E2']) game.ship(slot).area = null;
    game.expect('boatsMove', 'U-98');
    game.expect('helm', 'surfaced:M-SSE');
    game.expect('helm', `surfaced:${course}`);
    while (game.asked().step === 'driftBoat')
      game.expect('driftBoat', game.asked().about.boat === 'U-98' ? 'M-SSE' : course);
    letPass(game, { enemyAttacks: 'M3', react: 'hold' });
    return game;
  }

  it.each([
    ['veteran', '9.11'],
    ['trained', '9.31'],
  ])('9.11, 9.31: %s crews are asked who attacks next under %s', (level, rule) => {
    const game = pack(level, 'L-SE', 'M-ESE');
    expect([game.asked().step, game.asked().rule, game.offered()]).toEqual([
      'boatsAttack',
      rule,
      ['U-98', 'U-47'],
    ]);
  });

  it('9.11: a boat with no ship in range is not asked for', () => {
    const game = pack('veteran', 'L-N', 'L-N');
    expect([game.asked().step, game.asked().about.boat]).toEqual(['aim', 'U-98']);
  });

  it('9.16: escorts do not make a group of a single ship', () => {
    const game = contact(edition, 'CV-37', { 'deck.merchants': EVEN, escortCourse: [5, 5] });
    Object.assign(game.boat('U-98').ready, { plain: 3, fat: 2 });
    for (const slot of ['M1', 'M2', 'M3']) game.ship(slot).area = null;
    closeIn(game, 'surfaced:L-S', 'surfaced:M-SSE');
    expect([game.asked().step, game.refusal('fat')]).toEqual(['aim', 'refused.fatGroup [9.16]']);
    expect(game.offered()).not.toContain('fat');
  });
});

describe('shots (9.14, 9.15)', () => {
  /** U-98 at range 2 of Telena, which sinks at 9 by torpedo and at 7 by gun. */
  function inRange(torpedo: readonly number[] = []): Played {
    const game = contact('second', 'CV-37', { 'deck.merchants': EVEN, escortCourse: [5, 5], torpedo });
    closeIn(game, 'surfaced:L-S', 'surfaced:M-SSE');
    return game;
  }

  it('9.15, 9.18: every weapon is shown with its own numbers', () => {
    const game = inRange();
    const worth = (id: string) => optionOf(game, id).args?.worth;
    const slot = ['M3', 'M4'].find((other) => game.ship(other).card === 'M-056');
    expect([worth(`plain:${slot}`), worth(`gun:${slot}`)]).toEqual([
      { key: 'aim.known', args: { vp: 2, numbers: '3-6-9' } },
      { key: 'aim.known', args: { vp: 2, numbers: '3-5-7' } },
    ]);
  });

  it.each([
    ['1', [1], 'd10'],
    ['3', [1, 1, 1], '3d10kh'],
  ] as const)('9.14 2e: a salvo of %s is thrown with its dice', (n, dice, notation) => {
    const game = inRange(dice);
    game.expect('aim', 'plain:M4');
    game.expect('spread', n);
    game.expect('aim', 'fire');
    const rolls = (game.table.log ?? []).filter(({ roll }) => roll?.purpose === 'torpedo');
    expect(rolls.map(({ roll }) => roll?.dice)).toEqual([notation]);
  });
});

describe.each(EDITIONS)('a torpedo that misses (9.14), %s edition', (edition) => {
  it('9.14: leaves the ship as it was, and is told and reckoned as a miss', () => {
    const game = contact(edition, 'CV-37', { 'deck.merchants': EVEN, escortCourse: [5, 5], torpedo: [4] });
    closeIn(game, 'surfaced:L-S', 'surfaced:M-SSE');
    const slot = ['M3', 'M4'].find((other) => game.ship(other).card === 'M-056') as string;
    game.expect('aim', `plain:${slot}`);
    // two areas take 2 off the die; Telena takes light damage from 3, heavy from 6
    const odds = oddsFor(game, '1');
    for (const [of, chance] of Object.entries({ miss: 0.4, light: 0.3, heavy: 0.3, sunk: 0 }))
      expect([of, odds[of]]).toEqual([of, expect.closeTo(chance)]);
    game.expect('spread', '1');
    game.expect('aim', 'fire');
    expect([told(game, 'missed').length, told(game, 'shipHit').length]).toEqual([1, 0]);
    expect(game.ship(slot)).toMatchObject({ light: 0, heavy: 0, sunk: false });
  });
});

describe.each(EDITIONS)('escorts under way (9.9, 9.10), %s edition', (edition) => {
  const rules = (game: Played, kind: string) => [...new Set(told(game, kind).map(({ rule }) => rule))];

  it('9.9, 9.10: the hunt for a detected boat and the patrol of the screen are put down to their rules', () => {
    expect(rules(hunted(edition, {}), 'escortHunts')).toEqual(['9.9']);
    const game = contact(edition, 'CV-37', { 'deck.merchants': EVEN, escortCourse: [1, 1] });
    closeIn(game, 'surfaced:L-S', 'surfaced:L-S');
    expect([rules(game, 'escortMoves'), rules(game, 'escortHunts')]).toEqual([['9.10'], []]);
  });
});

describe('chances of an enemy attack (9.25 1e)', () => {
  it('9.25 1e: are those of its die where the boat takes it, and of the lower of two where it dives deep', () => {
    const game = hunted('first', {});
    // Ballinderry against a submerged boat: 1 stress from 5, 3 from 8, lost at 10
    const shown = (id: string) => {
      const { stress1, stress3, lost } = oddsFor(game, id);
      return [stress1, stress3, lost].map((chance) => Math.round(100 * (chance ?? -1)) / 100);
    };
    expect(shown('hold')).toEqual([0.3, 0.2, 0.1]);
    // 0.6² - 0.3², 0.3² - 0.1², 0.1²
    expect(shown('deepDive')).toEqual([0.27, 0.08, 0.01]);
  });
});
