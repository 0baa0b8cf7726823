import { nightWatch } from '@flotilla/night-watch';
import { smugglers } from '@flotilla/smugglers';
import type { AnyGame, Catalogue, GameShape, Refusal, Text, TextArgs } from '@flotilla/table';
import { anyGame, text } from '@flotilla/table';
import type { Answer, Table } from '@flotilla/table/run';
import {
  botRngs,
  canonical,
  catalogueOf,
  hashOf,
  LANGUAGES,
  playOut,
  tableTexts,
  words,
} from '@flotilla/table/run';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyAnswer, layGame, testRng } from './games.ts';

/**
 * Whatever may come over a wire: any JSON, and things that look more or less like answers; `asked` and `waiting` are filled in
 * correctly, so that some get as far as the choice.
 */
const wild = fc.oneof(
  fc.jsonValue(),
  fc.record({
    seat: fc.oneof(fc.constant('asked'), fc.integer({ min: -2, max: 5 }), fc.jsonValue()),
    decision: fc.oneof(fc.constant('waiting'), fc.integer({ min: -2, max: 30 }), fc.jsonValue()),
    choice: fc.oneof(
      fc.constantFrom('look', 'write', 'lantern', 'wait', 'fee', '__proto__', 'constructor', ''),
      fc.record(
        {
          cargo: fc.oneof(fc.array(fc.integer({ min: 0, max: 40 }).map(String)), fc.jsonValue()),
          cove: fc.oneof(fc.constantFrom('north', 'middle', 'south', 'toString'), fc.jsonValue()),
          boat: fc.jsonValue(),
        },
        { requiredKeys: [] },
      ),
      fc.jsonValue(),
    ),
  }),
);

/** A table after a number of random answers. */
function moment(game: AnyGame, name: string, answers: number): Table<GameShape> {
  const table = layGame(game, name);
  const rng = testRng(name);
  for (let i = 0; i < answers && !table.over; i++) table.answer(anyAnswer(rng.pick(table.decisions), rng));
  return table;
}

/** Fills in the seat and the number where the generator left them open. */
function aimed(table: Table<GameShape>, sent: unknown): Answer {
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) return sent as Answer;
  const answer = { ...sent } as Record<string, unknown>;
  if (answer.seat === 'asked') answer.seat = table.decisions[0]?.seat ?? 0;
  if (answer.decision === 'waiting') answer.decision = table.state.decision;
  return answer as unknown as Answer;
}

/** The refusal with every echoed word made harmless, so that only our own sentence is tested. */
function withoutEcho({ why }: Refusal): Text {
  if (typeof why === 'string') return why;
  const args = Object.entries(why.args ?? {}).map(([key, value]) => [
    key,
    typeof value === 'number' ? value : 'it',
  ]);
  return { key: why.key, args: Object.fromEntries(args) as TextArgs };
}

const isSentence = (said: string): boolean => said.length > 5 && !/[⟦{}]/.test(said) && said.endsWith('.');

describe.each([
  ['Night Watch', anyGame(nightWatch)],
  ['Smugglers', anyGame(smugglers)],
])('whatever is sent to %s', (_, game) => {
  it('is taken as an answer, or refused with a sentence in four languages and nothing changes', async () => {
    const catalogues: Catalogue[] = [];
    for (const language of LANGUAGES) {
      catalogues.push({ ...tableTexts[language], ...(await catalogueOf(game, language)) });
    }
    const explain = (refusal: Refusal): string[] =>
      LANGUAGES.map((language, i) =>
        words({ language, catalogue: catalogues[i] as Catalogue }, withoutEcho(refusal)),
      );
    let taken = 0;
    fc.assert(
      fc.property(fc.nat(20), wild, (answers, sent) => {
        const table = moment(game, 'wild', answers);
        const before = canonical(table.state);
        const said = canonical(table.log);
        const asked = table.decisions.map(({ seat }) => seat);
        const refusal = table.answer(aimed(table, sent));
        if (refusal === null) {
          taken++;
          expect(canonical(table.state)).not.toBe(before);
          return;
        }
        expect(canonical(table.state)).toBe(before);
        expect(canonical(table.log)).toBe(said);
        expect(table.decisions.map(({ seat }) => seat)).toEqual(asked);
        for (const sentence of explain(refusal))
          expect([sentence, isSentence(sentence)]).toEqual([sentence, true]);
      }),
      { numRuns: 600, seed: 7 },
    );
    expect(taken).toBeGreaterThan(0);
  });

  it('is told so when it is no answer at all, before and after the end', () => {
    const table = layGame(game, 'nonsense');
    const malformed = { why: text('table.refused.malformed'), rule: '' };
    const send = (sent: unknown) => table.answer(sent as Answer);
    for (const sent of ['look', 7, null, undefined]) expect(send(sent)).toEqual(malformed);
    playOut(table, [], botRngs('nonsense', game.seats.max));
    expect(send('look')).toEqual(malformed);
  });

  it('an answer given a second time is stale or out of turn, at every moment of a game', () => {
    const table = layGame(game, 'twice');
    const rng = testRng('twice');
    while (!table.over) {
      const answer = anyAnswer(rng.pick(table.decisions), rng);
      expect(table.answer(answer)).toBeNull();
      const hash = hashOf(table.state);
      expect(table.answer(answer)).not.toBeNull();
      expect(hashOf(table.state)).toBe(hash);
    }
  });

  it('a seat that is not asked is refused, at every moment of a game', () => {
    const table = layGame(game, 'foreign', game.seats.max);
    const rng = testRng('foreign');
    while (!table.over) {
      const decision = rng.pick(table.decisions);
      const hash = hashOf(table.state);
      for (let seat = 0; seat < game.seats.max; seat++) {
        if (table.decisionFor(seat)) continue;
        expect(table.answer({ ...anyAnswer(decision, rng), seat })).not.toBeNull();
      }
      expect(hashOf(table.state)).toBe(hash);
      table.answer(anyAnswer(decision, rng));
    }
  });
});

it('in Smugglers the order in which secret answers arrive never matters', () => {
  const play = (order: (seats: number[]) => number[]): string[] => {
    const table = layGame(smugglers, 'order');
    const hashes: string[] = [];
    while (!table.over) {
      const number = table.state.decision;
      for (const seat of order(table.decisions.map((decision) => decision.seat))) {
        const decision = table.decisionFor(seat);
        if (!decision) throw new Error('A seat was not asked.');
        expect(table.answer(anyAnswer(decision, testRng(`${number} ${seat}`)))).toBeNull();
      }
      hashes.push(hashOf(table.state));
    }
    return hashes;
  };
  const forward = play((seats) => seats);
  expect(play((seats) => [...seats].reverse())).toEqual(forward);
  expect(play(([first, ...rest]) => [...rest, first as number])).toEqual(forward);
});
