/**
 * Recorded careers: replayed answer by answer, they must pass through the same states as ever. After an intended change of the
 * rules, raise the game's version and run with FLOTILLA_RECORD=1 to record them again (then format them).
 */
import { readFileSync, writeFileSync } from 'node:fs';
import type { Recording } from '@flotilla/table/testkit';
import { playedAgain, recorded } from '@flotilla/table/testkit';
import { expect, test } from 'vitest';
import { hunters } from '../src/index.ts';
import { OPTIONAL_RULES } from '../src/options.ts';
import type { Captain, Options } from '../src/state.ts';

const CAREERS: Readonly<Record<string, Recording<Options>>> = {
  'viib-steady': { options: { boat: 'VIIB' }, bots: ['steady'] },
  'ixc-all-rules': { options: { boat: 'IXC', rules: OPTIONAL_RULES, rerolls: 'always' }, bots: ['steady'] },
  'viia-first-printing': { options: { boat: 'VIIA', printing: 'first' }, bots: ['steady'] },
  'viid-at-random': {
    options: { boat: 'VIID', rules: ['14.4', '14.6', '14.7', '14.8', '14.9'] },
    bots: ['random'],
  },
};

const record = (name: string): URL => new URL(`fixtures/${name}.json`, import.meta.url);
const hashes = (name: string): URL => new URL(`fixtures/${name}.hashes.json`, import.meta.url);

test.each(Object.entries(CAREERS))('the career %s is what it was, hash by hash', (name, career) => {
  if (process.env.FLOTILLA_RECORD) {
    const texts = recorded(hunters, name, career);
    writeFileSync(record(name), texts.record);
    writeFileSync(hashes(name), texts.hashes);
  }
  const again = playedAgain(hunters, readFileSync(record(name), 'utf8'));
  expect(again.table.over).toBe(true);
  expect(again.hashes.length).toBeGreaterThan(2);
  expect(again.hashes).toEqual(JSON.parse(readFileSync(hashes(name), 'utf8')));
  const captain = again.table.state.game.captains[0] as Captain;
  expect(captain.tons).toBe(captain.log.reduce((sum, page) => sum + page.tons, 0));
});
