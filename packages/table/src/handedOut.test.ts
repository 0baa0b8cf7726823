import { describe, expect, it } from 'vitest';
import { tinyGame } from '../test/tiny.ts';
import type { AnyGame, GameDefinition } from './game.ts';
import { anyGame } from './game.ts';
import { handedOut, isSecret, mayKnow, stopsFor, usualReader } from './handedOut.ts';
import { forcedOptions, hasSecrets, optionsAtTable, personsOf } from './people.ts';
import type { GameRecord, SeatRecord } from './record.ts';
import { RECORD_FORMAT, RECORD_VERSION, recordFromText, recordToText } from './record.ts';
import { rulebook } from './rulebook.ts';
import { commitmentTo } from './seed.ts';
import { Session } from './session.ts';

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
    const origin = { id: 'g', server: 'deep', sealed: 'x', parts: [] };
    const out = handedOut({ ...record, origin }, 0);
    expect(out).toMatchObject({ seed: null, dice: null, position: 2, undone: [] });
    expect(out.answers).toEqual([answer(0, 0), answer(0, 2)]);
    const file = recordToText(out);
    for (const secret of ['deep', 'card-1', 'secretly', 'realDice', 'card-0-3', 'f00d', 'origin'])
      expect(file).not.toContain(secret);
    expect(recordFromText(file).ok).toBe(true);
  });

  it('holds no answers for the public, and everything for those who may know all', () => {
    expect(handedOut(record, null).answers).toEqual([]);
    expect(handedOut(record, 'all')).toBe(record);
  });
});

describe('the places of a running game at which somebody may look', () => {
  interface Whispers {
    state: { asked: number };
    options: object;
    steps: { aloud: null; whisper: null };
    events: object;
    view: object;
  }
  const { pick } = rulebook<Whispers>();
  const both = { options: () => [{ id: 'yes' }, { id: 'no' }] };

  /** Seat 0 is asked openly, then seat 1 in secret, and so on, four times in all. */
  const whispers = tinyGame<Whispers>({
    setup: () => ({ asked: 0 }),
    first: 'aloud',
    secrets: () => [],
    steps: {
      aloud: pick('aloud', {
        ...both,
        rule: '1',
        take: (t) => {
          t.state.asked++;
          t.next('whisper');
        },
      }),
      whisper: pick('whisper', {
        ...both,
        rule: '2',
        seat: () => 1,
        hushed: true,
        take: (t) => {
          if (++t.state.asked < 4) t.next('aloud');
        },
      }),
    },
  });
  const played = (answers: number): GameRecord => {
    const seats = [person('Anna'), person('Ben')];
    const session = new Session(whispers, { options: {}, seats, seed: 'whispers' });
    for (let i = 0; i < answers; i++) session.choose(i % 2, 'yes');
    return session.record();
  };
  const game = anyGame(whispers);

  it('are all where nothing is hidden from the reader', () => {
    expect(stopsFor(game, played(3), 'all')).toEqual([0, 1, 2, 3]);
    expect(stopsFor(game, played(4), 1)).toEqual([0, 1, 2, 3, 4]);
  });

  it('leave out where somebody else is asked secretly, for others at the table and for the public', () => {
    expect(stopsFor(game, played(4), 0)).toEqual([0, 2, 4]);
    expect(stopsFor(game, played(3), null)).toEqual([0, 2]);
    expect(stopsFor(game, played(0), null)).toEqual([0]);
  });

  it('and the answers given there are known to those who gave them', () => {
    expect([mayKnow('all', answer(1, 0)), mayKnow(1, answer(1, 0))]).toEqual([true, true]);
    expect([mayKnow(0, answer(1, 0)), mayKnow(null, answer(1, 0))]).toEqual([false, false]);
  });
});

describe('the people at a table', () => {
  const settling = idle({ forcedByPeople: (people) => (people > 1 ? { ask: 'all' } : {}) });

  it('are known by their seats', () => {
    expect(personsOf([person('A'), bot('B'), person('C')])).toEqual([0, 2]);
    expect([hasSecrets(open), hasSecrets(hidden)]).toEqual([false, true]);
  });

  it('settle options by sitting there, whatever was chosen', () => {
    const two = [person('A'), person('B')];
    expect(forcedOptions(settling, two)).toEqual({ ask: 'all' });
    expect(optionsAtTable(settling, { ask: 'some', nights: 2 }, two)).toEqual({ ask: 'all', nights: 2 });
    expect(optionsAtTable(settling, { ask: 'some' }, [person('A'), bot('B')])).toEqual({ ask: 'some' });
    expect(optionsAtTable(open, { ask: 'some' }, two)).toEqual({ ask: 'some' });
  });
});
