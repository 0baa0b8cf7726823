/** Checks convoy cards, special conditions and events of a pack. */
import { own } from '@flotilla/table';
import { CAMPAIGNS } from '../data/index.ts';
import { isArea, ringOf } from '../rules/display.ts';
import type { Notes } from './read.ts';
import { fields, list, note, oneOf, prose, seen, whole, word } from './read.ts';

const TYPES = ['lone', 'merchant', 'naval'] as const;
const KINDS = ['lone', 'merchant', 'naval', 'escort', 'fleet'] as const;
const DEPTHS = ['surfaced', 'submerged', 'any'] as const;

/** Reads a convoy card; gives its id. */
export function readConvoy(notes: Notes, path: string, item: unknown): string {
  const card = fields(notes, path, item, [
    'id',
    'number',
    'type',
    'title',
    'campaigns',
    'layout',
    'condition',
    'printed',
  ]);
  whole(notes, `${path}.number`, card.number, 1, 9999);
  const type = oneOf(notes, `${path}.type`, card.type, TYPES);
  word(notes, `${path}.title`, card.title);
  word(notes, `${path}.condition`, card.condition);
  if (card.campaigns !== undefined) {
    const ids = CAMPAIGNS.map((campaign) => campaign.id);
    list(notes, `${path}.campaigns`, card.campaigns, (id, at) => oneOf(notes, at, id, ids), 1);
  }
  const slots = list(notes, `${path}.layout`, card.layout, (slot, at) => readSlot(notes, at, slot, type), 1);
  const names = slots.map(({ slot }) => slot);
  if (new Set(names).size < names.length) note(notes, `${path}.layout`, 'slotNames');
  if (!slots.some(({ kind }) => kind === type)) note(notes, `${path}.layout`, 'contactShip', { type });
  const fleet = slots.filter(({ kind }) => kind === 'fleet').length;
  if (fleet > 3) note(notes, `${path}.layout`, 'fleetThree', { fleet });
  if (slots.length > 20) note(notes, `${path}.layout`, 'crowded', { found: slots.length });
  return word(notes, `${path}.id`, card.id);
}

function readSlot(notes: Notes, path: string, item: unknown, type: (typeof TYPES)[number]) {
  const slot = fields(notes, path, item, ['slot', 'kind', 'area']);
  const name = word(notes, `${path}.slot`, slot.slot);
  const kind = oneOf(notes, `${path}.kind`, slot.kind, KINDS);
  const isEscort = kind === 'escort' || kind === 'fleet';
  if (!isEscort && kind !== type) note(notes, `${path}.kind`, 'contactKind', { type, kind });
  if (kind === 'escort' && type === 'naval') note(notes, `${path}.kind`, 'navalEscort');
  if (kind === 'fleet' && type !== 'naval') note(notes, `${path}.kind`, 'fleetNaval');
  const area = word(notes, `${path}.area`, slot.area);
  if (area !== '' && !isArea(area)) note(notes, `${path}.area`, 'noArea', { found: seen(area) });
  else if (area !== '' && !isEscort && ringOf(area) !== 'convoy')
    note(notes, `${path}.area`, 'convoyArea', { area });
  return { slot: name, kind };
}

/** Reads a special condition. */
export function readCondition(notes: Notes, path: string, item: unknown): void {
  const condition = fields(notes, path, item, ['key', 'name', 'text', 'ops']);
  for (const field of ['key', 'name'] as const) word(notes, `${path}.${field}`, condition[field]);
  prose(notes, `${path}.text`, condition.text);
  list(notes, `${path}.ops`, condition.ops, (op, at) => readConditionOp(notes, at, op));
}

const CONDITION_FIELDS: Readonly<Record<string, readonly string[]>> = {
  torpedo: ['n', 'from', 'to'],
  gun: ['n'],
  noGun: [],
  detection: ['n', 'against'],
  alert: ['n'],
  relocate: ['rings', 'areas', 'who', 'forced'],
  startSubmerged: ['phases'],
  shipsHoldFire: ['phases'],
  escortAttack: ['first', 'second'],
  shipAttack: ['first', 'second'],
  slowLastShip: ['n'],
};

