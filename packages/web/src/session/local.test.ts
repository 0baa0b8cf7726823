import type { ClientHere, PagePort } from '@flotilla/client';
import { answerOfBot, Client, TableHere } from '@flotilla/client';
import { HUSHED_PAUSE } from '@flotilla/lab';
import { nightWatch } from '@flotilla/night-watch';
import { smugglers } from '@flotilla/smugglers';
import type { AnyGame, Choice, FormChoice, GameShape, OpenQuestion } from '@flotilla/table';
import { anyGame, rngFrom, rulebook, sampleChoice, seedFrom } from '@flotilla/table';
import type { GameRecord, SeatRecord } from '@flotilla/table/run';
import { Session as KernelSession, replay } from '@flotilla/table/run';
import type { SaveTrouble } from '@flotilla/ui/base/session.ts';
import { describe, expect, it, vi } from 'vitest';

const watch: AnyGame = anyGame(nightWatch);
const cards: AnyGame = anyGame(smugglers);

const person = (name: string): SeatRecord => ({ name, bot: null });
const bot = (name: string): SeatRecord => ({ name, bot: 'steady' });

interface Kept {
  records: GameRecord[];
  trouble: SaveTrouble | null;
  /** Holds every writing up until it is over. */
  slow: Promise<void> | null;
}

function open(
  game: AnyGame,
  seats: SeatRecord[],
  dice: 'seed' | 'real' = 'seed',
  options: FormChoice = game === watch ? { watches: 3 } : { nights: 2 },
): { session: ClientHere; kept: Kept; around: PagePort } {
  const kept: Kept = { records: [], trouble: null, slow: null };
  const around: PagePort = {
    thinker: {
      bot: async (question) => answerOfBot(game, question),
      advice: () => () => {},
      stop: () => {},
    },
    keep: async (record) => {
      kept.records.push(record);
      if (kept.slow) await kept.slow;
      return kept.trouble;
    },
    realDice: () => dice === 'real',
    pace: () => 0,
    throwDice: (count) => new Array(count).fill(6),
  };
  const kernel = new KernelSession(game, { options, seats, seed: 'local' });
  return { session: new Client(new TableHere('test', kernel, around)), kept, around };
}

/** A game that is opened again, where it stands. */
const reopened = (game: AnyGame, kernel: KernelSession<GameShape>) => {
  const { around } = open(game, [...kernel.start.seats], 'seed', {});
  return { session: new Client(new TableHere('again', kernel, around)) };
};

const settled = (): Promise<void> => new Promise((done) => setTimeout(done, 5));

/** Answers for the holder of the device until the game is over; a curtain is lifted. */
async function playOn(session: ClientHere): Promise<void> {
  const rng = rngFrom(seedFrom('persons'), 'test');
  for (let i = 0; i < 500 && !session.outcome.value; i++) {
    session.can.value.device?.take();
    const decision = session.decision.value;
    if (decision) expect(session.answer(sampleChoice(decision, rng) as Choice)).toBeNull();
    else await settled();
  }
  expect(session.outcome.value).not.toBeNull();
}

