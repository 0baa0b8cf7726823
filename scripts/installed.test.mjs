import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { missingFrom } from './installed.mjs';

const LINUX = { os: 'linux', cpu: 'x64', libc: 'glibc' };
const TOOL = { version: '1.0.0' };
let root;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'flotilla-installed-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function write(path, content) {
  const file = join(root, path);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, JSON.stringify(content));
}

function lay(wanted, installed) {
  write('package-lock.json', { packages: { '': {}, ...wanted } });
  write('node_modules/.package-lock.json', { packages: installed });
  for (const place of Object.keys(installed)) write(`${place}/package.json`, {});
}

describe('what is missing from an installation', () => {
  it('is nothing when every package of the lock file is there', () => {
    lay({ 'node_modules/a': TOOL, 'packages/own': {} }, { 'node_modules/a': TOOL });
    expect(missingFrom(root, LINUX)).toEqual([]);
  });

  it('is everything when nothing was installed', () => {
    write('package-lock.json', { packages: { '': {}, 'node_modules/a': TOOL } });
    expect(missingFrom(root, LINUX)).toEqual(['node_modules/a']);
  });

  it('is a package of another version, and one whose folder was taken away', () => {
    lay(
      { 'node_modules/a': TOOL, 'node_modules/b': TOOL, 'node_modules/c': TOOL },
      { 'node_modules/a': TOOL, 'node_modules/b': { version: '0.9.0' }, 'node_modules/c': TOOL },
    );
    rmSync(join(root, 'node_modules/c'), { recursive: true });
    expect(missingFrom(root, LINUX)).toEqual(['node_modules/b', 'node_modules/c']);
  });

  it('is a workspace that is not linked yet', () => {
    const link = { resolved: 'packages/own', link: true };
    lay({ 'node_modules/@house/own': link }, {});
    expect(missingFrom(root, LINUX)).toEqual(['node_modules/@house/own']);
    lay({ 'node_modules/@house/own': link }, { 'node_modules/@house/own': link });
    expect(missingFrom(root, LINUX)).toEqual([]);
  });

  it('is not what is meant for another machine', () => {
    const wanted = {
      'node_modules/mac': { ...TOOL, optional: true, os: ['darwin'] },
      'node_modules/arm': { ...TOOL, optional: true, os: ['linux'], cpu: ['arm64'] },
      'node_modules/musl': { ...TOOL, optional: true, os: ['linux'], cpu: ['x64'], libc: ['musl'] },
      'node_modules/here': { ...TOOL, optional: true, os: ['linux'], cpu: ['x64'], libc: ['glibc'] },
    };
    lay(wanted, {});
    expect(missingFrom(root, LINUX)).toEqual(['node_modules/here']);
  });
});
