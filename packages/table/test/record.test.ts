import { nightWatch } from '@flotilla/night-watch';
import { smugglers } from '@flotilla/smugglers';
import type { AnyGame, Json } from '@flotilla/table';
import { anyGame } from '@flotilla/table';
import type { GameRecord, Reason } from '@flotilla/table/run';
import {
  canonical,
  clone,
  commitmentTo,
  hashOf,
  optionsFault,
  recordFromText,
  recordToText,
  replay,
  sha256,
  straightRecord,
} from '@flotilla/table/run';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inEnglish } from '../src/record.ts';
import { playedSession } from './games.ts';

const GAMES: [string, AnyGame][] = [
  ['Night Watch', anyGame(nightWatch)],
  ['Smugglers', anyGame(smugglers)],
];

/** Opens the text of a file: the hash of the game, or the sentence that says why it cannot be opened. */
function open(game: AnyGame, file: string): { hash: string } | { error: string } {
  const read = recordFromText(file);
  if (!read.ok) return { error: read.error };
  const opened = replay(game, read.value);
  return opened.ok ? { hash: hashOf(opened.value.table.state) } : { error: opened.error };
}

const errorOf = (game: AnyGame, file: string): string => {
  const opened = open(game, file);
  return 'error' in opened ? opened.error : 'it was opened';
};

/** The file of a record changed by somebody who also knows how to repair the checksum. */
const forged = (record: object): string => {
  const { checksum: _, ...rest } = record as { checksum?: string };
  return JSON.stringify({ ...rest, checksum: sha256(canonical(rest)) });
};

/** Every place in a record that holds a value, as a path. */
function leaves(value: unknown, path: (string | number)[] = []): (string | number)[][] {
  if (typeof value !== 'object' || value === null) return [path];
  const inner = Object.entries(value).flatMap(([key, item]) => leaves(item, [...path, key]));
  return path.length > 0 ? [path, ...inner] : inner;
}

function changed(
  record: object,
  path: readonly (string | number)[],
  change: (old: unknown) => unknown,
): object {
  const copy = clone(record) as Record<string, unknown>;
  let at = copy;
  for (const key of path.slice(0, -1)) at = at[key] as Record<string, unknown>;
  const last = path.at(-1) as string;
  const value = change(at[last]);
  if (value === undefined) delete at[last];
  else at[last] = value;
  return copy;
}

describe.each(GAMES)('a record of %s', (_, game) => {
  const session = playedSession(game, 'kept', 12);
  const file = recordToText(session.record());
  const hash = hashOf(session.table.state);

  it('comes back as the same game, bit for bit', () => {
    expect(open(game, file)).toEqual({ hash });
    const read = recordFromText(file);
    expect(read.ok && read.value).toEqual(session.record());
  });

  it('comes back at every answer of a whole game, with the same log', () => {
    const whole = playedSession(game, 'whole');
    const record = whole.record();
    const again = replay(game, record);
    if (!again.ok) throw new Error(again.error);
    expect(again.value.table.log).toEqual(whole.table.log);
    expect(again.value.record()).toEqual(record);
    expect(whole.table.over).toBe(true);
  });

  it('comes back after an editor has saved it again, with other spaces and a byte order mark', () => {
    const saved = `\uFEFF${JSON.stringify(JSON.parse(file), null, 4).replaceAll('\n', '\r\n')}`;
    expect(open(game, saved)).toEqual({ hash });
  });

  it('cut off anywhere gives a sentence', () => {
    for (let length = 0; length < file.length - 1; length++) {
      const error = errorOf(game, file.slice(0, length));
      expect(error).toMatch(/^(The file is cut off or damaged|This is not a Flotilla save file)/);
    }
  });

  it('with any one value changed or taken away gives a sentence', () => {
    const record = JSON.parse(file) as object;
    const paths = leaves(record);
    expect(paths.length).toBeGreaterThan(35);
    const changes: ((old: unknown) => unknown)[] = [
      () => undefined,
      () => null,
      () => 'other',
      (old) => (typeof old === 'number' ? old + 1 : typeof old === 'string' ? `${old}x` : 17),
    ];
    for (const path of paths) {
      for (const change of changes) {
        const other = changed(record, path, change);
        if (canonical(other) === canonical(record)) continue;
        const error = errorOf(game, JSON.stringify(other));
        expect(error).toMatch(/^(The (file|seed|options|game|answers)|Answer|This is not)/);
      }
    }
  });

  it('with any one value changed and the check sum repaired is refused, or is the very same play', () => {
    const record = JSON.parse(file) as { seats: unknown };
    const paths = leaves(record).filter(([first]) => first !== 'checksum');
    for (const path of paths) {
      for (const value of ['other', 3, null, {}, [], true]) {
        const opened = open(game, forged(changed(record, path, () => value)));
        if ('hash' in opened) expect([path[0], opened.hash]).toEqual([path[0], hash]);
        else expect(opened.error.length).toBeGreaterThan(20);
      }
    }
  });

  it('with any JSON in any place, check sum repaired, never crashes and never becomes a wrong game', () => {
    const record = JSON.parse(file) as object;
    const paths = leaves(record).filter(([first]) => first !== 'checksum');
    fc.assert(
      fc.property(fc.constantFrom(...paths), fc.jsonValue(), (path, value) => {
        const opened = open(game, forged(changed(record, path, () => value as Json)));
        if ('hash' in opened) expect(opened.hash).toBe(hash);
        else expect(opened.error.length).toBeGreaterThan(20);
      }),
      { numRuns: 400, seed: 11 },
    );
  });

  it('any text at all gives a sentence', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(errorOf(game, text)).toBe('This is not a Flotilla save file.');
      }),
    );
  });
});

