import type { NightWatch } from '@flotilla/night-watch';
import { nightWatch } from '@flotilla/night-watch';
import type { Smugglers } from '@flotilla/smugglers';
import { smugglers } from '@flotilla/smugglers';
import type { GameDefinition } from '@flotilla/table';
import { rulebook } from '@flotilla/table';
import { recordFromText, recordToText, replay } from '@flotilla/table/run';
import { FuzzFailure, fuzzGame, leafCounts, scriptedTable } from '@flotilla/table/testkit';
import { describe, expect, it } from 'vitest';
import { layGame } from './games.ts';

/** Runs the fuzzer over many seeds until a game fails. */
function failureOf(game: GameDefinition<NightWatch>, invariant?: (s: NightWatch['state']) => string | null) {
  for (let i = 0; i < 50; i++) {
    try {
      fuzzGame(game, { seed: `broken ${i}`, ...(invariant && { invariant }) });
    } catch (error) {
      if (error instanceof FuzzFailure) return error;
      throw error;
    }
  }
  throw new Error('No game failed.');
}

describe('the fuzzer', () => {
  it('plays both games to the end, the same one from the same seed', () => {
    for (let i = 0; i < 20; i++) {
      const seed = `fuzz ${i}`;
      const watch = fuzzGame(nightWatch, { seed, seats: 1 + (i % 4) });
      expect(watch).toEqual(fuzzGame(nightWatch, { seed, seats: 1 + (i % 4) }));
      expect(watch.ending).toBe('relieved');
      const cards = fuzzGame(smugglers, { seed });
      expect(cards).toEqual(fuzzGame(smugglers, { seed }));
      expect(cards.ending).toBe('counted');
    }
  });

  it.each([
    ['cannot be let pass', { pass: 'nothing', seats: [0, 1, 2] }, /cannot be let pass by "nothing"/],
    ['does not name who is asked', { pass: 'wait', seats: [0, 1] }, /is put to seat 2 unnamed/],
  ])('finds a question that lies open and %s', (_, open, message) => {
    const { respond } = smugglers.steps;
    const game = { ...smugglers, steps: { ...smugglers.steps, respond: { ...respond, open: () => open } } };
    const failures = Array.from({ length: 10 }, (__, i) => {
      try {
        fuzzGame(game as GameDefinition<Smugglers>, { seed: `open ${i}` });
        return '';
      } catch (error) {
        return String(error);
      }
    });
    expect(failures.some((failure) => message.test(failure))).toBe(true);
  });

  it('is pinned: a change of rules, dice or hash shows here', () => {
    expect(fuzzGame(nightWatch, { seed: 'pinned' }).hash).toBe(
      'f53cd9f623c93845f1b3290469278cbff2f3a31ffa9ef69d9082ab521b8e6a3d',
    );
    expect(fuzzGame(smugglers, { seed: 'pinned' }).hash).toBe(
      '80aeef6d47bee22223ec0d37f61e956ab4446024d755d0e2737fe884e1553308',
    );
  });

  it('writes down a game that broke a promise; the record opens right before the answer that broke it', () => {
    const limit = 5;
    const failure = failureOf(nightWatch, (s) => (s.seen > limit ? `${s.seen} seen in one turn` : null));
    expect(failure.message).toMatch(/^Seed "broken \d+", answer \d+: \d+ seen in one turn$/);
    const read = recordFromText(recordToText(failure.record));
    if (!read.ok) throw new Error(read.error);
    const opened = replay(nightWatch, read.value);
    if (!opened.ok) throw new Error(opened.error);
    expect(opened.value.table.state.game.seen).toBeLessThanOrEqual(limit);
    expect(opened.value.ahead).toHaveLength(1);
    expect(opened.value.redo()).toBeNull();
    expect(opened.value.table.state.game.seen).toBeGreaterThan(limit);
  });

  const { step, pick } = rulebook<NightWatch>();
  const withLook = (run: (s: NightWatch['state']) => void): GameDefinition<NightWatch> => {
    const { look } = nightWatch.steps;
    if (look.kind !== 'roll') throw new Error('A look asks nobody.');
    const changed = step('look', (t, args) => {
      look.run(t, args);
      run(t.state);
    });
    return { ...nightWatch, steps: { ...nightWatch.steps, look: changed } };
  };

  it.each([
    [
      'a step that throws',
      withLook((s) => {
        if (s.looks === 2) throw new Error('The lookout fell asleep.');
      }),
      /The lookout fell asleep\.$/,
    ],
    [
      'a state that is not plain JSON',
      withLook((s) => {
        (s as { at?: unknown }).at = new Date(0);
      }),
      /The state is not plain JSON at state\.game\.at\.$/,
    ],
    [
      'a view that changes the state',
      {
        ...nightWatch,
        view: (s: NightWatch['state']) => {
          s.looks++;
          return s;
        },
      },
      /Looking at the state has changed it\.$/,
    ],
    [
      'an option that is offered twice',
      {
        ...nightWatch,
        steps: {
          ...nightWatch.steps,
          carryOn: pick('carryOn', {
            rule: '3',
            options: () => [{ id: 'look' }, { id: 'look' }],
            take: (t) => t.next('look'),
          }),
        },
      },
      /carryOn offers the same option twice: look,look\.$/,
    ],
    ['a game without an outcome', { ...nightWatch, outcome: () => null }, /the game has no outcome\.$/],
  ] as [string, GameDefinition<NightWatch>, RegExp][])('finds %s', (_, game, message) => {
    expect(failureOf(game).message).toMatch(message);
  });

  it('finds a form whose own sample is refused', () => {
    const { load } = smugglers.steps;
    if (load.kind !== 'fill') throw new Error('Loading is a form.');
    const game: GameDefinition<Smugglers> = {
      ...smugglers,
      steps: { ...smugglers.steps, load: { ...load, sample: () => ({ cargo: ['99'], cove: 'north' }) } },
    };
    expect(() => fuzzGame(game, { seed: 'sample' })).toThrow('An offered answer was refused');
  });
});

