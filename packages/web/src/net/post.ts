/** What somebody does at a table or in a tournament, sent to the server. */
import type { AddressOf, BodyAt, ReplyAt } from '@flotilla/protocol';
import { tell } from '@flotilla/ui/base/notes.ts';
import { ask, RequestRefused } from './api.ts';
import { serverWord } from './text/index.ts';

/** Why the server refused, as a word of its own. */
export type RefusedWords = Pick<RequestRefused, 'word' | 'args'>;

const FAULT: RefusedWords = { word: 'fault', args: {} };

/** Does something; a refusal by the server is shown as a note, in the words of whoever asks. */
export async function post<const P extends string>(
  path: P & AddressOf<'POST', P>,
  body: BodyAt<P>,
  wordsFor: (refused: RefusedWords) => string = ({ word, args }) =>
    serverWord({ key: `server.${word}`, args }),
): Promise<ReplyAt<'POST', P> | null> {
  try {
    return await ask(path, body);
  } catch (error) {
    tell(wordsFor(error instanceof RequestRefused ? error : FAULT));
    return null;
  }
}
