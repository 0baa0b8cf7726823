/** Events: a same sea for many, and what all kinds of events have in common. */
import { z } from 'zod';
import type { Said } from './parts.ts';
import { channel, count, form, keep, name, share, shownToken, time, token, way, within } from './parts.ts';
import { contactAdded, contactKept, contactRemoved } from './tables.ts';
import { board, TOURNAMENTS, tourSettings } from './tours.ts';

const title = z.string().max(400);

/** The kinds of events. */
export const eventKind = z.enum(['sea', ...TOURNAMENTS]);

/** How far an event is. */
export const eventState = z
  .enum(['announced', 'sealing', 'opening', 'open', 'closing', 'closed', 'cancelled'])
  .describe(
    'announced, then (with strict dice) sealing and opening, then open, closing, closed; or cancelled',
  );

/** Whoever likes may enter, or only those with a link. */
export const entry = z.enum(['open', 'invited']);

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
const counts = z.enum(['tons', 'survival', 'points']);

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

const attemptState = z.enum(['running', 'over', 'brokeOff']);

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
const sea = z
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

/** What was agreed about an event. */
export const eventSettings = z.union([seaSettings, tourSettings]);

/** What everybody may know of the row of an event. */
const eventRow = {
  id: z.string(),
  kind: eventKind,
  title: z.string(),
  game: z.string(),
  rules: z.string(),
  options: form,
  settings: eventSettings,
  entry,
  listed: z.boolean(),
  state: eventState,
  opens: time,
  closes: time,
  created: time,
  ended: time.nullable(),
};

const entrants = z.strictObject({ invited: count, entered: count });

/** Whether somebody on the list is there. */
export const entrantState = z.enum(['invited', 'entered', 'withdrawn']);

const mixing = z.strictObject({ round: count, until: time.nullable(), shares: z.array(sealedShare) });

/** What each kind of event tells besides. */
const ofKind = {
  seas: z.array(sea),
  ties: z.array(z.string()).optional().describe('a same sea: what decides between equals'),
  dice: mixing.nullable().optional().describe('strict dice: how far the mixing is'),
  round: count.optional().describe('a tournament: the round that is played'),
  rounds: count.optional(),
  list: z
    .array(z.strictObject({ entrant: count, name: z.string(), state: entrantState }))
    .optional()
    .describe('a tournament: who is in it'),
};

const attempt = z.strictObject({
  sea: count,
  game: z.string(),
  state: attemptState,
  figures: figures.nullable(),
});

const you = z.strictObject({
  entrant: count.nullable(),
  name: z.string().nullable(),
  organiser: z.boolean(),
  attempts: z.array(attempt),
  withdrawn: z.boolean().optional(),
  board: board.nullable().optional(),
});

/** An event, as whoever asks may know it. */
export const event = z
  .strictObject({
    ...eventRow,
    entrants,
    ...ofKind,
    told: z.array(channel).describe('the channels by which this device is told of it'),
    ways: z.array(way).describe('the same with where to, and whether the address is confirmed'),
    you: you.nullable(),
  })
  .meta({ id: 'Event', description: 'an event, as whoever asks may know it' });

/** The event that was announced. */
export const announced = z.strictObject({ ...eventRow, ...ofKind, ...shownToken });

const listedEvent = z.strictObject({ ...eventRow, entrants });
/** `GET /events` */
export const eventList = z.strictObject({ events: z.array(listedEvent) });

/** The sea of a day. */
export const day = z
  .strictObject({
    ...event.shape,
    day: z.string(),
    next: z
      .strictObject({
        day: z.string(),
        opens: time,
        seas: z.array(
          z.strictObject({ number: count, sealed: z.string(), commitment: z.string().nullable() }),
        ),
      })
      .nullable(),
    until: time.describe('the next midnight, in universal time'),
  })
  .meta({ id: 'Day', description: 'the sea of a day, and the commitment to the next' });

/** What every event has. */
const eventBody = {
  title,
  game: z.string().max(40),
  options: form.default({}),
  entry: entry.default('invited'),
  listed: z.boolean().default(false),
  opens: time,
  closes: time,
  share: share.default('').describe('the organiser’s share of the dice, where they are mixed the plain way'),
  keep,
};

/** A tournament at several tables; its end follows from its rounds. */
export const newTourBody = z.strictObject({
  kind: z.enum(TOURNAMENTS),
  ...eventBody,
  closes: time.optional(),
  settings: tourSettings.prefault({}),
});

/** `POST /events` */
export const newEventBody = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('sea'), ...eventBody, settings: seaSettings }),
    newTourBody,
  ])
  .meta({ id: 'NewEvent', description: 'an event as somebody wants it' });

