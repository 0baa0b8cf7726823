import { checkGame } from '@flotilla/companion/testkit';
import { expect, it } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import { newGame } from '../src/index.ts';

it('New Game is sound: texts, fuzz, invariants and the law of shown chances', async () => {
  expect(await checkGame(newGame, { manifest, promised: ['ground'] })).toEqual([]);
});
