import { afterEach, describe, expect, it, vi } from 'vitest';
import { dismiss, hush, note, stand, standing, tell, withdraw } from './notes.ts';

afterEach(() => {
  note.value = null;
  standing.value = null;
  vi.useRealTimers();
});

describe('a note that stays', () => {
  it('outlives the short ones, time and the curtain, and goes when the reader puts it away', () => {
    vi.useFakeTimers();
    stand('A new version is ready.', undefined);
    tell('Copied.');
    dismiss();
    expect([note.value, standing.value?.text]).toEqual([null, 'A new version is ready.']);
    tell('Copied.');
    vi.advanceTimersByTime(60_000);
    hush();
    expect([note.value, standing.value?.text]).toEqual([null, 'A new version is ready.']);
    withdraw();
    expect(standing.value).toBeNull();
  });
});
