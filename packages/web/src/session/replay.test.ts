import type { ReplayClient } from '@flotilla/client';
import { lookAgain } from '@flotilla/client';
import { navalBattles } from '@flotilla/naval-battles';
import { nightWatch } from '@flotilla/night-watch';
import { smugglers } from '@flotilla/smugglers';
import type { AnyGame, FormChoice, LogEvent } from '@flotilla/table';
import { anyGame, rngFrom, sampleChoice, seedFrom } from '@flotilla/table';
import type { GameRecord } from '@flotilla/table/run';
import { Session as KernelSession, optionsOf } from '@flotilla/table/run';
import { describe, expect, it } from 'vitest';

/** A whole game played by chance, with the view and the length of the log after every answer. */
function played(game: AnyGame, seats: number, options: Record<string, number>) {
  const rng = rngFrom(seedFrom('replay'), 'test');
  const people = Array.from({ length: seats }, (_, i) => ({ name: `P${i}`, bot: null }));
  const session = new KernelSession(game, { options, seats: people, seed: 'replay' });
  const views = [session.table.view(0)];
  const lengths = [session.table.log?.length];
  while (!session.table.over) {
    const decision = session.decisions[0];
    if (!decision) break;
    session.choose(decision.seat, sampleChoice(decision, rng));
    views.push(session.table.view(0));
    lengths.push(session.table.log?.length);
  }
  return { record: session.record(), views, lengths };
}

const opened = (game: AnyGame, record: GameRecord): ReplayClient => {
  const session = lookAgain('test', game, record);
  if (typeof session === 'string') throw new Error(session);
  return session;
};

describe('a replay', () => {
  it('shows every position of the game, in whatever order one goes there', () => {
    const game = anyGame(nightWatch);
    const { record, views, lengths } = played(game, 1, { watches: 12 });
    const session = opened(game, record);
    expect(session.position.value).toBe(record.position);
    const order = views.map((_, i) => (i * 7) % views.length);
    for (const place of order) {
      session.can.value.scrub?.goTo(place);
      expect(session.view.value).toEqual(views[place]);
      expect(session.log.value).toHaveLength(lengths[place] as number);
      expect(session.given.value).toEqual(record.answers[place] ?? null);
      expect(session.seen.value).toBe(place === 0 ? 0 : lengths[place - 1]);
      expect(session.thinking.value).toBe(false);
    }
  });

  it('throws scripted dice again from the first step on', () => {
    const game = anyGame(nightWatch);
    const start = { options: { watches: 1 }, seats: [{ name: 'P', bot: null }], seed: 'replay' };
    const played = new KernelSession(game, start, { look: [6, 6, 5, 5] });
    const view = played.table.view(0);
    expect(view).toMatchObject({ seen: 2 });
    played.choose(0, 'look');
    const session = opened(game, played.record());
    session.can.value.scrub?.goTo(0);
    expect(session.view.value).toEqual(view);
    session.can.value.scrub?.goTo(1);
    expect(session.view.value).toEqual(played.table.view(0));
  });

  it('goes from a line of the log to the moment at which it had been written', () => {
    const game = anyGame(nightWatch);
    const { record, lengths } = played(game, 1, { watches: 4 });
    const session = opened(game, record);
    const whole = session.log.value;
    whole.forEach((event, index) => {
      const place = session.momentOf(event);
      expect(lengths[place] as number).toBeGreaterThan(index);
      if (place > 0) expect(lengths[place - 1] as number).toBeLessThanOrEqual(index);
    });
  });

  it('takes no answer', () => {
    const game = anyGame(nightWatch);
    const session = opened(game, played(game, 1, { watches: 2 }).record);
    session.can.value.scrub?.goTo(0);
    expect(session.decision.value).not.toBeNull();
    expect(session.answer('look')?.why).toMatchObject({ key: 'table.refused.watching' });
    expect(session.position.value).toBe(0);
  });

  it('of a game with hidden hands shows what everybody may see, unless somebody lends their eyes', () => {
    const game = anyGame(smugglers);
    const { record, views } = played(game, 3, { nights: 2 });
    const session = opened(game, record);
    session.can.value.scrub?.goTo(1);
    expect(session.seat.value).toBeNull();
    expect(session.view.value).not.toEqual(views[1]);
    session.can.value.scrub?.lookAs?.(0);
    expect(session.view.value).toEqual(views[1]);
    record.answers.forEach((answer, place) => {
      session.can.value.scrub?.goTo(place);
      expect(session.given.value).toEqual(answer.seat === 0 ? answer : null);
    });
  });

  it('of a game that is still being played by several lends nobody’s eyes', () => {
    const game = anyGame(smugglers);
    const seats = ['A', 'B', 'C'].map((name) => ({ name, bot: null }));
    const running = new KernelSession(game, { options: { nights: 2 }, seats, seed: 'running' });
    const session = opened(game, running.record());
    const spectator = session.view.value;
    session.can.value.scrub?.lookAs?.(0);
    expect(session.hides).toBe(true);
    expect(session.seat.value).toBeNull();
    expect(session.view.value).toEqual(spectator);
  });

  it('of a running game against bots lends nobody the eyes of a bot, only those of the person', () => {
    const game = anyGame(smugglers);
    const seats = ['A', 'B', 'C'].map((name, i) => ({ name, bot: i === 1 ? null : 'steady' }));
    const running = new KernelSession(game, { options: { nights: 2 }, seats, seed: 'running' });
    const session = opened(game, running.record());
    expect(session.seat.value).toBe(1);
    for (const seat of [0, 2, null]) {
      session.can.value.scrub?.lookAs?.(seat);
      expect(session.seat.value).toBe(1);
      expect(session.view.value).toEqual(running.table.view(1));
    }
  });

  it('of a running battle does not stop where a bot is asked secretly: such a stop would tell what it holds', () => {
    const game = anyGame(navalBattles);
    const seats = [
      { name: 'Anna', bot: null },
      { name: 'B', bot: 'random' },
    ];
    const options = optionsOf(navalBattles) as unknown as FormChoice;
    const running = new KernelSession(game, { options, seats, seed: 'stops' });
    const rng = rngFrom(seedFrom('stops'), 'test');
    let secretly = 0;
    for (let i = 0; i < 600 && !running.table.over && secretly < 3; i++) {
      const [decision] = running.decisions;
      if (!decision) break;
      if (decision.hushed && decision.seat === 1) secretly++;
      running.choose(decision.seat, sampleChoice(decision, rng));
    }
    expect(secretly).toBe(3);
    expect(running.table.over).toBe(false);
    const session = opened(game, running.record());
    for (let place = 0; place <= session.length.value; place++) {
      session.can.value.scrub?.goTo(place);
      expect(session.asked.value, `place ${place}`).not.toContain(-1);
    }
    expect(session.length.value).toBeLessThan(running.answers.length);
    expect(session.momentOf(session.log.value.at(-1) as LogEvent)).toBeLessThanOrEqual(session.length.value);
  });

  it('of a record that does not fit is refused with a sentence', () => {
    const game = anyGame(nightWatch);
    const { record } = played(game, 1, { watches: 2 });
    expect(lookAgain('x', game, { ...record, stateHash: 'other' })).toMatch(/different game/);
    expect(lookAgain('x', game, { ...record, rulesVersion: '0' })).toMatch(/version 0/);
  });
});
