/** A boat on which to try undo, redo, saving and real dice. */
import type { GameDefinition } from '@flotilla/table';
import { rulebook } from '@flotilla/table';
import type { SessionStart } from '@flotilla/table/run';
import { hashOf, recordFromText, recordToText, replay, Session } from '@flotilla/table/run';
import { expect } from 'vitest';
import { tinyGame } from './tiny.ts';

/** A boat that waits, dives, rolls or passes the turn as it is told. */
export interface Boat {
  state: { trace: string[]; seat: number; left: number };
  options: object;
  steps: { begin: null; order: null; storm: { rolls: number } };
  events: { blew: { wind: number } };
  view: object;
}

/** The game of that boat; `opening` is the number of throws made in a storm before the first order. */
export const boat = (opening = 0): GameDefinition<Boat> => {
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

/** A session of the boat, with one captain unless more are asked for. */
export const begin = (
  change: Partial<SessionStart> & { players?: number } = {},
  game = boat(),
): Session<Boat> => {
  const { players = 1, ...rest } = change;
  const seats = Array.from({ length: players }, (_, i) => ({ name: `Captain ${i + 1}`, bot: null }));
  return new Session(game, { options: {}, seats, seed: 'sea', ...rest });
};

/** Answers one order after another for whichever seat is asked. */
export const orders = (session: Session<Boat>, ...ids: string[]): Session<Boat> => {
  for (const id of ids) {
    const seat = session.decisions[0]?.seat ?? 0;
    expect(session.choose(seat, id)).toEqual({ kind: 'done' });
  }
  return session;
};

/** What has happened to the boat so far. */
export const traceOf = (session: Session<Boat>): string[] => session.table.state.game.trace;
/** The hash of the state as it stands. */
export const hashNow = (session: Session<Boat>): string => hashOf(session.table.state);

/** Saves and loads through the text of a file. */
export const reloaded = (session: Session<Boat>, game = boat()): Session<Boat> => {
  const read = recordFromText(recordToText(session.record()));
  if (!read.ok) throw new Error(read.error);
  const opened = replay(game, read.value);
  if (!opened.ok) throw new Error(opened.error);
  return opened.value;
};
