import { checkGame } from '@flotilla/companion/testkit';
import { LANGUAGES } from '@flotilla/table/run';
import { expect, it } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import { nightWatch } from '../src/index.ts';

it('Night Watch is sound: texts, fuzz, invariants and the law of shown chances', async () => {
  const games = [1, 2, 3, 4].map((seats) => ({ seats, options: { watches: 3 * seats } }));
  const wanted = { manifest, languages: LANGUAGES, games, promised: ['fog'] };
  expect(await checkGame(nightWatch, wanted)).toEqual([]);
});
