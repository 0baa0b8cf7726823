/** Writes the first words of all addresses into the page, which finds by them the folder the site lies in. */
import type { Plugin } from 'vite';
import { FIRST_WORDS } from '../src/addresses.ts';

/** Fills in the words before anything else reads the page. */
export const addresses = (): Plugin => ({
  name: 'flotilla-addresses',
  transformIndexHtml: { order: 'pre', handler: (html) => html.replace('FIRST_WORDS', FIRST_WORDS.join('|')) },
});
