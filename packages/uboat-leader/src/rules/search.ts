/** Searching for contacts in a sea area (8.1, 8.2). */
import type { Modifier, RollFacts } from '@flotilla/table';
import { declareRoll, plusFor } from '@flotilla/table';
import { ATTACKED_LOSS, INTELLIGENCE_BONUS, SEARCHER_BONUS, WARNING_LOSS } from '../data/charts.ts';
import type { Boat, Known } from '../state.ts';
import type { Steps } from '../steps.ts';
import { roll } from './book.ts';
import { contactChart } from './charts.ts';
import { boatOf, damageTo, hasAbility, seaArea } from './lookup.ts';

/** What a contact roll is judged by. */
interface Search {
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

/** What a boat's search is judged by where it is; without a radio it loses both kinds of help (9.28). */
function searchOf(s: Known, boat: Boat): Search {
  const marks = s.marks[boat.place];
  const radio = damageTo(boat, 'electronics') === 0;
  return {
    intelligence: radio && (marks?.intelligence ?? false),
    searcher: radio && hasAbility(s, boat, 'searcher'),
    warnings: marks?.warnings ?? 0,
    attacked: boat.attacked,
    events: boat.contactBonus,
  };
}

/** 8.1 — the contacts of a sea area by the die. */
const chartOf = (s: Known, area: string) => contactChart(seaArea(s, area).contacts);

/** 8.1 — the die of a boat that looks for contacts, read from whatever knows the boat: a state or a view. */
const CONTACT_DIE: RollFacts<Known, Steps['search'], number, 'all', Search> = {
  chart: (s, { boat }) => chartOf(s, boatOf(s, boat).place),
  modifiers: CONTACT_MODIFIERS,
  about: (s, { boat }) => searchOf(s, boatOf(s, boat)),
};

/** The die by the name of the step that throws it. */
export const contactRoll = declareRoll('search', CONTACT_DIE);

/** What nothing speaks for or against. */
const PLAIN: Search = { intelligence: false, searcher: false, warnings: 0, attacked: false, events: 0 };

/** 8.1, 8.2 — the same die in an area without a boat in mind: as printed, or with Intelligence laid there. */
export const areaRoll = declareRoll('search', {
  chart: (s: Known, { area }: { readonly area: string; readonly intelligence: boolean }) => chartOf(s, area),
  modifiers: CONTACT_MODIFIERS,
  about: (_, { intelligence }) => ({ ...PLAIN, intelligence }),
});

/** 8.2 — what a boat would add to its contact roll now. */
export const contactPlus = (s: Known, boat: Boat): number => plusFor(s, contactRoll, { boat: boat.id });

/** 8.1 — a boat searches for contacts in its sea area. */
export const search = roll('search', {
  ...CONTACT_DIE,
  before: (t) => {
    t.state.occasion++;
    t.at(t.state.clock, 2, t.state.occasion);
  },
  fell: (t, { outcome }, args) => {
    const s = t.state;
    const boat = boatOf(s, args.boat);
    t.say('contactRoll', '8.1', { boat: boat.id, area: boat.place, n: outcome });
    if (outcome === 0) {
      boat.searched = true;
      return;
    }
    s.active = boat.id;
    s.contacts = outcome;
    t.next('meet');
  },
});
