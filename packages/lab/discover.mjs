/**
 * Finds the games and their screens. A package is a game when its manifest has a field `flotilla`, and brings screens for one when it
 * has a field `flotilla-screens`; nothing else lists them. In the checkout the
 * neighbours of this package are the workspaces; when installed from a registry, they are the other packages of the same scope.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder that holds this package and its neighbours. */
export const NEIGHBOURS = dirname(dirname(fileURLToPath(import.meta.url)));

/** The manifests of all packages in a folder, with their paths, by name. */
export function packagesIn(folder = NEIGHBOURS) {
  return readdirSync(folder)
    .sort()
    .map((name) => join(folder, name))
    .filter((path) => existsSync(join(path, 'package.json')))
    .map((path) => ({ path, manifest: JSON.parse(readFileSync(join(path, 'package.json'), 'utf8')) }));
}

/** What is wrong with a manifest's entry about its game; null when nothing is. */
function faultOf({ export: name, title, about }) {
  if (typeof name !== 'string') return 'does not name the export that holds the game ("export")';
  if (typeof title !== 'string') return 'has no "title"';
  if (typeof about?.en !== 'string') return 'says nothing "about" the game in English ("en")';
  return null;
}

/** Every game in a folder of packages, in the order in which they are offered: by `order`, then by title. */
export function gamesIn(folder = NEIGHBOURS) {
  return packagesIn(folder)
    .filter(({ manifest }) => manifest.flotilla !== undefined)
    .map(({ path, manifest }) => {
      const fault = faultOf(manifest.flotilla);
      if (fault) throw new Error(`The field "flotilla" of ${join(path, 'package.json')} ${fault}.`);
      const id = manifest.name.split('/').at(-1);
      return { id, package: manifest.name, path, order: Number.POSITIVE_INFINITY, ...manifest.flotilla };
    })
    .sort((a, b) => (a.order === b.order ? a.title.localeCompare(b.title, 'en') : a.order - b.order));
}

/** Every package that brings screens for a game, with the names of what it brings: those of its exports. */
export function screensIn(folder = NEIGHBOURS) {
  return packagesIn(folder)
    .filter(({ manifest }) => manifest['flotilla-screens'] !== undefined)
    .map(({ path, manifest }) => ({
      game: manifest['flotilla-screens'],
      package: manifest.name,
      path,
      brings: Object.keys(manifest.exports).map((name) => name.replace('./', '')),
    }));
}
