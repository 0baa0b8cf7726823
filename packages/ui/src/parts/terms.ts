/** Terms of art in the words of a game: found in a sentence, each once, so that they can be pressed. */
import type { AnyGame } from '@flotilla/table';
import { keysOf, languageOf, say } from '../text/voice.ts';

/** A term of a game. */
export interface Term {
  readonly id: string;
  /** Every form under which it stands in sentences, the first one as its name. */
  readonly forms: readonly string[];
  readonly rule: string;
}

/** A piece of a sentence: plain words, or a term. */
export interface Piece {
  readonly words: string;
  readonly term: Term | null;
}

interface Lexicon {
  readonly language: string;
  readonly terms: readonly Term[];
  readonly pattern: RegExp | null;
  /** Sentences that were taken apart already: a log is drawn again with every answer, and looking for terms takes longer than drawing. */
  readonly known: Map<string, readonly Piece[]>;
}

/** More sentences than these are not kept: a long log has about as many. */
const MOST_KNOWN = 4_000;

const lexicons = new Map<string, Lexicon>();

const escaped = (form: string): string => form.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The terms of a game in the language it speaks now, with the pattern that finds them. */
function lexiconOf(game: AnyGame): Lexicon {
  const language = languageOf(game);
  const known = lexicons.get(game.id);
  if (known?.language === language) return known;
  const terms = keysOf(game, 'term.')
    .filter((key) => /^term\.\w+$/.test(key))
    .map((key) => ({
      id: key.slice(5),
      forms: say(game, { key }).split(' / '),
      rule: say(game, { key: `${key}.rule` }),
    }));
  const forms = terms.flatMap(({ forms }) => forms).sort((a, b) => b.length - a.length);
  const pattern =
    forms.length > 0
      ? new RegExp(`(?<![\\p{L}-])(${forms.map(escaped).join('|')})(?![\\p{L}-])`, 'giu')
      : null;
  const lexicon = { language, terms, pattern, known: new Map<string, readonly Piece[]>() };
  lexicons.set(game.id, lexicon);
  return lexicon;
}

/** All terms of a game, by name. */
export const termsOf = (game: AnyGame): readonly Term[] => lexiconOf(game).terms;

/** A sentence in pieces; every term is marked the first time it stands there. */
export function piecesOf(game: AnyGame, said: string): readonly Piece[] {
  const lexicon = lexiconOf(game);
  const { known } = lexicon;
  const before = known.get(said);
  if (before) return before;
  if (known.size >= MOST_KNOWN) known.clear();
  const pieces = takenApart(lexicon, said);
  known.set(said, pieces);
  return pieces;
}

function takenApart({ terms, pattern }: Lexicon, said: string): readonly Piece[] {
  if (!pattern) return [{ words: said, term: null }];
  const pieces: Piece[] = [];
  const marked = new Set<string>();
  let from = 0;
  for (const match of said.matchAll(pattern)) {
    const found = match[0];
    const term = terms.find(({ forms }) => forms.some((form) => form.toLowerCase() === found.toLowerCase()));
    if (!term || marked.has(term.id)) continue;
    marked.add(term.id);
    if (match.index > from) pieces.push({ words: said.slice(from, match.index), term: null });
    pieces.push({ words: found, term });
    from = match.index + found.length;
  }
  if (from < said.length) pieces.push({ words: said.slice(from), term: null });
  return pieces;
}
