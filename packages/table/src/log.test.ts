import { describe, expect, it } from 'vitest';
import type { Density, LogEvent, RollRecord } from './log.ts';
import { endingText, eventText, logFor, modifierText, rollOutcome, rollTitle } from './log.ts';

const event = (kind: string, density: Density, to: readonly number[] | null = null): LogEvent => ({
  kind,
  rule: '1',
  decision: 0,
  density,
  heading: null,
  to,
  data: { n: 2 },
  roll: null,
});

const log = [
  event('sunk', 'story'),
  event('moved', 'normal'),
  event('rolled', 'rolls'),
  event('drew', 'normal', [1]),
  event('saw', 'story', [0, 2]),
];

const kinds = (seat: number | null, density?: Density): string[] =>
  logFor(log, seat, density).map(({ kind }) => kind);

describe('three densities', () => {
  it.each([
    ['story', ['sunk']],
    ['normal', ['sunk', 'moved']],
    ['rolls', ['sunk', 'moved', 'rolled']],
  ] as const)('%s', (density, told) => {
    expect(kinds(null, density)).toEqual(told);
  });
});

describe('who may read', () => {
  it('a seat reads what is for all and what is for it', () => {
    expect(kinds(0)).toEqual(['sunk', 'moved', 'rolled', 'saw']);
    expect(kinds(1)).toEqual(['sunk', 'moved', 'rolled', 'drew']);
    expect(kinds(2, 'story')).toEqual(['sunk', 'saw']);
  });

  it('a spectator reads only what is for all', () => {
    expect(kinds(null)).toEqual(['sunk', 'moved', 'rolled']);
  });
});

describe('in words', () => {
  const roll: RollRecord = {
    purpose: 'detection',
    chart: 'E2',
    column: 'day',
    rule: '9.6',
    dice: '2d6',
    faces: [3, 4],
    natural: 7,
    modifiers: [],
    notApplied: [],
    total: 7,
    outcome: 'undetected',
    from: null,
    to: 7,
    chance: 0.5,
    results: [],
  };

  it('an event takes its own sentence in the diary where there is one', () => {
    const has = (key: string): boolean => key === 'story.sunk';
    expect(eventText({ tell: {} }, log[0] as LogEvent, 'story', has)).toEqual({
      key: 'story.sunk',
      args: { n: 2 },
    });
    expect(eventText({ tell: {} }, log[0] as LogEvent, 'normal', has)).toEqual({
      key: 'log.sunk',
      args: { n: 2 },
    });
    expect(eventText({ tell: {} }, log[1] as LogEvent, 'story', has)).toEqual({
      key: 'log.moved',
      args: { n: 2 },
    });
  });

  it('a roll is called by its purpose, its result by chart and label', () => {
    expect(eventText({ tell: {} }, { ...(log[2] as LogEvent), roll }, 'rolls', () => true)).toEqual({
      key: 'roll.detection',
    });
    expect(rollTitle(roll)).toEqual({ key: 'roll.detection' });
    expect(rollOutcome(roll, () => true)).toEqual({ key: 'outcome.E2.undetected' });
    expect(rollOutcome(roll, () => false)).toEqual({ key: 'outcome.undetected' });
    expect(modifierText({ why: 'night', rule: '1', value: 1 })).toEqual({ key: 'modifier.night' });
  });

  it('an ending is called by its name', () => {
    expect(endingText({ ending: 'sunk', args: { tons: 9 }, winners: [] })).toEqual({
      key: 'ending.sunk',
      args: { tons: 9 },
    });
  });
});
