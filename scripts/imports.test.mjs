/** Scripts that no test run starts take only names from the built packages that are there: a name that moved is noticed here. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = new URL('../', import.meta.url).pathname;
const IMPORT = /import\s*\{([^}]*)\}\s*from\s*'([^']*\/dist\/[^']*\.js)'/g;

const scripts = ['scripts', 'bench', 'packages/web/scripts'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true })
    .filter((name) => name.endsWith('.mjs') && !name.includes('node_modules'))
    .map((name) => `${folder}/${name}`),
);

/** The names a script takes from built packages, and where from. */
const takenBy = (script) =>
  [...readFileSync(resolve(ROOT, script), 'utf8').matchAll(IMPORT)].map(([, names, from]) => ({
    from: resolve(ROOT, dirname(script), from),
    names: names
      .split(',')
      .map((name) => name.trim().split(/\s+as\s+/)[0])
      .filter(Boolean),
  }));

it('every name that a script takes from a built package is there', async () => {
  const missing = [];
  let taken = 0;
  for (const script of scripts)
    for (const { from, names } of takenBy(script)) {
      const there = await import(/* @vite-ignore */ from);
      taken += names.length;
      missing.push(...names.filter((name) => !(name in there)).map((name) => `${script}: ${name}`));
    }
  expect(missing).toEqual([]);
  expect(taken).toBeGreaterThan(10);
});
