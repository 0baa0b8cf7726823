/** The operator's desk: what may be asked for there, and what it shows. */
import { z } from 'zod';
import { entrantState, entry, eventKind, eventSettings, eventState } from './events.ts';
import { keptSomewhere, keptUnderKey } from './own.ts';
import type { Said } from './parts.ts';
import { count, pace, rowFlag, time, watch, within } from './parts.ts';
import { tableStage, trouble } from './tables.ts';

const id = z.string().min(1).max(60);
const why = z.string().trim().min(1).max(500).describe('for the log');
const most = within(1, 1_000).default(100);
const search = {
  text: z.string().trim().min(1).max(200).optional().describe('part of a name, a title or an id'),
  state: z.string().max(20).optional(),
  most,
};
const seat = { table: id, seat: count.describe('counted from 0') };
const entrant = { event: id, entrant: count };
const key = z
  .string()
  .regex(/^[\w-]{22}$/)
  .describe('the key of a device');
const until = time.optional();

/** How somebody is known. */
const who = z.union([
  z.strictObject({ key }),
  z.strictObject(seat),
  z.strictObject(entrant),
  z.strictObject({ target: z.string().min(3).max(2_000).describe('an address that was given for notices') }),
]);

/** Whose device is shut out: that of a key, of a seat, of an entrant or of the organiser of an event. */
const device = z.union([
  z.strictObject({ key }),
  z.strictObject(seat),
  z.strictObject(entrant),
  z.strictObject({ organiser: id }),
]);

/** `POST /operator` */
export const operatorAct = z
  .discriminatedUnion('do', [
    z.strictObject({ do: z.literal('tables'), ...search }),
    z.strictObject({ do: z.literal('events'), ...search }),
    z.strictObject({ do: z.literal('names'), text: z.string().trim().min(1).max(200), most }),
    z.strictObject({ do: z.literal('table'), table: id }),
    z.strictObject({ do: z.literal('event'), event: id }),
    z.strictObject({ do: z.literal('closeTable'), table: id, why }),
    z.strictObject({ do: z.literal('deleteTable'), table: id, why }),
    z.strictObject({ do: z.literal('closeEvent'), event: id, why }),
    z.strictObject({ do: z.literal('deleteEvent'), event: id, why }),
    z.strictObject({ do: z.literal('blankName'), ...seat, why }),
    z.strictObject({ do: z.literal('blankEntrant'), ...entrant, why }),
    z.strictObject({ do: z.literal('blankTitle'), event: id, why }),
    z.strictObject({ do: z.literal('blankLine'), table: id, line: count, why }),
    z.strictObject({ do: z.literal('blankRecord'), event: id, record: count, why }),
    z.strictObject({
      do: z.literal('ban'),
      device: device.optional(),
      address: z
        .string()
        .max(60)
        .optional()
        .describe('one, or a network from /16 (IPv4) or /32 (IPv6) on; a device or an address, not both'),
      until: until.describe('when it ends; left out, it lasts until it is lifted'),
      why,
    }),
    z.strictObject({ do: z.literal('unban'), ban: count, why }),
    z.strictObject({ do: z.literal('bans') }),
    z.strictObject({ do: z.literal('mode'), closed: z.boolean(), why }),
    z.strictObject({
      do: z.literal('invite'),
      name: z.string().trim().min(1).max(100).describe('for whom it is'),
      uses: within(1, 1_000).default(1).describe('how many devices may use it'),
      until,
      why: why.default('invited'),
    }),
    z.strictObject({ do: z.literal('invitations') }),
    z.strictObject({ do: z.literal('uninvite'), invitation: count, why }),
    z.strictObject({ do: z.literal('person'), who, why }),
    z.strictObject({ do: z.literal('erase'), who, why }),
    z.strictObject({ do: z.literal('reports'), all: z.boolean().default(false), most }),
    z.strictObject({ do: z.literal('report'), report: count, why: why.default('looked at') }),
    z.strictObject({ do: z.literal('settle'), report: count, why }),
    z.strictObject({ do: z.literal('log'), before: count.optional(), most }),
  ])
  .meta({ id: 'OperatorAct', description: 'what an operator may ask for' });

const ofTable = { id: z.string(), game: z.string(), state: tableStage, event: z.string().nullable() };

const foundTable = z
  .strictObject({
    ...ofTable,
    listed: rowFlag,
    trouble,
    length: count.describe('how many entries its journal has, about'),
    created: time,
    touched: time,
    lines: count.describe('of the chat'),
    reports: count.describe('that wait'),
    names: z.string(),
  })
  .meta({ id: 'FoundTable', description: 'a table on the operator’s list' });

const foundEvent = z
  .strictObject({
    id: z.string(),
    kind: eventKind,
    title: z.string(),
    game: z.string(),
    state: eventState,
    listed: rowFlag,
    opens: time,
    closes: time,
    entrants: count,
    reports: count.describe('that wait'),
  })
  .meta({ id: 'FoundEvent', description: 'an event on the operator’s list' });

const foundName = z.strictObject({
  at: z.enum(['seat', 'entrant', 'record']),
  id: z.string().describe('of the table or event'),
  number: count,
  name: z.string(),
  state: z.string(),
  touched: time,
});

