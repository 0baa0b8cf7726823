/** How `steady` fights on the tactical display. */
import type { Option, PickDecision } from '@flotilla/table';
import { WAKE } from '../data/display.ts';
import type { Depth } from '../data/types.ts';
import { GONE, range, stepsToLeave, within } from '../rules/display.ts';
import { menace, preyOf, threatenedHits } from '../rules/enemy.ts';
import {
  attackLine,
  boatCard,
  boatOf,
  boatSpeed,
  evasionOf,
  fighterOf,
  isEscort,
  rowOf,
  shipOf,
} from '../rules/lookup.ts';
import { boatDriftEnds, referenceSpeed } from '../rules/movement.ts';
import type { Battle, Boat, Fighter } from '../state.ts';
import type { View } from '../view.ts';
import type { Lookout, Plan } from './value.ts';
import { lookAround } from './value.ts';

/** The contact a bot is asked about. */
const battleIn = (view: View): Battle => view.battle as Battle;

/** Starts where the first dash leads to the best firing position. */
export const chooseStart = (view: View, decision: PickDecision): string =>
  rankedStarts(view, decision)[0] ?? '';

/** Starting places on the surface, the best first. */
export function rankedStarts(view: View, decision: PickDecision): string[] {
  const boat = boatOf(view, String(decision.about.boat));
  const around = lookAround(view, battleIn(view), boat, fighterOf(battleIn(view), boat.id));
  const speed = boatSpeed(view, boat, 'surfaced');
  const worths = new Map<string, number>();
  const worthOf = (area: string): number => {
    const known = worths.get(area);
    if (known !== undefined) return known;
    const worth = around.strike(area, 'surfaced') - around.danger(area, 'surfaced');
    worths.set(area, worth);
    return worth;
  };
  const starts = decision.options.filter((option) => (option.value as Start).depth === 'surfaced');
  return ranked(starts, (option) => {
    const { area } = option.value as Start;
    return Math.max(...within(area, speed).map(worthOf)) + (area === WAKE ? ASTERN : 0);
  });
}

type Start = { readonly area: string; readonly depth: Depth };

/** Starting astern leaves a short way out. */
const ASTERN = 0.05;

/** Ids of options by falling worth. */
function ranked(options: readonly Option[], worthOf: (option: Option) => number): string[] {
  const worths = options.map((option): [string, number] => [option.id, worthOf(option)]);
  return worths.sort((a, b) => b[1] - a[1]).map(([id]) => id);
}

/** Whether a boat has something to attack with in this contact. */
function canStrike(boat: Boat): boolean {
  return boat.ready.plain + boat.ready.t5 + boat.ready.fat > 0 || boat.gun > 0;
}

/** How long a boat that finds nothing worth its torpedoes stays before it breaks off. */
const PATIENCE = 6;

/** Moves to the best firing position, or leaves when there is nothing more to gain. */
export const chooseHelm = (view: View, decision: PickDecision): string =>
  rankedCourses(view, decision)[0] ?? '';

/** Courses by falling worth. */
export function rankedCourses(view: View, decision: PickDecision): string[] {
  const battle = battleIn(view);
  const boat = boatOf(view, String(decision.about.boat));
  const fighter = fighterOf(battle, boat.id);
  if (boat.ready.plain === 0 && decision.options.some((option) => option.id === 'reload')) return ['reload'];
  const reference = referenceSpeed(view);
  const around = lookAround(view, battle, boat, fighter);
  return ranked(decision.options, (option) =>
    courseWorth(view, boat, fighter, option.value as Course, reference, around),
  );
}

type Course =
  | { kind: 'move'; area: string; depth: Depth }
  | { kind: 'silent'; area: string }
  | { kind: 'leave' }
  | { kind: 'reload' };

/** The cost of every step still to go to the way out. */
const STEP_OUT = 0.12;

/** What a step still to go costs in this phase: more and more once patience is gone, so that in the end no danger holds a boat. */
const stepPrice = ({ round }: Battle): number => STEP_OUT * Math.max(1, round - PATIENCE);

/** Steps still to go to the way out; a boat in earnest about leaving counts them from where it can fall back to. */
function stepsOut(view: View, boat: Boat, fighter: Fighter, reference: number): number {
  if (battleIn(view).round <= PATIENCE) return stepsToLeave(fighter.area as string);
  const ends = boatDriftEnds(view, boat, fighter, reference);
  return Math.min(...ends.map((end) => (end === GONE ? 0 : stepsToLeave(end))));
}

