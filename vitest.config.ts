import { availableParallelism } from 'node:os';
import { basename } from 'node:path';
import { defineConfig } from 'vitest/config';
import { gamesIn } from './packages/lab/discover.mjs';
import { screens } from './packages/web/build/screens.ts';

/** Tests that play hundreds of games or kill programs: `npm run check` leaves them to `npm test`. */
const LONG = '**/*{check,fuzz,law,secrecy,random,properties,bots,whole-games,kill-cli,traps}.test.{ts,mjs}';

/** Other files that take as long. */
const SLOW = [
  'packages/table/src/chance.test.ts',
  'packages/table/test/quiet.test.ts',
  'packages/hunters/test/{beats,sea,texts}.test.ts',
  'packages/naval-battles/test/twins.test.ts',
  'packages/uboat-leader/test/{intent,ledger,odds}.test.ts',
];

/** Tests that replace a module, or wait for parts that load later and must find the page untouched: each has a worker of its own. */
const ALONE = [
  'packages/cli/src/support/files.test.ts',
  'packages/web/test/arrival.test.tsx',
  'packages/uboat-leader-screens/src/debrief/debrief.test.tsx',
];

/** Packages without a page or a process. */
const PURE = ['table', 'companion', 'host', 'lab', ...gamesIn().map(({ path }) => basename(path))];

const FOLDERS = '{src,test}/**/*.test.ts';

/** Packages of the page. */
const SITE = 'packages/{web,ui,*-screens}';

/** Tests that need a document. */
const DOM = [
  `${SITE}/{src,test}/**/*.test.tsx`,
  'packages/ui/src/base/keys.test.ts',
  'packages/naval-battles-screens/src/fleet/saved.test.ts',
  'packages/web/test/headline.test.ts',
];

/** The files of a project share its workers and what these have loaded, unless they are told to be isolated. */
const project = (
  name: string,
  include: readonly string[],
  exclude: readonly string[] = [],
  more: { readonly isolate?: boolean; readonly environment?: string; readonly setupFiles?: string } = {},
) => ({
  extends: true as const,
  test: {
    name,
    include: [...include],
    exclude: ['**/node_modules/**', '**/dist/**', ...exclude],
    isolate: false,
    ...more,
  },
});

export default defineConfig({
  plugins: [screens()],
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'], externalConditions: ['source'] } },
  test: {
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
    // One more than there are cores: the tests of servers and programs wait as often as they work.
    maxWorkers: availableParallelism() + 1,
    projects: [
      project(
        'unit',
        [`packages/{${PURE.join()}}/${FOLDERS}`, 'packages/{cli,server}/src/**/*.test.ts'],
        [LONG, ...SLOW, ...ALONE],
      ),
      project('house', ['packages/cli/test/**/*.test.ts', 'scripts/*.test.mjs'], [LONG]),
      project('server', ['packages/server/test/**/*.test.ts'], [LONG]),
      project('site', [`${SITE}/${FOLDERS}`], [...DOM, ...ALONE]),
      project('site-dom', DOM, ALONE, {
        environment: 'happy-dom',
        setupFiles: 'packages/web/test/patience.ts',
      }),
      project('alone', ALONE, [], { isolate: true }),
      project('long', [`packages/!(web|ui|*-screens)/${LONG}`, `scripts/${LONG}`, ...SLOW]),
    ],
  },
});
