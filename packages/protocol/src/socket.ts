/** The socket: what a page sends, and what it is told. */
import { z } from 'zod';
import { difference, logEvent, outcome, question, tableState, text, view } from './kernel.ts';
import type { Said } from './parts.ts';
import { choice, count, key, time, token } from './parts.ts';
import type { PublicTable } from './tables.ts';
import { ownStanding, table } from './tables.ts';

/** An answer, by post or on the socket. */
export const answerBody = z
  .strictObject({ key, decision: count.describe('the number of the question'), choice })
  .meta({ id: 'Answer', description: 'answers what the seat is asked' });

/** Taking an answer back, or doing it again. */
export const backBody = z
  .strictObject({ key, at: count.describe('the moment at which it is asked for') })
  .meta({
    id: 'Back',
    description: 'only by the seat that answered last, only at this moment, only up to the barrier',
  });

/** A line of the chat. */
export const sayBody = z
  .strictObject({ key, text: z.string().max(4_000) })
  .meta({ id: 'Say', description: 'a line of the chat' });

/** Everything a page may send on its socket. */
export const fromPage = z.discriminatedUnion('t', [
  z
    .strictObject({
      t: z.literal('hello'),
      v: z.number().int().describe('the version of the protocol: 1'),
      game: z.string().max(40),
      token: token.optional().describe('without it the cookie counts; without either the page only watches'),
      from: count.optional().describe('the last moment the page has'),
      odds: z
        .boolean()
        .optional()
        .describe('asks for imagined tables, on which odds and forms can be tried out'),
      told: z.boolean().optional().describe('asks for how answers come about, moment by moment'),
      said: count.optional().describe('the last line of the chat the page has'),
    })
    .describe('comes first'),
  z.strictObject({ t: z.literal('answer'), ...answerBody.shape }).describe('answers what the seat is asked'),
  z
    .strictObject({ t: z.literal('undo'), ...backBody.shape })
    .describe('only by the seat that answered last, only at moment `at`, only up to the barrier'),
  z.strictObject({ t: z.literal('redo'), ...backBody.shape }).describe('the same, for what was taken back'),
  z.strictObject({ t: z.literal('say'), ...sayBody.shape }).describe('players only'),
  z.strictObject({ t: z.literal('away') }).describe('nobody is looking at the page'),
  z.strictObject({ t: z.literal('here') }).describe('somebody is looking at it again'),
]);

/** The clocks of a table. */
export const clocks = z
  .strictObject({
    seats: z
      .array(z.strictObject({ left: z.number(), since: time.nullable() }).nullable())
      .describe('milliseconds left when the clock last stopped, and since when it runs; null for a bot'),
    window: time.nullable().describe('when the pause for answers out of turn is over'),
  })
  .meta({ id: 'Clocks', description: 'times are the server’s' });

/** The message about a moment. */
export const now = z
  .strictObject({
    t: z.literal('now'),
    n: count.describe('counts the moments that everybody can notice'),
    whole: z
      .strictObject({ view, log: z.array(logEvent) })
      .optional()
      .describe('what everybody may know, for a reader who has nothing'),
    steps: z
      .array(
        z.strictObject({
          n: count,
          view: difference,
          log: z.strictObject({ keep: count, add: z.array(logEvent) }),
        }),
      )
      .optional()
      .describe('the public differences since the moment the reader has'),
    told: z
      .array(z.strictObject({ view: difference, log: count }))
      .optional()
      .describe('only with `told`: how the last answer came about'),
    own: difference.describe('from the public view to what this seat may know'),
    mine: z
      .strictObject({ keep: count, add: z.array(z.strictObject({ after: count, event: logEvent })) })
      .describe('events only this seat may read, and how many public ones come before each'),
    asked: z
      .array(z.number().int())
      .describe('the seats that are asked, as far as this one may know; -1 stands for somebody'),
    decision: question.nullable().describe('what this seat is asked'),
    over: z.boolean(),
    undo: z.boolean(),
    redo: z.boolean(),
    clocks: clocks.nullable(),
    table: tableState.optional().describe('only with `odds`, while this seat is asked'),
  })
  .meta({ id: 'Now', description: 'the game; sent after `hello` and after everything that can be noticed' });

/** Where the person at a seat is; null for a bot. */
export const whereabouts = z.enum(['here', 'away', 'gone']).nullable();

/** A line of the chat as it is told. */
export const line = z.strictObject({ number: count, seat: count, text: z.string(), at: time });

/** Everything the server sends on a socket. */
export const fromServer = z.discriminatedUnion('t', [
  z
    .strictObject({
      t: z.literal('table'),
      ...table.shape,
      you: count.nullable().describe('your seat; null for a watcher'),
      own: ownStanding.nullable().describe('what your seat alone may know of itself'),
      outcome: outcome.nullable().describe('how it ended: {ending, winners, args}; null before'),
    })
    .describe('who sits there and what has been agreed; sent after `hello` and whenever it changes'),
  now,
  z
    .strictObject({ t: z.literal('done'), key: z.string(), n: count })
    .describe('what was sent with this key is on disk'),
  z
    .strictObject({
      t: z.literal('refused'),
      key: z.string().optional(),
      why: text.describe('a text of the rules, or the name of one of the server’s sentences'),
      rule: z.string().optional(),
      args: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
      n: count.optional(),
    })
    .describe('nothing was changed'),
  z
    .strictObject({ t: z.literal('presence'), seats: z.array(whereabouts), watchers: count })
    .describe('who is there; it never says who is asked'),
  z.strictObject({ t: z.literal('said'), ...line.shape }).describe('a line of the chat'),
  z
    .strictObject({
      t: z.literal('bye'),
      why: z.string(),
      retry: z.boolean().optional(),
      args: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
    })
    .describe(
      'the server is closing the connection; with `retry` it will be back. After `why: "away"` (code 1013) its database does not answer: what was sent and neither `done` nor refused is to be sent again, with the same keys. `removed`, `absent`, `banned` and `bannedForGood` need not come back',
    ),
]);

/** A message of a page. */
export type FromPage = z.output<typeof fromPage>;
/** Everything a page sends after its hello. */
export type ToServer = Exclude<z.input<typeof fromPage>, { t: 'hello' }>;
/** A message of the server. */
export type FromServer = z.output<typeof fromServer>;
/** The message about a moment. */
export type Now = z.output<typeof now>;
/** The clocks; times are the server's. */
export type Clocks = Said<typeof clocks>;
/** Where somebody is; null for a bot. */
export type Whereabouts = Said<typeof whereabouts>;
/** A line of the chat. */
export type ChatMessage = Said<typeof line>;

/** The message about a table. */
export type TableMessage = PublicTable & Omit<Extract<FromServer, { t: 'table' }>, keyof PublicTable>;

/** What the protocol is called in the handshake, and its number in `hello`. */
export const PROTOCOL = { name: 'flotilla.1', version: 1 } as const;
