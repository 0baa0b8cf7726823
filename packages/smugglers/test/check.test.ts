import { checkGame } from '@flotilla/table/testkit';
import { expect, it } from 'vitest';
import { smugglers } from '../src/index.ts';

it('Smugglers is sound: texts, fuzz, invariants and secrets', async () => {
  const games = [2, 3, 4, 5].map((nights) => ({ options: { nights } }));
  expect(await checkGame(smugglers, { games })).toEqual([]);
});
