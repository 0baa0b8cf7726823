/** A game written out: as a diary, as its record, as its events, or as a document of the game. */
import { companionOf } from '@flotilla/companion';
import type { AnyGame, LogEvent } from '@flotilla/table';
import { own } from '@flotilla/table';
import type { Density, Reader } from '@flotilla/table/run';
import {
  DENSITIES,
  drawsOf,
  endingText,
  handedOut,
  logFor,
  recordToText,
  usualReader,
} from '@flotilla/table/run';
import type { AnySession } from '../play/saves.ts';
import { hides, isEarlier } from '../play/saves.ts';
import { headingLines } from '../terminal/blocks.ts';
import { wrap } from '../terminal/layout.ts';
import { tidyLines } from '../terminal/log.ts';
import { PLAIN } from '../terminal/style.ts';
import { UsageError } from './errors.ts';
import { textAt, writeOut, writeText } from './files.ts';
import { printable, printableJson } from './printable.ts';
import type { Speaker } from './speech.ts';

/** The names of everything a game can be written out as. */
export const exportNames = (game: AnyGame): string[] => [
  'txt',
  'json',
  'ndjson',
  'dice',
  ...Object.keys(companionOf(game).documents ?? {}),
];

/** The events a reader may know. */
export function eventsFor(session: AnySession, reader: Reader): readonly LogEvent[] {
  const log = session.table.log ?? [];
  return reader === 'all' ? log : logFor(log, reader);
}

/** The events that are told at a density. */
export const eventsAt = (events: readonly LogEvent[], density: Density): LogEvent[] =>
  events.filter((event) => DENSITIES.indexOf(event.density) <= DENSITIES.indexOf(density));

/** The default reader of a game at this screen. */
export const readerOf = ({ game, table, start }: AnySession): Reader =>
  usualReader(game as AnyGame, table.over, start.seats);

/**
 * The seat whose view a reader gets; one who may know everything sees as a spectator, or as the only player of a solitaire game.
 */
export function eyesOf({ start }: AnySession, reader: Reader): number | null {
  if (reader !== 'all') return reader;
  return start.seats.length === 1 ? 0 : null;
}

/** Writes a game out; the name is one of `exportNames`. */
export function exportText(session: AnySession, as: string, speaker: Speaker, reader: Reader): string {
  if (as === 'json') return printableJson(recordToText(handedOut(session.record(), reader)));
  if (as === 'ndjson')
    return eventsFor(session, reader)
      .map((event) => `${eventJson(event, speaker)}\n`)
      .join('');
  if (as === 'dice') return diceText(session, reader);
  if (as === 'txt') return printable(diary(session, speaker, reader));
  const document = own(companionOf(session.game).documents, as);
  if (!document) throw new Error(`${session.game.title} has no document "${as}".`);
  const text = printable(document(session.table.state.game, speaker.say));
  return text.endsWith('\n') ? text : `${text}\n`;
}

/** Every draw of random numbers, one line of JSON each, behind the record they belong to. */
function diceText(session: AnySession, reader: Reader): string {
  if (reader !== 'all')
    throw new UsageError('The dice of a game with hidden hands can be written out once it is over.');
  const record = session.record();
  return [record, ...drawsOf(session.game as AnyGame, record)]
    .map((line) => `${JSON.stringify(line)}\n`)
    .join('');
}

/** Writes an export into a file; only a later, complete state of the same game may replace a saved game. */
export function writeExport(session: AnySession, as: string, path: string, contents: string): void {
  if (as === 'json' && !hides(session) && isEarlier(session, textAt(path) ?? '')) writeText(path, contents);
  else writeOut(path, contents);
}

/** An event as one line of JSON, with its sentence. */
export function eventJson(event: LogEvent, speaker: Speaker): string {
  const said = speaker.tell(event, 'normal');
  return printableJson(JSON.stringify({ ...event, text: said }));
}

const WIDTH = 88;

/** The war diary: the log at story density, with headings, and how it ended. */
function diary(session: AnySession, speaker: Speaker, reader: Reader): string {
  const events = eventsFor(session, reader).filter(
    (event) => event.density === 'story' || event.heading !== null,
  );
  const lines = events.flatMap((event) => {
    const words = speaker.tell(event, 'story');
    if (event.heading === null) return wrap(words, WIDTH, '  ');
    return ['', ...headingLines(words, event.heading, PLAIN, WIDTH), ''];
  });
  const outcome = session.table.over ? session.game.outcome(session.table.state.game) : null;
  const ending = outcome ? speaker.say(endingText(outcome)) : '';
  const names = session.start.seats.map((seat) => seat.name).join(', ');
  return `${[session.game.title, names, '', ...tidyLines(lines), ...(ending ? ['', ...wrap(ending, WIDTH)] : [])].join('\n')}\n`;
}
