import { describe, expect, it } from 'vitest';
import { roomOf } from './room.ts';

describe('the room of a ship card', () => {
  it('needs no word where there is enough of it', () => {
    expect(roomOf(172, 84)).toBe('');
  });

  it('is said in all words that hold, up to and with their limit', () => {
    expect(roomOf(150, 83)).toBe('middling narrow');
    expect(roomOf(151, 76)).toBe('low middling');
    expect(roomOf(112, 58)).toBe('low middling small tight narrow');
    expect(roomOf(64, 57)).toBe('tiny low middling slim small tight narrow');
  });
});
