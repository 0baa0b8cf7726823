import { describe, expect, it } from 'vitest';
import { namesIn } from './advised.ts';

describe('what a choice names', () => {
  it('is the option itself and what its pieces are about', () => {
    expect(namesIn('steam')).toEqual(['steam']);
    expect(namesIn('attack:A023')).toEqual(['attack:A023', 'attack', 'A023']);
    expect(namesIn(undefined)).toEqual([]);
  });

  it('of a form is everything it fills in, but not the numbers of its own fields', () => {
    expect(namesIn({ cards: ['A041'], ships: ['norway-trondheim'], row: '1' })).toEqual([
      'A041',
      'norway-trondheim',
    ]);
    expect(namesIn({ attack1: ['card:A090'], luck: true })).toEqual(['card:A090', 'card', 'A090']);
  });
});
