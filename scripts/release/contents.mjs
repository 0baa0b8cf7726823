/** What goes into which archive, copied from a built tree. */
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Leaves out what only builds and tests read. */
const isUsed = (path) => !/(?:^|[\\/])(?:\.vite|\.tsbuildinfo|[^\\/]+\.d\.ts)$/.test(path);

function copy(from, to, name) {
  const target = join(to, name);
  mkdirSync(dirname(target), { recursive: true });
  cpSync(join(from, name), target, { recursive: true, filter: isUsed });
}

/** The site: everything a file server needs, and the licences of what is in it. */
export function layOutSite(built, folder, licences) {
  cpSync(join(built, 'packages', 'web', 'dist'), folder, { recursive: true, filter: isUsed });
  copy(built, folder, 'LICENSE');
  writeFileSync(join(folder, 'LICENCES.txt'), licences);
}

/** Files of the project's root without which the server cannot be installed, started or looked after. */
const OF_THE_ROOT = [
  ...['package-lock.json', 'LICENSE', '.env.example', '.npmrc', 'bin/flotilla.mjs'],
  ...['scripts/serve.mjs', 'scripts/serving.mjs', 'docs/running-a-server.md'],
];

/** The server with site and command line, built; only what npm fetches is missing, and the lock file says what that is. */
export function layOutServer(built, folder, licences) {
  for (const name of OF_THE_ROOT) copy(built, folder, name);
  const manifest = JSON.parse(readFileSync(join(built, 'package.json'), 'utf8'));
  const scripts = { start: 'exec node scripts/serve.mjs' };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify({ ...manifest, scripts }, null, 2)}\n`);
  writeFileSync(join(folder, 'LICENCES.txt'), licences);
  for (const name of readdirSync(join(built, 'packages')).sort()) {
    const path = join('packages', name);
    if (!existsSync(join(built, path, 'package.json'))) continue;
    copy(built, folder, join(path, 'package.json'));
    const { files } = JSON.parse(readFileSync(join(built, path, 'package.json'), 'utf8'));
    for (const file of files.filter((one) => !one.startsWith('!') && one !== 'src'))
      if (existsSync(join(built, path, file))) copy(built, folder, join(path, file));
  }
}
