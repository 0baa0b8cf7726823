/** What the log holds: facts from which to draw a battle, never words, never a card that may be in somebody's hand again. */
import type { LogEvent } from '@flotilla/table';
import { rngFrom, sampleChoice, seedFrom } from '@flotilla/table';
import { optionsOf, Table } from '@flotilla/table/run';
import { describe, expect, it } from 'vitest';
import type { Events } from '../src/events.ts';
import { navalBattles } from '../src/index.ts';
import { lay, uk, usa } from './fleets.ts';
import { fire, noDefence, ship } from './position.ts';

/** Everything inside a value, itself included. */
const inside = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null ? [value, ...Object.values(value).flatMap(inside)] : [value];

const isWords = (value: unknown): boolean => typeof value === 'object' && value !== null && 'key' in value;
const isCardId = (value: unknown): boolean => typeof value === 'string' && /^A\d{3}$/.test(value);

function randomLog(seed: string, seats: number): readonly LogEvent[] {
  const rng = rngFrom(seedFrom(seed), 'facts');
  const table = new Table({ game: navalBattles, options: optionsOf(navalBattles), seats, seed });
  while (!table.over) {
    const decision = rng.pick(table.decisions);
    table.answer({ seat: decision.seat, decision: decision.number, choice: sampleChoice(decision, rng) });
  }
  return table.log ?? [];
}

const factsOf = <K extends keyof Events>(log: readonly LogEvent[] | null, kind: K): Events[K][] =>
  (log ?? []).filter((event) => event.kind === kind).map((event) => event.data as unknown as Events[K]);

describe('the facts of events', () => {
  it.each([2, 4])('hold no words and name cards by their design only, with %i seats (A11)', (seats) => {
    for (const { kind, data } of randomLog(`facts ${seats}`, seats)) {
      const found = inside(data).filter((value) => isWords(value) || isCardId(value));
      expect(found, kind).toEqual([]);
    }
  });

  it('tell an attack from the card to the points: who, with what, at whom, and every die (attack, defences, attack.sink)', () => {
    const b = lay([usa({ hand: ['A010', 'A020'] }), uk({ hand: ['A076'], damage: { Antrim: ['A018'] } })], {
      dice: { defence: [2] },
    });
    fire(b, 'A010', 'Amazon', 'Knox');
    fire(b, 'A020', 'Antrim', 'Leahy');
    b.expect('actions', 'close');
    b.expect('defend', { ...noDefence(b, 1), attack2: ['card:A076'] }, 1);
    const { log } = b.table;
    const [first, second] = factsOf(log, 'attackCard');
    expect(first?.attack).toMatchObject({ number: 1, by: 0, on: 1, ships: [ship('Knox')], needs: 0 });
    expect(second).toMatchObject({
      who: { seat: 0, navy: 'usa', side: '' },
      owner: { seat: 1, navy: 'uk', side: '' },
      attack: { number: 2, card: 'MC-1', as: 'MC-1', ships: [ship('Leahy')], target: ship('Antrim') },
    });
    expect(factsOf(log, 'guardCard')).toMatchObject([{ guard: { by: 1, source: 'card', attack: 2, on: 3 } }]);
    expect(factsOf(log, 'guardRolled')).toMatchObject([
      { attack: { number: 2 }, guard: { number: 1 }, needs: 3, die: 2, stopped: false },
    ]);
    expect(factsOf(log, 'damaged').map(({ attack, left }) => [attack.number, left])).toEqual([
      [1, 2],
      [2, 0],
    ]);
    expect(factsOf(log, 'sunk')).toMatchObject([
      { ship: ship('Antrim'), attack: 2, who: { seat: 0 }, owner: { seat: 1 }, points: 4 },
    ]);
  });
});
