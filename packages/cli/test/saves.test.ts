/** Saved games, exported and replayed. */
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
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
    expect(out).toContain('▸ You: Write them down');
    expect(out).toContain('"9" is not understood');
    expect(out).toContain('The log book');
  });

  test('shows what was filled in by its names, not as data', async () => {
    const home = freshFolder();
    await flotilla(['play', 'hunters', '--seed', 'x'], { typed: ['Otto', '7', 'q'], home });
    const { out } = await flotilla(['replay', 'last', '--step'], { typed: ['', 'q'], home });
    expect(out).toContain('▸ You: Name of the Kommandant: Otto; Number of the boat: U-: 7');
    expect(out).not.toContain('{"');
  });

  test('tells the log at the density that is asked for', async () => {
    const home = freshFolder();
    await flotilla(['play', 'night-watch', '--seed', 'x', '--watches', '1'], { typed: ['write'], home });
    expect((await flotilla(['replay', 'last', '--log', 'story'], { home })).out).not.toContain('2d6');
    expect((await flotilla(['replay', 'last'], { home })).out).toContain('2d6');
    expect((await flotilla(['replay', 'last', '--log', 'all'], { home })).code).toBe(2);
  });
});

describe('a saved game', () => {
  test('is found by what it holds, whatever its file is called', async () => {
    const home = freshFolder();
    await flotilla(['play', 'night-watch', '--seed', 'x'], { typed: ['write', 'q'], home });
    const folder = join(home, 'saves');
    renameSync(join(folder, 'night-watch-1941-03-17-0230.json'), join(folder, 'friday.json'));
    expect((await flotilla(['play', 'night-watch', '--resume'], { typed: ['q'], home })).out).toContain(
      'Watch 2',
    );
    const none = await flotilla(['play', 'smugglers', '--resume'], { home });
    expect(none.err).toContain('There is no saved game of smugglers in');
    expect(none.err).toContain('play --resume FILE');
  });

  test('is judged in the language of the reader', async () => {
    const home = freshFolder();
    await flotilla(['play', 'night-watch', '--seed', 'x'], { typed: ['write', 'q'], home });
    const file = join(home, 'saves', 'night-watch-1941-03-17-0230.json');
    const french = await flotilla(['replay', 'last', '--verify', '--lang', 'fr'], { home });
    expect(french.out).toMatch(/^Vérifié\s: Night Watch \(règles .+\), 1 réponse\.\n/);
    const listed = await flotilla(['saves'], { home, env: { LANG: 'de_DE.UTF-8' } });
    expect(listed.out).toContain('1 Antwort');
    writeFileSync(file, readFileSync(file, 'utf8').slice(0, 300));
    const cut = await flotilla(['play', '--resume', '--lang=it'], { home });
    expect(cut.err).not.toContain('The file');
    const missing = await flotilla(['replay', 'nowhere', '--lang', 'de'], { home });
    expect(missing.err).toContain('Es gibt weder eine Datei noch ein gespeichertes Spiel „nowhere“.');
    const unread = await flotilla(['replay', home], { env: { LANG: 'fr_FR' } });
    expect(unread.err).toMatch(/ne peut pas être lu\s: c’est un dossier\./);
  });
});
