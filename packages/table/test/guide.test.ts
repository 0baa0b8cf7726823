import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const ROOT = new URL('../../../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, ROOT), 'utf8');

const guide = read('docs/adding-a-game.md');

/** The fenced blocks that name a file, in order. */
const quotes = [...guide.matchAll(/^```\w+ (\S+)\n([\s\S]*?)\n```$/gm)].map((match) => ({
  file: match[1] as string,
  text: match[2] as string,
}));

/** All blocks that quote one file, joined in order, as a reader would type them. */
const typed = (file: string): string =>
  `${quotes
    .filter((quote) => quote.file === file)
    .map(({ text }) => text)
    .join('\n\n')}\n`;

/** Whether a file holds these lines, as they are or all indented by two or four spaces. */
const found = (file: string, text: string): boolean =>
  ['', '  ', '    '].some((indent) => file.includes(text.replace(/^(?=.)/gm, indent)));

describe('docs/adding-a-game.md', () => {
  it('quotes many blocks', () => {
    expect(quotes.length).toBeGreaterThan(15);
  });

  it.each(quotes.map(({ file, text }, i) => [i + 1, file, text] as const))(
    'quote %i occurs word for word in %s',
    (_, file, text) => {
      expect(found(read(file), text) || text).toBe(true);
    },
  );

  it.each([
    'packages/night-watch/package.json',
    'packages/night-watch/tsconfig.json',
    'packages/night-watch/src/game.ts',
    'packages/night-watch/src/companion.ts',
    'packages/night-watch/src/index.ts',
    'packages/night-watch/src/text/en.ts',
  ])('followed literally gives the whole of %s', (file) => {
    expect(typed(file)).toBe(read(file));
  });
});
