/** A term of a game with its forms in every language. */
export interface Term {
  readonly game: string;
  readonly id: string;
  readonly rule: string;
  readonly en: string;
  readonly de: string;
  readonly fr: string;
  readonly it: string;
}

/** Every term of every game in the text of docs/glossary.md. */
export function termsIn(glossary: string): Term[];

/** The generated files by their path: what stands in them. */
export function filesFor(terms: readonly Term[]): Record<string, string>;
