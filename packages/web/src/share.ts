/** Games from the shelf as files, and out of links. */
import { loadGame } from '@flotilla/lab';
import { isSecret, recordFromText } from '@flotilla/table/run';
import { saveRecord } from '@flotilla/ui/parts/share.ts';
import { ui } from '@flotilla/ui/text/index.ts';
import { sayOfTable } from '@flotilla/ui/text/voice.ts';
import { inflate, TooMuch } from './inflate.ts';
import type { Saved } from './store/shelf.ts';

/** Letters of a link that are looked at, and bytes they may stand for: far more than any game needs. */
const MOST_LETTERS = 64 * 1024;
const MOST_BYTES = 4 * 1024 * 1024;

/** Saves a game from the shelf as a file; of one that this version does not know, nothing is shown either. */
export async function saveKept({ record, summary }: Saved): Promise<void> {
  const hides = await loadGame(record.game).then(
    (game) => isSecret(game, summary.over),
    () => true,
  );
  saveRecord(record, summary.id, hides);
}

/** Unpacks a record from an address; the sentence says what is wrong with it. */
export async function unpackRecord(data: string): Promise<ReturnType<typeof recordFromText>> {
  if (data.length > MOST_LETTERS) return { ok: false, error: ui('link.tooMuch') };
  try {
    const binary = atob(data.replace(/-/g, '+').replace(/_/g, '/'));
    const bytes = Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
    const json = await inflate(bytes, MOST_BYTES);
    return recordFromText(new TextDecoder().decode(json), sayOfTable);
  } catch (error) {
    return { ok: false, error: ui(error instanceof TooMuch ? 'link.tooMuch' : 'link.damaged') };
  }
}
