/** The program as a process of its own: exit codes, pipes, colours, worker threads. */
import { spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { COMMANDS } from '../src/commands/index.ts';
import type { Ran } from './desk.ts';
import { freshFolder } from './desk.ts';
import { PROGRAM } from './program.ts';

function spawned(argv: readonly string[], input = '', env: Record<string, string> = {}): Promise<Ran> {
  return new Promise((resolve, reject) => {
    const { NO_COLOR: _, FORCE_COLOR: __, ...inherited } = process.env;
    const child = spawn(process.execPath, [PROGRAM, ...argv], {
      env: { ...inherited, FLOTILLA_HOME: freshFolder(), LANG: 'C', ...env },
    });
    let out = '';
    let err = '';
    child.stdout.on('data', (chunk) => {
      out += chunk;
    });
    child.stderr.on('data', (chunk) => {
      err += chunk;
    });
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? -1, out, err }));
    child.stdin.on('error', () => {});
    child.stdin.end(input);
  });
}

describe('the program', () => {
  test('shows help for itself and for every command', async () => {
    const help = await spawned(['--help']);
    expect(help.code).toBe(0);
    for (const { name } of COMMANDS) expect(help.out).toContain(`  ${name}`);
    const pages = await Promise.all(COMMANDS.map(({ name }) => spawned([name, '--help'])));
    for (const [i, page] of pages.entries()) {
      expect(page.code).toBe(0);
      expect(page.out).toContain(`flotilla ${COMMANDS[i]?.name}`);
      expect(page.err).toBe('');
    }
    const ofGame = await spawned(['simulate', 'night-watch', '--help']);
    expect(ofGame.out).toContain('--watches 1..12');
  });

  test('ends with 2 when it is not understood, and says what is allowed', async () => {
    const [none, unknown, option] = await Promise.all([
      spawned([]),
      spawned(['plya']),
      spawned(['games', '--jsn']),
    ]);
    expect(none.code).toBe(2);
    expect([unknown?.code, unknown?.err]).toEqual([2, expect.stringContaining('Did you mean "play"?')]);
    expect([option?.code, option?.err]).toEqual([2, expect.stringContaining('Did you mean --json?')]);
  });

  test('lists the games', async () => {
    const { code, out } = await spawned(['games', '--json']);
    expect(code).toBe(0);
    const ids = JSON.parse(out).map((game: { id: string }) => game.id);
    expect(ids).toEqual(
      expect.arrayContaining(['hunters', 'naval-battles', 'uboat-leader', 'night-watch', 'smugglers']),
    );
  });

  test('plays a game through a pipe to its end, saves it, and verifies the save', async () => {
    const home = freshFolder();
    const played = await spawned(['play', 'night-watch', '--seed', 'pipe'], '2\n'.repeat(30), {
      FLOTILLA_HOME: home,
    });
    expect(played.code).toBe(0);
    expect(played.out).toContain('The game is over.');
    const verified = await spawned(['replay', 'last', '--verify', '--json'], '', { FLOTILLA_HOME: home });
    expect(JSON.parse(verified.out)).toMatchObject({ verified: true, over: true });
    const [name] = readdirSync(join(home, 'saves')) as [string];
    const file = join(home, 'saves', name);
    expect(JSON.parse(readFileSync(file, 'utf8')).format).toBe('flotilla-record');
  });

  test('ends cleanly when the pipe ends in the middle of a game', async () => {
    const home = freshFolder();
    const first = await spawned(['play', 'night-watch', '--seed', 'eof'], '2', { FLOTILLA_HOME: home });
    expect([first.code, first.err]).toEqual([0, '']);
    expect(first.out).toContain('The game is saved.');
    const second = await spawned(['play', '--resume', 'last'], '2\n'.repeat(30), { FLOTILLA_HOME: home });
    expect(second.out).toContain('The game is over.');
  });

  test('is quiet when nobody reads on', async () => {
    const child = spawn(
      process.execPath,
      [PROGRAM, 'play', 'night-watch', '--people', '0', '--watches', '12'],
      {
        env: { ...process.env, FLOTILLA_HOME: freshFolder() },
      },
    );
    let err = '';
    child.stderr.on('data', (chunk) => {
      err += chunk;
    });
    child.stdout.destroy();
    await new Promise((resolve) => child.on('close', resolve));
    expect(err).toBe('');
  });

  test.runIf(existsSync('/dev/full'))(
    'says what cannot be written where its output goes, and ends with 1',
    async () => {
      const runs = [
        ['games'],
        ['help'],
        ['play', 'night-watch', '--people', '0'],
        ['simulate', 'night-watch', '--games', '5'],
      ];
      for (const argv of runs) {
        const full = openSync('/dev/full', 'w');
        const env = { ...process.env, FLOTILLA_HOME: freshFolder(), LANG: 'C' };
        const child = spawn(process.execPath, [PROGRAM, ...argv], { env, stdio: ['ignore', full, 'pipe'] });
        let err = '';
        child.stderr?.on('data', (chunk) => {
          err += chunk;
        });
        const code = await new Promise((resolve) => child.on('close', resolve));
        closeSync(full);
        const [fault] = err.split('\n').slice(-2);
        expect([argv, code, fault]).toEqual([
          argv,
          1,
          'flotilla: The output cannot be written: the disk is full.',
        ]);
      }
    },
  );

  test.runIf(existsSync('/dev/full'))('ends with 1 when not even its faults can be written', async () => {
    const full = openSync('/dev/full', 'w');
    const child = spawn(process.execPath, [PROGRAM, 'plya'], { stdio: ['ignore', full, full] });
    expect(await new Promise((resolve) => child.on('close', resolve))).toBe(1);
    closeSync(full);
  });

  test('colours nothing in a pipe or under NO_COLOR, and only then', async () => {
    const argv = ['play', 'night-watch', '--seed', 'colour'];
    const plain = await spawned(argv, 'q\n');
    const forced = await spawned(argv, 'q\n', { FORCE_COLOR: '1' });
    const refused = await spawned(argv, 'q\n', { FORCE_COLOR: '1', NO_COLOR: '1' });
    expect(plain.out).not.toContain('\x1b[');
    expect(forced.out).toContain('\x1b[1m');
    expect(refused.out).not.toContain('\x1b[');
  });

  test('shows no stack unless it is asked for', async () => {
    const argv = ['replay', '/nowhere.json'];
    const [usual, debug] = await Promise.all([spawned(argv), spawned(argv, '', { FLOTILLA_DEBUG: '1' })]);
    expect([usual?.code, usual?.err.split('\n').length]).toEqual([1, 2]);
    expect(usual?.err).not.toMatch(/\n\s+at /);
    expect(debug?.err).toMatch(/\n\s+at /);
  });

  test('simulates the same whatever the number of workers', async () => {
    const results = await Promise.all(
      ['1', '2', '3'].map((workers) =>
        spawned([
          ...['simulate', 'night-watch', '--games', '700', '--bots', 'steady,random', '--seed', 'w'],
          ...['--json', '--workers', workers],
        ]),
      ),
    );
    expect(results.map(({ code }) => code)).toEqual([0, 0, 0]);
    expect(JSON.parse(results[0]?.out ?? '').games).toBe(700);
    expect(results[1]?.out).toBe(results[0]?.out);
    expect(results[2]?.out).toBe(results[0]?.out);
    for (const [i, { err }] of results.entries()) expect(err).toMatch(new RegExp(`games/s, ${i + 1} worker`));
  });
});
