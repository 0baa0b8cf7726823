/**
 * The long form of what `npm test` does in small: a server killed two hundred times under load, and two hundred games of two
 * processes on one PostgreSQL of which one is killed midway. Nothing that was acknowledged may be missing or doubled.
 */
import { build, run, say } from './ready.mjs';

build();
say('Killing the server 200 times, then one of two on 200 games …');
const env = { ...process.env, KILLS: '200', GAMES: '200', ANSWERS: '40', CI: '1' };
const files = ['packages/server/test/kill.test.ts', 'packages/server/test/twoProcesses.test.ts'];
run(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', '--maxWorkers=1', ...files], { env });