function readConditionOp(notes: Notes, path: string, item: unknown): void {
  const op = verb(notes, path, item, CONDITION_FIELDS);
  if (!op) return;
  if ('n' in op) whole(notes, `${path}.n`, op.n, op.do === 'alert' ? 1 : -5, 5);
  for (const field of ['from', 'to'] as const)
    if (field in op) whole(notes, `${path}.${field}`, op[field], 0, 3);
  if ('phases' in op) whole(notes, `${path}.phases`, op.phases, 1, 9);
  for (const field of ['first', 'second'] as const)
    if (field in op) whole(notes, `${path}.${field}`, op[field], -5, 5);
  if (op.do === 'detection') oneOf(notes, `${path}.against`, op.against, DEPTHS);
  if (op.do === 'relocate') readRelocate(notes, path, op);
}

function readRelocate(notes: Notes, path: string, op: Record<string, unknown>): void {
  oneOf(notes, `${path}.who`, op.who, ['active', 'all']);
  if (typeof op.forced !== 'boolean') note(notes, `${path}.forced`, 'yesNo', { found: seen(op.forced) });
  if ((op.rings === undefined) === (op.areas === undefined)) note(notes, path, 'ringsOrAreas');
  if (op.rings !== undefined) {
    list(
      notes,
      `${path}.rings`,
      op.rings,
      (ring, at) => oneOf(notes, at, ring, ['short', 'medium', 'long']),
      1,
    );
  }
  if (op.areas === undefined) return;
  list(
    notes,
    `${path}.areas`,
    op.areas,
    (area, at) => {
      if (typeof area !== 'string' || !isArea(area)) note(notes, at, 'noArea', { found: seen(area) });
    },
    1,
  );
}

/** Reads an event card; gives its id. */
export function readEvent(notes: Notes, path: string, item: unknown): string {
  const card = fields(notes, path, item, ['id', 'number', 'early', 'late', 'printed']);
  whole(notes, `${path}.number`, card.number, 1, 9999);
  word(notes, `${path}.early`, card.early);
  word(notes, `${path}.late`, card.late);
  return word(notes, `${path}.id`, card.id);
}

/** Reads a face of an event card. */
export function readFace(notes: Notes, path: string, item: unknown): void {
  const face = fields(notes, path, item, ['key', 'name', 'text', 'ops']);
  for (const field of ['key', 'name'] as const) word(notes, `${path}.${field}`, face[field]);
  prose(notes, `${path}.text`, face.text);
  readOps(notes, `${path}.ops`, face.ops, 0);
}

const EVENT_FIELDS: Readonly<Record<string, readonly string[]>> = {
  stress: ['n', 'who', 'edition'],
  hits: ['light', 'heavy', 'edition'],
  roll: ['evasion', 'rows'],
  contacts: ['n'],
  warning: ['n'],
  dropIntelligence: [],
  detection: ['n', 'against'],
  offer: ['offers'],
  victory: ['n'],
  experience: ['n'],
  specialPoints: ['n'],
  review: ['rows'],
  reload: [],
  endMovement: [],
  loseTorpedo: ['n'],
};

/** Effects that only ever add or only ever take, so that no count goes below zero or above its limit. */
const GAINS = ['warning', 'experience', 'specialPoints', 'loseTorpedo'];

const OPTIONAL = ['from', 'to', 'who', 'edition', 'rings', 'areas'];

function readOps(notes: Notes, path: string, value: unknown, depth: number): void {
  list(notes, path, value, (op, at) => readEventOp(notes, at, op, depth));
}

