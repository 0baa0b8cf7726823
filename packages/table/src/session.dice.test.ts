import { describe, expect, it } from 'vitest';
import type { Boat } from '../test/boat.ts';
import { begin, boat, hashNow, orders, reloaded, traceOf } from '../test/boat.ts';
import { sentence } from '../test/tiny.ts';
import { replay, Session } from './session.ts';

describe('real dice', () => {
  const askForDice = (): Session<Boat> => begin({ dice: 'ask' });

  it('are asked for when the answer needs them, and nothing has changed until then', () => {
    const session = askForDice();
    const hash = hashNow(session);
    const answered = session.choose(0, 'roll');
    expect(answered).toMatchObject({ kind: 'dice', wanted: { purpose: 'wind', count: 2, sides: 6 } });
    expect(session.wanted?.message).toBe('Roll 2d6 for "wind" and type in what they show.');
    expect(hashNow(session)).toBe(hash);
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
    ['beyond the highest face', 'wind', [5, 7]],
    ['below the lowest face', 'wind', [5, 0]],
    ['no whole number', 'wind', [5, 1.5]],
    ['for another purpose', 'wave', [5, 5]],
  ])('%s are refused and forgotten', (_, purpose, faces) => {
    const session = askForDice();
    session.choose(0, 'roll');
    const refused = session.typeDice(purpose, faces);
    if (refused.kind !== 'refused') throw new Error('The dice were taken.');
    expect(sentence(refused.refusal)).toBe('Roll 2d6 for "wind" and type in each die, from 1 to 6.');
    expect(session.typeDice('wind', [1, 2])).toEqual({ kind: 'done' });
    expect(session.record().dice).toEqual({ wind: [1, 2] });
  });

  it('nobody waits for are refused', () => {
    const refused = askForDice().typeDice('wind', [1, 2]);
    if (refused.kind !== 'refused') throw new Error('The dice were taken.');
    expect(sentence(refused.refusal)).toBe('No dice are expected now.');
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
    expect(hashNow(opened)).toBe(hashNow(session));
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

  it('typed in only in part are asked for', () => {
    const seats = [{ name: 'Captain', bot: null }];
    const session = new Session(boat(), { options: {}, seats, seed: 'sea', dice: 'ask' }, { wind: [3] });
    expect(session.choose(0, 'roll')).toMatchObject({ kind: 'dice', wanted: { purpose: 'wind', count: 2 } });
  });

  it('are waited for by an answer that is done again, which lies ahead until they are thrown', () => {
    const session = askForDice();
    session.allowPractice();
    session.choose(0, 'roll');
    session.typeDice('wind', [6, 5]);
    session.undo();
    const opened = replay(boat(), { ...session.record(), dice: {} });
    if (!opened.ok) throw new Error(opened.error);
    expect(opened.value.redo()).toBeNull();
    expect([opened.value.wanted?.purpose, opened.value.ahead.length]).toEqual(['wind', 1]);
  });

  it('mark the record before the first is thrown; without them it has no dice', () => {
    const byHand = askForDice().record();
    expect([byHand.dice, byHand.realDice]).toEqual([{}, true]);
    const byTheSeed = begin().record();
    expect(byTheSeed.dice).toBeNull();
    expect(byTheSeed).not.toHaveProperty('realDice');
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
