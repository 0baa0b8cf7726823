/** The kernel as somebody elsewhere gets it: packed by npm, installed in a project of its own, compiled with strict TypeScript. */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const README = readFileSync(join(ROOT, 'packages', 'table', 'README.md'), 'utf8');

/** Everything a careful project switches on, and no condition of ours. */
const STRICT = {
  target: 'ES2022',
  module: 'NodeNext',
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  noPropertyAccessFromIndexSignature: true,
  skipLibCheck: false,
  types: [],
  lib: ['ES2022', 'DOM'],
  outDir: 'dist',
};

/** Furnishes the game of the README, to see that the companion fits as well. */
const FURNISHED = `import { companionOf, furnish } from '@flotilla/companion';
import { checkGame } from '@flotilla/companion/testkit';
import { sounding } from './sounding.js';
furnish(sounding, { starts: [{ id: 'usual', options: {} }] });
console.log(companionOf(sounding).starts?.length, await checkGame(sounding));
`;

let folder = '';
const clean = { ...process.env, NODE_OPTIONS: '' };
const run = (command: string, args: readonly string[], cwd = folder): string =>
  execFileSync(command, args, { cwd, env: clean, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'flotilla-library-'));
  for (const name of ['table', 'companion'])
    run('npm', ['pack', '--silent', '--pack-destination', folder], join(ROOT, 'packages', name));
  const packed = readdirSync(folder).map((name) => `./${name}`);
  const files = [...README.matchAll(/^```ts (\S+)\n([\s\S]*?)\n```$/gm)];
  for (const [, name = '', text = ''] of files) writeFileSync(join(folder, name), `${text}\n`);
  writeFileSync(join(folder, 'furnished.ts'), FURNISHED);
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ name: 'elsewhere', private: true, type: 'module' }),
  );
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ compilerOptions: STRICT, include: ['*.ts'] }),
  );
  run('npm', ['install', '--offline', '--no-audit', '--no-fund', ...packed]);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What the compiler says of a folder; nothing when all is well. */
const compiled = (project: string): string =>
  spawnSync(process.execPath, [join(ROOT, 'node_modules/typescript/bin/tsc'), '--project', project], {
    cwd: folder,
    env: clean,
    encoding: 'utf8',
  }).stdout;

describe('the kernel elsewhere', () => {
  it('has a game in about forty lines in its README', () => {
    const game = readFileSync(join(folder, 'sounding.ts'), 'utf8').split('\n').filter(Boolean);
    expect(game.length).toBeGreaterThan(30);
    expect(game.length).toBeLessThan(55);
  });

  it('compiles the game of the README with every strict switch, and plays it to its end', () => {
    expect(compiled('.')).toBe('');
    expect(run(process.execPath, ['dist/play.js'])).toMatch(/^\{ fathoms: (?:0|6) \} \[\]\n$/);
    expect(run(process.execPath, ['dist/furnished.js'])).toBe(
      '1 [\n  \'There is no text "start.begin".\',\n  \'There is no text "start.usual.title".\',\n  \'There is no text "start.usual.about".\'\n]\n',
    );
  });

  it('brings its types: a step that there is not does not compile', () => {
    mkdirSync(join(folder, 'wrong'));
    const game = readFileSync(join(folder, 'sounding.ts'), 'utf8');
    writeFileSync(join(folder, 'wrong', 'sounding.ts'), game.replace("t.next('goOn')", "t.next('goDown')"));
    writeFileSync(join(folder, 'wrong', 'words.ts'), readFileSync(join(folder, 'words.ts'), 'utf8'));
    const config = { extends: '../tsconfig.json', include: ['*.ts'] };
    writeFileSync(join(folder, 'wrong', 'tsconfig.json'), JSON.stringify(config));
    expect(compiled('wrong')).toContain('"goDown"');
  });

  it('holds its licence and its README, and no test', () => {
    const installed = join(folder, 'node_modules', '@flotilla', 'table');
    const names = readdirSync(installed, { recursive: true }).map(String);
    expect(names).toEqual(expect.arrayContaining(['LICENSE', 'README.md', join('dist', 'index.d.ts')]));
    expect(names.filter((name) => name.includes('.test.'))).toEqual([]);
  });
});
