/** What is wrong with a scenario that somebody wrote, for whoever judges files before they are played. */
import type { Text } from '@flotilla/table';
import { text } from '@flotilla/table';
import { parseScenario } from './rules/scenario.ts';

/** Everything that is wrong with the text of a scenario, each with its place; nothing for a sound one. */
export function scenarioFaults(file: string): { at: string; why: Text }[] {
  const parsed = parseScenario(file);
  return parsed.ok ? [] : parsed.problems.map(({ at, why, args }) => ({ at, why: text(why, args) }));
}
