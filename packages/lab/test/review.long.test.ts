/** Reviews: the account adds up, the words are careful, and the same game gives the same review. */
import type { AnyGame } from '@flotilla/table';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadGame, openReview, review } from '../src/index.ts';
import { careless, recordBy, reviewed } from './reviews.ts';

const SMALL = { worlds: 64, rollouts: 6_000, games: 20 };
/** The first answers of a career: about a patrol. Smaller budgets cost as much, as every question gets its first look. */
const most = 24;

describe.each(['hunters', 'night-watch', 'smugglers'])('a review of %s', (id) => {
  let game: AnyGame;
  beforeAll(async () => {
    game = await loadGame(id);
  });

  test('adds up exactly, with amounts that are whole grains', () => {
    for (const seed of ['one', 'two']) {
      const record = recordBy(game, seed, { player: careless(6), most });
      const { ledger, verdicts } = reviewed(game, record, SMALL);
      const { lines, expected, luck, skill, practice, result } = ledger;
      expect(expected + luck + skill + practice).toBe(result);
      for (const amount of [
        expected,
        luck,
        skill,
        result,
        ...lines.flatMap((l) => [l.value, l.luck, l.skill]),
      ])
        expect(Number.isInteger(amount)).toBe(true);
      lines.forEach((line, i) => {
        const next = lines[i + 1]?.value ?? result;
        expect(line.value + line.skill + line.luck).toBe(next);
      });
      expect(verdicts.length).toBe(lines.length);
    }
  });

  test('is the same byte for byte, also when its jobs are done in another order and it is kept in between', () => {
    const record = recordBy(game, 'three', { player: careless(8), most });
    const whole = JSON.stringify(reviewed(game, record, SMALL));
    let desk = openReview(game, record, 0, SMALL);
    for (let step = 0; desk.jobs().length > 0; step++) {
      const job = desk.jobs().at(step % 2 === 0 ? -1 : 0);
      if (job) desk.take(JSON.parse(JSON.stringify(desk.work(job))));
      if (step % 97 === 5) desk = openReview(game, record, 0, SMALL, JSON.parse(JSON.stringify(desk.kept())));
    }
    expect(JSON.stringify(desk.review())).toBe(whole);
  });

  test('gives the answer that the habit would have given no skill at all', () => {
    const { ledger, skill, verdicts } = reviewed(game, recordBy(game, 'four', { most }), SMALL);
    const own = new Set(verdicts.filter(({ played, habit }) => played === habit).map((v) => v.question));
    for (const line of ledger.lines) if (own.has(line.question)) expect(line.skill).toBe(0);
    expect(own.size).toBeGreaterThan(verdicts.length / 2);
    expect(skill.length).toBeLessThanOrEqual(verdicts.length - own.size);
  });

  test('settles every question once and never takes a word back', () => {
    const record = recordBy(game, 'five', { player: careless(3), most });
    const words = new Map<number, string | null>();
    for (const event of review(game, record, 0, SMALL)) {
      if (event.kind === 'settled') {
        expect(words.has(event.verdict.question)).toBe(false);
        words.set(event.verdict.question, event.verdict.word);
      }
      if (event.kind === 'done')
        for (const { question, word } of event.review.verdicts) expect(words.get(question)).toBe(word);
    }
  });
});

describe('a review of The Hunters', () => {
  test('finds the answers that throw a career away, and says what they cost', async () => {
    const game = await loadGame('hunters');
    const record = recordBy(game, 'spoilt', {
      most: 60,
      player: (_table, decision) =>
        decision.step === 'contact' && decision.kind === 'pick'
          ? (decision.options.find(({ id }) => id === 'pass')?.id ?? null)
          : null,
    });
    const { losses, verdicts, ledger } = reviewed(game, record, { worlds: 256, rollouts: 40_000, games: 20 });
    expect(losses.length).toBeGreaterThan(0);
    expect(ledger.skill).toBeLessThan(-4 * ledger.skillError);
    const worst = verdicts[losses[0] as number];
    expect(worst?.word).toBe('blunder');
    expect(worst?.answers[worst.best]?.choice).toBe('attack');
    expect(worst?.why?.gains?.what).toBe('sinks');
  });
});
