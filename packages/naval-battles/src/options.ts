/** What is agreed before a battle, and the state it begins with (set-up; optional rules; scenarios). */
import type { Field, Refusal } from '@flotilla/table';
import { text } from '@flotilla/table';
import { ACTIONS, SHIPS } from './data/cards.ts';
import type { Scenario } from './data/scenario-types.ts';
import { SCENARIO_FILES } from './data/scenarios.ts';
import { newVessel } from './rules/change.ts';
import type { Problem } from './rules/fields.ts';
import { NO_ORDERS } from './rules/orders.ts';
import { parseScenario, scenarioById } from './rules/scenario.ts';
import type { Player, State, Terms } from './state.ts';

/** What is agreed before the first step. */
export interface Options {
  points: number; // starting points of each fleet, or of each team
  scenario: string; // 'open' for a battle of choice, 'custom', or the id of a built-in scenario
  custom: string; // the text of a custom scenario, otherwise empty
  teams: string; // a letter for each seat, such as ABAB; empty without teams
  rowRule: boolean; // optional: air strikes find ships in the rear harder to hit
  cardReserve: boolean; // optional: action cards may be bought with starting points
  stalemate: number; // full rounds without an attack that end the game; 0 for never
  windows: string; // 'holders': only those with an answer are asked; 'everyone': all who could have one
}

/** Starting points by default (set-up, fleets). */
const USUAL_POINTS = 25;
const FEWEST_POINTS = 10;
const MOST_POINTS = 60;
const USUAL_STALEMATE = 4;
/** Enough for the cheapest ship of any navy. */
const POINTS_FOR_A_FLEET = 4;
const LONGEST_SCENARIO = 20_000;

/** The form of a new battle. */
export const optionFields: readonly Field[] = [
  {
    id: 'scenario',
    kind: 'choice',
    options: [
      { id: 'open' },
      ...SCENARIO_FILES.map((file) => ({
        id: file.id,
        text: 'scenario',
        args: { name: text(`scenario.${file.id}.name`), sides: file.sides.length },
        note: text(`scenario.${file.id}.special`),
      })),
      { id: 'custom' },
    ],
    start: 'open',
  },
  { id: 'points', kind: 'count', min: FEWEST_POINTS, max: MOST_POINTS, start: USUAL_POINTS },
  { id: 'teams', kind: 'text', max: 6, start: '' },
  { id: 'rowRule', kind: 'yes', start: false },
  { id: 'cardReserve', kind: 'yes', start: false },
  { id: 'stalemate', kind: 'count', min: 0, max: 20, start: USUAL_STALEMATE },
  {
    id: 'windows',
    kind: 'choice',
    options: [{ id: 'holders' }, { id: 'everyone' }],
    start: 'holders',
  },
  { id: 'custom', kind: 'text', max: LONGEST_SCENARIO, start: '' },
];

/** Two or more people would notice who is asked and learn from it who holds what, so everybody is asked (A11). */
export const forcedByPeople = (people: number): Partial<Options> =>
  people > 1 ? { windows: 'everyone' } : {};

/** A scenario sets fleets, points and cards; only a custom scenario has a text to paste in. */
export function idleOptions({ scenario }: Options): readonly string[] {
  if (scenario === 'open') return ['custom'];
  const given = ['points', 'teams', 'cardReserve'];
  return scenario === 'custom' ? given : [...given, 'custom'];
}

const refusal = (why: string, rule: string, args: Record<string, string | number> = {}): Refusal => ({
  why: text(why, args),
  rule,
});

/** Null when the options go together and fit the seats, otherwise the reason. */
export function checkOptions(options: Options, seats: number): Refusal | null {
  if (options.scenario === 'custom') {
    const parsed = parseScenario(options.custom);
    if (!parsed.ok) return problemAsRefusal(parsed.problems);
  }
  const scenario = scenarioOf(options);
  if (scenario && scenario.sides.length !== seats) {
    const args = { name: scenario.name, sides: scenario.sides.length, seats };
    return refusal('refused.scenarioSeats', 'scenarios', args);
  }
  if (scenario && options.teams !== '') return refusal('refused.scenarioTeams', 'scenarios');
  if (scenario && options.cardReserve) return refusal('refused.scenarioCards', 'option.cards');
  if (options.teams === '') return null;
  if (!/^[A-F]+$/.test(options.teams) || options.teams.length !== seats)
    return refusal('refused.teamLetters', 'option.teams', { seats });
  if (new Set(options.teams).size < 2) return refusal('refused.oneTeam', 'option.teams');
  const members = Math.max(...[...options.teams].map((team) => options.teams.split(team).length - 1));
  const least = members * POINTS_FOR_A_FLEET;
  return options.points < least ? refusal('refused.teamPointsLow', 'option.teams', { members, least }) : null;
}

