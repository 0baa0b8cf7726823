import type { Json, LogEvent } from '@flotilla/table';
import { botNamed, botRngs, playOut, Table } from '@flotilla/table/run';
import { expect, test } from 'vitest';
import { BOATS } from '../src/data/boats.ts';
import { eventOf } from '../src/events.ts';
import { hunters } from '../src/index.ts';
import { planOf } from './plans.ts';

/** Whether a fact is a text, or holds one. */
function hasText(fact: Json): boolean {
  if (typeof fact !== 'object' || fact === null) return false;
  return 'key' in fact || Object.values(fact).some((inner) => hasText(inner as Json));
}

/** The logs of games of every way to play, played by bots. */
const logs: readonly LogEvent[][] = Array.from({ length: 28 }, (_, number) => {
  const { seats, ...plan } = planOf(number, 'facts');
  const table = new Table({ game: hunters, seats, ...plan });
  const bot = botNamed(hunters, number % 4 < 2 ? 'steady' : 'random');
  playOut(table, Array(seats).fill(bot), botRngs(plan.seed, seats));
  return [...(table.log ?? [])];
});

test('events hold facts, no sentences, and say the same once they were written down', () => {
  const kinds = new Set<string>();
  for (const log of logs)
    for (const event of log) {
      kinds.add(event.kind);
      expect(hasText(event.data as Json), event.kind).toBe(false);
      expect(JSON.parse(JSON.stringify(event.data))).toEqual(event.data);
    }
  expect(kinds.size).toBeGreaterThan(100);
});

test('every shot, hit and sinking names a ship that was made out before, and the same one', () => {
  let shots = 0;
  for (const log of logs) {
    let known = new Map<number, string>();
    for (const entry of log) {
      const event = eventOf(entry);
      if (event.kind === 'madeOut' || event.kind === 'insideConvoy' || event.kind === 'followed')
        known = new Map(event.data.ships.map(({ ship, name, tons }) => [ship, `${name} ${tons}`]));
      if (event.kind === 'straggler' || event.kind === 'stillEscorted')
        known = new Map([[event.data.ship, `${event.data.name} ${event.data.tons}`]]);
      if (event.kind !== 'torpedoHit' && event.kind !== 'shellHit' && event.kind !== 'shipSunk') continue;
      const { ship, name, tons } = event.data;
      expect(known.get(ship)).toBe(`${name} ${tons}`);
      shots++;
    }
  }
  expect(shots).toBeGreaterThan(100);
});

test('10.1.1, 10.3.1 hull and flooding are told with what the boat can take', () => {
  const limits = new Set(Object.values(BOATS).flatMap(({ hull, flooding }) => [hull, flooding]));
  for (const log of logs)
    for (const entry of log) {
      const event = eventOf(entry);
      if (event.kind === 'hullHit') expect(event.data.hull).toBeLessThanOrEqual(event.data.limit);
      if (event.kind === 'flooded') expect(event.data.flooding).toBeLessThanOrEqual(event.data.limit);
      if (event.kind === 'hullHit' || event.kind === 'flooded') expect(limits).toContain(event.data.limit);
    }
});
