/** Everything an operator may ask for. */
import { z } from 'zod';

const id = z.string().min(1).max(60);
const number = z
  .number()
  .int()
  .min(0)
  .max(2 ** 31 - 1);
const why = z.string().trim().min(1).max(500);
const most = z.number().int().min(1).max(1_000).default(100);
const search = {
  text: z.string().trim().min(1).max(200).optional(),
  state: z.string().max(20).optional(),
  most,
};
const seat = { table: id, seat: number };
const entrant = { event: id, entrant: number };
const key = z.string().regex(/^[\w-]{22}$/);

/** How somebody is known. */
const who = z.union([
  z.strictObject({ key }),
  z.strictObject(seat),
  z.strictObject(entrant),
  z.strictObject({ target: z.string().min(3).max(2_000) }),
]);

/** Whose device is shut out: that of a key, of a seat, of an entrant or of the organiser of an event. */
const device = z.union([
  z.strictObject({ key }),
  z.strictObject(seat),
  z.strictObject(entrant),
  z.strictObject({ organiser: id }),
]);

/** `POST /operator` */
export const operatorAct = z.discriminatedUnion('do', [
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
  z.strictObject({ do: z.literal('blankLine'), table: id, line: number, why }),
  z.strictObject({ do: z.literal('blankRecord'), event: id, record: number, why }),
  z.strictObject({
    do: z.literal('ban'),
    device: device.optional(),
    address: z.string().max(60).optional(),
    /** When it ends; left out, it lasts until it is lifted. */
    until: z.number().int().min(0).max(8.64e15).optional(),
    why,
  }),
  z.strictObject({ do: z.literal('unban'), ban: number, why }),
  z.strictObject({ do: z.literal('bans') }),
  z.strictObject({ do: z.literal('mode'), closed: z.boolean(), why }),
  z.strictObject({
    do: z.literal('invite'),
    name: z.string().trim().min(1).max(100),
    uses: z.number().int().min(1).max(1_000).default(1),
    until: z.number().int().min(0).max(8.64e15).optional(),
    why: why.default('invited'),
  }),
  z.strictObject({ do: z.literal('invitations') }),
  z.strictObject({ do: z.literal('uninvite'), invitation: number, why }),
  z.strictObject({ do: z.literal('person'), who, why }),
  z.strictObject({ do: z.literal('erase'), who, why }),
  z.strictObject({ do: z.literal('reports'), all: z.boolean().default(false), most }),
  z.strictObject({ do: z.literal('report'), report: number, why: why.default('looked at') }),
  z.strictObject({ do: z.literal('settle'), report: number, why }),
  z.strictObject({ do: z.literal('log'), before: number.optional(), most }),
]);

/** An act, checked. */
export type OperatorAct = z.output<typeof operatorAct>;
/** An act as it is sent. */
export type OperatorWish = z.input<typeof operatorAct>;

const REASONS = ['abuse', 'name', 'cheating', 'other'] as const;
const words = z.string().max(2_000).default('');
const reason = z.enum(REASONS);

/** `POST /games/:id/report` */
export const tableReport = z.strictObject({
  about: z.union([z.strictObject({ line: number }), z.strictObject({ seat: number })]),
  reason,
  words,
});

/** `POST /events/:id/report` */
export const eventReport = z.strictObject({
  about: z.union([z.strictObject({ title: z.literal(true) }), z.strictObject({ entrant: number })]),
  reason,
  words,
});

/** `POST /own/invitation` */
export const invitationBody = z.strictObject({
  invitation: z.string().max(64),
  keep: z.enum(['cookie', 'token']).default('token'),
});
