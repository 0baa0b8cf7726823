import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPlainName, MOST_NAME, oneLine, plainName } from './names.ts';

const shown = (text: string): number => [...new Intl.Segmenter('en').segment(text)].length;

/** Characters of every kind, many of which join, pile up, reverse the direction or command a terminal. */
const character = fc.oneof(
  fc.integer({ min: 0, max: 0x10ffff }),
  fc.constantFrom(
    0x1b,
    0x5b,
    0x6d,
    0x9b,
    0x20,
    0x301,
    0x200c,
    0x200d,
    0x202e,
    0xd800,
    0xdc00,
    0x1f469,
    0xe0067,
  ),
);
const anything = fc.array(character, { maxLength: 200 }).map((codes) => String.fromCodePoint(...codes));

describe('a name', () => {
  it('stays as it is when it is one', () => {
    for (const name of [
      'Otto Kretschmer',
      'Ōno',
      'زهرا',
      'می‌خواهم',
      'नमस्ते',
      '日本',
      '👩‍👩‍👧‍👦 crew',
      '🏴󠁧󠁢󠁳󠁣󠁴󠁿',
      'O’Neil-Łąk',
    ])
      expect(plainName(name)).toBe(name);
  });

  it('has at most 40 characters, counted as a reader counts them', () => {
    expect(plainName('x'.repeat(41))).toBe('x'.repeat(40));
    expect(plainName('👩‍👩‍👧‍👦'.repeat(41))).toBe('👩‍👩‍👧‍👦'.repeat(40));
    expect(plainName('e\u0301'.repeat(50))).toBe('e\u0301'.repeat(40));
    expect(plainName(`a${'\u0301'.repeat(500)}b`)).toBe('ab');
    const chain = plainName(`${'👩\u200d'.repeat(20)}👩👩`);
    expect(plainName(chain)).toBe(chain);
  });

  it('stands on one line and says nothing to the screen', () => {
    expect(plainName('Anna\r\nThe game is saved.')).toBe('Anna The game is saved.');
    expect(plainName('An\u2028na\u0085\u0000\u001b[2J\u007f')).toBe('An na');
    expect(plainName('\u202eneB\u202c \u2066x\u2069\u200f\u200b\ufeff')).toBe('neB x');
    expect(plainName('a\ud800b')).toBe('ab');
  });

  it('is shown on one line together with what it stands in', () => {
    expect(oneLine('  U-48\r\n\tsails \u001b[31mon\u001b[0m. \n')).toBe('U-48 sails on.');
  });

  it('is empty when nothing of it would be seen', () => {
    for (const blank of ['', '  ', '\n\t', '\u200d', '\u3164', '\u202e\u202c', '\ufe0f', '\u0301'])
      expect(plainName(blank)).toBe('');
  });

  it('of a hundred megabytes is cut without being read', () => {
    expect(plainName('x'.repeat(1e8))).toBe('x'.repeat(40));
    expect(plainName(`${'\u202e'.repeat(1e7)}x`)).toBe('');
  });

  it('is not changed by being cleaned twice, whatever it was', () => {
    fc.assert(
      fc.property(anything, (given) => {
        const name = plainName(given);
        expect(plainName(name)).toBe(name);
        expect(shown(name)).toBeLessThanOrEqual(MOST_NAME);
        expect(name).not.toMatch(/[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u);
        expect(isPlainName(name)).toBe(true);
        expect(oneLine(name)).toBe(name);
      }),
    );
  });

  it('may be told from what is none, but for blanks', () => {
    expect(isPlainName(' Otto  K ')).toBe(true);
    for (const wrong of ['x'.repeat(41), 'a\nb', 'a\tb', '\u202ea', '\u3164'])
      expect(isPlainName(wrong)).toBe(false);
  });
});
