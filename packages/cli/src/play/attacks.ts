/** Attacks of the day that were answered at this terminal: kept beside the saves, one answer a day and game. */
import { dirname, join } from 'node:path';
import { textAt, writeText } from '../support/files.ts';
import type { Io } from '../support/io.ts';
import { savesFolder } from './saves.ts';

type Attacks = Readonly<Record<string, number>>;

const fileOf = (env: Io['env']): string => join(dirname(savesFolder(env)), 'attacks.json');

function attacksIn(env: Io['env']): Attacks {
  try {
    return JSON.parse(textAt(fileOf(env)) ?? '{}') as Attacks;
  } catch {
    return {};
  }
}

/** The place of the answer given on a day; null when none was. */
export function answeredOn(env: Io['env'], game: string, day: string): number | null {
  const given = attacksIn(env)[`${game} ${day}`];
  return Number.isInteger(given) ? (given as number) : null;
}

/** Writes an answer down. */
export const writeAnswer = (env: Io['env'], game: string, day: string, given: number): void =>
  writeText(fileOf(env), `${JSON.stringify({ ...attacksIn(env), [`${game} ${day}`]: given })}\n`);
