/** Whole releases of the last commit: tried as somebody would who has only the archives, and the same bytes twice. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { release } from './release.mjs';

const HALF_AN_HOUR = 1_800_000;
let folder;
let first;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'flotilla-releases-'));
  first = await release({ out: join(folder, 'first') });
}, HALF_AN_HOUR);
afterAll(() => rmSync(folder, { recursive: true }));

describe('a release', () => {
  it('has passed its own trials, and holds notes, site, server, kernel, bill of materials, licences and sums', () => {
    const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
    expect(readdirSync(first).sort()).toEqual([
      'CHANGES.md',
      'LICENCES.txt',
      'SHA256SUMS',
      `flotilla-companion-${version}.tgz`,
      `flotilla-server-${version}.tar.gz`,
      `flotilla-site-${version}.tar.gz`,
      `flotilla-table-${version}.tgz`,
      'sbom.cdx.json',
    ]);
  });

  it(
    'has the same bytes when it is made again, in another folder at another time',
    async () => {
      const second = await release({ out: join(folder, 'second'), untried: true });
      const sums = (made) => readFileSync(join(made, 'SHA256SUMS'), 'utf8');
      expect(sums(second)).toBe(sums(first));
    },
    HALF_AN_HOUR,
  );
});
