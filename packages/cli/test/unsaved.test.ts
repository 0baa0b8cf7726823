/** Disks that cannot be written: the player is told, another place is offered, and the exit code shows it. */
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { flotilla, freshFolder } from './desk.ts';

const NIGHT = ['play', 'night-watch', '--watches', '9', '--seed', 's'];
const flat = (out: string): string => out.replace(/\s+/g, ' ');
const positionIn = (file: string): number => JSON.parse(readFileSync(file, 'utf8')).position;

/** A home in which nobody can make a folder, because it is a file. */
function brokenHome(): string {
  const home = join(freshFolder(), 'home');
  writeFileSync(home, '');
  return home;
}

/** Replaces the saves folder of a home with a file: from then on nothing can be written there. */
const breakSaves = (home: string) => async (): Promise<string> => {
  renameSync(join(home, 'saves'), join(home, 'saves-before'));
  writeFileSync(join(home, 'saves'), '');
  return 'write';
};

describe('a game that cannot be saved', () => {
  test('is not called saved, and ends with 1', async () => {
    const { code, out } = await flotilla(NIGHT, { typed: ['write'], home: brokenHome() });
    expect(code).toBe(1);
    expect(out).not.toContain('The game is saved');
    expect(flat(out)).toContain('cannot be written');
    expect(flat(out)).toContain('THE GAME IS NOT SAVED: none of it is on the disk.');
  });

  test('tells how many answers the last save lacks', async () => {
    const home = freshFolder();
    const { code, out } = await flotilla(NIGHT, {
      typed: ['write', breakSaves(home), 'write', 'q', ''],
      home,
    });
    expect(code).toBe(1);
    expect(flat(out)).toContain('Not saved: 1 answer since the last save.');
    expect(flat(out)).toContain('Not saved: 2 answers since the last save.');
    expect(flat(out)).toContain(
      'THE GAME IS NOT SAVED: 2 answers are missing in night-watch-1941-03-17-0230.',
    );
    expect(positionIn(join(home, 'saves-before', 'night-watch-1941-03-17-0230.json'))).toBe(1);
  });

  test('is saved in another folder or file that is named at the end, and goes on from there', async () => {
    const home = freshFolder();
    const place = freshFolder();
    const typed = ['write', breakSaves(home), 'q', join(home, 'saves', 'x.json'), place];
    const left = await flotilla(NIGHT, { typed, home });
    const file = join(place, 'night-watch-1941-03-17-0230.json');
    expect(left.code).toBe(0);
    expect(flat(left.out)).toContain(`The game is saved. Go on with: npx flotilla play --resume ${file}`);
    expect(positionIn(file)).toBe(2);
    const resumed = await flotilla(['play', '--resume', file], { typed: ['write', 'q'], home: place });
    expect([resumed.code, positionIn(file)]).toEqual([0, 3]);
  });

  test('goes on in the file of "save FILE", where every further answer is saved', async () => {
    const home = freshFolder();
    const file = join(freshFolder(), 'elsewhere.json');
    const typed = ['write', breakSaves(home), `save ${file}`, 'write', 'q'];
    const { code, out } = await flotilla(NIGHT, { typed, home });
    expect([code, positionIn(file)]).toEqual([0, 3]);
    expect(flat(out)).toContain(`play --resume ${file}`);
  });

  test('never takes the place of another game, and asks again', async () => {
    const home = freshFolder();
    const other = freshFolder();
    await flotilla(['play', 'night-watch', '--seed', 'other'], {
      typed: ['write', 'write', 'q'],
      home: other,
    });
    const [name] = readdirSync(join(other, 'saves')) as [string];
    const taken = join(other, 'saves', name);
    const typed = ['write', breakSaves(home), 'q', taken, ''];
    const { code, out } = await flotilla(NIGHT, { typed, home });
    expect([code, positionIn(taken)]).toEqual([1, 2]);
    expect(flat(out)).toContain('is not an earlier save of this game');
  });

  test('that is over is not called saved either', async () => {
    const argv = ['play', 'night-watch', '--watches', '1', '--seed', 's'];
    const { code, out } = await flotilla(argv, { typed: ['write'], home: brokenHome() });
    expect(out).toContain('The game is over.');
    expect([code, out.includes('Saved:')]).toEqual([1, false]);
    const place = join(freshFolder(), 'end.json');
    const kept = await flotilla(argv, { typed: ['write', place], home: brokenHome() });
    expect([kept.code, existsSync(place)]).toEqual([0, true]);
    expect(kept.out).toContain(`Saved: ${place}`);
  });

  test.runIf(existsSync('/dev/full'))('says that a disk is full', async () => {
    const home = freshFolder();
    await flotilla(NIGHT, { typed: ['q'], home });
    const { code, err } = await flotilla(['export', 'last', '--out', '/dev/full'], { home });
    expect(code).toBe(1);
    expect(flat(err)).toContain('/dev/full cannot be written: the disk is full.');
  });

  test('is told in every language', async () => {
    const said = await Promise.all(
      ['fr', 'it', 'de'].map((lang) =>
        flotilla([...NIGHT, '--lang', lang], { typed: ['write'], home: brokenHome() }),
      ),
    );
    for (const { code, out } of said) {
      expect(code).toBe(1);
      expect(out).not.toMatch(/⟦|NOT SAVED/);
    }
    expect(flat(said[2]?.out ?? '')).toContain('DAS SPIEL IST NICHT GESPEICHERT');
  });
});

describe('a save', () => {
  test('sweeps away the drafts of programs that were killed while they wrote, and nothing else', async () => {
    const home = freshFolder();
    await flotilla(NIGHT, { typed: ['write', 'q'], home });
    const folder = join(home, 'saves');
    for (const name of ['a.json.123.part', 'b.json.456.part', 'c.part'])
      writeFileSync(join(folder, name), '');
    for (const name of ['a.json.123.part', 'c.part']) utimesSync(join(folder, name), 1000, 1000);
    await flotilla(['play', '--resume'], { typed: ['q'], home });
    expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([
      'b.json.456.part',
      'c.part',
    ]);
  });

  test('leaves no draft behind, whether it succeeds or fails', async () => {
    const home = freshFolder();
    await flotilla(NIGHT, { typed: ['write', 'q'], home });
    mkdirSync(join(home, 'saves', 'folder.json'));
    await flotilla(NIGHT, { typed: [`save ${join(home, 'saves', 'folder.json')}`, 'q'], home });
    expect(readdirSync(join(home, 'saves')).filter((name) => name.endsWith('.part'))).toEqual([]);
  });
});
