/**
 * Long fuzzing of every game, for the hours before a release: random games as each manifest says, then the long tests of the
 * packages with many more games than the tests have time for. Usage: npm run fuzz [-- MOST_GAMES]
 */
import { gamesIn } from '../packages/lab/discover.mjs';
import { run, say } from './ready.mjs';

/** What is played when a manifest does not say. */
const USUAL = [{ games: 5_000 }];

/** Games of each kind in the long tests. */
const FULL = 48;

const most = Number(process.argv[2] ?? Number.POSITIVE_INFINITY);
for (const { id, fuzz = USUAL } of gamesIn()) {
  for (const { games, options = [] } of fuzz) {
    say(`Fuzzing ${[id, ...options].join(' ')} …`);
    const many = String(Math.min(games, most));
    run(process.execPath, ['bin/flotilla.mjs', 'fuzz', id, '--games', many, ...options]);
  }
}
say('Playing the long tests at their full size …');
const env = { ...process.env, FUZZ_GAMES: String(Math.min(FULL, most)) };
run(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', '.long.test', '--testTimeout=0'], {
  env,
});
say('No game broke a promise.');
