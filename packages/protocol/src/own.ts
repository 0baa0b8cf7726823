/** What is one's own: what is kept under one's key, invitations, reports, and the links in letters. */
import { z } from 'zod';
import type { Said } from './parts.ts';
import { channel, count, keep, language, rowFlag, shownToken, time, token } from './parts.ts';

const way = { channel, target: z.string(), language };

const keptTable = z
  .strictObject({
    table: z.string(),
    seat: count,
    game: z.string(),
    state: z.string(),
    listed: rowFlag,
    created: time,
    ended: time.nullable(),
    name: z.string(),
    seen: time,
    holiday: time.nullable(),
    resigned: rowFlag,
    contacts: z.array(z.strictObject(way)),
    chat: z.array(z.strictObject({ number: count, text: z.string(), at: time })),
    answers: z.array(z.strictObject({ kind: z.string(), body: z.string(), at: time })),
  })
  .meta({ id: 'KeptTable', description: 'what is kept of somebody at a table' });

const keptEvent = z
  .strictObject({
    event: z.string(),
    entrant: count,
    title: z.string(),
    kind: z.string(),
    state: z.string(),
    name: z.string(),
    entry: z.string(),
    entered: time.nullable(),
    marks: z.string(),
    address: z.string().nullable().describe('a keyed hash'),
    attempts: z.array(
      z.strictObject({
        sea: count,
        game: z.string(),
        state: z.string(),
        figures: z.string().nullable(),
        marks: z.string(),
        began: time,
        ended: time.nullable(),
      }),
    ),
  })
  .meta({
    id: 'KeptEvent',
    description: 'what is kept of somebody on the list of an event, as it is stored',
  });

const followed = z.strictObject({ event: z.string(), ...way });

/** Everything kept under the key of a device. */
export const keptUnderKey = z
  .strictObject({
    invited: z.boolean().describe('whether it has used an invitation of the operator'),
    tables: z.array(keptTable),
    events: z.array(keptEvent),
    organised: z.array(
      z.strictObject({ event: z.string(), title: z.string(), state: z.string(), created: time }),
    ),
    notices: z.array(followed).describe('the ways by which it is told of events'),
  })
  .meta({ id: 'KeptUnderKey', description: 'everything kept under the key of a device' });

/** Everywhere an address was given to be told something. */
export const keptSomewhere = z
  .strictObject({
    notices: z.strictObject({
      contacts: z.array(z.strictObject({ game: z.string(), seat: count, ...way })),
      followers: z.array(followed),
    }),
  })
  .meta({ id: 'KeptOfTarget', description: 'everywhere an address was given to be told something' });

/** `GET /own` */
export const own = z
  .strictObject({
    keepDays: count.describe('a table that nobody touches for so many days is deleted'),
    ...keptUnderKey.shape,
  })
  .meta({ id: 'Own', description: 'everything kept under the key of the asking device' });

/** `POST /own/invitation` */
export const invitationBody = z
  .strictObject({ invitation: z.string().max(64), keep })
  .meta({ id: 'UseInvitation', description: 'uses an invitation of the operator' });
/** The device that may open tables now. */
export const invitationUsed = z.strictObject(shownToken);

const reported = {
  reason: z.enum(['abuse', 'name', 'cheating', 'other']),
  words: z.string().max(2_000).default(''),
};

/** `POST /games/:id/report` */
export const tableReport = z
  .strictObject({
    about: z.union([z.strictObject({ line: count }), z.strictObject({ seat: count })]),
    ...reported,
  })
  .meta({ id: 'ReportAtTable', description: 'a line of the chat, or the name at a seat' });

/** `POST /events/:id/report` */
export const eventReport = z
  .strictObject({
    about: z.union([z.strictObject({ title: z.literal(true) }), z.strictObject({ entrant: count })]),
    ...reported,
  })
  .meta({ id: 'ReportOfEvent', description: 'the title of an event, or the name of an entrant' });

/** The report that was kept. */
export const reportKept = z.strictObject({ report: count.describe('its number') });

/** `POST /mail`: what whoever pressed the link in a letter wants. */
export const mailBody = z
  .strictObject({ key: token.describe('from the link in the letter'), wanted: z.boolean() })
  .meta({ id: 'Mail', description: 'confirms an address, or wants no letters there' });

/** What is kept of somebody at a table. */
export type KeptTable = Said<typeof keptTable>;
/** What is kept of somebody on the list of an event. */
export type KeptEvent = Said<typeof keptEvent>;
/** Everything kept under the key of a device. */
export type KeptUnderKey = Said<typeof keptUnderKey>;
/** Everywhere an address was given to be told something. */
export type KeptSomewhere = Said<typeof keptSomewhere>;
/** Everything kept under the key of the asking device. */
export type Own = Said<typeof own>;
