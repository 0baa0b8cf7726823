import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { gnuTarHere, pack, sumOf, unpack } from './release/archive.mjs';
import { billOf, licencesOf } from './release/bill.mjs';
import { follow, otherUser, readStages } from './release/containerfile.mjs';
import { notesOf } from './release/notes.mjs';

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'flotilla-release-test-'));
  chmodSync(folder, 0o755);
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('the notes of a version', () => {
  const changelog = '# Changelog\n\n## 0.3.0\n\n## 0.2.0\n\n### Added\n* a boat\n\n## 0.1.0\n* a sea\n';

  it('are its section of the changelog, up to the next version', () => {
    expect(notesOf(changelog, '0.2.0')).toBe('### Added\n* a boat\n');
    expect(notesOf(changelog, '0.1.0')).toBe('* a sea\n');
  });

  it('are missed with a sentence', () => {
    expect(() => notesOf(changelog, '0.2')).toThrow('CHANGELOG.md has no heading "## 0.2".');
    expect(() => notesOf(changelog, '0.3.0')).toThrow('CHANGELOG.md lists nothing under "## 0.3.0".');
  });
});

// A release needs GNU tar, the other tests do not: a machine without one, such as a Mac, makes no archive.
describe.runIf(gnuTarHere())('an archive', () => {
  /** Lays out the same two files, written in an order, at a time and with rights of their own. */
  function laidOut(where, names, seconds, rights) {
    mkdirSync(join(folder, where, 'site'), { recursive: true });
    for (const name of names) {
      const file = join(folder, where, 'site', name);
      writeFileSync(file, `This is ${name}.`);
      chmodSync(file, rights);
      utimesSync(file, seconds, seconds);
    }
    const archive = join(folder, `${where}.tar.gz`);
    pack(archive, join(folder, where), 'site', 1_000_000_000);
    return archive;
  }

  it('has the same bytes whoever wrote its files, when and in which order, and holds what was written', () => {
    const one = laidOut('one', ['a', 'b'], 1_600_000_000, 0o600);
    const other = laidOut('other', ['b', 'a'], 1_700_000_000, 0o664);
    expect(sumOf(one)).toBe(sumOf(other));
    unpack(one, join(folder, 'again'));
    expect(readFileSync(join(folder, 'again', 'b'), 'utf8')).toBe('This is b.');
  });

  it('has other bytes when a file says something else', () => {
    const one = laidOut('one', ['a'], 1_600_000_000, 0o600);
    writeFileSync(join(folder, 'one', 'site', 'a'), 'This is no a.');
    const before = sumOf(one);
    pack(one, join(folder, 'one'), 'site', 1_000_000_000);
    expect(sumOf(one)).not.toBe(before);
  });
});

describe('the bill of materials', () => {
  const bill = billOf('.');

  it('knows nothing of the moment or the folder it was made in', () => {
    expect(JSON.stringify(billOf('.'))).toBe(JSON.stringify(bill));
    expect(bill).not.toHaveProperty('serialNumber');
    expect(bill.metadata).not.toHaveProperty('timestamp');
    expect(bill.metadata.component.name).toBe('flotilla');
  });

  it('lists all that runs by the lock file and the fonts of the site, and no tool of ours', () => {
    const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
    const runs = Object.entries(lock.packages)
      .filter(([place, { dev, link }]) => place.includes('node_modules/') && !dev && !link)
      .map(([place, { version }]) => `${place.split('node_modules/').at(-1)}@${version}`);
    const refs = bill.components
      .map((component) => component['bom-ref'])
      .filter((ref) => !ref.startsWith('@flotilla/'));
    const fonts = refs.filter((ref) => ref.startsWith('@fontsource/'));
    expect(fonts).toHaveLength(3);
    expect(new Set(refs)).toEqual(new Set([...runs, ...fonts]));
  });

  it('gives every part its licence, with the text where the package brings one', () => {
    const licences = licencesOf(bill, JSON.parse(readFileSync('package-lock.json', 'utf8')), '.');
    const others = bill.components.filter(({ purl }) => !purl.includes('%40flotilla'));
    for (const { name, version } of others) expect(licences).toContain(`* ${name} ${version}: `);
    expect(licences).toContain('Permission is hereby granted');
    expect(licences).toContain('SIL Open Font License');
  });

  it('refuses a part without a licence', () => {
    const bare = { components: [{ name: 'bare', version: '1.0.0', purl: 'pkg:npm/bare@1.0.0' }] };
    expect(() => licencesOf(bare, { packages: {} }, '.')).toThrow('bare 1.0.0');
  });
});

describe('the steps of a Containerfile', () => {
  const text = `# Two stages.
FROM sea AS build
WORKDIR /ship
COPY . .
RUN id -u > who \\
  && echo "in $PWD" > where

FROM sea
ENV DATA=/cargo PORT=1
WORKDIR /ship
COPY --from=build --chown=node:node /ship /ship
RUN mkdir /cargo && chown node:node /cargo
USER node
VOLUME /cargo
HEALTHCHECK --interval=30s CMD true
CMD ["node", "ship.mjs"]`;

  it('are read stage by stage, with broken lines joined', () => {
    const [build, last] = readStages(text);
    expect(build.name).toBe('build');
    expect(build.steps.map(({ word }) => word)).toEqual(['WORKDIR', 'COPY', 'RUN']);
    expect(last.steps.at(-1)).toEqual({ word: 'CMD', value: '["node", "ship.mjs"]' });
  });

  it('are followed below a folder, as another user where that is possible', () => {
    const user = otherUser();
    mkdirSync(join(folder, 'source'));
    writeFileSync(join(folder, 'source', 'ship.mjs'), '');
    const env = { PATH: process.env.PATH };
    const root = join(folder, 'image');
    const ended = follow(text, { root, source: join(folder, 'source'), user, env, say: () => {} });
    const read = (name) => readFileSync(join(ended.cwd, name), 'utf8').trim();
    expect(read('who')).toBe(String(user?.uid ?? process.getuid()));
    expect(read('where')).toBe(`in ${join(root, 'build', 'ship')}`);
    expect(read('ship.mjs')).toBe('');
    expect(ended).toMatchObject({
      cwd: join(root, 'stage1', 'ship'),
      command: ['node', 'ship.mjs'],
      check: 'true',
    });
    expect(ended.env.DATA).toBe(join(root, 'stage1', 'cargo'));
  });

  it('must all be known', () => {
    const at = { root: folder, source: folder, user: null, env: {}, say: () => {} };
    expect(() => follow('FROM sea\nONBUILD x', at)).toThrow('"ONBUILD"');
  });
});
