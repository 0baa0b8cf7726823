/** Going through a recorded game answer by answer. */
import type { Answer, Decision, Density } from '@flotilla/table';
import { logFor, openingOf, optionText } from '@flotilla/table';
import { OK } from '../support/errors.ts';
import { eventsAt, usualReader } from '../support/exports.ts';
import type { Io, Lines } from '../support/io.ts';
import type { Speaker } from '../support/speech.ts';
import { blockLines } from '../terminal/blocks.ts';
import { wrap } from '../terminal/layout.ts';
import { logLines, rollNumbers, tidyLines } from '../terminal/log.ts';
import { statusLines } from '../terminal/question.ts';
import type { AnySession, OpenedRecord } from './saves.ts';

/** An answer in words. */
export interface SaidAnswer {
  readonly seat: number;
  readonly step: string;
  readonly words: string;
}

/** An answer to what was asked, in words; null when there is none. */
export function lastAnswer(
  asked: readonly Decision[],
  answer: Answer | undefined,
  speaker: Speaker,
): SaidAnswer | null {
  const decision = asked.find(({ seat }) => seat === answer?.seat);
  if (!answer || !decision) return null;
  const option =
    decision.kind === 'pick' ? decision.options.find(({ id }) => id === answer.choice) : undefined;
  const words = option ? speaker.say(optionText(decision.step, option)) : JSON.stringify(answer.choice);
  return { seat: answer.seat, step: decision.step, words };
}

/** `seat 1, step: words`. */
export const showAnswer = ({ seat, step, words }: SaidAnswer): string => `${seat + 1}, ${step}: ${words}`;

/** A position of a recorded game: the session there, what was asked before and what has happened since. */
interface Position {
  readonly session: AnySession;
  readonly answered: SaidAnswer | null;
  readonly newsFrom: number;
}

/** Plays a record up to an answer. */
function positionAt({ game, record }: OpenedRecord, number: number, speaker: Speaker): Position {
  const session: AnySession = openingOf(game, record, record.seed ?? '');
  let answered: SaidAnswer | null = null;
  let newsFrom = 0;
  for (const answer of record.answers.slice(0, number)) {
    answered = lastAnswer(session.decisions, answer, speaker);
    newsFrom = session.table.log?.length ?? 0;
    session.answer(answer);
  }
  return { session, answered, newsFrom };
}

/** Shows position after position as the reader asks for them. */
export async function stepThrough(
  opened: OpenedRecord,
  density: Density,
  speaker: Speaker,
  io: Io,
  lines: Lines,
): Promise<number> {
  const most = opened.record.position;
  let at = 0;
  show(opened, at, density, speaker, io);
  for (;;) {
    const line = await lines.ask(speaker.own('replay.prompt', { at, most }));
    const typed = line?.trim().toLowerCase() ?? 'q';
    if (typed === 'q') return OK;
    if (typed === 's') {
      const { session } = positionAt(opened, at, speaker);
      const pen = { speaker, style: io.style, width: io.width() };
      io.out(`\n${blockLines(opened.game.describe(session.table.view(viewerOf(opened))), pen).join('\n')}\n`);
      continue;
    }
    const wanted = placeMeant(typed, at, most);
    if (wanted === null) {
      io.out(
        `${wrap(io.style.warn(speaker.own('replay.unknown', { typed, most })), io.width()).join('\n')}\n`,
      );
      continue;
    }
    if (wanted === at && typed === '') return OK;
    at = wanted;
    show(opened, at, density, speaker, io);
  }
}

function placeMeant(typed: string, at: number, most: number): number | null {
  if (typed === '' || typed === 'n') return Math.min(most, at + 1);
  if (typed === 'b') return Math.max(0, at - 1);
  if (typed === 'home') return 0;
  if (typed === 'end') return most;
  const number = Number(typed);
  return Number.isInteger(number) && number >= 0 && number <= most ? number : null;
}

/** Whose eyes a replay is seen with: the one player's, or the public's. */
const viewerOf = ({ record }: OpenedRecord): number | null => (record.seats.length === 1 ? 0 : null);

function show(opened: OpenedRecord, at: number, density: Density, speaker: Speaker, io: Io): void {
  const { session, answered, newsFrom } = positionAt(opened, at, speaker);
  const pen = { speaker, style: io.style, width: io.width() };
  const log = session.table.log ?? [];
  const reader = usualReader(opened.session);
  const news = log.slice(newsFrom);
  const shown = eventsAt(reader === 'all' ? news : logFor(news, reader), density);
  if (answered) io.out(`\n${wrap(io.style.strong(`▸ ${showAnswer(answered)}`), io.width()).join('\n')}\n`);
  const manner = { density, cards: 'auto' as const, numberOf: rollNumbers(log) };
  const lines = tidyLines(logLines(shown, manner, pen));
  if (lines.length > 0) io.out(`\n${lines.join('\n')}\n`);
  const facts = opened.game.status(session.table.view(viewerOf(opened)));
  io.out(`\n${statusLines(facts, '', pen).join('\n')}\n`);
}
