/** Combat, fourth part: the enemy attacks and boats react (9.21 - 9.26, 9.29). */
import type { Modifier, RollFacts } from '@flotilla/table';
import { declareRoll, sumOf } from '@flotilla/table';
import { CRASH_DIVE_STRESS, ESCORT_ATTACK_RANGE, SHIP_ATTACK_RANGE } from '../data/charts.ts';
import type { AttackLine, Edition, StressNumbers } from '../data/types.ts';
import type { Battle, Fighter, Known, Ship } from '../state.ts';
import type { Steps } from '../steps.ts';
import type { T } from './book.ts';
import { pick, roll, step } from './book.ts';
import type { StressResult } from './charts.ts';
import { stressChart } from './charts.ts';
import { effects, shipsHoldFire } from './conditions.ts';
import { addStress } from './crew.ts';
import { range } from './display.ts';
import { cite, DIFFERENCES, form } from './editions.ts';
import { drawTactics, mostTactics, tacticsOf } from './escorts.ts';
import { evasionChart } from './evasion.ts';
import { encounter } from './facts.ts';
import { drawHits, mostStress } from './hits.ts';
import { attackLine, boatOf, evasionOf, fighterOf, isCarrier, isEscort, shipOf, shipText } from './lookup.ts';
import { afloat, battleOf, onDisplay } from './sight.ts';

/** A boat that crash-dives is still attacked as a surfaced one for the rest of the phase (9.23). */
export const asSurfaced = (fighter: Fighter): boolean => fighter.depth === 'surfaced' || fighter.crashed;

/** Boats a ship may attack now. */
export function preyOf(s: Known, ship: Ship): Fighter[] {
  const battle = battleOf(s);
  if (ship.area === null || ship.card === null) return [];
  if (!isEscort(ship) && shipsHoldFire(s, battle)) return [];
  const area = ship.area;
  const away = (fighter: Fighter) => range(area, fighter.area as string);
  const boats = afloat(battle);
  const surfaced = boats.filter(asSurfaced);
  if (isCarrier(s, ship)) return surfaced.length > 0 ? surfaced : boats.filter((fighter) => fighter.detected);
  if (isEscort(ship)) {
    return boats.filter(
      (fighter) =>
        fighter.detected &&
        away(fighter) <= ESCORT_ATTACK_RANGE[asSurfaced(fighter) ? 'surfaced' : 'submerged'],
    );
  }
  return surfaced.filter((fighter) => away(fighter) <= SHIP_ATTACK_RANGE);
}

/** What an enemy attack is judged by. */
export interface Strike {
  readonly pointBlank: boolean;
  readonly light: number;
  readonly heavy: number;
  readonly tactics: number;
  readonly condition: number;
  readonly evasion: number;
}

/** What a ship's attack on a boat is judged by. */
export function strikeOf(s: Known, ship: Ship, fighter: Fighter): Strike {
  const battle = battleOf(s);
  return {
    pointBlank: asSurfaced(fighter) && range(ship.area as string, fighter.area as string) === 0,
    light: ship.light,
    heavy: ship.heavy,
    tactics: isEscort(ship) ? tacticsOf(ship, 'attack') : 0,
    condition: conditionFor(s, battle, ship),
    evasion: evasionOf(s, boatOf(s, fighter.id)),
  };
}

/** 8.7 — what the special condition adds to attacks by escorts, or by merchants and lone ships; nothing to a warship's. */
function conditionFor(s: Known, battle: Battle, ship: Ship): number {
  if (ship.kind === 'naval') return 0;
  const ops = effects(s, battle.condition, isEscort(ship) ? 'escortAttack' : 'shipAttack');
  return ops.reduce((sum, op) => sum + op[s.edition], 0);
}

/** The attack modifiers of an edition: on the die in the first, in light hits in the second. */
const attackModifiers = (edition: Edition): readonly Modifier<Strike>[] => [
  {
    why: 'lightDamage',
    rule: cite(edition, 'lightDamageAttack'),
    value: DIFFERENCES.lightDamageAttack[edition],
    when: (strike) => strike.light > 0,
  },
  { why: 'tactics', rule: '9.30', value: (strike) => strike.tactics, bounds: [0, 2] },
  { why: 'condition', rule: '8.7', value: (strike) => strike.condition, bounds: [-5, 5] },
];

