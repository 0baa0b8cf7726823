/** Measuring, wrapping and padding of text that may be coloured. */

// biome-ignore lint/suspicious/noControlCharactersInRegex: the escape character is what a colour begins with
const COLOUR = /\x1b\[[0-9;]*m/g;

/** Characters that take two columns (East Asian scripts and most pictographs). */
const WIDE =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\u{1f300}-\u{1faff}]/u;
const MARK = /\p{Mark}/u;

/** The number of columns a text takes. */
export function widthOf(text: string): number {
  let width = 0;
  for (const character of text.replace(COLOUR, '')) {
    width += MARK.test(character) ? 0 : WIDE.test(character) ? 2 : 1;
  }
  return width;
}

/** Fills a text with blanks on the right. */
export const padEnd = (text: string, width: number): string =>
  text + ' '.repeat(Math.max(0, width - widthOf(text)));

/** Fills a text with blanks on the left. */
export const padStart = (text: string, width: number): string =>
  ' '.repeat(Math.max(0, width - widthOf(text))) + text;

/** Breaks a text into lines of at most `width` columns; later lines begin with `indent`. */
export function wrap(text: string, width: number, indent = ''): string[] {
  return text.split('\n').flatMap((paragraph) => wrapLine(paragraph, width, indent));
}

/** What stays on one line: words, and a number with its unit. */
export const unbroken = (text: string): string[] => text.split(/(?<!\d) | (?!(?:t|tons|tonnes)(?!\p{L}))/u);

function wrapLine(paragraph: string, width: number, indent: string): string[] {
  const lines: string[] = [];
  const margin = /^ */.exec(paragraph)?.[0] ?? '';
  let line = margin;
  for (const word of unbroken(paragraph.slice(margin.length))) {
    const start = line === indent || (line === margin && lines.length === 0);
    const joined = start ? line + word : `${line} ${word}`;
    if (widthOf(joined) <= width || start) {
      line = joined;
      continue;
    }
    lines.push(line.trimEnd());
    line = indent + word;
  }
  return [...lines, line];
}

/** A list of commands with what they do: what does not fit goes on below its beginning. */
export const helpLines = (text: string, width: number): string[] =>
  text
    .split('\n')
    .flatMap((line) => wrap(line, width, ' '.repeat(/^.*?\S {2,}(?=\S)/.exec(line)?.[0].length ?? 0)));

/** Breaks a plain text into lines like `wrap`, and a word that is wider than a line within the word. */
export const wrapWords = (text: string, width: number): string[] =>
  wrap(text, width).flatMap((line) => {
    const parts: string[] = [];
    let rest = line;
    while (widthOf(rest) > width) {
      const part = clip(rest, width).slice(0, -1);
      parts.push(`${part}-`);
      rest = rest.slice(part.length);
    }
    return [...parts, rest];
  });

/** Cuts a plain text that is too long, with an ellipsis. */
export function clip(text: string, width: number): string {
  if (widthOf(text) <= width) return text;
  let cut = '';
  for (const character of text) {
    if (widthOf(cut + character) > width - 1) break;
    cut += character;
  }
  return `${cut}…`;
}

/** Puts cells into columns as wide as their widest cell; numbers are right-aligned. */
export function columns(
  rows: readonly (readonly string[])[],
  right: readonly boolean[] = [],
  gap = '  ',
): string[] {
  const widths: number[] = [];
  for (const row of rows) {
    for (const [i, cell] of row.entries()) widths[i] = Math.max(widths[i] ?? 0, widthOf(cell));
  }
  return rows.map((row) =>
    row
      .map((cell, i) => (right[i] ? padStart(cell, widths[i] ?? 0) : padEnd(cell, widths[i] ?? 0)))
      .join(gap)
      .trimEnd(),
  );
}

/** Fewer short entries than this are listed one below another. */
const FEW = 10;

/** A long list of short entries in as many columns as fit, read downwards; other lists stay as they are. */
export function sideBySide(entries: readonly string[], width: number): string[] {
  const widest = Math.max(0, ...entries.map(widthOf));
  const across = Math.min(4, Math.floor((width + 3) / (widest + 3)));
  if (entries.length <= FEW || across < 2) return [...entries];
  const down = Math.ceil(entries.length / across);
  return Array.from({ length: down }, (_, row) =>
    Array.from({ length: across }, (__, column) => padEnd(entries[column * down + row] ?? '', widest))
      .join('   ')
      .trimEnd(),
  );
}
