/** What is bought, loaded and fired, to the last point and the last torpedo (6.6, 6.9, 6.11, 10.2, 13.1, 13.2). */
import { sampleChoice } from '@flotilla/table';
import { botRngs } from '@flotilla/table/run';
import { describe, expect, it } from 'vitest';
import { buy, contact, EDITIONS, letPass, type Played, play, sail, told } from './game.ts';

const QUIET = ['EV-038', 'EV-019', 'EV-020', 'EV-012', 'EV-013', 'EV-014'];

/** Two hundred random answers to the form that is asked, each of which would be allowed. */
function samples(game: Played): Record<string, number>[] {
  const [rng] = botRngs('loads', 1);
  const decision = game.asked();
  return Array.from({ length: 200 }, () => {
    const choice = sampleChoice(decision, rng as NonNullable<typeof rng>);
    expect(game.table.refusalOf({ seat: 0, decision: decision.number, choice })).toBeNull();
    return choice as Record<string, number>;
  });
}

const most = (found: readonly Record<string, number>[], field: string): number =>
  Math.max(...found.map((choice) => choice[field] ?? 0));

describe.each(EDITIONS)('special option points, %s edition', (edition) => {
  it('13.2, 6.1: the last point buys a snorkel, half a point does not', () => {
    const game = play({ edition, campaign: 'battle-begins', snorkel: true });
    buy(game, ['U-47', 'trained'], ['U-51', 'green']);
    game.state().so = 2;
    game.expect('spend', 'snorkel:U-47');
    expect(game.refusal('snorkel:U-51')).toBeNull();
    game.expect('spend', 'snorkel:U-51');
    expect(game.state().so).toBe(0);
    const poor = play({ edition, campaign: 'hunted', snorkel: true });
    buy(poor, ['U-98', 'veteran', 'france']);
    poor.state().so = 1;
    poor.expect('spend', 'advanced:U-98');
    poor.expect('loadAdvanced', { fatReady: 1, t5Ready: 0, fatStored: 0, t5Stored: 0 });
    expect(poor.refusal('snorkel:U-98')).toBe('refused.soLeft [6.1]');
  });

  /** U-98 in port in The Hunted, about to take advanced torpedoes aboard with this many points. */
  function loading(so: number): Played {
    const game = play({ edition, campaign: 'hunted' });
    buy(game, ['U-98', 'veteran', 'france']);
    game.state().so = so;
    game.expect('spend', 'advanced:U-98');
    return game;
  }

  it('6.6: advanced torpedoes may cost every point that is left, but no more', () => {
    const game = loading(1);
    expect(() => game.answer({ fatReady: 1, t5Ready: 1, fatStored: 1, t5Stored: 0 })).toThrow(
      'refused.soLeft',
    );
    game.expect('loadAdvanced', { fatReady: 1, t5Ready: 0, fatStored: 0, t5Stored: 1 });
    expect([game.state().so, game.state().bought.advancedTorpedo]).toEqual([0, 2]);
  });

  it('6.6: there are no more of them in a place than ordinary torpedoes they are swapped for', () => {
    const game = loading(20);
    expect(() => game.answer({ fatReady: 0, t5Ready: 0, fatStored: 5, t5Stored: 5 })).toThrow(
      'refused.noTorpedoes',
    );
    game.expect('loadAdvanced', { fatReady: 2, t5Ready: 3, fatStored: 4, t5Stored: 5 });
    expect(game.boat('U-98')).toMatchObject({ ready: { plain: 0 }, stored: { plain: 0 } });
  });

  it('6.6: a load at random keeps to the points and the torpedoes there are', () => {
    const rich = samples(loading(20));
    expect([most(rich, 'fatReady'), most(rich, 'fatStored')]).toEqual([5, 9]);
    const poor = samples(loading(1));
    expect(Math.max(...poor.map(({ fatReady = 0, fatStored = 0 }) => fatReady + fatStored))).toBe(2);
  });
});

