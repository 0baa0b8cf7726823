/**
 * Recorded campaigns: replayed answer by answer they must pass through the states they always passed through.
 * After an intended change of the rules: raise the game's version and run with FLOTILLA_RECORD=1 to record them
 * anew (then format them).
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { optionsOf, recordFromText, recordToText, replay } from '@flotilla/table';
import { hashesAlong, recordOf } from '@flotilla/table/testkit';
import { expect, test } from 'vitest';
import { uboatLeader } from '../src/index.ts';
import type { Options } from '../src/state.ts';

interface Recorded {
  readonly options: Partial<Options>;
  readonly bot: 'steady' | 'random';
}

const EVERY_RULE = { typeXXI: true, snorkel: true, convoys: 'all' } as const;

const CAMPAIGNS: Readonly<Record<string, Recorded>> = {
  'first-hunted': { options: { edition: 'first', campaign: 'hunted' }, bot: 'steady' },
  'second-happy-time': { options: { edition: 'second', campaign: 'happy-time' }, bot: 'steady' },
  'second-linked-by-lot': {
    options: {
      edition: 'second',
      campaign: 'drumbeat',
      linked: true,
      selection: 'lot',
      duds: true,
      ...EVERY_RULE,
    },
    bot: 'steady',
  },
  'first-random': {
    options: { edition: 'first', campaign: 'battle-begins', length: 'long', ...EVERY_RULE },
    bot: 'random',
  },
};

const HASH_EVERY = 20;
const fixture = (name: string): URL => new URL(`fixtures/${name}.json`, import.meta.url);
const hashes = (name: string): URL => new URL(`fixtures/${name}.hashes.json`, import.meta.url);

/** Plays a campaign with bots and writes down its record and a hash every few answers. */
function record(name: string, { options, bot }: Recorded): void {
  const start = {
    options: { ...optionsOf(uboatLeader, options) },
    seats: [{ name: 'Flotilla', bot }],
    seed: `recorded ${name}`,
  };
  const played = recordOf(uboatLeader, start, name);
  mkdirSync(new URL('fixtures/', import.meta.url), { recursive: true });
  writeFileSync(fixture(name), recordToText(played));
  writeFileSync(hashes(name), `${JSON.stringify(hashesAlong(uboatLeader, played, HASH_EVERY))}\n`);
}

test.each(Object.entries(CAMPAIGNS))('the campaign %s is what it was, hash by hash', (name, campaign) => {
  if (process.env.FLOTILLA_RECORD) record(name, campaign);
  const read = recordFromText(readFileSync(fixture(name), 'utf8'));
  if (!read.ok) throw new Error(read.error);
  const replayed = replay(uboatLeader, read.value);
  if (!replayed.ok) throw new Error(replayed.error);
  expect(replayed.value.table.over).toBe(true);
  const seen = hashesAlong(uboatLeader, read.value, HASH_EVERY);
  expect(seen.length).toBeGreaterThan(2);
  expect(seen).toEqual(JSON.parse(readFileSync(hashes(name), 'utf8')));
});
