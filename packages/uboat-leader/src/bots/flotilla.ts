/** How `steady` builds its flotilla and spends its points. */
import type { Option, PickDecision } from '@flotilla/table';
import type { BoatCard, Level } from '../data/types.ts';
import { boatCard, campaignOf, isOfClass, levelOf } from '../rules/lookup.ts';
import type { View } from '../view.ts';

/** Points kept back for options during the campaign. */
const RESERVE = { short: 1, medium: 5, long: 11 } as const;

/** What a boat promises for its points: torpedoes brought to bear, and how long the crew lasts. */
function promise(card: BoatCard, level: Level): number {
  const side = card.levels[level];
  const torpedoes = Math.min(22, card.ready + card.stored);
  const aim = 1 + 0.12 * side.okay.torpedo;
  const nerves = side.shakenTo + 0.8 * side.okayTo;
  const skin = 1 + 0.08 * side.okay.evasion;
  const extras = side.abilities.length * 0.06;
  return (torpedoes * 0.55 + nerves * 0.55 + (card.gun > 0 ? 2 : 0)) * aim * skin * (1 + extras);
}

/** What a crew promises for each of its points; nothing when it would eat into the reserve. */
function bargain(view: View, card: BoatCard, level: Level, reserve: number): number {
  const cost = card.levels[level].so;
  return cost > view.so - reserve ? 0 : promise(card, level) / (cost + 3);
}

const LEVELS: readonly Level[] = ['green', 'trained', 'veteran', 'ace'];

/** Coastal boats, taken only for the last few points. */
const COASTAL = ['II'];
const LAST_POINTS = 6;

/** Chooses the boat with the best promise for its points, until only the reserve is left. */
export function chooseBoat(view: View, decision: PickDecision, reserve: number): string {
  let best = 'done';
  let bestScore = 0;
  for (const { id, value } of decision.options) {
    if (!value) continue;
    const card = boatCard(view, id);
    if (isOfClass(card.type, COASTAL) && view.so - reserve > LAST_POINTS) continue;
    const score = Math.max(...LEVELS.map((level) => bargain(view, card, level, reserve)));
    if (score > bestScore) {
      bestScore = score;
      best = id;
    }
  }
  if (best !== 'done' || decision.options.some((option) => option.id === 'done')) return best;
  return decision.options[0]?.id ?? '';
}

/** The crew with the best promise for its points; the cheapest when all would eat into the reserve. */
export function chooseCrew(view: View, decision: PickDecision, reserve: number): string {
  const card = boatCard(view, String(decision.about.boat));
  const score = (option: Option) => bargain(view, card, option.value as Level, reserve);
  return decision.options.reduce((best, option) => (score(option) > score(best) ? option : best)).id;
}

/** Points steady keeps back. */
export const reserveOf = (view: View): number => RESERVE[view.length];

/** Whether to deal another boat: as long as there are points beyond the reserve. */
export const chooseMore = (view: View): string => (view.so > reserveOf(view) + 3 ? 'deal' : 'stop');

/** The side of a dealt card to take: the better one that can be paid for. */
export const chooseDealt = (_view: View, decision: PickDecision): string =>
  decision.options[decision.options.length - 1]?.id ?? '';

/** A port with access to good waters, preferably one with fewer boats. */
export function choosePort(view: View, decision: PickDecision): string {
  const crowd = (id: string) => view.boats.filter((boat) => boat.place === id).length;
  const ports = [...decision.options].sort((a, b) => crowd(a.id) - crowd(b.id));
  return (ports.find((port) => port.id === 'france') ?? ports[0])?.id ?? '';
}

/** Spends points where they bring most: rest for worn crews, missions for full boats, intelligence for busy areas. */
export function chooseSpending(view: View, decision: PickDecision): string {
  const find = (test: (option: Option) => boolean): string | undefined => decision.options.find(test)?.id;
  const inPort = view.boats.filter((boat) => boat.fate === 'serving' && boat.inPort);
  const worn = inPort.reduce((sum, boat) => sum + Math.min(4, boat.stress), 0);
  if (worn >= 6) {
    const rest = find((option) => option.id === 'rest');
    if (rest) return rest;
  }
  const supplied = find((option) => {
    if (option.text !== 'supply') return false;
    const area = option.id.slice('supply:'.length);
    const worn = view.boats.filter(
      (boat) => boat.fate === 'serving' && boat.place === area && boat.stress > levelOf(view, boat).okayTo,
    );
    return worn.length >= 2;
  });
  if (supplied) return supplied;
  const patrols = campaignOf(view).lengths[view.length].patrols;
  const lastChance = view.boats.every((boat) => boat.fate !== 'serving' || boat.patrols >= patrols - 1);
  if (lastChance && view.so >= 2) {
    const busy = (area: string) =>
      view.boats.filter((boat) => boat.fate === 'serving' && boat.place === area && boat.ready.plain > 2)
        .length;
    const intelligence = find(
      (option) => option.text === 'intelligence' && busy(option.id.slice('intelligence:'.length)) >= 2,
    );
    if (intelligence) return intelligence;
  }
  return 'done';
}
