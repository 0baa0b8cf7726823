/** Files a user names: read and written with sentences instead of error codes. */
import type { Stats } from 'node:fs';
import {
  closeSync,
  existsSync,
  fsyncSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Text } from '@flotilla/table';
import { own, text } from '@flotilla/table';
import { RECORD_FORMAT, SEALED_FORMAT } from '@flotilla/table/run';
import { Failed } from './errors.ts';

/** Reads a text file. */
export function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new Failed(text('cli.file.notRead', { path, why: reasonOf(error) }));
  }
}

/** Reads a text file that may not exist; the text of one that is not a regular file, or cannot be read, is unknown. */
export function textAt(path: string): string | null {
  if (!existsSync(path)) return null;
  try {
    return thingAt(path)?.isFile() ? readFileSync(path, 'utf8') : '';
  } catch {
    return '';
  }
}

/**
 * Writes a text file completely or not at all, following links; something other than a regular file, such as a device, is written
 * to directly.
 */
export function writeText(path: string, contents: string): void {
  try {
    const there = thingAt(path);
    if (there && !there.isFile()) writeFileSync(path, contents);
    else replaceFile(throughLinks(path), contents);
  } catch (error) {
    throw error instanceof Failed
      ? error
      : new Failed(text('cli.file.notWritten', { path, why: reasonOf(error) }));
  }
}

/** Writes an export: over an older file, as tools usually do, but never over a saved game. */
export function writeOut(path: string, contents: string): void {
  const there = textAt(path);
  if (there?.includes(RECORD_FORMAT) || isSealed(there)) throw new Failed(text('cli.file.isSave', { path }));
  writeText(path, contents);
}

/** Whether a file's text is a game under a seal. */
export const isSealed = (contents: string | null): boolean => contents?.includes(SEALED_FORMAT) ?? false;

/** What is at a path; nothing if part of the path leads nowhere. */
export function kindOf(path: string): 'file' | 'folder' | 'other' | null {
  try {
    const there = thingAt(path);
    if (!there) return null;
    return there.isFile() ? 'file' : there.isDirectory() ? 'folder' : 'other';
  } catch {
    return null;
  }
}

const thingAt = (path: string): Stats | undefined => statSync(path, { throwIfNoEntry: false });

function replaceFile(path: string, contents: string): void {
  makeFolder(dirname(path), path);
  const draft = `${path}.${process.pid}.part`;
  try {
    writeSynced(draft, contents);
    renameSync(draft, path);
  } catch (error) {
    removeDraft(draft);
    throw error;
  }
  syncFolder(dirname(path));
}

/** Writes a file and waits until it is on disk: a file that replaces another must not be empty. */
function writeSynced(path: string, contents: string): void {
  const file = openSync(path, 'w');
  try {
    writeFileSync(file, contents);
    sync(file);
  } finally {
    closeSync(file);
  }
}

/** Some disks cannot be told to write at once; writing later is not an error. */
const CANNOT_SYNC = ['EINVAL', 'ENOSYS', 'ENOTSUP', 'EOPNOTSUPP', 'EPERM', 'EBADF'];

function sync(file: number): void {
  try {
    fsyncSync(file);
  } catch (error) {
    if (!CANNOT_SYNC.includes(codeOf(error))) throw error;
  }
}

/** Writes a folder to disk, so that a new name in it lasts, where a folder can be opened for that. */
function syncFolder(folder: string): void {
  try {
    const opened = openSync(folder, 'r');
    try {
      sync(opened);
    } finally {
      closeSync(opened);
    }
  } catch {
    // The file itself is on disk; its name follows in the system's own time.
  }
}

/** Removes a draft; whatever kept it from being written may also keep it from being removed. */
function removeDraft(draft: string): void {
  try {
    rmSync(draft, { force: true });
  } catch {
    // The error reported is why it could not be written.
  }
}

/** Minutes after which a draft counts as abandoned. */
const DRAFT_MINUTES = 10;

/** Removes the drafts left in a folder by programs that were killed while writing. */
export function sweepDrafts(folder: string): void {
  try {
    for (const name of readdirSync(folder)) {
      const draft = join(folder, name);
      const old = Date.now() - DRAFT_MINUTES * 60_000;
      if (/\.json\.\d+\.part$/.test(name) && (thingAt(draft)?.mtimeMs ?? 0) < old) removeDraft(draft);
    }
  } catch {
    // Drafts take room and harm nobody.
  }
}

/** Where a path leads when its links are followed, even to a file that does not exist yet. */
function throughLinks(path: string): string {
  if (thingAt(path)) return realpathSync(path);
  if (!lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink()) return path;
  return throughLinks(resolve(realpathSync(dirname(path)), readlinkSync(path)));
}

/** Makes a folder and those above it, one after another, for a file to be put there. */
function makeFolder(folder: string, path: string): void {
  if (thingAt(folder)) return;
  makeFolder(dirname(folder), path);
  try {
    mkdirSync(folder);
  } catch {
    if (thingAt(folder)?.isDirectory()) return;
    const why = text('cli.file.noFolder', { folder });
    throw new Failed(text('cli.file.notWritten', { path, why }));
  }
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'missing',
  EACCES: 'forbidden',
  EPERM: 'forbidden',
  EISDIR: 'isFolder',
  ENOTDIR: 'notAFolder',
  EEXIST: 'notAFolder',
  ELOOP: 'circle',
  ENOSPC: 'full',
  EDQUOT: 'full',
  EROFS: 'readOnly',
  EIO: 'broken',
  ENAMETOOLONG: 'longName',
};

const codeOf = (error: unknown): string => String((error as { code?: unknown }).code ?? '');

/** Why something could not be done with a file, in words. */
export function reasonOf(error: unknown): Text {
  const reason = own(REASONS, codeOf(error));
  if (reason !== undefined) return text(`cli.file.${reason}`);
  return error instanceof Error ? error.message : String(error);
}
