import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { lockFaults } from './check-lock.mjs';

const HASH = `sha512-${'A'.repeat(86)}==`;
const faultsOf = (entry, exceptions = []) =>
  lockFaults({ packages: { '': {}, 'node_modules/a': { version: '1.0.0', ...entry } } }, exceptions);

describe('the lock file', () => {
  it('gives every package its integrity, but for those that are listed as not to be had', () => {
    expect(lockFaults(JSON.parse(readFileSync('package-lock.json', 'utf8')))).toEqual([]);
  });

  it('is refused with a package that has none, or one that is no hash', () => {
    expect(faultsOf({ integrity: HASH })).toEqual([]);
    expect(faultsOf({})).toEqual([
      'a@1.0.0 has no integrity: ask for it with "npm view a@1.0.0 dist.integrity".',
    ]);
    expect(faultsOf({ integrity: 'sha1-abc' })).toEqual([
      'a@1.0.0 has an integrity that is no SHA-512 hash.',
    ]);
  });

  it('may lack it for optional packages that are listed, and lists no other', () => {
    expect(faultsOf({ optional: true }, ['a@1.0.0'])).toEqual([]);
    expect(faultsOf({}, ['a@1.0.0'])).toEqual([expect.stringContaining('cannot do without it')]);
    expect(faultsOf({ integrity: HASH }, ['a@1.0.0'])).toEqual([expect.stringContaining('and is not')]);
    expect(faultsOf({ integrity: HASH }, ['b@1.0.0'])).toEqual([expect.stringContaining('and is not')]);
  });

  it('does not ask for the integrity of the project’s own packages', () => {
    expect(lockFaults({ packages: { 'node_modules/own': { link: true }, 'packages/own': {} } }, [])).toEqual(
      [],
    );
  });
});
