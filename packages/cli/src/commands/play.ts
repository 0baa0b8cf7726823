/** `flotilla play`: a game at the terminal. */
import { basename } from 'node:path';
import { GAMES, loadGame } from '@flotilla/lab';
import type { AnyGame, Language } from '@flotilla/table';
import { text } from '@flotilla/table';
import type { SeatRecord } from '@flotilla/table/run';
import {
  droppedNames,
  forcedOptions,
  optionsAtTable,
  optionsOver,
  personsOf,
  Session,
  variationOf,
} from '@flotilla/table/run';
import { habitOf } from '../play/habits.ts';
import { playOn } from '../play/loop.ts';
import { menu } from '../play/menu.ts';
import { goingOn, olderRecord, wayOn } from '../play/older.ts';
import type { AnySession, OpenedRecord, ReadRecord } from '../play/saves.ts';
import {
  findSave,
  isOlder,
  newSaveFile,
  openRecord,
  readRecord,
  replayRecord,
  saveName,
  savesFolder,
} from '../play/saves.ts';
import { seatsAgain, seatsFrom } from '../play/seating.ts';
import type { DiceHand, Setup } from '../play/setup.ts';
import { askSetup, DICE_HANDS, freshSeed } from '../play/setup.ts';
import type { Side } from '../play/side.ts';
import { mannerIn, sideOf } from '../play/sitting.ts';
import type { Args, Command } from '../support/command.ts';
import { gameOptionsOf, languageIn, noWords, oneOf } from '../support/command.ts';
import { Failed, OK, UsageError } from '../support/errors.ts';
import { sweepDrafts } from '../support/files.ts';
import { fittingSeats } from '../support/gameOptions.ts';
import type { Io, Lines } from '../support/io.ts';
import { unknownWord } from '../support/near.ts';
import type { Speaker } from '../support/speech.ts';
import { speechFor } from '../support/speech.ts';
import { wrap } from '../terminal/layout.ts';
import { fittingLines } from '../terminal/screen.ts';

/** Plays a game. */
export const play: Command = {
  name: 'play',
  summary: 'Play a game in the terminal, alone, with others at one screen, or against bots.',
  usage: [
    'play [GAME] [--bots A,B] [--OPTION VALUE …]',
    'play [GAME] --resume [FILE|last] [--go-on | --anew]',
    'play --from FILE --after N [--same-dice]',
  ],
  game: 'maybe',
  options: {
    resume: { kind: 'flag', help: 'Go on with a saved game: a file, the name of a save, or the last one.' },
    'go-on': { kind: 'flag', help: 'With --resume: go on with a game of older rules as far as it holds.' },
    anew: { kind: 'flag', help: 'With --resume: begin that game anew, with its options, players and seed.' },
    from: {
      kind: 'text',
      value: 'FILE',
      help: 'Play on from a moment of a finished game: a variation, which counts for nothing.',
    },
    after: { kind: 'number', value: 'N', help: 'With --from: how many answers of that game are taken over.' },
    'same-dice': { kind: 'flag', help: 'With --from: the dice fall as they fell then.' },
    bots: { kind: 'text', value: 'A,B', help: 'Bots at the seats after the people.' },
    people: {
      kind: 'number',
      value: 'N',
      help: 'How many people play at this screen (1); 0 watches the bots.',
    },
    seats: {
      kind: 'text',
      value: 'N | NAMES',
      help: 'How many seats (empty ones get a bot), or who sits there: Anna,Ben,steady.',
    },
    seed: { kind: 'text', short: 's', value: 'S', help: 'Any text; the same seed throws the same dice.' },
    dice: {
      kind: 'text',
      value: 'seed|click|ask',
      help: 'click: each roll waits for Enter; ask: you throw real dice and type in what they show.',
    },
    lang: { kind: 'text', value: 'en|fr|it|de', help: 'The language.' },
    log: { kind: 'text', value: 'story|normal|rolls', help: 'How much is told (rolls).' },
    cards: {
      kind: 'text',
      value: 'auto|full|line',
      help: 'How rolls are shown (auto: as cards while they are few).',
    },
    'no-odds': { kind: 'flag', help: 'Hide the odds.' },
    yes: { kind: 'flag', short: 'y', help: 'Begin at once, without the set-up screen.' },
    option: {
      kind: 'text',
      value: 'ID=VALUE',
      help: 'An option of the game whose name is also one of these.',
    },
  },
  details: [
    'Type ? at a question for everything that can be typed. The game is saved after every answer. In a pipe the answers are read line by line (numbers or option ids; a form field by field or as one JSON object), and at the end of the input the game stands saved.',
  ],
  examples: ['play', 'play hunters', 'play naval-battles --bots steady,random', 'play --resume last'],
  run: async (args, io) => {
    const lines = fittingLines(io);
    try {
      const side = await sideFor(args, io, lines);
      return side ? await playOn(side) : OK;
    } finally {
      lines.close();
    }
  },
};

