/** Colours stand in the theme, and in one palette for each game; everything else names them by what they mean. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { screensIn } from '../packages/lab/discover.mjs';

const ROOT = new URL('../', import.meta.url).pathname;
const THEME = 'packages/ui/src/style/theme.css';
const SCREENS = screensIn().map(({ path }) => `packages/${basename(path)}`);
const PALETTES = SCREENS.map((path) => `${path}/src/palette.css`);

/** What the device reads before, or without, any sheet of the page. */
const OF_THE_DEVICE = [
  'packages/web/index.html', // the colour of the browser's own bar
  'packages/web/public/site.webmanifest', // the window of the installed page
  'packages/web/public/icon.svg', // a picture of its own
];

/** The names CSS has for colours. `transparent`, `currentColor` and the reader's own (`Canvas`, `Highlight` …) are none of ours. */
const NAMES =
  'aliceblue antiquewhite aqua aquamarine azure beige bisque black blanchedalmond blue blueviolet brown burlywood cadetblue chartreuse chocolate coral cornflowerblue cornsilk crimson cyan dark\\w+ deeppink deepskyblue dimgr[ae]y dodgerblue firebrick floralwhite forestgreen fuchsia gainsboro ghostwhite gold goldenrod gr[ae]y green greenyellow honeydew hotpink indianred indigo ivory khaki lavender lavenderblush lawngreen lemonchiffon light(?!-dark)\\w+ lime limegreen linen magenta maroon medium\\w+ midnightblue mintcream mistyrose moccasin navajowhite navy oldlace olive olivedrab orange orangered orchid pale\\w+ papayawhip peachpuff peru pink plum powderblue purple rebeccapurple red rosybrown royalblue saddlebrown salmon sandybrown seagreen seashell sienna silver skyblue slate\\w+ snow springgreen steelblue tan teal thistle tomato turquoise violet wheat white whitesmoke yellow yellowgreen';
const NAMED = `(?:${NAMES.split(' ').join('|')})`;
const WRITTEN =
  '#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})(?![\\w-])|\\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\\(';
const IN_VALUE = new RegExp(`${WRITTEN}|(?<![\\w-])${NAMED}(?![\\w-])`, 'i');
const IN_STRING = new RegExp(WRITTEN, 'i');
const PAINT =
  '(?:fill|stroke|color|stop-?color|flood-?color|background(?:-?color)?|border-?color|(?:fill|stroke)Style)';
const PAINTED = new RegExp(`\\b${PAINT}\\s*[=:]\\s*\\{?\\s*(["'\`])${NAMED}\\1`, 'i');

const withoutComments = (text) => text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(?<=^|\s)\/\/.*$/gm, '');

/** The declarations of a sheet, strings and addresses left out. */
const declarationsIn = (sheet) =>
  [
    ...withoutComments(sheet)
      .replace(/url\([^)]*\)|"[^"\n]*"/g, '')
      .matchAll(/([\w-]+)\s*:\s*([^;{}]+)(?=[;}])/g),
  ].map(([, name, value]) => ({ name, value }));

