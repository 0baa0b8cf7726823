/** Tables: what is asked of them, and what may be known of them. */
import { z } from 'zod';
import type { Said } from './parts.ts';
import {
  channel,
  count,
  form,
  keep,
  language,
  name,
  pace,
  share,
  shownToken,
  time,
  token,
  watch,
  way,
  wayState,
} from './parts.ts';

/** A seat as everybody sees it. */
export const seat = z
  .strictObject({
    name: z.string(),
    bot: z.string().nullable(),
    taken: z.boolean(),
    ready: z.boolean(),
    share: z.boolean().describe('whether the seat’s share of the dice has arrived'),
    playedOn: z.boolean().describe('a bot plays on, because time ran out or the person has left'),
    resigned: z.boolean(),
    holiday: z.boolean(),
  })
  .meta({ id: 'Seat', description: 'a seat as everybody sees it' });

/** How far a table is. */
export const tableStage = z.enum(['open', 'running', 'over', 'dropped']);

/** Why a table cannot go on. */
export const trouble = z
  .enum(['fault', 'rules', 'closed'])
  .nullable()
  .describe('why it cannot go on: an error of ours, rules that have changed, or the operator has closed it');

/** A table as everybody sees it. */
export const table = z
  .strictObject({
    id: z.string(),
    game: z.string(),
    rules: z.string().describe('the version of the rules'),
    options: form,
    state: tableStage,
    pace,
    listed: z.boolean(),
    watch,
    chat: z.boolean(),
    host: z.number().int().describe('the seat that opened it; -1 at the board of a tournament'),
    sealed: z.string().describe('the seal of the server’s share of the dice'),
    commitment: z.string().nullable().describe('to the seed, once the shares are mixed'),
    parts: z
      .array(z.string().nullable())
      .nullable()
      .describe('the shares of the seats, once they are mixed; null for a bot'),
    event: z.string().nullable(),
    round: count.nullable(),
    until: time.nullable().describe('when its event ends'),
    rematchOf: z.string().nullable(),
    rematch: z.string().nullable(),
    trouble,
    created: time,
    seats: z.array(seat),
  })
  .meta({ id: 'Table', description: 'a table as everybody sees it' });

/** What a seat alone may know of its own standing at the table. */
export const ownStanding = z.strictObject({
  passes: z.boolean().describe('a standing order lets open questions pass'),
  agrees: z.boolean().describe('would end the game as it is'),
});

const links = z.record(z.string(), z.string()).describe('the link to each free seat; it works once');

/** `POST /games` */
export const newTableBody = z
  .strictObject({
    game: z.string().max(40),
    options: form.default({}),
    seats: z
      .array(z.string().max(40).nullable())
      .min(1)
      .max(12)
      .describe('the name of a bot, or null for a person'),
    name,
    share,
    pace: pace.default({ kind: 'none' }),
    listed: z.boolean().default(false),
    watch: watch.default('link'),
    chat: z.boolean().default(true),
    keep,
  })
  .meta({ id: 'NewTable', description: 'a table as somebody wants it' });
/** The table that was opened. */
export const openedTable = z
  .strictObject({ ...table.shape, you: count, links, ...shownToken })
  .meta({ id: 'OpenedTable', description: 'the table, your seat and the links to the free ones' });

/** A table of the list has neither options nor shares. */
const listedTable = table.omit({ options: true, parts: true });
/** `GET /games` */
export const tableList = z.strictObject({ games: z.array(listedTable) });

/** `GET /games/:id` */
export const seenTable = z
  .strictObject({
    ...table.shape,
    you: count.nullable(),
    own: ownStanding.nullable(),
    asked: z.boolean().describe('whether it waits for you; during a pause for everybody alike'),
    pause: z.boolean().describe('somebody may answer out of turn, and nobody is told who'),
    full: z.boolean(),
  })
  .meta({ id: 'SeenTable', description: 'the table, and whether it waits for you' });

/** `POST /games/:id/link` */
export const linkBody = z.strictObject({ link: token }).meta({ id: 'Link', description: 'a link' });
/** Where a link leads. */
export const linkedTable = z.strictObject({
  ...table.shape,
  kind: z.enum(['claim', 'device']).describe('a free seat, or a seat to bring to another device'),
  seat: count,
});

/** `POST /games/:id/claim` */
export const claimBody = z
  .strictObject({ link: token, name: name.default(''), share: share.default(''), keep })
  .meta({ id: 'Claim', description: 'takes the seat of a link' });
/** `POST /games/:id/join` */
export const joinBody = claimBody
  .omit({ link: true })
  .meta({ id: 'Join', description: 'takes a free seat of a listed table' });
