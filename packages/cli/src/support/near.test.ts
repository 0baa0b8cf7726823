import { describe, expect, test } from 'vitest';
import { distance, nearest, unknownWord } from './near.ts';

describe('near misses', () => {
  test('count added, dropped, changed and swapped letters', () => {
    expect(distance('steady', 'steady')).toBe(0);
    expect(distance('stedy', 'steady')).toBe(1);
    expect(distance('setady', 'steady')).toBe(1);
    expect(distance('', 'ace')).toBe(3);
  });

  test('are offered only when they are near', () => {
    const games = ['hunters', 'naval-battles', 'uboat-leader'];
    expect(nearest('huntrs', games)).toBe('hunters');
    expect(nearest('naval', games)).toBe('naval-battles');
    expect(nearest('HUNTERS', games)).toBe('hunters');
    expect(nearest('chess', games)).toBeNull();
    expect(nearest('x', [])).toBeNull();
  });

  test('come in a sentence that lists what there is', () => {
    expect(unknownWord('bot', 'aec', ['random', 'ace'])).toBe(
      'There is no bot "aec". Did you mean "ace"? There are: random, ace.',
    );
  });
});
