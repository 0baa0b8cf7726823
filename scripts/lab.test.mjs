/** The pages of the laboratory are about the rules as they are. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { loadGame } from '@flotilla/lab';
import { expect, test } from 'vitest';

const folder = new URL('../docs/lab/', import.meta.url);
const pages = readdirSync(folder).filter((name) => name.endsWith('.md'));

test('every weighed game has a page', () => {
  expect(pages).toEqual(['hunters.md', 'naval-battles.md', 'uboat-leader.md']);
});

test.each(pages)('%s is not older than the rules, and shows pictures that are there', async (page) => {
  const id = page.replace('.md', '');
  const game = await loadGame(id);
  const text = readFileSync(new URL(page, folder), 'utf8');
  const [, rules] = /^Rules (\S+), [\d,]+ games with and without every switch/m.exec(text) ?? [];
  const again = `run "npm run lab -- ${id}"`;
  expect(rules, `docs/lab/${page} is about the rules ${rules}; they are ${game.version} now: ${again}`).toBe(
    game.version,
  );
  const { findings } = game.weighing ?? {};
  expect(findings?.rulesVersion, `The findings are about other rules: ${again}`).toBe(game.version);
  expect(text, `The page and the findings are of different runs: ${again}`).toContain(
    `${findings?.games.toLocaleString('en')} games with and without every switch`,
  );
  const pictures = [...text.matchAll(/!\[[^\]]*\]\(([^)]+)\)/g)].map(([, name]) => name);
  expect(pictures.length).toBeGreaterThan(0);
  for (const name of pictures) expect(existsSync(new URL(name, folder)), name).toBe(true);
});
