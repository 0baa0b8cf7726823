/** `flotilla export`: a saved game as a diary, as data, or as a document of the game. */
import type { Reader } from '@flotilla/table/run';
import type { AnySession } from '../play/saves.ts';
import { findSave, hides, openRecord } from '../play/saves.ts';
import type { Command } from '../support/command.ts';
import { languageIn, noWords, within } from '../support/command.ts';
import { OK, UsageError } from '../support/errors.ts';
import { exportNames, exportText, writeExport } from '../support/exports.ts';
import { unknownWord } from '../support/near.ts';
import { speechFor } from '../support/speech.ts';

/** Exports a record file. */
export const exportCommand: Command = {
  name: 'export',
  summary:
    'Write a saved game out: txt (diary), json (record), ndjson (events), dice (every draw), or a document of the game.',
  usage: ['export FILE --as txt|json|ndjson|dice|DOCUMENT [--out FILE]'],
  options: {
    as: {
      kind: 'text',
      value: 'NAME',
      help: 'What to write: txt, json, ndjson, dice, or one of the game’s documents.',
    },
    out: {
      kind: 'text',
      short: 'o',
      value: 'FILE',
      help: 'Where to (never over a saved game); otherwise it is printed.',
    },
    seat: {
      kind: 'number',
      value: 'N',
      least: 1,
      help: 'What seat N (from 1) may know of a game that is not over.',
    },
    lang: { kind: 'text', value: 'en|fr|it|de', help: 'The language.' },
  },
  details: [
    'FILE may be "last". Of an unfinished game with hidden cards only what everybody knows is told, unless --seat says whose eyes it is for; its record (json) holds no seed and no answers but theirs.',
  ],
  examples: ['export last --as txt', 'export career.json --as sheet-html --out sheet.html'],
  run: async (args, io) => {
    noWords(exportCommand, args, 1);
    const [wanted] = args.words;
    if (wanted === undefined) throw new UsageError('Say which file: flotilla export FILE --as txt');
    const language = languageIn(args, io);
    const { game, session } = await openRecord(findSave(io, wanted, null), language);
    const as = args.text('as') ?? 'txt';
    const names = exportNames(game);
    if (!names.includes(as)) throw new UsageError(unknownWord('export', as, names, game.title));
    const speaker = await speechFor(game, language, session.start.seats);
    const seat = args.number('seat');
    if (seat !== undefined) within('seat', seat, 1, session.start.seats.length);
    const reader = eyesAt(session, seat === undefined ? null : seat - 1);
    const text = exportText(session, as, speaker, reader);
    const out = args.text('out');
    if (out === undefined) io.out(text);
    else {
      writeExport(session, as, out, text);
      io.err(`flotilla: Written: ${out}\n`);
    }
    if (as === 'json' && reader !== 'all')
      io.err(
        'flotilla: The game is not over and hands are hidden: the record holds no seed and no answers but the reader’s own, and cannot be played on. To go on elsewhere, type "save FILE" in the game.\n',
      );
    return OK;
  },
};

/** The view of a seat, or the public one; a bot's view is refused while hands are hidden. */
function eyesAt(session: AnySession, seat: number | null): Reader {
  if (!hides(session)) return 'all';
  if (seat === null || session.start.seats[seat]?.bot === null) return seat;
  throw new UsageError(
    `Seat ${seat + 1} is played by a bot, whose hand nobody sees before the game is over: name the seat of a person, or leave --seat out.`,
  );
}
