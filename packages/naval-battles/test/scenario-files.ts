/** Scenario files for tests: small sound ones, and what is said about others. */
import { text } from '@flotilla/table';
import { parseScenario } from '../src/rules/scenario.ts';
import { say } from './reading.ts';

export type Json = Record<string, unknown>;

export const NORTH: Json = { name: 'North', navy: 'norway', ships: ['Bergen'], reserve: 'none' };
export const SOUTH: Json = { name: 'South', navy: 'argentina', ships: ['Drummond'], reserve: 'none' };

/** A small, sound scenario. */
export const file = (change: Json = {}): Json => ({
  id: 'two-frigates',
  name: 'Two frigates',
  sides: [NORTH, SOUTH],
  victory: { type: 'vp', target: 2 },
  ...change,
});

export const withNorth = (change: Json, rest: Json = {}): Json =>
  file({ sides: [{ ...NORTH, ...change }, SOUTH], ...rest });

/** A scenario about a non-combatant of South. */
export const convoy = (change: Json = {}): Json =>
  file({
    sides: [NORTH, { ...SOUTH, ships: ['Drummond', 'Non-Combatant'] }],
    rounds: 3,
    victory: { type: 'nonCombatant', sunk: 'North', afloat: 'South' },
    ...change,
  });

/** All faults of a scenario in words. */
export const faults = (input: unknown): string[] => {
  const parsed = parseScenario(input);
  return parsed.ok ? [] : parsed.problems.map(({ at, why, args }) => `${at}: ${say(text(why, args))}`);
};
