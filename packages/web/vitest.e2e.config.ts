import { defineConfig } from 'vitest/config';

/** The browser tests: a real Chromium on the built site. */
export default defineConfig({
  root: new URL('.', import.meta.url).pathname,
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'], externalConditions: ['source'] } },
  test: {
    include: ['e2e/**/*.e2e.ts'],
    // `*.long.e2e.ts`: every screen, long ways, several browsers. Run by `npm test -- long`.
    exclude: process.env.FLOTILLA_TESTS === 'usual' ? ['**/*.long.e2e.ts'] : [],
    globalSetup: ['e2e/serve.ts'],
    testTimeout: 180_000,
    hookTimeout: 120_000,
    // On a busy machine a page may need more than the usual second to show what was pressed.
    expect: { poll: { timeout: 20_000 } },
    // Where a whole run hangs on it, a test that fails is tried once more; the report marks it as tried twice.
    retry: process.env.CI ? 1 : 0,
    // One more than the cores of a small machine: the tests wait for timers and programs as well.
    maxWorkers: 3,
    isolate: false,
  },
});
