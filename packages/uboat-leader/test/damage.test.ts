/** What hits do to a boat in the second edition (9.28). */
import { describe, expect, it } from 'vitest';
import { buy, type Played, play, sail } from './game.ts';

describe('9.28 (2nd edition): damage', () => {
  const counters: Record<string, number> = {
    none: 9,
    hull: 5,
    engines: 30,
    periscope: 32,
    gun: 34,
    electronics: 35,
    oilLeak: 36,
    tubes: 37,
    sunk: 39,
    stunned: 24,
  };
  /** A boat in the North Sea that draws Drifting Mine on a die of 1: one heavy hit. */
  function mined(...hits: readonly number[]): Played {
    const game = play(
      { edition: 'second', campaign: 'battle-begins', length: 'long' },
      { 'deck.events': ['EV-041', 'EV-038', 'EV-019'], event: [1], hit: [...hits] },
    );
    buy(game, ['U-30', 'green']);
    game.expect('spend', 'done');
    sail(game, 'U-30', 'to:north-sea');
    return game;
  }

  it('7.3: hits of events are not softened by evasion; a heavy hit reads the heavy side', () => {
    const game = mined(counters.hull as number);
    expect(game.boat('U-30').damage).toEqual([{ part: 'hull', lasting: true, n: 1 }]);
  });

  it.each([
    ['engines', 'engines'],
    ['periscope', 'periscope'],
    ['gun', 'gun'],
    ['electronics', 'electronics'],
    ['oilLeak', 'oilLeak'],
  ] as const)('9.28, 9.28 2e: %s stays until port', (counter, part) => {
    const game = mined(counters[counter] as number);
    expect(game.boat('U-30').damage).toEqual([{ part, lasting: true, n: 1 }]);
    game.expect('sail', 'stop');
    game.expect('lookout', 'rest:U-30');
    expect(game.boat('U-30').damage).toHaveLength(1);
    game.expect('spend', 'done');
    game.expect('sail', 'port:germany');
    expect(game.boat('U-30').damage).toEqual([]);
  });

  it('9.28 2e: tubes lose torpedoes and can be loaded only in part until repaired', () => {
    const game = mined(counters.tubes as number);
    expect(game.boat('U-30')).toMatchObject({ ready: { plain: 3 }, stored: { plain: 6 } });
    game.expect('sail', 'stop');
    game.expect('lookout', 'rest:U-30');
    expect(game.boat('U-30').ready.plain).toBe(3);
  });

  it('9.27 2e, 12.1: a fatal hit sinks the boat and costs 3 points', () => {
    const game = mined(counters.sunk as number);
    expect(game.table.over).toBe(true);
    expect(game.state().finished).toMatchObject([
      { campaign: 'battle-begins', vp: -3, evaluation: 'dismal', lost: 1 },
    ]);
  });

  it('9.28 2e: a second lasting engine hit, or hull and flooding up to the rating, sink the boat', () => {
    const engines = mined(counters.engines as number);
    engines.boat('U-30').damage.push({ part: 'engines', lasting: true, n: 1 });
    expect(engines.boat('U-30').fate).toBe('serving');
    const hull = play(
      { edition: 'second', campaign: 'battle-begins' },
      { 'deck.events': ['EV-041'], event: [1], hit: [counters.hull as number] },
    );
    buy(hull, ['U-30', 'green']);
    hull.expect('spend', 'done');
    hull
      .boat('U-30')
      .damage.push({ part: 'hull', lasting: true, n: 1 }, { part: 'flooding', lasting: false, n: 1 });
    sail(hull, 'U-30', 'to:north-sea');
    expect(hull.boat('U-30').fate).toBe('sunk');
    const motor = play(
      { edition: 'second', campaign: 'battle-begins' },
      { 'deck.events': ['EV-041'], event: [1], hit: [counters.engines as number] },
    );
    buy(motor, ['U-30', 'green']);
    motor.expect('spend', 'done');
    motor.boat('U-30').damage.push({ part: 'engines', lasting: true, n: 1 });
    sail(motor, 'U-30', 'to:north-sea');
    expect(motor.boat('U-30').fate).toBe('sunk');
  });
});
