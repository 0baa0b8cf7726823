/** What came of a same sea: its standings, its records, and what was played at home. */
import { z } from 'zod';
import { entrantState, eventState } from './events.ts';
import type { Said } from './parts.ts';
import { count, name, time } from './parts.ts';
import { attemptState, counts, figures, sea } from './seas.ts';

const standingSea = z.strictObject({
  sea: count,
  state: attemptState,
  progress: count,
  figures: figures.nullable(),
  minutes: z.number().nullable(),
  against: z
    .number()
    .nullable()
    .optional()
    .describe('once it is closed: 0.31 for 31 % more than `steady` on the same sea'),
  game: z.string().optional().describe('once everybody may look at it'),
});

/** One line of the standings. */
export const standingRow = z.strictObject({
  place: count.nullable(),
  entrant: count,
  name: z.string(),
  state: entrantState,
  score: z.number().nullable(),
  seas: z.array(standingSea),
  against: z.number().nullable().optional(),
  marks: z
    .array(z.string())
    .optional()
    .describe('no verdicts: `address`, `device`, `after`, `fast`, `answers`; see protocol.md'),
  first: z
    .boolean()
    .optional()
    .describe('the sea of the day: whether it is a first voyage as far as we know'),
  firstPlace: count.nullable().optional().describe('the place among first voyages; null for any other'),
});

/** The standings of a same sea. */
export const seaStandings = z
  .strictObject({
    event: z.string(),
    state: eventState,
    counts,
    ties: z.array(z.string()),
    seas: count.optional(),
    rows: z.array(standingRow),
  })
  .meta({ id: 'SeaStandings', description: 'the standings of a same sea' });

/** `GET /events/:id/records`, once it is closed. */
export const eventRecords = z.strictObject({
  seas: z.array(sea),
  attempts: z.array(
    z.strictObject({
      entrant: count,
      name: z.string(),
      sea: count,
      game: z.string(),
      state: attemptState,
      figures: figures.nullable(),
    }),
  ),
});

/** The longest record that is replayed, in characters. */
export const MOST_RECORD = 256 * 1024;

/** `POST /events/:id/submit` */
export const submitBody = z
  .strictObject({ name, record: z.string().max(MOST_RECORD) })
  .meta({ id: 'Submit', description: 'a record played at home' });

const water = z.strictObject({
  number: count,
  sea: count,
  name: z.string(),
  figures,
  at: time,
});
/** The record that was put on the list. */
export const submitted = z.strictObject({ ...water.shape, event: z.string(), hash: z.string() });
/** `GET /events/:id/open-water` */
export const openWater = z.strictObject({ attempts: z.literal('any'), rows: z.array(water) });

/** An attempt in the standings. */
export type StandingSea = Said<typeof standingSea>;
/** One line of the standings. */
export type StandingRow = Said<typeof standingRow>;
/** The standings of a same sea. */
export type SeaStandings = Said<typeof seaStandings>;
/** A record played at home. */
export type Water = Said<typeof water>;
/** Records played at home. */
export type OpenWater = Said<typeof openWater>;
/** Seeds, shares and games of an event that is closed. */
export type EventRecords = Said<typeof eventRecords>;