/** 9.26 (1st edition) — modifiers of the attack die. */
export const ATTACK_DIE_MODIFIERS: readonly Modifier<Strike>[] = [
  {
    why: 'pointBlank',
    rule: cite('first', 'pointBlank'),
    value: DIFFERENCES.pointBlank.first,
    when: (strike) => strike.pointBlank,
  },
  {
    why: 'heavyDamage',
    rule: cite('first', 'heavyDamageAttack'),
    value: DIFFERENCES.heavyDamageAttack.first,
    when: (strike) => strike.heavy > 0,
  },
  ...attackModifiers('first'),
];

/** 9.26 (2nd edition) — light hits added or subtracted. */
export const LIGHT_HIT_MODIFIERS: readonly Modifier<Strike>[] = [
  {
    why: 'evasion',
    rule: cite('second', 'evasionPerHit'),
    value: (strike) => -Math.floor(strike.evasion / DIFFERENCES.evasionPerHit.second),
    bounds: [-6, 0],
  },
  ...attackModifiers('second'),
];

/** 9.26 (2nd edition) — heavy hits added or subtracted. */
export const HEAVY_HIT_MODIFIERS: readonly Modifier<Strike>[] = [
  {
    why: 'pointBlank',
    rule: cite('second', 'pointBlank'),
    value: DIFFERENCES.pointBlank.second,
    when: (strike) => strike.pointBlank,
  },
  {
    why: 'heavyDamage',
    rule: cite('second', 'heavyDamageAttack'),
    value: DIFFERENCES.heavyDamageAttack.second,
    when: (strike) => strike.heavy > 0,
  },
];

/** How many light hits a heavy one is worth (9.25). */
const LIGHT_PER_HEAVY = 2;

/**
 * 9.25, 9.26 (2nd edition) — hits after all modifiers: reductions take light hits first, then turn heavy ones into light ones.
 */
export function hitsAfter(
  base: { readonly light: number; readonly heavy: number },
  strike: Strike,
): { light: number; heavy: number } {
  let { light, heavy } = base;
  let loss = 0;
  for (const modifier of LIGHT_HIT_MODIFIERS) {
    const value = sumOf([modifier], strike);
    if (value > 0) light += value;
    else loss -= value;
  }
  for (const modifier of HEAVY_HIT_MODIFIERS) {
    const value = sumOf([modifier], strike);
    if (value > 0) heavy += value;
    else loss -= value * LIGHT_PER_HEAVY;
  }
  while (loss > 0 && light + heavy > 0) {
    if (light === 0) {
      heavy--;
      light += LIGHT_PER_HEAVY;
    }
    light--;
    loss--;
  }
  return { light, heavy };
}

/** The best an attack of this ship on this boat can do, in its edition; zero is harmless. */
export const menace = (s: Known, ship: Ship, fighter: Fighter): number =>
  menaceOf(s, ship, fighter, strikeOf(s, ship, fighter));

function menaceOf(s: Known, ship: Ship, fighter: Fighter, strike: Strike): number {
  const line = lineAt(s, ship, fighter);
  if (!line) return 0;
  if (form(s.edition, 'enemyAttack') === 'hitCounters') {
    const hits = hitsAfter(line.second, strike);
    return hits.light + LIGHT_PER_HEAVY * hits.heavy;
  }
  if (!line.first) return 0;
  return Math.max(0, 10 + sumOf(ATTACK_DIE_MODIFIERS, strike) - line.first[0] + 1);
}

/** Ships that have not attacked and have somebody to attack. */
const readyToAttack = (s: Known): Ship[] =>
  onDisplay(battleOf(s)).filter((ship) => !ship.fired && isArmed(s, ship) && preyOf(s, ship).length > 0);

function isArmed(s: Known, ship: Ship): boolean {
  const lines = [attackLine(s, ship, 'surfaced'), attackLine(s, ship, 'submerged')];
  return form(s.edition, 'enemyAttack') === 'hitCounters'
    ? lines.some((line) => line !== null && line.second.light + line.second.heavy > 0)
    : lines.some((line) => line !== null && line.first !== null);
}