const shownTable = z
  .strictObject({
    table: z.strictObject({
      ...ofTable,
      rules: z.string(),
      sealed: z.string(),
      commitment: z.string().nullable(),
      pace,
      listed: z.boolean(),
      watch,
      chat: z.boolean(),
      host: z.number().int(),
      rematchOf: z.string().nullable(),
      rematch: z.string().nullable(),
      length: count,
      asked: z.array(count),
      outcome: z.string().nullable().describe('JSON of how it ended'),
      trouble,
      round: count.nullable(),
      until: time.nullable(),
      created: time,
      touched: time,
      ended: time.nullable(),
    }),
    seats: z.array(
      z.strictObject({
        seat: count,
        name: z.string(),
        bot: z.string().nullable(),
        taken: z.boolean(),
        resigned: z.boolean(),
        seen: time,
      }),
    ),
    chat: z.array(z.strictObject({ number: count, seat: count, body: z.string(), at: time })),
  })
  .meta({ id: 'TableAtDesk', description: 'a table with its chat, for the operator' });

const shownEvent = z
  .strictObject({
    event: z.strictObject({
      id: z.string(),
      kind: eventKind,
      title: z.string(),
      game: z.string(),
      rules: z.string(),
      settings: eventSettings,
      entry,
      listed: z.boolean(),
      state: eventState,
      opens: time,
      closes: time,
      created: time,
      touched: time,
      ended: time.nullable(),
      organised: z.boolean().describe('by somebody; otherwise by the server itself'),
    }),
    entrants: z.array(
      z.strictObject({
        number: count,
        name: z.string(),
        state: entrantState,
        entered: time.nullable(),
        marks: z.array(z.string()),
      }),
    ),
  })
  .meta({ id: 'EventAtDesk', description: 'an event with its entrants, for the operator' });

const ban = z
  .strictObject({
    number: count,
    devices: count.describe('how many keys it is for'),
    address: z.string().nullable(),
    expires: time.nullable(),
    why: z.string(),
    at: time,
  })
  .meta({ id: 'Ban', description: 'somebody who is shut out' });

const invitation = z
  .strictObject({
    number: count,
    name: z.string(),
    uses: count.describe('how many devices may still use it'),
    expires: time.nullable(),
    at: time,
    devices: count.describe('how many have used it'),
  })
  .meta({ id: 'Invitation', description: 'an invitation to a closed server' });

const report = z
  .strictObject({
    number: count,
    game: z.string().nullable(),
    event: z.string().nullable(),
    about: z
      .strictObject({ line: count, seat: count, entrant: count, title: z.literal(true) })
      .partial()
      .describe('one of these'),
    reason: z.string(),
    words: z.string(),
    seat: count.nullable().describe('of whoever reported it'),
    at: time,
    settled: time.nullable(),
    verdict: z.string().nullable(),
  })
  .meta({ id: 'Report', description: 'what somebody reported' });

const act = z
  .strictObject({
    number: count,
    at: time,
    who: z.string(),
    act: z.string(),
    target: z.string(),
    why: z.string(),
  })
  .meta({ id: 'OperatorLogLine', description: 'an act of an operator' });

/** How much was erased. */
export const erased = z
  .strictObject({ tables: count, events: count, lines: count })
  .meta({ id: 'Erased', description: 'how much was erased' });

/** What the desk shows, by the act; nothing for the acts that are not named here. */
export const operatorReply = z
  .union([
    z.strictObject({ tables: z.array(foundTable) }).describe('tables'),
    z.strictObject({ events: z.array(foundEvent) }).describe('events'),
    z.strictObject({ names: z.array(foundName) }).describe('names'),
    shownTable,
    shownEvent,
    z.strictObject({ ban: count, ...ban.shape }).describe('ban'),
    z.strictObject({ bans: z.array(ban) }).describe('bans'),
    z.strictObject({ closed: z.boolean() }).describe('mode'),
    z.strictObject({ number: count, invitation: z.string() }).describe('invite'),
    z.strictObject({ closed: z.boolean(), invitations: z.array(invitation) }).describe('invitations'),
    keptUnderKey,
    keptSomewhere,
    erased,
    z.strictObject({ reports: z.array(report) }).describe('reports'),
    z
      .strictObject({
        ...report.shape,
        kept: z
          .record(z.string(), z.array(z.record(z.string(), z.unknown())))
          .describe('rows of the database as they were when it was reported'),
      })
      .describe('report'),
    z.strictObject({ log: z.array(act) }).describe('log'),
    z.strictObject({}).describe('the other acts'),
  ])
  .meta({ id: 'OperatorReply', description: 'what the desk shows of it' });

/** An act, checked. */
export type OperatorAct = z.output<typeof operatorAct>;
/** An act as it is sent. */
export type OperatorWish = z.input<typeof operatorAct>;
/** How much was erased. */
export type Erased = Said<typeof erased>;
/** What the desk shows. */
export type OperatorReply = Said<typeof operatorReply>;
/** A table on the operator's list. */
export type FoundTable = Said<typeof foundTable>;
/** An event on the operator's list. */
export type FoundEvent = Said<typeof foundEvent>;
/** A name the operator looked for. */
export type FoundName = Said<typeof foundName>;
