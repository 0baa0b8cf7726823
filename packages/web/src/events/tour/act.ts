/** What somebody does in a tournament. */
import type { AddressOf, BodyAt, ReplyAt } from '@flotilla/protocol';
import { tell } from '@flotilla/ui/base/notes.ts';
import { ask, RequestRefused } from '../../net/api.ts';
import type { Key } from './text/index.ts';
import { word } from './text/index.ts';

const REFUSALS = new Set([
  'eventOver',
  'eventFull',
  'linkUsed',
  'notInvited',
  'boardDecided',
  'noBoard',
  'noName',
  'noTitle',
  'noTimes',
  'unreachable',
]);

/** Does something in a tournament; a refusal by the server is shown as a note. */
export async function post<const P extends string>(
  path: P & AddressOf<'POST', P>,
  body: BodyAt<P>,
): Promise<ReplyAt<'POST', P> | null> {
  try {
    return await ask(path, body);
  } catch (error) {
    const why = error instanceof RequestRefused && REFUSALS.has(error.word) ? error.word : 'fault';
    tell(word(`refused.${why}` as Key));
    return null;
  }
}
