// @vitest-environment happy-dom
import { cleanup } from '@testing-library/preact';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { atSea, CONVOY, withWords } from '../testing.tsx';
import { salvoOf } from './salvo.ts';
import { directorOf, drawn } from './testing.tsx';

beforeAll(() => withWords());
afterEach(cleanup);

it('is the same salvo after the captain was asked about a luck marker in the middle of it', () => {
  const session = atSea({
    ...CONVOY,
    // A luck marker, then the convoy.
    encounter: [3, 4, 3, 4, 6, 6, 5, 5],
    event: [3, 4],
    'torpedo.hit': [6, 6, 6, 5, 2, 2],
    'torpedo.dud': [6],
    'torpedo.damage': [6],
  });
  const ways: Record<string, string> = {
    luck: 'keep',
    course: 'steam',
    contact: 'attack',
    approach: 'surfaced-medium',
  };
  const asked = (): string => session.decision.value?.step ?? '';
  while (asked() !== 'salvo') expect(session.answer(ways[asked()] ?? '')).toBeNull();
  session.answer({
    forward1: '0',
    forward2: '1',
    forward3: '1',
    forward4: 'hold',
    aft1: 'hold',
    lead: 'forward',
  });
  expect(asked()).toBe('luck');
  session.answer('keep');
  expect(asked()).toBe('luck');
  const director = directorOf(session);
  while (director.beat.value && director.phase !== 'roll') director.goOn();
  const card = drawn(session, director);
  expect(card.querySelector('.stage-card h2')?.textContent).toMatch(/^Torpedo 2 at \S/);
  expect(salvoOf(director).map(({ number, ship, mark }) => [number, ship, mark])).toEqual([
    [1, 0, 'miss'],
    [2, 1, 'now'],
    [3, 1, 'running'],
  ]);
});