function courseWorth(
  view: View,
  boat: Boat,
  fighter: Fighter,
  course: Course,
  reference: number,
  around: Lookout,
): number {
  const battle = battleIn(view);
  const tired = battle.round > PATIENCE;
  switch (course.kind) {
    case 'leave':
      return 0.02;
    case 'reload':
      return -1;
    case 'silent': {
      const slips = evasionOf(view, boat) / 10;
      return (
        -0.6 +
        0.9 * slips -
        around.danger(course.area, 'submerged') * (1 - slips) -
        stepPrice(battle) *
          stepsOut(view, boat, { ...fighter, area: course.area, depth: 'submerged', silent: true }, reference)
      );
    }
    case 'move': {
      const fallsOut = outAfterDrift(course.area, reference);
      const strike = tired || !canStrike(boat) ? 0 : around.strike(course.area, course.depth);
      const danger =
        around.danger(course.area, course.depth) +
        huntedCost(view, battle, fighter, course.area, course.depth);
      const { area, depth } = course;
      const out =
        strike > 0.05 ? 0 : stepPrice(battle) * stepsOut(view, boat, { ...fighter, area, depth }, reference);
      const stay = strike - danger - out;
      return fallsOut ? Math.max(0.01, stay) : stay;
    }
  }
}

/** Whether a boat in this area may leave the display by the wake in the same phase. */
const outAfterDrift = (area: string, reference: number): boolean => stepsToWakeOf(area) < reference;

const stepsToWakeOf = (area: string): number => range(area, WAKE);

/** What the attack of one escort on a detected boat costs, in victory points. */
const HUNTED_PRICE = {
  first: { surfaced: 1.4, submerged: 0.8 },
  second: { surfaced: 1, submerged: 0.6 },
} as const;

/** What a detected boat must expect where escorts can reach it. */
function huntedCost(view: View, battle: Battle, fighter: Fighter, area: string, depth: Depth): number {
  if (!fighter.detected) return 0;
  let cost = 0;
  for (const ship of battle.ships) {
    if (ship.area === null || !isEscort(ship)) continue;
    const after = Math.max(0, range(area, ship.area) - 2);
    const reaches = depth === 'surfaced' ? after <= 2 : after === 0;
    if (reaches) cost += HUNTED_PRICE[view.edition][depth];
  }
  return cost;
}

/** Drifts out of the battle when it is over, otherwise keeps the best place. */
export function chooseDrift(view: View, decision: PickDecision): string {
  const battle = battleIn(view);
  const boat = boatOf(view, String(decision.about.boat));
  const fighter = fighterOf(battle, boat.id);
  const around = lookAround(view, battle, boat, fighter);
  let best = decision.options[0]?.id ?? '';
  let bestWorth = Number.NEGATIVE_INFINITY;
  for (const option of decision.options) {
    const area = option.id;
    const strike =
      area === GONE || fighter.silent || !canStrike(boat) ? 0 : around.strike(area, fighter.depth);
    const worth =
      area === GONE
        ? 0.02
        : strike -
          around.danger(area, fighter.depth) -
          huntedCost(view, battle, fighter, area, fighter.depth) -
          (strike > 0.05 ? 0 : stepPrice(battle) * stepsToLeave(area));
    if (worth > bestWorth) {
      bestWorth = worth;
      best = area;
    }
  }
  return best;
}

/** Declares the best plan, attack by attack. */
export function chooseAim(view: View, decision: PickDecision): string {
  const battle = battleIn(view);
  const boat = boatOf(view, String(decision.about.boat));
  const fighter = fighterOf(battle, boat.id);
  const ids = new Set(decision.options.map((option) => option.id));
  const end = ids.has('fire') ? 'fire' : 'hold';
  if (battle.aims.some((aim) => aim.weapon === 'gun')) return end;
  const plan = planOf(view, boat, fighter);
  for (const { slot } of plan.torpedoes) {
    const id = `plain:${slot}`;
    if (ids.has(id)) return id;
  }
  if (ids.has('fat')) return 'fat';
  const acoustic = [...ids].filter((id) => id.startsWith('t5:')).pop();
  if (acoustic) return acoustic;
  const gun = plan.gun === null ? null : `gun:${plan.gun}`;
  return gun && ids.has(gun) ? gun : end;
}

