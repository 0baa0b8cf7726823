/** Files a user names: read and written with sentences instead of error codes. */
import type { Stats } from 'node:fs';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Text } from '@flotilla/table';
import { RECORD_FORMAT, SEALED_FORMAT, text } from '@flotilla/table';
import { Failed } from './errors.ts';

/** Reads a text file. */
export function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new Failed(text('cli.file.notRead', { path, why: reasonOf(error) }));
  }
}

/** Reads a text file that may not be there; what is no regular file, or cannot be read, holds an unknown text. */
export function textAt(path: string): string | null {
  if (!existsSync(path)) return null;
  try {
    return thingAt(path)?.isFile() ? readFileSync(path, 'utf8') : '';
  } catch {
    return '';
  }
}

/** Writes a text file whole or not at all, through links; what is no regular file, such as a device, is written into. */
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

/** Writes what somebody wants written out: over an older file as usual tools do, but never over a saved game. */
export function writeOut(path: string, contents: string): void {
  const there = textAt(path);
  if (there?.includes(RECORD_FORMAT) || isSealed(there)) throw new Failed(text('cli.file.isSave', { path }));
  writeText(path, contents);
}

/** Whether a file's text is a game under a seal. */
export const isSealed = (contents: string | null): boolean => contents?.includes(SEALED_FORMAT) ?? false;

const thingAt = (path: string): Stats | undefined => statSync(path, { throwIfNoEntry: false });

function replaceFile(path: string, contents: string): void {
  makeFolder(dirname(path), path);
  const draft = `${path}.${process.pid}.part`;
  try {
    writeFileSync(draft, contents);
    renameSync(draft, path);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
}

/** Where a path leads to when its links are followed, also one to a file that is not there yet. */
function throughLinks(path: string): string {
  if (thingAt(path)) return realpathSync(path);
  if (!lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink()) return path;
  return throughLinks(resolve(realpathSync(dirname(path)), readlinkSync(path)));
}

/** Makes a folder and those above it, one after the other, for a file that shall stand there. */
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
  EROFS: 'readOnly',
};

function reasonOf(error: unknown): Text {
  const reason = REASONS[(error as { code?: string }).code ?? ''];
  if (reason !== undefined) return text(`cli.file.${reason}`);
  return error instanceof Error ? error.message : String(error);
}
