/** Files a player names, and what must not happen to existing ones. */
import { execFileSync } from 'node:child_process';
import {
  closeSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { writeText } from '../src/support/files.ts';
import { flotilla, freshFolder } from './desk.ts';

const NIGHT = ['play', 'night-watch', '--seed', 's'];
const savesIn = (home: string): string[] =>
  readdirSync(join(home, 'saves')).map((name) => join(home, 'saves', name));
const answersIn = (file: string): number => JSON.parse(readFileSync(file, 'utf8')).position;
const flat = (text: string): string => text.replace(/\s+/g, ' ');

describe('save FILE', () => {
  test('leaves a file alone that is no save of this game, and says so', async () => {
    const home = freshFolder();
    const thesis = join(home, 'thesis.txt');
    writeFileSync(thesis, 'Chapter 1');
    const { out } = await flotilla(NIGHT, { typed: [`save ${thesis}`, 'q'], home });
    expect(flat(out)).toContain('already exists and is not an earlier save of this game');
    expect(out).not.toContain(`Saved: ${thesis}`);
    expect(readFileSync(thesis, 'utf8')).toBe('Chapter 1');
  });

  test('a copy saved this evening is replaced, also after something was taken back', async () => {
    const home = freshFolder();
    const copy = join(home, 'copy.json');
    const typed = ['write', `save ${copy}`, 'practice', 'u', `save ${copy}`, 'q'];
    await flotilla(NIGHT, { typed, home });
    expect(answersIn(copy)).toBe(0);
  });

  test('replaces an earlier save of the same game, not one of another', async () => {
    const home = freshFolder();
    const mine = join(home, 'mine.json');
    const { out } = await flotilla(NIGHT, {
      typed: ['write', `save ${mine}`, 'write', `save ${mine}`, 'q'],
      home,
    });
    expect(out).not.toContain('stays as it is');
    expect(answersIn(mine)).toBe(2);
    const other = await flotilla(['play', 'night-watch', '--seed', 't'], { typed: [`save ${mine}`, 'q'] });
    expect(flat(other.out)).toContain('is not an earlier save of this game');
    const shorter = await flotilla(NIGHT, { typed: ['write', `save ${mine}`, 'q'] });
    expect(flat(shorter.out)).toContain('is not an earlier save of this game');
    expect(answersIn(mine)).toBe(2);
  });
});

describe('an export', () => {
  test('never takes the place of a saved game', async () => {
    const home = freshFolder();
    await flotilla(NIGHT, { typed: ['write', 'q'], home });
    const [save] = savesIn(home) as [string];
    const before = readFileSync(save, 'utf8');
    for (const as of ['txt', 'ndjson']) {
      const { code, err } = await flotilla(['export', 'last', '--as', as, '--out', save], { home });
      expect([code, flat(err)]).toEqual([1, expect.stringContaining('is a saved game and stays as it is')]);
    }
    const counted = await flotilla([
      'simulate',
      'night-watch',
      '--games',
      '2',
      '--workers',
      '1',
      '--csv',
      save,
    ]);
    expect(counted.err).toContain('is a saved game');
    await flotilla(['play', '--resume'], { typed: [`export txt ${save}`, 'q'], home });
    expect(readFileSync(save, 'utf8')).toBe(before);
  });

  test('goes over an older export on the command line, and over a copy of the same game', async () => {
    const home = freshFolder();
    const [diary, copy] = [join(home, 'diary.txt'), join(home, 'copy.json')];
    writeFileSync(diary, 'older');
    await flotilla(NIGHT, { typed: ['write', `save ${copy}`, 'write', 'q'], home });
    await flotilla(['export', 'last', '--as', 'txt', '--out', diary], { home });
    expect(readFileSync(diary, 'utf8')).toContain('Night Watch');
    expect((await flotilla(['export', 'last', '--as', 'json', '--out', copy], { home })).code).toBe(0);
    expect(answersIn(copy)).toBe(2);
  });

  test('at the table leaves a file alone that was there before', async () => {
    const home = freshFolder();
    const [thesis, diary] = [join(home, 'thesis.txt'), join(home, 'diary.txt')];
    writeFileSync(thesis, 'Chapter 1');
    const { out } = await flotilla(NIGHT, {
      typed: [`export txt ${thesis}`, `export txt ${diary}`, 'write', `export txt ${diary}`, 'q'],
      home,
    });
    expect(flat(out)).toContain('was not written in this session');
    expect(readFileSync(thesis, 'utf8')).toBe('Chapter 1');
    expect(readFileSync(diary, 'utf8')).toContain('into the log');
  });
});

describe('a save that is open twice', () => {
  test('loses nothing: whoever comes second goes on in a file of its own', async () => {
    const home = freshFolder();
    await flotilla(NIGHT, { typed: ['q'], home });
    const [first] = savesIn(home) as [string];
    const elsewhere = async () => {
      await flotilla(['play', '--resume', first], { typed: ['write', 'write', 'write'], home });
      return 'write';
    };
    const { out } = await flotilla(['play', '--resume', first], { typed: [elsewhere, 'write', 'q'], home });
    expect(flat(out)).toContain(
      'Somebody else has played on in night-watch-1941-03-17-0230 in the meantime.',
    );
    expect(out).toContain('--resume night-watch-1941-03-17-0230-2');
    expect(savesIn(home).map(answersIn)).toEqual([2, 3]);
  });

  test('is left alone by a window in which nothing was answered', async () => {
    const home = freshFolder();
    await flotilla(NIGHT, { typed: ['q'], home });
    const elsewhere = async () => {
      await flotilla(['play', '--resume'], { typed: ['write'], home });
      return 'q';
    };
    const { out } = await flotilla(['play', '--resume'], { typed: [elsewhere], home });
    expect(out).not.toContain('Somebody else');
    expect(savesIn(home).map(answersIn)).toEqual([1]);
  });
});

describe('writing a file', () => {
  test('goes through links, also to a file that is not there yet', () => {
    const folder = freshFolder();
    const [real, link, loose] = ['real.txt', 'link.txt', 'loose.txt'].map((name) => join(folder, name));
    writeFileSync(real as string, 'old');
    symlinkSync('real.txt', link as string);
    symlinkSync('new.txt', loose as string);
    writeText(link as string, 'new');
    writeText(loose as string, 'first');
    expect(lstatSync(link as string).isSymbolicLink()).toBe(true);
    expect(readFileSync(real as string, 'utf8')).toBe('new');
    expect(readFileSync(join(folder, 'new.txt'), 'utf8')).toBe('first');
    expect(readdirSync(folder).sort()).toEqual(['link.txt', 'loose.txt', 'new.txt', 'real.txt']);
  });

  // A pipe of the test's own stands in for devices: a fault here must not cost the machine a real one.
  test('leaves a pipe or a device what it is and writes into it', () => {
    const pipe = join(freshFolder(), 'pipe');
    execFileSync('mkfifo', [pipe]);
    const reader = openSync(pipe, 'r+');
    const read = Buffer.alloc(3);
    writeText(pipe, 'new');
    expect(lstatSync(pipe).isFIFO()).toBe(true);
    readSync(reader, read);
    closeSync(reader);
    expect(read.toString()).toBe('new');
  });

  test('makes the folders it needs, or says that it cannot', () => {
    const folder = freshFolder();
    writeText(join(folder, 'a', 'b', 'c.txt'), 'deep');
    expect(readFileSync(join(folder, 'a', 'b', 'c.txt'), 'utf8')).toBe('deep');
    writeFileSync(join(folder, 'afile'), '');
    expect(() => writeText(join(folder, 'afile', 'x'), '')).toThrow('a part of its path is not a folder.');
    expect(() => writeText(join(folder, 'afile', 'x', 'y'), '')).toThrow('is not a folder.');
    expect(() => writeText('/proc/nowhere/x', '')).toThrow('the folder /proc/nowhere cannot be made.');
    mkdirSync(join(folder, 'taken'));
    expect(() => writeText(join(folder, 'taken'), '')).toThrow('it is a folder.');
  });
});
