// @vitest-environment happy-dom
import type { ClientHere } from '@flotilla/client';
import type { ScriptedDice } from '@flotilla/table/run';
import type { Director } from '@flotilla/ui/stage/director.ts';
import { cleanup } from '@testing-library/preact';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { atSea, CONVOY, withWords } from '../testing.tsx';
import { directorOf, drawn } from './testing.tsx';

beforeAll(() => withWords());
afterEach(cleanup);

const quiet = (boxes: number): number[] => Array.from({ length: boxes }, () => [3, 4]).flat();

/** Goes on until a beat of a kind has been shown and waits. */
function until(director: Director, kind: string): void {
  while (director.beat.value && !(director.beat.value.kind === kind && director.phase === 'hold'))
    director.goOn();
  expect(director.beat.value?.kind).toBe(kind);
}

/** A boat off the British Isles rolls a twelve on station, and then what the event dice say. */
const happens = (event: readonly number[], dice: ScriptedDice = {}): ClientHere =>
  atSea({ encounter: [...quiet(2), 6, 6, ...quiet(7)], event, ...dice });

describe('an event card says what it changes', () => {
  it.each([
    ['superior torpedoes', [1, 4], {}, 'Duds, for the rest of this patrol · G7a, steam33% → now 17%'],
    ['a luck marker', [3, 4], {}, 'Luck markers0 → now 1'],
    ['weather duty', [4, 5], {}, 'Encounters in this box and the nextnone'],
    ['a loose torpedo', [5, 5], {}, 'A group of the crewfit → now seriously wounded'],
    ['a man overboard', [1, 1], { 'event.overboard': [2] }, 'Engineerfit → now dead'],
    ['a gyro compass that is mended', [1, 3], { 'event.gyro': [2] }, 'The patrolgoes on'],
    ['a gyro compass that is not', [1, 3], { 'event.gyro': [3] }, 'The patrolis broken off'],
    ['spare parts nobody needs', [2, 4], {}, undefined],
  ])('%s', (_, event, dice, change) => {
    const session = happens(event, dice);
    const director = directorOf(session);
    until(director, 'eventCard');
    expect(drawn(session, director).querySelector('.event-change')?.textContent).toBe(change);
  });
});

describe('the homecoming', () => {
  /** The things told so far, each by its class. */
  const things = (box: Element): string[] =>
    [...box.querySelectorAll('.home-thing')].map((thing) => thing.className.replace('home-thing home-', ''));

  it('names who came home hurt before anything else is given, and draws the months in the yard', () => {
    const session = happens([5, 5], { recovery: [1] });
    expect(session.answer('home-back')).toBeNull();
    const director = directorOf(session);
    until(director, 'homecoming');
    const box = drawn(session, director);
    expect(things(box)).toEqual(['judged', 'missing', 'level']);
    expect(box.querySelector('.home-judged')?.textContent).toBe('A failure');
    const ladder = box.querySelector('.home-level')?.textContent ?? '';
    expect(ladder).toContain('First rung: draw at 50,000');
    expect(ladder).not.toContain('defeat');
    expect(box.querySelector('.home-missing')?.textContent).toBe(
      'Hurt, but home1 group of the crew: seriously wounded',
    );
    cleanup();
    until(director, 'refit');
    const yard = drawn(session, director).querySelector('.home-refitLength');
    expect([...(yard?.querySelectorAll('.yard > li') ?? [])].map(({ textContent }) => textContent)).toEqual([
      'Sept',
      'Oct',
    ]);
  });
});

describe('a roll that changes nothing', () => {
  it('shows its dice and says how it came out', () => {
    const session = atSea({
      ...CONVOY,
      'torpedo.hit': [6, 6],
      'escort.search': [6, 6],
      'escort.charges': [1, 2],
      hit: [1, 2],
      flooding: [1],
    });
    session.answer('attack');
    session.answer('surfaced-medium');
    session.answer({
      forward1: '0',
      forward2: 'hold',
      forward3: 'hold',
      forward4: 'hold',
      aft1: 'hold',
      lead: 'forward',
    });
    const director = directorOf(session);
    until(director, 'flooding');
    const card = drawn(session, director).querySelector('.stage-card');
    expect(card?.querySelector('h2')?.textContent).toBe('Does the leak hold?');
    expect(card?.querySelector('.stage-fallen')?.textContent).toContain('holds');
  });
});
