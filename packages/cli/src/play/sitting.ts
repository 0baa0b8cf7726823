/** Sitting down at a table: how the player wants to see it. */
import { Host } from '@flotilla/host';
import type { AnyGame } from '@flotilla/table';
import type { Density } from '@flotilla/table/run';
import { DENSITIES } from '@flotilla/table/run';
import type { Args } from '../support/command.ts';
import { oneOf } from '../support/command.ts';
import type { Io, Lines } from '../support/io.ts';
import type { Speaker } from '../support/speech.ts';
import type { Cards } from '../terminal/log.ts';
import { CARDS } from '../terminal/log.ts';
import { habitOf, keepHabit } from './habits.ts';
import { TERMINAL_RULES } from './houseRules.ts';
import type { AnySession } from './saves.ts';
import type { Side } from './side.ts';

/** How much is told and how rolls are shown; checked first, so that nobody sets up a game in vain. */
export const mannerIn = (args: Args): { cards: Cards; density: Density | undefined } => ({
  cards: oneOf<Cards>(args, 'cards', CARDS) ?? 'auto',
  density: oneOf<Density>(args, 'log', DENSITIES) ?? undefined,
});

/** The player's side of the table, shown as the arguments and the player's habits say. */
export function sideOf(
  game: AnyGame,
  session: AnySession,
  file: string,
  speaker: Speaker,
  args: Args,
  io: Io,
  lines: Lines,
): Side {
  const { cards, density } = mannerIn(args);
  if (args.text('lang') !== undefined) keepHabit(io, file, { language: speaker.language });
  if (density) keepHabit(io, file, { density });
  return {
    io,
    lines,
    game,
    host: new Host(session, TERMINAL_RULES),
    session,
    bots: session.start.seats.map((seat) => seat.bot),
    file,
    known: null,
    kept: null,
    unsaved: null,
    written: new Set(),
    speaker,
    odds: !args.flag('no-odds'),
    density: density ?? habitOf(io, file).density ?? 'rolls',
    cards,
    clicks: args.text('dice') === 'click',
    shown: [],
    newsFrom: 0,
    answeredFrom: null,
    viewer: null,
    takenUp: { number: -1, by: [] },
    lesson: null,
  };
}