/** The table at which a seat was taken. */
export const claimedTable = z
  .strictObject({ ...table.shape, you: count, ...shownToken })
  .meta({ id: 'ClaimedTable', description: 'the table and your seat' });

/** `POST /games/:id/seats/:seat` */
export const seatBody = z
  .union([
    z.strictObject({ do: z.literal('link') }),
    z.strictObject({ do: z.literal('free') }),
    z.strictObject({ do: z.literal('bot'), bot: z.string().max(40).nullable() }),
  ])
  .meta({ id: 'SeatAct', description: 'a new link, frees the seat, or seats a bot there' });
/** What became of a seat. */
export const seatLink = z.strictObject({
  seat: count,
  link: z.string().nullable().describe('null when it is taken'),
});

/** `POST /games/:id/settings` */
export const settingsBody = z
  .strictObject({
    pace: pace.optional(),
    listed: z.boolean().optional(),
    watch: watch.optional(),
    chat: z.boolean().optional(),
  })
  .meta({ id: 'Settings', description: 'what the host may change' });

/** `POST /games/:id/me` */
export const meBody = z
  .union([
    z.strictObject({ do: z.literal('ready'), ready: z.boolean() }),
    z.strictObject({ do: z.literal('begin') }),
    z.strictObject({ do: z.literal('device') }),
    z.strictObject({ do: z.literal('takeBack') }),
    z.strictObject({ do: z.literal('resign') }),
    z.strictObject({ do: z.literal('orders'), pass: z.boolean() }),
    z.strictObject({ do: z.literal('holiday'), until: time.nullable() }),
    z.strictObject({ do: z.literal('rematch'), share }),
    z.strictObject({ do: z.literal('endByAgreement'), agreed: z.boolean() }),
    z.strictObject({ do: z.literal('nudge'), seat: count }),
  ])
  .meta({
    id: 'Me',
    description:
      'ready: the game begins when everybody is; begin: the host begins without waiting; device: a link for a second device; takeBack: from the bot that plays on; orders: pass lets everything pass that lies open; nudge: reminds somebody',
  });
/** What came of it: the link for another device, the rematch, or nothing. */
export const meReply = z.union([
  z.strictObject({ link: z.string() }),
  z.strictObject({ id: z.string().describe('the rematch') }),
  z.strictObject({}),
]);

/** A way to tell somebody. */
export const contactAdded = z.strictObject({
  do: z.literal('add'),
  channel,
  target: z
    .string()
    .min(3)
    .max(2_000)
    .describe('an e-mail address, the JSON of a push subscription, or the address of a web hook'),
  language: language.default('en'),
});
/** A way that is not wanted any more, or all of them. */
export const contactRemoved = z.strictObject({
  do: z.literal('remove'),
  target: z.string().max(2_000).optional(),
});
/** `POST /games/:id/contacts` */
export const contactBody = z
  .union([contactAdded, contactRemoved])
  .meta({ id: 'Contact', description: 'a way to be told' });

/** What became of the wish: the state of a way that was added. */
export const contactKept = z.strictObject({ state: wayState.optional().describe('of a way that was added') });
/** `GET /games/:id/contacts` */
export const ways = z
  .strictObject({ ways: z.array(way) })
  .meta({ id: 'Ways', description: 'the ways by which your seat is told' });

/** A seat as everybody sees it. */
export type PublicSeat = Said<typeof seat>;
/** How far a table is. */
export type TableStage = Said<typeof tableStage>;
/** Why a table cannot go on; null when it can. */
export type Trouble = Said<typeof trouble>;
/** A table as everybody sees it. */
export type PublicTable = Said<typeof table>;
/** A table of the list. */
export type ListedTable = Said<typeof listedTable>;
/** Listed tables. */
export type TableList = Said<typeof tableList>;
/** What a seat alone may know of its own standing at the table. */
export type OwnStanding = Said<typeof ownStanding>;
/** The table that was opened. */
export type OpenedTable = Said<typeof openedTable>;
/** The table, and whether it waits for whoever asks. */
export type SeenTable = Said<typeof seenTable>;
/** Where a link leads. */
export type LinkedTable = Said<typeof linkedTable>;
/** The table at which a seat was taken. */
export type ClaimedTable = Said<typeof claimedTable>;
/** What became of a seat. */
export type SeatLink = Said<typeof seatLink>;
/** What came of an act of one's own. */
export type MeReply = Said<typeof meReply>;
/** What became of a way that was added or removed. */
export type ContactKept = Said<typeof contactKept>;
/** The ways by which a seat is told. */
export type NoticeWays = Said<typeof ways>;
