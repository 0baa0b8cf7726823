/** Stories, while a game is played and when it is opened again. */
import { nightWatch } from '@flotilla/night-watch';
import { smugglers } from '@flotilla/smugglers';
import type { GameShape } from '@flotilla/table';
import { anyGame, rngFrom, seedFrom, text } from '@flotilla/table';
import { botNamed, chosenBy, Session } from '@flotilla/table/run';
import { describe, expect, it } from 'vitest';
import { Host, Stories, storyOf, toldOf } from '../src/index.ts';

const game = anyGame(nightWatch);

/** Two lookouts who never meet fog. */
const begin = (looks = 30) =>
  new Session(
    game,
    {
      options: { watches: 12 },
      seats: ['Anna', 'Jonas'].map((name) => ({ name, bot: null })),
      seed: 'stories',
    },
    { look: Array.from({ length: 2 * looks }, () => 6) },
  );

type Watched = readonly (number | null)[];

/** Gives the next answer as a table does whose people are those who watch, and tells of it. */
function answer(session: Session<GameShape>, stories: Stories, choice: 'look' | 'write'): void {
  const [decision] = session.decisions;
  if (!decision) throw new Error('Nobody is asked.');
  const { seat, number } = decision;
  if (stories.seats.includes(seat)) stories.answered([seat]);
  expect(session.answer({ seat, decision: number, choice })).toEqual({ kind: 'done' });
  stories.hear(session.answers.length - 1, session.stories);
  stories.commit();
}

const opened = (session: Session<GameShape>, seats: Watched): Stories => {
  const stories = new Stories(seats);
  stories.remember(session);
  return stories;
};

describe('the story of a reader', () => {
  const CHOICES = ['look', 'look', 'write', 'look', 'write', 'write', 'look', 'write'] as const;

  it.each([[[0]], [[1]], [[0, null]], [[0, 1, null]]] as const)(
    'at a table with the people and spectators %j begins with their last answer, also when the game is opened again',
    (seats) => {
      const session = begin();
      session.watchAs(seats);
      const stories = new Stories(seats);
      for (const choice of CHOICES) {
        answer(session, stories, choice);
        const again = opened(session, seats);
        for (const seat of seats) {
          const isLast = (by: number): boolean =>
            seat === null ? seats.some((one) => one === by) : by === seat;
          const since = session.answers.map(({ seat: by }) => isLast(by)).lastIndexOf(true);
          if (since < 0) {
            expect(again.of(seat)).toBeNull();
            continue;
          }
          const [story] = session.storiesSince(since, [seat]);
          expect(stories.of(seat)).toEqual({ since, story });
          expect(again.of(seat)).toEqual({ since, story });
        }
      }
    },
  );

  it('at a table of bots begins with the last answer of any', () => {
    const session = begin();
    for (const choice of CHOICES) answer(session, new Stories([null]), choice);
    expect(opened(session, [null]).of(null)?.since).toBe(CHOICES.length - 1);
  });

  it('is told again as long as it has no more than 64 answers', () => {
    const session = begin(70);
    const nobody = new Stories([]);
    answer(session, nobody, 'write');
    for (let i = 1; i < 64; i++) answer(session, nobody, 'look');
    expect(opened(session, [0]).of(0)?.since).toBe(0);
    answer(session, nobody, 'look');
    expect(opened(session, [0]).of(0)).toBeNull();
  });

  it('is the same after it was sent, and one with a single moment needs none', () => {
    const session = begin();
    session.watchAs([0]);
    const lengths = new Set<number>();
    for (const choice of CHOICES) {
      answer(session, new Stories([0]), choice);
      const log = session.table.log ?? [];
      for (const story of session.stories) {
        const { before, moments } = story;
        lengths.add(moments.length);
        const told = toldOf(story);
        expect(told?.length ?? 1).toBe(moments.length);
        const read = { view: before.view, log: log.slice(0, before.log) };
        const now = { view: moments.at(-1)?.view ?? before.view, log };
        expect(storyOf(0, read, now, told ?? undefined)).toEqual(story);
      }
    }
    expect([...lengths].sort()).toEqual([1, 3]);
  });
});

it('only somebody who is asked is sent a table to try things out on', () => {
  const seats = ['Anna', 'Jonas', 'Mei'].map((name) => ({ name, bot: null }));
  const session = new Session(anyGame(smugglers), { options: { nights: 1 }, seats, seed: 'odds' });
  const host = new Host(session, {
    takes: 'wishes',
    undoBy: 'anybody',
    botContext: ({ seat, number }) => [seat, number, 0, 0],
    refuse: () => ({ why: text('table.refused.notNow'), rule: '' }),
    freshRng: () => rngFrom(seedFrom('fresh'), 'imagine'),
  });
  const [decision] = session.decisions;
  if (!decision) throw new Error('Nobody is asked.');
  const choice = chosenBy(
    botNamed(host.game, 'steady'),
    session.table,
    decision,
    rngFrom(seedFrom('x'), 'test'),
  );
  host.take({ kind: 'answer', seat: decision.seat, at: decision.number, choice });
  const sent = (odds: boolean) =>
    seats.map((_, seat) => 'table' in JSON.parse(host.messageFor({ seat, odds }, null, null)));
  expect(decision.seat).toBe(0);
  expect(sent(true)).toEqual([false, true, true]);
  expect(sent(false)).toEqual([false, false, false]);
});
