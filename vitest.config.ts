import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { screens } from './packages/web/build/screens.ts';

/** `*.long.test.ts`: plays hundreds of games, whole tournaments, or kills programs. Run by `npm test -- long`. */
const LONG = '**/*.long.test.{ts,tsx,mjs}';

/** `*.alone.test.ts(x)`: replaces a module, or must find the page untouched. Each has a worker of its own. */
const ALONE = '**/*.alone.test.{ts,tsx}';

/** `*.test.tsx` and `*.dom.test.ts`: needs a document. */
const DOM = ['**/*.test.tsx', '**/*.dom.test.ts'];

/** Tests that start programs or servers. `npm run check` leaves them to `npm test`. */
const PROGRAMS = ['packages/cli/test/**', 'packages/server/test/**', 'scripts/**'];

/** What is left out: `check` runs single cases, `usual` everything but the long tests. */
const LEFT_OUT: Readonly<Record<string, readonly string[]>> = { check: [LONG, ...PROGRAMS], usual: [LONG] };

/** The files of a project share its workers and what these have loaded, unless they are told to be isolated. */
const project = (
  name: string,
  include: readonly string[],
  exclude: readonly string[],
  more: { readonly isolate?: boolean; readonly environment?: string; readonly setupFiles?: string } = {},
) => ({
  extends: true as const,
  test: {
    name,
    include: [...include],
    exclude: [
      '**/node_modules/**',
      '**/dist/**',
      ...exclude,
      ...(LEFT_OUT[process.env.FLOTILLA_TESTS ?? ''] ?? []),
    ],
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
    // Few projects: each reads and compiles the sources once more.
    projects: [
      project('node', ['packages/*/{src,test}/**/*.test.{ts,mjs}', 'scripts/*.test.mjs'], [...DOM, ALONE]),
      project(
        'dom',
        DOM.map((kind) => `packages/*/{src,test}/${kind}`),
        [ALONE],
        {
          environment: 'happy-dom',
          setupFiles: 'packages/web/test/patience.ts',
        },
      ),
      project('alone', [`packages/*/{src,test}/${ALONE}`], [], { isolate: true }),
    ],
  },
});
