/** The language each saved game is played in, where somebody chose one: a small file beside the saves. */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Language } from '@flotilla/table';
import { LANGUAGES } from '@flotilla/table';
import { readText, writeText } from '../support/files.ts';
import type { Io } from '../support/io.ts';
import { savesFolder } from './saves.ts';

const fileOf = (io: Io): string => join(dirname(savesFolder(io.env)), 'languages.json');

/** What the file holds; nothing where there is none or it cannot be read. */
function allKept(io: Io): Map<string, unknown> {
  try {
    return new Map(Object.entries(JSON.parse(readText(fileOf(io)))));
  } catch {
    return new Map();
  }
}

/** The language that was chosen for a saved game, or null. */
export function languageKept(io: Io, save: string): Language | null {
  const kept = allKept(io).get(save);
  return LANGUAGES.find((language) => language === kept) ?? null;
}

/** Remembers the language of a saved game and forgets games that are gone; a full disk must not end the game. */
export function keepLanguage(io: Io, save: string, language: Language): void {
  const others = [...allKept(io)].filter(([file]) => file !== save && existsSync(file));
  try {
    writeText(fileOf(io), `${JSON.stringify(Object.fromEntries([...others, [save, language]]), null, 2)}\n`);
  } catch {
    // The next game begins in the language of the machine again.
  }
}
