import { describe, expect, it } from 'vitest';
import type { Boat } from '../test/boat.ts';
import { begin, boat, hashNow, orders, reloaded, traceOf } from '../test/boat.ts';
import { sentence } from '../test/tiny.ts';
import { rulebook } from './rulebook.ts';
import { replay } from './session.ts';

describe('undo', () => {
  it('takes back what nothing stands in the way of', () => {
    const session = orders(begin(), 'wait');
    const hash = hashNow(session);
    orders(session, 'wait', 'wait');
    expect(session.undo()).toBeNull();
    expect(session.undo()).toBeNull();
    expect(hashNow(session)).toBe(hash);
    expect(session.answers).toHaveLength(1);
  });

  it('has nothing to take back at the beginning', () => {
    expect(sentence(begin().undo())).toBe('There is nothing to take back.');
  });

  it.each([
    ['a roll', 'roll'],
    ['a reveal', 'look'],
  ])('stops at %s', (_, order) => {
    const session = orders(begin(), 'wait', order, 'wait');
    expect(session.undo()).toBeNull();
    const hash = hashNow(session);
    expect(session.undoRefusal()?.rule).toBe('');
    expect(sentence(session.undo())).toBe(
      'Something has been rolled or revealed since; only a practice game can go back past that.',
    );
    expect(hashNow(session)).toBe(hash);
  });

  it('stops where the turn has passed to another seat', () => {
    const session = orders(begin({ players: 2 }), 'wait', 'pass');
    expect(session.undo()).not.toBeNull();
    orders(session, 'wait');
    expect(session.undo()).toBeNull();
    expect(session.undo()).not.toBeNull();
  });

  it('takes back the last answer of a solitaire game that revealed nothing', () => {
    const session = orders(begin(), 'wait', 'end');
    expect(session.table.over).toBe(true);
    expect(session.undo()).toBeNull();
    expect(session.table.over).toBe(false);
  });

  it('cuts the log back as well', () => {
    const session = begin();
    session.allowPractice();
    orders(session, 'roll');
    const told = session.table.log?.length;
    orders(session, 'roll', 'roll');
    session.undo();
    session.undo();
    expect(session.table.log?.length).toBe(told);
  });

  it('works across snapshots, far back', () => {
    const session = begin();
    session.allowPractice();
    const hashAt: string[] = [hashNow(session)];
    for (let i = 0; i < 80; i++) {
      orders(session, i % 3 === 0 ? 'roll' : 'wait');
      hashAt.push(hashNow(session));
    }
    for (let i = 79; i >= 0; i--) {
      expect(session.undo()).toBeNull();
      expect(hashNow(session)).toBe(hashAt[i]);
    }
    for (let i = 1; i <= 80; i++) {
      expect(session.redo()).toBeNull();
      expect(hashNow(session)).toBe(hashAt[i]);
    }
  });
});

describe('practice', () => {
  it('a solitaire game in practice goes back behind rolls and is marked for good', () => {
    const session = orders(begin(), 'roll', 'roll');
    expect(session.allowPractice()).toBeNull();
    expect(session.undo()).toBeNull();
    expect(session.undo()).toBeNull();
    expect(session.record().practice).toBe(true);
    expect(reloaded(session).practice).toBe(true);
  });

  it('against bots it is one person’s own affair, until somebody else sits down', () => {
    const seats = [
      { name: 'Anna', bot: null },
      { name: 'Bot', bot: 'random' },
    ];
    const session = orders(begin({ seats }), 'roll');
    expect(session.allowPractice()).toBeNull();
    expect(session.undo()).toBeNull();
    expect(reloaded(session).practice).toBe(true);
    expect(sentence(session.reseat(1, { name: 'Berta', bot: null }))).toBe(
      'Only a game of one person can be practice.',
    );
  });

  it('is for games of one person only', () => {
    const session = orders(begin({ players: 2 }), 'roll');
    expect(sentence(session.allowPractice())).toBe('Only a game of one person can be practice.');
    expect(session.undo()).not.toBeNull();
    expect(session.practice).toBe(false);
  });
});

