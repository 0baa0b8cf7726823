/** Rules of style that make the browser look at the whole page again after every answer. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const FOLDER = new URL('../../', import.meta.url).pathname;
const SHEETS = readdirSync(FOLDER)
  .filter((name) => /^(?:web|ui|.+-screens)$/.test(name))
  .flatMap((name) =>
    readdirSync(`${FOLDER}${name}/src`, { recursive: true, encoding: 'utf8' })
      .filter((sheet) => sheet.endsWith('.css'))
      .map((sheet) => `${name}/src/${sheet}`),
  );

/** The parts of a selector between these, outside brackets. */
function parts(selector: string, between: RegExp): string[] {
  const found = [''];
  let depth = 0;
  for (const letter of selector) {
    if ('(['.includes(letter)) depth++;
    if (')]'.includes(letter)) depth--;
    if (depth === 0 && between.test(letter)) found.push('');
    else found[found.length - 1] += letter;
  }
  return found.map((part) => part.trim()).filter((part) => part !== '');
}

/** Every selector of a style sheet. */
const selectors = (sheet: string): string[] =>
  [...sheet.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/(?<=^|[{};])([^{};@]+)\{/g)].flatMap(([, list = '']) =>
    parts(list, /,/),
  );

/** Whether a selector names no tag, class, id or attribute of what it styles, so that it may be anything. */
const isAnything = (selector: string): boolean => {
  const last = parts(selector, /[\s>+~]/).at(-1) ?? '';
  return /^\*?(?::(?!is\()[\w-]+(?:\(.*\))?)*$/.test(last);
};

const read = (sheet: string): string => readFileSync(FOLDER + sheet, 'utf8');

it('tells what is anything from what is something', () => {
  expect(selectors('a { b: c } @media x { .d > *, e f:is(g, h) { i: j } }')).toEqual([
    'a',
    '.d > *',
    'e f:is(g, h)',
  ]);
  expect(['.d > *', '.d > :not(.e)', 'a :first-child'].filter(isAnything)).toHaveLength(3);
  expect(['.d', '.d > li', 'a :is(.b, c)', 'a [href]:hover'].filter(isAnything)).toEqual([]);
});

it('styles no unnamed thing by what the body says: every change of it would restyle the whole page', () => {
  const found = SHEETS.flatMap((sheet) =>
    selectors(read(sheet))
      .filter((selector) => /^body[:[]/.test(selector) && isAnything(selector))
      .map((selector) => `${sheet}: ${selector}`),
  );
  expect(found).toEqual([]);
});

it('asks for nothing inside and for no width in Naval Battles: that is looked at after every change', () => {
  const own = SHEETS.filter((sheet) => sheet.startsWith('naval-battles-screens/'));
  expect(own.filter((sheet) => /:has\(|@container|container-type/.test(read(sheet)))).toEqual([]);
});
