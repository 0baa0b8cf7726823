/** How much must be loaded before a game is opened. */
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { dir as dist } from './serve.ts';

const LIMIT = 60 * 1024;

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
}

const manifest = JSON.parse(readFileSync(`${dist}/.vite/manifest.json`, 'utf8')) as Record<string, Chunk>;
const gzipped = (file: string): number => gzipSync(readFileSync(`${dist}/${file}`), { level: 9 }).length;

function reachable(name: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[name];
  if (!chunk || found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const other of chunk.imports ?? []) reachable(other, found);
  return found;
}

describe('before a game is opened', () => {
  it('at most 60 KB of compressed JavaScript are loaded, a language included', () => {
    const files = [...reachable('index.html')].filter((file) => file.endsWith('.js'));
    const languages = ['en', 'fr', 'it', 'de'].map(
      (name) => manifest[`../ui/src/text/${name}.ts`]?.file ?? '',
    );
    const largest = Math.max(...languages.map(gzipped));
    const sum = files.map(gzipped).reduce((a, b) => a + b, 0) + largest;
    console.info(`before a game: ${Math.round(sum / 1024)} KB in ${files.length + 1} files`);
    expect(sum).toBeLessThanOrEqual(LIMIT);
  });

  it('the moment that is played on Home adds at most 25 KB to a game and its shell', () => {
    // The game and its picture are on Home already.
    const home = ['index.html', '../hunters/src/index.ts', '../hunters-screens/src/picture.tsx'];
    const known = new Set(home.flatMap((name) => [...reachable(name)]));
    const added = ['src/screens/desk/LiveScene.tsx', '../hunters-screens/src/opening/opening.tsx']
      .flatMap((name) => {
        expect(manifest[name], name).toBeDefined();
        return [...reachable(name)];
      })
      .filter((file, i, all) => file.endsWith('.js') && !known.has(file) && all.indexOf(file) === i);
    const sum = added.map(gzipped).reduce((a, b) => a + b, 0);
    console.info(`the moment on Home: ${Math.round(sum / 1024)} KB in ${added.length} files`);
    expect(sum).toBeLessThanOrEqual(25 * 1024);
  });

  it('no game is among what is loaded', () => {
    const files = [...reachable('index.html')];
    const games = ['hunters', 'uboat-leader', 'naval-battles', 'night-watch', 'smugglers'];
    for (const game of games) {
      const chunk = manifest[`../${game}/src/index.ts`];
      expect(chunk, game).toBeDefined();
      expect(files).not.toContain(chunk?.file);
    }
  });
});
