/** What is mutated, and the tests that judge it. */

/** A group of sources that the tests of its own package judge. */
const own = (pack, room) => ({ sources: `packages/${pack}/${room}`, tests: [`packages/${pack}`] });

/** A room of the server, which all its tests judge. */
const room = (name) => ({ ...own('server', `src/${name}`), suites: ['cases'] });

/**
 * Every group: the sources that are mutated, the folders or files of the tests that judge them, and where it is not the usual one,
 * the compiler's project. Some meet the tests of single cases only: the whole games of a server take too long for every mutant.
 */
export const GROUPS = {
  table: own('table', 'src'),
  host: {
    ...own('host', 'src'),
    tests: [
      'packages/host',
      ...['host.contract', 'imagined', 'play', 'seats'].map((name) => `packages/server/test/${name}.test.ts`),
      'packages/cli/test/host.contract.test.ts',
      'packages/web/src/session',
    ],
    suites: ['cases'],
  },
  client: {
    ...own('client', 'src'),
    tests: ['packages/web/src/session', 'packages/ui/src/stage'],
    project: 'packages/web/tsconfig.json',
    suites: ['cases'],
  },
  'server-events': room('events'),
  'server-tables': room('tables'),
  'server-store': room('store'),
  hunters: own('hunters', 'src/rules'),
  'naval-battles': own('naval-battles', 'src/rules'),
  'uboat-leader': own('uboat-leader', 'src/rules'),
};

/** The folder of the package a group lies in. */
export const packageOf = (group) => GROUPS[group].sources.split('/').slice(0, 2).join('/');

/** Below the sources: tests and their kit, tables of words, the bytes of the generator, and threads, which run compiled. */
export const NOT_MUTATED = /\.test\.ts$|\/testkit\/|exts\.ts$|\/philox\.wasm\.ts$|\.worker\.ts$|\.d\.ts$/;

/** Tests that play whole games and compare how they end: they show that something broke, not what. */
const WHOLE_GAMES = /(long|fuzz|recorded|whole-games|properties|check|quiet)\.test\.ts$/;

/** Tests that read the sources as text, which fails for mutated sources. */
const READERS = /(docs|door|guide)\.test\.ts$/;

/** The tests of a group in two parts: single cases, and whole games. */
export const SUITES = {
  cases: (path) => !WHOLE_GAMES.test(path) && !READERS.test(path),
  games: (path) => WHOLE_GAMES.test(path),
};
