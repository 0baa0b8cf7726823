/** What a release is made of: the bill of materials (CycloneDX, by npm) and the licences, both from the lock file alone. */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The bill npm writes for a folder with a lock file. */
function npmBill(folder) {
  const args = ['sbom', '--sbom-format=cyclonedx', '--package-lock-only'];
  const { status, stdout, stderr } = spawnSync('npm', args, {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`npm sbom failed: ${stderr}`);
  return JSON.parse(stdout);
}

/** The packages whose fonts the site takes along, though they are only needed to build it. */
const fontsIn = (folder) => {
  const styles = readFileSync(join(folder, 'packages', 'ui', 'src', 'style', 'fonts.css'), 'utf8');
  return new Set([...styles.matchAll(/"(@fontsource\/[\w-]+)\//g)].map(([, name]) => name));
};

const byRef = (a, b) => (a['bom-ref'] ?? a.ref).localeCompare(b['bom-ref'] ?? b.ref, 'en');

const isTool = ({ properties = [] }) =>
  properties.some(({ name, value }) => name === 'cdx:npm:package:development' && value === 'true');

/**
 * The bill of everything that runs, fonts included, without time, number or folder of the moment. Tools are taken out here, not by
 * npm's `--omit=dev`, which also takes out what runs and is a tool besides.
 */
export function billOf(folder) {
  const { serialNumber: _, metadata, components, dependencies, ...rest } = npmBill(folder);
  const { timestamp: __, component, ...facts } = metadata;
  const fonts = fontsIn(folder);
  const kept = components
    .filter((one) => !isTool(one) || fonts.has(one.name))
    .map((one) => (fonts.has(one.name) ? { ...one, scope: 'required', properties: [] } : one));
  if (kept.filter(({ name }) => fonts.has(name)).length !== fonts.size)
    throw new Error('The lock file lacks a font that the site uses.');
  const refs = new Set([component['bom-ref'], ...kept.map((one) => one['bom-ref'])]);
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return {
    ...rest,
    metadata: { ...facts, component: { ...component, name: manifest.name } },
    components: kept.sort(byRef),
    dependencies: dependencies
      .filter(({ ref }) => refs.has(ref))
      .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter((one) => refs.has(one)).sort() }))
      .sort(byRef),
  };
}

const LICENCE = /^(?:licen[cs]e|copying|ofl)/i;

/** The text of the licence in a package's folder; null when the package brings none. */
function licenceText(folder) {
  const file = readdirSync(folder)
    .filter((name) => LICENCE.test(name))
    .sort()[0];
  return file === undefined ? null : readFileSync(join(folder, file), 'utf8').trim();
}

const names = ({ license = {}, expression }) => expression ?? license.id ?? license.name;

/**
 * Every part of others with its licence and the text of it, from an installed checkout. Parts for one kind of machine are listed
 * without: which of them are installed depends on the machine.
 */
export function licencesOf({ components }, lock, installed) {
  const places = Object.entries(lock.packages).filter(([place]) => place.includes('node_modules/'));
  const parts = components
    .filter(({ purl }) => !purl.startsWith('pkg:npm/%40flotilla/'))
    .map(({ name, version, licenses = [] }) => {
      const [place, entry] = places.find(
        ([at, found]) => at.endsWith(`node_modules/${name}`) && found.version === version,
      ) ?? [null, {}];
      const title = `${name} ${version}: ${licenses.map(names).join(' ') || 'no licence stated'}`;
      const text = place === null || entry.os || entry.cpu ? null : licenceText(join(installed, place));
      return { title, text };
    });
  const without = (licence) => parts.filter(({ title }) => title.endsWith(licence));
  if (without('no licence stated').length > 0)
    throw new Error(
      `Nobody says under which licence this may be used: ${without('no licence stated')[0].title}`,
    );
  const texts = parts
    .filter(({ text }) => text !== null)
    .map(({ title, text }) => `## ${title}\n\n${text}\n`);
  return [
    'Flotilla itself is under the MIT licence (LICENSE). These parts of others go with it:\n',
    ...parts.map(({ title }) => `* ${title}`),
    '',
    ...texts,
  ].join('\n');
}
