/** What a player types, understood. */
import type { Decision } from '@flotilla/table';
import { own } from '@flotilla/table';

/** The commands of the table by every word that calls them. */
const WORDS: Readonly<Record<string, string>> = {
  u: 'undo',
  undo: 'undo',
  r: 'redo',
  redo: 'redo',
  l: 'log',
  log: 'log',
  o: 'odds',
  odds: 'odds',
  s: 'status',
  status: 'status',
  m: 'status',
  '?': 'help',
  help: 'help',
  rule: 'rule',
  rules: 'rule',
  why: 'why',
  list: 'list',
  not: 'not',
  cards: 'cards',
  h: 'hint',
  hint: 'hint',
  advise: 'advise',
  practice: 'practice',
  lang: 'lang',
  language: 'lang',
  save: 'save',
  export: 'export',
  do: 'do',
  know: 'know',
  q: 'quit',
  quit: 'quit',
  exit: 'quit',
};

/** A line of input: an option, a command, nothing, or something else. */
export type Typed =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'option'; readonly id: string }
  | { readonly kind: 'number'; readonly number: number }
  | { readonly kind: 'command'; readonly name: string; readonly rest: string }
  | { readonly kind: 'other'; readonly text: string };

/** Understands a line; numbers and ids of options come before commands, a colon before a word always means a command. */
export function understand(line: string, decision: Decision | null): Typed {
  const text = line.trim();
  if (text === '') return { kind: 'nothing' };
  if (/^\d+$/.test(text)) return { kind: 'number', number: Number(text) };
  if (decision?.kind === 'pick') {
    const id = [...decision.options, ...decision.refused].find((option) => option.id === text)?.id;
    if (id !== undefined) return { kind: 'option', id };
  }
  return commandIn(text) ?? { kind: 'other', text };
}

/** The command a line calls where any text may be typed, or null; a letter with more behind it may begin a name. */
export function commandAmongText(line: string): ReturnType<typeof commandIn> {
  return /^\p{L}\s+\S/u.test(line) ? null : commandIn(line);
}

/** The command a text calls, or null. */
export function commandIn(text: string): Extract<Typed, { kind: 'command' }> | null {
  const [word = '', ...rest] = text.trim().replace(/^:/, '').split(/\s+/);
  const name = own(WORDS, word.toLowerCase());
  return name === undefined ? null : { kind: 'command', name, rest: rest.join(' ') };
}
