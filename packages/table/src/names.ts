/** Names that people give: to themselves, to boats and wolfpacks, to what they write for a game. */

/** As many characters of a name are shown, counted as a reader counts them. */
export const MOST_NAME = 40;

/** Parts of one character: letter and accents, pieces of a pictograph. More of them are only piled up. */
const MOST_PARTS = 16;

/** What ends a line or fills one: it becomes a blank. */
const BLANK = /[\s\p{Cc}\p{Zl}\p{Zp}]+/gu;

/** What a terminal takes for an order, such as another colour. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the escape character is what such an order begins with
const ORDER = /(?:\x1b\[|\x9b)[0-?]*[ -/]*[@-~]/g;

/** What is not shown but changes what is: direction overrides, joiners of nothing, halves of characters. */
const UNSEEN = /(?!\u200c|\u200d|[\u{e0020}-\u{e007f}])[\p{Cf}\p{Cs}]/gu;

/** Characters that are there without being seen, even where they may stand. */
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
  // Nobody reads what lies behind: a name of a hundred megabytes is not taken apart.
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

/** Whether a text is a name already, whatever blanks stand in it. */
export const isPlainName = (text: string): boolean => plainName(text) === text.replace(/ +/g, ' ').trim();
