/** To whom one device goes: questions put to several, one after another. */
import type { ClientHere } from '@flotilla/client';
import { Client, TableHere } from '@flotilla/client';
import type { AnyGame, OpenQuestion } from '@flotilla/table';
import { anyGame, rulebook } from '@flotilla/table';
import { Session as KernelSession } from '@flotilla/table/run';
import { expect, it } from 'vitest';

interface Vote {
  state: { left: number };
  options: object;
  steps: { deal: null; vote: null };
  events: object;
  view: object;
}

const { pickTogether, step } = rulebook<Vote>();

/** What is put to the voice of a table, and how. */
interface Put {
  readonly votes: number;
  readonly asked: number[];
  readonly hushed?: true;
  readonly open?: OpenQuestion;
  readonly secrets: boolean;
}

/** Three persons at one device, to whom a question is put so many times. */
function table({ votes, asked, hushed, open, secrets }: Put): ClientHere {
  const game: AnyGame = anyGame<Vote>({
    ...({ id: 'vote', version: '1', title: 'Vote', optionFields: [], events: {}, tell: {} } as const),
    seats: { min: 3, max: 3 },
    setup: () => ({ left: votes }),
    first: 'deal',
    steps: {
      deal: step('deal', (t) => {
        for (let i = 0; i < votes; i++) t.next('vote');
      }),
      vote: pickTogether('vote', {
        rule: '1',
        ...(hushed && { hushed }),
        ...(open && { open: () => open }),
        seats: () => asked,
        options: () => [{ id: 'pass' }, { id: 'play' }],
        take: () => {},
      }),
    },
    view: () => ({}),
    ...(secrets && { secrets: () => [] }),
    describe: () => [],
    status: () => [],
    outcome: () => ({ ending: 'over', winners: [] }),
    figures: () => ({ numbers: {}, tallies: {} }),
    bots: {},
    texts: { en: async () => ({}), fr: async () => ({}), it: async () => ({}), de: async () => ({}) },
  });
  const seats = ['Anna', 'Bert', 'Cleo'].map((name) => ({ name, bot: null }));
  return new Client(
    new TableHere('vote', new KernelSession(game, { options: {}, seats, seed: 'vote' }), {
      thinker: { bot: async () => '', advice: () => () => {}, stop: () => {} },
      keep: async () => null,
      realDice: () => false,
      pace: () => 0,
      throwDice: () => [],
    }),
  );
}

it('stays with whoever looks at it when the next question is put to that player too', () => {
  const session = table({ votes: 2, asked: [0, 1], secrets: false });
  expect(session.seat.value).toBe(0);
  session.answer('pass');
  expect(session.seat.value).toBe(1);
  session.answer('pass');
  expect([session.seat.value, session.decision.value?.seat]).toEqual([1, 1]);
});

it('goes round no further once the game is over', () => {
  const session = table({ votes: 1, asked: [0], hushed: true, secrets: true });
  session.can.value.device?.take();
  session.answer('pass');
  expect(session.outcome.value).not.toBeNull();
  expect([session.handTo.value, session.seat.value]).toEqual([null, 0]);
});

const OPEN = { pass: 'pass', seats: [0, 1, 2] };

it('is offered to nobody twice for one open question', () => {
  const session = table({ votes: 1, asked: [2], hushed: true, open: OPEN, secrets: true });
  for (const visitor of [0, 1]) {
    session.can.value.device?.takeUp(visitor);
    session.can.value.device?.take();
    expect(session.visiting.value).toBe(true);
    session.can.value.device?.passOn();
  }
  expect(session.open.value?.takers).toEqual([2]);
});

it('is offered to all again for the next open question', () => {
  const session = table({ votes: 2, asked: [2], hushed: true, open: OPEN, secrets: true });
  session.can.value.device?.takeUp(2);
  session.can.value.device?.take();
  session.answer('play');
  expect(session.open.value?.takers).toEqual([0, 1, 2]);
});
