/** Asking the server for something to be done. */
import { tell } from '@flotilla/ui/base/notes.ts';
import { ask, Refusal } from './api.ts';
import { serverWord } from './text/index.ts';

/** Does something at a table; what the server does not want is told. */
export async function act<T>(path: string, body: object): Promise<T | null> {
  try {
    return await ask<T>(path, body);
  } catch (error) {
    const { word: why, args } = error instanceof Refusal ? error : { word: 'fault', args: {} };
    tell(serverWord({ key: `server.${why}`, args }));
    return null;
  }
}
