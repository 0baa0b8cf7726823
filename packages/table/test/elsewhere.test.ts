/** Input from elsewhere: names of bots, names of people, marks that only our own files set. */
import { nightWatch } from '@flotilla/night-watch';
import { isTooDeep, own } from '@flotilla/table';
import type { GameRecord } from '@flotilla/table/run';
import {
  botNamed,
  canonical,
  recordFromText,
  recordToText,
  replay,
  seatsWithoutBot,
  sha256,
  unusedDice,
} from '@flotilla/table/run';
import { describe, expect, it } from 'vitest';
import { playedSession } from './games.ts';
import { sentence } from './tiny.ts';

/** The text of a file written by somebody who knows how to make its checksum. */
const fileOf = (record: object): string => JSON.stringify({ ...record, checksum: sha256(canonical(record)) });

const played = (seats = 1): GameRecord => playedSession(nightWatch, 'elsewhere', 2, seats).record();

const errorOf = (record: object): string => {
  const read = recordFromText(fileOf(record));
  return read.ok ? 'it was read' : read.error;
};

describe('a name that every object has by birth', () => {
  const names = ['constructor', 'toString', '__proto__', 'hasOwnProperty'];

  it.each(names)('%s is found only where somebody put it', (name) => {
    expect(own({}, name)).toBeUndefined();
    expect(own(JSON.parse(`{"${name}": 1}`), name)).toBe(1);
    expect(own<number>(undefined, name)).toBeUndefined();
  });

  it.each(names)('%s is no bot', (name) => {
    expect(() => botNamed(nightWatch, name)).toThrow(
      `Night Watch has no bot "${name}"; it has random, steady.`,
    );
    const seats = [
      { name: 'A', bot: name },
      { name: 'B', bot: null },
      { name: 'C', bot: 'random' },
    ];
    expect(seatsWithoutBot(nightWatch, seats)).toEqual([0]);
  });

  it('a list of dice that was used up is not told', () => {
    const dice = { wind: [1, 2], wave: [3], foam: [] };
    expect(unusedDice({ dice, missing: 'seed' }, { wind: 2, wave: 0 })).toEqual([
      'The dice list "wave" holds 1 numbers, only 0 were used.',
    ]);
    expect(unusedDice({ dice, missing: 'seed' }, { wind: 2, wave: 1 })).toEqual([]);
  });

  it.each(names)('%s is a list of dice like any other', (name) => {
    const dice = JSON.parse(`{"${name}": [1, 2]}`);
    expect(unusedDice({ dice, missing: 'seed' }, {})).toEqual([
      `The dice list "${name}" holds 2 numbers, only 0 were used.`,
    ]);
  });
});

describe('a bot that a game does not have', () => {
  it('is replaced by another or by a person, and the record says so', () => {
    const record = {
      ...played(2),
      seats: [
        { name: 'Anna', bot: null },
        { name: 'admiral', bot: 'admiral' },
      ],
    };
    const read = recordFromText(fileOf(record));
    const opened = read.ok ? replay(nightWatch, read.value) : read;
    if (!opened.ok) throw new Error(opened.error);
    const session = opened.value;
    expect(sentence(session.reseat(1, { name: 'x', bot: 'toString' }))).toContain('no bot "toString"');
    expect(sentence(session.reseat(7, { name: 'x', bot: null }))).toBe('There is no seat 8 at this table.');
    expect(session.record().seats).toEqual(record.seats);
    expect(session.reseat(1, { name: 'steady', bot: 'steady' })).toBeNull();
    expect(session.record().seats[1]).toEqual({ name: 'steady', bot: 'steady' });
    expect(session.reseat(1, { name: 'Ben\n', bot: null })).toBeNull();
    const again = recordFromText(recordToText(session.record()));
    expect(again.ok && again.value.seats).toEqual([
      { name: 'Anna', bot: null },
      { name: 'Ben', bot: null },
    ]);
  });
});

describe('names in a record', () => {
  it('are shown on one line with at most 40 characters, wherever they come from', () => {
    const names = ['x'.repeat(1e6), 'Anna\nThe game is saved.', '\u202enebB', '\u200b'];
    const record = { ...played(4), seats: names.map((name) => ({ name, bot: null })) };
    const read = recordFromText(fileOf(record));
    const shown = ['x'.repeat(40), 'Anna The game is saved.', 'nebB', '4'];
    expect(read.ok && read.value.seats.map(({ name }) => name)).toEqual(shown);
    const session = playedSession(nightWatch, 'x', 1, 4);
    for (const [seat, name] of names.entries()) session.reseat(seat, { name, bot: null });
    expect(session.start.seats.map(({ name }) => name)).toEqual(shown);
  });

  it('of games and versions are short words', () => {
    expect(errorOf({ ...played(), game: 'night\nwatch' })).toContain('the name of the game is missing');
    expect(errorOf({ ...played(), rulesVersion: '1'.repeat(41) })).toContain('the version of the rules');
  });
});

describe('a record', () => {
  it('of several people is no practice game', () => {
    expect(errorOf({ ...played(), practice: true })).toBe('it was read');
    expect(errorOf({ ...played(2), practice: true })).toBe(
      'The file is damaged: a game of several people is marked as practice, which only a game of one person can be.',
    );
  });
});

describe('data nested too deep', () => {
  it('is noticed without falling into it', () => {
    const deep = JSON.parse(`${'['.repeat(200_000)}${']'.repeat(200_000)}`);
    expect(isTooDeep(deep)).toBe(true);
    expect(isTooDeep({ a: [{ b: [1, 2, { c: null }] }] })).toBe(false);
  });

  it('is refused as an answer with a sentence', () => {
    const session = playedSession(nightWatch, 'deep', 0);
    const deep = JSON.parse(`${'['.repeat(200_000)}${']'.repeat(200_000)}`);
    const answered = session.choose(0, deep);
    expect(answered.kind === 'refused' && sentence(answered.refusal)).toContain('is not offered');
  });
});