describe('redo', () => {
  it('does again what was undone, with the same dice', () => {
    const session = begin();
    session.allowPractice();
    orders(session, 'roll', 'roll');
    const hash = hashNow(session);
    const trace = [...traceOf(session)];
    session.undo();
    session.undo();
    expect(session.ahead).toHaveLength(2);
    session.redo();
    session.redo();
    expect(hashNow(session)).toBe(hash);
    expect(traceOf(session)).toEqual(trace);
    expect(sentence(session.redo())).toBe('There is nothing to do again.');
  });

  it('works until a new answer; the undone answers stay in the record', () => {
    const session = orders(begin(), 'wait', 'wait', 'wait');
    session.undo();
    session.undo();
    orders(session, 'look');
    expect(session.redo()).not.toBeNull();
    const record = session.record();
    expect(record.answers.map(({ choice }) => choice)).toEqual(['wait', 'look']);
    expect(record.undone.map(({ at, answers }) => [at, answers.map(({ choice }) => choice)])).toEqual([
      [1, ['wait', 'wait']],
    ]);
    expect(reloaded(session).record()).toEqual(record);
  });

  it('is still there after saving and loading', () => {
    const session = orders(begin(), 'wait', 'wait');
    const hash = hashNow(session);
    session.undo();
    const opened = reloaded(session);
    expect(opened.ahead).toHaveLength(1);
    expect(opened.redo()).toBeNull();
    expect(hashNow(opened)).toBe(hash);
  });

  it('refuses an answer that somebody wrote into the file, and changes nothing', () => {
    const session = orders(begin(), 'wait', 'wait');
    session.undo();
    const record = session.record();
    const answers = record.answers.map((answer) => ({ ...answer, choice: 'sing' })).slice(1);
    const opened = replay(boat(), { ...record, answers: [...record.answers.slice(0, 1), ...answers] });
    if (!opened.ok) throw new Error(opened.error);
    const hash = hashNow(opened.value);
    expect(sentence(opened.value.redo())).toContain('"sing" is not offered.');
    expect([opened.value.answers.length, opened.value.ahead.length]).toEqual([1, 1]);
    expect(hashNow(opened.value)).toBe(hash);
  });

  it('a refused answer does not spoil it', () => {
    const session = orders(begin(), 'wait', 'wait');
    session.undo();
    expect(session.choose(0, 'sing').kind).toBe('refused');
    expect(session.ahead).toHaveLength(1);
  });
});

describe('an answer that breaks the rules of the program', () => {
  it('leaves the session as it was', () => {
    const { pick } = rulebook<Boat>();
    const broken = {
      ...boat(),
      steps: {
        ...boat().steps,
        order: pick('order', {
          rule: '1',
          options: () => [{ id: 'wait' }, { id: 'crash' }],
          take: (t, { id }) => {
            t.state.trace.push(id);
            t.say('blew', '1', { wind: 1 });
            if (id === 'crash') throw new Error('The keel broke.');
            t.next('order');
          },
        }),
      },
    };
    const session = orders(begin({}, broken), 'wait');
    const hash = hashNow(session);
    expect(() => session.choose(0, 'crash')).toThrow('The keel broke.');
    expect(hashNow(session)).toBe(hash);
    expect(session.table.log).toHaveLength(1);
    orders(session, 'wait');
    expect(traceOf(session)).toEqual(['wait', 'wait']);
  });
});

it('a session hands out records that later play does not change', () => {
  const session = orders(begin(), 'wait', 'wait');
  session.undo();
  orders(session, 'wait');
  const record = session.record();
  const kept = structuredClone(record);
  session.undo();
  orders(session, 'roll');
  expect(record).toEqual(kept);
});
