/** The first screen: continue the last game, or begin another. */
import { GAMES } from '@flotilla/lab';
import type { Language } from '@flotilla/table';
import { sentenceOf } from '../support/errors.ts';
import type { Io, Lines } from '../support/io.ts';
import type { Speaker } from '../support/speech.ts';
import { padStart, wrap } from '../terminal/layout.ts';
import { olderRecord } from './older.ts';
import type { Save } from './saves.ts';
import { isOlder, listSaves, readRecord, replayRecord } from './saves.ts';

/** What was chosen: a save to continue, a game to begin, or nothing. */
export type MenuChoice =
  | { readonly kind: 'resume'; readonly file: string }
  | { readonly kind: 'game'; readonly id: string }
  | { readonly kind: 'quit' };

interface Entry {
  readonly words: string;
  readonly choice: MenuChoice;
}

/** How many saved games the menu offers, and how many files it opens to find them. */
const SAVES_SHOWN = 3;
const SAVES_TRIED = 6;

/** Asks what to play. */
export async function menu(io: Io, lines: Lines, speaker: Speaker): Promise<MenuChoice> {
  const entries = [...(await saveEntries(io, speaker)), ...gameEntries()];
  io.out(`\n${io.style.strong(io.style.accent('FLOTILLA'))}\n${speaker.own('menu.title')}\n\n`);
  for (const [i, entry] of entries.entries())
    io.out(
      `${wrap(`${io.style.strong(padStart(String(i + 1), 3))}  ${entry.words}`, io.width(), '     ').join('\n')}\n`,
    );
  io.out('\n');
  for (;;) {
    const line = await lines.ask(speaker.own('menu.prompt'));
    if (line === null || /^(q|quit|exit)$/i.test(line.trim())) return { kind: 'quit' };
    const typed = line.trim();
    const entry =
      entries[Number(typed) - 1] ??
      entries.find(({ choice }) => choice.kind === 'game' && choice.id === typed);
    if (entry) return entry.choice;
    const unknown = speaker.own('menu.unknown', { typed, most: entries.length });
    io.out(`${wrap(io.style.warn(unknown), io.width(), '  ').join('\n')}\n`);
  }
}

/** The newest saves still in play; files that cannot be opened are skipped. */
async function saveEntries(io: Io, speaker: Speaker): Promise<Entry[]> {
  const when = new Intl.DateTimeFormat(speaker.language, { dateStyle: 'medium', timeStyle: 'short' });
  const entries: Entry[] = [];
  for (const { file, saved } of savesThere(io, speaker).slice(0, SAVES_TRIED)) {
    const key = await continueKey(file, speaker.language).catch(() => null);
    if (!key) continue;
    const words = speaker.own(key.words, { title: key.title, when: when.format(saved) });
    entries.push({ words, choice: { kind: 'resume', file } });
    if (entries.length === SAVES_SHOWN) break;
  }
  return entries;
}

/** The saves that can be read; a folder that cannot be read is reported, but does not prevent a new game. */
function savesThere(io: Io, speaker: Speaker): Save[] {
  try {
    return listSaves(io.env).filter(({ readable }) => readable);
  } catch (error) {
    const sentence = io.style.warn(sentenceOf(error, speaker.say));
    io.out(`${wrap(sentence, io.width(), '  ').join('\n')}\n`);
    return [];
  }
}

/** How a save is offered; null when its game is over. If it has other rules, the player is asked once it is chosen. */
async function continueKey(
  file: string,
  language: Language,
): Promise<{ words: string; title: string } | null> {
  const read = await readRecord(file, language);
  const { title } = read.game;
  if (isOlder(read)) {
    const { session } = olderRecord(file, read).moving;
    return session?.table.over ? null : { words: 'menu.older', title };
  }
  const { session } = await replayRecord(file, read, language);
  return session.table.over ? null : { words: 'menu.continue', title };
}

const gameEntries = (): Entry[] =>
  GAMES.map(({ id, title }) => ({ words: title, choice: { kind: 'game', id } }));
