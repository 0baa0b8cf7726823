/** Saved games of other rules: they continue as far as they hold, or begin again. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { loadGame } from '@flotilla/lab';
import { nightWatch } from '@flotilla/night-watch';
import type { GameRecord } from '@flotilla/table/run';
import { meaningful, optionsOf, recordFromText, recordToText, Session } from '@flotilla/table/run';
import { describe, expect, test } from 'vitest';
import { listSaves } from '../src/play/saves.ts';
import type { Setting } from './desk.ts';
import { flotilla, freshFolder } from './desk.ts';

const flat = (text: string): string => text.replace(/\s+/g, ' ');

/** Two faces for each look: one sighting every time. */
const CLEAR = { look: Array.from({ length: 40 }, () => 3) };

/** Night Watch after four answers, as saved by a much older version. */
function oldRecord(change: Partial<GameRecord> = {}): GameRecord {
  const seats = [{ name: 'Anna', bot: null }];
  const session = new Session(nightWatch, { options: { watches: 6 }, seats, seed: 'older' }, CLEAR);
  for (let i = 0; i < 4; i++) session.choose(0, 'write');
  return { ...session.record(), rulesVersion: '0.1.0', ...change };
}

/** The same with an answer that today's rules do not offer. */
function differing(): GameRecord {
  const record = oldRecord();
  return {
    ...record,
    answers: record.answers.map((answer, i) => (i === 2 ? { ...answer, choice: 'sleep' } : answer)),
  };
}

/** A home with this game saved in it. */
function homeWith(record: GameRecord): { home: string; file: string; text: string } {
  const home = freshFolder();
  const file = join(home, 'saves', 'old.json');
  mkdirSync(dirname(file), { recursive: true });
  const text = recordToText(record);
  writeFileSync(file, text);
  return { home, file, text };
}

const recordIn = (file: string): GameRecord => {
  const read = recordFromText(readFileSync(file, 'utf8'));
  if (!read.ok) throw new Error(read.error);
  return read.value;
};

/** The new save beside the old one. */
const besides = (home: string): string =>
  listSaves({ FLOTILLA_HOME: home }).find(({ name }) => name !== 'old')?.file ?? '';

const resume = (home: string, flags: readonly string[], setting: Setting = {}) =>
  flotilla(['play', '--resume', 'old', ...flags], { home, env: { NO_COLOR: '1' }, ...setting });

