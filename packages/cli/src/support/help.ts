/** The help of the program and of each command. */
import type { AnyGame, Field } from '@flotilla/table';
import { botNames, fieldText, optionText } from '@flotilla/table/run';
import { columns, wrap } from '../terminal/layout.ts';
import type { Command } from './command.ts';
import { COMMON } from './command.ts';
import type { Io } from './io.ts';
import { speechFor } from './speech.ts';

/** The help of the whole program. */
export function programHelp(commands: readonly Command[], io: Io): string {
  const { strong } = io.style;
  const lines = columns(commands.map((command) => [`  ${strong(command.name)}`, command.summary]));
  return [
    `${strong('Flotilla')}: a table for three naval wargames.`,
    '',
    'Usage: flotilla COMMAND [options]',
    '',
    ...lines,
    '',
    'flotilla COMMAND --help tells more. Exit codes: 0 all is well, 1 a check failed, 2 not understood.',
    'NO_COLOR=1 turns colours off; FLOTILLA_HOME is where saved games go (otherwise ~/.flotilla).',
    '',
  ].join('\n');
}

/** The help of one command, with the options of a game where one was named. */
export async function commandHelp(command: Command, game: AnyGame | null, io: Io): Promise<string> {
  const { strong } = io.style;
  const width = io.width();
  const options = Object.entries({ ...command.options, ...COMMON }).map(([name, spec]) => [
    `  ${spec.short ? `-${spec.short}, ` : ''}--${name}${spec.kind === 'flag' ? '' : ` ${spec.value ?? 'VALUE'}`}`,
    spec.help,
  ]);
  return [
    command.summary,
    '',
    'Usage:',
    ...command.usage.map((line) => `  flotilla ${line}`),
    ...(command.details ?? []).flatMap((paragraph) => ['', ...wrap(paragraph, width)]),
    '',
    strong('Options'),
    ...table(options, width),
    ...(game ? await gameHelp(game, width, strong) : []),
    '',
    strong('Examples'),
    ...command.examples.map((line) => `  flotilla ${line}`),
    '',
  ].join('\n');
}

async function gameHelp(game: AnyGame, width: number, strong: (text: string) => string): Promise<string[]> {
  const speech = await speechFor(game, 'en');
  const rows = game.optionFields.map((field) => [
    `  --${field.id} ${rangeOf(field)}`,
    speech.say(fieldText('options', field)),
  ]);
  const choices = game.optionFields.flatMap((field) => {
    if (field.kind !== 'choice' && field.kind !== 'many') return [];
    const named = field.options.map((option) => [
      `    ${option.id}`,
      speech.say(optionText('options', option)),
    ]);
    return ['', `  --${field.id}:`, ...table(named, width)];
  });
  return [
    '',
    strong(`Options of ${game.title}`),
    ...table(rows, width),
    ...choices,
    '',
    `Bots of ${game.title}: ${botNames(game).join(', ')}. Seats: ${game.seats.min} to ${game.seats.max}.`,
  ];
}

function rangeOf(field: Field): string {
  switch (field.kind) {
    case 'count':
      return `${field.min}..${field.max}`;
    case 'yes':
      return 'yes|no';
    case 'text':
      return field.max > 200 ? 'TEXT|@FILE' : 'TEXT';
    case 'choice':
      return 'ID';
    case 'many':
      return 'ID,ID';
  }
}

/** Two columns, the second wrapped beside the first. */
function table(rows: readonly (readonly string[])[], width: number): string[] {
  const widest = Math.max(0, ...rows.map(([left = '']) => left.length));
  const left = Math.min(widest, 34) + 2;
  return rows.flatMap(([name = '', text = '']) => {
    const [first = '', ...rest] = wrap(text, Math.max(24, width - left));
    const head = name.length + 2 > left ? [name, ' '.repeat(left) + first] : [name.padEnd(left) + first];
    return [...head, ...rest.map((line) => ' '.repeat(left) + line)];
  });
}
