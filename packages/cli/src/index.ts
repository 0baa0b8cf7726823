/** The command line: finds the command, reads its arguments, and turns every error into a sentence. */
import type { Language } from '@flotilla/table';
import { LANGUAGES } from '@flotilla/table/run';
import { COMMANDS } from './commands/index.ts';
import type { Command } from './support/command.ts';
import { readArgs } from './support/command.ts';
import { FAILED, OK, sentenceOf, USAGE, UsageError } from './support/errors.ts';
import { commandHelp, programHelp } from './support/help.ts';
import type { Io } from './support/io.ts';
import { unknownWord } from './support/near.ts';
import { guarded, printable } from './support/printable.ts';
import { languageOf, speechFor } from './support/speech.ts';
import { VERSION } from './support/version.ts';
import { wrap } from './terminal/layout.ts';

/** Runs one command line and returns its exit code. */
export async function main(argv: readonly string[], world: Io): Promise<number> {
  const io = guarded(world);
  try {
    return await dispatch(argv, io);
  } catch (error) {
    const usage = error instanceof UsageError;
    const { say } = await speechFor(null, languageSpoken(argv, io));
    const sentence = printable(`flotilla: ${sentenceOf(error, say)}`);
    io.err(`${io.live ? wrap(sentence, io.width()).join('\n') : sentence}\n`);
    if (io.env.FLOTILLA_DEBUG && error instanceof Error) io.err(`${error.stack}\n`);
    return usage ? USAGE : FAILED;
  }
}

/** The language of error messages: the one asked for, or else that of the machine. */
function languageSpoken(argv: readonly string[], { env }: Io): Language {
  const [, wanted] = /--lang[= ](\w+)/.exec(argv.join(' ')) ?? [];
  return LANGUAGES.find((language) => language === wanted?.toLowerCase()) ?? languageOf(env);
}

async function dispatch(argv: readonly string[], io: Io): Promise<number> {
  const [name, ...rest] = argv;
  if (name === undefined) {
    io.out(programHelp(COMMANDS, io));
    return USAGE;
  }
  if (name === '--help' || name === '-h') return help(rest, io);
  if (name === 'help') return help(rest, io);
  if (name === '--version' || name === '-v') {
    io.out(`flotilla ${VERSION}\n`);
    return OK;
  }
  const command = commandNamed(name);
  const args = await readArgs(command, rest);
  if (args.flag('help')) {
    io.out(await commandHelp(command, args.game, io));
    return OK;
  }
  return command.run(args, io);
}

async function help(words: readonly string[], io: Io): Promise<number> {
  const [name] = words;
  io.out(name === undefined ? programHelp(COMMANDS, io) : await commandHelp(commandNamed(name), null, io));
  return OK;
}

function commandNamed(name: string): Command {
  const command = COMMANDS.find((known) => known.name === name);
  if (command) return command;
  throw new UsageError(
    unknownWord(
      'command',
      name,
      COMMANDS.map((known) => known.name),
    ),
  );
}
