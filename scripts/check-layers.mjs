/**
 * Fails when an import points the wrong way. `table` ← `companion` ← games ← `lab` ← `cli`/`server`; `client` ← `ui` ← screens; `web` knows
 * games and screens by the build's list only. A game imports no other game, nor its screens those of another; kernel, companion and games
 * touch no I/O, clock, DOM or source of chance of their own; the lab's parts for Node stay behind their own entry; the page knows the types
 * of `protocol` only. Inside `ui` and `web` the folders are rooms, and a room imports only those that are listed for it.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, posix, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gamesIn, screensIn } from '../packages/lab/discover.mjs';

const GAMES = gamesIn().map(({ path }) => basename(path));

/** Packages with the screens of a game, and which game that is. */
const SCREENS = Object.fromEntries(screensIn().map(({ path, game }) => [basename(path), game]));

/** What the sources of each package may import. */
export const ALLOWED = {
  table: [],
  companion: ['table'],
  ...Object.fromEntries(GAMES.map((game) => [game, ['table', 'companion']])),
  lab: ['table', 'companion'],
  cli: ['table', 'companion', 'lab', 'protocol', 'host', 'server', ...GAMES],
  client: ['table', 'companion', 'lab', 'protocol', 'host'],
  ui: ['table', 'companion', 'lab', 'protocol', 'client'],
  ...Object.fromEntries(
    Object.entries(SCREENS).map(([screens, game]) => [
      screens,
      ['table', 'companion', 'lab', 'protocol', 'client', 'ui', game],
    ]),
  ),
  web: ['table', 'companion', 'lab', 'protocol', 'host', 'client', 'ui'],
  protocol: ['table'],
  host: ['table'],
  server: ['table', 'companion', 'lab', 'protocol', 'host'],
};

/** Packages of which another may know the types only: what they import would be loaded by a browser. */
const TYPES_ONLY = {
  client: ['protocol'],
  ui: ['protocol'],
  web: ['protocol'],
  ...Object.fromEntries(Object.keys(SCREENS).map((screens) => [screens, ['protocol', 'lab']])),
};

/**
 * The rooms inside the packages of the page, and which rooms of its own package each may import, all of them above it in the list (`*`: every
 * one of them). A file beside the folders is a room by itself. Tests and style sheets may come from anywhere.
 */
export const ROOMS = {
  ui: {
    // settings, notes, keys, widths, the shell around the screens
    base: [],
    // the interface's words, the game's voice, figures
    text: ['base'],
    art: ['base'],
    sound: ['base', 'text'],
    parts: ['base', 'text'],
    // scale, axes, bars, lines, bands and the table that every chart carries
    charts: ['parts'],
    // what plays beats
    stage: ['base', 'text', 'sound', 'parts'],
    // coach, situation, cue cards
    learn: ['base', 'text', 'parts'],
    // the frame of every table and what is fixed in it
    frame: ['base', 'text', 'sound', 'parts', 'stage', 'learn'],
    pictures: ['art'],
    // what the game of the day brings
    sea: ['base', 'text', 'pictures'],
    // what a game hangs on the wall of the wardroom, and the card to share
    wall: ['base', 'text', 'parts', 'pictures', 'sea'],
  },
  web: {
    days: [],
    addresses: ['days'],
    router: ['addresses'],
    inflate: [],
    store: [],
    share: ['inflate', 'store'],
    offline: ['router', 'store'],
    proof: [],
    // as many workers as a device can spare
    workers: [],
    session: ['store', 'proof'],
    // talking to a server, and what this device has there
    net: ['router'],
    parts: ['router', 'store', 'share', 'session'],
    pictures: ['store'],
    learn: ['router', 'store', 'session', 'parts'],
    starts: ['router', 'parts', 'pictures', 'learn'],
    own: ['router', 'net', 'parts'],
    daily: ['days', 'router', 'store', 'session', 'starts'],
    online: ['router', 'session', 'net', 'parts', 'pictures', 'learn', 'own'],
    events: ['days', 'router', 'session', 'net', 'parts', 'starts', 'own', 'daily', 'online'],
    // exercises and attacks of the day as they are kept
    exercises: ['days'],
    record: ['days', 'router', 'store', 'proof', 'daily', 'exercises'],
    // a session at its own or the generic table
    table: ['router', 'learn', 'daily'],
    review: ['days', 'router', 'store', 'session', 'inflate', 'workers', 'parts', 'exercises', 'table'],
    // experiments with the rules
    laboratory: ['router', 'workers', 'parts'],
    // the pages on which they are answered
    exercising: ['days', 'router', 'store', 'parts', 'exercises', 'table', 'review'],
    // the pages an address leads to
    screens: '*',
    head: ['router', 'net'],
    shell: ['router', 'session', 'review'],
    app: [
      'router',
      'parts',
      'head',
      'screens',
      'learn',
      'online',
      'events',
      'own',
      'record',
      'review',
      'laboratory',
      'exercising',
    ],
    main: '*',
  },
};

/** The room a file lies in; null in a package without rooms. */
const roomOf = (pack, path) =>
  ROOMS[pack]
    ? path
        .replace(`packages/${pack}/src/`, '')
        .split('/')[0]
        .replace(/\.tsx?$/, '')
    : null;

/** Packages whose sources must be pure. */
const PURE = new Set(['table', 'companion', 'host', ...GAMES]);

