/**
 * Recorded campaigns: replayed answer by answer, they must pass through the same states as ever. After an intended change of the
 * rules, raise the game's version and run with FLOTILLA_RECORD=1 to record them again (then format them).
 */
import { readFileSync, writeFileSync } from 'node:fs';
import type { Recording } from '@flotilla/table/testkit';
import { playedAgain, recorded } from '@flotilla/table/testkit';
import { expect, test } from 'vitest';
import { uboatLeader } from '../src/index.ts';
import type { Options } from '../src/options.ts';

const EVERY_RULE = { typeXXI: true, snorkel: true, convoys: 'all' } as const;

const CAMPAIGNS: Readonly<Record<string, Recording<Options>>> = {
  'first-hunted': { options: { edition: 'first', campaign: 'hunted' }, bots: ['steady'] },
  'second-happy-time': { options: { edition: 'second', campaign: 'happy-time' }, bots: ['steady'] },
  'second-linked-by-lot': {
    options: {
      edition: 'second',
      campaign: 'drumbeat',
      linked: true,
      selection: 'lot',
      duds: true,
      ...EVERY_RULE,
    },
    bots: ['steady'],
  },
  'first-random': {
    options: { edition: 'first', campaign: 'battle-begins', length: 'long', ...EVERY_RULE },
    bots: ['random'],
  },
};

const record = (name: string): URL => new URL(`fixtures/${name}.json`, import.meta.url);
const hashes = (name: string): URL => new URL(`fixtures/${name}.hashes.json`, import.meta.url);

test.each(Object.entries(CAMPAIGNS))('the campaign %s is what it was, hash by hash', (name, campaign) => {
  if (process.env.FLOTILLA_RECORD) {
    const texts = recorded(uboatLeader, name, campaign);
    writeFileSync(record(name), texts.record);
    writeFileSync(hashes(name), texts.hashes);
  }
  const again = playedAgain(uboatLeader, readFileSync(record(name), 'utf8'));
  expect(again.table.over).toBe(true);
  expect(again.hashes.length).toBeGreaterThan(2);
  expect(again.hashes).toEqual(JSON.parse(readFileSync(hashes(name), 'utf8')));
});
