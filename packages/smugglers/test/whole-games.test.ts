import { botNamed, botRngs, hashOf, optionsOf, playOut, Table } from '@flotilla/table';
import { fuzzGame } from '@flotilla/table/testkit';
import { expect, it } from 'vitest';
import type { State } from '../src/index.ts';
import { smugglers } from '../src/index.ts';

/** Every card is in exactly one place. */
function lostCard(s: State): string | null {
  const places = [s.deck, ...s.hands, ...s.boats.map(({ cargo }) => cargo), ...s.cellars, s.shown].flat();
  return new Set(places).size === 36 && places.length === 36 ? null : 'A card is lost or doubled.';
}

it('random games end and never lose a card', () => {
  for (let i = 0; i < 24; i++) {
    const report = fuzzGame(smugglers, {
      seed: `coast ${i}`,
      options: { nights: 2 + (i % 4) },
      invariant: lostCard,
    });
    expect(report.ending).toBe('counted');
  }
});

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
