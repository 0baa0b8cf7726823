import { describe, expect, it } from 'vitest';
import { deadlineOf } from './deadline.ts';

const LIVE = { pace: { kind: 'live', minutes: 25, window: 45 }, you: 1 } as const;
const own = { left: 60_000, since: 5_000 };
const other = { left: 90_000, since: null };

describe('by when the seat before the screen must have answered', () => {
  it('is the end of the pause for everybody, whosever clock stands beside it', () => {
    const ends = deadlineOf({ seats: [own, other], window: 50_000 }, LIVE);
    expect(ends).toEqual({ ends: 50_000, length: 45_000, forAll: true });
    expect(deadlineOf({ seats: [own, other], window: 50_000 }, { ...LIVE, you: null })).toEqual(ends);
  });

  it('is the end of the own time while the own clock runs', () => {
    expect(deadlineOf({ seats: [other, own], window: null }, LIVE)).toEqual({
      ends: 65_000,
      length: 25 * 60_000,
      forAll: false,
    });
  });

  it('is nothing while the own clock stands, without a seat, and where nobody is timed', () => {
    expect(deadlineOf({ seats: [own, other], window: null }, LIVE)).toBeNull();
    expect(deadlineOf({ seats: [other, own], window: null }, { ...LIVE, you: null })).toBeNull();
    expect(deadlineOf({ seats: [other, own], window: null }, { pace: { kind: 'none' }, you: 1 })).toBeNull();
    expect(deadlineOf(null, LIVE)).toBeNull();
  });
});