async function sideFor(args: Args, io: Io, lines: Lines): Promise<Side | null> {
  const language = languageIn(args, io);
  mannerIn(args);
  sweepDrafts(savesFolder(io.env));
  checkWays(args);
  if (args.flag('resume')) {
    noWords(play, args, 1);
    return resumed(findSave(io, args.words[0], args.game?.id ?? null), language, args, io, lines);
  }
  if (args.text('from') !== undefined) return varied(args, language, io, lines);
  const [word] = args.words;
  if (word !== undefined && !args.game)
    throw new UsageError(
      unknownWord(
        'game',
        word,
        GAMES.map((game) => game.id),
      ),
    );
  noWords(play, args);
  if (args.game) return begun(args.game, language, args, io, lines);
  const choice = await menu(io, lines, await speechFor(null, language));
  if (choice.kind === 'quit') return null;
  if (choice.kind === 'resume') return resumed(choice.file, language, args, io, lines);
  return begun(await loadGame(choice.id), language, args, io, lines);
}

/** How many events are repeated when a game is resumed. */
const TOLD_AGAIN = 6;

function checkWays(args: Args): void {
  const named = ['go-on', 'anew'].filter((name) => args.flag(name));
  if (named.length > 1) throw new UsageError('Give either --go-on or --anew, not both.');
  if (named.length > 0 && !args.flag('resume'))
    throw new UsageError(`--${named[0]} goes with --resume: flotilla play --resume FILE --${named[0]}`);
}

async function resumed(
  file: string,
  language: Language,
  args: Args,
  io: Io,
  lines: Lines,
): Promise<Side | null> {
  const habit = habitOf(io, file);
  const spoken = args.text('lang') === undefined ? (habit.language ?? language) : language;
  const read = await readRecord(file, spoken);
  if (args.flag('anew')) return begunAnew(file, read, spoken, args, io, lines);
  const opened = isOlder(read) ? null : await replayRecord(file, read, spoken);
  if (opened) return takenUp(opened, { file, known: opened.contents }, spoken, args, io, lines);
  const older = olderRecord(file, read);
  const speaker = await speechFor(older.game, spoken, older.record.seats);
  const way = args.flag('go-on') ? 'goOn' : await wayOn(older, io, lines, speaker);
  if (way === 'leave') return null;
  if (way === 'anew') return begunAnew(file, read, spoken, args, io, lines);
  const session = goingOn(older, speaker);
  const place = older.moving.same
    ? { file, known: older.contents }
    : { file: newSaveFile(io, older.game.id), known: null };
  if (!older.moving.same)
    io.out(`${wrap(speaker.own('older.beside', { file: saveName(io, file) }), io.width()).join('\n')}\n`);
  return takenUp({ game: older.game, session }, place, spoken, args, io, lines);
}

/** Plays on from a moment of a finished game, in a file of its own. */
async function varied(args: Args, language: Language, io: Io, lines: Lines): Promise<Side> {
  noWords(play, args);
  const file = findSave(io, args.text('from'), args.game?.id ?? null);
  const { game, record, session } = await openRecord(file, language);
  const speaker = await speechFor(game, language, record.seats);
  if (!session.table.over) throw new UsageError(speaker.own('variation.running'));
  const at = args.number('after') ?? 0;
  if (at >= record.position)
    throw new UsageError(speaker.own('variation.most', { most: record.position - 1 }));
  const dice = args.flag('same-dice') ? 'same' : 'other';
  const branch = variationOf(game, record, { of: originOf(file), at, dice, seed: freshSeed() });
  io.out(
    `${wrap(speaker.own(`variation.${dice}`, { file: saveName(io, file), at }), io.width()).join('\n')}\n`,
  );
  const place = { file: newSaveFile(io, game.id), known: null };
  return takenUp({ game, session: branch as unknown as AnySession }, place, language, args, io, lines);
}

/** What a variation calls the file it comes from: a word that any record may hold. */
const originOf = (file: string): string =>
  basename(file, '.json')
    .replace(/[^\w.+-]/g, '-')
    .slice(0, 40);

