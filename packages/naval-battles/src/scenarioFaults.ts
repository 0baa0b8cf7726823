/** What is wrong with a player's scenario, for checking files before they are played. */
import type { Text } from '@flotilla/table';
import { text } from '@flotilla/table';
import { parseScenario } from './rules/scenario.ts';

/** Everything that is wrong with the text of a scenario, each fault with its place; empty for a sound one. */
export function scenarioFaults(file: string): { at: string; why: Text }[] {
  const parsed = parseScenario(file);
  return parsed.ok ? [] : parsed.problems.map(({ at, why, args }) => ({ at, why: text(why, args) }));
}
