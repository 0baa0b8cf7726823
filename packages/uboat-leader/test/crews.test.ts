/** Crews at rest and boats made ready again, in port and at sea (2.8, 6.5, 11.3, 11.4, 11.7). */
import { describe, expect, it } from 'vitest';
import { HIT_CUP } from '../src/rules/hits.ts';
import { buy, EDITIONS, type Played, play, sail } from './game.ts';

/** Cards that do nothing to a boat. */
const QUIET = ['EV-038', 'EV-019', 'EV-020', 'EV-012', 'EV-013', 'EV-014', 'EV-034', 'EV-027'];

/** The port refit numbers of The Happy Time. */
const REFIT = { germany: 5, france: 4 };

/** Boats in their ports at the start of The Happy Time. */
function flotilla(
  edition: 'first' | 'second',
  ...boats: readonly [id: string, level: string, port: 'germany' | 'france'][]
): Played {
  const game = play({ edition, campaign: 'happy-time', length: 'long' }, { 'deck.events': QUIET });
  buy(game, ...boats);
  return game;
}

/** Ends the turn: everybody stays in port or at sea, and nobody searches for contacts. */
function passTurn(game: Played): void {
  while (!game.table.over) {
    const { step } = game.asked();
    if (step === 'spend') game.answer('done');
    else if (step === 'nextToSail') game.answer(game.offered()[0] as string);
    else if (step === 'sail') game.answer('stay');
    else if (step === 'lookout')
      game.answer(game.offered().find((option) => option.startsWith('rest:')) as string);
    else throw new Error(`${step} is asked.`);
    if (game.asked().step === 'spend') return;
  }
}

describe.each(EDITIONS)('priority rest (6.5), %s edition', (edition) => {
  const three = () =>
    flotilla(
      edition,
      ['U-47', 'green', 'germany'],
      ['U-48', 'green', 'france'],
      ['U-98', 'trained', 'france'],
    );

  /** U-98 at sea, the others in port, and the next strategic segment. */
  function oneAtSea(): Played {
    const game = three();
    game.expect('spend', 'done');
    sail(game, 'U-98', 'to:southwest-approaches', 'stop');
    sail(game, 'U-47', 'stay');
    sail(game, 'U-48', 'stay');
    game.expect('lookout', 'rest:U-98');
    return game;
  }

  it('6.5: priority rest takes 4 stress off every boat in any port and none off a boat at sea', () => {
    const game = oneAtSea();
    game.boat('U-47').stress = 7;
    game.boat('U-48').stress = 3;
    game.boat('U-98').stress = 5;
    const before = game.state().so;
    game.expect('spend', 'intelligence:north-sea');
    game.expect('spend', 'rest');
    expect(['U-47', 'U-48', 'U-98'].map((id) => game.boat(id).stress)).toEqual([3, 0, 5]);
    expect(before - game.state().so).toBe(2 + 2);
  });

  it('6.5: priority rest is sold once in a strategic segment, and again in the next', () => {
    const game = oneAtSea();
    game.boat('U-47').stress = 20;
    game.expect('spend', 'intelligence:north-sea');
    game.expect('spend', 'rest');
    expect(game.refusal('rest')).toBe('refused.restTwice [6.5]');
    game.expect('spend', 'done');
    passTurn(game);
    game.boat('U-47').stress = 20;
    game.expect('spend', 'rest');
    expect(game.boat('U-47').stress).toBe(16);
  });

  it('6.5: priority rest is not sold when only boats at sea have stress', () => {
    const game = oneAtSea();
    game.boat('U-98').stress = 5;
    game.expect('spend', 'intelligence:north-sea');
    expect(game.refusal('rest')).toBe('refused.nobodyToRest [6.5]');
  });
});

