/** Combat, third part: boats attack, aggressive crews before the enemy, cautious ones after (9.11 - 9.19, 9.31). */
import type { Option, Refusal } from '@flotilla/table';

import { TORPEDO_RANGE } from '../data/charts.ts';
import type { Initiative } from '../data/types.ts';
import type { Aim, Battle, Boat, Fighter, Known, Load, Ship } from '../state.ts';
import type { T } from './book.ts';
import { pick, step } from './book.ts';
import { gunsSilent } from './conditions.ts';
import { declaredText, leftText } from './declared.ts';
import { range } from './display.ts';
import { unableToAttack } from './hits.ts';
import {
  boatCard,
  boatOf,
  damageTo,
  fighterOf,
  isEscort,
  knownCard,
  rowOf,
  shipOf,
  shipText,
  statusOf,
  torpedoesIn,
} from './lookup.ts';
import { afloat, battleOf, onDisplay, reveal } from './sight.ts';
import {
  aimOptions,
  anyOf,
  type Bearing,
  idleTorpedoes,
  salvoOddsAt,
  shootAt,
  type Target,
} from './torpedoes.ts';

/** A ship as a target for a boat. */
export function targetOf(s: Known, fighter: Fighter, ship: Ship): Target {
  return {
    slot: ship.slot,
    kind: ship.kind,
    zone: ship.area,
    card: knownCard(s, ship),
    range: range(fighter.area as string, ship.area as string),
    light: ship.light,
    heavy: ship.heavy,
    isEscort: isEscort(ship),
  };
}

/** Ships within torpedo range of a boat. */
const targetsOf = (s: Known, battle: Battle, fighter: Fighter): Target[] =>
  onDisplay(battle)
    .map((ship) => targetOf(s, fighter, ship))
    .filter((target) => target.range <= TORPEDO_RANGE);

/** 9.17 — why the boat's gun cannot be fired: submerged, no shells, damaged, or the sea; null when it can. */
function gunSilent(s: Known, battle: Battle, boat: Boat, fighter: Fighter): Refusal | null {
  if (boat.gun === 0) return { why: { key: 'refused.gunEmpty' }, rule: '9.17' };
  if (fighter.depth === 'submerged') return { why: { key: 'refused.gunSubmerged' }, rule: '9.17' };
  if (damageTo(boat, 'gun') > 0) return { why: { key: 'refused.gunBroken' }, rule: '9.28 2e' };
  return gunsSilent(s, battle.condition) ? { why: { key: 'refused.gunSea' }, rule: '8.7' } : null;
}

const gunReady = (s: Known, battle: Battle, boat: Boat, fighter: Fighter): boolean =>
  gunSilent(s, battle, boat, fighter) === null;

/** Weapons aboard that cannot be used now, with the reason. */
function idleWeapons(
  s: Known,
  battle: Battle,
  boat: Boat,
  fighter: Fighter,
  targets: readonly Target[],
): Option<Bearing | null>[] {
  const idle: Option<Bearing | null>[] = [];
  const gun = boatCard(s, boat.id).gun > 0 ? gunSilent(s, battle, boat, fighter) : null;
  if (gun) idle.push({ id: 'gun', text: 'noGun', refused: gun });
  const group = onDisplay(battle).filter((ship) => !isEscort(ship)).length;
  return [...idle, ...idleTorpedoes(boat.ready, targets, group)];
}

/** 9.11, 9.31 — whether a boat may attack at all in this phase. */
function mayAttack(s: Known, battle: Battle, fighter: Fighter): boolean {
  const boat = boatOf(s, fighter.id);
  if (fighter.area === null || fighter.fired || fighter.silent || fighter.deep) return false;
  if (statusOf(s, boat) === 'unfit' || unableToAttack(boat)) return false;
  if (fighter.depth === 'submerged' && damageTo(boat, 'periscope') > 0) return false;
  if (torpedoesIn(boat.ready) === 0 && !gunReady(s, battle, boat, fighter)) return false;
  return targetsOf(s, battle, fighter).length > 0;
}

const attackers = (s: Known, initiative: Initiative): Fighter[] => {
  const battle = battleOf(s);
  return afloat(battle).filter(
    (fighter) => rowOf(s, boatOf(s, fighter.id)).initiative === initiative && mayAttack(s, battle, fighter),
  );
};

/** 9.11, 9.31 — which boat attacks next. */
export const boatsAttack = pick('boatsAttack', {
  rule: (_s, { initiative }) => (initiative === 'aggressive' ? '9.11' : '9.31'),
  options: (s, { initiative }) =>
    attackers(s, initiative).map((fighter) => ({ id: fighter.id, label: fighter.id, value: fighter.id })),
  take: (t, { value }, { initiative }) => {
    battleOf(t.state).aims = [];
    t.next('aim', { boat: value as string });
    t.next('boatsAttack', { initiative });
  },
});

