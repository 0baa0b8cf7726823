/** Saved games: one record file each, in the user's own folder. */
import { existsSync, lstatSync, readdirSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { basename, dirname, isAbsolute, join, resolve } from 'node:path';
import { loadGame } from '@flotilla/lab';
import type { AnyGame, GameShape, Language, Text } from '@flotilla/table';
import { text } from '@flotilla/table';
import type { GameRecord, Result, Session } from '@flotilla/table/run';
import {
  canonical,
  isSecret,
  recordFromText,
  recordToSealedText,
  recordToText,
  replay,
} from '@flotilla/table/run';
import { Failed, sentenceOf } from '../support/errors.ts';
import { readText, reasonOf, textAt } from '../support/files.ts';
import type { Io } from '../support/io.ts';
import { nearest } from '../support/near.ts';
import { speechFor } from '../support/speech.ts';

/** Any game in progress. */
export type AnySession = Session<GameShape>;

/** The folder of the saved games. */
export const savesFolder = (env: Io['env']): string =>
  join(env.FLOTILLA_HOME || join(homedir(), '.flotilla'), 'saves');

/** A save file and when it was written. */
export interface Save {
  readonly name: string;
  readonly file: string;
  readonly saved: Date;
  /** Whether there is a file to read: a link may lead nowhere, and a folder may be named like a save. */
  readonly readable: boolean;
}

/** All saves, the newest first. */
export function listSaves(env: Io['env']): Save[] {
  const folder = savesFolder(env);
  if (!existsSync(folder)) return [];
  return namesIn(folder)
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => saveAt(join(folder, name)) ?? [])
    .sort((a, b) => b.saved.getTime() - a.saved.getTime() || (a.name < b.name ? 1 : -1));
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    throw new Failed(text('cli.file.notRead', { path: folder, why: reasonOf(error) }));
  }
}

/** An entry of the saves folder; null when it has gone in the meantime. One that cannot be read does not hide the others. */
function saveAt(file: string): Save | null {
  const name = basename(file, '.json');
  try {
    const there = statSync(file);
    return { name, file, saved: there.mtime, readable: there.isFile() };
  } catch {
    const link = lstatSync(file, { throwIfNoEntry: false });
    return link ? { name, file, saved: link.mtime, readable: false } : null;
  }
}

/** A name not yet taken for the save file of a new game. */
export function newSaveFile(io: Io, game: string): string {
  const day = io.now().toISOString().slice(0, 16).replace('T', '-').replace(':', '');
  const folder = savesFolder(io.env);
  for (let number = 1; ; number++) {
    const file = join(folder, `${game}-${day}${number > 1 ? `-${number}` : ''}.json`);
    if (!existsSync(file)) return file;
  }
}

/** Finds the file that was meant: a path, the name of a save, or the last one (of a game). */
export function findSave(io: Io, wanted: string | undefined, game: string | null): string {
  const saves = listSaves(io.env);
  if (wanted === undefined || wanted === 'last') {
    const last = saves.find((save) => save.readable && (game === null || isOfGame(save, game)));
    if (last) return last.file;
    throw new Failed(noSaves(io.env, game));
  }
  if (existsSync(wanted)) return isAbsolute(wanted) ? wanted : resolve(wanted);
  const named = saves.find((save) => save.name === wanted || `${save.name}.json` === wanted);
  if (named) return named.file;
  const names = saves.map((save) => save.name);
  const meant = nearest(wanted, names);
  const list = names.slice(0, 5).join(', ');
  if (names.length === 0) throw new Failed(text('cli.save.unknown', { wanted }));
  throw new Failed(
    meant ? text('cli.save.meant', { wanted, meant, list }) : text('cli.save.others', { wanted, list }),
  );
}

/** Whether a save holds a game of this kind; one that cannot be read is known by its name alone. */
function isOfGame({ file, name }: Save, game: string): boolean {
  const read = recordFromText(textAt(file) ?? '');
  return read.ok ? read.value.game === game : name.startsWith(`${game}-`);
}

