/** Refusals of a wish: our own, and those of the rules. */
import type { Refusal } from '@flotilla/table';
import { text } from '@flotilla/table';
import type { Word } from '../words.ts';

/** What the keys of our own refusals begin with. */
const OURS = 'server.';

/** A refusal in the server's own words. */
export const refuse = (word: Word): Refusal => ({ why: text(OURS + word), rule: '' });

/** Our word of a refusal; `rules` for one of the rules of a game. */
export function kindOf({ why }: Refusal): Word | 'rules' {
  const key = typeof why === 'string' ? '' : why.key;
  return key.startsWith(OURS) ? (key.slice(OURS.length) as Word) : 'rules';
}
