/** Kills a program in the middle of play, again and again: nothing it has acknowledged may be lost. Usage: npm run kill -- cli|server|browser */
import { inBrowser, list, timesOf } from './promise.mjs';
import { build, run } from './ready.mjs';

const KILLS = {
  cli: {
    what: 'the command line, a hundred times, or as often as a number after it says',
    kill: (times) => {
      build();
      run(process.execPath, ['scripts/kill-cli.mjs', String(timesOf(times, 100))]);
    },
  },
  server: {
    what: 'a server on SQLite 200 times, two on PostgreSQL 200 times in turn, 20 storms of broken connections, 200 games of two processes',
    kill: () => run(process.execPath, ['scripts/kill-server.mjs']),
  },
  browser: {
    what: 'a browser, sixty times, or as often as a number after it says',
    kill: (times) => inBrowser(['kill'], 'FLOTILLA_KILLS', timesOf(times, 60)),
  },
};

const [name, times] = process.argv.slice(2);
if (Object.hasOwn(KILLS, name ?? '')) KILLS[name].kill(times);
else {
  list('npm run kill -- NAME [TIMES]', KILLS);
  process.exit(name === undefined ? 0 : 1);
}
