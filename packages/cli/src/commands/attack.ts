/** `flotilla attack`: one position a day, one answer, judged at once. */
import type { PuzzleBook, SetPuzzle, WeighedQuestion } from '@flotilla/lab';
import { judged, loadGame, PUZZLING, puzzleOn, weighedPuzzle } from '@flotilla/lab';
import type { AnyGame, PickDecision } from '@flotilla/table';
import { optionNumbered, replay } from '@flotilla/table/run';
import { answeredOn, writeAnswer } from '../play/attacks.ts';
import type { AnySession } from '../play/saves.ts';
import type { Args, Command } from '../support/command.ts';
import { languageIn, noWords } from '../support/command.ts';
import { Failed, OK, UsageError } from '../support/errors.ts';
import type { Io, Lines } from '../support/io.ts';
import { unknownWord } from '../support/near.ts';
import type { Speaker } from '../support/speech.ts';
import { speechFor } from '../support/speech.ts';
import { judgedLines, positionLines } from '../terminal/attack.ts';
import { fittingLines } from '../terminal/screen.ts';

const DAY = 86_400_000;

/** Asks the attack of a day. */
export const attack: Command = {
  name: 'attack',
  summary: 'Attack of the day: one position, one answer, judged and scored at once.',
  usage: ['attack [GAME] [--day YYYY-MM-DD]'],
  options: {
    day: { kind: 'text', value: 'YYYY-MM-DD', help: 'Another day than today (in universal time).' },
    lang: { kind: 'text', value: 'en|fr|it|de', help: 'The language.' },
  },
  details: [
    'The positions come from games of bots; each was weighed twice in fresh worlds, and one answer is clearly the best. The first answer of a day counts: 100 for the best, less the more an answer costs, 0 for a blunder.',
  ],
  examples: ['attack', 'attack hunters --day 2026-11-18'],
  run: async (args, io) => {
    noWords(attack, args, 1);
    const entry = entryNamed(args.words[0]);
    const day = dayIn(args, io);
    const language = languageIn(args, io);
    const [game, book] = await Promise.all([loadGame(entry.id), entry.puzzles?.()]);
    const found = book ? puzzleOn(game, book, Math.floor(Date.parse(day) / DAY)) : null;
    const speaker = await speechFor(game, language, found?.record.seats);
    if (!book || !found) throw new Failed(speaker.own('attack.gone'));
    return asked({ game, book, day, ...found }, speaker, io);
  },
};

function entryNamed(word: string | undefined) {
  const entry = PUZZLING.find(({ id }) => word === undefined || id === word);
  if (entry) return entry;
  throw new UsageError(
    unknownWord(
      'game with puzzles',
      word ?? '',
      PUZZLING.map(({ id }) => id),
    ),
  );
}

/** The day that is asked about; never one to come. */
function dayIn(args: Args, io: Io): string {
  const today = io.now().toISOString().slice(0, 10);
  const day = args.text('day') ?? today;
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || Number.isNaN(Date.parse(day)))
    throw new UsageError(`"${day}" is not a day such as ${today}.`);
  if (day > today) throw new UsageError(`${day} is still to come; today is ${today}.`);
  return day;
}

/** A puzzle of a day with its book. */
interface OnDay extends SetPuzzle {
  readonly game: AnyGame;
  readonly book: PuzzleBook;
  readonly day: string;
}

async function asked(of: OnDay, speaker: Speaker, io: Io): Promise<number> {
  const { game, book, day, puzzle, record } = of;
  const whole = replay(game, record, speaker.say);
  const decision = whole.ok ? whole.value.table.decisionFor(puzzle.seat) : null;
  if (!whole.ok || decision?.kind !== 'pick') throw new Failed(speaker.own('attack.gone'));
  const pen = { speaker, style: io.style, width: io.width() };
  const session = whole.value as AnySession;
  io.out(`${positionLines({ game, session, seat: puzzle.seat, decision, day }, pen).join('\n')}\n`);
  const weighed = weighedPuzzle(
    book,
    puzzle,
    decision.options.map(({ id }) => id),
  );
  const before = answeredOn(io.env, game.id, day);
  const given = before ?? (await answer(decision, speaker, io));
  if (given === null) return OK;
  if (before === null) writeAnswer(io.env, game.id, day, given);
  else io.out(`\n${speaker.own('attack.before')}\n`);
  io.out(`\n${scored(of, weighed, decision, given, pen).join('\n')}\n`);
  return OK;
}

const scored = (
  { game, book, day, record }: OnDay,
  weighed: WeighedQuestion,
  decision: PickDecision,
  given: number,
  pen: Parameters<typeof judgedLines>[1],
): string[] =>
  judgedLines(
    { game, book, seats: record.seats.length, day, weighed, decision, judgement: judged(weighed, given) },
    pen,
  );

/** Waits for the number or the id of an option; null when the input ends. */
async function answer(decision: PickDecision, speaker: Speaker, io: Io): Promise<number | null> {
  const lines: Lines = fittingLines(io);
  try {
    for (;;) {
      const typed = (await lines.ask(`${speaker.own('attack.prompt')} `))?.trim();
      if (typed === undefined || typed === 'q') return null;
      const option = optionNumbered(decision, Number(typed));
      const place = decision.options.findIndex((one) => one === option || one.id === typed);
      if (place >= 0) return place;
      io.out(`${speaker.own('attack.unknown', { most: decision.options.length })}\n`);
    }
  } finally {
    lines.close();
  }
}
