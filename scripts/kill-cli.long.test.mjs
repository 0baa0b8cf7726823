import { expect, it } from 'vitest';
import { killAgainAndAgain } from './kill-cli.mjs';

it('a command line that is killed in the middle of play has lost nothing it had acknowledged', async () => {
  const { kills, acknowledged, losses } = await killAgainAndAgain(5);
  expect(losses).toEqual([]);
  expect([kills, acknowledged > 0]).toEqual([5, true]);
});
