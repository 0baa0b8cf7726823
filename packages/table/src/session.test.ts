import { describe, expect, it } from 'vitest';
import { sentence, tinyGame } from '../test/tiny.ts';
import type { GameDefinition } from './game.ts';
import { rulebook } from './game.ts';
import { recordFromText, recordToText } from './record.ts';
import type { SessionStart } from './session.ts';
import { replay, Session } from './session.ts';
import { hashOf } from './table.ts';

/** A boat that waits, dives, rolls or passes the turn as it is told. */
interface Boat {
  state: { trace: string[]; seat: number; left: number };
  options: object;
  steps: { begin: null; order: null; storm: { rolls: number } };
  events: { blew: { wind: number } };
  view: object;
}

const boat = (opening = 0): GameDefinition<Boat> => {
  const { step, pick } = rulebook<Boat>();
  return tinyGame<Boat>({
    id: 'boat',
    setup: () => ({ trace: [], seat: 0, left: 100 }),
    first: 'begin',
    events: { blew: { density: 'normal' } },
    steps: {
      begin: step('begin', (t) => {
        if (opening > 0) t.next('storm', { rolls: opening });
        t.next('order');
      }),
      order: pick('order', {
        rule: '1',
        seat: (s) => s.seat,
        options: () => [
          { id: 'wait' },
          { id: 'roll' },
          { id: 'gale' },
          { id: 'look' },
          { id: 'pass' },
          { id: 'end' },
        ],
        take: (t, { id }) => {
          const s = t.state;
          s.trace.push(id);
          if (id === 'roll') t.next('storm', { rolls: 1 });
          if (id === 'gale') t.next('storm', { rolls: 2 });
          if (id === 'look') t.reveal();
          if (id === 'pass') s.seat = (s.seat + 1) % t.seats;
          if (id === 'end' || --s.left === 0) return t.finish();
          t.next('order');
        },
      }),
      storm: step('storm', (t, { rolls }) => {
        const { natural } = t.dice('2d6', 'wind', '2');
        t.state.trace.push(`wind ${natural}`);
        if (rolls === 2) t.state.trace.push(`wave ${t.dice('d10', 'wave', '2').natural}`);
        t.say('blew', '2', { wind: natural });
      }),
    },
  });
};

const begin = (change: Partial<SessionStart> & { players?: number } = {}, game = boat()): Session<Boat> => {
  const { players = 1, ...rest } = change;
  const seats = Array.from({ length: players }, (_, i) => ({ name: `Captain ${i + 1}`, bot: null }));
  return new Session(game, { options: {}, seats, seed: 'sea', ...rest });
};

/** Answers one order after the other for whoever is asked. */
const orders = (session: Session<Boat>, ...ids: string[]): Session<Boat> => {
  for (const id of ids) {
    const seat = session.decisions[0]?.seat ?? 0;
    expect(session.choose(seat, id)).toEqual({ kind: 'done' });
  }
  return session;
};

const traceOf = (session: Session<Boat>): string[] => session.table.state.game.trace;
const hashes = (session: Session<Boat>): string => hashOf(session.table.state);

/** Saves and loads through the text of a file. */
const reloaded = (session: Session<Boat>, game = boat()): Session<Boat> => {
  const read = recordFromText(recordToText(session.record()));
  if (!read.ok) throw new Error(read.error);
  const opened = replay(game, read.value);
  if (!opened.ok) throw new Error(opened.error);
  return opened.value;
};

