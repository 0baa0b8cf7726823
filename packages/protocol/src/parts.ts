/** The words of which messages and bodies are made. */
import type { Choice } from '@flotilla/table';
import { z } from 'zod';

type Fixed<T> = T extends string | number | boolean | null | undefined
  ? T
  : object extends T
    ? T
    : { readonly [K in keyof T]: Fixed<T[K]> };

/** What a schema describes, as it is read and written: nobody changes a message. */
export type Said<S extends z.ZodType> = Fixed<z.output<S>>;
/** What is sent to be read by a schema, which may fill in what is left out. */
export type Sent<S extends z.ZodType> = Fixed<z.input<S>>;

/** A whole number from 0 on. */
export const count = z
  .number()
  .int()
  .min(0)
  .max(2 ** 31 - 1);
/** A time in milliseconds since 1970. */
export const time = z.number().int().min(0).max(8.64e15).describe('milliseconds since 1970');
/** A whole number within limits. */
export const within = (least: number, most: number) => z.number().int().min(least).max(most);

/** The key of an answer. Those of the server's own answers begin with their author. */
export const key = z
  .string()
  .min(8)
  .max(64)
  .regex(/^[\w:.-]+$/)
  .refine(
    (given) => !/^(bot|clock|order):/.test(given),
    'keys that begin with bot:, clock: or order: are the server’s own; choose another',
  )
  .describe(
    'chosen by the client, the same however often the message is sent; not beginning with bot:, clock: or order:',
  );
/** A key of a device, or a link, as it comes. */
export const token = z.string().max(64).describe('a key of a device, or a link');
/** A name as it comes. */
export const name = z.string().max(400);
/** A share of the dice, or its seal, as it comes. */
export const share = z.string().max(64).describe('64 hexadecimal digits');

/** What one field of a form holds: the id of an option, a count, a text, a list of ids, yes or no. */
const fieldValue = z.union([
  z.string().max(32_000),
  z.number(),
  z.boolean(),
  z.array(z.string().max(200)).max(200).readonly(),
]);

/** A filled-in form, whose fields may have any names. */
export const form = z
  .record(z.string().max(100), fieldValue)
  .readonly()
  .refine((fields) => Object.keys(fields).length <= 100, 'too many fields')
  .meta({ id: 'Form', description: 'a filled-in form: for every field its value' });

/** What an answer chooses. */
export const choice = z.union([z.string().max(1_000), form]).meta({
  id: 'Choice',
  description: 'the id of an option, or a filled-in form',
}) satisfies z.ZodType<Choice>;

/** How fast a game is played. */
export const pace = z
  .union([
    z.strictObject({ kind: z.literal('none') }),
    z.strictObject({
      kind: z.literal('live'),
      minutes: within(1, 600).describe('for each player, for the whole game'),
      window: within(10, 600).describe('seconds in which everybody may answer out of turn'),
    }),
    z.strictObject({ kind: z.literal('days'), days: within(1, 14).describe('for each turn') }),
  ])
  .meta({ id: 'Pace', description: 'how fast a game is played' });

/** Who may watch. */
export const watch = z
  .enum(['nobody', 'link', 'all'])
  .describe('who may watch: nobody, whoever has the address, all');

/** How the key of the device is kept: by the browser in a cookie no script can read, or by the client itself. */
export const keep = z
  .enum(['cookie', 'token'])
  .default('token')
  .describe('whether the key of the device comes in a cookie no script can read, or in the reply');

/** The ways to tell somebody. */
export const channel = z.enum(['push', 'mail', 'hook']);

/** A yes or no as it is stored. */
export const rowFlag = z.union([z.literal(0), z.literal(1)]).describe('1: yes');

/** Whether somebody is told by a way. */
export const wayState = z
  .enum(['on', 'waiting'])
  .describe('waiting: until the link in the letter to that address is pressed');

/** A way by which somebody is told, as they see it themselves. */
export const way = z
  .strictObject({
    channel,
    target: z.string().nullable().describe('null for push'),
    state: wayState,
  })
  .meta({ id: 'Way', description: 'a way by which you are told' });

/** The languages of notices. */
export const language = z.enum(['en', 'de', 'fr', 'it']);

/** The key of the device, in the reply where no cookie keeps it. */
export const shownToken = {
  token: z.string().optional().describe('the key of your device, unless a cookie keeps it'),
};

/** Nothing to say but that it was done. */
export const done = z.strictObject({}).meta({ id: 'Done', description: 'it was done' });

/** It was done. */
export type Done = Said<typeof done>;
/** How fast a game is played. */
export type TimeControl = Said<typeof pace>;
/** Who may watch. */
export type WatchRule = Said<typeof watch>;
/** A way to tell somebody. */
export type Channel = Said<typeof channel>;
/** Whether somebody is told by a way. */
export type WayState = Said<typeof wayState>;
/** A way by which somebody is told, as they see it themselves. */
export type Way = Said<typeof way>;
