/** The player's side of the table: the game, the screen, and how the player wants to see it. */
import type { Lesson, Mark } from '@flotilla/companion';
import type { Host } from '@flotilla/host';
import type { AnyGame, Choice, Decision, LogEvent, Refusal, RollRecord } from '@flotilla/table';
import type { Answered, Density, SeatRecord } from '@flotilla/table/run';
import { logFor } from '@flotilla/table/run';
import type { Io, Lines } from '../support/io.ts';
import type { Speaker } from '../support/speech.ts';
import { wrap } from '../terminal/layout.ts';
import type { Cards } from '../terminal/log.ts';
import { logLines, rollNumbers, tidyLines } from '../terminal/log.ts';
import type { CardPen } from '../terminal/rollCard.ts';
import type { AnySession } from './saves.ts';

/** Everything a screen of the table needs. */
export interface Side {
  readonly io: Io;
  readonly lines: Lines;
  readonly game: AnyGame;
  /** The table and everybody who looks at it. */
  readonly host: Host;
  readonly session: AnySession;
  /** The bot of each seat, or null where a person answers. */
  readonly bots: (string | null)[];
  /** Where the game is saved after every answer. */
  file: string;
  /** What this process last read or wrote there; null before it did. */
  known: string | null;
  /** How many answers the file holds; null while nothing of the game is in a file. */
  kept: number | null;
  /** Why the game could not be saved; null while it is. */
  unsaved: string | null;
  /** The files written in this session. */
  readonly written: Set<string>;
  speaker: Speaker;
  odds: boolean;
  density: Density;
  cards: Cards;
  /** Whether each roll waits for the player. */
  clicks: boolean;
  /** How much of the log each seat has been shown. */
  readonly shown: number[];
  /** Where the news of the last question began. */
  newsFrom: number;
  /** Where the news of the last answer that waited for dice began; null before there was one. */
  answeredFrom: number | null;
  /** The seat looking at the screen; null before anybody does, and while a question is open to all. */
  viewer: number | null;
  /** The number of the last open question that anybody took up, and the seats that did. */
  takenUp: { readonly number: number; readonly by: readonly number[] };
  /** The lesson that is learnt, and where it stood at every question; null at any other game. */
  lesson: { readonly is: Lesson; readonly title: string; marks: readonly Mark[] } | null;
}

/** What the screen is drawn with. */
export const penOf = (side: Side): CardPen => ({
  speaker: side.speaker,
  style: side.io.style,
  width: side.io.width(),
});

/** Prints lines. */
export function print(side: Side, lines: readonly string[]): void {
  if (lines.length > 0) side.io.out(`${lines.join('\n')}\n`);
}

/** Prints one sentence of the program. */
export const tell = (side: Side, key: string, args?: Parameters<Speaker['own']>[1]): void =>
  print(side, wrap(side.speaker.own(key, args), side.io.width(), '  '));

/** Prints a sentence that something was not done. */
export const warn = (side: Side, sentence: string): void =>
  print(side, wrap(side.io.style.warn(sentence), side.io.width(), '  '));

/** Prints a sentence that something went wrong. */
export const fail = (side: Side, sentence: string): void =>
  print(side, wrap(side.io.style.bad(sentence), side.io.width(), '  '));

/** The seats people sit at. */
export const peopleOf = (side: Side): number[] =>
  side.bots.flatMap((bot, seat) => (bot === null ? [seat] : []));

/** Who sits at a seat. */
export const seatAt = (side: Side, seat: number): SeatRecord =>
  side.session.start.seats[seat] ?? { name: String(seat + 1), bot: null };

/** What a seat is called: the player's name, with what the game calls the seat where it has words for that. */
export function seatWords(side: Side, seat: number): string {
  const { game, session, speaker } = side;
  const said = game.seatText?.(session.table.view(null), seat);
  return said === undefined ? seatAt(side, seat).name : speaker.say(said);
}

/** Gives a seat's answer to what it is asked. */
export const give = ({ host }: Side, { seat, number }: Decision, choice: Choice): Answered =>
  host.take({ kind: 'answer', seat, at: number, choice });

/** Takes the last answer back, or does it again; a refusal says why not. */
export function step({ host }: Side, kind: 'undo' | 'redo'): Refusal | null {
  const taken = host.take({ kind, seat: 0, at: host.n });
  return taken.kind === 'refused' ? taken.refusal : null;
}

/** The log of the game. */
export const logOf = (side: Side): readonly LogEvent[] => side.session.table.log ?? [];

/** Tells a seat what has happened since it last looked; a player who clicks for each roll sees them one by one. */
export async function tellNews(side: Side, seat: number | null): Promise<void> {
  const log = logOf(side);
  const place = seat ?? 0;
  const from = Math.min(side.shown[place] ?? 0, log.length);
  side.newsFrom = Math.min(from, side.answeredFrom ?? from);
  side.answeredFrom = null;
  side.shown[place] = log.length;
  const news = logFor(log.slice(from), seat, side.density);
  const cards = side.clicks ? 'full' : side.cards;
  const manner = { density: side.density, cards, numberOf: rollNumbers(log) };
  for (const part of side.clicks ? upToRolls(news) : [news]) {
    const [first] = part;
    if (side.clicks && first?.roll) await click(side, first.roll);
    const lines = tidyLines(logLines(part, manner, penOf(side)));
    if (lines.length > 0) print(side, ['', ...lines]);
  }
}

/** Tells what an answer that waits for dice has led to so far, except what was told before. */
export function tellSoFar(side: Side, seat: number, since: readonly LogEvent[], told: number): void {
  const numberOf = rollNumbers([...logOf(side), ...since]);
  const manner = { density: side.density, cards: side.cards, numberOf };
  const lines = tidyLines(logLines(logFor(since.slice(told), seat, side.density), manner, penOf(side)));
  if (lines.length > 0) print(side, ['', ...lines, '']);
}

/** Cuts the news so that every roll begins a part. */
function upToRolls(news: readonly LogEvent[]): LogEvent[][] {
  const parts: LogEvent[][] = [[]];
  for (const event of news) {
    if (event.roll) parts.push([]);
    parts.at(-1)?.push(event);
  }
  return parts;
}

async function click(side: Side, { dice, purpose }: RollRecord): Promise<void> {
  const name = side.speaker.nameOf(`roll.${purpose}`, purpose);
  const line = await side.lines.ask(side.speaker.own('click', { dice, purpose: name }));
  if (line === null || /^(q|auto)$/i.test(line.trim())) side.clicks = false;
}

/** After an undo, forgets news that no longer exists. */
export function forgetNews(side: Side): void {
  const { length } = logOf(side);
  for (const [seat, shown] of side.shown.entries()) side.shown[seat] = Math.min(shown, length);
}

/** The question a person has to answer now; the person looking at the screen comes first. */
export function nextDecision(side: Side): Decision | null {
  const people = peopleOf(side);
  const asked = side.session.decisions.filter((decision) => people.includes(decision.seat));
  return asked.find((decision) => decision.seat === side.viewer) ?? asked[0] ?? null;
}
