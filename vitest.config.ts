import { basename } from 'node:path';
import { defineConfig } from 'vitest/config';
import { gamesIn } from './packages/lab/discover.mjs';

/** Games by the hundred, and programs that are killed: what `npm run check` leaves to `npm test`. */
const LONG = '**/*{check,fuzz,law,secrecy,random,properties,bots,whole-games,kill-cli}.test.{ts,mjs}';

/** Single files that take as long, though their names do not say so. */
const SLOW = [
  'packages/table/src/chance.test.ts',
  'packages/table/test/quiet.test.ts',
  'packages/hunters/test/{sea,texts}.test.ts',
  'packages/naval-battles/test/twins.test.ts',
  'packages/uboat-leader/test/{ledger,odds}.test.ts',
];

/** Tests that replace a module or the page for themselves: each has a worker of its own. */
const ALONE = ['packages/cli/src/support/files.test.ts'];

/** Packages without a page or a process: their tests share a worker and what it has loaded. */
const PURE = ['table', 'lab', ...gamesIn().map(({ path }) => basename(path))];

/** Packages that have a project of their own below; every other package has a worker for each file. */
const SHARING = [...PURE, 'cli', 'web'];

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
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
    maxWorkers: '100%',
    projects: [
      project('unit', [`packages/{${PURE.join()}}/${FOLDERS}`], false, [LONG, ...SLOW]),
      project('house', [`packages/cli/${FOLDERS}`, 'scripts/*.test.mjs'], false, [LONG, ...ALONE]),
      project('site', [`packages/web/${FOLDERS}`], true, ALONE),
      project('alone', [...ALONE, `packages/!(${SHARING.join('|')})/${FOLDERS}`], true, [LONG]),
      project('long', [`packages/!(web)/${LONG}`, `scripts/${LONG}`, ...SLOW], false, []),
    ],
  },
});
