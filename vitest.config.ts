import { availableParallelism } from 'node:os';
import { basename } from 'node:path';
import { defineConfig } from 'vitest/config';
import { gamesIn } from './packages/lab/discover.mjs';
import { screens } from './packages/web/build/screens.ts';

/** `*.long.test.ts`: plays hundreds of games or kills programs. `npm run check` leaves it to `npm test`. */
const LONG = '**/*.long.test.{ts,mjs}';

/** `*.alone.test.ts(x)`: replaces a module, or must find the page untouched. Each has a worker of its own. */
const ALONE = '**/*.alone.test.{ts,tsx}';

/** `*.test.tsx` and `*.dom.test.ts`: needs a document. */
const DOM = ['**/*.test.tsx', '**/*.dom.test.ts'];

/** Packages without a page or a process. */
const PURE = ['table', 'companion', 'host', 'lab', ...gamesIn().map(({ path }) => basename(path))];

/** Packages of the page. */
const SITE = 'web,ui,*-screens';

const FOLDERS = '{src,test}/**/*.test.ts';

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
    testTimeout: 300_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
    // One more than there are cores: the tests of servers and programs wait as often as they work.
    maxWorkers: availableParallelism() + 1,
    projects: [
      project(
        'unit',
        [`packages/{${PURE.join()}}/${FOLDERS}`, 'packages/{cli,server}/src/**/*.test.ts'],
        [LONG, ALONE],
      ),
      project('house', ['packages/cli/test/**/*.test.ts', 'scripts/*.test.mjs'], [LONG]),
      project('server', ['packages/server/test/**/*.test.ts'], [LONG]),
      project('site', [`packages/{${SITE}}/${FOLDERS}`], [...DOM, LONG, ALONE]),
      project(
        'site-dom',
        DOM.map((kind) => `packages/{${SITE}}/{src,test}/${kind}`),
        [LONG, ALONE],
        { environment: 'happy-dom', setupFiles: 'packages/web/test/patience.ts' },
      ),
      project('alone', [`packages/{cli,${SITE}}/{src,test}/${ALONE}`], [], { isolate: true }),
      project('long', [`packages/*/{src,test}/${LONG}`, `scripts/${LONG}`]),
    ],
  },
});
