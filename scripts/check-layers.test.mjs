import { describe, expect, it } from 'vitest';
import { allFaults, faultsIn } from './check-layers.mjs';

describe('the layers', () => {
  it('let every import of the project point the right way', () => {
    expect(allFaults(process.cwd())).toEqual([]);
  });

  it('refuse a kernel that imports a game', () => {
    expect(faultsIn('table', 'a.ts', "import { hunters } from '@flotilla/hunters';")).toHaveLength(1);
  });

  it('refuse a game that imports another game, the lab or Node', () => {
    expect(faultsIn('hunters', 'a.ts', "import x from '@flotilla/naval-battles';")).toHaveLength(1);
    expect(faultsIn('hunters', 'a.ts', "const lab = await import('@flotilla/lab');")).toHaveLength(1);
    expect(faultsIn('hunters', 'a.ts', "import { readFileSync } from 'node:fs';")).toHaveLength(1);
  });

  it('refuse chance and clocks in rules, but not in the command line', () => {
    expect(faultsIn('hunters', 'a.ts', 'const die = Math.random();')).toHaveLength(1);
    expect(faultsIn('table', 'a.ts', 'const now = new Date();')).toHaveLength(1);
    expect(faultsIn('cli', 'a.ts', 'const now = new Date();')).toEqual([]);
  });

  it('do not mind a word in a comment or a text', () => {
    expect(faultsIn('hunters', 'a.ts', "// never Math.random\nconst said = 'Math.random';")).toEqual([]);
  });

  it('refuse a package nobody has placed', () => {
    expect(faultsIn('newcomer', 'a.ts', '')).toHaveLength(1);
  });
});
