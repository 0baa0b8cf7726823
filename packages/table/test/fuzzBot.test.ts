import type { NightWatch } from '@flotilla/night-watch';
import { nightWatch } from '@flotilla/night-watch';
import { smugglers } from '@flotilla/smugglers';
import type { Bot, GameDefinition } from '@flotilla/table';
import { rulebook } from '@flotilla/table';
import { recordFromText, recordToText, replay } from '@flotilla/table/run';
import { FuzzFailure, fuzzBot, STANDSTILL } from '@flotilla/table/testkit';
import { describe, expect, it } from 'vitest';

function failing(act: () => unknown): FuzzFailure {
  try {
    act();
  } catch (error) {
    if (error instanceof FuzzFailure) return error;
    throw error;
  }
  throw new Error('The bot did not fail.');
}

const withBot = (bot: Bot<NightWatch>, game = nightWatch): GameDefinition<NightWatch> => ({
  ...game,
  bots: { tried: bot },
});

describe('the fuzzer for bots', () => {
  it('plays whole games, the same one from the same seed, far from a standstill', () => {
    for (let i = 0; i < 10; i++) {
      const plan = { seed: `bot ${i}`, bot: 'steady' };
      for (const report of [fuzzBot(nightWatch, plan), fuzzBot(smugglers, plan)]) {
        expect(report.answers).toBeGreaterThan(3);
        expect(report.still).toBeLessThan(STANDSTILL / 3);
      }
      expect(fuzzBot(nightWatch, plan)).toEqual(fuzzBot(nightWatch, plan));
    }
  });

  it('finds an answer that is not offered, and its record opens before it', () => {
    let left = 3;
    const game = withBot({
      choose: (_view, decision) =>
        decision.kind === 'pick' && left-- > 0 ? (decision.options[0]?.id ?? '') : 'nowhere',
    });
    const failure = failing(() => fuzzBot(game, { seed: 'lost', bot: 'tried', slips: 0 }));
    expect(failure.message).toMatch(/the bot answers "nowhere", which is not offered\.$/);
    expect(failure.record.answers).toHaveLength(3);
  });

  it('finds a bot that throws', () => {
    const game = withBot({
      choose: () => {
        throw new Error('no idea');
      },
    });
    expect(failing(() => fuzzBot(game, { seed: 'thrown', bot: 'tried' })).message).toMatch(/: no idea$/);
  });

  it('finds a bot that answers the same for ever, though the game counts on', () => {
    const { pick } = rulebook<NightWatch>();
    const carryOn = pick('carryOn', {
      rule: '3',
      options: () => [{ id: 'look' }, { id: 'write' }],
      take: (t) => {
        t.state.seen++;
        t.next('carryOn');
      },
    });
    const endless = { ...nightWatch, steps: { ...nightWatch.steps, carryOn } };
    const first: Bot<NightWatch> = { choose: () => 'look' };
    const failure = failing(() => fuzzBot(withBot(first, endless), { seed: 'still', bot: 'tried' }));
    expect(failure.message).toContain(
      `tried has answered ${STANDSTILL} times without anything new: carryOn.`,
    );
    const read = recordFromText(recordToText(failure.record));
    if (!read.ok) throw new Error(read.error);
    expect(replay(endless, read.value).ok).toBe(true);
  });
});
