/** A same sea for many: what is agreed about it, its dice, and what comes of an attempt. */
import { z } from 'zod';
import type { Said } from './parts.ts';
import { count, time, within } from './parts.ts';

/** How long an attempt is. */
const length = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('patrols'), patrols: within(1, 24) }).describe('so many patrols'),
  z
    .strictObject({ kind: z.literal('season') })
    .describe('the patrols that begin within twelve months of the first'),
  z.strictObject({ kind: z.literal('career') }).describe('as long as the captain serves'),
  z.strictObject({ kind: z.literal('campaign') }).describe('one short campaign'),
]);

/** What counts on a same sea. */
export const counts = z.enum(['tons', 'survival', 'points']);

/** What was agreed about a same sea for many. */
export const seaSettings = z
  .strictObject({
    length,
    counts: counts.describe(
      'tonnage; survival, then tonnage; or points: of the campaign, or for each captain left behind',
    ),
    seas: within(1, 8),
    dice: z
      .enum(['plain', 'strict'])
      .describe('strict: mixed from shares that were sealed before any of them was opened'),
    minutes: within(1, 24 * 60)
      .default(15)
      .describe('for everybody to open a share, and to seal a new one if somebody has not'),
    openWater: z
      .boolean()
      .default(true)
      .describe('whether records played at home may be submitted once it is closed'),
  })
  .meta({ id: 'SeaSettings', description: 'what was agreed about a same sea' });

/** What came of an attempt: the figures of its game by name. */
export interface AttemptFigures {
  readonly end: string;
  readonly [figure: string]: number | string | null;
}

/** What came of an attempt, as v1 lists it. Games declare their own figures, so it is typed by name only. */
export const figures: z.ZodType<AttemptFigures> = z
  .strictObject({
    tons: z.number(),
    ships: z.number(),
    points: z.number(),
    patrols: z.number(),
    hull: z.number(),
    hullOf: z.number(),
    fired: z.number(),
    hits: z.number(),
    expected: z.number(),
    lost: z.number(),
    end: z.enum(['home', 'rescued', 'lost', 'survived', 'evaluated', 'broke off']),
    boat: z.number().nullable(),
  })
  .meta({ id: 'Figures', description: 'what came of an attempt' });

/** How far an attempt is. */
export const attemptState = z.enum(['running', 'over', 'brokeOff']);

/** What `steady` makes of a sea. */
const steady = z
  .strictObject({
    runs: count,
    straight: z.number(),
    mean: z.number(),
    low: z.number(),
    middle: z.number(),
    high: z.number(),
  })
  .meta({
    id: 'Steady',
    description:
      'what the bot makes of a sea: its straight run, the mean of all, and what a tenth, half and nine tenths stay below',
  });

const sealedShare = z.strictObject({ entrant: count, sealed: z.string(), share: z.string().nullable() });

/** The dice of a sea. */
export const sea = z
  .strictObject({
    number: count,
    sealed: z.string(),
    commitment: z.string().nullable(),
    parts: z.array(z.string()).nullable(),
    past: z
      .array(
        z.strictObject({
          round: count,
          server: z.string(),
          sealed: z.string(),
          shares: z.array(sealedShare),
        }),
      )
      .optional()
      .describe('mixings that came to nothing'),
    seed: z.string().optional().describe('once it is closed'),
    server: z.string().optional().describe('once it is closed: the server’s share'),
    steady: steady.nullable().optional().describe('once it is closed'),
  })
  .meta({ id: 'Sea', description: 'the dice of a sea' });

/** How far the mixing of strict dice is. */
export const mixing = z.strictObject({ round: count, until: time.nullable(), shares: z.array(sealedShare) });

/** An attempt of one's own. */
export const attempt = z.strictObject({
  sea: count,
  game: z.string(),
  state: attemptState,
  figures: figures.nullable(),
});

/** How far an attempt is. */
export type AttemptState = Said<typeof attemptState>;
/** What was agreed about a same sea. */
export type SeaSettings = Said<typeof seaSettings>;
/** The dice of a sea. */
export type Sea = Said<typeof sea>;
/** What `steady` makes of a sea. */
export type Steady = Said<typeof steady>;
/** How far the mixing of strict dice is. */
export type MixingTold = Said<typeof mixing>;
