/** A table at a terminal keeps the contract of hosts; only its file is left after the program ends. */
import { join } from 'node:path';
import type { Port, PortTable } from '@flotilla/host/testkit';
import { checkHost } from '@flotilla/host/testkit';
import { loadGame } from '@flotilla/lab';
import type { Decision } from '@flotilla/table';
import { hashOf, logFor, plainDecision, Session } from '@flotilla/table/run';
import { expect, it } from 'vitest';
import { autosave } from '../src/play/keeping.ts';
import type { AnySession } from '../src/play/saves.ts';
import { openRecord } from '../src/play/saves.ts';
import type { Side } from '../src/play/side.ts';
import { give, step } from '../src/play/side.ts';
import { sideOf } from '../src/play/sitting.ts';
import type { Args } from '../src/support/command.ts';
import { textAt } from '../src/support/files.ts';
import type { Io } from '../src/support/io.ts';
import { speechFor } from '../src/support/speech.ts';
import { styleFor } from '../src/terminal/style.ts';
import { freshFolder } from './desk.ts';

const NO_ARGS: Args = {
  words: [],
  text: () => undefined,
  number: () => undefined,
  flag: () => false,
  game: null,
  gameOptions: [],
};

/** A terminal at which nobody types and nobody reads. */
const ioAt = (home: string): Io => ({
  out: () => {},
  err: () => {},
  style: styleFor(false, {}),
  live: false,
  screen: false,
  width: () => 80,
  lines: () => ({ ask: async () => null, close: () => {} }),
  env: { FLOTILLA_HOME: home },
  now: () => new Date('1941-03-17T02:30:00Z'),
  rest: async () => {},
  onInterrupt: () => () => {},
});

const terminal: Port = {
  async open(game, options, seats): Promise<PortTable> {
    const home = freshFolder();
    const io = ioAt(home);
    const speaker = await speechFor(game, 'en');
    const people = Array.from({ length: seats }, (_, seat) => ({ name: `Player ${seat + 1}`, bot: null }));
    const file = join(home, 'game.json');
    const sit = (session: AnySession): Side => sideOf(game, session, file, speaker, NO_ARGS, io, io.lines());
    const start = { options, seats: people, seed: 'terminal' };
    let side = sit(new Session(game, start));
    autosave(side);
    return {
      start,
      async take(wish) {
        if (wish.kind !== 'answer') {
          const refusal = step(side, wish.kind);
          autosave(side);
          return refusal;
        }
        const answered = give(side, { seat: wish.seat, number: wish.at } as Decision, wish.choice);
        autosave(side);
        return answered.kind === 'refused' ? answered.refusal : null;
      },
      async seen(reader) {
        const { table } = side.session;
        const asked = reader === null ? null : table.decisionFor(reader);
        return {
          view: table.view(reader),
          log: logFor(table.log ?? [], reader),
          decision: asked && plainDecision(asked),
        };
      },
      async kept() {
        const { session } = await openRecord(file, 'en');
        return { answers: session.answers.length, hash: hashOf(session.table.state) };
      },
      async again() {
        side = { ...sit((await openRecord(file, 'en')).session), known: textAt(file) };
      },
      async close() {},
    };
  },
};

it('a table at the terminal keeps the contract of hosts', async () => {
  const plans = [
    { game: await loadGame('night-watch'), seats: 1, answers: 10 },
    { game: await loadGame('smugglers'), seats: 3, answers: 18 },
    { game: await loadGame('hunters'), seats: 1, answers: 6 },
  ];
  expect(await checkHost(terminal, plans)).toEqual([]);
});
