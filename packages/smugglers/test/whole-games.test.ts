import { botNamed, botRngs, hashOf, optionsOf, playOut, Table } from '@flotilla/table/run';
import { expect, it } from 'vitest';
import { smugglers } from '../src/index.ts';

it('a recorded game of steady bots ends in the state it always ended in', () => {
  const setting = { game: smugglers, options: optionsOf(smugglers), seats: 3, seed: 'recorded' };
  const table = new Table(setting);
  const steady = botNamed(smugglers, 'steady');
  playOut(table, [steady, steady, steady], botRngs('recorded', 3));
  expect(hashOf(table.state)).toBe('2cff1526573767adca25d2895b3c845d04a9042686fc1819851911ef131e307d');
});

it('the steady bot beats two random ones far more often than one game in three', () => {
  let won = 0;
  for (let i = 0; i < 300; i++) {
    const setting = { game: smugglers, options: optionsOf(smugglers), seats: 3, seed: `bots ${i}` };
    const table = new Table({ ...setting, recording: 'off' });
    playOut(table, [botNamed(smugglers, 'steady')], botRngs(`bots ${i}`, 3));
    if (smugglers.outcome(table.state.game)?.winners.includes(0)) won++;
  }
  expect(won).toBeGreaterThan(250);
});
