import { loadGame } from '@flotilla/lab';
import { optionsOf, replay, Session } from '@flotilla/table/run';
import { expect, test } from 'vitest';
import { judging, loadVoice } from './voice.ts';

test('a record with options that are not allowed is refused in the reader’s language, by the heading of the rule', async () => {
  const game = await loadGame('naval-battles');
  const seats = ['Anna', 'Ben'].map((name) => ({ name, bot: null }));
  const options = { ...optionsOf(game) };
  const record = new Session(game, { options, seats, seed: 'voice' }).record();
  await loadVoice(game, 'fr', seats);
  const read = replay(game, { ...record, options: { ...options, teams: 'AA' } }, ...judging(game));
  expect(read.ok ? '' : read.error).toContain('Il faut au moins deux équipes. [Option : équipes]');
});
