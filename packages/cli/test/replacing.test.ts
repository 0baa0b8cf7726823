/** Bots that a game does not have, or that fail on a question: somebody else takes their seat. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { nightWatch } from '@flotilla/night-watch';
import { recordFromText, recordToText } from '@flotilla/table/run';
import { describe, expect, test, vi } from 'vitest';
import { flotilla, freshFolder } from './desk.ts';

const flat = (out: string): string => out.replace(/\s+/g, ' ');
const FILE = ['saves', 'night-watch-1941-03-17-0230.json'];

/** A home with a game of a person and a bot, in which the bot has another name. */
async function homeWith(bot: string): Promise<{ home: string; file: string }> {
  const home = freshFolder();
  const file = join(home, ...FILE);
  await flotilla(['play', 'night-watch', '--seats', 'Anna,steady', '--seed', 's'], {
    typed: ['write', 'q'],
    home,
  });
  const read = recordFromText(readFileSync(file, 'utf8'));
  if (!read.ok) throw new Error(read.error);
  const seats = [
    { name: 'Anna', bot: null },
    { name: 'Bot', bot },
  ];
  writeFileSync(file, recordToText({ ...read.value, seats }));
  return { home, file };
}

const seatsIn = (file: string) => JSON.parse(readFileSync(file, 'utf8')).seats;

describe.each(['admiral', 'toString', '__proto__', 'constructor'])('a save with the bot %s', (bot) => {
  test('is judged when it is opened, and goes on with another bot', async () => {
    const { home, file } = await homeWith(bot);
    const { code, out } = await flotilla(['play', '--resume'], { typed: ['captain', 'steady', 'q'], home });
    expect(code).toBe(0);
    expect(flat(out)).toContain(
      `The bot ${bot} at seat 2 cannot go on: Night Watch has no bot "${bot}"; it has random, steady.`,
    );
    expect(flat(out)).toContain('"captain" cannot take the seat.');
    expect(flat(out)).toContain('steady takes seat 2.');
    expect(seatsIn(file)).toEqual([
      { name: 'Anna', bot: null },
      { name: 'steady', bot: 'steady' },
    ]);
  });

  test('goes on with a person in its place', async () => {
    const { home, file } = await homeWith(bot);
    const { code, out } = await flotilla(['play', '--resume'], { typed: ['person', 'write', 'q'], home });
    expect(code).toBe(0);
    expect(out).toContain('▸ Player 2, seat 2');
    expect(seatsIn(file)[1]).toEqual({ name: 'Player 2', bot: null });
  });

  test('stays as it is when nobody takes the seat', async () => {
    const { home, file } = await homeWith(bot);
    const before = readFileSync(file, 'utf8');
    const { code, out } = await flotilla(['play', '--resume'], { home });
    expect([code, readFileSync(file, 'utf8')]).toEqual([1, before]);
    expect(out).not.toContain('fault of the program');
  });

  test('can be looked at', async () => {
    const { home } = await homeWith(bot);
    expect((await flotilla(['replay', 'last', '--verify'], { home })).code).toBe(0);
    expect((await flotilla(['saves'], { home })).out).toContain('Anna, Bot');
  });
});

describe('a bot that falls over a question', () => {
  test.each([
    [
      'breaks',
      () => {
        throw new Error('no compass');
      },
      'no compass',
    ],
    ['chooses what is not offered', () => 'swim', '"swim" is not offered'],
  ])('because it %s is replaced when it happens, and nothing is lost', async (_, choose, why) => {
    const broken = vi
      .spyOn(nightWatch.bots.steady as { choose: () => unknown }, 'choose')
      .mockImplementation(choose);
    const home = freshFolder();
    const typed = ['write', 'random', 'q'];
    const { code, out } = await flotilla(['play', 'night-watch', '--seats', 'Anna,steady', '--seed', 's'], {
      typed,
      home,
    });
    broken.mockRestore();
    expect(flat(out)).toContain('The bot steady at seat 2 cannot go on:');
    expect(flat(out)).toContain(why);
    expect(code).toBe(0);
    expect(seatsIn(join(home, ...FILE))[1]).toEqual({ name: 'random', bot: 'random' });
    expect(JSON.parse(readFileSync(join(home, ...FILE), 'utf8')).position).toBeGreaterThan(1);
  });

  test('leaves the game saved with exit code 1 when nobody takes its seat', async () => {
    const broken = vi
      .spyOn(nightWatch.bots.steady as { choose: () => unknown }, 'choose')
      .mockImplementation(() => {
        throw new Error('no compass');
      });
    const home = freshFolder();
    const { code, out } = await flotilla(['play', 'night-watch', '--seats', 'Anna,steady', '--seed', 's'], {
      typed: ['write'],
      home,
    });
    broken.mockRestore();
    expect([code, flat(out).includes('The game is saved.')]).toEqual([1, true]);
    expect((await flotilla(['play', '--resume'], { typed: ['q'], home })).code).toBe(0);
  });
});
