/** What is mutated, and the tests that judge it. */

/** The sources of each package that are mutated. */
export const SOURCES = {
  table: 'packages/table/src',
  host: 'packages/host/src',
  hunters: 'packages/hunters/src/rules',
  'naval-battles': 'packages/naval-battles/src/rules',
  'uboat-leader': 'packages/uboat-leader/src/rules',
};

/** Below the sources: tests and their kit, tables of words, and the bytes of the generator. */
export const NOT_MUTATED = /\.test\.ts$|\/testkit\/|exts\.ts$|\/philox\.wasm\.ts$/;

/** Tests that play whole games and compare how they end: they show that something broke, not what. */
const WHOLE_GAMES = /(long|fuzz|recorded|whole-games|properties|check|quiet)\.test\.ts$/;

/** Tests that read the sources as text, which fails for mutated sources. */
const READERS = /(docs|door|guide)\.test\.ts$/;

/** The tests of a package in two parts: single cases, and whole games. */
export const SUITES = {
  cases: (path) => !WHOLE_GAMES.test(path) && !READERS.test(path),
  games: (path) => WHOLE_GAMES.test(path),
};
