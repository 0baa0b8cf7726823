import { nightWatch } from '@flotilla/night-watch';
import { smugglers } from '@flotilla/smugglers';
import { anyGame, defineGame, rulebook } from '@flotilla/table';
import { optionsOf, Table } from '@flotilla/table/run';
import { quietFault } from '@flotilla/table/testkit';
import { describe, expect, test } from 'vitest';
import { tinyGame } from './tiny.ts';

interface Throws {
  state: { seen: unknown[]; deck: number[] };
  options: object;
  steps: { draw: null; stop: null };
  events: object;
  view: object;
}

const { step, pick } = rulebook<Throws>();

/** Everything chance can do, in two lanes and several places. */
const throwing = tinyGame<Throws>({
  setup: () => ({ seen: [], deck: [1, 2, 3, 4, 5, 6, 7, 8, 9] }),
  first: 'draw',
  steps: {
    draw: step('draw', (t) => {
      const { seen, deck } = t.state;
      for (const lane of [0, 1, 0]) {
        t.lane(lane);
        t.at(3, seen.length, lane, 65_535);
        for (const dice of ['d6', '2d6', 'd66', 'd100', 'd10-1', '2d6+3', '5d6', '2d10kh', '3d10kl+1']) {
          const { natural, faces } = t.dice(dice, 'wind', '1');
          seen.push(natural, [...faces]);
        }
        seen.push(t.below(40, 'cup'), t.below(7, 'cup'), [...t.context]);
        t.shuffle(deck, 'deck');
      }
      t.next('stop');
    }),
    stop: pick('stop', {
      rule: '1',
      options: () => [{ id: 'again' }, { id: 'stop' }],
      take: (t, { id }) => {
        if (id === 'again') t.next('draw');
      },
    }),
  },
});

describe('a quiet table', () => {
  test.each(['a', 'b', 'c'])('passes through the same states as one that records (%s)', (seed) => {
    expect(quietFault(throwing, {}, ['random'], seed)).toBeNull();
    expect(quietFault(nightWatch, optionsOf(nightWatch), ['steady', 'random'], seed)).toBeNull();
    expect(quietFault(smugglers, optionsOf(smugglers), ['steady', 'random', 'random'], seed)).toBeNull();
  });

  test('is noticed where it does not', () => {
    const { look } = nightWatch.steps;
    if (look.kind !== 'roll') throw new Error('A look is a roll.');
    const fell: typeof look.fell = (t, roll, args) => {
      if (!t.recording) t.state.seen++;
      look.fell(t, roll, args);
    };
    const changed = defineGame({
      ...nightWatch,
      steps: {
        ...nightWatch.steps,
        look: { ...look, run: (t, args) => fell(t, t.cast(look, args), args) },
      },
    });
    expect(quietFault(changed, optionsOf(nightWatch), ['steady'], 'a')).toMatch(
      /^Seed "a", answer 0, played quietly: state\.game\.seen is \d, recorded \d\.$/,
    );
  });

  test('goes on from a state of one that records, and back', () => {
    const setting = { game: anyGame(smugglers), options: optionsOf(smugglers), seats: 3, seed: 'on' };
    const table = new Table(setting);
    const quiet = new Table({ ...setting, recording: 'off' }, structuredClone(table.state));
    expect(quiet.state).toEqual(table.state);
    expect(new Table(setting, structuredClone(quiet.state)).state).toEqual(table.state);
  });

  test('takes a bot at its word, but only for what it was offered', () => {
    const quiet = new Table({ game: throwing, options: {}, seats: 1, seed: 'a', recording: 'off' });
    const [decision] = quiet.decisions;
    if (!decision) throw new Error('Something is asked.');
    expect(() => quiet.take(decision, 'sail')).toThrow('stop does not offer "sail".');
  });

  test('throws its own dice', () => {
    const setting = { game: throwing, options: {}, seats: 1, seed: 'a', recording: 'off' as const };
    const script = { dice: { wind: [6] }, missing: 'seed' as const };
    expect(() => new Table({ ...setting, script })).toThrow('Scripted dice need a table that records.');
  });
});
