/** Reads a scenario, built in or written by a player, and says in words what is wrong with it (scenarios). */
import { ACTIONS, isShipId, NON_COMBATANT_ID, SHIPS, shipByName, shipCard } from '../data/cards.ts';
import { NAVIES } from '../data/navies.ts';
import type { Scenario, ScenarioRules, Side, Victory } from '../data/scenario-types.ts';
import { SCENARIO_FILES } from '../data/scenarios.ts';
import type { CardKind, Navy } from '../data/types.ts';
import type { Complain, Json, Problem } from './fields.ts';
import { isRecord, optional, readText, readWhole, refuseUnknown, show } from './fields.ts';

/** A checked scenario, or everything that is wrong with it. */
export type Parsed =
  | { readonly ok: true; readonly scenario: Scenario }
  | { readonly ok: false; readonly problems: readonly Problem[] };

const FIELDS = [
  'id',
  'name',
  'origin',
  'variantOf',
  'year',
  'background',
  'sides',
  'first',
  'rounds',
  'rules',
  'nonCombatant',
  'victory',
  'printed',
];
const SIDE_FIELDS = ['name', 'navy', 'team', 'ships', 'cards', 'reserve'];
const RULES: Required<ScenarioRules> = {
  reinforcements: true,
  airStrikes: true,
  bombardments: true,
  rowRule: false,
  nonCombatantLast: false,
};
const VICTORY_FIELDS = { vp: ['type', 'target', 'tie'], nonCombatant: ['type', 'sunk', 'afloat'] };
const KINDS: readonly CardKind[] = [...new Set(ACTIONS.map((card) => card.kind))];
const MOST_SIDES = 6;
const MOST_ROUNDS = 50;
const LONGEST_NAME = 60;
const LONGEST_BACKGROUND = 1000;

/** Reads a scenario from plain data or from JSON text. */
export function parseScenario(input: unknown): Parsed {
  const problems: Problem[] = [];
  const complain: Complain = (at, why, args = {}) => {
    problems.push({ at, why: `scenario.error.${why}`, args });
  };
  const file = typeof input === 'string' ? fromText(input, complain) : input;
  if (problems.length > 0) return { ok: false, problems };
  if (!isRecord(file)) {
    complain('', 'notAnObject');
    return { ok: false, problems };
  }
  const scenario = readScenario(file, complain);
  return problems.length > 0 ? { ok: false, problems } : { ok: true, scenario };
}

const parsed = new Map<string, Scenario>();

/** The built-in scenario with this id, or nothing. */
export function scenarioById(id: string): Scenario | undefined {
  const known = parsed.get(id);
  if (known) return known;
  const file = SCENARIO_FILES.find((scenario) => scenario.id === id);
  if (!file) return undefined;
  const result = parseScenario(file);
  if (!result.ok)
    throw new Error(`The built-in scenario "${id}" is wrong: ${JSON.stringify(result.problems)}`);
  parsed.set(id, result.scenario);
  return result.scenario;
}

function fromText(text: string, complain: Complain): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    complain('', 'notJson');
    return null;
  }
}

function readScenario(file: Json, complain: Complain): Scenario {
  refuseUnknown(file, FIELDS, '', complain);
  const year = readYear(file, complain);
  const sides = readSides(file, year, complain);
  const rounds = optional(file, 'rounds', (value) => readWhole(value, 'rounds', 1, MOST_ROUNDS, complain));
  const nonCombatant = readNonCombatant(file, complain);
  const scenario: Scenario = {
    id: readId(file, complain),
    name: readText(file, 'name', LONGEST_NAME, complain),
    origin: file.origin === 'printed' || file.origin === 'own' ? file.origin : 'custom',
    variantOf: typeof file.variantOf === 'string' ? file.variantOf : null,
    year,
    background: 'background' in file ? readText(file, 'background', LONGEST_BACKGROUND, complain) : '',
    sides,
    first: optional(file, 'first', (value) => sideNamed(value, 'first', sides, complain)),
    rounds,
    rules: readRules(file, complain),
    nonCombatant,
    victory: readVictory(file, sides, rounds, nonCombatant.vp, complain),
  };
  checkCards(sides, complain);
  return scenario;
}

function readId(file: Json, complain: Complain): string {
  if (typeof file.id === 'string' && /^[a-z0-9][a-z0-9-]{0,39}$/.test(file.id)) return file.id;
  complain('id', 'id');
  return '';
}

