/** Numbers as they are set: with the separators of a language, a true minus, and their unit on the same line. */

const formats = new Map<string, Intl.NumberFormat>();

/** A number as people of that language write it. */
export function figureIn(language: string, value: number): string {
  let format = formats.get(language);
  if (!format) {
    format = new Intl.NumberFormat(language);
    formats.set(language, format);
  }
  return format.format(value).replace('-', '−');
}

/** Words in which no line begins with the unit of a number that stands at the end of the line before. */
export const keptTogether = (words: string): string => words.replace(/(\d) t\b/g, '$1\u00a0t');
