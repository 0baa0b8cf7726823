/**
 * Which mutants there are, and which are tested. The sample follows from the seed and from what a mutant changes, not from its
 * line, so that it stays the same while other lines of a file move.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Instrumenter } from '@stryker-mutator/instrumenter';
import { GROUPS, NOT_MUTATED } from './suites.mjs';

const hash = (...parts) => createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16);

/** Silences Stryker's instrumenter. */
export const SILENT = { debug() {}, info() {}, warn() {}, error() {}, isDebugEnabled: () => false };

/** Every mutant of a group's sources, each named by what it changes. */
export async function mutantsOf(group, root) {
  const files = filesBelow(GROUPS[group].sources, root).map((name) => ({
    name,
    content: readFileSync(join(root, name), 'utf8'),
    mutate: true,
  }));
  const instrumenter = new Instrumenter(SILENT);
  const { mutants } = await instrumenter.instrument(files, {
    ignorers: [],
    excludedMutations: [],
    plugins: null,
  });
  const contents = new Map(files.map(({ name, content }) => [name, content.split('\n')]));
  const seen = new Map();
  return mutants.map(({ fileName: file, mutatorName: kind, replacement: after, location }) => {
    const before = textAt(contents.get(file), location);
    const change = hash(file, kind, before, after);
    const count = seen.get(change) ?? 0;
    seen.set(change, count + 1);
    return { name: `${change}-${count}`, file, kind, before, after, ...location };
  });
}

/** As many mutants as wanted, always the same ones for a seed. */
export function sampleOf(mutants, size, seed) {
  return mutants
    .map((mutant) => ({ mutant, place: hash(seed, mutant.name) }))
    .sort((a, b) => (a.place < b.place ? -1 : 1))
    .slice(0, size)
    .map(({ mutant }) => mutant);
}

/** What distinguishes a mutant from all others in one state of the sources. */
export const spotOf = ({ file, kind, after, start, end }) =>
  `${file}:${start.line}:${start.column}-${end.line}:${end.column} ${kind} ${after}`;

function filesBelow(folder, root) {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      return entry.isDirectory() ? filesBelow(path, root) : [path];
    })
    .filter((path) => path.endsWith('.ts') && !NOT_MUTATED.test(path));
}

/** The text between two places of a file. */
function textAt(lines, { start, end }) {
  if (start.line === end.line) return lines[start.line].slice(start.column, end.column);
  return [
    lines[start.line].slice(start.column),
    ...lines.slice(start.line + 1, end.line),
    lines[end.line].slice(0, end.column),
  ].join('\n');
}
