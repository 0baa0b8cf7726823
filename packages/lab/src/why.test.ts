import type { Choice, Text } from '@flotilla/table';
import { text } from '@flotilla/table';
import { words } from '@flotilla/table/run';
import { en } from '@flotilla/table/text/en';
import { describe, expect, test } from 'vitest';
import type { Advice, OptionAdvice } from './advise.ts';
import type { Counted } from './why.ts';
import { differenceText, verdictTexts, whyOf } from './why.ts';

const catalogue = {
  ...en,
  'happens.home': 'the boat comes home',
  'happens.sinks': 'a ship is sunk',
  t: '{n} t',
};
const said = (one: Text): string => words({ language: 'en', catalogue }, one);

/** A choice tried in so many worlds: its worth, and in how many of ten each thing happened. */
const counted = (
  choice: string,
  worth: number,
  tens: Readonly<Record<string, number>>,
  worlds = 200,
): Counted => ({
  choice,
  worths: Array.from({ length: worlds }, (_, i) => worth + (i % 7)),
  happened: Object.fromEntries(
    Object.entries(tens).map(([what, n]) => [
      what,
      Array.from({ length: worlds }, (_, i) => (i % 10 < n ? 1 : 0)),
    ]),
  ),
});

const option = (choice: Choice, behind: number | null): OptionAdvice => ({
  choice,
  option: null,
  from: 'offered',
  rollouts: 200,
  worth: { mean: 0, error: 0 },
  amounts: {},
  behind: behind === null ? null : { mean: behind, error: 1 },
  win: { count: 0, share: 0, low: 0, high: 0 },
  figures: {},
  happens: {},
  endings: {},
});

const adviceOf = (first: Counted, second: Counted, clear: boolean, more: Partial<Advice> = {}): Advice => ({
  options: [option(first.choice, null), option(second.choice, clear ? 1000 : null)],
  rollouts: 200,
  by: 'tons',
  best: clear ? first.choice : null,
  why: whyOf(first, second),
  failed: 0,
  capped: 0,
  ...more,
});

const wording = { choice: (choice: Choice) => String(choice), amount: (n: number) => text('t', { n }) };
const verdict = (advice: Advice): string[] => verdictTexts(advice, wording).map(said);

describe('why one choice is better', () => {
  test('is what happens more often after it, in the same worlds, and what it costs', () => {
    const [hold, dive] = [
      counted('Hold', 100, { home: 9, sinks: 3 }),
      counted('Dive', 90, { home: 6, sinks: 5 }),
    ];
    expect(verdict(adviceOf(hold, dive, true))).toEqual([
      'Hold: the boat comes home in 9 of 10 games instead of 6 of 10.',
      'Its price: a ship is sunk in 3 of 10 games instead of 5 of 10.',
    ]);
  });

  test('is how far it is ahead where nothing happens clearly more often', () => {
    const [hold, dive] = [counted('Hold', 4000, { home: 9 }), counted('Dive', 1000, { home: 9 })];
    expect(verdict(adviceOf(hold, dive, true))).toEqual(['Hold is ahead of Dive by about 3,000 t.']);
  });

  test('is not told of what is too near to call; who is clearly behind is named', () => {
    const [hold, dive] = [counted('Hold', 100, { home: 9 }), counted('Dive', 90, { home: 6 })];
    expect(verdict(adviceOf(hold, dive, false))).toEqual(['Too near to call.']);
    const three = { options: [option('Hold', null), option('Dive', null), option('Leave', 3000)] };
    expect(verdict(adviceOf(hold, dive, false, three))).toEqual([
      'Too near to call.',
      'Leave is behind by about 3,000 t.',
    ]);
  });

  test('is told of a hundred or a thousand games where ten would show no difference', () => {
    const difference = (first: number, second: number) =>
      said(differenceText({ what: 'home', first, second }));
    expect(difference(0.95, 0.91)).toBe('the boat comes home in 10 of 10 games instead of 9 of 10');
    expect(difference(0.92, 0.91)).toBe('the boat comes home in 92 of 100 games instead of 91 of 100');
    expect(difference(0.921, 0.922)).toBe(
      'the boat comes home in 921 of 1,000 games instead of 922 of 1,000',
    );
  });

  test('counts only worlds in which both could be tried', () => {
    const hold = counted('Hold', 100, { home: 10 });
    const dive = counted('Dive', 100, { home: 0 });
    (dive.happened.home as number[]).fill(Number.NaN, 0, 100);
    const { gains } = whyOf(hold, dive);
    expect(gains).toEqual({ what: 'home', first: 1, second: 0 });
  });

  test('says what was left out and what did not end', () => {
    const one = counted('Hold', 1, {});
    expect(verdict(adviceOf(one, counted('Dive', 1, {}), false, { failed: 1, capped: 2 }))).toEqual([
      'Too near to call.',
      '1 imagined game failed and is left out.',
      '2 imagined games did not end and count as they stood.',
    ]);
  });
});
