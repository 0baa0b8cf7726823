import { expect, test } from 'vitest';
import { atSea, captainOf } from '../test/helpers.ts';
import { ACES } from './data/careers.ts';
import { describe } from './describe.ts';
import { figures, outcome } from './outcome.ts';
import { levelOf } from './rules/loss.ts';
import type { Fate, State } from './state.ts';
import { view } from './view.ts';

const level = (tons: number, fate: Fate = 'survived'): string => {
  const captain = captainOf('VIIB');
  return levelOf(Object.assign(captain, { tons, fate }));
};

test('5.2.2 the victory levels', () => {
  expect(
    [0, 49_999, 50_000, 99_999, 100_000, 149_999, 150_000, 199_999, 200_000].map((tons) => level(tons)),
  ).toEqual([
    'defeat',
    'defeat',
    'draw',
    'draw',
    'marginal',
    'marginal',
    'substantial',
    'substantial',
    'decisive',
  ]);
});

test('5.2.2 a captured boat is a defeat, 5.2.3 death and captivity are not', () => {
  expect(level(250_000, 'captured')).toBe('defeat');
  expect(level(250_000, 'killed')).toBe('decisive');
  expect(level(120_000, 'prisoner')).toBe('marginal');
});

test('5.1.4 a career that goes on has no outcome; one that is over is won from a marginal victory on', () => {
  const captain = captainOf('VIIB');
  const state = { captains: [captain], active: 0 } as unknown as State;
  expect(outcome(state)).toBeNull();
  captain.fate = 'sunk';
  captain.tons = 100_000;
  expect(outcome(state)).toMatchObject({ ending: 'sunk', winners: [0] });
  captain.tons = 99_999;
  expect(outcome(state)).toMatchObject({ winners: [] });
  expect(figures(state).numbers).toMatchObject({ tons: 99_999, patrols: 0 });
});

test('5.2.2 below the first rung nobody who still serves is called defeated; once his career is over he is', () => {
  const game = atSea({ boat: 'VIIB' }, { orders: [3, 4], encounter: [3, 4, 3, 4, 4, 4] });
  const levels = (fate: Fate): unknown[] =>
    describe({ ...view(game.table.state.game, 0), fate })
      .flatMap((block) => (block.kind === 'facts' ? block.facts : []))
      .map(({ value }) => value)
      .filter((value) => JSON.stringify(value).includes('level.defeat'));
  expect(levels('serving')).toEqual([]);
  expect(levels('sunk')).not.toEqual([]);
});

test('15.1 the ten commanders to compare with, best first', () => {
  expect(ACES).toHaveLength(10);
  expect(ACES.map(({ tons }) => tons)).toEqual(ACES.map(({ tons }) => tons).sort((a, b) => b - a));
});

test('a view holds what the captain knows and nothing of the dice to come', () => {
  const game = atSea({ boat: 'VIIB' }, { orders: [3, 4], encounter: [3, 4, 3, 4, 4, 4] });
  const seen = view(game.table.state.game, 0);
  expect(seen.boat.type).toBe('VIIB');
  expect(seen.fight?.ships).toHaveLength(1);
  expect(JSON.stringify(seen)).not.toContain('scripted');
  expect(view(game.table.state.game, null).captain).toBe(0);
});
