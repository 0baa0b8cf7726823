import { describe, expect, it } from 'vitest';
import { tinyGame } from '../test/tiny.ts';
import type { AnyGame, GameDefinition } from './game.ts';
import { anyGame, rulebook } from './game.ts';
import { handedOut, isSecret, usualReader } from './handedOut.ts';
import { hasSecrets, optionsAtTable, personsOf, settledOptions } from './people.ts';
import type { GameRecord, SeatRecord } from './record.ts';
import { RECORD_FORMAT, RECORD_VERSION, recordFromText, recordToText } from './record.ts';
import { commitmentTo } from './seed.ts';

const person = (name: string): SeatRecord => ({ name, bot: null });
const bot = (name: string): SeatRecord => ({ name, bot: 'steady' });

interface Idle {
  state: object;
  options: { ask?: string };
  steps: { idle: null };
  events: object;
  view: object;
}

const { step } = rulebook<Idle>();

/** A game in which nothing happens. */
const idle = (parts: Partial<GameDefinition<Idle>> = {}): AnyGame =>
  anyGame(
    tinyGame<Idle>({ setup: () => ({}), first: 'idle', steps: { idle: step('idle', () => {}) }, ...parts }),
  );

const open = idle();
const hidden = idle({ secrets: () => [] });

const answer = (seat: number, decision: number) => ({ seat, decision, choice: `card-${seat}-${decision}` });

const record: GameRecord = {
  format: RECORD_FORMAT,
  formatVersion: RECORD_VERSION,
  game: 'tiny',
  rulesVersion: '1',
  options: {},
  seats: [person('Anna'), bot('Ben')],
  commitment: commitmentTo('a deep secret'),
  seed: 'a deep secret',
  dice: { secretly: [6] },
  realDice: true,
  answers: [answer(0, 0), answer(1, 1), answer(0, 2), answer(0, 3)],
  position: 3,
  undone: [{ at: 1, answers: [answer(1, 9)] }],
  practice: false,
  stateHash: 'f00d',
};

describe('who reads a game', () => {
  it('everybody reads all of a game without secrets, and of one that is over', () => {
    expect(usualReader(open, false, [person('A'), person('B')])).toBe('all');
    expect(usualReader(hidden, true, [person('A'), person('B')])).toBe('all');
    expect([isSecret(hidden, false), isSecret(hidden, true), isSecret(open, false)]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('the only person at the table reads with his own eyes, several only what all may know', () => {
    expect(usualReader(hidden, false, [bot('A'), person('B')])).toBe(1);
    expect(usualReader(hidden, false, [person('A'), person('B')])).toBeNull();
    expect(usualReader(hidden, false, [bot('A'), bot('B')])).toBeNull();
  });
});

describe('a record handed out before the end', () => {
  it('holds no seed, no dice and no answer but those of its reader, and is a record all the same', () => {
    const out = handedOut(record, 0);
    expect(out).toMatchObject({ seed: null, dice: null, position: 2, undone: [] });
    expect(out.answers).toEqual([answer(0, 0), answer(0, 2)]);
    const file = recordToText(out);
    for (const secret of ['deep', 'card-1', 'secretly', 'realDice', 'card-0-3'])
      expect(file).not.toContain(secret);
    expect(recordFromText(file).ok).toBe(true);
  });

  it('holds no answers for the public, and everything for those who may know all', () => {
    expect(handedOut(record, null).answers).toEqual([]);
    expect(handedOut(record, 'all')).toBe(record);
  });
});

describe('the people at a table', () => {
  const settling = idle({ peopleSettle: (people) => (people > 1 ? { ask: 'all' } : {}) });

  it('are known by their seats', () => {
    expect(personsOf([person('A'), bot('B'), person('C')])).toEqual([0, 2]);
    expect([hasSecrets(open), hasSecrets(hidden)]).toEqual([false, true]);
  });

  it('settle options by sitting there, whatever was chosen', () => {
    const two = [person('A'), person('B')];
    expect(settledOptions(settling, two)).toEqual({ ask: 'all' });
    expect(optionsAtTable(settling, { ask: 'some', nights: 2 }, two)).toEqual({ ask: 'all', nights: 2 });
    expect(optionsAtTable(settling, { ask: 'some' }, [person('A'), bot('B')])).toEqual({ ask: 'some' });
    expect(optionsAtTable(open, { ask: 'some' }, two)).toEqual({ ask: 'some' });
  });
});