it('a game played straight through has the record of its session', () => {
  const session = playedSession(nightWatch, 'straight', 4);
  const { options, seats, seed } = session.start;
  const { answers, table } = session;
  const game = anyGame(nightWatch);
  const stateHash = hashOf(table.state);
  expect(straightRecord({ game, options, seats, seed, answers, position: 4, stateHash })).toEqual(
    session.record(),
  );
});

describe('a file that does not fit', () => {
  const session = playedSession(nightWatch, 'kept', 6);
  const record = session.record();
  const reason = (change: Partial<GameRecord> | { [key: string]: unknown }): string =>
    errorOf(GAMES[0]?.[1] as AnyGame, forged({ ...record, ...change }));

  it.each([
    ['another game', { game: 'smugglers' }, 'The file holds a game of "smugglers", not of Night Watch.'],
    [
      'another version of the rules',
      { rulesVersion: '0.9.0' },
      'The game was played with version 0.9.0 of the rules; this is version 1.0.0.',
    ],
    ['a layout of the future', { formatVersion: 2 }, 'The file has layout 2; this program reads layout 1.'],
    ['no layout', { formatVersion: undefined }, 'This is not a Flotilla save file.'],
    ['a layout that is no number', { formatVersion: 'new' }, 'This is not a Flotilla save file.'],
    ['a layout before the first', { formatVersion: 0 }, 'This is not a Flotilla save file.'],
    [
      'another seed under the same promise',
      { seed: 'another' },
      'The seed in the file is not the one that was promised before the first roll.',
    ],
    [
      'no seed yet',
      { seed: null },
      'The file does not hold the seed; it can be replayed once the game has ended.',
    ],
    [
      'options out of range',
      { options: { watches: 99 } },
      'The options in the file are not allowed: watches must be a whole number from 1 to 12.',
    ],
    [
      'too many seats',
      { seats: new Array(5).fill({ name: 'x', bot: null }) },
      'The options in the file are not allowed: Night Watch has 1 to 4 seats, not 5.',
    ],
    ['no seats', { seats: [] }, 'The file is damaged: the seats are missing.'],
    [
      'a position beyond its answers',
      { position: 99 },
      'The file is damaged: the position is not within the answers.',
    ],
    [
      'broken dice',
      { dice: { look: 'six' } },
      'The file is damaged: the typed-in dice are not lists by name.',
    ],
    [
      'impossible dice',
      { dice: { look: [7, 7] } },
      'The file cannot be replayed: The dice list "look" has 7 at place 1; a d6 shows 1 to 6.',
    ],
    ['a foreign format', { format: 'other' }, 'This is not a Flotilla save file.'],
    [
      'a wrong hash',
      { stateHash: '0'.repeat(64) },
      'The answers in the file lead to a different game from the one that was saved.',
    ],
  ])('%s', (_, change, why) => {
    expect(reason(change)).toBe(why);
  });

  const answer = record.answers[0];
  it.each<[string, unknown, string]>([
    ['game', '', 'the name of the game is missing'],
    ['game', 7, 'the name of the game is missing'],
    ['rulesVersion', null, 'the version of the rules is missing'],
    ['options', [], 'the options are missing'],
    ['options', null, 'the options are missing'],
    ['seats', {}, 'the seats are missing'],
    ['seats', [{ name: 1, bot: null }], 'a seat has no name'],
    ['seats', [{ name: 'Anna', bot: 1 }], 'a seat has no name'],
    ['seats', [{ name: 'Anna' }], 'a seat has no name'],
    ['seats', ['Anna'], 'a seat has no name'],
    ['commitment', 5, 'the hash of the seed is missing'],
    ['seed', 5, 'the seed is not a text'],
    ['dice', [6], 'the typed-in dice are not lists by name'],
    ['dice', { write: [6], look: 6 }, 'the typed-in dice are not lists by name'],
    ['dice', { look: 6 }, 'the typed-in dice are not lists by name'],
    ['realDice', false, 'the mark for real dice is neither true nor false'],
    ['realDice', 'yes', 'the mark for real dice is neither true nor false'],
    ['answers', {}, 'the answers are missing'],
    ['answers', [answer, 'look'], 'answer 2 is not an answer'],
    ['answers', [{ ...answer, seat: 0.5 }], 'answer 1 is not an answer'],
    ['answers', [{ ...answer, decision: '0' }], 'answer 1 is not an answer'],
    ['answers', [answer, { ...answer, choice: 1 }], 'answer 2 is not an answer'],
    ['answers', [answer, { ...answer, choice: ['look'] }], 'answer 2 is not an answer'],
    ['position', -1, 'the position is not within the answers'],
    ['position', 1.5, 'the position is not within the answers'],
    ['position', record.answers.length + 1, 'the position is not within the answers'],
    ['undone', {}, 'the undone answers are missing'],
    ['undone', [7], 'the undone answers are missing'],
    ['undone', [{ at: 'end', answers: [] }], 'the undone answers are missing'],
    ['undone', [{ at: 0, answers: 'none' }], 'the undone answers are missing'],
    ['undone', [{ at: 0, answers: [answer, 'look'] }], 'the undone answers are missing'],
    ['practice', 'no', 'the practice mark is missing'],
    ['stateHash', 5, 'the hash of the state is missing'],
  ])('with %s %j is damaged, and says what is missing', (field, value, what) => {
    expect(reason({ [field]: value })).toBe(`The file is damaged: ${what}.`);
  });

  it('a wrong seed with a promise to match leads to another game, or to an answer that does not fit', () => {
    const other = { seed: 'another', commitment: commitmentTo('another') };
    expect(reason(other)).toMatch(
      /^(Answer \d+ of the file does not fit the game|The answers in the file lead to)/,
    );
  });

  it('an answer nobody was asked for', () => {
    const answers = record.answers.map((answer, i) => (i === 2 ? { ...answer, seat: 3 } : answer));
    expect(reason({ answers })).toBe(
      'Answer 3 of the file does not fit the game: There is no such seat; this table has 1 seat, counted from 0.',
    );
  });

  it('a file nested deeper than any program can read', () => {
    const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`;
    const file = `{"format":"flotilla-record","formatVersion":1,"deep":${deep}}`;
    const error = errorOf(GAMES[0]?.[1] as AnyGame, file);
    expect(error).toMatch(/^The file is (damaged|cut off)/);
  });

  it('options are judged before a new game as well', () => {
    const game = GAMES[1]?.[1] as AnyGame;
    expect(optionsFault(game, { nights: 4 }, 3)).toBeNull();
    expect(optionsFault(game, { nights: 4 }, 2)).toBe('Smugglers has 3 seats, not 2.');
    expect(optionsFault(game, { nights: 9 }, 3)).toBe('nights must be a whole number from 2 to 5.');
    expect(optionsFault(game, {}, 3)).toBe('nights must be a whole number from 2 to 5.');
    expect(optionsFault(game, { nights: 4, days: 1 }, 3)).toBe(
      'The form has no field "days". Its fields: nights.',
    );
  });

  it('options that do not go together are refused with the rule, by its case or as the caller calls it', () => {
    const game: AnyGame = {
      ...(GAMES[0]?.[1] as AnyGame),
      checkOptions: () => ({ why: 'Too dark.', rule: '4.2' }),
    };
    expect(optionsFault(game, { watches: 4 }, 1)).toBe('Too dark. [4.2]');
    expect(errorOf(game, recordToText(record))).toBe(
      'The options in the file are not allowed: Too dark. [4.2]',
    );
    const byHeading: Reason = ({ why, rule }) => `${why} (${rule === '4.2' ? 'New moon' : ''})`;
    expect(optionsFault(game, { watches: 4 }, 1, byHeading)).toBe('Too dark. (New moon)');
    const replayed = replay(game, record, inEnglish, byHeading);
    expect(replayed.ok ? '' : replayed.error).toMatch(/: Too dark\. \(New moon\)$/);
  });
});