describe('a game in the page', () => {
  it('is kept after every answer, and what is kept replays to the same state', async () => {
    const { session, kept } = open(watch, [person('Anna')]);
    await playOn(session);
    await session.can.value.flush?.();
    const last = kept.records.at(-1) as GameRecord;
    const again = replay(watch, last);
    expect(again.ok && again.value.table.view(0)).toEqual(session.view.value);
    expect(last.position).toBe(session.position.value);
    expect(session.results.value.length).toBeGreaterThan(0);
  });

  it('refuses what is not offered and changes nothing', () => {
    const { session } = open(watch, [person('Anna')]);
    const before = session.view.value;
    expect(session.answer('dance')).not.toBeNull();
    expect(session.view.value).toBe(before);
    expect(session.position.value).toBe(0);
  });

  it('gives an answer that was prepared as soon as its question is put, once, and asks where it is refused', () => {
    const { session } = open(watch, [person('Anna')]);
    const step = session.decision.value?.step ?? '';
    session.can.value.prepare?.(step, 'look');
    session.can.value.prepare?.('never', 'look');
    session.answer('look');
    expect(session.position.value).toBe(2);
    session.answer('look');
    expect(session.position.value).toBe(3);
    session.can.value.prepare?.(step, 'dance');
    session.answer('look');
    expect(session.position.value).toBe(4);
    expect(session.decision.value).not.toBeNull();
  });

  it('shows bots that answer faster than a screen paints together, and each one where there is time', async () => {
    const shown = async (pace: number): Promise<{ shows: number; answers: number }> => {
      const { session, around } = open(cards, [bot('Bert'), bot('Cleo')], 'seed', { nights: 2 });
      Object.assign(around, { pace: () => pace });
      let shows = 0;
      const leave = session.position.subscribe(() => {
        shows++;
      });
      await expect.poll(() => session.outcome.value).not.toBeNull();
      leave();
      return { shows, answers: session.position.value };
    };
    const quick = await shown(0);
    const slow = await shown(1);
    expect(slow.answers).toBe(quick.answers);
    expect(slow.shows).toBeGreaterThanOrEqual(slow.answers);
    expect(quick.shows).toBeLessThan(quick.answers / 2);
  });

  it('tells how much of the log the seat has seen', () => {
    const { session } = open(watch, [person('Anna')]);
    const seen = session.log.value.length;
    session.answer('look');
    expect(session.seen.value).toBe(seen);
    expect(session.log.value.length).toBeGreaterThan(seen);
  });

  it('goes back behind a roll only as practice, and forward again to the same dice', () => {
    const { session } = open(watch, [person('Anna')]);
    session.answer('look');
    const after = session.view.value;
    expect(session.can.value.undo?.()).not.toBeNull();
    session.can.value.practice?.();
    expect(session.can.value.undo?.()).toBeNull();
    expect(session.practice.value).toBe(true);
    expect(session.position.value).toBe(0);
    expect(session.can.value.redo?.()).toBeNull();
    expect(session.view.value).toEqual(after);
  });

  it('stops when another tab has it', async () => {
    const { session, kept } = open(watch, [person('Anna')]);
    kept.trouble = 'taken';
    session.answer('write');
    await settled();
    expect(session.trouble.value).toBe('taken');
    const { length } = kept.records;
    expect(session.answer('write')).not.toBeNull();
    expect(kept.records).toHaveLength(length);
  });

  it('goes on and says so when it cannot be kept', async () => {
    const { session, kept } = open(watch, [person('Anna')]);
    kept.trouble = 'full';
    session.answer('write');
    await settled();
    expect(session.trouble.value).toBe('full');
    expect(session.answer('write')).toBeNull();
  });

  it('is written once the screen is painted, and at once when the page is about to go', async () => {
    let paint = (): void => {};
    vi.stubGlobal('requestAnimationFrame', (frame: () => void) => {
      paint = frame;
    });
    const { session, kept } = open(watch, [person('Anna')]);
    session.answer('write');
    await settled();
    expect(kept.records).toHaveLength(0);
    paint();
    await settled();
    expect(kept.records.at(-1)?.position).toBe(1);
    session.answer('write');
    await session.can.value.flush?.();
    expect(kept.records.at(-1)?.position).toBe(2);
    vi.unstubAllGlobals();
  });

  it('writes one record at a time and always the latest', async () => {
    const { session, kept } = open(watch, [person('Anna')]);
    for (const choice of ['write', 'write']) session.answer(choice);
    await session.can.value.flush?.();
    await settled();
    expect(kept.records.length).toBeLessThanOrEqual(3);
    expect(kept.records.at(-1)?.position).toBe(2);
  });
});

describe('leaving a game', () => {
  it('keeps the last answer even when an earlier one is still being written', async () => {
    const { session, kept } = open(watch, [person('Anna')]);
    let written = (): void => {};
    kept.slow = new Promise((done) => {
      written = done;
    });
    session.answer('write');
    await expect.poll(() => kept.records).toHaveLength(1);
    session.answer('write');
    session.close();
    written();
    await settled();
    expect(kept.records.at(-1)?.position).toBe(2);
  });

  it('changes nothing any more', () => {
    const { session } = open(watch, [person('Anna')], 'real');
    session.answer('look');
    expect(session.dice.value).not.toBeNull();
    session.close();
    expect(session.can.value.typeDice?.([6, 6])).not.toBeNull();
    expect(session.answer('write')).not.toBeNull();
    expect(session.position.value).toBe(0);
  });
});

describe('bots', () => {
  it('answer for their seats while the person watches through their own eyes', async () => {
    const { session } = open(cards, [person('Anna'), bot('B'), bot('C')]);
    expect(session.seat.value).toBe(0);
    await playOn(session);
    expect(session.seat.value).toBe(0);
    expect(session.handTo.value).toBeNull();
  });

  it('play alone before a spectator', async () => {
    const { session } = open(cards, [bot('A'), bot('B'), bot('C')]);
    await expect.poll(() => session.outcome.value).not.toBeNull();
    expect(session.seat.value).toBeNull();
  });

  it('give the same answers to the same game', async () => {
    const games = [0, 1].map(() => open(cards, [bot('A'), bot('B'), bot('C')]));
    await expect.poll(() => games.every(({ session }) => session.outcome.value)).toBe(true);
    const [one, other] = games.map(({ session }) => session.link.record.answers);
    expect(one).toEqual(other);
  });
});