function readEventOp(notes: Notes, path: string, item: unknown, depth: number): void {
  const op = verb(notes, path, item, EVENT_FIELDS);
  if (!op) return;
  if (depth > 2) note(notes, path, 'nested');
  if ('n' in op) whole(notes, `${path}.n`, op.n, GAINS.includes(String(op.do)) ? 1 : -20, 20);
  if (op.who !== undefined) oneOf(notes, `${path}.who`, op.who, ['allAtSea']);
  if (op.edition !== undefined) oneOf(notes, `${path}.edition`, op.edition, ['first', 'second']);
  if (op.do === 'detection') oneOf(notes, `${path}.against`, op.against, DEPTHS);
  if (op.do === 'hits')
    for (const side of ['light', 'heavy'] as const) whole(notes, `${path}.${side}`, op[side], 0, 9);
  if (op.do === 'roll') readRoll(notes, path, op, depth);
  if (op.do === 'review') readReview(notes, path, op, depth);
  if (op.do === 'offer') readOffers(notes, path, op, depth);
}

function readRoll(notes: Notes, path: string, op: Record<string, unknown>, depth: number): void {
  if (typeof op.evasion !== 'boolean') note(notes, `${path}.evasion`, 'yesNo', { found: seen(op.evasion) });
  const ends = list(
    notes,
    `${path}.rows`,
    op.rows,
    (row, at) => {
      const line = fields(notes, at, row, ['upTo', 'ops']);
      readOps(notes, `${at}.ops`, line.ops, depth + 1);
      return line.upTo === null ? null : whole(notes, `${at}.upTo`, line.upTo, -20, 40);
    },
    1,
  );
  const last = ends.length - 1;
  const rising = ends.every(
    (end, i) => i === last || (end !== null && (i === 0 || end > (ends[i - 1] as number))),
  );
  if (!rising || ends[last] !== null) note(notes, `${path}.rows`, 'rowsRise');
}

function readReview(notes: Notes, path: string, op: Record<string, unknown>, depth: number): void {
  const gains = list(
    notes,
    `${path}.rows`,
    op.rows,
    (row, at) => {
      const line = fields(notes, at, row, ['gain', 'ops']);
      readOps(notes, `${at}.ops`, line.ops, depth + 1);
      return whole(notes, `${at}.gain`, line.gain, 0, 99);
    },
    1,
  );
  if (gains.some((gain, i) => i > 0 && gain >= (gains[i - 1] as number))) {
    note(notes, `${path}.rows`, 'rowsFall');
  }
}

function readOffers(notes: Notes, path: string, op: Record<string, unknown>, depth: number): void {
  const at = `${path}.offers`;
  const ids = list(notes, at, op.offers, (offer, place) => readOffer(notes, place, offer, depth), 1);
  ids.forEach((id, i) => {
    if (id !== '' && ids.indexOf(id) < i) note(notes, `${at}[${i}].id`, 'offerTwice', { id });
  });
}

/** Reads an offer of an event; gives its id. */
function readOffer(notes: Notes, path: string, item: unknown, depth: number): string {
  const offer = fields(notes, path, item, ['id', 'cost', 'ops']);
  const id = word(notes, `${path}.id`, offer.id);
  if (id === 'decline') note(notes, `${path}.id`, 'decline');
  const cost = fields(notes, `${path}.cost`, offer.cost, ['torpedoes', 'gun', 'stress']);
  for (const [kind, n] of Object.entries(cost)) whole(notes, `${path}.cost.${kind}`, n, 1, 20);
  readOps(notes, `${path}.ops`, offer.ops, depth + 1);
  return id;
}

/** Reads the verb of an effect and checks that the fields it needs are there. */
function verb(
  notes: Notes,
  path: string,
  item: unknown,
  verbs: Readonly<Record<string, readonly string[]>>,
): Record<string, unknown> | null {
  const given = typeof item === 'object' && item !== null ? (item as Record<string, unknown>).do : undefined;
  const needed = typeof given === 'string' ? own(verbs, given) : undefined;
  if (!needed) {
    note(notes, path, 'effect', { words: Object.keys(verbs).join(', '), found: seen(item) });
    return null;
  }
  const op = fields(notes, path, item, ['do', ...needed]);
  for (const field of needed) {
    if (op[field] === undefined && !OPTIONAL.includes(field))
      note(notes, path, 'needsField', { verb: given as string, field });
  }
  return op;
}
