/**
 * Recorded battles: replayed answer by answer they must end in the state they always ended in.
 * After an intended change of the rules: raise the game's version and run with FLOTILLA_RECORD=1 to record them anew.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { optionsOf, recordFromText, recordToText, replay } from '@flotilla/table';
import { hashesAlong, recordOf } from '@flotilla/table/testkit';
import { expect, test } from 'vitest';
import { navalBattles } from '../src/index.ts';
import type { Options } from '../src/state.ts';

interface Recorded {
  readonly options: Partial<Options>;
  readonly bots: readonly ('steady' | 'random')[];
}

const BATTLES: Readonly<Record<string, Recorded>> = {
  'two-steady': { options: {}, bots: ['steady', 'steady'] },
  'three-mixed': { options: { rowRule: true, windows: 'everyone' }, bots: ['steady', 'random', 'steady'] },
  'teams-of-two': { options: { teams: 'ABAB', points: 40 }, bots: ['steady', 'random', 'random', 'steady'] },
  'panda-bay': { options: { scenario: 'panda-bay' }, bots: ['steady', 'steady'] },
};

const HASH_EVERY = 10;
const fixture = (name: string): URL => new URL(`fixtures/${name}.json`, import.meta.url);
const hashes = (name: string): URL => new URL(`fixtures/${name}.hashes.json`, import.meta.url);

/** Plays a battle with bots and writes down its record and a hash every few answers. */
function record(name: string, { options, bots }: Recorded): void {
  const start = {
    options: { ...optionsOf(navalBattles, options) },
    seats: bots.map((bot, seat) => ({ name: `Fleet ${seat + 1}`, bot })),
    seed: `recorded ${name}`,
  };
  const played = recordOf(navalBattles, start, name);
  mkdirSync(new URL('fixtures/', import.meta.url), { recursive: true });
  writeFileSync(fixture(name), recordToText(played));
  writeFileSync(hashes(name), `${JSON.stringify(hashesAlong(navalBattles, played, HASH_EVERY))}\n`);
}

test.each(Object.entries(BATTLES))('the battle %s is what it was, hash by hash', (name, battle) => {
  if (process.env.FLOTILLA_RECORD) record(name, battle);
  const read = recordFromText(readFileSync(fixture(name), 'utf8'));
  if (!read.ok) throw new Error(read.error);
  const replayed = replay(navalBattles, read.value);
  if (!replayed.ok) throw new Error(replayed.error);
  expect(replayed.value.table.state.game.ending).not.toBeNull();
  const seen = hashesAlong(navalBattles, read.value, HASH_EVERY);
  expect(seen).toEqual(JSON.parse(readFileSync(hashes(name), 'utf8')));
});
