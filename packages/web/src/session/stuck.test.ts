/** Bots that cannot go on in a game in the page: they are told, and somebody else takes their seat. */

import type { ClientHere } from '@flotilla/client';
import { answerOfBot, Client, TableHere } from '@flotilla/client';
import type { BotQuestion } from '@flotilla/host';
import { nightWatch } from '@flotilla/night-watch';
import { smugglers } from '@flotilla/smugglers';
import type { AnyGame, Choice, FormChoice } from '@flotilla/table';
import { anyGame, rngFrom, sampleChoice, seedFrom } from '@flotilla/table';
import type { GameRecord, SeatRecord } from '@flotilla/table/run';
import { Session as KernelSession, replay, words } from '@flotilla/table/run';
import { describe, expect, it } from 'vitest';

const watch = anyGame(nightWatch);
const cards = anyGame(smugglers);

function open(
  game: AnyGame,
  seats: readonly SeatRecord[],
  think: (question: BotQuestion) => Choice = (question) => answerOfBot(game, question),
): { session: ClientHere; kept: GameRecord[] } {
  const kept: GameRecord[] = [];
  const options: FormChoice = game === watch ? { watches: 3 } : { nights: 2 };
  const kernel = new KernelSession(game, { options, seats, seed: 'stuck' });
  const session = new Client(
    new TableHere('test', kernel, {
      thinker: { bot: async (question) => think(question), advice: () => () => {}, stop: () => {} },
      keep: async (record) => {
        kept.push(record);
        return null;
      },
      realDice: () => false,
      pace: () => 0,
      throwDice: (count) => new Array(count).fill(6),
    }),
  );
  return { session, kept };
}

const settled = (): Promise<void> => new Promise((done) => setTimeout(done, 20));
const anna: SeatRecord = { name: 'Anna', bot: null };
const steady: SeatRecord = { name: 'Ben', bot: 'steady' };
const whyOf = (session: ClientHere): string => {
  const why = session.stuck.value?.why ?? '';
  return typeof why === 'string'
    ? why
    : `${why.key} ${words({ language: 'en', catalogue: { x: '{bot}: {bots}' } }, { ...why, key: 'x' })}`;
};

describe.each(['admiral', 'toString', '__proto__', 'constructor'])(
  'the bot %s, which a game does not have',
  (bot) => {
    const stranger: SeatRecord = { name: 'Ben', bot };

    it('is told as soon as the game is opened, while the person is asked', () => {
      const { session } = open(watch, [anna, stranger]);
      expect(session.stuck.value?.seat).toBe(1);
      expect(whyOf(session)).toBe(`table.seat.noBot ${bot}: random, steady`);
      expect(session.decision.value).not.toBeNull();
    });

    it('gives its seat to another bot, and what is kept says so', async () => {
      const { session, kept } = open(watch, [stranger, anna]);
      await settled();
      expect(session.can.value.reseat?.(0, 'nobody')).not.toBeNull();
      expect(session.stuck.value).not.toBeNull();
      expect(session.can.value.reseat?.(0, 'steady')).toBeNull();
      await settled();
      await session.can.value.flush?.();
      expect(session.stuck.value).toBeNull();
      expect(session.position.value).toBeGreaterThan(0);
      expect(kept.at(-1)?.seats).toEqual([{ name: 'Ben', bot: 'steady' }, anna]);
      expect(replay(watch, kept.at(-1) as GameRecord).ok).toBe(true);
    });

    it('gives its seat to a person, to whom the device is passed', async () => {
      const { session } = open(cards, [stranger, anna, steady]);
      await settled();
      expect(session.can.value.reseat?.(0, null)).toBeNull();
      expect(session.seats[0]).toEqual({ name: 'Ben', bot: null });
      // Both are asked at once: who holds the device answers first.
      const mine = session.decision.value;
      expect(mine?.seat).toBe(1);
      if (mine) session.answer(sampleChoice(mine, rngFrom(seedFrom('anna'), 'test')));
      expect(session.handTo.value).toBe(0);
      session.can.value.device?.take();
      expect(session.decision.value?.seat).toBe(0);
    });
  },
);

describe('several bots that a game does not have', () => {
  it('are replaced one after the other', () => {
    const { session } = open(watch, [anna, { name: 'B', bot: 'x' }, { name: 'C', bot: 'y' }]);
    expect(session.stuck.value?.seat).toBe(1);
    session.can.value.reseat?.(1, 'random');
    expect(session.stuck.value?.seat).toBe(2);
    session.can.value.reseat?.(2, null);
    expect(session.stuck.value).toBeNull();
  });
});

describe('a bot that falls over a question', () => {
  it.each<[string, () => Choice, string]>([
    [
      'breaks',
      () => {
        throw new Error('no compass');
      },
      'no compass',
    ],
    ['chooses what is not offered', () => 'swim', 'table.refused.notOffered'],
  ])('because it %s is told, and another plays on from there', async (_, wrong, why) => {
    const fallen = (question: BotQuestion): Choice =>
      question.bot === 'steady' ? wrong() : answerOfBot(watch, question);
    const { session, kept } = open(watch, [steady, anna], fallen);
    await settled();
    expect(session.stuck.value?.seat).toBe(0);
    expect(whyOf(session)).toContain(why);
    expect(session.thinking.value).toBe(false);
    expect(session.can.value.reseat?.(0, 'random')).toBeNull();
    await settled();
    expect(session.stuck.value).toBeNull();
    expect(session.decision.value?.seat).toBe(1);
    await session.can.value.flush?.();
    expect(kept.at(-1)?.seats[0]?.bot).toBe('random');
  });
});
