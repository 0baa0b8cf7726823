/** What a table in the page does beside taking answers: bots in time, ways back, and what is kept. */
import type { ClientHere, PagePort } from '@flotilla/client';
import { answerOfBot, Client, TableHere, throwDice } from '@flotilla/client';
import { nightWatch } from '@flotilla/night-watch';
import { smugglers } from '@flotilla/smugglers';
import type { AnyGame, Choice, FormChoice } from '@flotilla/table';
import { anyGame } from '@flotilla/table';
import type { SeatRecord } from '@flotilla/table/run';
import { Session as KernelSession } from '@flotilla/table/run';
import { afterEach, describe, expect, it, vi } from 'vitest';

const watch: AnyGame = anyGame(nightWatch);
const cards: AnyGame = anyGame(smugglers);
const anna: SeatRecord = { name: 'Anna', bot: null };
const bert: SeatRecord = { name: 'Bert', bot: null };
const steady: SeatRecord = { name: 'Cleo', bot: 'steady' };

function open(game: AnyGame, seats: SeatRecord[], more: Partial<PagePort> = {}) {
  const kept: { position: number; view: object }[] = [];
  const options: FormChoice = game === watch ? { watches: 3 } : { nights: 2 };
  const kernel = new KernelSession(game, { options, seats, seed: 'here' });
  const session: ClientHere = new Client(
    new TableHere('test', kernel, {
      thinker: thinking(async (question) => answerOfBot(game, question)),
      keep: async ({ position }, { view }) => {
        kept.push({ position, view });
        return null;
      },
      realDice: () => false,
      pace: () => 0,
      throwDice: (count) => new Array(count).fill(6),
      ...more,
    }),
  );
  return { session, kept, kernel };
}

const thinking = (bot: PagePort['thinker']['bot']): PagePort['thinker'] => ({
  bot,
  advice: () => () => {},
  stop: () => {},
});

/** A bot whose answers are given by hand. */
function byHand() {
  const waiting: ((choice: Choice) => void)[] = [];
  return {
    thinker: thinking(() => new Promise((done) => waiting.push(done))),
    answer: (choice: Choice) => waiting.shift()?.(choice),
  };
}

const settled = (): Promise<void> => new Promise((done) => setTimeout(done, 5));

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a line of the log', () => {
  it('leads to the answer after which it stood there', () => {
    const { session } = open(watch, [anna]);
    const lengths = [session.log.value.length];
    for (const choice of ['look', 'write', 'look']) {
      session.answer(choice);
      lengths.push(session.log.value.length);
    }
    for (const [index, event] of session.log.value.entries())
      expect(session.momentOf(event)).toBe(lengths.findIndex((length) => length > index));
  });
});

describe('bots', () => {
  it('have their dice thrown by the page where the persons type in theirs', async () => {
    const { session } = open(watch, [anna, steady], { realDice: () => true });
    session.answer('write');
    for (let wanted = session.dice.value; wanted; wanted = session.dice.value)
      session.can.value.typeDice?.(new Array(wanted.count).fill(5));
    await settled();
    expect(session.dice.value).toBeNull();
    expect(session.position.value).toBeGreaterThan(1);
    const faces = session.log.value.filter(({ roll }) => roll).at(-1)?.roll?.faces ?? [];
    expect(faces.length).toBeGreaterThan(0);
    expect(new Set(faces)).toEqual(new Set([6]));
  });

  it('are watched through the eyes of the only person from the first moment on', () => {
    const { session } = open(watch, [steady, anna], { thinker: byHand().thinker });
    expect(session.seat.value).toBe(1);
  });

  it('answer nothing any more once the game is left', async () => {
    const { thinker, answer } = byHand();
    const { session } = open(watch, [steady, anna], { thinker });
    session.close();
    answer('write');
    await settled();
    expect(session.position.value).toBe(0);
  });

  it('are shown one by one where there is time, whatever the screen paints', async () => {
    vi.useFakeTimers();
    vi.stubGlobal('requestAnimationFrame', () => {});
    const { session } = open(watch, [steady, steady], { pace: () => 10 });
    await vi.advanceTimersByTimeAsync(10);
    expect(session.position.value).toBe(1);
  });

  it('are shown with the next painting where there is no time, and not before', async () => {
    vi.useFakeTimers();
    let paint = (): void => {};
    vi.stubGlobal('requestAnimationFrame', (frame: () => void) => {
      paint = frame;
    });
    const { thinker, answer } = byHand();
    const { session } = open(watch, [steady, steady], { thinker });
    answer('write');
    await vi.advanceTimersByTimeAsync(0);
    expect(session.position.value).toBe(0);
    paint();
    await vi.advanceTimersByTimeAsync(0);
    expect(session.position.value).toBe(1);
  });
});

describe('the way back', () => {
  it('leads to the last question of a person, past what bots answered', async () => {
    const { session } = open(watch, [anna, steady]);
    session.can.value.practice?.();
    expect(session.canRedo.value).toBe(false);
    session.answer('write');
    await settled();
    expect(session.position.value).toBeGreaterThan(1);
    expect(session.can.value.undo?.()).toBeNull();
    expect(session.position.value).toBe(0);
    expect(session.decision.value?.seat).toBe(0);
    expect(session.canRedo.value).toBe(true);
  });

  it('is closed while a bot thinks, and once the game is left', () => {
    const { session } = open(watch, [anna, steady], { thinker: byHand().thinker });
    session.can.value.practice?.();
    session.answer('write');
    expect(session.thinking.value).toBe(true);
    expect(session.can.value.undo?.()?.why).toMatchObject({ key: 'table.refused.notNow' });
    const { session: left } = open(watch, [anna]);
    left.can.value.practice?.();
    left.answer('write');
    left.close();
    expect(left.can.value.undo?.()?.why).toMatchObject({ key: 'table.refused.notNow' });
    expect(left.position.value).toBe(1);
  });
});

describe('what is kept', () => {
  it('is nothing where nothing has changed', async () => {
    const { session, kept } = open(watch, [anna]);
    await session.can.value.flush?.();
    expect(kept).toEqual([]);
  });

  it('shows of hidden cards those of the only person, and none where there are several', async () => {
    const shown = async (seats: SeatRecord[]) => {
      const { session, kept, kernel } = open(cards, seats, { thinker: byHand().thinker });
      session.can.value.device?.take();
      const asked = session.decision.value;
      if (asked) session.answer({ cargo: [], cove: 'south' });
      await session.can.value.flush?.();
      return { view: kept.at(-1)?.view, own: kernel.table.view(0), open: kernel.table.view(null) };
    };
    const alone = await shown([anna, steady, steady]);
    expect(alone.view).toEqual(alone.own);
    expect(alone.own).not.toEqual(alone.open);
    const several = await shown([anna, bert, steady]);
    expect(several.view).toEqual(several.open);
  });
});

describe('dice thrown by the browser', () => {
  it('are thrown again only where a face would come too often', () => {
    const drawn = [4_294_967_292, 4_294_967_291, 0];
    vi.stubGlobal('crypto', {
      getRandomValues: (word: Uint32Array) => {
        word[0] = drawn.shift() ?? 0;
      },
    });
    expect(throwDice(2, 6)).toEqual([6, 1]);
    expect(drawn).toEqual([]);
  });
});
