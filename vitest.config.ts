import { basename } from 'node:path';
import { defineConfig } from 'vitest/config';
import { gamesIn } from './packages/lab/discover.mjs';

/** Games by the hundred, and programs that are killed: what `npm run check` leaves to `npm test`. */
const LONG = '**/*{fuzz,law,secrecy,random,properties,bots,whole-games,express,kill-cli}.test.{ts,mjs}';

/** Tests that replace a module or the page for themselves: each has a worker of its own. */
const ALONE = ['packages/cli/src/support/files.test.ts'];

/** Packages without a page or a process: their tests share a worker and what it has loaded. */
const PURE = ['table', 'lab', ...gamesIn().map(({ path }) => basename(path))];

const FOLDERS = '{src,test}/**/*.test.{ts,tsx}';

const project = (name: string, include: readonly string[], isolate: boolean, exclude: readonly string[]) => ({
  extends: true as const,
  test: { name, include: [...include], exclude: ['**/node_modules/**', '**/dist/**', ...exclude], isolate },
});

export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'], externalConditions: ['source'] } },
  test: {
    testTimeout: 120_000,
    maxWorkers: '100%',
    projects: [
      project('unit', [`packages/{${PURE.join()}}/${FOLDERS}`], false, [LONG]),
      project(
        'house',
        [`packages/!(${[...PURE, 'web'].join('|')})/${FOLDERS}`, 'scripts/*.test.mjs'],
        false,
        [LONG, ...ALONE],
      ),
      project('site', [`packages/web/${FOLDERS}`], true, ALONE),
      project('alone', ALONE, true, []),
      project('long', [`packages/!(web)/${LONG}`, `scripts/${LONG}`], false, []),
    ],
  },
});
