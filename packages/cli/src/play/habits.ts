/** The language and density chosen for each saved game, in a small file beside the saves. */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Language } from '@flotilla/table';
import type { Density } from '@flotilla/table/run';
import { DENSITIES, LANGUAGES } from '@flotilla/table/run';
import { readText, writeText } from '../support/files.ts';
import type { Io } from '../support/io.ts';
import { savesFolder } from './saves.ts';

/** What was chosen for a saved game; what is left out was not. */
export interface Habit {
  readonly language?: Language;
  readonly density?: Density;
}

const fileOf = (io: Io): string => join(dirname(savesFolder(io.env)), 'languages.json');

/** The contents of the file; nothing if there is none or it cannot be read. */
function allKept(io: Io): Map<string, unknown> {
  try {
    return new Map(Object.entries(JSON.parse(readText(fileOf(io)))));
  } catch {
    return new Map();
  }
}

/** How a saved game is told. A file of an older version holds the language alone. */
export function habitOf(io: Io, save: string): Habit {
  const kept = allKept(io).get(save);
  const chosen = typeof kept === 'string' ? { language: kept } : Object(kept);
  const language = LANGUAGES.find((known) => known === chosen.language);
  const density = DENSITIES.find((known) => known === chosen.density);
  return { ...(language && { language }), ...(density && { density }) };
}

/** Remembers how a saved game is told and forgets games that are gone; a full disk must not end the game. */
export function keepHabit(io: Io, save: string, chosen: Habit): void {
  const kept = new Map([...allKept(io)].filter(([file]) => existsSync(file)));
  kept.set(save, { ...habitOf(io, save), ...chosen });
  try {
    writeText(fileOf(io), `${JSON.stringify(Object.fromEntries(kept), null, 2)}\n`);
  } catch {
    // The next game then begins in the machine's language.
  }
}
