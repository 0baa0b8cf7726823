/** Structured text: how a game describes a view for the terminal, the screen reader and the generic screen. */
import type { Text } from './text.ts';

/** A label with its value; the tone adds to the words, it never replaces them. */
export interface Fact {
  readonly label: Text;
  readonly value: Text | number;
  readonly tone?: 'good' | 'warn' | 'bad';
  /** Set when the value says everything: a headline leaves its label out. */
  readonly alone?: true;
}

/** One block of a description. */
export type Block =
  | { readonly kind: 'heading'; readonly level: 1 | 2 | 3; readonly text: Text }
  | { readonly kind: 'paragraph'; readonly text: Text }
  | { readonly kind: 'facts'; readonly facts: readonly Fact[] }
  | { readonly kind: 'list'; readonly items: readonly Text[] }
  | {
      readonly kind: 'table';
      readonly caption: Text;
      readonly head: readonly Text[];
      readonly rows: readonly (readonly (Text | number)[])[];
    };
