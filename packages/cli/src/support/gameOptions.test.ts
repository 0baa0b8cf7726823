import { loadGame } from '@flotilla/lab';
import type { Field } from '@flotilla/table';
import { describe, expect, test } from 'vitest';
import { fieldValue, optionsFrom } from './gameOptions.ts';

describe('an option of a game on the command line', () => {
  const edition: Field = { id: 'edition', kind: 'choice', options: [{ id: 'first' }, { id: 'second' }] };

  test('is named by its id in any case, or by its number', () => {
    expect(fieldValue(edition, 'second')).toEqual({ value: 'second' });
    expect(fieldValue(edition, 'SECOND')).toEqual({ value: 'second' });
    expect(fieldValue(edition, '2')).toEqual({ value: 'second' });
    const years: Field = { id: 'y', kind: 'choice', options: [{ id: '2' }, { id: '1' }] };
    expect(fieldValue(years, '1')).toEqual({ value: '1' });
  });

  test('that is not offered is a sentence with what is', () => {
    expect(fieldValue(edition, 'secnd')).toEqual({
      fault: '"secnd" is not offered. Did you mean "second"? Offered: first, second.',
    });
    expect(fieldValue(edition, '3')).toEqual({ fault: '"3" is not offered. Offered: first, second.' });
  });

  test('may be a list, a number, yes or no, or a text from a file', () => {
    const rules: Field = { id: 'r', kind: 'many', min: 0, max: 2, options: [{ id: 'a' }, { id: 'b' }] };
    expect(fieldValue(rules, 'a, b')).toEqual({ value: ['a', 'b'] });
    expect(fieldValue(rules, '')).toEqual({ value: [] });
    expect(fieldValue(rules, 'a,x')).toHaveProperty('fault');
    expect(fieldValue({ id: 'n', kind: 'count', min: 1, max: 3 }, '4')).toHaveProperty('fault');
    expect(fieldValue({ id: 'n', kind: 'count', min: 1, max: 3 }, '')).toHaveProperty('fault');
    expect(fieldValue({ id: 'y', kind: 'yes' }, 'off')).toEqual({ value: false });
    expect(fieldValue({ id: 'y', kind: 'yes' }, 'maybe')).toHaveProperty('fault');
    expect(fieldValue({ id: 't', kind: 'text', max: 3 }, 'long')).toHaveProperty('fault');
    expect(() => fieldValue({ id: 't', kind: 'text', max: 9 }, '@/nowhere')).toThrow('no such file');
  });
});

describe('options that do not go together', () => {
  test('are refused with the rule, by its heading where the rulebook has no numbers', async () => {
    const battles = await loadGame('naval-battles');
    await expect(optionsFrom(battles, [{ id: 'teams', value: 'AAAA' }], 4)).rejects.toThrow(
      'These options are not allowed: There must be at least two teams. [Option: teams]',
    );
  });
});
