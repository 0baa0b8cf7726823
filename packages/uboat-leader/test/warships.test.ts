/** Results a card does not print cannot be reached by one attack (2.13). */
import { describe, expect, it } from 'vitest';
import { buy, contact, EDITIONS, letPass, oddsFor, type Played, play, sail } from './game.ts';

/** Quiet event cards for the way into the attack box. */
const QUIET = ['EV-038', 'EV-019', 'EV-020', 'EV-012'];

/** Nelson: a torpedo does light damage on 6, heavy on 9, and never sinks her by itself. */
const NELSON = 'N-306';

describe.each(EDITIONS)('N/A on a naval card (2.13), %s edition', (edition) => {
  /** U-47 Ace, torpedo skill +2, in the attack box before Nelson and two cruisers. */
  function beforeNelson(torpedo: readonly number[]): Played {
    const game = play(
      { edition, campaign: 'battle-begins' },
      { 'deck.events': QUIET, 'deck.naval': [NELSON, 'N-302', 'N-303'], torpedo },
    );
    buy(game, ['U-47', 'ace']);
    game.expect('spend', 'attack:U-47');
    game.expect('spend', 'done');
    sail(game, 'U-47', 'to:north-sea', 'box:attack');
    letPass(game, { breakOff: 'goOn' });
    return game;
  }
  const sunk = (game: Played) => game.boat('U-47').log[0]?.sunk;
  const hits = (game: Played) =>
    (game.table.log ?? []).flatMap(({ kind, data }) =>
      kind === 'shipHit' || kind === 'shipSunk' ? [data.damage] : [],
    );

  it('2.13: one torpedo damages her heavily on a 10, whatever is added, and does not sink her', () => {
    const game = beforeNelson([10]);
    game.expect('aimRaid', `plain:${NELSON}`);
    expect(oddsFor(game, '1')).toMatchObject({ sunk: 0, heavy: expect.closeTo(0.4) });
    game.expect('spread', '1');
    game.expect('aimRaid', 'fire');
    expect([sunk(game), hits(game)]).toEqual([[], ['heavy']]);
  });

  it('2.13: a long salvo adds 10 to the die and still cannot sink her with one hit', () => {
    // eleven torpedoes give +10; in the second edition only the highest die counts, in the first the others miss
    const game = beforeNelson(edition === 'first' ? [10, 10] : [10, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]);
    game.expect('aimRaid', `plain:${NELSON}`);
    game.expect('spread', '11');
    game.expect('aimRaid', 'fire');
    // each die of the first edition is an attack of its own: heavy and heavy sink her
    expect(sunk(game)).toEqual(edition === 'first' ? [NELSON] : []);
  });

  it('2.13: where the third number is printed the same shot sinks a ship', () => {
    const game = beforeNelson([8]);
    game.expect('aimRaid', 'plain:N-303');
    game.expect('spread', '1');
    game.expect('aimRaid', 'fire');
    expect(sunk(game)).toEqual(['N-303']);
  });

  it('2.13: a gun that can only scratch a battleship never does more', () => {
    const game = contact(
      edition,
      'CV-28',
      { 'deck.naval': ['N-301'], gun: [10], enemyAttack: [1, 1], hit: [9, 9, 9] },
      [['U-99', 'ace']],
    );
    game.expect('engage', 'attack');
    game.expect('place', 'surfaced:S-E');
    game.expect('helm', 'surfaced:C-UR');
    letPass(game, { driftBoat: 'C-UR', react: 'hold' });
    expect(oddsFor(game, 'gun:N1')).toMatchObject({ sunk: 0, heavy: 0 });
    expect(oddsFor(game, 'gun:N1').light).toBeGreaterThan(0);
    game.expect('aim', 'gun:N1');
    game.expect('aim', 'fire');
    expect(game.ship('N1')).toMatchObject({ light: 1, heavy: 0, sunk: false });
  });
});
