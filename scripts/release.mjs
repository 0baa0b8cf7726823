/**
 * Makes a version into release/VERSION: notes, site, server, kernel, bill of materials, licences, and the sums of them all. It is
 * built from the last commit in a clean folder by the steps of the Containerfile, as another user where that is possible (by
 * root), and then tried as somebody would who has only the archives. The same commit gives the same bytes under the same Node and npm.
 * Needs Node, npm, git and GNU tar. Usage: npm run release -- [--tag] [--out FOLDER] [--untried]
 */
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { browserFor } from './browser.mjs';
import { say } from './ready.mjs';
import { gnuTar, pack, sumOf } from './release/archive.mjs';
import { billOf, licencesOf } from './release/bill.mjs';
import { commitOf, exportCommit, tagCommit } from './release/commit.mjs';
import { cleanEnv, folderFor, follow, otherUser, runAs } from './release/containerfile.mjs';
import { layOutServer, layOutSite } from './release/contents.mjs';
import { notesOf } from './release/notes.mjs';
import { tryContainer, tryServer, trySite } from './release/trials.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** What authors of games install; packed by npm, whose archives are the same every time. */
const FOR_AUTHORS = ['table', 'companion'];

const json = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** Builds a commit in a clean folder as its Containerfile says. */
function build(work, commit, user) {
  const [source, home, image] = ['source', 'home', 'image'].map((name) => join(work, name));
  exportCommit(root, commit.id, source);
  for (const folder of [home, image]) folderFor(user, folder);
  const text = readFileSync(join(source, 'Containerfile'), 'utf8');
  return follow(text, { root: image, source, user, env: cleanEnv(home), say });
}

/** Writes everything a version consists of into a folder; the names of the files. */
function write(out, work, built, { seconds }) {
  const { version } = json(join(built.cwd, 'package.json'));
  const notes = notesOf(readFileSync(join(built.cwd, 'CHANGELOG.md'), 'utf8'), version);
  const bill = billOf(built.cwd);
  const licences = licencesOf(bill, json(join(built.cwd, 'package-lock.json')), root);
  const archives = { site: layOutSite, server: layOutServer };
  for (const [what, layOut] of Object.entries(archives)) {
    const name = `flotilla-${what}-${version}`;
    layOut(built.cwd, join(work, 'laid', name), licences);
    pack(join(out, `${name}.tar.gz`), join(work, 'laid'), name, seconds);
  }
  for (const name of FOR_AUTHORS)
    runAs(null, `npm pack --silent --pack-destination '${out}'`, {
      cwd: join(built.cwd, 'packages', name),
      env: process.env,
    });
  writeFileSync(join(out, 'CHANGES.md'), notes);
  writeFileSync(join(out, 'sbom.cdx.json'), `${JSON.stringify(bill, null, 2)}\n`);
  writeFileSync(join(out, 'LICENCES.txt'), licences);
  const files = readdirSync(out).sort();
  writeFileSync(
    join(out, 'SHA256SUMS'),
    files.map((file) => `${sumOf(join(out, file))}  ${file}\n`).join(''),
  );
  return { version, notes };
}

/** Tries the archives in folders of their own. */
async function tryOut(out, work, built, user, version) {
  say('Trying the server where the Containerfile left it …');
  await tryContainer(built, user);
  say('Trying the server from its archive: npm ci --omit=dev, npm start …');
  await tryServer(join(out, `flotilla-server-${version}.tar.gz`), join(work, 'tried'), user);
  const browser = browserFor({ must: Boolean(process.env.CI) });
  if (!browser) return say('THE SITE WAS NOT TRIED: no Chromium was found and none could be installed.');
  say('Trying every address of the site from its archive …');
  trySite(join(out, `flotilla-site-${version}.tar.gz`), join(work, 'site'), { root, browser });
}

/** Makes a version of a commit, the last one unless told; returns where it lies. */
export async function release({
  tag = false,
  untried = false,
  out = join(root, 'release'),
  commit = commitOf(root),
} = {}) {
  gnuTar();
  if (commit.changed) say('There are changes that are not committed; they are not part of this release.');
  const user = otherUser();
  if (!user) say('Only root can act as somebody else; the steps of the Containerfile run as you.');
  const work = mkdtempSync(join(tmpdir(), 'flotilla-release-'));
  try {
    chmodSync(work, 0o755);
    const built = build(work, commit, user);
    const folder = join(resolve(out), json(join(built.cwd, 'package.json')).version);
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    const { version, notes } = write(folder, work, built, commit);
    if (!untried) await tryOut(folder, work, built, user, version);
    if (tag) tagCommit(root, commit, version, notes);
    say(`Flotilla ${version} is in ${folder}${tag ? `, and tagged v${version}; nothing was pushed` : ''}.`);
    return folder;
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const options = { tag: { type: 'boolean' }, untried: { type: 'boolean' }, out: { type: 'string' } };
  try {
    await release(parseArgs({ options }).values);
  } catch (error) {
    say(error.message);
    process.exitCode = 1;
  }
}
