/** Everything that may come from outside. */
import { z } from 'zod';

/** The key of an answer. Those of the server's own answers begin with their author. */
const key = z
  .string()
  .min(8)
  .max(64)
  .regex(/^[\w:.-]+$/)
  .refine(
    (given) => !/^(bot|clock|order):/.test(given),
    'keys that begin with bot:, clock: or order: are the server’s own; choose another',
  );
/** A key or link as it comes. */
export const token = z.string().max(64);
/** A name as it comes. */
export const name = z.string().max(400);
/** A share of the dice, or its seal. */
export const share = z.string().max(64);
const number = z
  .number()
  .int()
  .min(0)
  .max(2 ** 31 - 1);

/** A value of a form: what an option names, a count, a text, a list. */
const fieldValue = z.union([
  z.string().max(32_000),
  z.number(),
  z.boolean(),
  z.array(z.string().max(200)).max(200),
]);

/** A filled-in form, whose fields may have any names. */
export const form = z
  .record(z.string().max(100), fieldValue)
  .refine((fields) => Object.keys(fields).length <= 100, 'too many fields');

/** What an answer chooses. */
const choice = z.union([z.string().max(1_000), form]);

/** How fast a game is played. */
export const pace = z.union([
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({
    kind: z.literal('live'),
    minutes: z.number().int().min(1).max(600),
    window: z.number().int().min(10).max(600),
  }),
  z.strictObject({ kind: z.literal('days'), days: z.number().int().min(1).max(14) }),
]);

const watch = z.enum(['nobody', 'link', 'all']);

/** How the key of the device is kept: by the browser in a cookie no script can read, or by the client itself. */
export const keep = z.enum(['cookie', 'token']).default('token');

/** `POST /games` */
export const newTableBody = z.strictObject({
  game: z.string().max(40),
  options: form.default({}),
  seats: z.array(z.string().max(40).nullable()).min(1).max(12),
  name,
  share,
  pace: pace.default({ kind: 'none' }),
  listed: z.boolean().default(false),
  watch: watch.default('link'),
  chat: z.boolean().default(true),
  keep,
});

/** `POST /games/:id/claim` */
export const claimBody = z.strictObject({
  link: token,
  name: name.default(''),
  share: share.default(''),
  keep,
});

/** `POST /games/:id/join` */
export const joinBody = claimBody.omit({ link: true });

/** `POST /games/:id/link` */
export const linkBody = z.strictObject({ link: token });

/** `POST /games/:id/seats/:seat` */
export const seatBody = z.union([
  z.strictObject({ do: z.literal('link') }),
  z.strictObject({ do: z.literal('free') }),
  z.strictObject({ do: z.literal('bot'), bot: z.string().max(40).nullable() }),
]);

/** `POST /games/:id/settings` */
export const settingsBody = z.strictObject({
  pace: pace.optional(),
  listed: z.boolean().optional(),
  watch: watch.optional(),
  chat: z.boolean().optional(),
});

/** `POST /games/:id/me` */
export const meBody = z.union([
  z.strictObject({ do: z.literal('ready'), ready: z.boolean() }),
  z.strictObject({ do: z.literal('begin') }),
  z.strictObject({ do: z.literal('device') }),
  z.strictObject({ do: z.literal('takeBack') }),
  z.strictObject({ do: z.literal('resign') }),
  z.strictObject({ do: z.literal('orders'), pass: z.boolean() }),
  z.strictObject({ do: z.literal('holiday'), until: z.number().int().min(0).max(8.64e15).nullable() }),
  z.strictObject({ do: z.literal('rematch'), share }),
  z.strictObject({ do: z.literal('endByAgreement'), agreed: z.boolean() }),
  z.strictObject({ do: z.literal('nudge'), seat: number }),
]);

/** A way to tell somebody. */
export const contactAdded = z.strictObject({
  do: z.literal('add'),
  channel: z.enum(['push', 'mail', 'hook']),
  target: z.string().min(3).max(2_000),
  language: z.enum(['en', 'de', 'fr', 'it']).default('en'),
});

/** A way that is not wanted any more, or all of them. */
export const contactRemoved = z.strictObject({
  do: z.literal('remove'),
  target: z.string().max(2_000).optional(),
});

/** `POST /games/:id/contacts` */
export const contactBody = z.union([contactAdded, contactRemoved]);

/** `POST /games/:id/answers`, and the same on a socket. */
export const answerBody = z.strictObject({ key, decision: number, choice });

/** `POST /games/:id/undo` and `redo`, and the same on a socket. */
export const backBody = z.strictObject({ key, at: number });

/** A line of the chat. */
export const sayBody = z.strictObject({ key, text: z.string().max(4_000) });

/** Everything a page may send on its socket. */
export const fromPage = z.discriminatedUnion('t', [
  z.strictObject({
    t: z.literal('hello'),
    v: z.number().int(),
    game: z.string().max(40),
    token: token.optional(),
    /** The last moment the page has; left out when it has none. */
    from: number.optional(),
    /** Whether imagined tables are wanted, on which odds and forms can be tried out. */
    odds: z.boolean().optional(),
    /** Whether the page wants to see how an answer came about, moment by moment. */
    told: z.boolean().optional(),
    /** The last line of the chat the page has. */
    said: number.optional(),
  }),
  z.strictObject({ t: z.literal('answer'), ...answerBody.shape }),
  z.strictObject({ t: z.literal('undo'), ...backBody.shape }),
  z.strictObject({ t: z.literal('redo'), ...backBody.shape }),
  z.strictObject({ t: z.literal('say'), ...sayBody.shape }),
  z.strictObject({ t: z.literal('away') }),
  z.strictObject({ t: z.literal('here') }),
]);

/** A message of a page. */
export type FromPage = z.infer<typeof fromPage>;

/** What the protocol is called in the handshake, and its number in `hello`. */
export const PROTOCOL = { name: 'flotilla.1', version: 1 } as const;

/** What is wrong with a message, in a few words and without quoting it. */
export function faultIn(error: z.ZodError): string {
  const [issue] = error.issues;
  if (!issue) return 'it has another form';
  const place = issue.path
    .join('.')
    .slice(0, 60)
    .replace(/[^\w.]/g, '?');
  const what = issue.code === 'custom' ? issue.message : issue.code.replaceAll('_', ' ');
  return `${place === '' ? '' : `${place}: `}${what}`;
}
