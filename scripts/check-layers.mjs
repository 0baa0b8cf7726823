/**
 * Fails when an import points the wrong way. `table` ← `companion` ← games ← `lab` ← `cli`/`web`/`server`; a game imports no other game; kernel,
 * companion and games touch no I/O, clock, DOM or source of chance of their own; the lab's parts for Node stay behind their own entry; the site
 * knows the types of `protocol` only.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, posix, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gamesIn } from '../packages/lab/discover.mjs';

const GAMES = gamesIn().map(({ path }) => basename(path));

/** What the sources of each package may import. */
export const ALLOWED = {
  table: [],
  companion: ['table'],
  ...Object.fromEntries(GAMES.map((game) => [game, ['table', 'companion']])),
  lab: ['table', 'companion'],
  cli: ['table', 'companion', 'lab', 'protocol', 'host', 'server', ...GAMES],
  client: ['table', 'companion', 'lab', 'host'],
  web: ['table', 'companion', 'lab', 'protocol', 'host', 'client', ...GAMES],
  protocol: ['table'],
  host: ['table'],
  server: ['table', 'companion', 'lab', 'protocol', 'host'],
};

/** Packages of which another may know the types only: what they import would be loaded by a browser. */
const TYPES_ONLY = { web: ['protocol'] };

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
    if (name.startsWith('.') && !within(pack, posix.join(posix.dirname(path), name)))
      faults.push(`${path}: ${name} goes around the package's entry.`);
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
