/** Whole numbers with the separators of a language. */

const formats = new Map<string, Intl.NumberFormat>();

/** A number as people of that language write it. */
export function figureIn(language: string, value: number): string {
  let format = formats.get(language);
  if (!format) {
    format = new Intl.NumberFormat(language);
    formats.set(language, format);
  }
  return format.format(value);
}
