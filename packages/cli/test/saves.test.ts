/** Saved games, exported and replayed. */
import { describe, expect, test } from 'vitest';
import { exportCommand } from '../src/commands/export.ts';
import { flotilla, freshFolder } from './desk.ts';

describe('export', () => {
  test('gives the diary, the record and the events of a save', async () => {
    const home = freshFolder();
    await flotilla(['play', 'night-watch', '--seed', 'x', '--watches', '1'], { typed: ['write'], home });
    const diary = await flotilla(['export', 'last', '--as', 'txt'], { home });
    expect(diary.out).toMatch(/^Night Watch\nYou\n/);
    expect(diary.out).not.toContain('[2]');
    const french = await flotilla(['export', 'last', '--as', 'txt', '--lang', 'fr'], { home });
    expect(french.out).not.toBe(diary.out);
    const foreign = await flotilla(['export', 'last', '--lang', 'spanish'], { home });
    expect([foreign.code, foreign.err]).toEqual([
      2,
      'flotilla: --lang must be one of en, fr, it, de, not "spanish".\n',
    ]);
    const events = await flotilla(['export', 'last', '--as', 'ndjson'], { home });
    for (const line of events.out.trim().split('\n')) expect(JSON.parse(line)).toHaveProperty('text');
    const record = await flotilla(['export', 'last', '--as', 'json'], { home });
    expect(JSON.parse(record.out).format).toBe('flotilla-record');
    const wrong = await flotilla(['export', 'last', '--as', 'pdf'], { home });
    expect([wrong.code, wrong.err]).toEqual([
      2,
      expect.stringContaining('There is no export "pdf" in Night Watch.'),
    ]);
  });

  test('writes a page where its help shows one being written', async () => {
    const home = freshFolder();
    const [, as = ''] = exportCommand.examples?.join('\n').match(/--as (\S+) --out \S+\.html/) ?? [];
    await flotilla(['play', 'hunters', '--seed', 'x'], { typed: ['q'], home });
    const { code, out } = await flotilla(['export', 'last', '--as', as], { home });
    expect([code, out.slice(0, 15).toLowerCase()]).toEqual([0, '<!doctype html>']);
  });

  test('tells of an unfinished game only what the reader may know', async () => {
    const home = freshFolder();
    await flotilla(['play', 'smugglers', '--seed', 'x'], { typed: ['q'], home });
    const everybody = await flotilla(['export', 'last', '--as', 'ndjson'], { home });
    const mine = await flotilla(['export', 'last', '--as', 'ndjson', '--seat', '1'], { home });
    expect(everybody.out).not.toContain('mark');
    expect(mine.out).toContain('mark');
    expect((await flotilla(['export', 'last', '--seat', '7'], { home })).err).toContain(
      '--seat must be from 1 to 3',
    );
  });
});

describe('replay', () => {
  test('goes through a game answer by answer, forwards and backwards', async () => {
    const home = freshFolder();
    await flotilla(['play', 'night-watch', '--seed', 'x', '--watches', '3'], {
      typed: ['write', 'write', 'write'],
      home,
    });
    const { code, out } = await flotilla(['replay', 'last', '--step'], {
      typed: ['', 'b', 'end', 'home', '2', '9', 's', 'q'],
      home,
    });
    expect(code).toBe(0);
    const places = out.match(/\d of \d: Enter forward/g)?.map((prompt) => prompt[0]);
    expect(places).toEqual(['0', '1', '0', '3', '0', '2', '2', '2']);
    expect(out).toContain('▸ 1, carryOn: Write them down');
    expect(out).toContain('"9" is not understood');
    expect(out).toContain('The log book');
  });

  test('tells the log at the density that is asked for', async () => {
    const home = freshFolder();
    await flotilla(['play', 'night-watch', '--seed', 'x', '--watches', '1'], { typed: ['write'], home });
    expect((await flotilla(['replay', 'last', '--log', 'story'], { home })).out).not.toContain('2d6');
    expect((await flotilla(['replay', 'last'], { home })).out).toContain('2d6');
    expect((await flotilla(['replay', 'last', '--log', 'all'], { home })).code).toBe(2);
  });
});