function readYear(file: Json, complain: Complain): number | null {
  return optional(file, 'year', (value) => readWhole(value, 'year', 1940, 2100, complain));
}

function readSides(file: Json, year: number | null, complain: Complain): Side[] {
  if (!Array.isArray(file.sides) || file.sides.length < 2 || file.sides.length > MOST_SIDES) {
    complain('sides', 'sides', { min: 2, max: MOST_SIDES });
    return [];
  }
  const inPlay = new Set<string>();
  const rows = file.sides.map((side: unknown, index) => {
    const at = `sides[${index}]`;
    if (!isRecord(side)) {
      complain(at, 'side');
      return null;
    }
    refuseUnknown(side, SIDE_FIELDS, at, complain);
    const navy = readNavy(side, at, complain);
    const ships = readShips(side.ships, navy, year, `${at}.ships`, inPlay, complain);
    if (ships.length === 0) complain(`${at}.ships`, 'noShips');
    return { side, at, navy, ships };
  });
  const teams = readTeams(file.sides.filter(isRecord), complain);
  const sides: Side[] = [];
  for (const row of rows) {
    if (!row) continue;
    const { side, at, navy, ships } = row;
    const name = readText(side, 'name', LONGEST_NAME, complain, at);
    if (sides.some((other) => other.name === name)) complain(`${at}.name`, 'sideTwice', { name });
    const team = typeof side.team === 'string' ? teams.indexOf(side.team) : null;
    const reserve = readReserve(side.reserve, navy, year, at, inPlay, complain);
    sides.push({ name, navy, team, ships, cards: readCards(side.cards, at, complain), reserve });
  }
  return sides;
}

function readNavy(side: Json, at: string, complain: Complain): Navy {
  const navy = NAVIES.find((card) => card.id === side.navy);
  if (navy) return navy.id;
  complain(`${at}.navy`, 'navy', { navy: show(side.navy), navies: NAVIES.map((card) => card.id).join(', ') });
  return 'usa';
}

function readShips(
  list: unknown,
  navy: Navy,
  year: number | null,
  at: string,
  inPlay: Set<string>,
  complain: Complain,
): string[] {
  if (!Array.isArray(list)) {
    complain(at, 'shipList');
    return [];
  }
  const ids: string[] = [];
  for (const [index, entry] of list.entries()) {
    const here = `${at}[${index}]`;
    const ship = findShip(entry, navy);
    if (!ship) {
      complain(here, 'ship', { ship: show(entry), navy });
      continue;
    }
    const { service, name } = shipCard(ship);
    if (inPlay.has(ship)) {
      complain(here, 'shipTwice', { ship: name });
      continue;
    }
    if (year !== null && (service.from > year || (service.to !== null && service.to < year)))
      complain(here, 'service', { ship: name, year, from: service.from, to: service.to ?? '…' });
    inPlay.add(ship);
    ids.push(ship);
  }
  return ids;
}

function findShip(entry: unknown, navy: Navy): string | null {
  if (typeof entry !== 'string') return null;
  const ship = isShipId(entry)
    ? shipCard(entry)
    : (shipByName(entry, navy) ?? shipByName(entry, 'nonCombatant'));
  if (!ship || (ship.navy !== navy && ship.id !== NON_COMBATANT_ID)) return null;
  return ship.id;
}

function readReserve(
  value: unknown,
  navy: Navy,
  year: number | null,
  at: string,
  inPlay: Set<string>,
  complain: Complain,
): string[] {
  if (value === 'none') return [];
  if (Array.isArray(value)) return readShips(value, navy, year, `${at}.reserve`, inPlay, complain);
  if (value !== undefined && value !== 'navy') {
    complain(`${at}.reserve`, 'reserve', { reserve: show(value) });
    return [];
  }
  const rest = SHIPS.filter((ship) => ship.navy === navy && !inPlay.has(ship.id)).map((ship) => ship.id);
  for (const id of rest) inPlay.add(id);
  return rest;
}

