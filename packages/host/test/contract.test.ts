import { nightWatch } from '@flotilla/night-watch';
import { smugglers } from '@flotilla/smugglers';
import type { AnyGame } from '@flotilla/table';
import { anyGame, rngFrom, seedFrom, text } from '@flotilla/table';
import { hashOf, logFor, plainDecision, replay, Session } from '@flotilla/table/run';
import { describe, expect, it } from 'vitest';
import type { HouseRules } from '../src/index.ts';
import { Host } from '../src/index.ts';
import type { Port } from '../src/testkit/index.ts';
import { checkHost, checkPast } from '../src/testkit/index.ts';

const RULES: HouseRules = {
  takes: 'wishes',
  undoBy: 'anybody',
  botContext: ({ seat, number }) => [seat, number, 0, 0],
  refuse: () => ({ why: text('table.refused.notNow'), rule: '' }),
  freshRng: () => rngFrom(seedFrom('fresh'), 'imagine'),
};

/** A host and nothing around it; one fault can be put in. */
const bare = (fault: 'none' | 'forgets' | 'tells all' | 'takes twice'): Port => ({
  async open(game, options, seats) {
    const sitting = Array.from({ length: seats }, (_, seat) => ({ name: `${seat}`, bot: null }));
    const start = { options, seats: sitting, seed: 'bare' };
    let host = new Host(new Session(game, start), RULES);
    host.watch([...sitting.keys(), null].map((seat) => ({ seat, odds: false, told: true })));
    return {
      start,
      async take(wish) {
        const at = wish.kind === 'answer' ? wish.at : host.n;
        const again = fault === 'takes twice' ? host.session.decisions[0] : undefined;
        const taken = host.take({ ...wish, at: again && wish.kind === 'answer' ? again.number : at });
        return taken.kind === 'refused' ? taken.refusal : null;
      },
      async seen(reader) {
        const { table, stories } = host.session;
        const asked = reader === null ? null : table.decisionFor(reader);
        const seat = fault === 'tells all' ? 0 : reader;
        return {
          view: table.view(seat),
          log: logFor(table.log ?? [], seat),
          decision: asked && plainDecision(asked),
          told: stories.find((story) => story.seat === reader)?.moments,
        };
      },
      kept: async () => ({ answers: host.session.answers.length, hash: hashOf(host.session.table.state) }),
      async again() {
        const record = host.session.record();
        const kept = fault === 'forgets' ? { ...record, position: record.position - 1 } : record;
        const found = replay(game, kept);
        host = new Host(found.ok ? found.value : new Session(game, start), RULES);
      },
      async close() {},
    };
  },
});

const PLANS = [
  { game: anyGame(nightWatch) as AnyGame, seats: 1, answers: 60 },
  { game: anyGame(smugglers) as AnyGame, seats: 3, answers: 60 },
];

describe('the contract of hosts', () => {
  it('holds for a bare host', async () => {
    expect(await checkHost(bare('none'), PLANS)).toEqual([]);
  });

  it.each([
    ['forgets', /another game is kept/],
    ['tells all', /sees another view|reads another log/],
    ['takes twice', /is taken|another game is kept/],
  ] as const)('is broken by a port that %s', async (fault, said) => {
    expect((await checkHost(bare(fault), PLANS)).join('\n')).toMatch(said);
  });

  it.each(PLANS)('looking back shows every place of $game.id as it was', ({ game, seats, answers }) => {
    const faults = checkPast(
      (session) => {
        const host = new Host(session, { ...RULES, takes: 'nothing' });
        return {
          at(place, seat) {
            const { table, told } = host.lookBack(place, Math.max(0, place - 1), seat);
            return { view: table.view(seat), log: logFor(table.log ?? [], seat), told: told?.story.moments };
          },
          answer: () => {
            const taken = host.take({ kind: 'undo', seat: 0, at: host.n });
            return taken.kind === 'refused' ? taken.refusal : null;
          },
          hash: () => hashOf(session.table.state),
        };
      },
      game,
      seats,
      answers,
    );
    expect(faults).toEqual([]);
  });
});
