/** Reads the fleets of a scenario: ships, reserves, cards and teams (scenarios). */
import { ACTIONS, isShipId, NON_COMBATANT_ID, SHIPS, shipByName, shipCard } from '../data/cards.ts';
import { NAVIES } from '../data/navies.ts';
import type { Side } from '../data/scenario-types.ts';
import type { CardKind, Navy, ShipCard } from '../data/types.ts';
import type { Complain, Json } from './fields.ts';
import { isRecord, readName, readWhole, refuseUnknown, show } from './fields.ts';

const SIDE_FIELDS = ['name', 'navy', 'team', 'ships', 'cards', 'reserve'];
const CARD_FIELDS = ['kind', 'count'];
const KINDS: readonly CardKind[] = [...new Set(ACTIONS.map((card) => card.kind))];
const MOST_SIDES = 6;

/** A fleet read so far: everything but its reserve, for which all the others must be known. */
interface Row extends Omit<Side, 'reserve' | 'team'> {
  readonly file: Json;
  readonly at: string; // its place in the file, such as sides[1]
  readonly team: string | null; // by name
}

/** What has been read of other fleets and of the scenario, and where to complain. */
interface Reading {
  readonly year: number | null; // every ship must have been in service
  readonly inPlay: Set<string>; // ships that some fleet has already
  readonly complain: Complain;
}

/** The fleets in seat order. A reserve that lists its ships is read before one that is the rest of its navy. */
export function readSides(file: Json, year: number | null, complain: Complain): Side[] {
  if (!Array.isArray(file.sides) || file.sides.length < 2 || file.sides.length > MOST_SIDES) {
    complain('sides', 'sides', { min: 2, max: MOST_SIDES });
    return [];
  }
  const reading = { year, inPlay: new Set<string>(), complain };
  const rows: Row[] = [];
  for (const [index, side] of file.sides.entries()) {
    if (isRecord(side)) rows.push(readSide(side, `sides[${index}]`, rows, reading));
    else complain(`sides[${index}]`, 'side');
  }
  const teams = teamsOf(rows, complain);
  const listed = rows.map((row) => listedReserve(row, reading));
  const taken = new Set<Navy>();
  const sides = rows.map(({ name, navy, ships, cards, at, team }, index) => ({
    name,
    navy,
    team: team === null ? null : teams.indexOf(team),
    ships,
    cards,
    reserve: listed[index] ?? restOf(navy, at, taken, reading),
  }));
  checkCards(sides, complain);
  return sides;
}

function readSide(file: Json, at: string, before: readonly Row[], reading: Reading): Row {
  const { complain } = reading;
  refuseUnknown(file, SIDE_FIELDS, at, complain);
  const navy = readNavy(file, at, complain);
  const ships = readShips(file.ships, navy, `${at}.ships`, reading);
  if (ships.length === 0) complain(`${at}.ships`, 'noShips');
  const name = readName(file, 'name', complain, at);
  if (before.some((other) => other.name === name)) complain(`${at}.name`, 'sideTwice', { name });
  const team = file.team === undefined ? null : readName(file, 'team', complain, at);
  return { file, at, name, navy, team, ships, cards: readCards(file.cards, at, complain) };
}

function readNavy(side: Json, at: string, complain: Complain): Navy {
  const navy = NAVIES.find((card) => card.id === side.navy);
  if (navy) return navy.id;
  complain(`${at}.navy`, 'navy', { navy: show(side.navy), navies: NAVIES.map((card) => card.id).join(', ') });
  return 'usa';
}

function readShips(list: unknown, navy: Navy, at: string, { year, inPlay, complain }: Reading): string[] {
  if (!Array.isArray(list)) {
    complain(at, 'shipList');
    return [];
  }
  const ids: string[] = [];
  for (const [index, entry] of list.entries()) {
    const here = `${at}[${index}]`;
    const ship = readShip(entry, navy, here, complain);
    if (!ship) continue;
    const { service, name, id } = ship;
    if (inPlay.has(id)) {
      complain(here, 'shipTwice', { ship: name });
      continue;
    }
    if (!served(ship, year))
      complain(here, 'service', { ship: name, year: year ?? 0, from: service.from, to: service.to ?? '…' });
    inPlay.add(id);
    ids.push(id);
  }
  return ids;
}

