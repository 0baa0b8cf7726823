import { describe, expect, it } from 'vitest';
import { begin, boat, hashNow, orders, traceOf } from '../test/boat.ts';
import { recordFromText, recordToText } from './record.ts';
import { seedsIn, turnedSeed } from './seed.ts';
import { replay } from './session.ts';
import { hashOf } from './state.ts';
import { variationOf } from './variation.ts';

const ROLLS = ['roll', 'roll', 'roll', 'roll', 'roll', 'roll'] as const;
const played = () => orders(begin(), ...ROLLS).record();
const branch = (at: number, dice: 'same' | 'other', seed = 'another') =>
  variationOf(boat(), played(), { of: 'origin', at, dice, seed });

describe('a variation', () => {
  it('with the same dice leads to the same end as long as the answers are the same', () => {
    const whole = orders(begin(), ...ROLLS);
    const same = branch(2, 'same');
    expect(same.answers).toHaveLength(2);
    orders(same, 'roll', 'roll', 'roll', 'roll');
    expect(hashNow(same)).toBe(hashNow(whole));
  });

  it('with other dice stands where the game stood and goes on otherwise', () => {
    const there = branch(2, 'same');
    const other = branch(2, 'other');
    expect(hashNow(other)).toBe(hashNow(there));
    expect(traceOf(other)).toEqual(traceOf(there));
    const dice = (seed: string): string =>
      JSON.stringify(traceOf(orders(branch(2, 'other', seed), 'roll', 'roll', 'roll', 'roll')));
    const seen = new Set(['a', 'b', 'c', 'd'].map(dice));
    expect(seen.size, 'six throws hardly ever fall the same four times').toBeGreaterThan(1);
    expect(dice('a'), 'the same seed gives the same game').toBe(dice('a'));
  });

  it('says what it is, alone as practice, and is read back from its file', () => {
    const session = orders(branch(3, 'other'), 'roll');
    const record = session.record();
    expect(record.variation).toEqual({ of: 'origin', at: 3, dice: 'other' });
    expect(record.practice).toBe(true);
    const read = recordFromText(recordToText(record));
    if (!read.ok) throw new Error(read.error);
    const again = replay(boat(), read.value);
    if (!again.ok) throw new Error(again.error);
    expect(hashOf(again.value.table.state)).toBe(record.stateHash);
    expect(again.value.record().variation).toEqual(record.variation);
  });

  it('goes back and forward over the turn of the dice', () => {
    const session = orders(branch(2, 'other'), 'roll', 'roll');
    const end = hashNow(session);
    for (let i = 0; i < 3; i++) session.undo();
    for (let i = 0; i < 3; i++) session.redo();
    expect(hashNow(session)).toBe(end);
  });

  it('of a variation keeps the dice of both up to where it begins', () => {
    const first = orders(branch(2, 'other'), 'roll', 'roll', 'roll');
    const second = variationOf(boat(), first.record(), { of: 'first', at: 4, dice: 'other', seed: 'third' });
    first.undo();
    expect(hashNow(second)).toBe(hashNow(first));
    expect(
      seedsIn(second.record().seed ?? '')
        .map(({ seed }) => seed)
        .slice(1),
    ).toEqual(['another', 'third']);
  });

  it('is no practice where several sat at the table, and a file that tells it wrongly is refused', () => {
    const record = orders(begin({ players: 2 }), 'wait').record();
    const session = variationOf(boat(), record, { of: 'origin', at: 1, dice: 'same', seed: '' });
    expect(session.record().practice).toBe(false);
    const wrong = { ...record, variation: { of: 'origin', at: 'here', dice: 'same' } };
    const read = recordFromText(recordToText(wrong as never));
    expect(read.ok).toBe(false);
  });
});

describe('a seed text', () => {
  it('is one seed unless it was turned', () => {
    for (const text of ['', 'western-1414', 'two\nlines', 'a\n5\n', '\n'])
      expect(seedsIn(text)).toEqual([{ from: 0, seed: text }]);
    expect(seedsIn(turnedSeed('a', 5, 'b'))).toEqual([
      { from: 0, seed: 'a' },
      { from: 5, seed: 'b' },
    ]);
  });

  it('turned before an earlier turn forgets that one', () => {
    const twice = turnedSeed(turnedSeed('a', 9, 'b'), 5, 'c');
    expect(seedsIn(twice)).toEqual([
      { from: 0, seed: 'a' },
      { from: 5, seed: 'c' },
    ]);
  });
});