describe('several persons at one device', () => {
  it('with hidden cards each sees nothing until the device is theirs', async () => {
    const { session } = open(cards, [person('Anna'), person('Bert'), person('Cleo')]);
    expect(session.handTo.value).not.toBeNull();
    expect(session.seat.value).toBeNull();
    expect(session.decision.value).toBeNull();
    expect(session.answer('anything')?.why).toMatchObject({ key: 'table.refused.notNow' });
    session.can.value.device?.take();
    const seat = session.seat.value as number;
    expect(session.decision.value?.seat).toBe(seat);
    await playOn(session);
  });

  it('without secrets simply take turns', async () => {
    const { session } = open(watch, [person('Anna'), person('Bert')]);
    expect(session.handTo.value).toBeNull();
    session.answer('write');
    expect(session.seat.value).toBe(1);
    expect(session.handTo.value).toBeNull();
  });
});

describe('who rolls', () => {
  it('typed in: nothing happens until the dice are there, and taking back forgets the answer', () => {
    const { session } = open(watch, [person('Anna')], 'real');
    const view = session.view.value;
    session.answer('look');
    const wanted = session.dice.value;
    expect(wanted).toMatchObject({ purpose: 'look', since: [] });
    expect(wanted?.roll?.rows.length).toBeGreaterThan(1);
    expect(session.view.value).toBe(view);
    expect(session.can.value.undo?.()).toBeNull();
    expect(session.dice.value).toBeNull();
    session.answer('look');
    expect(session.can.value.typeDice?.(new Array(wanted?.count).fill(7))).not.toBeNull();
    expect(session.can.value.typeDice?.(new Array(wanted?.count).fill(6))).toBeNull();
    expect(session.dice.value).toBeNull();
    expect(session.log.value.filter(({ roll }) => roll).at(-1)?.roll?.faces).toEqual(
      new Array(wanted?.count).fill(6),
    );
  });
});

interface Poker {
  state: { holders: number[]; rounds: number };
  options: object;
  steps: { deal: null; window: null; turn: null };
  events: object;
  view: object;
}

const { pick, pickTogether, step } = rulebook<Poker>();

/**
 * Three persons; first, some of them are asked something the others may not notice, then the first has the turn. In an
 * open game the first has a turn before as well, and what is asked then lies open for all.
 */
const pokerWith = (holders: number[], open?: OpenQuestion): AnyGame =>
  anyGame<Poker>({
    ...({ id: 'poker', version: '1', title: 'Poker', optionFields: [], events: {}, tell: {} } as const),
    seats: { min: 3, max: 3 },
    setup: () => ({ holders, rounds: 0 }),
    first: 'deal',
    steps: {
      deal: step('deal', (t) => {
        if (open) t.next('turn');
        t.next('window');
        t.next('turn');
      }),
      window: pickTogether('window', {
        rule: '1',
        hushed: true,
        ...(open && { open: () => open }),
        seats: (state) => state.holders,
        options: () => [{ id: 'pass' }, { id: 'play' }],
        take: () => {},
      }),
      turn: pick('turn', { rule: '2', options: () => [{ id: 'a' }, { id: 'b' }], take: () => {} }),
    },
    view: () => ({}),
    secrets: () => [],
    describe: () => [],
    status: () => [],
    outcome: () => ({ ending: 'over', winners: [] }),
    figures: () => ({ numbers: {}, tallies: {} }),
    bots: {},
    texts: { en: async () => ({}), fr: async () => ({}), it: async () => ({}), de: async () => ({}) },
  });

describe('a hushed question among several persons at one device', () => {
  /** To whom the device goes, one after another, until the first person has the turn. */
  function wayOfTheDevice(holders: number[]): { way: number[]; asked: number[] } {
    const { session } = open(pokerWith(holders), ['Anna', 'Bert', 'Cleo'].map(person), 'seed', {});
    const way: number[] = [];
    const asked: number[] = [];
    for (let i = 0; i < 20 && session.decision.value?.step !== 'turn'; i++) {
      if (session.handTo.value !== null) {
        way.push(session.handTo.value);
        session.can.value.device?.take();
      } else if (session.decision.value) {
        asked.push(session.seat.value as number);
        session.answer('pass');
      } else if (session.visiting.value) session.can.value.device?.passOn();
    }
    return { way, asked };
  }

  it('sends the device the same way round whoever is asked', () => {
    const ways = [[0], [1], [2], [0, 2], [0, 1, 2]].map(wayOfTheDevice);
    expect(ways.map(({ asked }) => asked)).toEqual([[0], [1], [2], [0, 2], [0, 1, 2]]);
    for (const { way } of ways) expect(way).toEqual([0, 1, 2, 0]);
  });
});