function readCards(value: unknown, at: string, complain: Complain): Side['cards'] {
  if (value === undefined) return [];
  if (!Array.isArray(value)) {
    complain(`${at}.cards`, 'cardList');
    return [];
  }
  return value.map((entry: unknown, index) => {
    const here = `${at}.cards[${index}]`;
    const row = isRecord(entry) ? entry : {};
    const kind = KINDS.find((known) => known === row.kind);
    if (!kind) complain(here, 'cardKind', { kind: show(row.kind), kinds: KINDS.join(', ') });
    return { kind: kind ?? 'airSupport', count: readWhole(row.count, `${here}.count`, 1, 10, complain) };
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

function readTeams(sides: readonly Json[], complain: Complain): string[] {
  const teams = sides.map((side) => side.team).filter((team) => typeof team === 'string');
  if (teams.length === 0) return [];
  const names = [...new Set(teams)];
  if (teams.length !== sides.length) complain('sides', 'teamMissing');
  else if (names.length < 2) complain('sides', 'oneTeam', { team: show(names[0]) });
  return names;
}

function readRules(file: Json, complain: Complain): Required<ScenarioRules> {
  const rules: Record<string, boolean> = { ...RULES };
  if (file.rules === undefined) return { ...RULES };
  if (!isRecord(file.rules)) {
    complain('rules', 'rules', { rules: Object.keys(RULES).join(', ') });
    return { ...RULES };
  }
  refuseUnknown(file.rules, Object.keys(RULES), 'rules', complain);
  for (const [name, value] of Object.entries(file.rules)) {
    if (!(name in RULES)) continue;
    if (typeof value === 'boolean') rules[name] = value;
    else complain(`rules.${name}`, 'yesOrNo', { value: show(value) });
  }
  return { ...RULES, ...rules };
}

function readNonCombatant(file: Json, complain: Complain): Scenario['nonCombatant'] {
  const card = shipCard(NON_COMBATANT_ID);
  const given = isRecord(file.nonCombatant) ? file.nonCombatant : {};
  refuseUnknown(given, ['vp', 'hull'], 'nonCombatant', complain);
  return {
    vp: 'vp' in given ? readWhole(given.vp, 'nonCombatant.vp', 0, 50, complain) : 0,
    hull: 'hull' in given ? readWhole(given.hull, 'nonCombatant.hull', 1, 12, complain) : card.hull,
  };
}

function readVictory(
  file: Json,
  sides: readonly Side[],
  rounds: number | null,
  nonCombatantVp: number,
  complain: Complain,
): Victory {
  const given = isRecord(file.victory) ? file.victory : {};
  if (given.type === 'vp') {
    refuseUnknown(given, VICTORY_FIELDS.vp, 'victory', complain);
    const target = readWhole(given.target, 'victory.target', 1, 500, complain);
    checkReach(sides, target, nonCombatantVp, complain);
    const tie = optional(given, 'tie', (value) => sideNamed(value, 'victory.tie', sides, complain));
    if (tie !== null && rounds === null) complain('victory.tie', 'tieWithoutRounds');
    return { type: 'vp', target, tie };
  }
  if (given.type === 'nonCombatant') {
    refuseUnknown(given, VICTORY_FIELDS.nonCombatant, 'victory', complain);
    if (!sides.some((side) => side.ships.includes(NON_COMBATANT_ID)))
      complain('victory', 'nonCombatantMissing');
    if (rounds === null) complain('rounds', 'roundsMissing');
    return {
      type: 'nonCombatant',
      sunk: sideNamed(given.sunk, 'victory.sunk', sides, complain),
      afloat: sideNamed(given.afloat, 'victory.afloat', sides, complain),
    };
  }
  complain('victory', 'victory', { type: show(given.type) });
  return { type: 'vp', target: 1, tie: null };
}

/** Every side must find enough enemy points at sea or in reserve to reach the target. */
function checkReach(
  sides: readonly Side[],
  target: number,
  nonCombatantVp: number,
  complain: Complain,
): void {
  const worth = (id: string) => (id === NON_COMBATANT_ID ? nonCombatantVp : shipCard(id).vp);
  for (const side of sides) {
    const enemies = sides.filter(
      (other) => other !== side && (other.team === null || other.team !== side.team),
    );
    const afloat = enemies.flatMap((enemy) => [...enemy.ships, ...enemy.reserve]);
    const total = afloat.reduce((sum, id) => sum + worth(id), 0);
    if (total < target) complain('victory.target', 'outOfReach', { side: side.name, target, total });
  }
}

function sideNamed(value: unknown, at: string, sides: readonly Side[], complain: Complain): number {
  const index = sides.findIndex((side) => side.name === value);
  if (index < 0)
    complain(at, 'sideName', { name: show(value), sides: sides.map((side) => side.name).join(', ') });
  return index;
}
