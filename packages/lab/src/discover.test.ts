import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LANGUAGES } from '@flotilla/table/run';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { gamesIn, packagesIn } from '../discover.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'flotilla-games-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function lay(name: string, more: object): void {
  mkdirSync(join(folder, name));
  writeFileSync(join(folder, name, 'package.json'), JSON.stringify({ name: `@house/${name}`, ...more }));
}

const game = (title: string, more: object = {}) => ({
  flotilla: { export: 'game', title, about: { en: 'A game.' }, ...more },
});

describe('games are found', () => {
  it('by a field of their manifest, among packages and folders that are none', () => {
    lay('table', {});
    lay('wreckers', game('Wreckers'));
    mkdirSync(join(folder, 'notes'));
    expect(gamesIn(folder).map(({ id }) => id)).toEqual(['wreckers']);
    expect(packagesIn(folder).map(({ manifest }) => manifest.name)).toEqual([
      '@house/table',
      '@house/wreckers',
    ]);
  });

  it('in their order, and those without one behind them by title', () => {
    lay('a', game('Zephyr'));
    lay('b', game('Anchor'));
    lay('c', game('Second', { order: 2 }));
    lay('d', game('First', { order: 1 }));
    expect(gamesIn(folder).map(({ title }) => title)).toEqual(['First', 'Second', 'Anchor', 'Zephyr']);
  });

  it('or the manifest is named with what it lacks', () => {
    lay('wreckers', { flotilla: { export: 'game', title: 'Wreckers' } });
    expect(() => gamesIn(folder)).toThrow(/wreckers.package\.json says nothing "about" the game in English/);
  });

  it('in the checkout, each with a sentence in every language', () => {
    const found = gamesIn();
    expect(found.length).toBeGreaterThan(4);
    for (const { about } of found) expect(Object.keys(about).sort()).toEqual([...LANGUAGES].sort());
  });

  it('in the checkout, each with its length in every language', () => {
    for (const { id, table } of gamesIn())
      expect(Object.keys(table?.length ?? {}).sort(), id).toEqual([...LANGUAGES].sort());
  });
});