/** A ship by the name on its card or by its id; or the non-combatant, which may sail for anybody. */
function readShip(entry: unknown, navy: Navy, at: string, complain: Complain): ShipCard | null {
  if (typeof entry !== 'string') {
    complain(at, 'shipText', { ship: show(entry) });
    return null;
  }
  const ship = isShipId(entry)
    ? shipCard(entry)
    : (shipByName(entry, navy) ?? shipByName(entry, 'nonCombatant'));
  if (ship && (ship.navy === navy || ship.id === NON_COMBATANT_ID)) return ship;
  complain(at, 'ship', { ship: show(entry), navy });
  return null;
}

/** Whether a ship was in service in the year of the scenario, if it has one. */
const served = ({ service }: ShipCard, year: number | null): boolean =>
  year === null || (service.from <= year && (service.to === null || service.to >= year));

/** A reserve that says which ships it has; null when it is the rest of the navy. */
function listedReserve({ file, navy, at }: Row, reading: Reading): string[] | null {
  const { reserve } = file;
  if (reserve === 'none') return [];
  if (Array.isArray(reserve)) return readShips(reserve, navy, `${at}.reserve`, reading);
  if (reserve === undefined || reserve === 'navy') return null;
  reading.complain(`${at}.reserve`, 'reserve', { reserve: show(reserve) });
  return [];
}

/** R52 — the ships of a navy that no fleet has; only one of two fleets of that navy can have them. */
function restOf(navy: Navy, at: string, taken: Set<Navy>, { year, inPlay, complain }: Reading): string[] {
  if (taken.has(navy)) complain(`${at}.reserve`, 'reserveTwice', { navy });
  taken.add(navy);
  const rest = SHIPS.filter((ship) => ship.navy === navy && !inPlay.has(ship.id) && served(ship, year));
  return rest.map((ship) => ship.id);
}

function readCards(value: unknown, at: string, complain: Complain): Side['cards'] {
  if (value === undefined) return [];
  if (!Array.isArray(value)) {
    complain(`${at}.cards`, 'cardList');
    return [];
  }
  return value.map((entry: unknown, index) => {
    const here = `${at}.cards[${index}]`;
    if (!isRecord(entry)) {
      complain(here, 'cardList');
      return { kind: 'airSupport', count: 1 };
    }
    refuseUnknown(entry, CARD_FIELDS, here, complain);
    const kind = KINDS.find((known) => known === entry.kind);
    if (!kind) complain(here, 'cardKind', { kind: show(entry.kind), kinds: KINDS.join(', ') });
    return { kind: kind ?? 'airSupport', count: readWhole(entry.count, `${here}.count`, 1, 10, complain) };
  });
}

/** The fleets together may not be given more cards of a kind than the deck holds. */
function checkCards(sides: readonly Side[], complain: Complain): void {
  for (const kind of KINDS) {
    const given = sides.flatMap((side) => side.cards.filter((card) => card.kind === kind));
    const total = given.reduce((sum, card) => sum + card.count, 0);
    const held = ACTIONS.filter((card) => card.kind === kind).length;
    if (total > held) complain('sides', 'cardCount', { kind, given: total, held });
  }
}

/** The teams in the order they are named; every side has one, or none. */
function teamsOf(rows: readonly Row[], complain: Complain): string[] {
  const named = rows.filter((row) => row.team !== null);
  const teams = [...new Set(named.map((row) => row.team as string))];
  if (named.length > 0 && named.length < rows.length) complain('sides', 'teamMissing');
  else if (teams.length === 1) complain('sides', 'oneTeam', { team: show(teams[0]) });
  return teams;
}