/** Continuations other than the agenda. The test kit may wait for a game's texts, which are loaded on demand. */
const CONTINUATION = /\bfunction\s*\*|\byield\b|\bnew Promise\b|\.then\(|\bawait\b(?!\s*import\()/;

/** What pure sources must not name; each with the reason. */
const FORBIDDEN = [
  [/\bMath\.random\b|\bcrypto\./, 'chance comes from the table'],
  [/\bDate\.now\b|\bnew Date\b|\bperformance\.now\b/, 'rules have no clock'],
  [/\bsetTimeout\b|\bsetInterval\b|\bqueueMicrotask\b/, 'rules do not wait'],
  [/\bfetch\(|\bprocess\.|\bglobalThis\b|\bwindow\.|\bdocument\./, 'rules do no I/O'],
  [CONTINUATION, 'the agenda is the only continuation'],
];

/** Functions whose last digit differs between engines; sums, products, quotients and square roots are the same everywhere. */
const INEXACT =
  /\bMath\.(?:exp|expm1|log|log10|log1p|log2|pow|a?sinh?|a?cosh?|a?tanh?|atan2|cbrt|hypot)\b|(?<![/*\s])\s*\*\*(?![/*])/;

/** Where nothing that anybody plays or judges by is worked out: threads, tests; and constants that hashes vouch for. */
const DRAWN = ['packages/lab/src/node/', 'packages/table/src/sha256.ts', 'packages/table/src/testkit/'];

const IMPORT =
  /^(?:import|export)\b[^'"`;]*?\bfrom\s*['"]([^'"]+)['"]|\bimport\s*\(\s*['"]([^'"]+)['"]\s*\)|^import\s+['"]([^'"]+)['"]/gm;

const within = (pack, path) => path.startsWith(`packages/${pack}/`);

/** Whether a file of the page may import another one of its package. */
function roomFaults(pack, path, target) {
  const [from, to] = [roomOf(pack, path), roomOf(pack, target)];
  if (from === to || target.endsWith('.css')) return [];
  const open = ROOMS[pack][from];
  if (!open || !ROOMS[pack][to])
    return [
      `${path}: "${open ? to : from}" is no room of ${pack}; give it a place in scripts/check-layers.mjs.`,
    ];
  const names = Object.keys(ROOMS[pack]);
  const may = open === '*' ? names.slice(0, names.indexOf(from)) : open;
  return may.includes(to) ? [] : [`${path}: the room ${from} must not import ${to}.`];
}

/** Rooms that name one below them in the list: so nothing leads back to where it came from. */
export function circlesIn(rooms) {
  const names = Object.keys(rooms);
  return names.filter(
    (room, place) =>
      rooms[room] !== '*' && rooms[room].some((other) => !names.slice(0, place).includes(other)),
  );
}

/** Every broken rule in one source file, as sentences; the path is relative to the project, with slashes. */
export function faultsIn(pack, path, source) {
  const allowed = ALLOWED[pack];
  if (!allowed)
    return [`${path}: the package "${pack}" has no place in the layers; add it to scripts/check-layers.mjs.`];
  const faults = [];
  for (const [statement, ...names] of source.matchAll(IMPORT)) {
    const name = names.find(Boolean);
    const own = /^@flotilla\/([^/]+)/.exec(name)?.[1];
    if (own && own !== pack && !allowed.includes(own))
      faults.push(`${path}: ${pack} must not import ${name}.`);
    if (TYPES_ONLY[pack]?.includes(own) && !/^(?:import|export) type\b/.test(statement))
      faults.push(`${path}: ${pack} may import types only from ${name}; write "import type".`);
    const outside = !own && !/^[.#]/.test(name);
    if (outside && PURE.has(pack))
      faults.push(`${path}: ${pack} must not import ${name}; it has no dependency.`);
    if (outside && pack === 'lab' && !path.startsWith('packages/lab/src/node/'))
      faults.push(
        `${path}: lab must not import ${name} outside of src/node/; its main entry runs in a browser.`,
      );
    const target = name.startsWith('.') ? posix.join(posix.dirname(path), name) : null;
    if (target && !within(pack, target)) faults.push(`${path}: ${name} goes around the package's entry.`);
    else if (target) faults.push(...roomFaults(pack, path, target));
  }
  const code = source.replace(/\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/g, "''");
  if ((PURE.has(pack) || pack === 'lab') && !DRAWN.some((drawn) => path.startsWith(drawn))) {
    const [found] = INEXACT.exec(code) ?? [];
    if (found)
      faults.push(
        `${path}: ${found.trim()} is not allowed here: its last digit differs between engines, and bots and verdicts must not.`,
      );
  }
  if (PURE.has(pack)) {
    for (const [pattern, reason] of FORBIDDEN) {
      if (pattern === CONTINUATION && path.includes('/src/testkit/')) continue;
      if (pattern.test(code))
        faults.push(`${path}: ${pattern.exec(code)[0]} is not allowed here: ${reason}.`);
    }
  }
  return faults;
}

function* sourcesIn(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* sourcesIn(path);
    else if (/\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name)) yield path;
  }
}

/** Every broken rule in the sources of all packages. */
export function allFaults(root) {
  const packages = join(root, 'packages');
  return readdirSync(packages).flatMap((pack) => {
    const folder = join(packages, pack, 'src');
    try {
      readdirSync(folder);
    } catch {
      return [];
    }
    return [...sourcesIn(folder)].flatMap((path) =>
      faultsIn(pack, relative(root, path).split(sep).join('/'), readFileSync(path, 'utf8')),
    );
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const faults = allFaults(process.cwd());
  for (const fault of faults) console.error(fault);
  console.log(
    faults.length === 0 ? 'Layers: every import points the right way.' : `Layers: ${faults.length} faults.`,
  );
  process.exit(faults.length === 0 ? 0 : 1);
}
