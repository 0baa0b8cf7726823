/**
 * After the build: the version written into the page, the page again as 404.html for deep links, and the service worker
 * with the list of all files.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const WORKER = fileURLToPath(new URL('../src/offline/worker.js', import.meta.url));

/** Files that need not be there without a network. */
const leftOut = (file: string): boolean =>
  file === '404.html' || file === 'sw.js' || file.startsWith('.vite/') || /\.(?:map|br|gz)$/.test(file);

/** Every file below a folder, with forward slashes, sorted. */
function filesIn(folder: string, prefix = ''): string[] {
  return readdirSync(join(folder, prefix), { withFileTypes: true })
    .flatMap((entry) =>
      entry.isDirectory() ? filesIn(folder, `${prefix}${entry.name}/`) : [prefix + entry.name],
    )
    .sort();
}

const MARK = /\s*<meta name="site-version" content="[^"]*">/;

/** Tells the page which version it is of. */
const stamped = (html: string, version: string): string =>
  html.replace(MARK, '').replace('</head>', `  <meta name="site-version" content="${version}">\n  </head>`);

/** Writes `404.html` and `sw.js` into a built site; the version is a hash over the contents of all files. */
export function stampRelease(out: string): void {
  const files = filesIn(out).filter((file) => !leftOut(file));
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update(readFileSync(join(out, file)));
  const version = hash.digest('hex').slice(0, 16);
  const page = stamped(readFileSync(join(out, 'index.html'), 'utf8'), version);
  for (const name of ['index.html', '404.html']) writeFileSync(join(out, name), page);
  const script = readFileSync(WORKER, 'utf8')
    .replace("'VERSION'", JSON.stringify(version))
    .replace("['FILES']", JSON.stringify(files));
  writeFileSync(join(out, 'sw.js'), script);
}

/** Stamps the site when it is built. */
export function offline(): Plugin {
  let out = '';
  return {
    name: 'flotilla-offline',
    apply: 'build',
    configResolved(config) {
      out = resolve(config.root, config.build.outDir);
    },
    closeBundle: () => stampRelease(out),
  };
}
