/** A question open to all the people at one screen: they pass, or somebody takes the screen and answers. */
import type { Decision, OpenQuestion } from '@flotilla/table';
import { hasSecrets, logFor, questionText } from '@flotilla/table/run';
import { wrap } from '../terminal/layout.ts';
import { logLines, rollNumbers, tidyLines } from '../terminal/log.ts';
import { clearScreen } from '../terminal/screen.ts';
import { commandIn } from './input.ts';
import { obey } from './orders.ts';
import type { Side } from './side.ts';
import { logOf, penOf, peopleOf, print, seatAt, warn } from './side.ts';

/** An open question and its decision. */
export type Lying = Decision & { readonly open: OpenQuestion };

/** The question open to people who share a screen and know different things; null when there is none. */
export function lyingOpen(side: Side): Lying | null {
  const people = peopleOf(side);
  if (!side.io.live || people.length < 2 || !hasSecrets(side.game)) return null;
  const lying = side.session.decisions.find(({ open, seat }) => open && people.includes(seat));
  return (lying as Lying | undefined) ?? null;
}

/** The people who could answer and have not done so yet. */
function takersOf(side: Side, { number, open }: Lying): number[] {
  const before = side.takenUp.number === number ? side.takenUp.by : [];
  return open.seats.filter((seat) => side.bots[seat] === null && !before.includes(seat));
}

/** Shows it to everybody; returns the seat that wants to answer, or that nobody does. */
export async function askOpen(side: Side, lying: Lying): Promise<number | 'pass' | 'moved' | 'quit'> {
  const holder = side.takenUp.number === lying.number ? null : side.viewer;
  const takers = takersOf(side, lying);
  // Only what everybody may know can be asked for here.
  side.viewer = null;
  show(side, lying, takers, holder);
  for (;;) {
    const line = (await side.lines.ask(side.speaker.own('open.prompt')))?.trim();
    if (line === undefined) return 'quit';
    if (line === '') {
      side.viewer = holder;
      return 'pass';
    }
    const taker = /^\d+$/.test(line) ? takers[Number(line) - 1] : undefined;
    if (taker !== undefined) {
      const before = side.takenUp.number === lying.number ? side.takenUp.by : [];
      side.takenUp = { number: lying.number, by: [...before, taker] };
      return taker;
    }
    const command = commandIn(line);
    if (!command) {
      warn(side, side.speaker.own('open.unknown', { typed: line, most: takers.length }));
      continue;
    }
    const obeyed = await obey(side, command.name, command.rest, null);
    if (obeyed === 'quit') return 'quit';
    if (obeyed === 'moved') {
      side.viewer = holder;
      return 'moved';
    }
    if (obeyed === 'list') show(side, lying, takers, holder);
  }
}

function show(side: Side, lying: Lying, takers: readonly number[], holder: number | null): void {
  const { io, speaker } = side;
  const { own } = speaker;
  clearScreen(io);
  tellAll(side, holder);
  print(side, ['', ...wrap(io.style.strong(speaker.say(questionText(lying))), io.width()), '']);
  print(side, wrap(own('open.text'), io.width(), '  '));
  for (const [i, seat] of takers.entries())
    print(side, [`${io.style.strong(String(i + 1).padStart(3))}  ${nameAt(side, seat, 'open.answers')}`]);
  if (holder !== null) print(side, wrap(io.style.dim(nameAt(side, holder, 'open.then')), io.width(), '  '));
}

const nameAt = (side: Side, seat: number, key: string): string =>
  side.speaker.own(key, { name: seatAt(side, seat).name, seat: seat + 1 });

/** How many events are repeated when nobody has held the screen since. */
const TOLD_AGAIN = 6;

/** Tells everybody what they may know of what has happened since the last holder of the screen looked. */
function tellAll(side: Side, holder: number | null): void {
  const log = logOf(side);
  const seen = holder === null ? log.length - TOLD_AGAIN : (side.shown[holder] ?? 0);
  const from = Math.max(0, Math.min(seen, log.length));
  const news = log.slice(from);
  const manner = { density: side.density, cards: side.cards, numberOf: rollNumbers(log) };
  const lines = tidyLines(logLines(logFor(news, null, side.density), manner, penOf(side)));
  if (lines.length > 0) print(side, ['', ...lines]);
  // What everybody was told need not be repeated to the holder; what is for the holder alone is.
  if (holder !== null && news.every(({ to }) => to === null)) side.shown[holder] = log.length;
}
