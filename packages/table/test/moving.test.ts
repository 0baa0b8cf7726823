/** A game of one version of the rules under another. */
import type { NightWatch } from '@flotilla/night-watch';
import { nightWatch } from '@flotilla/night-watch';
import { smugglers } from '@flotilla/smugglers';
import type { AnyGame, Choice, GameDefinition, PickStep, Text } from '@flotilla/table';
import { anyGame, refuse, rulebook } from '@flotilla/table';
import type { GameRecord, Moving } from '@flotilla/table/run';
import {
  droppedNames,
  hashOf,
  howFar,
  optionsOver,
  reasonIn,
  replay,
  Session,
  tableTexts,
  underTheseRules,
  words,
} from '@flotilla/table/run';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Boat } from './boat.ts';
import { begin, boat } from './boat.ts';
import { playedSession } from './games.ts';

type Rules = GameDefinition<NightWatch>;
type Question = PickStep<NightWatch, 'carryOn'>;
const { steps } = nightWatch;
const carryOn = steps.carryOn as Question;

/** Night Watch as it is played one version later. */
const later = (change: Partial<Rules> = {}): Rules => ({ ...nightWatch, version: '1.1.0', ...change });

/** The same with another question after a look. */
const asking = (change: Partial<Question>): Rules =>
  later({ steps: { ...steps, carryOn: { ...carryOn, takeOne: undefined, ...change } } });

/** A game with these answers, none of them given in fog. */
function watched(
  answers: readonly string[],
  change: Partial<NightWatch['options']> = {},
): Session<NightWatch> {
  const session = new Session(
    nightWatch,
    { options: { watches: 4, ...change }, seats: [{ name: 'Anna', bot: null }], seed: 'watched' },
    { look: CLEAR },
  );
  for (const answer of answers) session.choose(0, answer);
  return session;
}

/** Two faces for each look: one sighting every time. */
const CLEAR = Array.from({ length: 40 }, () => 3);

const ANSWERS = ['look', 'write', 'look', 'look', 'write', 'write'];

let say: (said: Text) => string;
beforeAll(async () => {
  const catalogue = { ...tableTexts.en, ...(await nightWatch.texts.en()) };
  say = (said) => words({ language: 'en', catalogue }, said);
});

/** What a player is told: how far the game holds, and what differs. */
const told = (moving: Moving<NightWatch>): string[] => [
  say(howFar(moving)),
  ...(moving.difference ? [reasonIn(say)(moving.difference)] : []),
];

const answersOf = (moving: Moving<NightWatch>): Choice[] =>
  (moving.session?.answers ?? []).map(({ choice }) => choice);

