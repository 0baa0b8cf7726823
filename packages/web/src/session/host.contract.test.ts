/** Tables in a page keep the contract of hosts, and so do games that are looked at again. */
import type { ClientHere, PagePort } from '@flotilla/client';
import { Client, lookAgain, type ReplayClient, TableHere } from '@flotilla/client';
import type { Port, PortTable } from '@flotilla/host/testkit';
import { checkHost, checkPast } from '@flotilla/host/testkit';
import { loadGame } from '@flotilla/lab';
import type { AnyGame, Decision, GameShape } from '@flotilla/table';
import type { GameRecord } from '@flotilla/table/run';
import { Session as KernelSession, plainDecision, replay } from '@flotilla/table/run';
import { describe, expect, it } from 'vitest';

const whole = (game: AnyGame, record: GameRecord): KernelSession<GameShape> => {
  const found = replay<GameShape>(game, record);
  if (!found.ok) throw new Error(found.error);
  return found.value;
};

const page: Port = {
  async open(game, options, seats): Promise<PortTable> {
    const people = Array.from({ length: seats }, (_, seat) => ({ name: `Player ${seat + 1}`, bot: null }));
    const start = { options, seats: people, seed: 'page' };
    const first = new KernelSession<GameShape>(game, start);
    let kept: GameRecord = first.record();
    const around: PagePort = {
      thinker: { bot: async () => '', advice: () => () => {}, stop: () => {} },
      keep: async (record) => {
        kept = record;
        return null;
      },
      realDice: () => false,
      pace: () => 0,
      throwDice: () => [],
    };
    const open = (session: KernelSession<GameShape>): ClientHere =>
      new Client(new TableHere('contract', session, around));
    let client = open(first);
    return {
      start,
      async take(wish) {
        const { undo, redo, flush } = client.can.value;
        const question = { seat: wish.seat, number: wish.kind === 'answer' ? wish.at : 0 } as Decision;
        const refusal =
          wish.kind === 'answer'
            ? client.link.answer(question, wish.choice)
            : ((wish.kind === 'undo' ? undo : redo)?.() ?? null);
        await flush?.();
        return refusal;
      },
      /** One person at a time holds the device; the player it waits for takes it. */
      async seen(reader) {
        if (client.handTo.value !== null && client.handTo.value === reader) client.can.value.device?.take();
        if (client.seat.value !== reader) return null;
        const asked = client.decision.value;
        return {
          view: client.view.value,
          log: client.log.value,
          decision: asked && plainDecision(asked),
          told: client.story.value?.story.moments,
        };
      },
      kept: async () => ({ answers: kept.position, hash: kept.stateHash ?? '' }),
      async again() {
        client.close();
        client = open(whole(game, kept));
      },
      close: async () => client.close(),
    };
  },
};

describe('in a page', () => {
  it.each([
    ['night-watch', 1, 40],
    ['smugglers', 3, 40],
    ['naval-battles', 2, 6],
    ['hunters', 1, 12],
  ])('a table of %s keeps the contract of hosts', async (id, seats, answers) => {
    const game = await loadGame(id);
    expect(await checkHost(page, [{ game, seats, answers }])).toEqual([]);
  });

  it.each([
    ['night-watch', 1],
    ['hunters', 1],
  ])('a game of %s is looked at again as it was', async (id, seats) => {
    const game = await loadGame(id);
    const faults = checkPast(
      (session) => {
        const client = lookAgain('past', game, session.record()) as ReplayClient;
        return {
          at(place, seat) {
            const scrub = client.can.value.scrub;
            scrub?.lookAs?.(seat);
            scrub?.goTo(place);
            return {
              view: client.view.value,
              log: client.log.value,
              told: client.story.value?.story.moments,
            };
          },
          answer: () => client.answer('anything'),
          hash: () => client.link.record.stateHash ?? '',
        };
      },
      game,
      seats,
      30,
    );
    expect(faults).toEqual([]);
  });
});