describe.each(EDITIONS)('recovery (11.3, 11.4), %s edition', (edition) => {
  it('11.3: a port takes its own refit number off, Cool 1 more, and never below 0', () => {
    const game = flotilla(
      edition,
      ['U-96', 'trained', 'germany'], // Cool
      ['U-47', 'trained', 'germany'],
      ['U-103', 'veteran', 'france'], // Cool
      ['U-48', 'green', 'france'],
    );
    for (const id of ['U-96', 'U-47', 'U-103', 'U-48']) game.boat(id).stress = 8;
    passTurn(game);
    expect(['U-96', 'U-47', 'U-103', 'U-48'].map((id) => 8 - game.boat(id).stress)).toEqual([
      REFIT.germany + 1,
      REFIT.germany,
      REFIT.france + 1,
      REFIT.france,
    ]);
    passTurn(game);
    expect(['U-96', 'U-47', 'U-103', 'U-48'].map((id) => game.boat(id).stress)).toEqual([0, 0, 0, 0]);
  });

  it('11.4: at sea only a supply ship and Cool take stress off, 2 and 1', () => {
    const game = flotilla(edition, ['U-96', 'trained', 'france'], ['U-47', 'trained', 'france']);
    game.expect('spend', 'supply:southwest-approaches');
    game.expect('spend', 'done');
    sail(game, 'U-96', 'to:southwest-approaches', 'stop');
    sail(game, 'U-47', 'to:southwest-approaches', 'to:north-atlantic', 'stop');
    const at = (...stress: readonly number[]) =>
      ['U-96', 'U-47'].forEach((id, i) => {
        game.boat(id).stress = stress[i] as number;
      });
    at(5, 5);
    game.expect('lookout', 'rest:U-96');
    game.expect('lookout', 'rest:U-47');
    // Cool beside the supply ship; neither of them
    expect([game.boat('U-96').stress, game.boat('U-47').stress]).toEqual([2, 5]);
    game.expect('spend', 'supply:north-atlantic');
    at(5, 5);
    passTurn(game);
    expect([game.boat('U-96').stress, game.boat('U-47').stress]).toEqual([4, 3]);
  });
});

/** Number of the first counter in the cup with this effect on a side. */
const counter = (side: 'light' | 'heavy', effect: string): number =>
  HIT_CUP.findIndex((one) => one[side].effect === effect) + 1;

/** U-30 with a drifting mine or an aircraft on its way: a heavy or a light hit. */
function struck(side: 'light' | 'heavy', effect: string): Played {
  const game = play(
    { edition: 'second', campaign: 'battle-begins', length: 'long' },
    {
      'deck.events': [side === 'heavy' ? 'EV-041' : 'EV-006', ...QUIET],
      event: [1],
      hit: [counter(side, effect)],
    },
  );
  buy(game, ['U-30', 'trained']);
  game.expect('spend', 'done');
  sail(game, 'U-30', 'to:north-sea');
  return game;
}

describe('damage in the refit segment (11.3, 11.4)', () => {
  it('11.3 2e: a port repairs temporary and lasting damage', () => {
    for (const side of ['light', 'heavy'] as const) {
      const game = struck(side, 'periscope');
      expect(game.boat('U-30').damage).toEqual([{ part: 'periscope', lasting: side === 'heavy', n: 1 }]);
      game.expect('sail', 'port:germany');
      expect(game.boat('U-30').damage).toEqual([]);
    }
  });

  it('11.4 2e, 9.28 2e: at sea temporary damage is repaired, lasting damage is not', () => {
    for (const side of ['light', 'heavy'] as const) {
      const game = struck(side, 'periscope');
      game.expect('sail', 'stop');
      game.expect('lookout', 'rest:U-30');
      expect(game.boat('U-30').damage).toHaveLength(side === 'heavy' ? 1 : 0);
    }
  });

  it('11.3 1e: the first edition knows no damage: a port takes stress off and nothing else', () => {
    const game = play(
      { edition: 'first', campaign: 'battle-begins', length: 'long' },
      { 'deck.events': ['EV-006', ...QUIET], event: [1] },
    );
    buy(game, ['U-30', 'trained']);
    game.expect('spend', 'done');
    sail(game, 'U-30', 'to:north-sea');
    expect(game.boat('U-30')).toMatchObject({ stress: 3, damage: [] });
    game.expect('sail', 'port:germany');
    expect(game.boat('U-30')).toMatchObject({ stress: 0, damage: [] });
    expect((game.table.log ?? []).filter(({ kind }) => kind === 'repaired')).toEqual([]);
  });
});