describe('leaf counts', () => {
  const calm = { look: new Array(100).fill([3, 4]).flat() as number[] };

  it('of Night Watch when no fog comes: each answer looks on or ends one of the watches', () => {
    const counts = (watches: number): number[] =>
      leafCounts(scriptedTable(nightWatch, { options: { watches }, dice: calm }).table, 8);
    expect(counts(1)).toEqual([2, 2, 2, 2, 2, 2, 2, 2]);
    expect(counts(2)).toEqual([2, 4, 6, 8, 10, 12, 14, 16]);
    expect(counts(12)).toEqual([2, 4, 8, 16, 32, 64, 128, 256]);
  });

  it('of Night Watch with the dice of a seed', () => {
    expect(leafCounts(layGame(nightWatch, 'leaves'), 8)).toEqual([2, 4, 6, 6, 6, 6, 6, 4]);
  });

  it('of Smugglers: two of three hold a lantern, a warning by another is paid in one of two ways', () => {
    const deck = ['L1', 'T1', 'T2', 'T3', 'R1', 'R2', 'R3', 'R4', 'L2', 'S1', 'S2', 'S3'];
    const play = scriptedTable(smugglers, { options: { nights: 2 }, dice: { deck, cutter: [6] } });
    const [, tea] = play.table.state.game.hands[0] as number[];
    play.expect('load', { cargo: [String(tea)], cove: 'south' }, 0);
    play.expect('load', { cargo: [], cove: 'south' }, 1);
    play.expect('load', { cargo: [], cove: 'south' }, 2);
    expect(leafCounts(play.table, 7)).toEqual([2, 2, 4, 5, 5, 5, 6]);
  });

  it('leave the table they start from alone', () => {
    const table = layGame(nightWatch, 'leaves');
    const before = structuredClone(table.state);
    leafCounts(table, 4);
    expect(table.state).toEqual(before);
  });
});
