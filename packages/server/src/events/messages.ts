/** Everything about events that may come from outside. */
import { z } from 'zod';
import { contactAdded, contactRemoved, form, keep, name, share, token } from '../messages.ts';
import { TOURNAMENTS, tourTerms } from './terms.ts';

const time = z.number().int().min(0).max(8.64e15);
const title = z.string().max(400);
const count = (least: number, most: number) => z.number().int().min(least).max(most);

/** How long an attempt is. */
const length = z.discriminatedUnion('kind', [
  /** The Hunters: so many patrols. */
  z.strictObject({ kind: z.literal('patrols'), patrols: count(1, 24) }),
  /** The Hunters: the patrols that begin within twelve months of the first. */
  z.strictObject({ kind: z.literal('season') }),
  /** The Hunters: as long as the captain serves. */
  z.strictObject({ kind: z.literal('career') }),
  /** U-Boat Leader: one short campaign. */
  z.strictObject({ kind: z.literal('campaign') }),
]);

/** What was agreed about a same sea for many. */
export const seaSettings = z.strictObject({
  length,
  /** Tonnage; survival, then tonnage; or points: of the campaign, or for each captain left behind on a sea. */
  counts: z.enum(['tons', 'survival', 'points']),
  seas: count(1, 8),
  /** `strict`: the dice are mixed from shares that were sealed before any of them was opened. */
  dice: z.enum(['plain', 'strict']),
  /** Minutes for everybody to open a share, and to seal a new one if somebody has not. */
  minutes: count(1, 24 * 60).default(15),
  /** Whether records played at home may be submitted once it is closed. */
  openWater: z.boolean().default(true),
});

/** What every event has. */
const eventBody = {
  title,
  game: z.string().max(40),
  options: form.default({}),
  entry: z.enum(['open', 'invited']).default('invited'),
  listed: z.boolean().default(false),
  opens: time,
  closes: time,
  /** The organiser's share of the dice, where they are mixed the plain way. */
  share: share.default(''),
  keep,
};

/** A tournament at several tables; its end follows from its rounds. */
export const newTourBody = z.strictObject({
  kind: z.enum(TOURNAMENTS),
  ...eventBody,
  closes: time.optional(),
  settings: tourTerms.prefault({}),
});

/** `POST /events` */
export const newEventBody = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('sea'), ...eventBody, settings: seaSettings }),
  newTourBody,
]);

/** `POST /events/:id/link`: what a link leads to, without using it up. */
export const inviteBody = z.strictObject({ link: token });

/** `POST /events/:id/enter` */
export const enterBody = z.strictObject({
  /** The one-time link; never in an address. Nothing for an event that is open to all, or to come back. */
  link: token.optional(),
  name: name.default(''),
  /** The sealed share of the dice, of somebody who enters before a strict event begins. */
  sealed: share.optional(),
  /** A share of the dice of a sea that several captains sail at their own tables. */
  share: share.optional(),
  keep,
});

/** `POST /events/:id/sit`: takes one's seat in the round that is under way. */
export const sitBody = z.strictObject({ share });

/** `POST /events/:id/seal`: a new sealed share, when all are made anew. */
export const sealBody = z.strictObject({ sealed: share });

/** `POST /events/:id/open-share` */
export const openShareBody = z.strictObject({ share });

/** `POST /events/:id/contacts`: where somebody wants to be told what happens in an event, or no longer does. */
export const eventContactBody = z.union([contactAdded.extend({ keep }), contactRemoved]);

/** The longest record that is replayed, in characters. */
export const MOST_RECORD = 256 * 1024;

/** `POST /events/:id/submit` */
export const submitBody = z.strictObject({ name, record: z.string().max(MOST_RECORD) });

/** `POST /events/:id/organise`, with the organiser's key. */
export const organiseBody = z.discriminatedUnion('do', [
  /** One link for each name; an empty name is filled in by whoever uses the link. */
  z.strictObject({ do: z.literal('invite'), names: z.array(name).min(1).max(200) }),
  /** A new link in place of one that has not been used. */
  z.strictObject({ do: z.literal('link'), entrant: count(1, 1e6) }),
  z.strictObject({ do: z.literal('withdraw'), entrant: count(1, 1e6) }),
  z.strictObject({ do: z.literal('close') }),
  z.strictObject({ do: z.literal('cancel') }),
  /** Title, list and closing time can be changed until it closes, everything else until it opens. */
  z.strictObject({
    do: z.literal('edit'),
    title: title.optional(),
    listed: z.boolean().optional(),
    closes: time.optional(),
    opens: time.optional(),
    entry: z.enum(['open', 'invited']).optional(),
    options: form.optional(),
    settings: seaSettings.optional(),
  }),
]);

/** What was agreed about a same sea. */
export type SeaSettings = z.infer<typeof seaSettings>;
/** A tournament as somebody wants it. */
export type NewTour = z.infer<typeof newTourBody>;
/** An event as somebody wants it. */
export type NewEvent = z.infer<typeof newEventBody>;
/** What somebody brings who enters. */
export type Entering = z.infer<typeof enterBody>;
/** What an organiser may do. */
export type OrganisersAct = z.infer<typeof organiseBody>;
