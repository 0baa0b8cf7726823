/** Keeping the game: after every answer in its own file, or somewhere else if that fails. */
import { basename, join, resolve } from 'node:path';
import { text } from '@flotilla/table';
import { Failed, sentenceOf } from '../support/errors.ts';
import { kindOf, textAt, writeText } from '../support/files.ts';
import { habitOf, keepHabit } from './habits.ts';
import { isEarlier, newSaveFile, saveName, saveText } from './saves.ts';
import type { Side } from './side.ts';
import { fail, tell } from './side.ts';

/** Saves the game; a full disk must not end it, but is reported each time. */
export function autosave(side: Side): void {
  if (isKept(side)) return;
  const missing = missingAnswers(side);
  const why = side.unsaved ?? '';
  const key = missing === null ? 'unsavedAll' : 'unsaved';
  fail(side, side.speaker.own(key, { why, ...(missing !== null && { count: missing }) }));
}

/** Tries to save the game; remembers the reason if it cannot. */
function isKept(side: Side): boolean {
  try {
    saveGame(side);
    return true;
  } catch (error) {
    side.unsaved = sentenceOf(error, side.speaker.say);
    return false;
  }
}

/** How many answers the file lacks; null when nothing of the game is in a file. */
const missingAnswers = (side: Side): number | null =>
  side.kept === null ? null : Math.max(1, side.session.answers.length - side.kept);

/** Writes the game into its file; anything another window has saved there in the meantime is left alone. */
export function saveGame(side: Side): void {
  const contents = saveText(side.io, side.session, side.file);
  const there = textAt(side.file);
  if (there !== null && contents === side.known) {
    side.unsaved = null;
    return;
  }
  if (there !== null && there !== side.known) stepAside(side);
  writeText(side.file, contents);
  nowKept(side, contents);
}

function nowKept(side: Side, contents: string): void {
  side.known = contents;
  side.kept = side.session.answers.length;
  side.unsaved = null;
}

/** Continues in a new file. */
function stepAside(side: Side): void {
  const { io, file } = side;
  side.file = newSaveFile(io, side.game.id);
  keepHabit(io, side.file, habitOf(io, file));
  tell(side, 'savedAside', { taken: saveName(io, file), file: saveName(io, side.file) });
}

/** Whether a file may be replaced: it does not exist, or is an earlier save of this game, or was written in this session. */
export function isFree(side: Side, path: string): boolean {
  const there = textAt(path);
  return there === null || side.written.has(resolve(path)) || isEarlier(side.session, there);
}

/** Writes a copy of the game; if its own file can no longer be written, the game continues in the copy. */
export function saveCopy(side: Side, path: string): void {
  if (!isFree(side, path)) throw new Failed(text('cli.file.notThisGame', { path }));
  const contents = saveText(side.io, side.session, path);
  writeText(path, contents);
  side.written.add(resolve(path));
  // A device accepts everything and gives nothing back.
  if (side.unsaved !== null && kindOf(path) === 'file') goOnIn(side, resolve(path), contents);
}

function goOnIn(side: Side, file: string, contents: string): void {
  const { io } = side;
  const habit = habitOf(io, side.file);
  side.file = file;
  if (Object.keys(habit).length > 0) keepHabit(io, file, habit);
  nowKept(side, contents);
}

/** Saves the game before the player leaves. If that fails, asks for another place until one works or the player gives up. */
export async function keptSomewhere(side: Side): Promise<boolean> {
  if (isKept(side)) return true;
  for (;;) {
    tellUnsaved(side);
    const line = await side.lines.ask(side.speaker.own('unsavedPlace'));
    const place = line?.trim() ?? '';
    if (place === '') return false;
    try {
      saveCopy(side, kindOf(place) === 'folder' ? join(place, basename(side.file)) : place);
    } catch (error) {
      side.unsaved = sentenceOf(error, side.speaker.say);
    }
    if (side.unsaved === null) return true;
  }
}

function tellUnsaved(side: Side): void {
  const missing = missingAnswers(side);
  const { own } = side.speaker;
  const what =
    missing === null
      ? own('unsavedLeave.all')
      : own('unsavedLeave.some', { count: missing, file: saveName(side.io, side.file) });
  if (side.unsaved !== null) fail(side, side.unsaved);
  fail(side, own('unsavedLeave', { what }));
}