/** 9.21 — ships that can do harm, or could once other attacks and a crash dive have worn a crew down (9.23, 9.26 2e). */
function harmfulOf(s: Known, ready: readonly Ship[]): Ship[] {
  const atWorst = (strain: (fighter: Fighter) => number) =>
    ready.filter((ship) =>
      preyOf(s, ship).some(
        (fighter) => menaceOf(s, ship, fighter, worstStrike(s, ship, fighter, strain(fighter))) > 0,
      ),
    );
  const now = atWorst(() => 0);
  if (now.length === 0 || form(s.edition, 'evasionPerHit') === null) return now;
  return atWorst((fighter) => mostStrain(s, now, fighter));
}

/** What an attack may be judged by after this much more stress, with the best tactics counter an escort may draw. */
function worstStrike(s: Known, ship: Ship, fighter: Fighter, strain: number): Strike {
  const boat = boatOf(s, fighter.id);
  const strike = strikeOf(s, ship, fighter);
  return {
    ...strike,
    tactics: isEscort(ship) ? mostTactics(s, ship) : 0,
    evasion: evasionOf(s, { ...boat, stress: boat.stress + strain }),
  };
}

/** 9.23, 9.27 — the most stress a crash dive and the hits of these ships can bring a crew before the next attack. */
function mostStrain(s: Known, ships: readonly Ship[], fighter: Fighter): number {
  const dive = fighter.depth === 'surfaced' ? CRASH_DIVE_STRESS : 0;
  const hits = ships
    .filter((ship) => preyOf(s, ship).includes(fighter))
    .map((ship) => mostStress(threatenedHits(s, ship, fighter)));
  return hits.reduce((sum, stress) => sum + stress, dive);
}

/** 9.21 — enemy ships attack in the order the player wants, who is asked only where it can matter. */
export const enemyAttacks = pick('enemyAttacks', {
  rule: '9.21',
  options: (s) => {
    const ready = readyToAttack(s);
    const harmful = harmfulOf(s, ready);
    const offered = harmful.length > 0 ? harmful : ready.slice(0, 1);
    return offered.map((ship) => ({ id: ship.slot, label: shipText(s, ship), value: ship.slot }));
  },
  take: (t, { value }) => {
    t.next('attackBy', { slot: value as string });
    t.next('enemyAttacks');
  },
});

/** 9.21, 9.29 — a ship attacks the nearest boat it can, a carrier any; between equals the die decides. */
export const attackBy = step('attackBy', (t, { slot }) => {
  const s = t.state;
  const ship = shipOf(battleOf(s), slot);
  ship.fired = true;
  const fighter = chooseTarget(t, ship);
  if (!fighter) return;
  if (isEscort(ship)) drawTactics(t, ship);
  const said = () => encounter(s, ship, fighter);
  if (menace(s, ship, fighter) === 0) return t.say('attackHarmless', '9.25', said);
  t.say(isCarrier(s, ship) ? 'aircraftAttack' : 'shipAttacks', isCarrier(s, ship) ? '9.29' : '9.21', said);
  t.next('react', { slot, boat: fighter.id });
  t.next('resolveAttack', { slot, boat: fighter.id });
});

/** 9.21, 9.29 — the boats a ship attacks by lot: those nearest to it, of a carrier any. */
export function targetsOf(s: Known, ship: Ship): Fighter[] {
  const prey = preyOf(s, ship);
  if (isCarrier(s, ship)) return prey;
  const away = (fighter: Fighter) => range(ship.area as string, fighter.area as string);
  const nearest = Math.min(...prey.map(away));
  return prey.filter((fighter) => away(fighter) === nearest);
}

function chooseTarget(t: T, ship: Ship): Fighter | null {
  const equal = targetsOf(t.state, ship);
  if (equal.length <= 1) return equal[0] ?? null;
  return equal[t.below(equal.length, 'attack.target')] ?? null;
}

/** 9.25 — the attack itself; a boat that has crash-dived may evade it first (9.23). */
export const resolveAttack = step('resolveAttack', (t, args) => {
  const fighter = fighterOf(battleOf(t.state), args.boat);
  if (boatOf(t.state, args.boat).fate !== 'serving' || fighter.area === null) return;
  if (fighter.crashed) t.next('evadeAttack', args);
  else strike(t, args);
});

