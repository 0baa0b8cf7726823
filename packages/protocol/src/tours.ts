/** Tournaments: rounds at tables of their own. */
import { z } from 'zod';
import type { Said } from './parts.ts';
import { count, pace, time, within } from './parts.ts';

/**
 * The kinds of tournaments: everybody against everybody, Swiss, a cup, or several captains at one table on one sea.
 */
export const TOURNAMENTS = ['robin', 'swiss', 'cup', 'flotilla'] as const;

/** A kind of tournament. */
export type TourKind = (typeof TOURNAMENTS)[number];

/** What the organiser of a tournament agrees with everybody who enters. */
export const tourSettings = z
  .strictObject({
    rounds: within(1, 20)
      .nullable()
      .default(null)
      .describe(
        'null: a Swiss has enough to leave one player unbeaten, captains on one sea have one; a round robin and a cup follow from who enters',
      ),
    cycles: within(1, 2).default(1).describe('a round robin: how often everybody meets everybody'),
    pace: pace.default({ kind: 'live', minutes: 25, window: 45 }),
    every: within(5, 60 * 24 * 60)
      .default(90)
      .describe(
        'minutes from the beginning of one round to the beginning of the next, by which games must be over',
      ),
    early: z.boolean().default(false).describe('the next round begins as soon as all boards are decided'),
    grace: within(1, 60 * 24 * 60)
      .nullable()
      .default(null)
      .describe('minutes after which whoever has not sat down has lost; null: at the end of the round'),
    judge: z
      .enum(['points', 'draw', 'lost'])
      .default('points')
      .describe('a game that is not over in time: more sunk wins, a draw, or both lose'),
  })
  .meta({ id: 'TourSettings', description: 'the terms of a tournament' });

const boardState = z.enum(['waiting', 'running', 'over']);

/** One's own board in the round that is played. */
export const board = z.strictObject({
  round: count,
  board: count,
  game: z.string().nullable(),
  seat: count,
  sits: z.boolean(),
  closes: time.nullable(),
  state: boardState,
});

/** What came of a board of two. */
const boardResult = z
  .strictObject({
    points: z.tuple([z.number(), z.number()]).describe('of whoever leads, and of the other'),
    how: z.enum(['played', 'resigned', 'clock', 'agreed', 'judged', 'absent', 'nobody', 'withdrawn', 'bye']),
    sunk: z.tuple([z.number(), z.number()]),
  })
  .meta({ id: 'BoardResult', description: 'what came of a board of two' });

/** What came of a table of captains. */
const captainsResult = z
  .strictObject({
    how: z.enum(['played', 'judged', 'nobody']),
    captains: z.array(
      z.strictObject({
        entrant: count,
        tons: z.number(),
        ships: z.number(),
        patrols: z.number(),
        fate: z.string(),
        counts: z.boolean(),
        pack: z.string().nullable(),
      }),
    ),
  })
  .meta({ id: 'CaptainsResult', description: 'what came of a table of captains' });

const shownBoard = z.strictObject({
  board: count,
  seats: z.array(
    z.strictObject({
      entrant: count,
      name: z.string(),
      sits: z.boolean().optional().describe('while the game has not begun'),
    }),
  ),
  game: z.string().nullable(),
  state: boardState,
  result: z.union([boardResult, captainsResult]).nullable(),
});

const round = z.strictObject({
  round: count,
  state: z.enum(['planned', 'running', 'over']),
  opens: time,
  closes: time,
  boards: z.array(shownBoard),
});

/** `GET /events/:id/rounds` */
export const rounds = z.strictObject({ rounds: z.array(round) });

const by = z.enum(['stage', 'points', 'buchholz', 'sonneborn', 'direct', 'wins', 'sunk']);

const measure = z.strictObject({
  by,
  value: z.number(),
  parts: z.array(z.strictObject({ round: count, against: count.nullable(), adds: z.number() })),
  sentence: z.string(),
});

const who = { place: count, entrant: count, name: z.string(), withdrawn: z.boolean() };

const boardPlace = z
  .strictObject({
    ...who,
    measures: z.array(measure),
    behindBy: by.nullable().describe('what puts them behind whoever is one place higher'),
    won: count,
    drawn: count,
    lost: count,
    led: count,
    played: count,
    annulled: z.boolean(),
  })
  .meta({ id: 'BoardPlace', description: 'somebody in the standings of a tournament with boards' });

const captainPlace = z
  .strictObject({
    ...who,
    races: z.boolean(),
    tons: z.number(),
    sunkTons: z.number(),
    ships: z.number(),
    patrols: z.number(),
    rounds: z.array(
      z.strictObject({ round: count, tons: z.number(), counts: z.boolean(), fate: z.string() }),
    ),
  })
  .meta({ id: 'CaptainPlace', description: 'a captain in the standings' });

/** The standings of a tournament. */
export const tourStandings = z
  .strictObject({
    event: z.string(),
    title: z.string(),
    kind: z.enum(TOURNAMENTS),
    state: z.string(),
    round: count,
    rounds: count,
    counts: z.enum(['points', 'tons']),
    order: z.array(z.string()),
    places: z.array(z.union([boardPlace, captainPlace])),
    packs: z.array(
      z.strictObject({
        place: count,
        round: count,
        board: count,
        pack: z.string(),
        tons: z.number(),
        entrants: z.array(count),
      }),
    ),
  })
  .meta({ id: 'TourStandings', description: 'the standings of a tournament' });

/** The terms of a tournament. */
export type TourSettings = Said<typeof tourSettings>;
/** One's own board in the round that is played. */
export type OwnBoard = Said<typeof board>;
/** What came of a board of two. */
export type BoardResult = Said<typeof boardResult>;
/** What came of a table of captains. */
export type CaptainsResult = Said<typeof captainsResult>;
/** A board of a round. */
export type Board = Said<typeof shownBoard>;
/** A round. */
export type Round = Said<typeof round>;
/** The rounds of a tournament. */
export type RoundsTold = Said<typeof rounds>;
/** What is compared, one after another. */
export type By = Said<typeof by>;
/** A figure and what it is made of. */
export type Measure = Said<typeof measure>;
/** Somebody in the standings of a tournament with boards. */
export type BoardPlace = Said<typeof boardPlace>;
/** A captain in the standings. */
export type CaptainPlace = Said<typeof captainPlace>;
/** The standings of a tournament. */
export type TourStandings = Said<typeof tourStandings>;
