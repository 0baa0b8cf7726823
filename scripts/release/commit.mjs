/** The commit that is released: its time, its files without anything of the working folder, its tag. */
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { gnuTar } from './archive.mjs';

/** Git in a checkout; what it says, or its complaint as an error. */
export function git(root, args, options = {}) {
  const { status, stdout, stderr, error } = spawnSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 512 * 1024 * 1024,
    ...options,
  });
  if (error) throw new Error('A release is made of a commit and needs git.');
  if (status !== 0) throw new Error(`git ${args[0]} failed: ${String(stderr).trim()}`);
  return stdout;
}

/** The commit of a checkout, and whether there are changes that are not in it. */
export const commitOf = (root) => ({
  id: git(root, ['rev-parse', 'HEAD']).trim(),
  seconds: Number(git(root, ['log', '-1', '--format=%ct']).trim()),
  changed: git(root, ['status', '--porcelain']).trim() !== '',
});

/** Writes the files of a commit into a folder. */
export function exportCommit(root, id, folder) {
  mkdirSync(folder, { recursive: true });
  const input = git(root, ['archive', '--format=tar', id], { encoding: 'buffer' });
  const { status } = spawnSync(gnuTar(), ['--extract', '--file=-', '-C', folder], { input });
  if (status !== 0) throw new Error(`The files of ${id} could not be written.`);
}

/** Marks the commit with the version; an existing mark on another commit is refused by git. Nothing is pushed. */
export function tagCommit(root, { id, changed }, version, notes) {
  if (changed)
    throw new Error('There are changes that are not in the commit: commit them before it is tagged.');
  git(root, ['tag', '--annotate', '--cleanup=verbatim', '--message', notes, `v${version}`, id]);
}