describe('undo', () => {
  it('takes back what nothing stands in the way of', () => {
    const session = orders(begin(), 'wait');
    const hash = hashes(session);
    orders(session, 'wait', 'wait');
    expect(session.undo()).toBeNull();
    expect(session.undo()).toBeNull();
    expect(hashes(session)).toBe(hash);
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
    const hash = hashes(session);
    expect(sentence(session.undo())).toBe(
      'Something has been rolled or revealed since; only a practice game goes back behind that.',
    );
    expect(hashes(session)).toBe(hash);
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
    const hashAt: string[] = [hashes(session)];
    for (let i = 0; i < 80; i++) {
      orders(session, i % 3 === 0 ? 'roll' : 'wait');
      hashAt.push(hashes(session));
    }
    for (let i = 79; i >= 0; i--) {
      expect(session.undo()).toBeNull();
      expect(hashes(session)).toBe(hashAt[i]);
    }
    for (let i = 1; i <= 80; i++) {
      expect(session.redo()).toBeNull();
      expect(hashes(session)).toBe(hashAt[i]);
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

  it('is for solitaire games only', () => {
    const session = orders(begin({ players: 2 }), 'roll');
    expect(sentence(session.allowPractice())).toBe('Only a solitaire game can be turned into practice.');
    expect(session.undo()).not.toBeNull();
    expect(session.practice).toBe(false);
  });
});

describe('redo', () => {
  it('does again what was undone, with the same dice', () => {
    const session = begin();
    session.allowPractice();
    orders(session, 'roll', 'roll');
    const hash = hashes(session);
    const trace = [...traceOf(session)];
    session.undo();
    session.undo();
    expect(session.ahead).toHaveLength(2);
    session.redo();
    session.redo();
    expect(hashes(session)).toBe(hash);
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
    const hash = hashes(session);
    session.undo();
    const opened = reloaded(session);
    expect(opened.ahead).toHaveLength(1);
    expect(opened.redo()).toBeNull();
    expect(hashes(opened)).toBe(hash);
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
    const hash = hashes(session);
    expect(() => session.choose(0, 'crash')).toThrow('The keel broke.');
    expect(hashes(session)).toBe(hash);
    expect(session.table.log).toHaveLength(1);
    orders(session, 'wait');
    expect(traceOf(session)).toEqual(['wait', 'wait']);
  });
});

describe('real dice', () => {
  const askForDice = (): Session<Boat> => begin({ dice: 'ask' });

  it('are asked for when the answer needs them, and nothing has changed until then', () => {
    const session = askForDice();
    const hash = hashes(session);
    const answered = session.choose(0, 'roll');
    expect(answered).toMatchObject({ kind: 'dice', wanted: { purpose: 'wind', count: 2, sides: 6 } });
    expect(session.wanted?.message).toBe('Throw 2d6 for "wind" and type in what they show.');
    expect(hashes(session)).toBe(hash);
    expect(session.table.log).toEqual([]);
    expect(session.answers).toHaveLength(0);
  });

  it('typed in, take the answer up again', () => {
    const session = askForDice();
    session.choose(0, 'roll');
    expect(session.typeDice('wind', [5, 6])).toEqual({ kind: 'done' });
    expect(traceOf(session)).toEqual(['roll', 'wind 11']);
    expect(session.wanted).toBeNull();
  });

  it('are asked for one throw after the other', () => {
    const session = askForDice();
    session.choose(0, 'gale');
    expect(session.typeDice('wind', [1, 1])).toMatchObject({
      kind: 'dice',
      wanted: { purpose: 'wave', sides: 10 },
    });
    expect(session.wanted?.since.map(({ roll }) => roll?.faces)).toEqual([[1, 1]]);
    expect(session.typeDice('wave', [10])).toEqual({ kind: 'done' });
    expect(traceOf(session)).toEqual(['gale', 'wind 2', 'wave 10']);
  });

  it.each([
    ['too few', 'wind', [5]],
    ['too many', 'wind', [5, 5, 5]],
    ['out of range', 'wind', [5, 7]],
    ['no whole number', 'wind', [5, 1.5]],
    ['for another purpose', 'wave', [5, 5]],
  ])('%s are refused and forgotten', (_, purpose, faces) => {
    const session = askForDice();
    session.choose(0, 'roll');
    const refused = session.typeDice(purpose, faces);
    if (refused.kind !== 'refused') throw new Error('The dice were taken.');
    expect(sentence(refused.refusal)).toBe('Throw 2d6 for "wind" and type in each die, from 1 to 6.');
    expect(session.typeDice('wind', [1, 2])).toEqual({ kind: 'done' });
    expect(session.record().dice).toEqual({ wind: [1, 2] });
  });

  it('nobody waits for are refused', () => {
    const refused = askForDice().typeDice('wind', [1, 2]);
    if (refused.kind !== 'refused') throw new Error('The dice were taken.');
    expect(sentence(refused.refusal)).toBe('No dice are waited for.');
  });

  it('are not waited for any more after undo', () => {
    const session = orders(askForDice(), 'wait');
    session.choose(0, 'roll');
    session.undo();
    expect(session.wanted).toBeNull();
    expect(session.typeDice('wind', [1, 2]).kind).toBe('refused');
  });

  it('are saved with the game; a loaded game asks for the next ones', () => {
    const session = askForDice();
    session.choose(0, 'roll');
    session.typeDice('wind', [6, 6]);
    const opened = reloaded(session);
    expect(hashes(opened)).toBe(hashes(session));
    expect(opened.choose(0, 'roll').kind).toBe('dice');
    opened.typeDice('wind', [1, 1]);
    expect(traceOf(opened)).toEqual(['roll', 'wind 12', 'roll', 'wind 2']);
    expect(reloaded(opened).record()).toEqual(opened.record());
  });

  it('can be saved and loaded in the middle of an answer, between two throws', () => {
    const session = orders(askForDice(), 'wait');
    session.choose(0, 'gale');
    session.typeDice('wind', [3, 4]);
    const opened = reloaded(session);
    expect(traceOf(opened)).toEqual(['wait']);
    expect(opened.choose(0, 'gale')).toMatchObject({ kind: 'dice', wanted: { purpose: 'wave' } });
    opened.typeDice('wave', [9]);
    expect(traceOf(opened)).toEqual(['wait', 'gale', 'wind 7', 'wave 9']);
  });

  it('are the same again after undo and redo', () => {
    const session = askForDice();
    session.allowPractice();
    session.choose(0, 'roll');
    session.typeDice('wind', [6, 5]);
    session.undo();
    expect(session.redo()).toBeNull();
    expect(traceOf(session)).toEqual(['roll', 'wind 11']);
  });

  it('what is thrown before the first answer comes from the seed, also when the game is loaded', () => {
    const game = boat(1);
    const session = begin({ dice: 'ask' }, game);
    const opening = [...traceOf(session)];
    expect(opening).toHaveLength(1);
    session.choose(0, 'roll');
    session.typeDice('wind', [1, 1]);
    const opened = reloaded(session, game);
    expect(traceOf(opened)).toEqual([...opening, 'roll', 'wind 2']);
  });
});

describe('scripted dice', () => {
  it('are used from the first step on, the seed throws the rest, and the record replays', () => {
    const game = boat(1);
    const session = new Session(
      game,
      { options: {}, seats: [{ name: 'Captain', bot: null }], seed: 'sea' },
      { wind: [1, 2, 3, 4] },
    );
    orders(session, 'roll', 'roll');
    expect(traceOf(session).slice(0, 3)).toEqual(['wind 3', 'roll', 'wind 7']);
    const opened = reloaded(session, game);
    expect(traceOf(opened)).toEqual(traceOf(session));
    orders(opened, 'roll');
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
