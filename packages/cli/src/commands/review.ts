/** `flotilla review`: was it me or the dice? */
import type { KeptReview, Review, ReviewBudget, ReviewMaking } from '@flotilla/lab';
import { openEndings, openReview } from '@flotilla/lab';
import { text } from '@flotilla/table';
import { keepReview, keptReview } from '../play/reviews.ts';
import type { OpenedRecord } from '../play/saves.ts';
import { findSave, openRecord } from '../play/saves.ts';
import type { Args, Command } from '../support/command.ts';
import { languageIn, noWords } from '../support/command.ts';
import { Failed, OK, UsageError } from '../support/errors.ts';
import type { Io } from '../support/io.ts';
import type { Speaker } from '../support/speech.ts';
import { speechFor } from '../support/speech.ts';
import { endingsLines } from '../terminal/endings.ts';
import { reviewProgress } from '../terminal/progress.ts';
import { questionLines, reviewLines } from '../terminal/review.ts';

/** What a shell is told when the player has stopped a program. */
const STOPPED = 130;

/** Seconds that are spent unless the player says otherwise. */
const SECONDS = 60;

/** Reviews a finished game. */
export const review: Command = {
  name: 'review',
  summary: 'Weigh every answer of a finished game: was it me or the dice?',
  usage: ['review FILE [--seat N] [--seconds N] [--json]', 'review FILE --at N', 'review FILE --endings N'],
  options: {
    seat: { kind: 'number', value: 'N', least: 1, help: 'Whose review, where several sat at the table.' },
    seconds: { kind: 'number', value: 'N', least: 1, help: `How long it may take (${SECONDS}).` },
    worlds: {
      kind: 'number',
      value: 'N',
      least: 32,
      most: 65_536,
      help: 'The most imagined worlds for a question (1024), however long it takes: the same number gives the same review everywhere.',
    },
    at: {
      kind: 'number',
      value: 'N',
      least: 1,
      help: 'Show one question with everything that was compared.',
    },
    endings: {
      kind: 'number',
      value: 'N',
      least: 1,
      help: 'Play a thousand games on from a question and say how they end; nothing is weighed.',
    },
    by: { kind: 'text', value: 'WORTH', help: 'Judge by another worth, such as tons or lives.' },
    fresh: { kind: 'flag', help: 'Weigh again instead of going on with what was kept.' },
    json: { kind: 'flag', help: 'Print one JSON object.' },
    lang: { kind: 'text', value: 'en|fr|it|de', help: 'The language.' },
  },
  details: [
    'FILE may be a path, the name of a save, or "last". Every question is played on in many imagined worlds, made of what the seat could know, by a bot with the manner of the ace; what an answer is worth is always meant as that captain would play on.',
    'Ctrl+C stops and keeps what is settled; the same command goes on from there.',
  ],
  examples: ['review last', 'review battle.json --seat 2', 'review career.json --json --worlds 256'],
  run: async (args, io) => {
    noWords(review, args, 1);
    const [wanted] = args.words;
    if (wanted === undefined) throw new UsageError('Say which file: flotilla review FILE');
    const language = languageIn(args, io);
    const opened = await openRecord(findSave(io, wanted, null), language);
    const speaker = await speechFor(opened.game, language, opened.record.seats);
    const seat = seatIn(args, opened, speaker);
    if (!opened.session.table.over) throw new UsageError(speaker.own('review.running'));
    const endings = args.number('endings');
    return endings === undefined
      ? reviewSeat(opened, seat, args, speaker, io)
      : tellEndings(opened, seat, endings, speaker, io);
  },
};

/** Games that are played on from a question. */
const ENDINGS = 1000;

