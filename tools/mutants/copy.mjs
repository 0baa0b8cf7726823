/** A copy of the project to mutate: sources are rewritten there, never in the checkout. */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Copies what git knows, or could know, and links to what is installed; the packages find each other inside the copy. */
export function copyOf(root) {
  const copy = mkdtempSync(join(tmpdir(), 'flotilla-mutants-'));
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
  })
    .toString()
    .split('\0')
    .filter((file) => file !== '' && existsSync(join(root, file)));
  for (const file of files) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(root, file), join(copy, file));
  }
  linkAll(join(root, 'node_modules'), join(copy, 'node_modules'), (name) => name !== '@flotilla');
  linkAll(join(root, 'tools/mutants/node_modules'), join(copy, 'tools/mutants/node_modules'), () => true);
  mkdirSync(join(copy, 'node_modules/@flotilla'));
  for (const pack of readdirSync(join(copy, 'packages')))
    symlinkSync(join('../../packages', pack), join(copy, 'node_modules/@flotilla', pack));
  // Threads and other programs run what was compiled from the sources as they are.
  for (const pack of readdirSync(join(copy, 'packages'))) {
    const compiled = join('packages', pack, 'dist');
    if (existsSync(join(root, compiled))) symlinkSync(join(root, compiled), join(copy, compiled));
  }
  return copy;
}

function linkAll(from, to, take) {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) if (take(name)) symlinkSync(join(from, name), join(to, name));
}
