/** Checks boats and ships of a pack. */
import type { Notes } from './read.ts';
import {
  fields,
  isFields,
  list,
  maybeYes,
  month,
  note,
  oneOf,
  seen,
  threeNumbers,
  whole,
  word,
} from './read.ts';

const LEVELS = ['green', 'trained', 'veteran', 'ace'] as const;

/** Reads a boat; gives its id. */
export function readBoat(notes: Notes, path: string, item: unknown): string {
  const boat = fields(notes, path, item, [
    'id',
    'captain',
    'type',
    'from',
    'to',
    'surfaced',
    'submerged',
    'ready',
    'stored',
    'gun',
    'hull',
    'exclusiveWith',
    'admittedBy',
    'rapidReload',
    'levels',
    'printed',
  ]);
  word(notes, `${path}.captain`, boat.captain);
  word(notes, `${path}.type`, boat.type);
  const from = month(notes, `${path}.from`, boat.from);
  const to = month(notes, `${path}.to`, boat.to);
  if (from > to) note(notes, `${path}.to`, 'service', { from, to });
  for (const field of ['surfaced', 'submerged'] as const) whole(notes, `${path}.${field}`, boat[field], 0, 3);
  whole(notes, `${path}.ready`, boat.ready, 1, 12);
  whole(notes, `${path}.stored`, boat.stored, 0, 40);
  whole(notes, `${path}.gun`, boat.gun, 0, 12);
  whole(notes, `${path}.hull`, boat.hull, 1, 12);
  if (boat.exclusiveWith !== undefined) word(notes, `${path}.exclusiveWith`, boat.exclusiveWith);
  if (boat.admittedBy !== undefined) oneOf(notes, `${path}.admittedBy`, boat.admittedBy, ['typeXXI']);
  maybeYes(notes, `${path}.rapidReload`, boat.rapidReload);
  const levels = fields(notes, `${path}.levels`, boat.levels, LEVELS);
  for (const level of LEVELS) readLevel(notes, `${path}.levels.${level}`, levels[level], level);
  return word(notes, `${path}.id`, boat.id);
}

function readLevel(notes: Notes, path: string, item: unknown, level: (typeof LEVELS)[number]): void {
  const side = fields(notes, path, item, [
    'card',
    'so',
    'promotion',
    'okayTo',
    'shakenTo',
    'okay',
    'shaken',
    'abilities',
  ]);
  whole(notes, `${path}.card`, side.card, 0, 9999);
  whole(notes, `${path}.so`, side.so, 0, 99);
  if (level === 'ace') {
    if (side.promotion !== null)
      note(notes, `${path}.promotion`, 'acePromotion', { found: seen(side.promotion) });
  } else whole(notes, `${path}.promotion`, side.promotion, 1, 99);
  const okayTo = whole(notes, `${path}.okayTo`, side.okayTo, 0, 40);
  const shakenTo = whole(notes, `${path}.shakenTo`, side.shakenTo, 0, 60);
  if (shakenTo <= okayTo) note(notes, `${path}.shakenTo`, 'aboveOkay', { okayTo, found: shakenTo });
  for (const row of ['okay', 'shaken'] as const) readRow(notes, `${path}.${row}`, side[row]);
  list(notes, `${path}.abilities`, side.abilities, (ability, at) =>
    oneOf(notes, at, ability, ['infiltrator', 'cool', 'searcher']),
  );
}

function readRow(notes: Notes, path: string, item: unknown): void {
  const row = fields(notes, path, item, ['initiative', 'gunnery', 'torpedo', 'evasion']);
  oneOf(notes, `${path}.initiative`, row.initiative, ['aggressive', 'cautious']);
  whole(notes, `${path}.gunnery`, row.gunnery, -5, 5);
  whole(notes, `${path}.torpedo`, row.torpedo, -5, 5);
  whole(notes, `${path}.evasion`, row.evasion, 0, 10);
}

/** Reads a merchant or misidentified card; gives its id. */
export function readMerchant(notes: Notes, path: string, item: unknown): string {
  if (isFields(item) && 'misidentified' in item) {
    const card = fields(notes, path, item, ['id', 'misidentified']);
    if (card.misidentified !== true)
      note(notes, `${path}.misidentified`, 'mustBeTrue', { found: seen(card.misidentified) });
    return word(notes, `${path}.id`, card.id);
  }
  const ship = fields(notes, path, item, [...TARGET, 'flag', 'tons', 'surface']);
  word(notes, `${path}.flag`, ship.flag);
  whole(notes, `${path}.tons`, ship.tons, 1, 200_000);
  readAttack(notes, `${path}.surface`, ship.surface);
  return readTarget(notes, path, ship);
}

/** Reads an escort; gives its id. */
export function readEscort(notes: Notes, path: string, item: unknown): string {
  const ship = fields(notes, path, item, [...TARGET, 'fleet', 'carrier', 'surface', 'submerged']);
  maybeYes(notes, `${path}.fleet`, ship.fleet);
  maybeYes(notes, `${path}.carrier`, ship.carrier);
  for (const depth of ['surface', 'submerged'] as const) {
    const line = fields(notes, `${path}.${depth}`, ship[depth], ['detect', 'attack']);
    whole(notes, `${path}.${depth}.detect`, line.detect, 1, 20);
    readAttack(notes, `${path}.${depth}.attack`, line.attack);
  }
  return readTarget(notes, path, ship);
}

/** Reads a warship; gives its id. */
export function readNaval(notes: Notes, path: string, item: unknown): string {
  const ship = fields(notes, path, item, [...TARGET, 'tons', 'carrier', 'surface', 'submerged']);
  whole(notes, `${path}.tons`, ship.tons, 1, 200_000);
  maybeYes(notes, `${path}.carrier`, ship.carrier);
  for (const depth of ['surface', 'submerged'] as const) readAttack(notes, `${path}.${depth}`, ship[depth]);
  return readTarget(notes, path, ship);
}

const TARGET = ['id', 'name', 'type', 'speed', 'vp', 'xp', 'gun', 'torpedo', 'printed'] as const;

function readTarget(notes: Notes, path: string, ship: Record<string, unknown>): string {
  word(notes, `${path}.name`, ship.name);
  word(notes, `${path}.type`, ship.type);
  whole(notes, `${path}.speed`, ship.speed, 0, 5);
  whole(notes, `${path}.vp`, ship.vp, 0, 20);
  whole(notes, `${path}.xp`, ship.xp, 0, 20);
  threeNumbers(notes, `${path}.gun`, ship.gun, 'nulls');
  threeNumbers(notes, `${path}.torpedo`, ship.torpedo, 'nulls');
  return word(notes, `${path}.id`, ship.id);
}

/** An attack in the form of both editions: three stress numbers or null, and hit counters. */
function readAttack(notes: Notes, path: string, item: unknown): void {
  const attack = fields(notes, path, item, ['first', 'second']);
  if (attack.first !== null) threeNumbers(notes, `${path}.first`, attack.first, 'numbers');
  const hits = fields(notes, `${path}.second`, attack.second, ['light', 'heavy']);
  whole(notes, `${path}.second.light`, hits.light, 0, 9);
  whole(notes, `${path}.second.heavy`, hits.heavy, 0, 9);
}