/** The first problem in a scenario file, its place, and how many more there are. */
function problemAsRefusal([first, ...others]: readonly Problem[]): Refusal {
  const { at = '', why = '', args = {} } = first ?? {};
  const what = text(why, args);
  const fault = at === '' ? text('scenario.fault', { what }) : text('scenario.faultAt', { at, what });
  const more = others.length;
  return {
    why: more === 0 ? fault : text('refused.scenario', { fault, more }),
    rule: 'scenarios',
  };
}

function scenarioOf(options: Options): Scenario | null {
  if (options.scenario === 'open') return null;
  if (options.scenario !== 'custom') return scenarioById(options.scenario) ?? null;
  const parsed = parseScenario(options.custom);
  return parsed.ok ? parsed.scenario : null;
}

const EVERY_CARD = ACTIONS.map((card) => card.id);
const EVERY_SHIP = SHIPS.map((ship) => ship.id);

/** The state before the first step. */
export function setup(options: Options, seats: number): State {
  const scenario = scenarioOf(options);
  const terms = termsOf(options, scenario);
  const players = Array.from({ length: seats }, (_, seat) => newPlayer(seat, options, scenario));
  const taken = players.flatMap((player) => [...player.fleet.map((v) => v.id), ...player.reserve]);
  return {
    terms,
    players,
    first: terms.first ?? 0,
    round: 0,
    turn: 0,
    active: 0,
    phase: 'setup',
    deck: [...EVERY_CARD],
    discard: [],
    box: EVERY_SHIP.filter((ship) => !taken.includes(ship)),
    attacks: [],
    defences: [],
    plays: [],
    plans: [],
    onTable: [],
    byHand: false,
    serial: 0,
    quiet: 0,
    attacksThisRound: 0,
    shuffles: 0,
    totals: { attacks: 0, stopped: 0, cancelled: 0, sunk: 0, reinforced: 0, guards: 0 },
    division: null,
    ending: null,
  };
}

function termsOf(options: Options, scenario: Scenario | null): Terms {
  const windows = options.windows === 'everyone' ? 'everyone' : 'holders';
  if (!scenario) {
    return {
      scenario: null,
      name: '',
      background: '',
      target: options.points,
      rounds: null,
      victory: { type: 'vp', target: options.points, tie: null },
      reinforcements: true,
      airStrikes: true,
      bombardments: true,
      rowRule: options.rowRule,
      nonCombatantLast: false,
      nonCombatantVp: 0,
      nonCombatantHull: 1,
      cardReserve: options.cardReserve,
      stalemate: options.stalemate,
      teams: options.teams !== '',
      first: null,
      windows,
    };
  }
  const { victory, rules, nonCombatant } = scenario;
  return {
    scenario: scenario.id,
    name: scenario.name,
    background: scenarioById(scenario.id) ? '' : scenario.background,
    target: victory.type === 'vp' ? victory.target : 0,
    rounds: scenario.rounds,
    victory,
    reinforcements: rules.reinforcements,
    airStrikes: rules.airStrikes,
    bombardments: rules.bombardments && rules.airStrikes,
    rowRule: rules.rowRule || options.rowRule,
    nonCombatantLast: rules.nonCombatantLast,
    nonCombatantVp: nonCombatant.vp,
    nonCombatantHull: nonCombatant.hull,
    cardReserve: false,
    stalemate: options.stalemate,
    teams: scenario.sides.some((side) => side.team !== null),
    first: scenario.first,
    windows,
  };
}

function newPlayer(seat: number, options: Options, scenario: Scenario | null): Player {
  const side = scenario?.sides[seat];
  const letters = [...new Set(options.teams)];
  const ships = side?.ships ?? [];
  return {
    seat,
    navy: side?.navy ?? null,
    side: side?.name ?? '',
    team: side ? side.team : options.teams === '' ? null : letters.indexOf(options.teams.charAt(seat)),
    points: scenario ? 0 : options.points,
    unspent: 0,
    fleet: ships.map(newVessel),
    shown: false,
    reserve: [...(side?.reserve ?? [])],
    hand: [],
    stock: [],
    pile: [],
    lost: [],
    removed: [],
    out: false,
    orders: NO_ORDERS,
    passing: false,
  };
}

/** The cards a scenario lays beside each fleet, by seat. */
export const scenarioCards = (options: Options, seat: number) =>
  scenarioOf(options)?.sides[seat]?.cards ?? [];
