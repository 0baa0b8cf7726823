/** When a bot answers in secret at a terminal that several people share: the clock is moved by hand. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { navalBattles } from '@flotilla/naval-battles';
import type { Choice, Decision, GameShape } from '@flotilla/table';
import { anyGame, rngFrom, seedFrom, startOf } from '@flotilla/table';
import { botNamed, chosenBy, recordToText, Session } from '@flotilla/table/run';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { flotilla, freshFolder } from './desk.ts';

const game = anyGame(navalBattles);

const person = (name: string) => ({ name, bot: null });
const ACE = { name: 'ace', bot: 'ace' };

/** A home with a battle in which the bot at the last seat is asked in secret. */
function homeWith(seats: { name: string; bot: string | null }[]): string {
  const options = { ...startOf(game.optionFields), points: 10 };
  const session = new Session<GameShape>(game, { options, seats, seed: 'a quiet word' });
  const rng = rngFrom(seedFrom('a quiet word'), 'test');
  const isAsked = ({ seat, hushed }: Decision): boolean => seat === 2 && hushed === true;
  for (let n = 0; n < 2_000 && !session.decisions.some(isAsked); n++) {
    const [decision] = session.decisions;
    if (!decision) throw new Error('The battle ended before the bot was asked in secret.');
    session.choose(decision.seat, chosenBy(botNamed(game, 'steady'), session.table, decision, rng));
  }
  const home = freshFolder();
  mkdirSync(join(home, 'saves'), { recursive: true });
  writeFileSync(join(home, 'saves', 'naval-battles-1941-03-17-0230.json'), recordToText(session.record()));
  return home;
}

afterEach(() => {
  vi.restoreAllMocks();
});

/** The moment at which the first person is asked something, when the bot thinks for so long about each question. */
async function momentAfter(thinking: number, seats = [person('Anna'), person('Jonas'), ACE], live = true) {
  let now = 0;
  let first: number | null = null;
  const ace = navalBattles.bots.ace as { choose: (view: object, decision: Decision) => Choice };
  vi.spyOn(ace, 'choose').mockImplementation((_, decision) => {
    now += thinking;
    return decision.kind === 'pick' ? (decision.options[0]?.id as string) : {};
  });
  const clock = {
    now: () => new Date(now),
    rest: async (milliseconds: number) => {
      now += milliseconds;
    },
  };
  const typed = [
    async () => {
      first = now;
      return 'q';
    },
  ];
  await flotilla(['play', '--resume'], { home: homeWith(seats), live, clock, typed });
  return first;
}

describe('a bot that is asked in secret where several people look at the screen', () => {
  test('answers at the same moment however long it thinks', async () => {
    const moments = [];
    for (const thinking of [0, 51, 221, 1_199]) moments.push(await momentAfter(thinking));
    expect(moments).toEqual([1_200, 1_200, 1_200, 1_200]);
    expect(await momentAfter(1_250)).toBe(2_400);
  });

  test('lets nobody wait where one person plays, or nobody looks', async () => {
    const bots = [person('Anna'), { name: 'steady', bot: 'steady' }, ACE];
    expect(await momentAfter(51, bots)).toBeLessThan(1_200);
    expect(await momentAfter(51, undefined, false)).toBe(51);
  });
});
