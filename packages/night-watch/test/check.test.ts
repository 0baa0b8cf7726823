import { checkGame } from '@flotilla/table/testkit';
import { expect, it } from 'vitest';
import { nightWatch } from '../src/index.ts';

it('Night Watch is sound: texts, fuzz, invariants and the law of shown chances', async () => {
  const games = [1, 2, 3, 4].map((seats) => ({ seats, options: { watches: 3 * seats } }));
  expect(await checkGame(nightWatch, { games, promised: ['fog'] })).toEqual([]);
});