describe.each(EDITIONS)('mines (6.9), %s edition', (edition) => {
  /** U-47 in port, armed as said. */
  function armed(ready: number, stored: number): Played {
    const game = play({ edition, campaign: 'battle-begins', length: 'long' });
    buy(game, ['U-47', 'trained'], ['U-51', 'green']);
    game.boat('U-47').ready.plain = ready;
    game.boat('U-47').stored.plain = stored;
    game.expect('spend', 'intelligence:north-sea');
    return game;
  }

  it('6.9: need a torpedo to be swapped for, wherever it is', () => {
    expect(armed(0, 0).refusal('mine:U-47')).toBe('refused.noTorpedoes [6.9]');
    for (const [ready, stored] of [[4, 4] as const, [1, 0] as const, [0, 1] as const])
      expect(armed(ready, stored).refusal('mine:U-47')).toBeNull();
  });

  it('6.9: as many as count are suggested, those in store first', () => {
    const suggested = (ready: number, stored: number) => {
      const game = armed(ready, stored);
      game.expect('spend', 'mine:U-47');
      const decision = game.asked();
      return decision.kind === 'fill'
        ? decision.form.map((field) => (field.kind === 'count' ? field.start : null))
        : [];
    };
    // 8 mines are worth 4 points, more are worth nothing
    expect([suggested(5, 9), suggested(5, 6), suggested(1, 2)]).toEqual([
      [8, 0],
      [6, 2],
      [2, 1],
    ]);
  });

  it('6.9: a load at random has at least one', () => {
    const loaded = (ready: number, stored: number) => {
      const game = armed(ready, stored);
      game.expect('spend', 'mine:U-47');
      return samples(game);
    };
    expect(most(loaded(0, 1), 'stored')).toBe(1);
    expect(most(loaded(1, 0), 'ready')).toBe(1);
  });
});

describe.each(EDITIONS)('tubes (10.2), %s edition', (edition) => {
  /** U-98 about to reload after a contact, with these torpedoes stored and three tubes empty. */
  function reloading(stored: object): Played {
    const game = contact(edition, 'CV-37');
    game.expect('engage', 'attack');
    game.expect('place', 'surfaced:L-S');
    Object.assign(game.boat('U-98').ready, { plain: 2 });
    Object.assign(game.boat('U-98').stored, { plain: 0, fat: 0, t5: 0, ...stored });
    game.expect('helm', 'leave');
    return game;
  }

  it('10.2: a choice at random fills every tube with what is stored', () => {
    const game = reloading({ plain: 2, t5: 4 });
    expect(game.asked().step).toBe('reloadTubes');
    const found = samples(game);
    expect([most(found, 'plain'), most(found, 't5')]).toEqual([2, 3]);
    for (const choice of found) expect(Object.keys(choice).sort()).toEqual(['plain', 't5']);
  });

  it('10.2: a boat with nothing stored has nothing to tell', () => {
    expect(told(reloading({}), 'reloaded')).toEqual([]);
    const game = reloading({ plain: 1 });
    expect(told(game, 'reloaded')).toHaveLength(1);
    expect(game.boat('U-98')).toMatchObject({ ready: { plain: 3 }, stored: { plain: 0 } });
  });
});

describe.each(EDITIONS)('rapid reloading (13.1), %s edition', (edition) => {
  const withFreeTube = (id: string): Played => {
    const game = contact(edition, 'CV-37', {}, [[id, 'green']], { typeXXI: true });
    game.expect('engage', 'attack');
    game.boat(id).ready.plain -= 2;
    game.expect('place', 'surfaced:L-S');
    return game;
  };

  it('13.1: is for the Type XXI alone, once in a combat phase', () => {
    expect(withFreeTube('U-98').offered()).not.toContain('reload');
    const game = withFreeTube('U-2511');
    expect(game.offered()).toContain('reload');
    game.boat('U-2511').ready.plain -= 1;
    game.expect('helm', 'reload');
    game.boat('U-2511').ready.plain -= 1;
    game.expect('helm', 'surfaced:L-S');
    letPass(game, { driftBoat: 'L-S', escorts: 'E1', aim: 'hold', react: 'hold', enemyAttacks: 'M3' });
    // a tube is empty again, and it is the next phase
    expect(game.offered()).toContain('reload');
  });

  it('13.1: needs a stored torpedo', () => {
    const game = contact(edition, 'CV-37', {}, [['U-2511', 'green']], { typeXXI: true });
    game.expect('engage', 'attack');
    game.boat('U-2511').ready.plain = 0;
    game.boat('U-2511').stored.plain = 0;
    game.expect('place', 'surfaced:L-S');
    expect(game.offered()).not.toContain('reload');
  });
});

describe.each(EDITIONS)('raiders (6.11), %s edition', (edition) => {
  it('6.11: a boat makes no more attacks than its box lets it', () => {
    const game = play(
      { edition, campaign: 'happy-time' },
      { 'deck.events': QUIET, raid: [8, 1, 1, 1, 1, 8] },
    );
    buy(game, ['U-47', 'trained', 'france']);
    game.expect('spend', 'raider:U-47');
    game.expect('spend', 'done');
    sail(game, 'U-47', 'to:southwest-approaches', 'to:north-atlantic', 'box:raider');
    for (let i = 0; i < 6; i++) game.expect('raiding', 'torpedo');
    expect([game.state().vp, game.thrown('raid').length, game.boat('U-47').missions]).toEqual([2, 6, []]);
    expect(game.boat('U-47')).toMatchObject({ stored: { plain: 3 }, ready: { plain: 5 } });
  });
});
