import { beatsByHeading, headlineOf } from '@flotilla/companion';
import { nightWatch } from '@flotilla/night-watch';
import { smugglers } from '@flotilla/smugglers';
import type { AnyGame, LogEvent, Moment } from '@flotilla/table';
import { anyGame } from '@flotilla/table';
import type { Session, Story } from '@flotilla/table/run';
import { logFor, Watch } from '@flotilla/table/run';
import { describe, expect, it } from 'vitest';
import { begin, boat, orders } from './boat.ts';
import { anyAnswer, playedSession, testRng } from './games.ts';

const GAMES = [
  [anyGame(nightWatch), [0]],
  [anyGame(smugglers), [null, 0, 1]],
] as const;

/** Plays on at random and passes the stories of every answer to the test. */
function watched(
  game: AnyGame,
  seats: readonly (number | null)[],
  see: (session: Session<never>, stories: readonly Story[]) => void,
): void {
  const session = playedSession(game, 'moments', 3) as unknown as Session<never>;
  session.watchAs(seats);
  const rng = testRng('moments');
  while (!session.table.over) {
    session.answer(anyAnswer(rng.pick(session.decisions), rng));
    see(session, session.stories);
  }
}

describe('moments', () => {
  it.each(GAMES)(
    'of $id tell every entry of the log once and in order, and end where the table stands',
    (game, seats) => {
      watched(game, seats, ({ table }, stories) => {
        expect(stories.map(({ seat }) => seat)).toEqual(seats);
        for (const { seat, before, moments } of stories) {
          const log = logFor(table.log ?? [], seat);
          expect(moments.flatMap(({ events }) => events)).toEqual(log.slice(before.log));
          moments.reduce((count, { log: length, events }) => {
            expect(length).toBe(count + events.length);
            expect(events.length).toBeGreaterThan(0);
            return length;
          }, before.log);
        }
      });
    },
  );

  it('are what stood there then, whatever the rules do to the state afterwards', () => {
    const session = begin();
    session.watchAs([0]);
    orders(session, 'gale');
    const [story] = session.stories as [Story];
    const trace = (moment: Pick<Moment, 'view'>) => (moment.view as { trace: string[] }).trace;
    expect(trace(story.before)).toEqual([]);
    expect(story.moments).toHaveLength(1);
    const [moment] = story.moments as [Moment];
    expect(trace(moment)).toHaveLength(3);
    orders(session, 'wait', 'roll');
    expect(trace(moment)).toHaveLength(3);
  });

  it('share what has not changed', () => {
    const session = begin({ players: 2 });
    session.watchAs([0]);
    const view = session.stories[0]?.before.view;
    orders(session, 'pass');
    expect(session.stories[0]?.moments).toEqual([]);
    orders(session, 'wait');
    const again = session.stories[0]?.before.view as { trace: string[] };
    expect(again).not.toBe(view);
    expect(again.trace).toEqual(['pass']);
  });

  it('cost nothing while nobody watches', () => {
    const session = orders(begin(), 'roll');
    expect(session.stories).toEqual([]);
    expect(session.table.watch).toBeNull();
  });

  it('come again after a reload: the same ones, from any answer on', () => {
    for (const [game, seats] of GAMES) {
      const told: Story[][] = [];
      let last: Session<never> | null = null;
      watched(game, seats, (session, stories) => {
        told.push([...stories]);
        last = session;
      });
      const session = last as unknown as Session<never>;
      for (const back of [1, 2, Math.min(told.length, 40)]) {
        const expected = told
          .slice(-back)
          .reduce((all, one) =>
            all.map((story, i) => ({ ...story, moments: [...story.moments, ...(one[i] as Story).moments] })),
          );
        expect(session.storiesSince(session.answers.length - back, seats)).toEqual(expected);
      }
    }
  });

  it('end at a throw that waits for real dice, and go on from there', () => {
    const twoStorms = boat();
    const session = begin({ dice: 'ask' }, twoStorms);
    session.watchAs([0]);
    expect(session.choose(0, 'gale').kind).toBe('dice');
    expect(session.stories[0]?.moments).toEqual([]);
    expect(session.typeDice('wind', [3, 4]).kind).toBe('dice');
    expect(session.typeDice('wave', [9]).kind).toBe('done');
    expect(session.stories[0]?.moments.map(({ events }) => events.length)).toEqual([3]);
    session.allowPractice();
    session.undo();
    expect(session.table.watch).toBeNull();
  });
});

describe('a watch', () => {
  it('begins anew when told so', () => {
    const table = begin().table;
    const watch = new Watch([null]);
    watch.begin(table);
    table.watch = watch;
    table.answer({ seat: 0, decision: 0, choice: 'roll' });
    expect(watch.stories[0]?.moments).toHaveLength(1);
    watch.begin(table);
    expect(watch.stories[0]).toMatchObject({ before: { log: 2 }, moments: [] });
  });

  it('counts the log again when an undo has cut it', () => {
    const watch = new Watch([null]);
    watch.begin(orders(begin(), 'roll', 'roll').table);
    expect(watch.stories[0]?.before.log).toBe(4);
    watch.begin(orders(begin(), 'roll').table);
    expect(watch.stories[0]?.before.log).toBe(2);
  });
});

describe('beats by heading', () => {
  const moment = (...headings: (1 | 2 | 3 | null)[]): Moment => ({
    log: 0,
    view: {},
    events: headings.map((heading, i) => ({
      kind: `${heading} ${i}`,
      rule: '',
      decision: 0,
      density: 'normal' as const,
      heading,
      to: null,
      data: {},
      roll: null,
    })),
  });

  it('hold every moment once, in order, and open at every heading', () => {
    const moments = [moment(null), moment(null, 2), moment(null), moment(3, null), moment(null)];
    const beats = beatsByHeading(moments);
    expect(beats.flatMap(({ moments: held }) => held)).toEqual(moments);
    expect(beats.map(({ moments: held }) => held.length)).toEqual([1, 2, 2]);
    expect(beats.map(({ headline }) => headline?.heading ?? null)).toEqual([null, 2, 3]);
    for (const { kind, stop, big } of beats) expect([kind, stop, big]).toEqual(['section', false, false]);
  });

  it('are named by their heading, or else by the first entry that is not a roll', () => {
    const roll = { purpose: 'wind' } as unknown as LogEvent['roll'];
    const { events } = moment(null, null, 2);
    const [first, second, heading] = events.map((event, i) => (i === 0 ? { ...event, roll } : event)) as [
      LogEvent,
      LogEvent,
      LogEvent,
    ];
    const named = (...told: LogEvent[]) => headlineOf([{ ...moment(), events: told }]);
    expect(named(first, second, heading)).toBe(heading);
    expect(named(first, second)).toBe(second);
    expect(named(first)).toBeNull();
  });

  it('of nothing are none', () => {
    expect(beatsByHeading([])).toEqual([]);
  });
});
