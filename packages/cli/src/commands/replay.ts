/** `flotilla replay`: plays a record again. */
import type { Density } from '@flotilla/table/run';
import { DENSITIES, endingText, handedOut, mayKnow } from '@flotilla/table/run';
import type { OpenedRecord } from '../play/saves.ts';
import { findSave, openRecord } from '../play/saves.ts';
import { answerWords, stepThrough } from '../play/stepping.ts';
import type { Args, Command } from '../support/command.ts';
import { languageIn, noWords, oneOf } from '../support/command.ts';
import { OK, UsageError } from '../support/errors.ts';
import { eventsAt, eventsFor, eyesOf, readerOf } from '../support/exports.ts';
import type { Io } from '../support/io.ts';
import type { Speaker } from '../support/speech.ts';
import { speechFor } from '../support/speech.ts';
import { blockLines } from '../terminal/blocks.ts';
import { columns } from '../terminal/layout.ts';
import { logLines, rollNumbers, tidyLines } from '../terminal/log.ts';
import { fittingLines } from '../terminal/screen.ts';

/** Replays a record file. */
export const replay: Command = {
  name: 'replay',
  summary: 'Play a saved game again from its first answer and show its log; --verify only checks it.',
  usage: ['replay FILE [--verify | --step] [--log story|normal|rolls]'],
  options: {
    verify: { kind: 'flag', help: 'Check the file, its seed, every answer and the final state, and say so.' },
    step: { kind: 'flag', help: 'Go through the game answer by answer, forwards and backwards.' },
    log: { kind: 'text', value: 'story|normal|rolls', help: 'How much is told (rolls).' },
    cards: { kind: 'flag', help: 'Show every roll as a card.' },
    json: { kind: 'flag', help: 'With --verify: print one JSON object.' },
    lang: { kind: 'text', value: 'en|fr|it|de', help: 'The language.' },
  },
  details: ['FILE may be a path, the name of a save, or "last".'],
  examples: ['replay game.json --verify', 'replay last --log story', 'replay last --step'],
  run: async (args, io) => {
    noWords(replay, args, 1);
    const [wanted] = args.words;
    if (wanted === undefined) throw new UsageError('Say which file: flotilla replay FILE');
    const file = findSave(io, wanted, null);
    const language = languageIn(args, io);
    const opened = await openRecord(file, language);
    if (args.flag('verify')) {
      io.out(args.flag('json') ? factsOf(file, opened) : verdictOf(opened, await speechFor(null, language)));
      return OK;
    }
    const density = oneOf<Density>(args, 'log', DENSITIES) ?? 'rolls';
    const speaker = await speechFor(opened.game, language, opened.record.seats);
    if (!args.flag('step')) return tellAll(opened, density, args, speaker, io);
    const lines = fittingLines(io);
    try {
      return await stepThrough(opened, density, speaker, io, lines);
    } finally {
      lines.close();
    }
  },
};

/** The facts about a record replayed without a fault, as JSON. */
function factsOf(file: string, { game, record, session }: OpenedRecord): string {
  const { position: answers, commitment, practice, stateHash } = handedOut(record, readerOf(session));
  const { over } = session.table;
  const outcome = over ? game.outcome(session.table.state.game) : null;
  const named = { file, game: game.id, rulesVersion: game.version };
  const facts = { ...named, answers, commitment, stateHash: stateHash || null, over, outcome, practice };
  return `${JSON.stringify({ verified: true, ...facts }, null, 2)}\n`;
}

/** The same in words. */
function verdictOf({ game, record, session }: OpenedRecord, { own }: Speaker): string {
  const { answers, position, commitment, stateHash, practice } = handedOut(record, readerOf(session));
  const undone = answers.length - position;
  const parts = [
    own('save.answers', { count: position }),
    ...(undone > 0 ? [own('verify.undone', { count: undone })] : []),
    ...(session.table.over ? [own('verify.over')] : []),
    ...(practice ? [own('verify.practice')] : []),
  ];
  const seals = columns([
    [own('verify.seed'), commitment],
    ...(stateHash ? [[own('verify.state'), stateHash]] : []),
  ]);
  const sentence = own('verify.sound', { title: game.title, version: game.version, list: parts.join(', ') });
  return `${[sentence, ...seals].join('\n')}\n`;
}

function tellAll(opened: OpenedRecord, density: Density, args: Args, speaker: Speaker, io: Io): number {
  const { game, session } = opened;
  const pen = { speaker, style: io.style, width: io.width() };
  const reader = readerOf(session);
  const told = eventsAt(eventsFor(session, reader), density);
  const cards = args.flag('cards') ? ('full' as const) : ('line' as const);
  const numberOf = rollNumbers(session.table.log ?? []);
  io.out(`${tidyLines(logLines(told, { density, cards, numberOf }, pen)).join('\n')}\n`);
  const outcome = session.table.over ? game.outcome(session.table.state.game) : null;
  if (outcome) {
    io.out(`\n${speaker.say(endingText(outcome))}\n`);
    return OK;
  }
  const seat = eyesOf(session, reader);
  io.out(`\n${blockLines(game.describe(session.table.view(seat)), pen).join('\n')}\n`);
  const [undone] = session.ahead;
  const next =
    undone && mayKnow(reader, undone) ? answerWords(session.table, session.start.seats, undone, pen) : null;
  if (next !== null) io.out(`\n${speaker.own('replay.next', { answer: next })}\n`);
  return OK;
}
