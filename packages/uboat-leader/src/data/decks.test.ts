/** Convoy cards, event cards and counters: all present, and consistent with each other (2.9, 2.10, 9.27, 9.30). */
import { describe, expect, it } from 'vitest';
import { DISPLAY } from './display.ts';
import { HIT_COUNTERS } from './hit-counters.ts';
import { CONDITIONS, CORE_CONVOYS, EVENT_FACES, EVENTS, MORE_CONVOYS } from './index.ts';
import { TACTICS } from './tactics.ts';

describe('convoy cards (2.10)', () => {
  const all = [...MORE_CONVOYS, ...CORE_CONVOYS];

  it('2.10: are numbered 1 to 50; 31 to 50 are the core deck', () => {
    expect(all.map((card) => card.number)).toEqual(Array.from({ length: 50 }, (_, i) => i + 1));
    expect(CORE_CONVOYS.map((card) => card.number)).toEqual(Array.from({ length: 20 }, (_, i) => i + 31));
    expect(CORE_CONVOYS.every((card) => card.campaigns === undefined)).toBe(true);
  });

  it.each(all)('2.10: card $number: every counter has an area and a kind that fits', (card) => {
    expect(new Set(card.layout.map((slot) => slot.slot)).size).toBe(card.layout.length);
    expect(card.layout.some((slot) => slot.kind === card.type)).toBe(true);
    for (const slot of card.layout) {
      const ring = DISPLAY.find((zone) => zone.id === slot.area)?.ring;
      const isEscort = slot.kind === 'escort' || slot.kind === 'fleet';
      expect(ring, slot.slot).toBe(isEscort ? 'short' : 'convoy');
      if (isEscort) expect(slot.kind).toBe(card.type === 'naval' ? 'fleet' : 'escort');
      else expect(slot.kind).toBe(card.type);
    }
    expect(CONDITIONS.some((condition) => condition.key === card.condition)).toBe(true);
  });

  it('give card 31 its printed condition and card 37 its printed counters', () => {
    expect(CONDITIONS.find((condition) => condition.key === all[30]?.condition)?.ops).toEqual([
      { do: 'torpedo', n: 1 },
    ]);
    expect(all[36]?.layout.map((slot) => slot.kind)).toEqual([
      'merchant',
      'merchant',
      'merchant',
      'merchant',
      'escort',
      'escort',
    ]);
  });
});

describe('event cards (2.9)', () => {
  it('2.9: are 45, each with a face for both periods', () => {
    expect(EVENTS.map((card) => card.number)).toEqual(Array.from({ length: 45 }, (_, i) => i + 1));
    const keys = EVENT_FACES.map((face) => face.key);
    for (const card of EVENTS) expect(keys).toEqual(expect.arrayContaining([card.early, card.late]));
    for (const key of keys)
      expect(
        EVENTS.some((card) => card.early === key || card.late === key),
        key,
      ).toBe(true);
  });

  it('2.9, 16: have the printed effects', () => {
    const face = (key: string) => EVENT_FACES.find((other) => other.key === key)?.ops;
    expect(face('rough-seas')).toEqual([{ do: 'stress', n: 1 }]);
    expect(face('fatal-error')).toEqual([{ do: 'stress', n: 2 }]);
    expect(face('allied-submarine-attack')).toEqual([{ do: 'stress', n: 2 }]);
    expect(face('ultra-intercept')).toEqual([{ do: 'warning', n: 1 }]);
    expect(EVENTS.filter((card) => card.early === 'rough-seas').length).toBeGreaterThanOrEqual(3);
    expect(EVENTS[27]?.early).toBe('donitz-takes-notice');
  });

  it('have die tables without gaps', () => {
    for (const face of EVENT_FACES) {
      for (const op of face.ops) {
        if (op.do !== 'roll') continue;
        const ends = op.rows.map((row) => row.upTo);
        expect(ends[ends.length - 1], face.key).toBeNull();
        const numbers = ends.filter((end) => end !== null);
        expect([...numbers].sort((a, b) => a - b)).toEqual(numbers);
      }
    }
  });
});

describe('counters (9.27, 9.30)', () => {
  it('9.27 2e: are 40 hit counters with every printed effect', () => {
    expect(HIT_COUNTERS.reduce((sum, counter) => sum + counter.count, 0)).toBe(40);
    const effects = new Set(HIT_COUNTERS.flatMap((counter) => [counter.light.effect, counter.heavy.effect]));
    expect([...effects].sort()).toEqual([
      'electronics',
      'engines',
      'flooding',
      'gun',
      'hull',
      'none',
      'oilLeak',
      'periscope',
      'stress',
      'stunned',
      'sunk',
      'tubes',
    ]);
    for (const counter of HIT_COUNTERS)
      if ('lasting' in counter.light) expect(counter.light.lasting).toBe(false);
  });

  it('are 20 tactics counters, the printed faces among them', () => {
    expect(TACTICS.reduce((sum, counter) => sum + counter.count, 0)).toBe(20);
    for (const n of [1, 2])
      expect(TACTICS.some((counter) => counter.detect === n && counter.attack === n)).toBe(true);
  });
});
