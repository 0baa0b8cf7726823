/** Archives with the same bytes wherever and whenever they are made: sorted, of one time, of nobody, with plain rights. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const SAME = [
  '--format=ustar',
  '--sort=name',
  '--owner=0',
  '--group=0',
  '--numeric-owner',
  '--mode=a+rX,u+w,go-w',
];
/** More than any archive of ours. */
const MOST_BYTES = 512 * 1024 * 1024;

/** The name of the GNU tar of this machine; undefined where there is none. */
export const gnuTarHere = () =>
  ['tar', 'gtar'].find((name) =>
    spawnSync(name, ['--version'], { encoding: 'utf8' }).stdout?.includes('GNU tar'),
  );

/** The GNU tar of this machine; a sentence where there is none, since no other sorts its entries. */
export function gnuTar() {
  const found = gnuTarHere();
  if (found) return found;
  throw new Error('A release needs GNU tar, as "tar" or "gtar"; on a Mac: brew install gnu-tar.');
}

function tar(args, input) {
  const { status, stdout, stderr } = spawnSync(gnuTar(), args, { input, maxBuffer: MOST_BYTES });
  if (status !== 0) throw new Error(`tar failed: ${stderr}`);
  return stdout;
}

/** Packs the folder `name` of `parent` into a file; every entry has the time `seconds`. */
export function pack(file, parent, name, seconds) {
  const packed = tar([...SAME, `--mtime=@${seconds}`, '--create', '--file=-', '-C', parent, name]);
  writeFileSync(file, gzipSync(packed, { level: 9 }));
}

/** Unpacks an archive into a folder, which it makes; the first folder of the archive is left out. */
export function unpack(file, folder) {
  mkdirSync(folder, { recursive: true });
  tar(['--extract', '--gzip', '--file=-', '--strip-components=1', '-C', folder], readFileSync(file));
}

/** The SHA-256 of a file. */
export const sumOf = (file) => createHash('sha256').update(readFileSync(file)).digest('hex');
