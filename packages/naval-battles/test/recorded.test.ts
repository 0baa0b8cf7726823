/**
 * Recorded battles: replayed answer by answer, they must pass through the same states as ever. After an intended change of the
 * rules, raise the game's version and run with FLOTILLA_RECORD=1 to record them again (then format them).
 */
import { readFileSync, writeFileSync } from 'node:fs';
import type { Recording } from '@flotilla/table/testkit';
import { playedAgain, recorded } from '@flotilla/table/testkit';
import { expect, test } from 'vitest';
import { navalBattles } from '../src/index.ts';
import type { Options } from '../src/options.ts';

const BATTLES: Readonly<Record<string, Recording<Options>>> = {
  'two-steady': { options: {}, bots: ['steady', 'steady'] },
  'three-mixed': { options: { rowRule: true, windows: 'everyone' }, bots: ['steady', 'random', 'steady'] },
  'teams-of-two': { options: { teams: 'ABAB', points: 40 }, bots: ['steady', 'random', 'random', 'steady'] },
  'panda-bay': { options: { scenario: 'panda-bay' }, bots: ['steady', 'steady'] },
};

const record = (name: string): URL => new URL(`fixtures/${name}.json`, import.meta.url);
const hashes = (name: string): URL => new URL(`fixtures/${name}.hashes.json`, import.meta.url);

test.each(Object.entries(BATTLES))('the battle %s is what it was, hash by hash', (name, battle) => {
  if (process.env.FLOTILLA_RECORD) {
    const texts = recorded(navalBattles, name, battle);
    writeFileSync(record(name), texts.record);
    writeFileSync(hashes(name), texts.hashes);
  }
  const again = playedAgain(navalBattles, readFileSync(record(name), 'utf8'));
  expect(again.table.over).toBe(true);
  expect(again.hashes.length).toBeGreaterThan(2);
  expect(again.hashes).toEqual(JSON.parse(readFileSync(hashes(name), 'utf8')));
  expect(again.table.state.game.ending).not.toBeNull();
});