/** The colours that a source writes out. */
function coloursIn(path, source) {
  if (path.endsWith('.css'))
    return declarationsIn(source).flatMap(({ name, value }) =>
      IN_VALUE.test(value) ? [`${name}: ${value}`] : [],
    );
  const code = withoutComments(source).replace(/url\(#[^)]*\)/g, '');
  const strings = code.match(/'[^'\n]*'|"[^"\n]*"|`[^`]*`/g) ?? [];
  return [...strings.filter((text) => IN_STRING.test(text)), ...(PAINTED.exec(code) ?? []).slice(0, 1)];
}

const sourcesIn = (folder) =>
  readdirSync(join(ROOT, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.(?:css|tsx?|html|svg|webmanifest)$/.test(entry.name))
    .filter(({ name }) => !/\.test\.tsx?$/.test(name))
    .map((entry) => join(entry.parentPath, entry.name).slice(ROOT.length));

const files = [
  ...['packages/ui', 'packages/web', ...SCREENS].map((path) => `${path}/src`),
  'packages/web/public',
]
  .flatMap(sourcesIn)
  .concat('packages/web/index.html')
  .map((path) => ({ path, source: readFileSync(join(ROOT, path), 'utf8') }));
const lists = files.filter(({ path }) => path === THEME || PALETTES.includes(path));

/** The names that a list declares for the whole page; within a part of it a name may be given another colour. */
const declaredIn = (sheet) =>
  [...withoutComments(sheet).matchAll(/(:root[^{}]*)\{([^{}]*)\}/g)]
    .filter(([, selector]) => selector.split(',').some((one) => /^\s*:root(?:\[[^\]]*\])?\s*$/.test(one)))
    .flatMap(([, , body]) => [...body.matchAll(/(--[\w-]+)\s*:/g)].map(([, name]) => name));

describe('A colour', () => {
  it('is written out in the theme and the palettes only', () => {
    expect(files.length).toBeGreaterThan(600);
    expect(lists.map(({ path }) => path)).toContain(THEME);
    const found = files
      .filter((file) => !lists.includes(file) && !OF_THE_DEVICE.includes(file.path))
      .flatMap(({ path, source }) => coloursIn(path, source).map((colour) => `${path}: ${colour}`));
    expect(found).toEqual([]);
  });

  it('is found however it is written', () => {
    for (const value of [
      '#fff',
      '#0E5560',
      '#0e5560cc',
      'rgb(0 0 0 / 0.4)',
      'hsl(20 10% 5%)',
      'oklch(0.4 0 0)',
      'white',
      '1px solid DarkRed',
    ])
      expect(coloursIn('a.css', `a { border: ${value}; }`)).toHaveLength(1);
    for (const line of [
      '<path fill="#16242b" />',
      "const SKIN = '#d9a583';",
      'fill="white"',
      "{ color: 'tomato' }",
      '`fill:rgb(0 0 0)`',
    ])
      expect(coloursIn('a.tsx', line)).not.toEqual([]);
    for (const value of [
      'transparent',
      'currentColor',
      'none',
      'inherit',
      'CanvasText',
      'var(--red-light)',
      'url(#add)',
      'light-dark(var(--a), var(--b))',
    ])
      expect(coloursIn('a.css', `#fed { fill: ${value}; white-space: nowrap; }`)).toEqual([]);
    for (const line of ['this.#add(1)', 'fill="url(#sea)"', "'a white cap'", "to('/g/1#12')"])
      expect(coloursIn('a.tsx', line)).toEqual([]);
  });

  it('has its name in one list only, so that a game never repaints another', () => {
    const owners = new Map();
    for (const { path, source } of lists)
      for (const name of new Set(declaredIn(source))) owners.set(name, [...(owners.get(name) ?? []), path]);
    expect(owners.size).toBeGreaterThan(250);
    expect([...owners].filter(([, paths]) => paths.length > 1)).toEqual([]);
  });

  it('of the theme is given for both lights', () => {
    const [chart, red] = ['chart', 'red'].map((light) => {
      const block = new RegExp(`\\[data-theme="${light}"\\][^{}]*\\{([^{}]*)\\}`);
      const [, body] = block.exec(withoutComments(readFileSync(join(ROOT, THEME), 'utf8')));
      return [...body.matchAll(/(--[\w-]+)\s*:/g)].map(([, name]) => name);
    });
    expect(chart.length).toBeGreaterThan(60);
    expect(red).toEqual(chart);
  });
});

describe('A variable of the sheets', () => {
  const code = files
    .map(({ path, source }) => (path.endsWith('.css') ? withoutComments(source) : source))
    .join('\n');
  const used = new Set([...code.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  // A name may be put together, as in `--pennant-${navy}`: none is today.
  const declared = new Set([...code.matchAll(/(--[\w-]+)['"]?\s*[:,]/g)].map(([, name]) => name));

  it('that is used is declared', () => {
    expect([...used].filter((name) => !declared.has(name))).toEqual([]);
  });

  it('that theme or palette declares is used', () => {
    const names = lists.flatMap(({ source }) => declaredIn(source));
    expect([...new Set(names)].filter((name) => !used.has(name))).toEqual([]);
  });
});