/** Resumes a game in the file in which it is kept from now on. */
async function takenUp(
  { game, session }: Pick<OpenedRecord, 'game' | 'session'>,
  place: Pick<Side, 'file' | 'known'>,
  language: Language,
  args: Args,
  io: Io,
  lines: Lines,
): Promise<Side> {
  const speaker = await speechFor(game, language, session.start.seats);
  io.out(`${io.style.strong(game.title)}\n${place.file}\n`);
  const orphaned = session.start.seats.every((seat) => seat.bot !== null);
  if (orphaned) io.out(`${wrap(speaker.own('everySeat'), io.width()).join('\n')}\n`);
  const side = orphaned
    ? {
        ...sideOf(game, session, newSaveFile(io, game.id), speaker, args, io, lines),
        bots: session.start.seats.map(() => null),
      }
    : {
        ...sideOf(game, session, place.file, speaker, args, io, lines),
        known: place.known,
        kept: place.known === null ? null : session.answers.length,
      };
  const from = Math.max(0, (session.table.log?.length ?? 0) - TOLD_AGAIN);
  side.shown.push(...session.start.seats.map(() => from));
  return side;
}

/** Begins the game of a record again; if its options no longer go together, opens the set-up or says why. */
async function begunAnew(
  file: string,
  { game, record }: ReadRecord,
  language: Language,
  args: Args,
  io: Io,
  lines: Lines,
): Promise<Side | null> {
  const speaker = await speechFor(game, language);
  const { options, dropped, refusal } = optionsOver(game, record.options, record.seats.length);
  const list = speaker.say(droppedNames(game, dropped));
  if (dropped.length > 0) io.out(`${wrap(speaker.own('older.dropped', { list }), io.width()).join('\n')}\n`);
  const setup: Setup = {
    options,
    seats: seatsAgain(game, record.seats),
    seed: args.text('seed') ?? record.seed ?? freshSeed(),
    dice: oneOf<DiceHand>(args, 'dice', DICE_HANDS) ?? (record.realDice ? 'ask' : 'seed'),
  };
  if (!refusal) return laidOut(game, setup, language, args, io, lines);
  const why = speaker.reason({ ...refusal, why: text('table.move.options', { why: refusal.why }) });
  if (!io.live) throw new Failed(`${file}: ${why} ${speaker.own('older.ownOptions', { game: game.id })}`);
  const agreed = await askSetup(game, setup, io, lines, speaker, why);
  return agreed && laidOut(game, agreed, language, args, io, lines);
}

async function begun(
  game: AnyGame,
  language: Language,
  args: Args,
  io: Io,
  lines: Lines,
): Promise<Side | null> {
  const speaker = await speechFor(game, language);
  const seats = seatsFrom(
    game,
    { seats: args.text('seats'), people: args.number('people'), bots: args.text('bots') },
    fittingSeats(game, args.gameOptions, game.seats.min),
    speaker,
  );
  checkSettled(game, args, seats);
  const proposed: Setup = {
    options: await gameOptionsOf(args, game, seats.length),
    seats,
    seed: args.text('seed') ?? freshSeed(),
    dice: oneOf<DiceHand>(args, 'dice', DICE_HANDS) ?? 'seed',
  };
  const ask = io.live && !args.flag('yes');
  const setup = ask ? await askSetup(game, proposed, io, lines, speaker) : proposed;
  return setup && laidOut(game, setup, language, args, io, lines);
}

/** Lays the table for what was agreed. */
async function laidOut(
  game: AnyGame,
  setup: Setup,
  language: Language,
  args: Args,
  io: Io,
  lines: Lines,
): Promise<Side> {
  const { seed, dice } = setup;
  const session: AnySession = new Session(game, {
    options: optionsAtTable(game, setup.options, setup.seats),
    seats: setup.seats,
    seed,
    dice: dice === 'ask' ? 'ask' : 'seed',
  });
  io.out(`\n${io.style.strong(io.style.accent(game.title))}\n`);
  const atTable = await speechFor(game, language, setup.seats);
  if (setup.seats.length > 1) io.out(`${wrap(seatList(setup, atTable), io.width(), '  ').join('\n')}\n`);
  const side = sideOf(game, session, newSaveFile(io, game.id), atTable, args, io, lines);
  return { ...side, clicks: dice === 'click' };
}

/** Refuses an option that contradicts what follows from who sits at the table. */
function checkSettled(game: AnyGame, { gameOptions }: Args, seats: readonly SeatRecord[]): void {
  const settled = forcedOptions(game, seats);
  const people = personsOf(seats).length;
  for (const { id, value } of gameOptions)
    if (id in settled && String(settled[id]) !== value)
      throw new UsageError(
        `--${id} ${value} does not go with ${people} people: where so many play it is always ${settled[id]}. Leave it out, or seat one person against bots.`,
      );
}

const seatList = ({ seats }: Setup, speaker: Speaker): string =>
  seats.map((seat, i) => speaker.own('seat', { seat: i + 1, name: seat.name })).join(' · ');
