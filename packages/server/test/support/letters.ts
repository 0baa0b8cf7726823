/** Reading letters as a person does, and pressing the links in them. */
import { call } from './client.ts';

/** A letter without the folding and the signs of its encoding (quoted-printable). */
export const plain = (letter: string): string =>
  letter
    .replaceAll('=\n', '')
    .replace(/(?:=[0-9A-F]{2})+/g, (signs) => decodeURIComponent(signs.replaceAll('=', '%')));

/** The address a letter goes to. */
export const addresseeOf = (letter: string): string => /^To: (.+)$/m.exec(letter)?.[1] ?? '';

/** The key in the link of a letter that asks for a confirmation; null in any other letter. */
export const askingKeyOf = (letter: string): string | null =>
  /\/mail#([\w-]+)/.exec(plain(letter))?.[1] ?? null;

/** Confirms every address that has been asked, and empties the box. */
export async function confirmAll(url: string, box: { readonly letters: string[] }): Promise<void> {
  for (const letter of box.letters.splice(0)) {
    const key = askingKeyOf(letter);
    if (key === null) throw new Error(`This letter asks for nothing: ${letter}`);
    const { status, text } = await call(url, '/mail', { key, wanted: true });
    if (status !== 200) throw new Error(`Not confirmed: ${text}`);
  }
}
