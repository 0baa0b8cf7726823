import { describe, expect, it } from 'vitest';
import { allFaults, circlesIn, faultsIn, ROOMS } from './check-layers.mjs';

/** A place in a package that is a room where it has rooms. */
const FOLDER = { ui: 'parts', web: 'screens' };
const faultsOf = (pack, source) =>
  faultsIn(pack, `packages/${pack}/src/${FOLDER[pack] ?? 'rules'}/a.ts`, source);

describe('the layers', () => {
  it('let every import of the project point the right way', () => {
    expect(allFaults(process.cwd())).toEqual([]);
  });

  it('refuse a kernel that imports a game', () => {
    expect(faultsOf('table', "import { hunters } from '@flotilla/hunters';")).toHaveLength(1);
  });

  it('refuse a game that imports another game, the lab or Node', () => {
    expect(faultsOf('hunters', "import x from '@flotilla/naval-battles';")).toHaveLength(1);
    expect(faultsOf('hunters', "const lab = await import('@flotilla/lab');")).toHaveLength(1);
    expect(faultsOf('hunters', "import { readFileSync } from 'node:fs';")).toHaveLength(1);
  });

  it('refuse a way around the entry of another package, and take one within the own', () => {
    expect(faultsOf('hunters', "import { x } from '../../../naval-battles/src/state.ts';")).toHaveLength(1);
    expect(faultsOf('hunters', "import { x } from '../state.ts';")).toEqual([]);
  });

  it('keep Node out of the part of the lab that runs in a browser', () => {
    const source = "import { Worker } from 'node:worker_threads';";
    expect(faultsOf('lab', source)).toHaveLength(1);
    expect(faultsIn('lab', 'packages/lab/src/node/pool.ts', source)).toEqual([]);
  });

  it('let the shell reach neither a game nor its screens, and screens only their own game', () => {
    expect(faultsOf('web', "import { hunters } from '@flotilla/hunters';")).toHaveLength(1);
    expect(faultsOf('web', "import emblem from '@flotilla/hunters-screens/emblem';")).toHaveLength(1);
    expect(faultsOf('ui', "import { hunters } from '@flotilla/hunters';")).toHaveLength(1);
    expect(faultsOf('ui', "import { ask } from '@flotilla/web';")).toHaveLength(1);
    expect(faultsOf('hunters-screens', "import { hunters } from '@flotilla/hunters';")).toEqual([]);
    expect(faultsOf('hunters-screens', "import { x } from '@flotilla/naval-battles';")).toHaveLength(1);
    expect(faultsOf('hunters-screens', "import x from '@flotilla/naval-battles-screens/wall';")).toHaveLength(
      1,
    );
    expect(faultsOf('hunters-screens', "import { href } from '../../../web/src/router.ts';")).toHaveLength(1);
  });

  const inRoom = (pack, path, name) =>
    faultsIn(pack, `packages/${pack}/src/${path}`, `import { x } from '${name}';`);

  it('let a room of the page import those that are listed for it', () => {
    expect(inRoom('ui', 'parts/log.tsx', '../text/index.ts')).toEqual([]);
    expect(inRoom('ui', 'parts/log.tsx', '../stage/director.ts')).toHaveLength(1);
    expect(inRoom('web', 'own/Report.tsx', '../net/act.ts')).toEqual([]);
    expect(inRoom('web', 'own/Report.tsx', '../online/Waiting.tsx')).toHaveLength(1);
    expect(inRoom('web', 'router.ts', './addresses.ts')).toEqual([]);
    expect(inRoom('web', 'addresses.ts', './router.ts')).toHaveLength(1);
    expect(inRoom('web', 'screens/home.tsx', '../online/MyTables.tsx')).toEqual([]);
    expect(inRoom('web', 'screens/home.tsx', '../app.tsx')).toHaveLength(1);
  });

  it('refuse a room nobody has listed', () => {
    expect(inRoom('ui', 'cellar/a.ts', '../base/keys.ts')).toHaveLength(1);
    expect(inRoom('ui', 'parts/log.tsx', '../cellar/a.ts')).toHaveLength(1);
  });

  it('have no circle among the rooms', () => {
    for (const rooms of Object.values(ROOMS)) expect(circlesIn(rooms)).toEqual([]);
    expect(circlesIn({ hall: ['attic'], attic: ['hall'] })).toEqual(['hall']);
    expect(circlesIn({ hall: ['hall'] })).toEqual(['hall']);
  });

  it('let the page know the types of the protocol, and nothing a browser would load', () => {
    for (const pack of ['client', 'ui', 'hunters-screens']) {
      expect(faultsOf(pack, "import type { Now } from '@flotilla/protocol';")).toEqual([]);
      expect(faultsOf(pack, "import { now } from '@flotilla/protocol';")).toHaveLength(1);
    }
    expect(faultsOf('web', "import type { Now } from '@flotilla/protocol';")).toEqual([]);
    expect(faultsOf('web', "export type { Now } from '@flotilla/protocol';")).toEqual([]);
    expect(faultsOf('web', "import { now } from '@flotilla/protocol';")).toHaveLength(1);
    expect(faultsOf('web', "import { type Now } from '@flotilla/protocol';")).toHaveLength(1);
    expect(faultsOf('web', "const all = await import('@flotilla/protocol');")).toHaveLength(1);
    expect(faultsOf('server', "import { now } from '@flotilla/protocol';")).toEqual([]);
  });

  it('refuse promises in rules, but not texts that are loaded on demand', () => {
    expect(faultsOf('hunters', 'const later = await roll();')).toHaveLength(1);
    expect(faultsOf('hunters', "const en = async () => (await import('./text/en.ts')).en;")).toEqual([]);
  });

  it('refuse chance and clocks in rules, but not in the command line', () => {
    expect(faultsOf('hunters', 'const die = Math.random();')).toHaveLength(1);
    expect(faultsOf('table', 'const now = new Date();')).toHaveLength(1);
    expect(faultsOf('cli', 'const now = new Date();')).toEqual([]);
  });

  it('refuse what engines work out differently in bots, verdicts, results and drawings of the lab, but not on the page', () => {
    for (const source of [
      'const x = Math.exp(1);',
      'const x = Math.tanh(y);',
      'const x = a ** 2;',
      'x **= 2;',
    ]) {
      expect(faultsOf('hunters', source)).toHaveLength(1);
      expect(faultsIn('lab', 'packages/lab/src/review/a.ts', source)).toHaveLength(1);
      expect(faultsIn('lab', 'packages/lab/src/statistics/sketch.ts', source)).toHaveLength(1);
      expect(faultsIn('lab', 'packages/lab/src/writers/svg.ts', source)).toHaveLength(1);
      expect(faultsIn('lab', 'packages/lab/src/node/pool.ts', source)).toEqual([]);
      expect(faultsOf('web', source)).toEqual([]);
    }
    expect(faultsOf('lab', 'const x = Math.sqrt(2) * 3; /** **bold** */')).toEqual([]);
  });

  it('do not mind a word in a comment or a text', () => {
    expect(faultsOf('hunters', "// never Math.random\nconst said = 'Math.random';")).toEqual([]);
  });

  it('refuse a package nobody has placed', () => {
    expect(faultsOf('newcomer', '')).toHaveLength(1);
  });
});
