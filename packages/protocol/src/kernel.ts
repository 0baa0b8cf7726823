/** What the kernel and the games put into messages: questions, texts, events, differences, records. */
import type { LogEvent, Odds, Option, Outcome, RollRecord, Text } from '@flotilla/table';
import type { Difference, GameRecord, PlainDecision, TableState } from '@flotilla/table/run';
import { z } from 'zod';
import { choice, count, form } from './parts.ts';

/** Every field of a type of the kernel, and no other: one that is added there is missed here. */
type Fields<T> = Readonly<Record<keyof T, z.ZodType>>;

/** Data whose type is the kernel's, which we write ourselves and do not judge again. */
const kernel = <T>(id: string, description: string) =>
  z.custom<T>((value) => value !== undefined).meta({ id, description });

/** A text: words, or a key of the game's catalogue with arguments. */
export const text: z.ZodType<Text> = z
  .union([
    z.string(),
    z.strictObject({ key: z.string(), args: z.record(z.string(), z.unknown()).optional() }),
  ])
  .meta({
    id: 'Text',
    description:
      'words as they are (a proper name), or a key of the catalogue of the game or of the server, with arguments that are texts or numbers',
  }) as unknown as z.ZodType<Text>;

/** Why something is not allowed. */
export const refusal = z
  .strictObject({
    why: text,
    rule: z.string().describe('the case of the rules; empty where it is the server’s'),
  })
  .meta({ id: 'Refusal', description: 'why something is not allowed' });

const option = z
  .strictObject({
    id: z.string().describe('what an answer names'),
    label: text.optional().describe('without it the key of its text is pick.STEP.TEXT'),
    text: z.string().optional().describe('the last part of the key, where it differs from the id'),
    args: z.record(z.string(), z.unknown()).optional(),
    value: z.unknown().optional().describe('plain data for screens'),
    refused: refusal.optional().describe('set when it may not be chosen now'),
    cost: z.number().optional().describe('what it takes of the budget of its field'),
    note: text.optional(),
    number: count.optional().describe('its number on screens, where it keeps one from question to question'),
  } satisfies Fields<Option>)
  .meta({ id: 'Option', description: 'something that may be chosen, or may not be chosen now' });

const ofField = {
  id: z.string().describe('the name of the value in the filled-in form'),
  text: z.string().optional(),
  label: text.optional().describe('without it the key of its text is field.STEP.TEXT'),
};

const field = z
  .discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('count'),
      ...ofField,
      min: z.number(),
      max: z.number(),
      start: z.number().optional(),
    }),
    z.strictObject({
      kind: z.literal('choice'),
      ...ofField,
      options: z.array(option),
      start: z.string().optional(),
    }),
    z.strictObject({
      kind: z.literal('many'),
      ...ofField,
      options: z.array(option),
      min: z.number(),
      max: z.number(),
      budget: z.number().optional().describe('the most the chosen options may cost together'),
      start: z.array(z.string()).optional(),
    }),
    z.strictObject({
      kind: z.literal('text'),
      ...ofField,
      max: z.number().describe('characters'),
      start: z.string().optional(),
      name: z.literal(true).optional().describe('set when it is a name, which must fit on one line'),
    }),
    z.strictObject({ kind: z.literal('yes'), ...ofField, start: z.boolean().optional() }),
  ])
  .meta({
    id: 'Field',
    description: 'one line of a form: a number, one option, several options, a text, yes or no',
  });

const ofQuestion = {
  number: count.describe('counts the decisions of the game; an answer names it'),
  seat: count,
  step: z.string().describe('the text of the question is ask.STEP'),
  rule: z.string(),
  about: z.record(z.string(), z.unknown()).describe('arguments of the text'),
  hushed: z.literal(true).optional().describe('others do not learn that this seat is asked'),
  open: z
    .strictObject({ pass: z.string().describe('the option that passes'), seats: z.array(count) })
    .optional()
    .describe('set when the question is put to the whole table'),
};

/** A question as it is sent. */
export const question = z
  .discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('pick'),
      ...ofQuestion,
      options: z.array(option).describe('what may be chosen; an answer is the id of one'),
      refused: z.array(option).describe('what may not be chosen now, with the reason'),
    }),
    z.strictObject({
      kind: z.literal('fill'),
      ...ofQuestion,
      form: z
        .array(field)
        .describe('an answer has a value for every field; the rules may still refuse it, with a reason'),
    }),
  ])
  .meta({
    id: 'Question',
    description: 'what a seat is asked: one of a list, or a form',
  }) as unknown as z.ZodType<PlainDecision>;

const applied = z.strictObject({ why: z.string(), rule: z.string(), value: z.number() });

const odds = z.strictObject({
  of: z.string(),
  chance: z.number(),
  text: z.string().optional().describe('the text is odds.TEXT; without it odds.OF'),
  args: z.record(z.string(), z.unknown()).optional(),
  promised: z.unknown().optional().describe('the roll it is the chance of, where it is that of a single one'),
  supposing: z
    .strictObject({ step: z.string(), weights: z.record(z.string(), z.number()).optional() })
    .optional()
    .describe('what others are supposed to choose in secret'),
} satisfies Fields<Odds>);

