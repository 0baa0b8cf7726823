/** Save files and names from elsewhere: a terminal obeys nothing in them. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { recordFromText, recordToText } from '@flotilla/table/run';
import { expect, test } from 'vitest';
import { flotilla, freshFolder } from './desk.ts';

const HOSTILE = 'Re\x1b[31md\x1b]0;owned\x07\x9b2J\r\nBaron';

/** A folder with one save, whose player's name tries to command the terminal. */
async function hostileHome(): Promise<string> {
  const home = freshFolder();
  await flotilla(['play', 'night-watch', '--seed', 's'], { typed: ['write', 'q'], home });
  const file = join(home, 'saves', 'night-watch-1941-03-17-0230.json');
  const read = recordFromText(readFileSync(file, 'utf8'));
  if (!read.ok) throw new Error(read.error);
  writeFileSync(file, recordToText({ ...read.value, seats: [{ name: HOSTILE, bot: null }] }));
  return home;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const CONTROLS = /[\x00-\x08\x0b-\x1f\x7f-\x9f]/;

test.each([
  [['saves']],
  [['export', 'last', '--as', 'txt']],
  [['export', 'last', '--as', 'json']],
  [['export', 'last', '--as', 'ndjson']],
  [['replay', 'last']],
  [['play', '--resume']],
  [['play', 'night-watch', '--seats', `${HOSTILE},steady`]],
  [['play', HOSTILE]],
])('%j prints no control characters of others', async (argv) => {
  const { out, err } = await flotilla(argv, { typed: ['write', 's', 'q'], home: await hostileHome() });
  expect(out + err).not.toMatch(CONTROLS);
});

test('a list of saves keeps each on its line', async () => {
  const { out } = await flotilla(['saves'], { home: await hostileHome() });
  expect(out.trim().split('\n')).toHaveLength(1);
  expect(out).toContain('Red');
  expect(out).toContain('Baron');
});

test('an exported record holds the name as it is shown', async () => {
  const home = await hostileHome();
  const { out } = await flotilla(['export', 'last', '--as', 'json'], { home });
  const read = recordFromText(out);
  expect(read.ok && read.value.seats[0]?.name).toBe('Red ]0;owned Baron');
});

test('the program’s own colours and screens stay', async () => {
  const { out } = await flotilla(['play', 'night-watch', '--yes'], { typed: ['q'], live: true });
  expect(out).toContain('\x1b[1m');
});
