/** Files a user names: read and written with sentences instead of error codes. */
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { Failed } from './errors.ts';

/** Reads a text file. */
export function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new Failed(`${path} cannot be read: ${reasonOf(error)}.`);
  }
}

/** Writes a text file whole or not at all. */
export function writeText(path: string, text: string): void {
  try {
    mkdirSync(dirname(path), { recursive: true });
    const draft = `${path}.${process.pid}.part`;
    writeFileSync(draft, text);
    renameSync(draft, path);
  } catch (error) {
    throw new Failed(`${path} cannot be written: ${reasonOf(error)}.`);
  }
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  EACCES: 'it is not permitted',
  EPERM: 'it is not permitted',
  EISDIR: 'it is a folder',
  ENOTDIR: 'a part of its path is not a folder',
  ENOSPC: 'the disk is full',
  EROFS: 'the disk is read-only',
};

function reasonOf(error: unknown): string {
  const code = (error as { code?: string }).code ?? '';
  return REASONS[code] ?? (error instanceof Error ? error.message : String(error));
}