/** The dice and the chart behind an event. */
const rolled = z.strictObject({
  purpose: z.string(),
  chart: z.string(),
  column: z.string(),
  rule: z.string(),
  dice: z.string().describe('such as 2d6'),
  faces: z.array(z.number()),
  natural: z.number(),
  modifiers: z.array(applied),
  notApplied: z.array(applied),
  total: z.number(),
  outcome: z.string(),
  from: z.number().nullable(),
  to: z.number().nullable(),
  chance: z.number().describe('of this outcome before the roll'),
  results: z.array(z.string()).describe('for each number the dice can show, smallest first'),
  fates: z
    .strictObject({
      list: z.array(z.strictObject({ outcome: z.string(), chance: z.number() })),
      settled: z.boolean().describe('no other dice decide'),
    })
    .optional()
    .describe('what may come of the throw where the chart alone does not tell'),
  sums: z
    .array(odds)
    .optional()
    .describe('chances over this roll and all that may follow it, as they were before it'),
} satisfies Fields<RollRecord>);

/** Something that happened. */
export const logEvent = z
  .strictObject({
    kind: z.string().describe('the text of the event is log.KIND'),
    rule: z.string(),
    decision: count.describe('the number of the next decision at the time'),
    density: z.enum(['story', 'normal', 'rolls']),
    heading: z.union([z.literal(1), z.literal(2), z.literal(3)]).nullable(),
    to: z.array(count).nullable().describe('the seats that may know it; null: everybody'),
    data: z.record(z.string(), z.unknown()).describe('facts'),
    roll: rolled.nullable(),
  } satisfies Fields<LogEvent>)
  .meta({ id: 'LogEvent', description: 'something that happened' }) as unknown as z.ZodType<LogEvent>;

/** How a game ended. */
export const outcome = z
  .strictObject({
    ending: z.string().describe('the text is ending.ENDING'),
    args: z.record(z.string(), z.unknown()).optional(),
    winners: z.array(count).describe('the seats that won; empty when nobody did'),
  } satisfies Fields<Outcome>)
  .meta({ id: 'Outcome', description: 'how a game ended' }) as unknown as z.ZodType<Outcome>;

/** What changed between two pieces of plain data. */
export const difference = kernel<Difference>(
  'Difference',
  'null (none), [value], {f: {field: difference}, x: [removed fields]}, {i: [[place, difference]]} or {at, cut, put}',
);

/** What a seat may know of a game: each game has a form of its own. */
export const view = kernel<object>('View', 'what a reader may know of the game, in a form of the game’s own');

/** An imagined state of a table. */
export const tableState = kernel<TableState<object>>(
  'ImaginedTable',
  'the state of a table as the seat may imagine it: everything it cannot know is drawn anew',
);

const answer = z.strictObject({ seat: count, decision: count, choice });

/** A game as a file. */
export const record = z
  .strictObject({
    format: z.literal('flotilla-record'),
    formatVersion: z.literal(1),
    game: z.string(),
    rulesVersion: z.string(),
    options: form,
    seats: z.array(z.strictObject({ name: z.string(), bot: z.string().nullable() })),
    commitment: z.string().describe('sha256("flotilla commitment " + seed), shown before the first roll'),
    seed: z.string().nullable().describe('null until the game is over'),
    dice: z
      .record(z.string(), z.array(z.number()))
      .nullable()
      .describe('dice typed in by hand; null at a server’s tables'),
    realDice: z.literal(true).optional(),
    answers: z.array(answer).describe('all answers in order; until the end only the reader’s own'),
    position: count.describe('how many of the answers stand'),
    undone: z.array(z.strictObject({ at: count, answers: z.array(answer) })),
    practice: z.boolean(),
    origin: z
      .strictObject({
        id: z.string(),
        server: z.string().describe('the server’s share'),
        sealed: z.string().describe('its seal'),
        parts: z.array(z.string().nullable()).describe('the share of each seat, null for a bot'),
      })
      .optional()
      .describe('once the game is over: the shares its seed was mixed from'),
    variation: z
      .strictObject({
        of: z.string().describe('the id of the other game where it was played on'),
        at: count.describe('how many answers were taken over'),
        dice: z.enum(['same', 'other']),
      })
      .optional()
      .describe('set when the game was played on from a moment of another; never at a server’s tables'),
    stateHash: z
      .string()
      .describe('sha256 of the canonical state after the answers that stand; empty until the game is over'),
    checksum: z.string().describe('sha256 of the canonical record without this field'),
  } satisfies Fields<GameRecord & { checksum: string }>)
  .meta({
    id: 'Record',
    description: 'a game as a file: options, seed and answers; played again it is the whole game',
  }) as unknown as z.ZodType<GameRecord & { readonly checksum: string }>;