describe('a record of an older version', () => {
  it('goes on where it stood when nothing that was played has changed: only its version is another', () => {
    const old = watched(ANSWERS).record();
    const moving = underTheseRules(later(), old);
    expect(moving).toMatchObject({ held: 6, of: 6, same: true, difference: null });
    expect(told(moving)).toEqual([
      'Every answer given so far (6) is still allowed under today’s rules, and the game stands where it stood.',
    ]);
    expect(moving.session?.record()).toEqual({ ...old, rulesVersion: '1.1.0' });
    expect(replay(later(), { ...old, rulesVersion: '1.1.0' }).ok).toBe(true);
  });

  it('keeps what was undone, what can be done again, and the mark of practice', () => {
    const session = watched(ANSWERS);
    session.allowPractice();
    session.undo();
    session.undo();
    session.choose(0, 'look');
    session.undo();
    const old = session.record();
    expect([old.undone.length, old.answers.length - old.position, old.practice]).toEqual([1, 1, true]);
    const moving = underTheseRules(later(), old);
    expect(moving.same).toBe(true);
    expect(moving.session?.record()).toEqual({ ...old, rulesVersion: '1.1.0' });
  });

  it('that has ended is over under the new rules as well', () => {
    const session = watched(['write'], { watches: 1 });
    expect(underTheseRules(later(), session.record()).session?.table.over).toBe(true);
  });

  it('holds up to the answer that is no longer offered, which is named with its question', () => {
    const old = watched(ANSWERS).record();
    const stricter = asking({
      options: (s) => (s.looks >= 2 ? [{ id: 'write' }, { id: 'sleep' }] : [{ id: 'look' }, { id: 'write' }]),
    });
    const moving = underTheseRules(stricter, old);
    expect(moving).toMatchObject({ held: 3, of: 6, same: false });
    expect(told(moving)).toEqual([
      'Under today’s rules its answers hold up to number 3 of 6.',
      'Answer 4 does not fit the question that is asked there now, "2 sightings this turn. Look again or write them down?": "look" is no longer offered. [3]',
    ]);
    expect(answersOf(moving)).toEqual(ANSWERS.slice(0, 3));
    const { session } = moving;
    expect(session?.record()).toMatchObject({ rulesVersion: '1.1.0', position: 3, undone: [] });
    expect(session?.record().answers).toHaveLength(3);
    expect(session?.choose(0, 'sleep').kind).toBe('done');
  });

  it('says which rule forbids what was allowed once', () => {
    const tired = asking({
      options: (s) => [
        s.looks < 2 ? { id: 'look' } : refuse('look', 'table.undo.nothing', '9.9'),
        { id: 'write' },
        { id: 'sleep' },
      ],
    });
    const moving = underTheseRules(tired, watched(ANSWERS).record());
    expect(moving.held).toBe(3);
    expect(told(moving)[1]).toMatch(/: There is nothing to take back\. \[9\.9\]$/);
  });

  it('stays a practice game when it goes on from an earlier place', () => {
    const session = watched(ANSWERS);
    session.allowPractice();
    const moving = underTheseRules(
      asking({ options: () => [{ id: 'write' }, { id: 'sleep' }] }),
      session.record(),
    );
    expect(moving.held).toBe(0);
    expect(told(moving)[0]).toBe('Under today’s rules not even its first answer holds.');
    expect(moving.session?.record()).toMatchObject({ practice: true, answers: [], position: 0 });
  });

  it('tells when every answer holds but the game stands elsewhere', () => {
    const generous = later({ setup: (options, seats) => ({ ...nightWatch.setup(options, seats), seen: 1 }) });
    const moving = underTheseRules(generous, watched(['look', 'write']).record());
    expect(moving).toMatchObject({ held: 2, of: 2, same: false });
    expect(told(moving)).toEqual([
      'Every answer given so far (2) is still allowed under today’s rules.',
      'But the game does not stand where it stood.',
    ]);
  });

  it('tells when a question is not asked any more', () => {
    const shorter = later({
      setup: (options, seats) => ({ ...nightWatch.setup(options, seats), watches: 2 }),
    });
    const moving = underTheseRules(shorter, watched(ANSWERS).record());
    expect(moving.held).toBe(5);
    expect(told(moving)[1]).toBe('Answer 6 is no longer asked for: The game is over; nothing more is asked.');
    expect(moving.session?.table.over).toBe(true);
  });

  it('stops before an answer that breaks the rules', () => {
    const broken = asking({
      take: (t, option, args) => {
        if (t.state.watch === 2) throw new Error('The lantern is out.');
        carryOn.take(t, option, args);
      },
    });
    const moving = underTheseRules(broken, watched(ANSWERS).record());
    expect(moving.held).toBe(2);
    expect(told(moving)[1]).toContain(
      'Answer 3 breaks the rules, which is a fault of the program: The lantern is out.',
    );
    expect(moving.session?.table.state.game.watch).toBe(2);
  });

  it('that cannot even begin says so', () => {
    const broken = later({
      setup: () => {
        throw new Error('No sea.');
      },
    });
    const moving = underTheseRules(broken, watched(ANSWERS).record());
    expect([moving.session, ...told(moving)]).toEqual([
      null,
      'Under today’s rules not even its first answer holds.',
      'It cannot be begun under today’s rules: No sea.',
    ]);
  });

  it('without its seed, or of another game, is not played', () => {
    const old = watched(ANSWERS).record();
    expect(underTheseRules(later(), { ...old, seed: null }).session).toBeNull();
    expect(told(underTheseRules(later(), { ...old, game: 'smugglers' }))[1]).toContain('not of Night Watch');
  });

  it('with hidden hands keeps secret which answer it was that no longer holds', () => {
    const old = playedSession(smugglers, 'moved', 20).record();
    const answers = old.answers.map((answer, i) =>
      i === 7 ? { ...answer, choice: { cargo: ['99'], cove: 'north' } } : answer,
    );
    const { held, difference } = underTheseRules({ ...smugglers, version: '2' }, { ...old, answers });
    const seat = (answers[7]?.seat ?? 0) + 1;
    expect(held).toBe(7);
    expect(difference && reasonIn(say)(difference)).toBe(
      `Answer 8, given at seat ${seat}, is no longer allowed.`,
    );
  });

  it('with hidden cards but a single player says all the same what no longer holds', () => {
    const hiding = asking({ options: () => [{ id: 'write' }, { id: 'sleep' }] });
    const moving = underTheseRules({ ...hiding, secrets: () => [] }, watched(ANSWERS).record());
    expect(told(moving)[1]).toContain('"look" is no longer offered.');
  });

  it('that nobody has answered yet has nothing to hold', () => {
    const moving = underTheseRules(later(), watched([]).record());
    expect([moving.same, ...told(moving)]).toEqual([true, 'Nothing had been answered yet.']);
  });

  it('of several seats with secret answers is the same game too', () => {
    const old = playedSession(smugglers, 'moved', 20).record();
    const moving = underTheseRules({ ...smugglers, version: '2' }, old);
    expect(moving.same).toBe(true);
    expect(moving.session && hashOf(moving.session.table.state)).toBe(old.stateHash);
  });
});