/** What is still in the tubes after the attacks declared so far. */
export function unaimed(battle: Battle, boat: Boat): Load {
  const load = { ...boat.ready };
  for (const aim of battle.aims) if (aim.weapon !== 'gun') load[aim.weapon] -= aim.n;
  return load;
}

/** 9.12, 9.17 — all attacks of a boat are declared before the first is resolved. */
export const aim = pick('aim', {
  rule: '9.12',
  about: (s, { boat }) => {
    const battle = battleOf(s);
    return {
      boat,
      left: leftText(unaimed(battle, boatOf(s, boat))),
      declared: declaredText(battle.aims, (slot) => shipText(s, shipOf(battle, slot))),
    };
  },
  options: (s, args) => {
    const battle = battleOf(s);
    const boat = boatOf(s, args.boat);
    const fighter = fighterOf(battle, args.boat);
    const group = onDisplay(battle).filter((ship) => !isEscort(ship)).length;
    const gun = gunReady(s, battle, boat, fighter);
    const targets = targetsOf(s, battle, fighter);
    const options = aimOptions(targets, unaimed(battle, boat), battle.aims, { gun, group });
    return [...options, ...idleWeapons(s, battle, boat, fighter, targets)];
  },
  odds: (s, { value }, args) => {
    if (value?.weapon !== 'gun') return [];
    const battle = battleOf(s);
    const target = targetOf(s, fighterOf(battle, args.boat), shipOf(battle, value.slot));
    return salvoOddsAt(s, boatOf(s, args.boat), { ...value, n: 1 }, target, battle.aims);
  },
  take: (t, { value }, { boat }) => {
    const battle = battleOf(t.state);
    if (!value) {
      fighterOf(battle, boat).fired = true;
      if (battle.aims.length > 0) t.next('fire', { boat });
      return;
    }
    if (value.weapon === 'gun') battle.aims.push({ ...value, n: 1 });
    else t.next('spread', { boat, weapon: value.weapon, slot: value.slot });
    t.next('aim', { boat });
  },
});

/** 9.12 - 9.20 — declared attacks are resolved in order: every target is known before the first one runs. */
export const fire = step('fire', (t, { boat }) => {
  const battle = battleOf(t.state);
  for (const aim of battle.aims) if (aim.slot !== '') reveal(t, shipOf(battle, aim.slot));
  t.next('salvo', { boat, alarm: false });
});

/** 9.12 - 9.20 — the next of the declared attacks; after the last a boat that attacked raises the alarm (9.19). */
export const salvo = step('salvo', (t, args) => {
  const battle = battleOf(t.state);
  const aim = battle.aims.shift();
  if (!aim) {
    if (args.alarm) raiseAlarm(t, battle, args.boat);
    return;
  }
  const boat = boatOf(t.state, args.boat);
  if (aim.weapon === 'fat' && aim.n > 1) battle.aims.unshift({ ...aim, n: aim.n - 1 });
  const alarm = aim.weapon === 'fat' ? runPattern(t, boat, aim) : strikeDeclared(t, boat, aim);
  t.next('salvo', { boat: boat.id, alarm: args.alarm || alarm });
});

function raiseAlarm(t: T, battle: Battle, boat: string): void {
  battle.alerted++;
  t.say('alerted', '9.19', { boat, n: battle.alerted });
}

/** A salvo or a shell at the ship it was aimed at. */
function strikeDeclared(t: T, boat: Boat, aim: Aim): boolean {
  if (aim.weapon === 'gun') boat.gun--;
  else boat.ready[aim.weapon] -= aim.n;
  return strike(t, boat, aim, shipOf(battleOf(t.state), aim.slot));
}

/** One attack on a ship that is still there; true when it raises the alarm. */
function strike(t: T, boat: Boat, aim: Aim, ship: Ship): boolean {
  const battle = battleOf(t.state);
  if (ship.sunk || ship.area === null) return false;
  reveal(t, ship);
  const fighter = fighterOf(battle, boat.id);
  const struck = shootAt(t, boat, aim, targetOf(t.state, fighter, ship));
  ship.light = struck.light;
  ship.heavy = struck.heavy;
  if (struck.sunk) {
    ship.sunk = true;
    ship.area = null;
    if (ship.card !== null) battle.kills.push({ card: ship.card, by: boat.id });
  }
  return struck.alarm;
}

/** 9.16 — the ships a pattern-running torpedo may find: any in range, never an escort. */
export const patternPrey = (s: Known, fighter: Fighter): Ship[] =>
  onDisplay(battleOf(s)).filter(
    (ship) => !isEscort(ship) && targetOf(s, fighter, ship).range <= TORPEDO_RANGE,
  );

/** 9.16 — a pattern-running torpedo finds its own target among the ships in range, never an escort. */
function runPattern(t: T, boat: Boat, aim: Aim): boolean {
  boat.ready.fat--;
  const fighter = fighterOf(battleOf(t.state), boat.id);
  const found = anyOf(t, patternPrey(t.state, fighter));
  return found !== undefined && strike(t, boat, { ...aim, n: 1 }, found);
}
