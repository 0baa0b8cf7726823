/** Mission boxes and what torpedoes do there; torpedoes spent outside combat (6.10, 7.3, 7.4). */
import { describe, expect, it } from 'vitest';
import { buy, EDITIONS, letPass, type Played, play, sail } from './game.ts';

const DIESEL_TROUBLE = 'EV-032';
const TORPEDO_OVERHAUL = 'EV-037';

/** U-47 with an attack mission, about to sail; the event cards come in order. */
function ordered(
  edition: 'first' | 'second',
  events: readonly string[],
  dice: Record<string, readonly (number | string)[]> = {},
): Played {
  const game = play(
    { edition, campaign: 'battle-begins', length: 'medium' },
    { 'deck.events': events, 'deck.naval': ['N-301', 'N-302', 'N-303'], ...dice },
  );
  buy(game, ['U-47', 'trained']);
  game.expect('spend', 'attack:U-47');
  game.expect('spend', 'done');
  return game;
}

const entered = (game: Played): number =>
  (game.table.log ?? []).filter(({ kind }) => kind === 'entersBox').length;

describe.each(EDITIONS)('Diesel Trouble (7.3, 7.4), %s edition', (edition) => {
  /** U-47 has spent a turn in the North Sea and now makes for the box there. */
  function fromPatrol(events: readonly string[]): Played {
    const game = ordered(edition, ['EV-038', ...events]);
    sail(game, 'U-47', 'to:north-sea', 'stop');
    game.expect('lookout', 'rest:U-47');
    game.expect('spend', 'done');
    game.expect('sail', 'box:attack');
    return game;
  }

  it('7.4: on patrol keeps a boat out of its mission box', () => {
    const game = fromPatrol([DIESEL_TROUBLE, 'EV-019', 'EV-020', 'EV-012']);
    expect([entered(game), game.asked().step]).toEqual([0, 'lookout']);
    expect(game.boat('U-47')).toMatchObject({ stress: 1, missions: ['attack'], searched: false });
  });

  it('in the box does not stop the mission', () => {
    const game = fromPatrol(['EV-019', DIESEL_TROUBLE, 'EV-020', 'EV-012']);
    letPass(game, { breakOff: 'goOn' });
    expect([entered(game), game.asked().step]).toEqual([1, 'aimRaid']);
  });
});

describe.each(EDITIONS)('pattern-running torpedoes in an attack mission (9.16), %s edition', (edition) => {
  it('9.16: run one by one, each at a random ship that is still afloat', () => {
    const game = ordered(edition, ['EV-038', 'EV-019', 'EV-020', 'EV-012'], {
      'fat.target': [2, 1, 2],
      torpedo: [10, 1, 1],
    });
    Object.assign(game.boat('U-47').ready, { plain: 2, fat: 3 });
    sail(game, 'U-47', 'to:north-sea', 'box:attack');
    letPass(game, { breakOff: 'goOn' });
    game.expect('aimRaid', 'fat');
    game.expect('spread', '3');
    game.expect('aimRaid', 'fire');
    expect(game.thrown('torpedo')).toEqual([10, 1, 1]);
    expect(game.boat('U-47')).toMatchObject({ ready: { fat: 0 }, stored: { fat: 0 } });
    const fired = (game.table.log ?? []).flatMap(({ kind, data }) => (kind === 'salvoFired' ? [data] : []));
    // Cumberland goes down: Sirius is the second ship for the last of them
    expect(fired).toMatchObject([
      { ship: { name: 'Cumberland' }, n: 1 },
      { ship: { name: 'Royal Oak' }, n: 1 },
      { ship: { name: 'Sirius' }, n: 1 },
    ]);
  });
});

describe.each(EDITIONS)('torpedoes of an attack mission (6.10), %s edition', (edition) => {
  /** U-47 with some of its 9 stored and 5 loaded torpedoes fired at Royal Oak. */
  function fired(n: string): Played {
    const game = ordered(edition, ['EV-038', 'EV-019', 'EV-020', 'EV-012'], {
      torpedo: new Array(Number(n)).fill(1),
    });
    sail(game, 'U-47', 'to:north-sea', 'box:attack');
    letPass(game, { breakOff: 'goOn' });
    game.expect('aimRaid', 'plain:N-301');
    game.expect('spread', n);
    game.expect('aimRaid', 'fire');
    return game;
  }

  it('6.10: come out of the store before the tubes', () => {
    const game = fired('4');
    expect(game.boat('U-47')).toMatchObject({ ready: { plain: 5 }, stored: { plain: 5 } });
    expect((game.table.log ?? []).filter(({ kind }) => kind === 'reloaded')).toEqual([]);
  });

  it('6.10: come out of the tubes once the store is empty', () => {
    expect(fired('11').boat('U-47')).toMatchObject({ ready: { plain: 3 }, stored: { plain: 0 } });
  });
});

describe('Torpedo Overhaul (7.3)', () => {
  it('takes a stored torpedo of any kind before a ready one', () => {
    const game = ordered('second', [TORPEDO_OVERHAUL]);
    Object.assign(game.boat('U-47').ready, { plain: 3, fat: 2 });
    Object.assign(game.boat('U-47').stored, { plain: 0, fat: 4 });
    sail(game, 'U-47', 'to:north-sea');
    expect(game.boat('U-47')).toMatchObject({
      ready: { plain: 3, fat: 2 },
      stored: { plain: 0, fat: 3 },
    });
  });
});
