/** What somebody does at a table, sent to the server. */
import type { AddressOf, BodyAt, ReplyAt } from '@flotilla/protocol';
import { tell } from '@flotilla/ui/base/notes.ts';
import { ask, RequestRefused } from './api.ts';
import { serverWord } from './text/index.ts';

/** Does something at a table; a refusal by the server is shown as a note. */
export async function post<const P extends string>(
  path: P & AddressOf<'POST', P>,
  body: BodyAt<P>,
): Promise<ReplyAt<'POST', P> | null> {
  try {
    return await ask(path, body);
  } catch (error) {
    const { word: why, args } = error instanceof RequestRefused ? error : { word: 'fault', args: {} };
    tell(serverWord({ key: `server.${why}`, args }));
    return null;
  }
}