describe('real dice in a game of an older version', () => {
  /** A game whose player throws: three looks typed in, the last of them for an answer to come. */
  function thrown(): GameRecord {
    const seats = [{ name: 'Anna', bot: null }];
    const session = new Session(nightWatch, { options: { watches: 4 }, seats, seed: 'clear', dice: 'ask' });
    const look = (): void => {
      session.choose(0, 'look');
      session.typeDice('look', [3, 4]);
    };
    look();
    look();
    look();
    return session.record();
  }

  it('stay typed in when the game is the same', () => {
    const old = thrown();
    expect(underTheseRules(later(), old).session?.record()).toEqual({ ...old, rulesVersion: '1.1.0' });
  });

  it('for answers that no longer hold are thrown anew', () => {
    const old = thrown();
    const stricter = asking({
      options: (s) =>
        s.looks === 2 ? [{ id: 'write' }, { id: 'stare' }] : [{ id: 'look' }, { id: 'stare' }],
      take: (t) => t.next('look'),
    });
    const { session, held } = underTheseRules(stricter, old);
    expect(held).toBe(1);
    expect([old.dice?.look?.length, session?.record().dice]).toEqual([6, { look: [3, 4] }]);
    expect(session?.choose(0, 'stare').kind).toBe('dice');
  });

  it('for a purpose that is not thrown for any more are forgotten', () => {
    const session = begin({ dice: 'ask' });
    session.choose(0, 'gale');
    session.typeDice('wind', [1, 2]);
    session.typeDice('wave', [9]);
    session.choose(0, 'roll');
    session.typeDice('wind', [3, 4]);
    const old = session.record();
    expect(old.dice).toEqual({ wind: [1, 2, 3, 4], wave: [9] });
    const { steps: was } = boat();
    const storm = rulebook<Boat>().step('storm', (t) => {
      t.dice('2d6', 'wind', '2');
      if (t.state.trace.length > 1) throw new Error('The mast is gone.');
    });
    const calmer = { ...boat(), version: '2', steps: { ...was, storm } };
    const moving = underTheseRules(calmer, old);
    expect([moving.held, moving.session?.record().dice]).toEqual([1, { wind: [1, 2] }]);
  });
});

describe('old options laid over today’s form', () => {
  const form = (change: Partial<AnyGame>): AnyGame => ({
    ...anyGame(nightWatch),
    version: '1.1.0',
    ...change,
  });
  const moon = { id: 'moon', kind: 'yes', start: true } as const;
  const watches = (max: number) => ({ id: 'watches', kind: 'count', min: 1, max, start: 2 }) as const;

  it('keep every value that is still taken; what is new begins as it starts', () => {
    const laid = optionsOver(form({ optionFields: [watches(12), moon] }), { watches: 7 }, 1);
    expect(laid).toEqual({ options: { watches: 7, moon: true }, dropped: [], refusal: null });
  });

  it('lose what is unknown and what is out of its limits, and say which', () => {
    const old = { watches: 7, sea: 'rough', toString: 'x' };
    const game = form({ optionFields: [watches(5), moon] });
    const laid = optionsOver(game, old, 1);
    expect(laid.options).toEqual({ watches: 2, moon: true });
    expect(laid.dropped).toEqual(['watches', 'sea', 'toString']);
    expect(say(droppedNames(game, laid.dropped))).toBe('Watches to stand, sea, toString');
  });

  it('that do not go together say why, by the names of the fields', () => {
    const calm = form({
      checkOptions: () => ({
        why: { key: 'table.refused.count', args: { field: 'watches', min: 1, max: 2 } },
        rule: '1',
      }),
    });
    const { refusal } = optionsOver(calm, { watches: 7 }, 1);
    expect(refusal && reasonIn(say)(refusal)).toBe(
      'Watches to stand must be a whole number from 1 to 2. [1]',
    );
    expect(optionsOver(form({}), { watches: 7 }, 9).refusal).not.toBeNull();
  });

  it('let a game go on: with a new option it is the same, with a lost one it is told', () => {
    const old = watched(ANSWERS).record();
    const more = later({ optionFields: [watches(12), moon] });
    const moving = underTheseRules(more, old);
    expect([moving.same, moving.session?.record().options]).toEqual([true, { watches: 4, moon: true }]);
    const lost = underTheseRules(later(), { ...old, options: { ...old.options, moon: true } });
    expect([lost.same, lost.held, ...told(lost)]).toEqual([
      false,
      6,
      'Every answer given so far (6) is still allowed under today’s rules.',
      'But these options, or the values they had, no longer exist: moon.',
    ]);
    const never = later({ checkOptions: () => ({ why: 'No watches tonight.', rule: '1' }) });
    expect(told(underTheseRules(never, old))[1]).toBe(
      'The options it was played with no longer go together: No watches tonight. [1]',
    );
  });
});
