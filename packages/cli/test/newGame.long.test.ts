/** `flotilla new-game` in a copy of the workspace: what it makes is checked, and played in a pipe and at a table on a server. */
import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  linkSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import './program.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
/** What is not part of the workspace, or belongs to one checkout alone. */
const LEFT_OUT = [
  ...['.git', 'release', 'coverage', 'failures', 'data', 'node_modules/.flotilla'].map((name) =>
    join(ROOT, name),
  ),
  ...['node_modules/.vite', 'node_modules/.vite-temp', 'packages/web/dist'].map((name) => join(ROOT, name)),
];

/** What npm installed is linked where that is possible: npm replaces files and never writes into them. */
function placed(from: string, to: string, isOurs: boolean): void {
  try {
    if (isOurs) copyFileSync(from, to);
    else linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}

function copied(from: string, to: string, isOurs = true): void {
  mkdirSync(to);
  for (const name of readdirSync(from)) {
    const [source, target] = [join(from, name), join(to, name)];
    if (LEFT_OUT.includes(source)) continue;
    const entry = lstatSync(source);
    if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else if (entry.isDirectory()) copied(source, target, isOurs && name !== 'node_modules');
    else placed(source, target, isOurs);
  }
}

const copy = join(mkdtempSync(join(tmpdir(), 'flotilla-new-game-')), 'copy');
const node = (args: readonly string[], input = '') => {
  const env = {
    ...process.env,
    NODE_OPTIONS: '',
    VITEST: '',
    FLOTILLA_HOME: join(copy, '..', 'home'),
    LANG: 'en',
  };
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: copy,
    env,
    input,
    encoding: 'utf8',
  });
  return { status, out: stdout, err: stderr };
};
const flotilla = (...args: string[]) => node(['packages/cli/dist/main.js', ...args]);

/** A table of two on a server of the copy: one person over HTTP, one bot. */
const AT_A_TABLE = `
  import { createServer, readConfig } from '@flotilla/server';
  import { playTable } from './scripts/overHttp.mjs';
  const config = readConfig({ DATA: '../data', LOG_LEVEL: 'silent', BOT_PACE: '0' });
  const server = await createServer({ config, limits: { requestsPerMinute: 1e6 } });
  const url = await server.listen(0, '127.0.0.1');
  const record = await playTable(url, { game: 'deep-water', bots: ['steady'], answered: async () => url });
  await server.stop();
  console.log(record.game, record.answers.length > 0);`;

beforeAll(() => copied(ROOT, copy));
afterAll(() => rmSync(join(copy, '..'), { recursive: true, force: true }));

describe('flotilla new-game', () => {
  it('refuses names that no package can have, and folders that are there', () => {
    for (const name of ['Deep', '../x', 'deep--water', 'x'.repeat(41)])
      expect(flotilla('new-game', name)).toMatchObject({ status: 2 });
    expect(flotilla('new-game').err).toContain('new-game deep-water');
    expect(flotilla('new-game', 'night-watch')).toMatchObject({
      status: 1,
      err: expect.stringContaining('packages/night-watch exists already'),
    });
  });

  it('makes a package that is formatted, in the lock file, and sound by its own check', () => {
    const made = flotilla('new-game', 'deep-water', '--title', 'Deep Water');
    expect(made).toMatchObject({
      status: 0,
      out: expect.stringContaining('packages/deep-water/src/game.ts'),
    });
    expect(readFileSync(join(copy, 'package-lock.json'), 'utf8')).toContain('"packages/deep-water"');
    const built = node(['scripts/ready.mjs', 'build']);
    expect(built, built.out).toMatchObject({ status: 0 });
    expect(
      node(['node_modules/@biomejs/biome/bin/biome', 'ci', '--vcs-enabled=false', 'packages/deep-water']),
    ).toMatchObject({
      status: 0,
    });
    const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'node'];
    expect(node([...vitest, 'packages/deep-water/test', 'scripts/manifests.test.mjs'])).toMatchObject({
      status: 0,
    });
    expect(node(['scripts/check-layers.mjs'])).toMatchObject({ status: 0 });
  });

  it('can be played in a pipe at once', () => {
    expect(flotilla('games').out).toContain('deep-water  Deep Water (rules 1.0.0), 1 to 4 seats');
    const play = ['packages/cli/dist/main.js', 'play', 'deep-water', '--seed', 'x'];
    expect(node(play, '2\n'.repeat(20)).out).toContain('The channel is charted.');
  });

  it('can be played at a table on the server', () => {
    const played = node(['--input-type=module', '--eval', AT_A_TABLE]);
    expect(played).toMatchObject({ status: 0, out: 'deep-water true\n' });
  });
});
