/** Open water: records played at home, once the seed is known. They prove that a result is possible, not how many tries it took. */
import type { SeaSettings } from '@flotilla/protocol';
import type { WaterRow } from '../store/attempts.ts';
import { addWater } from '../store/attempts.ts';
import type { EventRow } from '../store/events.ts';
import { readSeas } from '../store/events.ts';
import type { OpenTables } from '../tables/openTables.ts';
import { nameOf } from '../tables/seating.ts';
import { Refused } from '../words.ts';
import type { Replayed, ReplayTask } from '../work/seas.worker.ts';
import type { ThreadLimits, Threads } from '../work/threads.ts';
import { openedSea } from './dice.ts';

/** The limits of a replay. */
export const REPLAY: ThreadLimits = { ms: 2_000, mb: 64 };

const MOST_ANSWERS = 5_000;

/** So many records may wait for their turn. */
const MOST_WAITING = 50;

/** Replays a submitted record in a thread of its own and puts it on the list. */
export async function submit(
  house: OpenTables,
  threads: Threads,
  event: EventRow,
  given: { readonly name: string; readonly record: string },
  limits = REPLAY,
): Promise<Omit<WaterRow, 'record'>> {
  const { openWater, length } = event.settings as SeaSettings;
  if (event.kind !== 'sea' || !openWater) throw new Refused(403, 'noWater');
  if (event.state !== 'closed') throw new Refused(409, 'eventRuns');
  const name = nameOf(given.name);
  if (threads.waiting >= MOST_WAITING) throw new Refused(429, 'tooMany', { seconds: 60 });
  const seas = (await readSeas(house.store.db, event.id)).filter(({ parts }) => parts !== null);
  const done = await threads.run<ReplayTask, Replayed>(
    {
      do: 'replay',
      game: event.game,
      rules: event.rules,
      options: event.options,
      length,
      seeds: seas.map((sea) => openedSea(house.vault, sea).seed),
      record: given.record,
      mostAnswers: MOST_ANSWERS,
    },
    limits,
  );
  if (!done.ok) throw new Refused(400, 'notRecord', { why: done.why === 'late' ? TOO_SLOW : TOO_BIG });
  if ('why' in done.result) throw new Refused(400, 'notRecord', { why: done.result.why });
  const { sea, figures, hash, record } = done.result;
  const at = house.time.now();
  const row = await addWater(house.store.db, { event: event.id, sea, name, figures, hash, record, at });
  if (!row) throw new Refused(409, 'known');
  const { record: _, ...told } = row;
  return told;
}

const TOO_SLOW = 'It takes too long to replay.';
const TOO_BIG = 'It takes too much memory to replay.';
