import { checkGame } from '@flotilla/companion/testkit';
import { LANGUAGES } from '@flotilla/table/run';
import { expect, it } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import { smugglers } from '../src/index.ts';

it('Smugglers is sound: texts, fuzz, invariants and secrets', async () => {
  const games = [2, 3, 4, 5].map((nights) => ({ options: { nights } }));
  expect(await checkGame(smugglers, { manifest, languages: LANGUAGES, games })).toEqual([]);
});
