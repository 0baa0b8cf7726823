/** Games as files and as links. */
import type { GameRecord } from '@flotilla/table/run';
import { recordToSealedText, recordToText } from '@flotilla/table/run';
import { tell } from '../base/notes.ts';
import { href } from '../base/shell.ts';
import { ui } from '../text/index.ts';

/** The longest link that mail programs and forums leave whole. */
const LONGEST_LINK = 8000;

/** Gives the reader a file to keep. */
export const saveFile = (name: string, content: string, type = 'application/json'): void =>
  saveBlob(name, new Blob([content], { type }));

/** Gives the reader a file of any kind to keep. */
export function saveBlob(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** The name of a game's save file. */
export const fileName = (record: GameRecord, id: string, ending = 'json'): string =>
  `flotilla-${record.game}-${id}.${ending}`;

/** Saves a game as a file to go on with; while it hides anything from anybody, under a seal. */
export function saveRecord(record: GameRecord, id: string, hides: boolean): void {
  saveFile(fileName(record, id), hides ? recordToSealedText(record) : recordToText(record));
  if (hides) tell(ui('file.sealed'));
}

async function deflate(text: string): Promise<Uint8Array> {
  const stream = new CompressionStream('deflate-raw') as unknown as ReadableWritablePair;
  return new Uint8Array(await new Response(new Blob([text]).stream().pipeThrough(stream)).arrayBuffer());
}

/** Packs a record into the part of an address behind the hash. */
export async function packRecord(record: GameRecord): Promise<string> {
  const compact = JSON.stringify(JSON.parse(recordToText(record)));
  const packed = await deflate(compact);
  let binary = '';
  for (const byte of packed) binary += String.fromCharCode(byte);
  return btoa(binary).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
}

/** The link to a game; null when it would be too long. */
export async function linkTo(record: GameRecord): Promise<string | null> {
  if (!globalThis.CompressionStream) return null;
  const link = `${location.origin}${href('/import')}#${await packRecord(record)}`;
  return link.length <= LONGEST_LINK ? link : null;
}

/** Copies text for the reader; false when the browser does not allow it. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
