import { describe, expect, test } from 'vitest';
import { lay, tinyGame } from '../test/tiny.ts';
import { defineChart } from './chart.ts';
import type { LogEvent } from './log.ts';
import { appliedFor, chanceOf, chancesOf, resultsOf, shownChance } from './rolls.ts';
import { rulebook } from './rulebook.ts';
import { lawOf } from './testkit/law.ts';

interface Hunt {
  state: { depth: number; fog: boolean; found: string[]; held: string[] };
  options: object;
  steps: { look: { deep: boolean }; dive: null; weather: null; rise: null };
  events: object;
  view: object;
}

const FOG = defineChart({
  id: 'fog',
  rule: '2',
  dice: 'd6',
  columns: {
    all: [
      { to: 2, result: true, label: 'fog' },
      { from: 3, result: false, label: 'clear' },
    ],
  },
});

const LOOK = defineChart({
  id: 'look',
  rule: '3',
  dice: 'd6',
  columns: {
    up: [
      { to: 2, result: 'lost' },
      { from: 3, result: 'found' },
    ],
    down: [
      { to: 5, result: 'lost' },
      { from: 6, result: 'found' },
    ],
  },
});

const HAZE = [
  { why: 'fog', rule: '3.1', value: -2, when: (s: Hunt['state']) => s.fog },
  { why: 'calm', rule: '3.2', value: 1, when: (s: Hunt['state']) => !s.fog },
];

/** A game with one roll whose chance is shown one question ahead, and one shown before the weather is known. */
function hunt(shownFor: (s: Hunt['state']) => Hunt['state'] = (s) => s) {
  const { roll, pick, step } = rulebook<Hunt>({
    afterRoll: (t, { name }, { outcome }) => {
      if (name !== 'look' || outcome !== 'lost' || t.state.held.length > 0) return false;
      t.state.held.push(`${outcome}`);
      t.next('rise');
      return true;
    },
  });
  const look = roll('look', {
    chart: LOOK,
    column: (_, { deep }) => (deep ? 'down' : 'up'),
    modifiers: HAZE,
    about: (s) => s,
    purpose: 'look.out',
    idle: (t) => t.state.depth > 9,
    fell: (t, { outcome }) => {
      t.state.found.push(outcome);
      t.next('dive');
    },
  });
  const weather = roll('weather', {
    chart: FOG,
    fell: (t, { outcome }) => {
      t.state.fog = outcome;
    },
  });
  const dive = pick('dive', {
    rule: '1',
    options: (s) => (s.depth > 5 ? [] : [{ id: 'up' }, { id: 'down' }, { id: 'wait' }]),
    odds: (s, { id }) => {
      const args = { deep: id === 'down' };
      if (id !== 'wait')
        return [shownChance(shownFor(s), look, args, (r) => r === 'found', { of: 'found', matching: args })];
      const inFog = chanceOf({ ...s, fog: true }, look, { deep: false }, (r) => r === 'found');
      const clear = chanceOf({ ...s, fog: false }, look, { deep: false }, (r) => r === 'found');
      const promised = { roll: 'look', results: ['found'], over: 'fog' };
      return [
        { of: 'later', chance: inFog / 3 + (clear * 2) / 3, promised },
        { of: 'sum', chance: 1 },
      ];
    },
    take: (t, { id }) => {
      t.state.depth++;
      if (id === 'wait') t.next('weather');
      t.next('look', { deep: id === 'down' });
    },
  });
  const rise = step('rise', (t) => t.next('dive'));
  const game = tinyGame<Hunt>({
    setup: () => ({ depth: 0, fog: true, found: [], held: [] }),
    first: 'dive',
    steps: { look, dive, weather, rise },
  });
  return { game, look };
}

const fog = { depth: 0, fog: true, found: [], held: [] };

describe('a declared roll', () => {
  const { game, look } = hunt();

  test('gives its chances as things stand, and as they would stand', () => {
    expect(chanceOf(fog, look, { deep: false }, (r) => r === 'found')).toBeCloseTo(2 / 6);
    expect(chanceOf({ ...fog, fog: false }, look, { deep: false }, (r) => r === 'found')).toBeCloseTo(5 / 6);
    expect(chanceOf({ ...fog, fog: false }, look, { deep: true }, (r) => r === 'found')).toBeCloseTo(2 / 6);
    expect(Object.fromEntries(chancesOf(fog, look, { deep: true }))).toEqual({ lost: 1 });
    expect(resultsOf(fog, look, { deep: false }).filter(({ result }) => result === 'found')).toHaveLength(2);
    expect(appliedFor(fog, look, { deep: false }).map(({ why }) => why)).toEqual(['fog']);
  });

  test('is thrown with its chart, column, modifiers and purpose', () => {
    const table = lay(game, { script: { dice: { 'look.out': [5] }, missing: 'seed' } });
    table.answer({ seat: 0, decision: 0, choice: 'up' });
    const [{ roll }] = table.log as [LogEvent];
    expect(roll).toMatchObject({
      purpose: 'look.out',
      chart: 'look',
      column: 'up',
      total: 3,
      outcome: 'found',
    });
    expect(roll?.modifiers).toEqual([{ why: 'fog', rule: '3.1', value: -2 }]);
    expect(table.state.game.found).toEqual(['found']);
  });

  test('is kept from having any effect while the hook of the game holds it', () => {
    const table = lay(game, { script: { dice: { 'look.out': [1] }, missing: 'seed' } });
    table.answer({ seat: 0, decision: 0, choice: 'up' });
    expect(table.state.game).toMatchObject({ found: [], held: ['lost'] });
  });

  test('is not thrown where there is nothing to roll for', () => {
    const table = lay(game);
    table.state.game.depth = 9;
    table.answer({ seat: 0, decision: 0, choice: 'up' });
    expect(table.log).toEqual([]);
  });
});

describe('the law of shown chances', () => {
  test('holds for a game whose odds come from the declarations, averages over an unknown roll included', () => {
    const kept = new Map<string, number>();
    for (let i = 0; i < 40; i++) {
      const report = lawOf(hunt().game, { seed: `law ${i}` });
      expect(report.broken).toEqual([]);
      expect([...report.sums].filter((of) => of !== 'sum')).toEqual([]);
      for (const [of, times] of report.kept) kept.set(of, (kept.get(of) ?? 0) + times);
    }
    expect(kept.get('found')).toBeGreaterThan(20);
    expect(kept.get('later')).toBeGreaterThan(20);
  });

  test('names what was shown and what was rolled where they differ', () => {
    const blind = hunt((s) => ({ ...s, fog: !s.fog })).game;
    const broken = Array.from({ length: 5 }, (_, i) => lawOf(blind, { seed: `law ${i}` }).broken).flat();
    expect(broken[0]).toMatch(/^Seed "law \d", dive: found was shown as [\d.]+, rolled at [\d.]+\.$/);
  });
});
