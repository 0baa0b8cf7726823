import { expect, test } from 'vitest';
import { atSea } from '../../test/helpers.ts';

test('3.6 a travel box takes three to four days: the diary of a patrol of eight boxes runs through the month', () => {
  const encounter = Array.from({ length: 8 }, () => [3, 4]).flat();
  const game = atSea({ boat: 'VIIB' }, { orders: [3, 4], encounter });
  const dates = (game.table.log ?? []).flatMap(({ kind, data }) =>
    kind === 'boxQuiet' ? [(data.date as { args: Record<string, unknown> }).args] : [],
  );
  expect(dates.map(({ day }) => day)).toEqual([4, 8, 11, 15, 18, 22, 25, 29]);
  for (const { month, year } of dates) expect([month, year]).toEqual([{ key: 'month.9' }, 1939]);
});
