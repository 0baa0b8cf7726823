/** What all kinds of events have in common. */
import { z } from 'zod';
import type { Said } from './parts.ts';
import { channel, count, form, keep, name, share, shownToken, time, token, way, within } from './parts.ts';
import { attempt, mixing, sea, seaSettings } from './seas.ts';
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

/** The kinds of events. */
export type EventKind = Said<typeof eventKind>;
/** How far an event is. */
export type EventState = Said<typeof eventState>;
/** Whoever likes may enter, or only those with a link. */
export type EntryRule = Said<typeof entry>;
/** Whether somebody on the list is there. */
export type EntrantState = Said<typeof entrantState>;
/** What was agreed about an event. */
export type EventSettings = Said<typeof eventSettings>;
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
/** What came of an organiser's act. */
export type OrganisersReply = Said<typeof organised>;
/** An event as somebody wants it. */
export type NewEvent = z.output<typeof newEventBody>;
/** What somebody brings who enters. */
export type Entering = z.output<typeof enterBody>;
/** What an organiser may do. */
export type OrganisersAct = z.output<typeof organiseBody>;
