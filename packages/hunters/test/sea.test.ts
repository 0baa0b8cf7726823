import type { LogEvent } from '@flotilla/table';
import { botRngs, optionsOf, playOut, randomBot, Table } from '@flotilla/table';
import { expect, test } from 'vitest';
import { hunters } from '../src/index.ts';

const career = (seed: string, captain: string): Table<never> => {
  const table = new Table({ game: hunters, options: optionsOf(hunters), seats: 1, seed });
  playOut(table, [randomBot as never], botRngs(captain, 1));
  return table as unknown as Table<never>;
};

/** The faces of the lookouts' first encounter roll of every box of the first patrol, as far as the boat came. */
function sea(table: Table<never>): string[] {
  const first = (table.log ?? []).slice(0, ends(table.log ?? []));
  return first.flatMap((event) => (event.roll?.purpose === 'encounter' ? [event.roll.faces.join('')] : []));
}

const ends = (log: readonly LogEvent[]): number => {
  const end = log.findIndex(
    (event) => event.kind === 'returned' || event.kind === 'abortOrdered' || event.kind === 'careerEnds',
  );
  return end < 0 ? log.length : end;
};

test('the same box of the same patrol shows the same sea to every captain, whatever he decided before', () => {
  for (let i = 0; i < 40; i++) {
    const [one, other] = [sea(career(`sea ${i}`, 'first')), sea(career(`sea ${i}`, 'second'))];
    const shared = Math.min(one.length, other.length);
    expect(one.slice(0, shared), `sea ${i}`).toEqual(other.slice(0, shared));
  }
});

test('the ships of an encounter are the same for a captain who attacks and one who does not', () => {
  const seen = (captain: string): Map<string, string> => {
    const found = new Map<string, string>();
    for (let i = 0; i < 40; i++) {
      const log = career(`ships ${i}`, captain).log ?? [];
      let day = '';
      for (const event of log.slice(0, ends(log))) {
        if (event.kind === 'sighted') day = `${i} ${JSON.stringify(event.data.date)}`;
        if (event.kind === 'madeOut' && !found.has(day)) found.set(day, JSON.stringify(event.data.ships));
      }
    }
    return found;
  };
  const one = seen('first');
  const other = seen('second');
  const shared = [...one.keys()].filter((key) => other.has(key));
  expect(shared.length).toBeGreaterThan(10);
  for (const key of shared) expect(one.get(key), key).toBe(other.get(key));
});

test('a career is decided by its seed and its answers alone', () => {
  const hash = (table: Table<never>): string => JSON.stringify(table.state);
  expect(hash(career('again', 'same'))).toBe(hash(career('again', 'same')));
});
