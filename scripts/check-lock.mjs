/**
 * The lock file: each package that npm may fetch carries the hash (integrity) it must have. Those whose hash was not available
 * are listed here by name and version; they are optional parts of build tools for other platforms. Usage: node
 * scripts/check-lock.mjs
 */
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

/** What the registry this lock file was made with does not hold in the version that is locked. */
export const WITHOUT_INTEGRITY = [
  ...['android-arm64', 'android-x64', 'darwin-arm64', 'darwin-x64', 'win32-arm64', 'win32-x64'].map(
    (platform) => `@biomejs/cli-${platform}@2.6.6`,
  ),
  ...[
    'android-arm-eabi',
    'android-arm64',
    'darwin-arm64',
    'darwin-x64',
    'freebsd-x64',
    'linux-arm-gnueabihf',
    'linux-ppc64-gnu',
    'linux-s390x-gnu',
    'openharmony-arm64',
    'wasm32-wasi',
    'win32-arm64-msvc',
    'win32-x64-msvc',
  ].map((platform) => `@rolldown/binding-${platform}@1.2.19`),
];

/** Everything that is wrong with the entries of a lock file, as sentences. */
export function lockFaults({ packages }, exceptions = WITHOUT_INTEGRITY) {
  const fetched = Object.entries(packages)
    .filter(([path, entry]) => path.includes('node_modules/') && !entry.link)
    .map(([path, entry]) => ({ ...entry, id: `${path.split('node_modules/').at(-1)}@${entry.version}` }));
  const bare = fetched.filter(({ integrity }) => !integrity);
  const ids = new Set(bare.map(({ id }) => id));
  return [
    ...fetched
      .filter(({ integrity }) => integrity && !/^sha512-[\w+/]{86}==$/.test(integrity))
      .map(({ id }) => `${id} has an integrity that is no SHA-512 hash.`),
    ...bare
      .filter(({ id }) => !exceptions.includes(id))
      .map(({ id }) => `${id} has no integrity: ask for it with "npm view ${id} dist.integrity".`),
    ...bare
      .filter(({ id, optional }) => exceptions.includes(id) && !optional)
      .map(({ id }) => `${id} has no integrity, but the project cannot do without it.`),
    ...exceptions
      .filter((id) => !ids.has(id))
      .map((id) => `${id} is listed in scripts/check-lock.mjs as one without integrity, and is not.`),
  ];
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const faults = lockFaults(JSON.parse(readFileSync('package-lock.json', 'utf8')));
  for (const fault of faults) console.error(fault);
  console.log(
    `Without integrity, since it could not be had (${WITHOUT_INTEGRITY.length}):\n${WITHOUT_INTEGRITY.join('\n')}`,
  );
  process.exitCode = faults.length === 0 ? 0 : 1;
}
