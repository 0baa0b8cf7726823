import type { ClientHere, ReplayClient } from '@flotilla/client';
import { answerOfBot, Client, lookAgain, TableHere } from '@flotilla/client';
import { beatsByHeading } from '@flotilla/companion';
import { nightWatch } from '@flotilla/night-watch';
import { smugglers } from '@flotilla/smugglers';
import type { AnyGame, Choice, FormChoice, GameShape } from '@flotilla/table';
import { anyGame, rngFrom, sampleChoice, seedFrom } from '@flotilla/table';
import type { GameRecord, SeatRecord } from '@flotilla/table/run';
import { Session as KernelSession, logFor, replay } from '@flotilla/table/run';
import { effect } from '@preact/signals';
import { describe, expect, it } from 'vitest';
import type { AnswerStory, Session } from '../base/session.ts';
import { Director } from './director.ts';
import { stagedBy } from './staged.ts';

const watch: AnyGame = anyGame(nightWatch);
const cards: AnyGame = anyGame(smugglers);
const person = (name: string): SeatRecord => ({ name, bot: null });
const bot: SeatRecord = { name: 'Bot', bot: 'steady' };

/** A director that never moves by itself. */
function stage(session: Session, kept: Record<string, number> | null = {}) {
  const nameOf = ({ since, story }: AnswerStory): string => `${story.seat} ${since}`;
  const director = new Director({
    // Every moment by itself: the finest beats there can be.
    beatsOf: (moments) => moments.flatMap((moment) => beatsByHeading([moment])),
    paceOf: () => ({ dice: 1, play: 1, shows: 'last' }),
    paceAgain: () => ({ dice: 1, play: 1, shows: 'last' }),
    throws: () => false,
    waits: () => true,
    atOnce: () => false,
    later: () => () => {},
    now: () => 0,
    shownOf: (told) => kept?.[nameOf(told)] ?? null,
    keepShown: (told, moments) => {
      if (kept) kept[nameOf(told)] = moments;
    },
  });
  const staged = stagedBy(session, director);
  effect(() => director.follow(session.story.value));
  return { director, staged, kept };
}

function open(game: AnyGame, seats: SeatRecord[], realDice = () => false) {
  const records: GameRecord[] = [];
  const options: FormChoice = game === watch ? { watches: 6 } : { nights: 5 };
  const kernel = new KernelSession(game, { options, seats, seed: 'staged' });
  const session = sessionOf(kernel, records, realDice);
  return { session, records, ...stage(session) };
}

function sessionOf(
  kernel: KernelSession<GameShape>,
  records: GameRecord[] = [],
  realDice = () => false,
): ClientHere {
  return new Client(
    new TableHere('test', kernel, {
      thinker: {
        bot: async (question) => answerOfBot(kernel.game as AnyGame, question),
        advice: () => () => {},
        stop: () => {},
      },
      keep: async (record) => {
        records.push(record);
        return null;
      },
      realDice,
      pace: () => 0,
      throwDice: (count) => new Array(count).fill(6),
    }),
  );
}

const settled = (): Promise<void> => new Promise((done) => setTimeout(done, 5));

