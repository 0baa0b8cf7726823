import type * as fs from 'node:fs';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { writeText } from './files.ts';

const { done, faults } = vi.hoisted(() => ({ done: [] as string[], faults: new Map<string, string>() }));

vi.mock('node:fs', async (original) => {
  const real = await original<typeof fs>();
  const noted =
    <A extends unknown[], R>(name: string, act: (...args: A) => R) =>
    (...args: A): R => {
      done.push(name);
      const code = faults.get(name);
      if (code !== undefined) throw Object.assign(new Error(`${code}: raw words of the system`), { code });
      return act(...args);
    };
  return {
    ...real,
    writeFileSync: noted('write', real.writeFileSync),
    fsyncSync: noted('sync', real.fsyncSync),
    renameSync: noted('rename', real.renameSync),
  };
});

const folder = mkdtempSync(join(tmpdir(), 'flotilla-files-'));
const path = join(folder, 'save.json');
afterAll(() => rmSync(folder, { recursive: true, force: true }));
beforeEach(() => {
  done.length = 0;
  faults.clear();
});

test('a file is on the disk before it takes its place, and its place on the disk afterwards', () => {
  writeText(path, 'one');
  expect(done).toEqual(['write', 'sync', 'rename', 'sync']);
  expect(readFileSync(path, 'utf8')).toBe('one');
});

test.each([
  ['write', 'ENOSPC', 'the disk is full'],
  ['write', 'EDQUOT', 'the disk is full'],
  ['write', 'EROFS', 'the disk is read-only'],
  ['sync', 'EIO', 'the disk reports a fault'],
  ['sync', 'ENOSPC', 'the disk is full'],
  ['rename', 'EACCES', 'it is not permitted'],
])('a %s that fails with %s leaves the file as it was and says: %s', (step, code, why) => {
  writeText(path, 'before');
  faults.set(step, code);
  expect(() => writeText(path, 'after')).toThrow(`${path} cannot be written: ${why}.`);
  expect(readFileSync(path, 'utf8')).toBe('before');
});

test('a disk that cannot be told to write at once is no fault', () => {
  faults.set('sync', 'EINVAL');
  writeText(path, 'later');
  expect(readFileSync(path, 'utf8')).toBe('later');
});
