/**
 * Recorded careers: replayed answer by answer they must end in the state they always ended in.
 * After an intended change of the rules: raise the game's version and run with FLOTILLA_RECORD=1 to record them
 * anew (then format them).
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { optionsOf, recordFromText, recordToText, replay } from '@flotilla/table';
import { hashesAlong, recordOf } from '@flotilla/table/testkit';
import { expect, test } from 'vitest';
import { hunters } from '../src/index.ts';
import type { Captain, Options } from '../src/state.ts';
import { OPTIONAL_RULES } from '../src/state.ts';

interface Recorded {
  readonly options: Partial<Options>;
  readonly bot: 'steady' | 'random';
}

const CAREERS: Readonly<Record<string, Recorded>> = {
  'viib-steady': { options: { boat: 'VIIB' }, bot: 'steady' },
  'ixc-all-rules': { options: { boat: 'IXC', rules: OPTIONAL_RULES, rerolls: 'always' }, bot: 'steady' },
  'viia-first-printing': { options: { boat: 'VIIA', printing: 'first' }, bot: 'steady' },
  'viid-random': {
    options: { boat: 'VIID', rules: ['14.4', '14.6', '14.7', '14.8', '14.9'] },
    bot: 'random',
  },
};

const HASH_EVERY = 20;
const fixture = (name: string): URL => new URL(`fixtures/${name}.json`, import.meta.url);
const hashes = (name: string): URL => new URL(`fixtures/${name}.hashes.json`, import.meta.url);

/** Plays a career with bots and writes down its record and a hash every few answers. */
function record(name: string, { options, bot }: Recorded): void {
  const start = {
    options: { ...optionsOf(hunters, options) },
    seats: [{ name: 'Captain', bot }],
    seed: `recorded ${name}`,
  };
  const played = recordOf(hunters, start, name);
  mkdirSync(new URL('fixtures/', import.meta.url), { recursive: true });
  writeFileSync(fixture(name), recordToText(played));
  writeFileSync(hashes(name), `${JSON.stringify(hashesAlong(hunters, played, HASH_EVERY))}\n`);
}

test.each(Object.entries(CAREERS))('the career %s is what it was, hash by hash', (name, career) => {
  if (process.env.FLOTILLA_RECORD) record(name, career);
  const read = recordFromText(readFileSync(fixture(name), 'utf8'));
  if (!read.ok) throw new Error(read.error);
  const replayed = replay(hunters, read.value);
  if (!replayed.ok) throw new Error(replayed.error);
  expect(replayed.value.table.over).toBe(true);
  const seen = hashesAlong(hunters, read.value, HASH_EVERY);
  expect(seen).toEqual(JSON.parse(readFileSync(hashes(name), 'utf8')));
  const captain = replayed.value.table.state.game.captains[0] as Captain;
  expect(captain.tons).toBe(captain.log.reduce((sum, page) => sum + page.tons, 0));
});
