/** Builds the site as it might be after the next release: the same, with another sentence on its first page. */
import type { Plugin } from 'vite';
import { defineConfig, mergeConfig } from 'vite';
import usual from '../vite.config.ts';

/** What the first page of the next release says. */
export const NEXT_LEAD = 'This is the next release.';

const nextWords = (): Plugin => ({
  name: 'next-release',
  enforce: 'pre',
  transform(code, id) {
    if (!id.endsWith('/web/src/text/en.ts')) return null;
    return code.replace(/courtesy:\s*'[^']*'/, `courtesy: '${NEXT_LEAD}'`);
  },
});

export default defineConfig(mergeConfig(usual, { plugins: [nextWords()] }));
