/** The long form of what `npm test` does in small about threats: a hundred thousand guesses of a key, and a crowd of two thousand pages. */
import { build, run, say } from './ready.mjs';

build();
say('Guessing 100,000 times, and letting 2,000 pages come …');
const env = { ...process.env, GUESSES: '100000', CROWD: '2000' };
const test = ['run', '--maxWorkers=1', '--testTimeout=1800000', '--reporter=verbose'];
const files = ['packages/server/test/threats.test.ts', '-t', 'guessing|crowd'];
run(process.execPath, ['node_modules/vitest/vitest.mjs', ...test, ...files], { env });
