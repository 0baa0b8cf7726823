/** What players are told about the scenario they play: its title, what led to it, its special rules and how it is won. */
import type { Text } from '@flotilla/table';
import { text } from '@flotilla/table';
import { NON_COMBATANT_ID, shipCard } from '../data/cards.ts';
import { SCENARIO_FILES } from '../data/scenarios.ts';
import type { Player, Terms } from '../state.ts';
import { who } from './words.ts';

const BUILT_IN = new Set(SCENARIO_FILES.map((file) => file.id));
const USUAL_HULL = shipCard(NON_COMBATANT_ID).hull;
type Sides = readonly Pick<Player, 'seat' | 'navy' | 'side'>[];

/** What distinguishes one battle from another. */
type Battle = Pick<Terms, 'scenario' | 'name' | 'target'>;

const isBuiltIn = (terms: Battle): boolean => terms.scenario !== null && BUILT_IN.has(terms.scenario);

/** What a battle is called: built-in scenarios have texts, custom ones their own name. */
export function battleTitle(terms: Battle): Text {
  if (terms.scenario === null) return text('battle.open', { points: terms.target });
  return isBuiltIn(terms) ? text(`scenario.${terms.scenario}.name`) : terms.name;
}

/** The parts of a briefing: what led to the battle, and its special rules with the way it is won. */
export type BriefingPart = 'background' | 'special';

const WHOLE: readonly BriefingPart[] = ['background', 'special'];

/** What is told before this battle; nothing about a battle of choice. */
export function briefingParts(terms: Terms): readonly BriefingPart[] {
  if (terms.scenario === null) return [];
  return isBuiltIn(terms) || terms.background !== '' ? WHOLE : ['special'];
}

/** One part of it: built-in scenarios have texts, custom ones their own words and the rules they set. */
export function briefingText(part: BriefingPart, terms: Terms, sides: Sides): Text {
  if (isBuiltIn(terms)) return text(`scenario.${terms.scenario}.${part}`);
  return part === 'background' ? terms.background : sentences(specialRules(terms, sides));
}

/** All of it. */
export const briefing = (terms: Terms, sides: Sides): Text[] =>
  briefingParts(terms).map((part) => briefingText(part, terms, sides));

/** The special rules of a custom scenario, one sentence each, with the way it is won last. */
function specialRules(terms: Terms, sides: Sides): Text[] {
  const said: Text[] = [];
  if (terms.first !== null) said.push(text('terms.first', { who: sideAt(sides, terms.first) }));
  if (!terms.reinforcements) said.push(text('terms.noReinforcements'));
  if (!terms.airStrikes) said.push(text('terms.noAirStrikes'));
  else if (!terms.bombardments) said.push(text('terms.noBombardments'));
  if (terms.rowRule) said.push(text('terms.rowRule'));
  if (terms.nonCombatantVp > 0) said.push(text('terms.nonCombatantWorth', { points: terms.nonCombatantVp }));
  if (terms.nonCombatantHull !== USUAL_HULL)
    said.push(text('terms.nonCombatantHull', { hull: terms.nonCombatantHull }));
  if (terms.nonCombatantLast) said.push(text('terms.nonCombatantLast'));
  if (terms.rounds !== null) said.push(text('terms.rounds', { rounds: terms.rounds }));
  said.push(...victoryRules(terms, sides));
  return said;
}

function victoryRules({ victory, teams }: Terms, sides: Sides): Text[] {
  if (victory.type === 'nonCombatant') {
    const winners = { sunk: sideAt(sides, victory.sunk), afloat: sideAt(sides, victory.afloat) };
    return [text(teams ? 'terms.nonCombatantTeams' : 'terms.nonCombatant', winners)];
  }
  const target = text(teams ? 'terms.targetTeams' : 'terms.target', { target: victory.target });
  if (victory.tie === null) return [target];
  return [target, text('terms.tie', { who: sideAt(sides, victory.tie) })];
}

function sideAt(sides: Sides, seat: number): Text {
  const side = sides[seat];
  return side ? who(side) : '';
}

/** Sentences one after the other. */
function sentences([first = '', ...rest]: readonly Text[]): Text {
  return rest.length === 0 ? first : text('terms.sentences', { first, rest: sentences(rest) });
}
