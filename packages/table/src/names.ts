/** Names that people give themselves, their boats and wolfpacks, and what they write for a game. */

/** The longest name that is shown, in characters as a reader counts them. */
export const MOST_NAME = 40;

/** The most parts of one character: a letter with its accents, or the pieces of a pictograph. More would only pile up. */
const MOST_PARTS = 16;

/** Whatever breaks a line or leaves a gap in it becomes a space. */
const BLANK = /[\s\p{Cc}\p{Zl}\p{Zp}]+/gu;

/** What a terminal takes for a command, such as a change of colour. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: such a command begins with the escape character
const ORDER = /(?:\x1b\[|\x9b)[0-?]*[ -/]*[@-~]/g;

/** Characters that are not shown but change what is: direction overrides, stray joiners, halves of characters. */
const UNSEEN = /(?!\u200c|\u200d|[\u{e0020}-\u{e007f}])[\p{Cf}\p{Cs}]/gu;

/** Nothing but characters that cannot be seen, even where they are allowed. */
const EMPTY = /^[\p{Default_Ignorable_Code_Point}\p{M}\s]*$/u;

let segmenter: Intl.Segmenter | null = null;

/** The characters of a text as a reader counts them. */
function charactersIn(text: string): string[] {
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

/** A text on one line, without anything that a screen obeys rather than shows. */
export const oneLine = (text: string): string =>
  text.replace(ORDER, '').replace(UNSEEN, '').replace(BLANK, ' ').trim();

/**
 * A name as it may be shown anywhere: on one line, at most 40 characters, nothing in it that a screen obeys rather than
 * shows. Empty when nothing is left.
 */
export function plainName(given: string): string {
  // Nobody reads beyond this: a name of a hundred megabytes is not worth taking apart.
  const line = oneLine(given.slice(0, LONGEST_READ));
  if (EMPTY.test(line)) return '';
  const kept = charactersIn(line.slice(0, MOST_NAME * MOST_PARTS * 2)).slice(0, MOST_NAME);
  return kept.map(withoutPile).join('').replace(UNSEEN, '').trim();
}

/** A character without the marks that are piled upon it. */
function withoutPile(character: string): string {
  const parts = [...character];
  return parts.length > MOST_PARTS ? (parts[0] as string) : character;
}

const LONGEST_READ = 10_000;

/** Whether a text is already a plain name, spaces aside. */
export const isPlainName = (text: string): boolean => plainName(text) === text.replace(/ +/g, ' ').trim();