describe('reloading at sea (11.7)', () => {
  it.each(EDITIONS)(
    '11.7: a boat at sea fills its tubes from its store and gets nothing new, %s edition',
    (edition) => {
      const game = flotilla(edition, ['U-47', 'trained', 'france'], ['U-48', 'trained', 'france']);
      game.expect('spend', 'done');
      sail(game, 'U-47', 'to:southwest-approaches', 'stop');
      sail(game, 'U-48', 'to:southwest-approaches', 'stop');
      Object.assign(game.boat('U-47'), { gun: 1 });
      game.boat('U-47').ready.plain = 2;
      game.boat('U-48').ready.plain = 0;
      game.boat('U-48').stored.plain = 3;
      game.expect('lookout', 'rest:U-47');
      game.expect('lookout', 'rest:U-48');
      expect(game.boat('U-47')).toMatchObject({ ready: { plain: 5 }, stored: { plain: 6 }, gun: 1 });
      expect(game.boat('U-48')).toMatchObject({ ready: { plain: 3 }, stored: { plain: 0 } });
    },
  );

  it('11.7: tubes repaired at sea are loaded in the same refit segment, lasting ones stay empty (2nd edition)', () => {
    const light = struck('light', 'tubes');
    expect(light.boat('U-30')).toMatchObject({ ready: { plain: 4 }, stored: { plain: 6 } });
    light.expect('sail', 'stop');
    light.expect('lookout', 'rest:U-30');
    expect(light.boat('U-30')).toMatchObject({ ready: { plain: 5 }, stored: { plain: 5 } });
    const heavy = struck('heavy', 'tubes');
    heavy.expect('sail', 'stop');
    heavy.expect('lookout', 'rest:U-30');
    expect(heavy.boat('U-30')).toMatchObject({ ready: { plain: 3 }, stored: { plain: 6 } });
  });
});

describe('hit counters that strain a crew or do nothing (9.27, second edition)', () => {
  const hit = (number: number, side: 'light' | 'heavy') => {
    const game = play(
      { edition: 'second', campaign: 'battle-begins' },
      { 'deck.events': [side === 'heavy' ? 'EV-041' : 'EV-006'], event: [1], hit: [number] },
    );
    buy(game, ['U-30', 'trained']);
    game.expect('spend', 'done');
    sail(game, 'U-30', 'to:north-sea');
    const { stress, damage, stunned, fate } = game.boat('U-30');
    // the aircraft itself brings 1 stress in addition to the hit
    return { stress: stress - (side === 'light' ? 1 : 0), damage, stunned, fate };
  };
  const unharmed = { damage: [], stunned: 0, fate: 'serving' };

  it.each([
    [1, 'heavy', 2],
    [17, 'heavy', 3],
    [11, 'light', 1],
    [17, 'light', 1],
    [21, 'light', 2],
    [39, 'light', 2],
    [9, 'heavy', 0],
    [1, 'light', 0],
    [9, 'light', 0],
  ] as const)('9.27 2e: counter %i, %s side: %i stress and nothing else', (number, side, stress) => {
    expect(hit(number, side)).toEqual({ ...unharmed, stress });
  });

  it('9.27 2e: a counter that stuns and one that sinks cause no stress', () => {
    for (const side of ['light', 'heavy'] as const)
      expect(hit(24, side)).toEqual({ ...unharmed, stress: 0, stunned: 1 });
    expect(hit(39, 'heavy')).toEqual({ stress: 0, damage: [], stunned: 0, fate: 'sunk' });
  });
});