describe('a staged session', () => {
  it('shows the position at every beat, the question only behind the last one', () => {
    const { session, director, staged } = open(watch, [person('Anna')]);
    const rng = rngFrom(seedFrom('staged'), 'test');
    for (let i = 0; i < 40 && !session.outcome.value; i++) {
      const before = { view: staged.view.value, log: staged.log.value.length };
      session.answer(sampleChoice(session.decision.value as never, rng) as Choice);
      const { moments } = (session.story.value as AnswerStory).story;
      expect(director.beats).toHaveLength(moments.length);
      expect(staged.view.value).toEqual(before.view);
      for (const moment of moments) {
        expect(staged.decision.value).toBeNull();
        expect(staged.outcome.value).toBeNull();
        director.goOn();
        if (director.beat.value) expect(staged.log.value).toHaveLength(moment.log);
      }
      while (director.beat.value) director.goOn();
      expect(staged.view.value).toBe(session.view.value);
      expect(staged.log.value).toBe(session.log.value);
      expect(staged.decision.value).toBe(session.decision.value);
      expect(staged.seen.value).toBe(session.seen.value);
    }
  });

  it('stores the answer at once, whatever is still being shown', async () => {
    const { session, staged, director, records } = open(watch, [person('Anna')]);
    session.answer('look');
    expect(director.beat.value).not.toBeNull();
    await session.can.value.flush?.();
    const kept = records.at(-1) as GameRecord;
    expect(kept.position).toBe(1);
    expect(replay(watch, kept).ok).toBe(true);
    expect(staged.position.value).toBe(1);
  });

  it('lets go of the story when the answer is taken back in the middle of it', () => {
    const { session, staged, director } = open(watch, [person('Anna')]);
    const before = staged.view.value;
    session.answer('look');
    session.can.value.practice?.();
    expect(staged.can.value.undo?.()).toBeNull();
    expect(director.beat.value).toBeNull();
    expect(staged.view.value).toEqual(before);
    expect(staged.decision.value).not.toBeNull();
  });

  it('goes on after a reload with the first beat that was not shown', () => {
    const { session, director, kept } = open(watch, [person('Anna')]);
    for (let i = 0; i < 30 && (session.story.value?.story.moments.length ?? 0) < 2; i++) {
      session.answer(i % 2 ? 'write' : 'look');
      if ((session.story.value?.story.moments.length ?? 0) < 2) director.skip();
    }
    const { moments } = (session.story.value as AnswerStory).story;
    expect(moments.length).toBeGreaterThan(1);
    director.goOn();
    const again = replay(watch, session.link.record);
    if (!again.ok) throw new Error(again.error);
    const reopened = sessionOf(again.value);
    expect(reopened.story.value?.story).toEqual(session.story.value?.story);
    const second = stage(reopened, kept);
    expect(second.director.at).toBe(1);
    expect(second.staged.view.value).toEqual(moments[0]?.view);
    second.director.skip();
    expect(second.staged.view.value).toEqual(session.view.value);
  });

  it('shows what led to a throw with real dice before it asks for them', () => {
    const { session, staged, director } = open(watch, [person('Anna')], () => true);
    for (let i = 0; i < 20 && !session.outcome.value; i++) {
      session.answer('look');
      while (session.dice.value) {
        if (director.beat.value) expect(staged.dice.value).toBeNull();
        director.skip();
        expect(staged.dice.value).toBe(session.dice.value);
        session.can.value.typeDice?.(new Array(session.dice.value.count).fill(1 + (i % 6)));
      }
      director.skip();
    }
    expect(session.log.value.filter(({ roll }) => roll).length).toBeGreaterThan(3);
  });

  it('tells a person what bots did since, and nothing anybody may not know', async () => {
    const { session, staged, director } = open(cards, [person('Anna'), bot, bot]);
    const rng = rngFrom(seedFrom('bots'), 'test');
    for (let i = 0; i < 200 && !session.outcome.value; i++) {
      const decision = session.decision.value;
      if (!decision) {
        await settled();
        continue;
      }
      session.answer(sampleChoice(decision, rng) as Choice);
      await settled();
      const told = session.story.value as AnswerStory;
      expect(told.story.seat).toBe(0);
      const events = told.story.moments.flatMap((moment) => moment.events);
      expect(events).toEqual(session.log.value.slice(session.seen.value));
      expect(logFor(events, 0)).toEqual(events);
      director.skip();
      expect(staged.view.value).toBe(session.view.value);
    }
    expect(session.outcome.value).not.toBeNull();
  });

  it('plays to the end before the device is passed on, and tells the next person what he may know', async () => {
    const { session, staged, director } = open(cards, ['Anna', 'Bert', 'Carla'].map(person));
    const rng = rngFrom(seedFrom('hotseat'), 'test');
    let passed = 0;
    for (let i = 0; i < 300 && !session.outcome.value; i++) {
      director.skip();
      if (staged.handTo.value !== null) {
        staged.can.value.device?.take();
        const seat = session.seat.value;
        expect(session.story.value?.story.seat ?? seat).toBe(seat);
        director.skip();
      }
      const decision = staged.decision.value;
      if (!decision) {
        await settled();
        continue;
      }
      const { seat } = decision;
      session.answer(sampleChoice(decision, rng) as Choice);
      if (session.handTo.value === null || !director.beat.value) continue;
      passed++;
      expect(staged.handTo.value).toBeNull();
      expect(staged.seat.value).toBe(seat);
    }
    expect(passed).toBeGreaterThan(0);
  });
});

describe('a staged replay', () => {
  it('plays a step forward beat by beat, and goes anywhere else at once', () => {
    const { session } = open(watch, [person('Anna')]);
    for (let i = 0; i < 12 && !session.outcome.value; i++) session.answer(i % 3 ? 'look' : 'write');
    const replayed = lookAgain('r', watch, session.link.record) as ReplayClient;
    const { director, staged } = stage(replayed, null);
    expect(director.beat.value).toBeNull();
    replayed.can.value.scrub?.goTo(3);
    expect(director.beat.value).toBeNull();
    const before = staged.view.value;
    for (let place = 4; place <= replayed.length.value; place++) {
      const log = replayed.log.value.length;
      replayed.can.value.scrub?.goTo(place);
      const { story } = replayed.story.value as AnswerStory;
      expect(story.before.log).toBe(log);
      expect(story.moments.at(-1)?.log ?? log).toBe(replayed.log.value.length);
      expect(director.beat.value).not.toBeNull();
      if (place === 4) expect(staged.view.value).toEqual(before);
      director.skip();
      expect(staged.view.value).toBe(replayed.view.value);
    }
    replayed.can.value.scrub?.goTo(2);
    expect(director.beat.value).toBeNull();
    director.back();
    expect(director.beat.value).not.toBeNull();
  });
});