describe('a saved game of older rules', () => {
  test('goes on in its own file when it stands where it stood', async () => {
    const { home, file } = homeWith(oldRecord());
    const { code, out } = await resume(home, [], { live: true, typed: ['1', 'write', 'q'] });
    expect(code).toBe(0);
    expect(flat(out)).toContain('played with version 0.1.0 of the rules; this is version 1.0.0.');
    expect(flat(out)).toContain('Every answer given so far (4) is still allowed under today’s rules');
    expect(out).toMatch(/1 {2}Go on with it\n +2 {2}Begin again.*\n +3 {2}Leave it/s);
    expect(listSaves({ FLOTILLA_HOME: home })).toHaveLength(1);
    expect(recordIn(file)).toMatchObject({ rulesVersion: '1.0.0', position: 5 });
    const replayed = await flotilla(['replay', 'old', '--verify'], { home });
    expect(replayed.code).toBe(0);
  });

  test('goes on in a new file up to the first answer that does not hold, which is named', async () => {
    const { home, file, text } = homeWith(differing());
    const { code, out } = await resume(home, ['--go-on'], { typed: ['q'] });
    expect(code).toBe(0);
    expect(flat(out)).toContain('What still holds goes on as a new game. old stays as it is.');
    expect(readFileSync(file, 'utf8')).toBe(text);
    expect(recordIn(besides(home))).toMatchObject({ rulesVersion: '1.0.0', position: 2, seed: 'older' });
    const asked = await resume(home, [], { live: true, typed: ['3'] });
    expect(flat(asked.out)).toMatch(
      /hold up to number 2 of 4\. Answer 3 does not fit .*"sleep" is no longer offered/,
    );
    expect([asked.code, listSaves({ FLOTILLA_HOME: home }).length]).toEqual([0, 2]);
  });

  test('is refused in a pipe with the two ways on, and nothing is changed', async () => {
    const { home, file, text } = homeWith(differing());
    const { code, err } = await resume(home, [], { typed: ['1', 'write'] });
    expect(code).toBe(1);
    expect(flat(err)).toContain('its answers hold up to number 2 of 4.');
    expect(err).toContain('Add --go-on to go on from there, or --anew to begin again.');
    expect([readFileSync(file, 'utf8'), besides(home)]).toEqual([text, '']);
  });

  test('tells replay and export how to go on, in the language of the reader', async () => {
    const { home } = homeWith(oldRecord());
    for (const command of ['replay', 'export']) {
      const { code, err } = await flotilla([command, 'old', '--lang', 'de'], { home });
      expect(code).toBe(1);
      expect(err).toMatch(
        /Fassung 0\.1\.0 .* Fassung 1\.0\.0\. So kann es weitergehen: npx flotilla play --resume .*old\.json/,
      );
    }
  });

  test('is offered on the first screen', async () => {
    const { home } = homeWith(oldRecord());
    const { out } = await flotilla(['play'], { home, live: true, typed: ['1', '3'], env: { NO_COLOR: '1' } });
    expect(flat(out)).toMatch(/1 Continue: Night Watch, saved .*, played with other rules/);
    expect(out).toContain('Leave it as it is');
  });

  test('of which nothing holds is only begun anew', async () => {
    const [first, ...others] = oldRecord().answers;
    const answers = [{ seat: 0, decision: 0, ...first, choice: 'sleep' }, ...others];
    const { home } = homeWith(oldRecord({ answers }));
    const refused = await resume(home, ['--go-on']);
    expect([refused.code, flat(refused.err)]).toEqual([
      1,
      expect.stringContaining('It cannot go on; --anew begins again.'),
    ]);
    const { out } = await resume(home, [], { live: true, typed: ['x', '1', 'q'] });
    expect(out).toContain('"x" is not on the list. Type a number from 1 to 2');
    expect(recordIn(besides(home))).toMatchObject({ position: 0, seed: 'older', options: { watches: 6 } });
  });

  test('takes --go-on and --anew only with --resume, and only one of them', async () => {
    const both = await flotilla(['play', '--resume', '--go-on', '--anew']);
    expect([both.code, both.err]).toEqual([
      2,
      expect.stringContaining('Give either --go-on or --anew, not both.'),
    ]);
    const alone = await flotilla(['play', 'night-watch', '--anew']);
    expect([alone.code, alone.err]).toEqual([2, expect.stringContaining('--anew goes with --resume')]);
  });
});

describe('a saved game begun anew', () => {
  test('leaves out options nobody knows any more, and says so', async () => {
    const seats = [
      { name: 'Anna', bot: null },
      { name: 'Ben', bot: 'toString' },
    ];
    const { home, file, text } = homeWith(oldRecord({ options: { watches: 3, moon: true }, seats }));
    const { code, out } = await resume(home, ['--anew'], { typed: ['q'] });
    expect(code).toBe(0);
    expect(flat(out)).toContain('These options, or the values they had, no longer exist: moon.');
    const begun = recordIn(besides(home));
    expect(begun).toMatchObject({ options: { watches: 3 }, rulesVersion: '1.0.0', seed: 'older' });
    expect(begun.seats[1]).toEqual({ name: 'Ben', bot: 'steady' });
    expect(readFileSync(file, 'utf8')).toBe(text);
  });

  test('opens the set-up filled in when its options no longer go together (14.11), in a pipe it says why', async () => {
    const hunters = await loadGame('hunters');
    const options = { ...optionsOf(hunters), boat: 'IXB', printing: 'first', rules: ['14.11'] };
    const { home } = homeWith(oldRecord({ game: 'hunters', options }));
    const piped = await resume(home, ['--anew']);
    expect(piped.code).toBe(1);
    expect(flat(piped.err)).toMatch(/no longer go together: .*\[14\.11\] .*npx flotilla play hunters/);
    expect(existsSync(besides(home))).toBe(false);
    const printing = String(meaningful(hunters, options).findIndex(({ id }) => id === 'printing') + 1);
    const { out } = await resume(home, [], { live: true, typed: ['1', printing, '1', '', 'q'] });
    expect(flat(out)).toMatch(/New game: The Hunters .*Type IXB.*no longer go together: .*\[14\.11\]/);
    expect(recordIn(besides(home)).options).toEqual({ ...options, printing: 'second' });
  });
});
