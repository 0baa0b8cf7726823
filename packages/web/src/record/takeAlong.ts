/** Everything on this device as one file, and the way back: what is brought in is added, never put in the place of anything. */

import type { GameRecord } from '@flotilla/table/run';
import { recordFromText, recordToSealedText } from '@flotilla/table/run';
import type { TakenAlong } from '@flotilla/ui/base/takenAlong.ts';
import { keptLessons, takeLessons } from '@flotilla/ui/learn/kept.ts';
import { meet, met } from '@flotilla/ui/learn/met.ts';
import type { Seas } from '@flotilla/ui/sea/seas.ts';
import { seas, seasFrom, takeSeas } from '@flotilla/ui/sea/seas.ts';
import { sayOfTable } from '@flotilla/ui/text/voice.ts';
import { found } from '#screens/takenAlong';
import { practised } from '../exercises/takenAlong.ts';
import { allGames, newId, readGame, writeGame } from '../store/games.ts';
import type { Saved, Summary } from '../store/shelf.ts';

const FORMAT = 'flotilla-everything';
const VERSION = 1;

/** A game in the file: how it is listed, and its record under a seal. */
interface Packed {
  readonly summary: Summary;
  readonly record: string;
}

/** The file. */
interface Everything {
  readonly format: typeof FORMAT;
  readonly version: number;
  readonly games: readonly Packed[];
  readonly seas: Seas;
  /** Lessons learnt and questions met, absent in older files; what games keep stands beside them. */
  readonly lessons?: unknown;
  readonly met?: unknown;
}

/** What is kept on this device besides records: exercises, and whatever games keep; a game is loaded for it alone. */
const keptBesides = async (): Promise<readonly TakenAlong[]> => [
  practised,
  ...(await Promise.all(Object.values(found).map((load) => load()))),
];

/** Everything on this device as the text of a file; settings stay, for they belong to the device. */
export async function packEverything(): Promise<string> {
  const games: Packed[] = [];
  for (const { id } of await allGames()) {
    const saved = await readGame(id);
    if (saved) games.push({ summary: saved.summary, record: recordToSealedText(saved.record) });
  }
  const everything: Everything = {
    format: FORMAT,
    version: VERSION,
    games,
    seas: seas.peek(),
    lessons: keptLessons.peek(),
    met: [...met.peek()],
    ...Object.fromEntries((await keptBesides()).map(({ name, pack }) => [name, pack()])),
  };
  return JSON.stringify(everything);
}

/** What came of bringing a file in: how many games came, were here already, or could not be read. */
export interface Brought {
  readonly came: number;
  readonly known: number;
  readonly bad: number;
}

/** Why a file is not brought in. */
export type NotBrought = 'not' | 'newer';

function opened(text: string): Everything | NotBrought {
  try {
    const found = JSON.parse(text) as Partial<Everything> | null;
    if (found?.format !== FORMAT || !Array.isArray(found.games) || typeof found.version !== 'number')
      return 'not';
    return found.version > VERSION ? 'newer' : (found as Everything);
  } catch {
    return 'not';
  }
}

const isSummary = (value: unknown): value is Summary => {
  const { id, game, seats, updated } = (value ?? {}) as Partial<Summary>;
  return (
    typeof id === 'string' && typeof game === 'string' && Array.isArray(seats) && Number.isFinite(updated)
  );
};

/** A game out of the file; null when it cannot be read. */
function unpacked(packed: unknown): Saved | null {
  const { summary, record } = (packed ?? {}) as Partial<Packed>;
  if (!isSummary(summary) || typeof record !== 'string') return null;
  const read = recordFromText(record, sayOfTable);
  return read.ok && read.value.game === summary.game ? { summary, record: read.value } : null;
}

/** Whether two records are of one game, and neither has gone on in another way than the other. */
function isSame(one: GameRecord, other: GameRecord): boolean {
  if (one.commitment !== other.commitment || one.seed !== other.seed) return false;
  const [short, long] = [one, other]
    .map(({ answers, position }) => answers.slice(0, position))
    .sort((a, b) => a.length - b.length);
  return JSON.stringify(short) === JSON.stringify(long?.slice(0, short?.length));
}

/** Puts a game beside those that are here; gives whether it was new, or went on further than the one here. */
async function shelve({ summary, record }: Saved): Promise<'came' | 'known'> {
  const here = await readGame(summary.id);
  if (!here) {
    await writeGame({ summary, record });
    return 'came';
  }
  const same = isSame(here.record, record);
  if (same && record.position <= here.record.position) return 'known';
  const written = same
    ? { ...summary, revision: here.summary.revision + 1 }
    : { ...summary, id: newId(), revision: 1 };
  await writeGame({ summary: written, record });
  return 'came';
}

/** Brings a file in; a file that is none changes nothing. */
export async function unpackEverything(text: string): Promise<Brought | NotBrought> {
  const everything = opened(text);
  if (typeof everything === 'string') return everything;
  const found = { came: 0, known: 0, bad: 0 };
  for (const packed of everything.games) {
    const saved = unpacked(packed);
    if (saved) found[await shelve(saved)]++;
    else found.bad++;
  }
  takeSeas(seasFrom(everything.seas));
  takeLessons(everything.lessons);
  if (Array.isArray(everything.met))
    for (const name of everything.met) if (typeof name === 'string') meet(name);
  const brought = everything as unknown as Readonly<Record<string, unknown>>;
  for (const { name, take } of await keptBesides()) if (brought[name]) take(brought[name]);
  return found;
}
