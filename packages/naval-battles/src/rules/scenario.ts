/** Reads a scenario, built in or written by a player, and says in words what is wrong with it (scenarios). */
import { isTooDeep } from '@flotilla/table';
import { NON_COMBATANT_ID, shipCard } from '../data/cards.ts';
import type { Scenario, ScenarioRules, Side, Victory } from '../data/scenario-types.ts';
import { SCENARIO_FILES } from '../data/scenarios.ts';
import type { Complain, Json, Problem } from './fields.ts';
import { isRecord, optional, readName, readText, readWhole, refuseUnknown, show } from './fields.ts';
import { readSides } from './scenario-sides.ts';

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
const RULES: Required<ScenarioRules> = {
  reinforcements: true,
  airStrikes: true,
  bombardments: true,
  rowRule: false,
  nonCombatantLast: false,
};
const VICTORY_FIELDS = { vp: ['type', 'target', 'tie'], nonCombatant: ['type', 'sunk', 'afloat'] };
const NON_COMBATANT_FIELDS = ['vp', 'hull'];
const ORIGINS: readonly Scenario['origin'][] = ['printed', 'own', 'custom'];
const BUILT_IN: ReadonlySet<string> = new Set(SCENARIO_FILES.map((file) => file.id));
const NO_IDS: ReadonlySet<string> = new Set();
const MOST_ROUNDS = 50;
const LONGEST_BACKGROUND = 1000;

/** Reads a player's scenario from plain data or from JSON text. */
export const parseScenario = (input: unknown): Parsed => parse(input, BUILT_IN);

function parse(input: unknown, taken: ReadonlySet<string>): Parsed {
  const problems: Problem[] = [];
  const complain: Complain = (at, why, args = {}) => {
    problems.push({ at, why: `scenario.error.${why}`, args });
  };
  const file = typeof input === 'string' ? fromText(input, complain) : input;
  if (isTooDeep(file)) complain('', 'tooDeep');
  if (problems.length > 0) return { ok: false, problems };
  if (!isRecord(file)) {
    complain('', 'notAnObject');
    return { ok: false, problems };
  }
  const scenario = readScenario(file, taken, complain);
  return problems.length > 0 ? { ok: false, problems } : { ok: true, scenario };
}

const parsed = new Map<string, Scenario>();

/** The built-in scenario with this id, or nothing. */
export function scenarioById(id: string): Scenario | undefined {
  const known = parsed.get(id);
  if (known) return known;
  const file = SCENARIO_FILES.find((scenario) => scenario.id === id);
  if (!file) return undefined;
  const result = parse(file, NO_IDS);
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

function readScenario(file: Json, taken: ReadonlySet<string>, complain: Complain): Scenario {
  refuseUnknown(file, FIELDS, '', complain);
  const year = optional(file, 'year', (value) => readWhole(value, 'year', 1940, 2100, complain));
  const sides = readSides(file, year, complain);
  const rounds = optional(file, 'rounds', (value) => readWhole(value, 'rounds', 1, MOST_ROUNDS, complain));
  const rules = readRules(file, complain);
  const forces = sides.map((side) => (rules.reinforcements ? [...side.ships, ...side.reserve] : side.ships));
  const nonCombatant = readNonCombatant(file, complain);
  checkPrinted(file, complain);
  const scenario: Scenario = {
    id: readId(file, taken, complain),
    name: readName(file, 'name', complain),
    origin: readOrigin(file, complain),
    variantOf: file.variantOf === undefined ? null : idIn(file.variantOf, 'variantOf', complain),
    year,
    background: 'background' in file ? readText(file, 'background', LONGEST_BACKGROUND, complain) : '',
    sides,
    first: optional(file, 'first', (value) => sideNamed(value, 'first', sides, complain)),
    rounds,
    rules,
    nonCombatant,
    victory: readVictory(file, sides, rounds, complain),
  };
  checkReach(scenario, forces, complain);
  checkNonCombatant(file, scenario, forces, complain);
  return scenario;
}

function readId(file: Json, taken: ReadonlySet<string>, complain: Complain): string {
  const id = idIn(file.id, 'id', complain);
  if (taken.has(id)) complain('id', 'idTaken', { id });
  return id;
}

function idIn(value: unknown, at: string, complain: Complain): string {
  if (typeof value === 'string' && /^[a-z0-9][a-z0-9-]{0,39}$/.test(value)) return value;
  complain(at, 'id');
  return '';
}

function readOrigin(file: Json, complain: Complain): Scenario['origin'] {
  if (file.origin === undefined) return 'custom';
  const origin = ORIGINS.find((known) => known === file.origin);
  if (!origin) complain('origin', 'origin', { origin: show(file.origin) });
  return origin ?? 'custom';
}

/** Checks the list of fields that follow the rulebook, which is for readers of the file. */
function checkPrinted({ printed }: Json, complain: Complain): void {
  if (printed === undefined) return;
  if (!Array.isArray(printed) || printed.some((field) => typeof field !== 'string'))
    complain('printed', 'fieldList');
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
    if (!Object.hasOwn(RULES, name)) continue;
    if (typeof value === 'boolean') rules[name] = value;
    else complain(`rules.${name}`, 'yesOrNo', { value: show(value) });
  }
  return { ...RULES, ...rules };
}

