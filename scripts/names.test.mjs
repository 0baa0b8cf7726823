/** No source of kernel, companion, lab, host, protocol, server, common parts or shell names a game: games bring what they need, and are found. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { gamesIn } from '../packages/lab/discover.mjs';

const ROOT = new URL('../', import.meta.url).pathname;
const GAMES = gamesIn();

/** Packages that know no game. */
const PACKAGES = ['table', 'companion', 'lab', 'protocol', 'host', 'client', 'server', 'ui', 'web'].map(
  (name) => `packages/${name}/src`,
);
const OTHERS = ['packages/web/index.html', 'packages/web/build'];

function filesIn(path) {
  let entries;
  try {
    entries = readdirSync(join(ROOT, path), { withFileTypes: true });
  } catch {
    return path.endsWith('.html') ? [path] : [];
  }
  return entries.flatMap((entry) => {
    if (entry.isDirectory()) return filesIn(`${path}/${entry.name}`);
    return /\.(?:tsx?|mjs|css|html)$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name)
      ? [`${path}/${entry.name}`]
      : [];
  });
}

/** The names by which a source can call a game: its id, the export of its package, its title and the titles others use. */
const CALLED = GAMES.flatMap(({ id, export: name, title }) => [id, name, title, title.split(' – ')[0]]);
const NAMED = new RegExp(`(?<![\\w])(?:${[...new Set(CALLED)].join('|')})(?![\\w])`, 'i');

/** The first line of a source that names a game; null when none does. */
const namedIn = (source) => source.split('\n').find((line) => NAMED.test(line)) ?? null;

const files = [...PACKAGES, ...OTHERS].flatMap(filesIn);

it('no source outside the games names one', () => {
  expect(files.length).toBeGreaterThan(400);
  const naming = files.flatMap((file) => {
    const line = namedIn(readFileSync(join(ROOT, file), 'utf8'));
    return line === null ? [] : [`${file}: ${line.trim()}`];
  });
  expect(naming).toEqual([]);
});

it('a name is found as id, package, export or title', () => {
  for (const line of [
    "if (event.game === 'hunters')",
    "import('@flotilla/uboat-leader')",
    'anyGame(navalBattles)',
    '// as in Modern Naval Battles',
  ])
    expect(namedIn(line)).toBe(line);
  expect(namedIn('the hunter and the hunted, battles at sea')).toBeNull();
});
