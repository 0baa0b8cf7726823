import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { gamesIn, packagesIn } from '../packages/lab/discover.mjs';

const root = JSON.parse(readFileSync('package.json', 'utf8'));
const packages = packagesIn().map(({ path, manifest }) => [manifest.name, path, manifest]);
const names = new Set(packages.map(([name]) => name));

describe.each(packages)('the manifest of %s', (_, path, manifest) => {
  it('has the version, the licence and the least Node of the whole house', () => {
    const { version, license, engines } = root;
    expect(manifest).toMatchObject({ version, license, engines, private: true });
  });

  it('says what the package is, and which files belong to it', () => {
    expect(manifest.description).toMatch(/\w{3}/);
    expect(manifest.files.length).toBeGreaterThan(0);
    const named = manifest.files.filter((file) => !file.startsWith('!') && file !== 'dist');
    expect(named.filter((file) => !existsSync(join(path, file)))).toEqual([]);
  });

  it('asks for packages of the house in exactly this version, and only for those there are', () => {
    const wanted = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies })
      .filter(([name]) => name.startsWith('@flotilla/'))
      .map(([name, version]) => [names.has(name), version]);
    for (const found of wanted) expect(found).toEqual([true, root.version]);
  });
});

describe.each(gamesIn().map(({ id, path }) => [id, path]))('the game %s', (_, path) => {
  it('is checked as every game is: one of its tests calls checkGame', () => {
    const tests = readdirSync(join(path, 'test')).filter((name) => name.endsWith('.test.ts'));
    const checks = tests.filter((name) =>
      readFileSync(join(path, 'test', name), 'utf8').includes('checkGame('),
    );
    expect(checks).not.toEqual([]);
  });
});

describe('the version of the house', () => {
  it('is the one the command line tells', () => {
    const source = readFileSync('packages/cli/src/support/version.ts', 'utf8');
    expect(source).toContain(`VERSION = '${root.version}'`);
  });

  it('has a heading in the changelog', () => {
    expect(readFileSync('CHANGELOG.md', 'utf8')).toContain(`## ${root.version}`);
  });
});
