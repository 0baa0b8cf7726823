/** Which packages of the lock file are not installed on this machine. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** This machine in the terms of the lock file. */
export const thisMachine = () => ({
  os: process.platform,
  cpu: process.arch,
  libc: process.report.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl',
});

const allows = (list, name) =>
  !list || (list.some((entry) => entry === name || entry === 'any') && !list.includes(`!${name}`));

/** Whether a package of the lock file is meant for a machine; those for other machines are never installed. */
const isFor = ({ os, cpu, libc }, machine) =>
  allows(os, machine.os) &&
  allows(cpu, machine.cpu) &&
  (machine.os !== 'linux' || allows(libc, machine.libc));

const isSame = (wanted, found) =>
  found !== undefined &&
  (wanted.link === true
    ? found.link === true && found.resolved === wanted.resolved
    : found.version === wanted.version);

/** The places in `node_modules` where the lock file differs from what is installed. */
export const differences = (lock, installed, machine) =>
  Object.entries(lock.packages)
    .filter(([place, entry]) => place.includes('node_modules/') && isFor(entry, machine))
    .filter(([place, entry]) => !isSame(entry, installed.packages[place]))
    .map(([place]) => place);

const read = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : { packages: {} });

/** Everything under a project's root that is missing or of another version; empty when nothing needs installing. */
export function missingFrom(root, machine = thisMachine()) {
  const lock = read(join(root, 'package-lock.json'));
  const installed = read(join(root, 'node_modules', '.package-lock.json'));
  const changed = new Set(differences(lock, installed, machine));
  return Object.entries(lock.packages)
    .filter(([place, entry]) => place.includes('node_modules/') && isFor(entry, machine))
    .map(([place]) => place)
    .filter((place) => changed.has(place) || !existsSync(join(root, place, 'package.json')));
}
