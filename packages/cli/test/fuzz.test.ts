/** Random games, and a failing one written down. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { nightWatch } from '@flotilla/night-watch';
import { anyGame } from '@flotilla/table';
import { describe, expect, test } from 'vitest';
import { fuzz } from '../src/commands/fuzz.ts';
import type { Args } from '../src/support/command.ts';
import { ioOf } from '../src/support/io.ts';
import { flotilla, freshFolder } from './desk.ts';

describe('fuzz', () => {
  test('plays random games of every number of seats', async () => {
    const { code, out } = await flotilla(['fuzz', 'night-watch', '--games', '8', '--vary']);
    expect(code).toBe(0);
    expect(out).toMatch(/8 random games, \d+ answers, .* no promise broken/);
  });

  test('writes a failing game down as a record that opens just before the answer that broke it', async () => {
    const folder = freshFolder();
    const broken = {
      ...anyGame(nightWatch),
      describe: (view: object) => {
        if ((view as { watch: number }).watch === 3) throw new Error('the third watch cannot be described');
        return [];
      },
    };
    const args: Args = {
      words: [],
      text: (name) => ({ out: folder, seed: 'broken' })[name as 'out' | 'seed'],
      number: (name) => ({ games: 5, seats: 1, thorough: 1 })[name as 'games'],
      flag: () => false,
      game: broken,
      gameOptions: [],
    };
    const sink = { out: '', err: '' };
    const io = ioOf(process.stdin, process.stdout, process.stderr, {});
    const code = await fuzz.run(args, {
      ...io,
      screen: false,
      out: (text) => {
        sink.out += text;
      },
      err: (text) => {
        sink.err += text;
      },
    });
    expect(code).toBe(1);
    expect(sink.err).toContain('the third watch cannot be described');
    const file = join(folder, 'night-watch-broken-1.json');
    expect(existsSync(file)).toBe(true);
    const replayed = await flotilla(['replay', file]);
    expect(replayed.code).toBe(0);
    expect(replayed.out).toMatch(/The next answer, not played: .+: (Look again|Write them down)/);
    const resumed = await flotilla(['play', '--resume', file], { typed: ['r', 'q'] });
    expect(resumed.out).toContain('Done again.');
  });
});