/** Says that there is nothing to continue, and how to name a file elsewhere. */
export function noSaves(env: Io['env'], game: string | null = null): Text {
  const folder = savesFolder(env);
  return game === null ? text('cli.save.none', { folder }) : text('cli.save.noneOf', { folder, game });
}

/** What to type to get a save back: its name in the saves folder, elsewhere its path. */
export const saveName = (io: Io, file: string): string =>
  dirname(file) === savesFolder(io.env) ? basename(file, '.json') : file;

/** The record of a save as far as it can be read, or a sentence why not. */
export function recordOf({ file, readable }: Save, say: (said: Text) => string): Result<GameRecord> {
  if (!readable)
    return { ok: false, error: say(text('cli.file.notRead', { path: file, why: whyNot(file) })) };
  try {
    return recordFromText(readText(file), say);
  } catch (error) {
    return { ok: false, error: sentenceOf(error, say) };
  }
}

function whyNot(file: string): Text {
  const link = lstatSync(file, { throwIfNoEntry: false });
  if (link?.isSymbolicLink() && !existsSync(file)) return text('cli.file.dangling');
  return text(link?.isDirectory() ? 'cli.file.isFolder' : 'cli.file.noFile');
}

/** A record file, read but not yet replayed. */
export interface ReadRecord {
  /** What stands in the file. */
  readonly contents: string;
  readonly game: AnyGame;
  readonly record: GameRecord;
}

/** A record file, read and replayed. */
export interface OpenedRecord extends ReadRecord {
  readonly session: AnySession;
}

/** Reads a record file; anything wrong is a sentence. */
export async function readRecord(file: string, language: Language): Promise<ReadRecord> {
  const contents = readText(file);
  const read = recordFromText(contents, (await speechFor(null, language)).say);
  if (!read.ok) throw new Failed(`${file}: ${read.error}`);
  const game = await loadGame(read.value.game).catch((error: Error) => {
    throw new Failed(`${file}: ${error.message}`);
  });
  return { contents, game, record: read.value };
}

/** Whether a record was played with other rules than today's. */
export const isOlder = ({ game, record }: ReadRecord): boolean => record.rulesVersion !== game.version;

/** Reads a record file and replays it to where it stands; anything wrong is a sentence. */
export const openRecord = async (file: string, language: Language): Promise<OpenedRecord> =>
  replayRecord(file, await readRecord(file, language), language);

/** Replays a record to where it stands; for other rules, says how to continue it. */
export async function replayRecord(
  file: string,
  read: ReadRecord,
  language: Language,
): Promise<OpenedRecord> {
  const { say, reason, own } = await speechFor(read.game, language);
  const replayed = replay(read.game, read.record, say, reason);
  if (replayed.ok) return { ...read, session: replayed.value };
  const wayOn = isOlder(read) ? ` ${own('older.how', { file })}` : '';
  throw new Failed(`${file}: ${replayed.error}${wayOn}`);
}

/** Whether a game still hides anything from anybody. */
export const hides = ({ game, table }: AnySession): boolean => isSecret(game as AnyGame, table.over);

/** A game as its save file holds it: in the folder of saves as it is, elsewhere under a seal while it hides anything. */
export function saveText({ env }: Io, session: AnySession, file: string): string {
  const own = dirname(resolve(file)) === resolve(savesFolder(env));
  return own || !hides(session) ? recordToText(session.record()) : recordToSealedText(session.record());
}

/** Whether a file holds an earlier save of this very game, so that nothing is lost when a later one replaces it. */
export function isEarlier(session: AnySession, contents: string): boolean {
  const read = recordFromText(contents);
  if (!read.ok) return false;
  const [then, now] = [read.value, session.record()];
  const kept = ({ game, options, seats, commitment }: GameRecord) =>
    canonical({ game, options, seats, commitment });
  return (
    kept(then) === kept(now) &&
    beginsWith(now.answers, then.answers) &&
    beginsWith(now.undone, then.undone) &&
    Object.entries(then.dice ?? {}).every(([purpose, faces]) => beginsWith(now.dice?.[purpose] ?? [], faces))
  );
}

const beginsWith = (list: readonly unknown[], beginning: readonly unknown[]): boolean =>
  canonical(list.slice(0, beginning.length)) === canonical(beginning);
