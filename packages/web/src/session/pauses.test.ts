/** When bots answer beside several people: the clock is moved by hand, and thinking takes as long as the test says. */
import { Client, TableHere } from '@flotilla/client';
import type { AnyGame } from '@flotilla/table';
import { anyGame, rulebook } from '@flotilla/table';
import type { SeatRecord } from '@flotilla/table/run';
import { Session as KernelSession } from '@flotilla/table/run';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

interface Poker {
  state: { rounds: number };
  options: object;
  steps: { deal: null; window: null; turn: null };
  events: object;
  view: object;
}

const { pick, pickTogether, step } = rulebook<Poker>();

/** Everybody is asked; who could do more than pass is a secret, as with Intelligence. Then the first has the turn. */
const poker = (hushed: boolean): AnyGame =>
  anyGame<Poker>({
    ...({ id: 'poker', version: '1', title: 'Poker', optionFields: [], events: {}, tell: {} } as const),
    seats: { min: 1, max: 4 },
    setup: () => ({ rounds: 0 }),
    first: 'deal',
    steps: {
      deal: step('deal', (t) => {
        t.next('window');
        t.next('turn');
      }),
      window: pickTogether('window', {
        rule: '1',
        ...(hushed && { hushed: true as const }),
        ask: 'always',
        seats: () => [2],
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
    bots: { ace: { choose: () => 'pass' } },
    texts: { en: async () => ({}), fr: async () => ({}), it: async () => ({}), de: async () => ({}) },
  });

const person = (name: string): SeatRecord => ({ name, bot: null });
const ACE: SeatRecord = { name: 'Ace', bot: 'ace' };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Everything players at the device see change, and when, if the bot thinks for this long. */
async function seenWhile(
  thinking: number | Error,
  { hushed = true, seats = [person('Anna'), person('Bert'), ACE], pace = 220 } = {},
): Promise<string[]> {
  const thought = async (): Promise<string> => {
    if (thinking instanceof Error) throw thinking;
    await new Promise((done) => setTimeout(done, thinking));
    return 'pass';
  };
  const session = new Client(
    new TableHere('test', new KernelSession(poker(hushed), { options: {}, seats, seed: 'pauses' }), {
      thinker: { bot: thought, advice: () => () => {}, stop: () => {} },
      keep: async () => null,
      realDice: () => false,
      pace: () => pace,
      throwDice: (count) => new Array(count).fill(6),
    }),
  );
  const seen: string[] = [];
  for (let now = 0; now <= 4_000; now += 10) {
    const { position, thinking: thinks, stuck, handTo, seat } = session;
    const shown = [position, thinks, handTo, seat].map(({ value }) => String(value)).join(' ');
    const line = `${shown}${stuck.value ? ' stuck' : ''}`;
    if (!seen.at(-1)?.endsWith(`: ${line}`)) seen.push(`${now}: ${line}`);
    await vi.advanceTimersByTimeAsync(10);
  }
  session.close();
  return seen;
}

describe('a bot that is asked in secret beside several people', () => {
  it('answers at the same moment however long it thinks', async () => {
    const atOnce = await seenWhile(0);
    expect(atOnce.some((line) => line.startsWith('1200: 1 '))).toBe(true);
    for (const thinking of [51, 90, 221, 1_190]) expect(await seenWhile(thinking)).toEqual(atOnce);
    // The speed that somebody has set changes nothing about it.
    for (const pace of [0, 90]) expect(await seenWhile(51, { pace })).toEqual(atOnce);
  });

  it('answers on the next beat when it thinks longer than a pause', async () => {
    const late = await seenWhile(1_250);
    expect(late.some((line) => line.startsWith('2400: 1 '))).toBe(true);
    expect(await seenWhile(2_390)).toEqual(late);
  });

  it('fails at that moment too', async () => {
    const failed = await seenWhile(new Error('no compass'));
    expect(failed.at(-1)).toMatch(/^1200: .* stuck$/);
  });
});

describe('any other bot', () => {
  it('pauses from the question on, not after its thought', async () => {
    const solo = [person('Anna'), ACE, ACE];
    for (const more of [{ hushed: false }, { seats: solo }]) {
      const moment = async (thinking: number): Promise<string> =>
        (await seenWhile(thinking, more)).find((line) => / 1 /.test(` ${line.split(': ')[1]} `)) ?? '';
      expect(await moment(0)).toMatch(/^220:/);
      expect(await moment(150)).toMatch(/^220:/);
      expect(await moment(600)).toMatch(/^600:/);
    }
  });
});
