/** The crew: who is fit, who commands, how wounds add up (rules 10.5, 10.6.2). */
import type { Man } from '../data/charts/damage.ts';
import type { Captain, Crew, Wound } from '../state.ts';

/** Too badly hurt for duty (10.5.3). */
export const down = (wound: Wound): boolean => wound === 'SW' || wound === 'KIA';

/** Whether none of the officers has been hurt at all. */
export const unhurt = ({ men }: Crew): boolean =>
  men.kommandant === 'fit' &&
  men.firstOfficer === 'fit' &&
  men.secondOfficer === 'fit' &&
  men.engineer === 'fit' &&
  men.doctor === 'fit';

/** Every crew box is too badly hurt for duty (10.5.3). */
export function handsDown(crew: Crew): boolean {
  for (const hand of crew.hands) if (!down(hand)) return false;
  return true;
}

/** Who commands the boat: the Kommandant, else the watch officers, else the engineer (10.5.3). */
export function commander(crew: Crew): 'kommandant' | 'firstOfficer' | 'secondOfficer' | 'engineer' {
  if (!down(crew.men.kommandant)) return 'kommandant';
  if (!down(crew.men.firstOfficer)) return 'firstOfficer';
  if (!down(crew.men.secondOfficer)) return 'secondOfficer';
  return 'engineer';
}

/** The modifier for a boat without her Kommandant; none with an Experte in his place (11.1, ruling H2). */
export function commandPenalty(crew: Crew): 0 | 1 | 2 {
  const man = commander(crew);
  if (man === 'kommandant') return 0;
  if (man === 'firstOfficer') return crew.experts.firstOfficer ? 0 : 1;
  return man === 'secondOfficer' && crew.experts.secondOfficer ? 0 : 2;
}

/** What a wound becomes when another one is added (10.6.2). */
export function worse(before: Wound, added: Exclude<Wound, 'fit'>): Wound {
  if (before === 'KIA' || added === 'KIA') return 'KIA';
  if (before === 'fit') return added;
  if (before === 'LW') return 'SW';
  return added === 'SW' ? 'KIA' : 'SW';
}

const WOUND_ORDER: readonly Wound[] = ['fit', 'LW', 'SW'];

/** The crew box that takes the next wound: the least hurt one; -1 when all are dead (10.5.3). */
export function nextHand(crew: Crew): number {
  for (const wound of WOUND_ORDER) {
    const index = crew.hands.indexOf(wound);
    if (index >= 0) return index;
  }
  return -1;
}

/** Whether somebody is on board to be hurt (9.6.10). */
export const aboard = (captain: Captain, man: Man): boolean =>
  man !== 'agent' || (captain.patrol?.task === 'agent' && captain.patrol.mission === 'pending');

/** The modifier of repairs and pumps by the engineer (10.5.3, 10.7.3). */
export function engineerModifier(crew: Crew): -1 | 0 | 1 {
  if (down(crew.men.engineer)) return 1;
  return crew.experts.engineer ? -1 : 0;
}

/** A crew as it first reports aboard: trained, fit, without an Experte (4.4.2). */
export const freshCrew = (): Crew => ({
  quality: 1,
  men: {
    kommandant: 'fit',
    firstOfficer: 'fit',
    secondOfficer: 'fit',
    engineer: 'fit',
    doctor: 'fit',
    agent: 'fit',
  },
  experts: { engineer: false, doctor: false, firstOfficer: false, secondOfficer: false },
  hands: ['fit', 'fit', 'fit', 'fit'],
});

/** One of the wounded: an officer, or a crew box by its index. */
export interface Wounded {
  readonly man: Exclude<Man, 'agent'> | 'hand';
  readonly index: number;
}

const OFFICERS = ['kommandant', 'firstOfficer', 'secondOfficer', 'engineer', 'doctor'] as const;
const NOBODY: readonly Wounded[] = [];

/** The seriously wounded, officers first (10.5.3, 10.11). */
export function seriouslyWounded(crew: Crew): readonly Wounded[] {
  let wounded = NOBODY;
  if (!unhurt(crew))
    for (const man of OFFICERS) if (crew.men[man] === 'SW') wounded = [...wounded, { man, index: 0 }];
  for (let index = 0; index < crew.hands.length; index++)
    if (crew.hands[index] === 'SW') wounded = [...wounded, { man: 'hand', index }];
  return wounded;
}

const SUCCESSES_TO_ADVANCE = 3;

/** Whether the patrol just over was a third success (11.1). */
export const advances = (captain: Captain): boolean =>
  captain.log[captain.log.length - 1]?.result === 'S' && captain.successes % SUCCESSES_TO_ADVANCE === 0;