/** `POST /events/:id/link`: what a link leads to, without using it up. */
export const invited = z.strictObject({
  event: z.strictObject(eventRow),
  entrant: count,
  name: z.string(),
  used: z.boolean(),
});

/** `POST /events/:id/enter` */
export const enterBody = z
  .strictObject({
    link: token.optional().describe('nothing for an event that is open to all, or to come back'),
    name: name.default(''),
    sealed: share.optional().describe('of somebody who enters before a strict event begins'),
    share: share.optional().describe('for the dice of captains on one sea'),
    keep,
  })
  .meta({ id: 'Enter', description: 'puts somebody on the list, or lets them sail' });
/** What entering brought. */
export const entered = z.strictObject({
  entrant: count,
  name: z.string(),
  sea: count.nullable().optional(),
  game: z.string().nullable().optional().describe('null until the event is open'),
  state: z.string(),
  ...shownToken,
});

/** `POST /events/:id/sit` */
export const sitBody = z.strictObject({ share });
/** A seat at a board. */
export const seated = z.strictObject({ game: z.string(), seat: count });

/** `POST /events/:id/seal`: a new sealed share, when all are made anew. */
export const sealBody = z.strictObject({ sealed: share });
/** `POST /events/:id/open-share` */
export const openShareBody = z.strictObject({ share });

/** `POST /events/:id/contacts` */
export const eventContactBody = z
  .union([contactAdded.extend({ keep }), contactRemoved])
  .meta({ id: 'EventContact', description: 'where to be told what happens in an event' });

/** What became of the wish, and the key of the device. */
export const eventContactKept = z.strictObject({ ...contactKept.shape, ...shownToken });

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

/** `POST /events/:id/organise`, with the organiser's key. */
export const organiseBody = z
  .discriminatedUnion('do', [
    z
      .strictObject({ do: z.literal('invite'), names: z.array(name).min(1).max(200) })
      .describe('one link for each name; an empty name is filled in by whoever uses the link'),
    z
      .strictObject({ do: z.literal('link'), entrant: within(1, 1e6) })
      .describe('a new link in place of one not used'),
    z.strictObject({ do: z.literal('withdraw'), entrant: within(1, 1e6) }),
    z.strictObject({ do: z.literal('close') }),
    z.strictObject({ do: z.literal('cancel') }),
    z
      .strictObject({
        do: z.literal('edit'),
        title: title.optional(),
        listed: z.boolean().optional(),
        closes: time.optional(),
        opens: time.optional(),
        entry: entry.optional(),
        options: form.optional(),
        settings: seaSettings.optional(),
      })
      .describe('title and list can be changed until it closes, everything else until it opens'),
  ])
  .meta({ id: 'Organise', description: 'what an organiser may do' });
/** What came of it. */
export const organised = z.union([
  z.strictObject({ links: z.array(z.strictObject({ entrant: count, name: z.string(), link: z.string() })) }),
  z.strictObject({ link: z.string() }),
  z.strictObject({}),
]);

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

/** The kinds of events. */
export type EventKind = Said<typeof eventKind>;
/** How far an event is. */
export type EventState = Said<typeof eventState>;
/** Whoever likes may enter, or only those with a link. */
export type EntryRule = Said<typeof entry>;
/** Whether somebody on the list is there. */
export type EntrantState = Said<typeof entrantState>;
/** How far an attempt is. */
export type AttemptState = Said<typeof attemptState>;
/** What was agreed about a same sea. */
export type SeaSettings = Said<typeof seaSettings>;
/** What was agreed about an event. */
export type EventSettings = Said<typeof eventSettings>;
/** The dice of a sea. */
export type Sea = Said<typeof sea>;
/** What `steady` makes of a sea. */
export type Steady = Said<typeof steady>;
/** How far the mixing of strict dice is. */
export type MixingTold = Said<typeof mixing>;
/** An event, as whoever asks may know it. */
export type EventTold = Said<typeof event>;
/** An event of the list. */
export type ListedEvent = Said<typeof listedEvent>;
/** Listed events. */
export type EventList = Said<typeof eventList>;
/** The event that was announced. */
export type Announced = Said<typeof announced>;
/** The sea of a day. */
export type Day = Said<typeof day>;
/** What a link to an event leads to. */
export type Invited = Said<typeof invited>;
/** What entering brought. */
export type Entered = Said<typeof entered>;
/** A seat at a board. */
export type Seated = Said<typeof seated>;
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
/** What came of an organiser's act. */
export type OrganisersReply = Said<typeof organised>;
/** An event as somebody wants it. */
export type NewEvent = z.output<typeof newEventBody>;
/** What somebody brings who enters. */
export type Entering = z.output<typeof enterBody>;
/** What an organiser may do. */
export type OrganisersAct = z.output<typeof organiseBody>;
