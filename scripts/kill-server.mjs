/**
 * The long version of what the tests do on a small scale: a server on SQLite killed two hundred times under load; two processes
 * on one PostgreSQL killed two hundred times in turn, where everybody must see everything within two seconds; twenty storms in
 * which every connection breaks; and two hundred games of two processes, one of which is killed midway. Nothing acknowledged may
 * be missing or duplicated.
 */
import { build, run, say } from './ready.mjs';

build();
say('Killing the server 200 times, two of them in turn 200 times, breaking connections, and 200 games …');
const env = {
  ...process.env,
  ...{ KILLS: '200', LATE_MS: '2000', STORMS: '20', GAMES: '200', ANSWERS: '40', CI: '1' },
};
const files = ['kill', 'killedInTurn', 'storm', 'twoProcesses'].map(
  (name) => `packages/server/test/${name}.long.test.ts`,
);
run(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', '--maxWorkers=1', ...files], { env });
