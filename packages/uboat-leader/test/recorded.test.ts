/**
 * Recorded campaigns: replayed answer by answer they must pass through the states they always passed through.
 * After an intended change of the rules: raise the game's version and run with FLOTILLA_RECORD=1 to record them
 * anew (then format them).
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import {
  botNamed,
  botRngs,
  hashOf,
  optionsOf,
  recordFromText,
  recordToText,
  replay,
  Session,
} from '@flotilla/table';
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

/** Plays a campaign with a bot and writes down its record and a hash every few answers. */
function record(name: string, { options, bot }: Recorded): void {
  const session = new Session(uboatLeader, {
    options: optionsOf(uboatLeader, options) as never,
    seats: [{ name: 'Flotilla', bot }],
    seed: `recorded ${name}`,
  });
  const player = botNamed(uboatLeader, bot);
  const [rng] = botRngs(name, 1);
  const seen: string[] = [];
  while (!session.table.over) {
    const [decision] = session.decisions;
    if (!decision || !rng) break;
    const imagine = () => session.table.imagine(0, rng);
    session.choose(0, player.choose(session.table.view(0), decision, rng, imagine));
    if (session.answers.length % HASH_EVERY === 0) seen.push(hashOf(session.table.state).slice(0, 16));
  }
  mkdirSync(new URL('fixtures/', import.meta.url), { recursive: true });
  writeFileSync(fixture(name), recordToText(session.record()));
  writeFileSync(hashes(name), `${JSON.stringify(seen)}\n`);
}

test.each(Object.entries(CAMPAIGNS))('the campaign %s is what it was, hash by hash', (name, campaign) => {
  if (process.env.FLOTILLA_RECORD) record(name, campaign);
  const read = recordFromText(readFileSync(fixture(name), 'utf8'));
  if (!read.ok) throw new Error(read.error);
  const replayed = replay(uboatLeader, read.value);
  if (!replayed.ok) throw new Error(replayed.error);
  expect(replayed.value.table.over).toBe(true);
  const { options, seats, seed, answers } = read.value;
  const again = new Session(uboatLeader, { options, seats, seed: seed ?? '' });
  const seen: string[] = [];
  for (const answer of answers) {
    again.answer(answer);
    if (again.answers.length % HASH_EVERY === 0) seen.push(hashOf(again.table.state).slice(0, 16));
  }
  expect(seen.length).toBeGreaterThan(2);
  expect(seen).toEqual(JSON.parse(readFileSync(hashes(name), 'utf8')));
});