/** Says how games end that are played on from a question, after the answer that was given. */
function tellEndings(
  { game, record }: OpenedRecord,
  seat: number,
  question: number,
  speaker: Speaker,
  io: Io,
): number {
  const places = record.answers
    .slice(0, record.position)
    .flatMap((answer, i) => (answer.seat === seat ? [i] : []));
  const at = places[question - 1];
  if (at === undefined)
    throw new UsageError(speaker.own('review.noQuestion', { at: question, most: places.length }));
  const desk = openEndings(game, record, seat, at);
  const endings = desk.play(desk.given, 0, ENDINGS);
  const pen = { speaker, style: io.style, width: io.width() };
  const shown = { game, seats: record.seats.length, desk, endings };
  io.out(`${endingsLines(shown, pen).join('\n')}\n`);
  return OK;
}

/** Whose review is wanted; at a table of one there is no question. */
function seatIn(args: Args, { record: { seats } }: OpenedRecord, { own }: Speaker): number {
  const wanted = args.number('seat');
  if (wanted !== undefined && wanted <= seats.length) return wanted - 1;
  if (wanted === undefined && seats.length === 1) return 0;
  const list = seats.map(({ name }, i) => `--seat ${i + 1} (${name})`).join(', ');
  throw new UsageError(own('review.whose', { seats: seats.length, list }));
}

async function reviewSeat(
  opened: OpenedRecord,
  seat: number,
  args: Args,
  speaker: Speaker,
  io: Io,
): Promise<number> {
  const { game, record } = opened;
  const worlds = args.number('worlds');
  const by = args.text('by');
  const budget: ReviewBudget = { ...(worlds !== undefined && { worlds, rollouts: Number.MAX_SAFE_INTEGER }) };
  const kept = args.flag('fresh') ? null : keptReview(io.env, record, seat);
  const desk = openReview(game, record, seat, budget, kept as KeptReview | null);
  const seconds = args.number('seconds') ?? (worlds === undefined ? SECONDS : Number.POSITIVE_INFINITY);
  const stopped = await weigh(desk, seconds, speaker, io);
  keepReview(io.env, record, seat, desk.kept());
  const whole = desk.review(by);
  if (by !== undefined && whole.by !== by)
    throw new Failed(text('cli.review.noWorth', { by, worths: worthsOf(opened) }));
  print(whole, desk, opened, args, speaker, io);
  return stopped ? STOPPED : OK;
}

const worthsOf = ({ game }: OpenedRecord): string =>
  (game.weighing?.worths ?? []).map(({ id }) => id).join(', ');

/** Works until everything is done, time is up or the player stops; true when the player did. */
async function weigh(desk: ReviewMaking, seconds: number, speaker: Speaker, io: Io): Promise<boolean> {
  const until = io.now().getTime() + seconds * 1000;
  const bar = reviewProgress(io, speaker, desk.questions.length);
  const settled = new Set<number>();
  let stopped = false;
  const release = io.onInterrupt(() => {
    stopped = true;
  });
  try {
    for (let [job] = desk.jobs(); job && !stopped; [job] = desk.jobs()) {
      for (const { question } of desk.take(desk.work(job))) settled.add(question);
      bar.show(settled.size);
      if (io.now().getTime() >= until) break;
      // Gives Ctrl+C its turn.
      await io.rest(0);
    }
  } finally {
    release();
    bar.end();
  }
  return stopped;
}

function print(
  whole: Review,
  desk: ReviewMaking,
  opened: OpenedRecord,
  args: Args,
  speaker: Speaker,
  io: Io,
): void {
  if (args.flag('json')) {
    io.out(`${JSON.stringify(whole, null, 1)}\n`);
    return;
  }
  const pen = { speaker, style: io.style, width: io.width() };
  const shown = { review: whole, questions: desk.questions, opened };
  const at = args.number('at');
  if (at !== undefined && at > desk.questions.length)
    throw new UsageError(speaker.own('review.noQuestion', { at, most: desk.questions.length }));
  io.out(`${(at === undefined ? reviewLines(shown, pen) : questionLines(shown, at - 1, pen)).join('\n')}\n`);
}
