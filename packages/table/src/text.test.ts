import { describe, expect, it } from 'vitest';
import type { Catalogue, Language } from './text.ts';
import { capital, LANGUAGES, percent, placeholdersOf, text, withSeats, words } from './text.ts';
import { reviewTexts, tableTexts } from './texts.ts';

const catalogue: Catalogue = {
  plain: 'Clear water.',
  tons: '{tons} tons',
  year: 'In {year#}',
  bonus: '{n+}',
  odds: '{chance%}',
  torpedoes: '{n} {n|torpedo|torpedoes}',
  sunk: '{ship} is sunk by {by}.',
  boat: 'U-{number#}',
};

const say = (key: string, args?: Parameters<typeof text>[1], language: Language = 'en'): string =>
  words({ language, catalogue }, text(key, args));

describe('a text in words', () => {
  it('a literal stays as it is', () => {
    expect(words({ language: 'en', catalogue }, 'Olaf {n}')).toBe('Olaf {n}');
  });

  it('a plain sentence', () => {
    expect(say('plain')).toBe('Clear water.');
  });

  it('numbers carry the separators of the language', () => {
    expect(LANGUAGES.map((language) => say('tons', { tons: 12345 }, language))).toEqual([
      '12,345 tons',
      '12\u202f345 tons',
      '12.345 tons',
      '12.345 tons',
    ]);
    expect(say('year', { year: 1941 })).toBe('In 1941');
  });

  it('signs are shown where asked for, minus as a minus', () => {
    expect([say('bonus', { n: 2 }), say('bonus', { n: -2 }), say('tons', { tons: -3 })]).toEqual([
      '+2',
      '−2',
      '−3 tons',
    ]);
  });

  it('plurals follow the language: nothing is plural in English, singular in French', () => {
    expect([0, 1, 2].map((n) => say('torpedoes', { n }))).toEqual([
      '0 torpedoes',
      '1 torpedo',
      '2 torpedoes',
    ]);
    expect([0, 1, 2].map((n) => say('torpedoes', { n }, 'fr'))).toEqual([
      '0 torpedo',
      '1 torpedo',
      '2 torpedoes',
    ]);
  });

  it('arguments may be texts themselves', () => {
    expect(say('sunk', { ship: 'Olaf', by: text('boat', { number: 1048 }) })).toBe('Olaf is sunk by U-1048.');
  });

  it('an argument that looks like a placeholder is not filled in again', () => {
    expect(say('sunk', { ship: '{by}', by: 'U-48' })).toBe('{by} is sunk by U-48.');
  });

  it('a missing key is shown in brackets, a missing argument as its placeholder', () => {
    expect(say('nowhere')).toBe('⟦nowhere⟧');
    expect(say('constructor')).toBe('⟦constructor⟧');
    expect(say('sunk', { ship: 'Olaf' })).toBe('Olaf is sunk by {by}.');
  });

  it('names its placeholders once, sorted', () => {
    expect(placeholdersOf('{b} {a#} {b|x|y} {c%}')).toEqual(['a', 'b', 'c']);
  });
});

describe('a chance in words', () => {
  it.each([
    [0, '0%'],
    [1 / 6 ** 10, '<\u00a00.1%'],
    [1e-9, '0%'],
    [2e-9, '<\u00a00.1%'],
    [0.0004, '<\u00a00.1%'],
    [0.0005, '0.1%'],
    [0.004, '0.4%'],
    [0.006, '1%'],
    [0.42, '42%'],
    [0.583, '58%'],
    [0.996, '99.6%'],
    [0.999, '99.9%'],
    [0.9996, '>\u00a099.9%'],
    [1 - 1 / 6 ** 10, '>\u00a099.9%'],
    [1, '100%'],
  ])('%d is %s', (chance, shown) => {
    expect(percent('en', chance)).toBe(shown);
    expect(say('odds', { chance })).toBe(shown);
  });

  it('French and German leave a space before the sign', () => {
    expect(LANGUAGES.map((language) => percent(language, 0.5))).toEqual([
      '50%',
      '50\u00a0%',
      '50%',
      '50\u00a0%',
    ]);
  });
});

describe('a chance that is almost nothing or almost certain', () => {
  it.each([
    ['en', '<\u00a00.1%', '>\u00a099.9%'],
    ['fr', '<\u00a00,1\u00a0%', '>\u00a099,9\u00a0%'],
    ['it', '<\u00a00,1%', '>\u00a099,9%'],
    ['de', '<\u00a00,1\u00a0%', '>\u00a099,9\u00a0%'],
  ] as const)('is told from nothing and from certainty in the language %s', (language, least, most) => {
    expect([percent(language, 0.0001), percent(language, 0.9999)]).toEqual([least, most]);
  });

  it('is neither when a sum of fractions only misses them', () => {
    const tenths = new Array(10).fill(0.1).reduce((sum, tenth) => sum + tenth, 0);
    expect(tenths).not.toBe(1);
    expect([percent('en', tenths), percent('en', 1 - tenths)]).toEqual(['100%', '0%']);
  });
});

describe('the names of the players', () => {
  const own = {
    'seat.0': '{navy}',
    'seat.1': '{navy}',
    'place.0': 'Seat {n}',
    'place.1': 'Seat {n}',
    line: '{who} and {other}',
  };
  const read = (names: readonly string[], key: string): string => {
    const args = { who: text(`${key}.0`, { navy: 'A', n: 1 }), other: text(`${key}.1`, { navy: 'B', n: 2 }) };
    return words({ language: 'en', catalogue: withSeats(own, names) }, text('line', args));
  };

  it("stand before the game's own words for a seat, and alone while it has none", () => {
    expect(read(['Ada', 'Bo {n}'], 'seat')).toBe('Ada (A) and Bo n (B)');
    expect(read(['Ada', 'Bo {n}'], 'place')).toBe('Ada and Bo n');
  });

  it("leave the game's own words where no name is given", () => {
    expect(read(['', 'Bo'], 'seat')).toBe('A and Bo (B)');
    expect(read([], 'place')).toBe('Seat 1 and Seat 2');
  });

  it('stand alone in a game that only has places', () => {
    expect(withSeats({ 'place.0': 'Captain {n}' }, ['Ada'])).toEqual({ 'place.0': 'Ada' });
  });

  it('add nothing to a game that does not name its seats', () => {
    expect(withSeats({ hello: 'Hello' }, ['Ada'])).toEqual({ hello: 'Hello' });
  });
});

describe("the kernel's own sentences", () => {
  it.each(LANGUAGES)('%s has every key, with the same placeholders', (language) => {
    for (const texts of [tableTexts, reviewTexts]) {
      const other = texts[language];
      expect(Object.keys(other)).toEqual(Object.keys(texts.en));
      for (const [key, sentence] of Object.entries(texts.en))
        expect([key, placeholdersOf(other[key] as string)]).toEqual([key, placeholdersOf(sentence)]);
    }
  });
});

describe('a sentence', () => {
  it('begins with a capital, whatever name it begins with', () => {
    expect(capital('unknown ship L2 falls back.')).toBe('Unknown ship L2 falls back.');
    expect(capital('élite')).toBe('Élite');
    expect(capital('+1 on all dice')).toBe('+1 on all dice');
    expect(capital('')).toBe('');
  });
});