describe('a question that lies open among several persons at one device', () => {
  const OPEN = { pass: 'pass', seats: [1, 2] };
  const names = ['Anna', 'Bert', 'Cleo'].map(person);

  /** A game in which Anna has played a card that lies open now; these persons are asked about it. */
  function laidOpen(holders: number[], seats: SeatRecord[] = names) {
    const { session, kept } = open(pokerWith(holders, OPEN), seats, 'seed', {});
    session.can.value.device?.take();
    expect(session.decision.value?.step).toBe('turn');
    session.answer('a');
    return { session, kept };
  }

  it('is shown to all with nobody’s eyes, whoever holds what', () => {
    const shown = [[1], [2], [1, 2]].map((holders) => {
      const { session } = laidOpen(holders);
      expect([session.seat.value, session.handTo.value, session.decision.value]).toEqual([null, null, null]);
      return session.open.value;
    });
    expect(shown[0]).toMatchObject({ text: { key: 'ask.window' }, rule: '1', takers: [1, 2], holder: 0 });
    expect(shown[1]).toEqual(shown[0]);
    expect(shown[2]).toEqual(shown[0]);
  });

  it('is let pass by one press, and who held the device goes on without a curtain', () => {
    for (const holders of [[1], [2], [1, 2]]) {
      const { session } = laidOpen(holders);
      expect(session.can.value.device?.letPass()).toBeNull();
      expect([session.open.value, session.handTo.value, session.seat.value]).toEqual([null, null, 0]);
      expect(session.decision.value?.step).toBe('turn');
      const passes = session.link.record.answers.filter(({ choice }) => choice === 'pass');
      expect(passes.map(({ seat }) => seat)).toEqual(holders);
    }
  });

  it('is answered by whoever takes the device, behind the curtain; then it lies open for the others', () => {
    const { session } = laidOpen([1, 2]);
    session.can.value.device?.takeUp(2);
    expect([session.open.value, session.handTo.value, session.seat.value]).toEqual([null, 2, null]);
    expect(session.answer('play')?.why).toMatchObject({ key: 'table.refused.notNow' });
    session.can.value.device?.take();
    expect(session.decision.value).toMatchObject({ step: 'window', seat: 2 });
    session.answer('play');
    expect(session.open.value).toMatchObject({ takers: [1], holder: null });
    expect(session.seat.value).toBeNull();
    session.can.value.device?.letPass();
    expect([session.open.value, session.handTo.value]).toEqual([null, 0]);
    session.can.value.device?.take();
    expect(session.decision.value?.step).toBe('turn');
  });

  it('tells who takes the device but was asked nothing so, and nobody else', () => {
    const { session } = laidOpen([1]);
    session.can.value.device?.takeUp(2);
    session.can.value.device?.take();
    expect([session.decision.value, session.visiting.value]).toEqual([null, true]);
    session.can.value.device?.passOn();
    expect(session.open.value).toMatchObject({ takers: [1] });
    session.can.value.device?.letPass();
    expect(session.handTo.value).toBe(0);
  });

  it('cannot be taken up by somebody it is not put to, and nothing can be let pass where nothing lies', () => {
    const { session } = laidOpen([1]);
    session.can.value.device?.takeUp(0);
    expect(session.open.value).not.toBeNull();
    session.can.value.device?.letPass();
    expect(session.can.value.device?.letPass()?.why).toMatchObject({ key: 'table.refused.notNow' });
    session.can.value.device?.takeUp(1);
    expect(session.handTo.value).toBeNull();
  });

  it('lies open again when the game is opened anew, and then the curtain falls before whoever goes on', async () => {
    const { session, kept } = laidOpen([1, 2]);
    await session.can.value.flush?.();
    const game = pokerWith([1, 2], OPEN);
    const again = replay(game, kept.records.at(-1) as GameRecord);
    if (!again.ok) throw new Error(again.error);
    const { session: other } = reopened(game, again.value);
    expect(other.open.value).toMatchObject({ takers: [1, 2], holder: null });
    other.can.value.device?.letPass();
    expect(other.handTo.value).toBe(0);
  });

  it('waits for no person who is a bot: it answers by itself', async () => {
    vi.useFakeTimers();
    const { session } = laidOpen([1, 2], [person('Anna'), person('Bert'), { name: 'C', bot: 'random' }]);
    expect(session.open.value).toMatchObject({ takers: [1], holder: 0 });
    session.can.value.device?.letPass();
    await vi.advanceTimersByTimeAsync(HUSHED_PAUSE);
    vi.useRealTimers();
    expect([session.decision.value?.step, session.seat.value]).toEqual(['turn', 0]);
  });

  it('is asked of the only person directly', () => {
    const { session } = laidOpen([0], [person('Anna'), bot('B'), bot('C')]);
    expect(session.open.value).toBeNull();
    expect(session.decision.value).toMatchObject({ step: 'window', seat: 0 });
  });
});
