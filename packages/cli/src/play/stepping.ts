/** Stepping through a recorded game answer by answer. */
import { Host } from '@flotilla/host';
import type { Choice, Decision, FormChoice } from '@flotilla/table';
import type { Answer, Density, Reader, SeatRecord } from '@flotilla/table/run';
import { fieldsOf, logFor, mayKnow, optionText, stopsFor } from '@flotilla/table/run';
import { OK } from '../support/errors.ts';
import { eventsAt, eyesOf, readerOf } from '../support/exports.ts';
import type { Io, Lines } from '../support/io.ts';
import type { Speaker } from '../support/speech.ts';
import { blockLines } from '../terminal/blocks.ts';
import { formWords, namedValue } from '../terminal/form.ts';
import { wrap } from '../terminal/layout.ts';
import { logLines, rollNumbers, tidyLines } from '../terminal/log.ts';
import { statusLines } from '../terminal/question.ts';
import type { CardPen } from '../terminal/rollCard.ts';
import { LOOKING_RULES } from './houseRules.ts';
import type { AnySession, OpenedRecord } from './saves.ts';

/** Who answered a question that was put at a table and how, in words; null when nobody did. */
export function answerWords(
  { decisions }: Pick<AnySession['table'], 'decisions'>,
  seats: readonly SeatRecord[],
  answer: Answer | undefined,
  pen: CardPen,
): string | null {
  const decision = decisions.find(({ seat }) => seat === answer?.seat);
  if (!answer || !decision) return null;
  const label = seats[answer.seat]?.name ?? String(answer.seat + 1);
  return pen.speaker.own('labelled', { label, value: choiceWords(decision, answer.choice, pen) });
}

/** A choice in words. */
export function choiceWords(decision: Decision, choice: Choice, pen: CardPen): string {
  if (decision.kind === 'fill')
    return formWords(
      decision.step,
      fieldsOf(decision, choice as FormChoice),
      choice as FormChoice,
      pen,
      namedValue,
    );
  const option = decision.options.find(({ id }) => id === choice);
  return option ? pen.speaker.say(optionText(decision.step, option)) : String(choice);
}

/** A position of a recorded game: the table there, what was answered before and what has happened since. */
interface Position {
  readonly table: AnySession['table'];
  readonly answered: string | null;
  readonly newsFrom: number;
}

/** A recorded game and its host, who reads it, and after how many answers that reader may look at it. */
interface Looked extends OpenedRecord {
  readonly host: Host;
  readonly reader: Reader;
  readonly stops: readonly number[];
}

/** One of the points of a record that may be looked at. */
function positionAt({ host, record, reader, stops }: Looked, place: number, pen: CardPen): Position {
  const now = stops[place] ?? 0;
  const before = stops[place - 1] ?? 0;
  let known = now - 1;
  while (known >= before && !mayKnow(reader, record.answers[known] as Answer)) known--;
  return {
    table: host.tableAt(now),
    answered:
      known < before ? null : answerWords(host.tableAt(known), record.seats, record.answers[known], pen),
    newsFrom: now > before ? (host.tableAt(before).log?.length ?? 0) : 0,
  };
}

/** Shows position after position as the reader asks for them. */
export async function stepThrough(
  record: OpenedRecord,
  density: Density,
  speaker: Speaker,
  io: Io,
  lines: Lines,
): Promise<number> {
  const reader = readerOf(record.session);
  const host = new Host(record.session, LOOKING_RULES);
  const opened = { ...record, host, reader, stops: stopsFor(record.game, record.record, reader) };
  const most = opened.stops.length - 1;
  let at = 0;
  show(opened, at, density, speaker, io);
  for (;;) {
    const line = await lines.ask(speaker.own('replay.prompt', { at, most }));
    const typed = line?.trim().toLowerCase() ?? 'q';
    if (typed === 'q') return OK;
    if (typed === 's') {
      const pen = { speaker, style: io.style, width: io.width() };
      const { table } = positionAt(opened, at, pen);
      const view = table.view(eyesOf(opened.session, reader));
      io.out(`\n${blockLines(opened.game.describe(view), pen).join('\n')}\n`);
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

function show(opened: Looked, at: number, density: Density, speaker: Speaker, io: Io): void {
  const pen = { speaker, style: io.style, width: io.width() };
  const { table, answered, newsFrom } = positionAt(opened, at, pen);
  const log = table.log ?? [];
  const { reader } = opened;
  const news = log.slice(newsFrom);
  const shown = eventsAt(reader === 'all' ? news : logFor(news, reader), density);
  if (answered) io.out(`\n${wrap(io.style.strong(`▸ ${answered}`), io.width()).join('\n')}\n`);
  const manner = { density, cards: 'auto' as const, numberOf: rollNumbers(log) };
  const lines = tidyLines(logLines(shown, manner, pen));
  if (lines.length > 0) io.out(`\n${lines.join('\n')}\n`);
  const facts = opened.game.status(table.view(eyesOf(opened.session, reader)));
  io.out(`\n${statusLines(facts, '', pen).join('\n')}\n`);
}
