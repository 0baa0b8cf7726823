/** Replacing a bot that cannot go on with another bot or a person. */
import { text } from '@flotilla/table';
import type { SeatRecord } from '@flotilla/table/run';
import { botNames, seatsWithoutBot } from '@flotilla/table/run';
import { speechFor } from '../support/speech.ts';
import { BotFailed } from './bots.ts';
import type { Side } from './side.ts';
import { fail, seatAt, tell, warn } from './side.ts';

/** The bots at the table that the game does not have, while it is not over. */
export function strangers(side: Side): BotFailed[] {
  const { session, game, speaker } = side;
  if (session.table.over) return [];
  const bots = botNames(game).join(', ');
  return seatsWithoutBot(game, session.start.seats)
    .filter((seat) => side.bots[seat] !== null)
    .map((seat) => {
      const args = { game: game.title, bot: seatAt(side, seat).bot ?? '', bots };
      return new BotFailed(seat, speaker.say(text('table.seat.noBot', args)));
    });
}

/** Asks who takes the seat of a bot that cannot go on; false when nobody does. */
export async function replaceBot(side: Side, { seat, message }: BotFailed): Promise<boolean> {
  const { own } = side.speaker;
  fail(side, own('botFailed', { bot: seatAt(side, seat).bot ?? '', seat: seat + 1, why: message }));
  const bots = botNames(side.game);
  for (;;) {
    const line = await side.lines.ask(own('botReplace', { bots: bots.join(', ') }));
    const typed = line?.trim() ?? '';
    if (typed === '') return false;
    const sitting = whoIsMeant(side, seat, typed, bots);
    if (sitting) {
      await seatThere(side, seat, sitting);
      return true;
    }
    warn(side, own('botUnknown', { typed }));
  }
}

function whoIsMeant(side: Side, seat: number, typed: string, bots: readonly string[]): SeatRecord | null {
  const bot = bots.find((name) => name === typed.toLowerCase());
  if (bot !== undefined) return { name: bot, bot };
  if (!/^(person|me|you)$/i.test(typed)) return null;
  return { name: side.speaker.own('person', { number: seat + 1 }), bot: null };
}

async function seatThere(side: Side, seat: number, sitting: SeatRecord): Promise<void> {
  const { session, game, speaker } = side;
  session.reseat(seat, sitting);
  side.bots[seat] = sitting.bot;
  side.speaker = await speechFor(game, speaker.language, session.start.seats);
  tell(side, 'botReplaced', { name: sitting.name, seat: seat + 1 });
}
