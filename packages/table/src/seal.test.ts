import { describe, expect, it } from 'vitest';
import type { GameRecord } from './record.ts';
import { RECORD_FORMAT, RECORD_VERSION, recordFromText, recordToSealedText } from './record.ts';
import { seal, unseal } from './seal.ts';
import { commitmentTo } from './seed.ts';

const record: GameRecord = {
  format: RECORD_FORMAT,
  formatVersion: RECORD_VERSION,
  game: 'poker',
  rulesVersion: '1',
  options: { house: 'Zum Löwen' },
  seats: [
    { name: 'Zoë', bot: null },
    { name: 'Ben 🂡', bot: 'steady' },
  ],
  commitment: commitmentTo('the seed nobody knows'),
  seed: 'the seed nobody knows',
  dice: null,
  answers: [{ seat: 1, decision: 0, choice: 'queen-of-spades' }],
  position: 1,
  undone: [],
  practice: false,
  stateHash: 'f00d',
};

describe('a sealed save', () => {
  it('is the whole record again when it is opened', () => {
    expect(recordFromText(recordToSealedText(record))).toEqual({ ok: true, value: record });
  });

  it('shows nobody who looks into it seed, answers or names', () => {
    const file = recordToSealedText(record);
    for (const secret of ['the seed', 'queen', 'spades', 'Ben', 'choice']) expect(file).not.toContain(secret);
    expect(atob(JSON.parse(file).sealed.replace(/-/g, '+').replace(/_/g, '/'))).not.toContain('seed');
  });

  it.each([
    ['cut off', (file: string) => file.slice(0, -200)],
    ['damaged', (file: string) => file.replace(/"sealed": "..../, '"sealed": "AAAA')],
    ['with a letter that is none', (file: string) => file.replace(/"sealed": "./, '"sealed": "?')],
    ['without its seal', () => '{"format":"flotilla-sealed"}'],
  ])('%s gives a sentence', (_, harm) => {
    const read = recordFromText(harm(recordToSealedText(record)));
    expect(read).toEqual({ ok: false, error: 'The file is cut off or damaged: it is not complete JSON.' });
  });

  it('that was made once can be opened for ever', () => {
    const text = '{"seat":1,"choice":"queen-of-spades, twice"}';
    const sealed = 'jW6ZdlTPURPxhV4J6Tz52PRf7QWWORCsA3dnkMRFcG9NFqZtC0aSBgA_OUw';
    expect(unseal(sealed, 'key')).toBe(text);
    expect(seal(text, 'key')).toBe(sealed);
    expect(unseal(seal('"Zoë 🂡"', 'key'), 'key')).toBe('"Zo\\u00eb \\ud83c\\udca1"');
  });

  it('opens only with its own key, whatever its length', () => {
    for (const length of [0, 1, 2, 3, 15, 16, 17, 1000]) {
      const text = 'x'.repeat(length);
      expect(unseal(seal(text, 'key'), 'key')).toBe(text);
      if (length > 0) expect(unseal(seal(text, 'key'), 'other')).not.toBe(text);
    }
  });
});