/** As many torpedoes as the plan wants for a ship, one for a ship that somebody else chose; special torpedoes all together. */
export function chooseSpread(view: View, decision: PickDecision): string {
  if (decision.about.weapon !== 'plain') return decision.options.at(-1)?.id ?? '';
  if (view.raid) return shareOfRaid(view, decision.options.length);
  const boat = boatOf(view, String(decision.about.boat));
  const plan = planOf(view, boat, fighterOf(battleIn(view), boat.id));
  const shot = plan.torpedoes.find(({ slot }) => slot === decision.about.slot);
  return String(shot?.n ?? 1);
}

/** An even share of the torpedoes for each warship that is not aimed at yet, at most five. */
function shareOfRaid(view: View, torpedoes: number): string {
  const aimed = view.raid?.aims.filter((aim) => aim.weapon === 'plain').length ?? 0;
  const left = (view.raid?.targets.length ?? 1) - aimed;
  return String(Math.max(1, Math.min(MOST_AT_WARSHIP, Math.ceil(torpedoes / left))));
}

const MOST_AT_WARSHIP = 5;

/** The best attack on top of what is declared, whoever declared it. */
function planOf(view: View, boat: Boat, fighter: Fighter): Plan {
  const battle = battleIn(view);
  return lookAround(view, battle, boat, fighter).plan(fighter.area as string, fighter.depth, battle.aims);
}

/** Takes the weakest attack first: it would hurt more once the others have shaken the crew. */
export function chooseAttacker(view: View, decision: PickDecision): string {
  const menaceBy = (id: string): number => {
    const ship = shipOf(battleIn(view), id);
    return Math.max(0, ...preyOf(view, ship).map((fighter) => menace(view, ship, fighter)));
  };
  return [...decision.options].sort((a, b) => menaceBy(a.id) - menaceBy(b.id))[0]?.id ?? '';
}

/** Stress a result is worth when deciding how to react; losing the boat counts most. */
const LOSS = 26;

/** Dives when that costs the crew less than taking this attack and those to come. */
export function chooseReaction(view: View, decision: PickDecision): string {
  const dive = decision.options.find((option) => option.id !== 'hold')?.id;
  if (!dive) return 'hold';
  const battle = battleIn(view);
  const boat = boatOf(view, String(decision.about.boat));
  const fighter = fighterOf(battle, boat.id);
  const slot = String(decision.about.slot);
  const evades = Math.min(1, evasionOf(view, boat) / 10);
  const more = battle.ships.some(
    (ship) =>
      ship.area !== null && !ship.fired && isEscort(ship) && range(ship.area, fighter.area as string) <= 2,
  );
  const taken = attackCost(view, fighter, slot, false);
  const cost = dive === 'crashDive' ? 1 + (1 - evades) * taken : deepCost(view, fighter, slot, evades);
  return taken * (more ? 1.5 : 1) > cost ? dive : 'hold';
}

function attackCost(view: View, fighter: Fighter, slot: string, deep: boolean): number {
  const ship = shipOf(battleIn(view), slot);
  if (view.edition === 'second') {
    const hits = threatenedHits(view, ship, fighter);
    return hits.light * 1.2 + hits.heavy * 3.5;
  }
  const line = attackLine(view, ship, fighter.depth)?.first;
  if (!line) return 0;
  const plus = menace(view, ship, fighter) - (11 - line[0]);
  const tail = (number: number) => {
    const chance = Math.min(1, Math.max(0, (11 - (number - plus)) / 10));
    return deep ? chance * chance : chance;
  };
  return tail(line[0]) + 2 * tail(line[1]) + LOSS * tail(line[2]);
}

function deepCost(view: View, fighter: Fighter, slot: string, evades: number): number {
  if (view.edition === 'second') return 2 + (1 - evades) * 2.5;
  return 1 + (1 - evades) + attackCost(view, fighter, slot, true);
}

/** Calls other boats to a convoy that is large enough for them. */
export function chooseCall(view: View, decision: PickDecision): string {
  const battle = battleIn(view);
  const prey = battle.ships.filter((ship) => !isEscort(ship)).length;
  const caller = boatOf(view, battle.active);
  if (prey < 4) return 'done';
  const called = decision.options.find((option) => {
    if (!option.id.startsWith('call:') && !option.id.startsWith('join:')) return false;
    const boat = boatOf(view, String(option.value));
    return (
      boat.ready.plain >= 4 &&
      rowOf(view, boat).evasion >= 2 &&
      boat.stress + 3 < boatCard(view, boat.id).levels[boat.level].shakenTo
    );
  });
  return called && caller.stress + 2 < boatCard(view, caller.id).levels[caller.level].shakenTo
    ? called.id
    : 'done';
}
