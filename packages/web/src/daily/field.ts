/** The field of a sea of the day: the house's three captains, and what a hundred simulated ones make of the same dice. */
import type { House, Scoring } from '@flotilla/companion';
import { companionOf, mindOf } from '@flotilla/companion';
import type { SeaField, SeaTask, SeaWords } from '@flotilla/lab';
import { loadGame, seaSailed, seaWords } from '@flotilla/lab';
import type { AnyGame } from '@flotilla/table';
import type { SeaResult } from '@flotilla/ui/sea/ownSea.ts';
import { ownSea, SEA_GAME } from './own.ts';

/** A captain of the house, and what came of his patrol. */
export interface GhostSailed {
  readonly id: string;
  readonly result: SeaResult;
}

/** What is asked of the worker. */
export type FieldTask = SeaTask & { readonly game: string; readonly counts: string };

interface Judges {
  readonly game: AnyGame;
  readonly scoring: Scoring;
  readonly house: House;
  readonly task: FieldTask;
}

/** Who sails the sea of a day, and how; null where the game has no house. */
async function judgesOf(day: string): Promise<Judges | null> {
  const game = await loadGame(SEA_GAME);
  const scoring = await companionOf(game).scoring?.();
  const { house, day: set } = scoring ?? {};
  const [counts] = Object.keys(scoring?.orders ?? {});
  if (!scoring || !house || !set || !counts) return null;
  return {
    game,
    scoring,
    house,
    task: { game: SEA_GAME, ...ownSea.seaOf(day), length: set(day).length, counts },
  };
}

/** The patrols of the house's captains on the sea of a day. */
export async function ghostsOn(day: string): Promise<readonly GhostSailed[]> {
  const judges = await judgesOf(day);
  if (!judges) return [];
  const { game, scoring, house, task } = judges;
  return house.ghosts.flatMap(({ id, bot }) => {
    const { log } = seaSailed(game, scoring, task, bot, mindOf(id));
    const result = ownSea.resultIn(log ?? []);
    return result ? [{ id, result }] : [];
  });
}

/** The simulated captains of a sea, and what it is called. */
export interface FieldTold {
  readonly field: SeaField;
  readonly words: SeaWords;
}

const known = new Map<string, Promise<FieldTold | null>>();

/** What the simulated captains make of the sea of a day; worked out once, in a worker. Null where that cannot be. */
export function fieldOf(day: string): Promise<FieldTold | null> {
  const before = known.get(day);
  if (before) return before;
  const told = reckon(day);
  known.set(day, told);
  told.then(
    (found) => found ?? known.delete(day),
    () => known.delete(day),
  );
  return told;
}

async function reckon(day: string): Promise<FieldTold | null> {
  const judges = await judgesOf(day);
  if (!judges || !globalThis.Worker) return null;
  const worker = new Worker(new URL('./field.worker.ts', import.meta.url), { type: 'module' });
  try {
    const field = await new Promise<SeaField>((done, failed) => {
      worker.addEventListener('message', ({ data }: MessageEvent<SeaField>) => done(data));
      worker.addEventListener('error', () => failed(new Error('The simulated captains could not sail.')));
      worker.postMessage(judges.task);
    });
    return { field, words: seaWords(judges.house, field) };
  } finally {
    worker.terminate();
  }
}