function readNonCombatant(file: Json, complain: Complain): Scenario['nonCombatant'] {
  const usual = { vp: 0, hull: shipCard(NON_COMBATANT_ID).hull };
  const given = file.nonCombatant;
  if (given === undefined) return usual;
  if (!isRecord(given)) {
    complain('nonCombatant', 'nonCombatant', { fields: NON_COMBATANT_FIELDS.join(', ') });
    return usual;
  }
  refuseUnknown(given, NON_COMBATANT_FIELDS, 'nonCombatant', complain);
  return {
    vp: 'vp' in given ? readWhole(given.vp, 'nonCombatant.vp', 0, 50, complain) : usual.vp,
    hull: 'hull' in given ? readWhole(given.hull, 'nonCombatant.hull', 1, 12, complain) : usual.hull,
  };
}

function readVictory(file: Json, sides: readonly Side[], rounds: number | null, complain: Complain): Victory {
  const given = isRecord(file.victory) ? file.victory : {};
  if (given.type === 'vp') {
    refuseUnknown(given, VICTORY_FIELDS.vp, 'victory', complain);
    const target = readWhole(given.target, 'victory.target', 1, 500, complain);
    const tie = optional(given, 'tie', (value) => sideNamed(value, 'victory.tie', sides, complain));
    if (tie !== null && rounds === null) complain('victory.tie', 'tieWithoutRounds');
    return { type: 'vp', target, tie };
  }
  if (given.type === 'nonCombatant') {
    refuseUnknown(given, VICTORY_FIELDS.nonCombatant, 'victory', complain);
    if (!sides.some((side) => side.ships.includes(NON_COMBATANT_ID)))
      complain('victory', 'nonCombatantMissing');
    if (rounds === null) complain('rounds', 'roundsMissing');
    const sunk = sideNamed(given.sunk, 'victory.sunk', sides, complain);
    const afloat = sideNamed(given.afloat, 'victory.afloat', sides, complain);
    if (areTogether(sides[sunk], sides[afloat])) complain('victory', 'sameCamp');
    return { type: 'nonCombatant', sunk, afloat };
  }
  complain('victory', 'victory', { type: show(given.type) });
  return { type: 'vp', target: 1, tie: null };
}

/** Whether two sides win together: they are one, or of one team. */
const areTogether = (a: Side | undefined, b: Side | undefined): boolean =>
  a !== undefined && b !== undefined && (a === b || (a.team !== null && a.team === b.team));

/** Checks that every side faces enough enemy points, at sea or in reserve, to reach the target. */
function checkReach(
  { sides, victory, nonCombatant }: Scenario,
  forces: readonly (readonly string[])[],
  complain: Complain,
): void {
  if (victory.type !== 'vp') return;
  const { target } = victory;
  const worth = (id: string) => (id === NON_COMBATANT_ID ? nonCombatant.vp : shipCard(id).vp);
  for (const side of sides) {
    const enemies = forces.filter((_, index) => !areTogether(side, sides[index])).flat();
    const total = enemies.reduce((sum, id) => sum + worth(id), 0);
    if (total < target) complain('victory.target', 'outOfReach', { side: side.name, target, total });
  }
}

/** Checks that anything said about the non-combatant has one that sails or may arrive. */
function checkNonCombatant(
  file: Json,
  { rules }: Scenario,
  forces: readonly (readonly string[])[],
  complain: Complain,
): void {
  if (forces.some((ships) => ships.includes(NON_COMBATANT_ID))) return;
  if (file.nonCombatant !== undefined) complain('nonCombatant', 'nonCombatantMissing');
  if (rules.nonCombatantLast) complain('rules.nonCombatantLast', 'nonCombatantMissing');
}

function sideNamed(value: unknown, at: string, sides: readonly Side[], complain: Complain): number {
  const index = sides.findIndex((side) => side.name === value);
  if (index < 0)
    complain(at, 'sideName', { name: show(value), sides: sides.map((side) => side.name).join(', ') });
  return index;
}
