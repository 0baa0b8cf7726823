/** Texts: keys with arguments, put into words only when somebody reads them. */

/** A literal (a proper name) or a key of the catalogue with its arguments. */
export type Text = string | { readonly key: string; readonly args?: TextArgs };

/** What fills the placeholders of a text. */
export type TextArgs = Readonly<Record<string, Text | number>>;

/** The languages of this house: the kernel has its sentences in them, and each of our games speaks them all. */
export const LANGUAGES = ['en', 'fr', 'it', 'de'] as const;

/** One of the languages of this house. */
export type Language = (typeof LANGUAGES)[number];

/** The sentences of one language by key. */
export type Catalogue = Readonly<Record<string, string>>;

/** A language and its sentences. */
export interface Speech {
  readonly language: Language;
  readonly catalogue: Catalogue;
}

/** Makes a key with arguments. */
export const text = (key: string, args?: TextArgs): Text => (args ? { key, args } : { key });

/**
 * Puts a text into words. Placeholders: `{name}` (numbers get thousands separators), `{n#}` a number without them,
 * `{n+}` with its sign, `{n%}` a chance as a percentage, `{n|torpedo|torpedoes}` singular or plural by `n`.
 */
export function words(speech: Speech, said: Text): string {
  if (typeof said === 'string') return said;
  const sentence = speech.catalogue[said.key];
  if (typeof sentence !== 'string') return `⟦${said.key}⟧`;
  const args = said.args;
  if (!sentence.includes('{')) return sentence;
  return sentence.replace(
    PLACEHOLDER,
    (whole, name: string, form: string | undefined, forms: string | undefined) => {
      const value = args?.[name];
      if (value === undefined) return whole;
      if (forms !== undefined) return pluralForm(speech, value, forms);
      return typeof value === 'number' ? numberWords(speech.language, value, form) : words(speech, value);
    },
  );
}

/** A sentence that begins with a capital, even if its first word is a name without one. */
export const capital = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1);

/**
 * A catalogue that names the players. A game calls a seat `place.<number>` while nothing else is known of it and `seat.<number>`
 * afterwards; the first becomes the player's name alone, the second the name followed by the game's own words.
 */
export function withSeats(catalogue: Catalogue, names: readonly string[]): Catalogue {
  const named: Record<string, string> = {};
  names.forEach((given, seat) => {
    const name = given.replace(/[{}]/g, '').trim();
    if (name === '') return;
    const [place, own] = [`place.${seat}`, `seat.${seat}`];
    if (place in catalogue) named[place] = name;
    if (own in catalogue) named[own] = `${name} (${catalogue[own]})`;
  });
  return { ...catalogue, ...named };
}

const PLACEHOLDER = /\{(\w+)([#+%])?(?:\|([^}]*))?\}/g;

/** The names of the placeholders a sentence uses. */
export const placeholdersOf = (sentence: string): string[] =>
  [...new Set([...sentence.matchAll(PLACEHOLDER)].map((match) => match[1] as string))].sort();

function pluralForm(speech: Speech, value: Text | number, forms: string): string {
  const [one = '', other = one] = forms.split('|');
  const isOne = plurals(speech.language).select(Number(value)) === 'one';
  return isOne ? one : other;
}

function numberWords(language: Language, value: number, form: string | undefined): string {
  if (form === '#') return String(value);
  if (form === '%') return percent(language, value);
  const grouped = numbers(language).format(Math.abs(value));
  const sign = value < 0 ? '−' : form === '+' ? '+' : '';
  return sign + grouped;
}

/**
 * A chance as a whole percentage, with one decimal where it would round to nothing or certainty, and as "less than" or "more
 * than" where even that would; signs stay on the same line as their number.
 */
export function percent(language: Language, chance: number): string {
  const sign = language === 'en' || language === 'it' ? '%' : '\u00a0%';
  return shareWords(numbers(language), chance) + sign;
}

function shareWords(format: Intl.NumberFormat, chance: number): string {
  const whole = Math.round(chance * 100);
  const tenths = Math.round(chance * 1000);
  if (tenths === 0 && chance > SUMMING) return `<\u00a0${format.format(0.1)}`;
  if (tenths === 1000 && chance < 1 - SUMMING) return `>\u00a0${format.format(99.9)}`;
  const needsDecimal = (whole === 0 && tenths > 0) || (whole === 100 && tenths < 1000);
  return needsDecimal ? format.format(tenths / 10) : String(whole);
}

/** How far a chance summed from fractions may be from nothing or certainty and still count as such. */
const SUMMING = 1e-9;

const numberFormats = new Map<Language, Intl.NumberFormat>();
const pluralRules = new Map<Language, Intl.PluralRules>();

function numbers(language: Language): Intl.NumberFormat {
  let format = numberFormats.get(language);
  if (!format) {
    format = new Intl.NumberFormat(language, { useGrouping: true });
    numberFormats.set(language, format);
  }
  return format;
}

function plurals(language: Language): Intl.PluralRules {
  let rules = pluralRules.get(language);
  if (!rules) {
    rules = new Intl.PluralRules(language);
    pluralRules.set(language, rules);
  }
  return rules;
}
