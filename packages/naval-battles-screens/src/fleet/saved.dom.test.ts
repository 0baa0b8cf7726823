// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { forgetFleet, keepFleet, keptFleets } from './saved.ts';

afterEach(() => localStorage.clear());

const fleet = (name: string) => ({
  name,
  ships: ['uk-blake', 'uk-bristol'],
  rows: { 'uk-blake': 1, 'uk-bristol': 2 },
});

describe('fleets kept on this device', () => {
  it('are kept by navy, the newest first, each name once, and can be forgotten', () => {
    keepFleet('uk', fleet('one'));
    keepFleet('uk', fleet('two'));
    keepFleet('uk', fleet('one'));
    expect(keptFleets('uk').map(({ name }) => name)).toEqual(['one', 'two']);
    expect(keptFleets('usa')).toEqual([]);
    forgetFleet('uk', 'one');
    expect(keptFleets('uk').map(({ name }) => name)).toEqual(['two']);
  });

  it('are left out when they are damaged or name ships that are not there', () => {
    localStorage.setItem(
      'flotilla.fleets',
      '{"uk":[{"name":"x","ships":["no-such-ship"],"rows":{}},7,null]}',
    );
    expect(keptFleets('uk')).toEqual([]);
    localStorage.setItem('flotilla.fleets', 'nonsense');
    expect(keptFleets('uk')).toEqual([]);
  });
});
