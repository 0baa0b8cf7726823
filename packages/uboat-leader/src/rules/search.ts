/** What a boat may hope for where it looks for contacts (8.1, 8.2). */
import type { Modifier } from '@flotilla/table';
import { knownOddsOf, sumOf } from '@flotilla/table';
import { ATTACKED_LOSS, INTELLIGENCE_BONUS, SEARCHER_BONUS, WARNING_LOSS } from '../data/charts.ts';
import type { Boat, Known } from '../state.ts';
import { contactChart } from './charts.ts';
import { damageTo, hasAbility, seaArea } from './lookup.ts';

/** What a contact roll is judged by. */
export interface Search {
  readonly intelligence: boolean;
  readonly searcher: boolean;
  readonly warnings: number;
  readonly attacked: boolean;
  readonly events: number;
}

/** 8.2 — modifiers of the contact roll. */
export const CONTACT_MODIFIERS: readonly Modifier<Search>[] = [
  { why: 'intelligence', rule: '8.2', value: INTELLIGENCE_BONUS, when: (search) => search.intelligence },
  { why: 'searcher', rule: '8.2', value: SEARCHER_BONUS, when: (search) => search.searcher },
  { why: 'warnings', rule: '8.2', value: (search) => WARNING_LOSS * search.warnings, bounds: [-20, 0] },
  { why: 'attacked', rule: '8.2', value: ATTACKED_LOSS, when: (search) => search.attacked },
  { why: 'events', rule: '8.2', value: (search) => search.events, bounds: [-20, 20] },
];

/** What is known about a boat's search in an area; a dead radio loses it both kinds of help (9.28). */
export function searchOf(s: Known, boat: Boat, area: string): Search {
  const marks = s.marks[area];
  const radio = damageTo(boat, 'electronics') === 0;
  return {
    intelligence: radio && (marks?.intelligence ?? false),
    searcher: radio && hasAbility(s, boat, 'searcher'),
    warnings: marks?.warnings ?? 0,
    attacked: boat.attacked,
    events: boat.contactBonus,
  };
}

/** 8.1 — the chance of each number of contacts if the boat looked for them in an area now. */
export const contactOdds = (s: Known, boat: Boat, area: string): ReadonlyMap<string, number> =>
  knownOddsOf(
    contactChart(seaArea(s, area).contacts),
    'all',
    sumOf(CONTACT_MODIFIERS, searchOf(s, boat, area)),
  );
