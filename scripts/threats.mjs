/**
 * The long form of what the tests do on a small scale about threats: a hundred thousand guesses of a key, a crowd of two thousand pages,
 * fifty positions of a game.
 */
import { build, run, say } from './ready.mjs';

build();
say('Every threat; guessing 100,000 times, letting 2,000 pages come, looking at 50 positions …');
const env = { ...process.env, GUESSES: '100000', CROWD: '2000', POSITIONS: '50' };
const test = ['run', '--maxWorkers=1', '--testTimeout=1800000', '--reporter=verbose'];
const files = ['threats/', 'secrecy', 'imagined'].map((name) => `packages/server/test/${name}`);
run(process.execPath, ['node_modules/vitest/vitest.mjs', ...test, ...files], { env });