const EVADING_DIE: RollFacts<Known, Steps['evadeAttack'], boolean, 'all', undefined> = {
  chart: evasionChart('crashDive', () => '9.23'),
};

/** The die by the name of the step that throws it. */
export const evadingRoll = declareRoll('evadeAttack', EVADING_DIE);

/** 9.23 — crash dive: the attack is rolled against the boat below. */
export const evadeAttack = roll('evadeAttack', {
  ...EVADING_DIE,
  fell: (t, { outcome }, args) => {
    if (outcome) tellEvaded(t, args, '9.23');
    else strike(t, args);
  },
});

const tellEvaded = (t: T, args: Steps['resolveAttack'], rule: string): void =>
  t.say('attackEvaded', rule, () => met(t.state, args));

/** A ship and the boat it attacks. */
const met = (s: Known, { slot, boat }: Steps['resolveAttack']) =>
  encounter(s, shipOf(battleOf(s), slot), fighterOf(battleOf(s), boat));

/** 9.24, 9.25 — an attack that is not evaded, in the form of the edition. */
function strike(t: T, args: Steps['resolveAttack']): void {
  const { edition } = t.state;
  const { deep } = fighterOf(battleOf(t.state), args.boat);
  if (deep && form(edition, 'deepDiveAttacks') === 'noEffect') tellEvaded(t, args, '9.24 2e');
  else if (form(edition, 'enemyAttack') === 'hitCounters') strikeWithHits(t, args);
  else t.next('attackDie', args);
}

/** 9.25 (1st edition) — one die against the three stress numbers; the lower of two against a deep boat. */
const ATTACK_DIE: RollFacts<Known, Steps['attackDie'], StressResult, 'all', Strike> = {
  chart: (s, { slot, boat }) => {
    const fighter = fighterOf(battleOf(s), boat);
    const line = lineAt(s, shipOf(battleOf(s), slot), fighter);
    return stressChart(line?.first as StressNumbers, fighter.deep ? '2d10kl' : 'd10');
  },
  modifiers: ATTACK_DIE_MODIFIERS,
  about: (s, { slot, boat }) => strikeOf(s, shipOf(battleOf(s), slot), fighterOf(battleOf(s), boat)),
};

/** The die by the name of the step that throws it. */
export const attackRoll = declareRoll('attackDie', ATTACK_DIE);

/** 9.25 (1st edition) — what the attack does to the crew, or to the boat. */
export const attackDie = roll('attackDie', {
  ...ATTACK_DIE,
  fell: (t, { outcome }, args) => {
    const boat = boatOf(t.state, args.boat);
    if (outcome === 'sunk') return t.next('boatSinks', { boat: boat.id, rule: '9.25 1e' });
    const said = () => met(t.state, args);
    if (outcome === 'nothing') return t.say('attackMissed', '9.25 1e', said);
    t.say('attackRattles', '9.25 1e', said);
    addStress(t, boat, outcome === 'stress3' ? 3 : 1, '9.25 1e');
  },
});

/** 9.25 (2nd edition) — hit counters from the cup. */
function strikeWithHits(t: T, args: Steps['resolveAttack']): void {
  const battle = battleOf(t.state);
  const { light, heavy } = threatenedHits(t.state, shipOf(battle, args.slot), fighterOf(battle, args.boat));
  t.say('attackHits', '9.25 2e', () => ({ ...met(t.state, args), light, heavy }));
  drawHits(t, boatOf(t.state, args.boat), light, heavy, '9.27 2e');
}

/** The attack line of a ship against a boat as it is attacked. */
const lineAt = (s: Known, ship: Ship, fighter: Fighter): AttackLine | null =>
  attackLine(s, ship, asSurfaced(fighter) ? 'surfaced' : 'submerged');

/** The hits a boat would take from a ship's attack as things stand (2nd edition). */
export function threatenedHits(s: Known, ship: Ship, fighter: Fighter): { light: number; heavy: number } {
  const line = lineAt(s, ship, fighter);
  return line ? hitsAfter(line.second, strikeOf(s, ship, fighter)) : { light: 0, heavy: 0 };
}
