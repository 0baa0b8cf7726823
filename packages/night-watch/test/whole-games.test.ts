import { readFileSync } from 'node:fs';
import {
  botNamed,
  botRngs,
  hashOf,
  optionsOf,
  playOut,
  recordFromText,
  replay,
  Table,
} from '@flotilla/table/run';
import { scriptedTable } from '@flotilla/table/testkit';
import { expect, it } from 'vitest';
import { nightWatch } from '../src/index.ts';

it('a recorded night, answer by answer, ends in the state it always ended in', () => {
  const dice = [3, 4, 6, 6, 2, 2, 1, 1, 5, 4, 3, 3, 2, 1];
  const play = scriptedTable(nightWatch, { options: { watches: 2 }, seats: 2, dice: { look: dice } });
  const hashes: string[] = [];
  for (const choice of ['look', 'look', 'write', 'look', 'look']) {
    play.expect('carryOn', choice);
    hashes.push(hashOf(play.table.state).slice(0, 12));
  }
  expect(play.table.state.game).toMatchObject({ logged: [4, 0], watch: 2, seat: 1 });
  expect(hashes).toEqual(['1935030a21b1', '34fed6e3ed62', '738c67f2d611', '96f81008a50a', 'c08ffca07004']);
  play.done();
});

it('a saved game of two lookouts opens and stands where it was saved', () => {
  const file = readFileSync(new URL('fixtures/two-lookouts.json', import.meta.url), 'utf8');
  const read = recordFromText(file);
  if (!read.ok) throw new Error(read.error);
  const opened = replay(nightWatch, read.value);
  if (!opened.ok) throw new Error(opened.error);
  expect(opened.value.table.over).toBe(true);
  expect(opened.value.table.state.game.logged).toEqual([22, 11]);
});

it('the steady bot beats the random one over many nights', () => {
  const score = (bot: string): number => {
    let sum = 0;
    for (let i = 0; i < 300; i++) {
      const seed = `bots ${i}`;
      const setting = { game: nightWatch, options: optionsOf(nightWatch), seats: 1, seed };
      const table = new Table({ ...setting, recording: 'off' });
      playOut(table, [botNamed(nightWatch, bot)], botRngs(seed, 1));
      sum += nightWatch.figures(table.state.game).numbers.sightings ?? 0;
    }
    return sum / 300;
  };
  expect(score('steady')).toBeGreaterThan(score('random') * 1.5);
});
