/** Combat, third part: boats attack, aggressive crews before the enemy, cautious ones after (9.11 - 9.19, 9.31). */

import { TORPEDO_RANGE } from '../data/charts.ts';
import type { Initiative } from '../data/types.ts';
import type { Battle, Boat, Fighter, Known, Load, Ship } from '../state.ts';
import { pick, step } from './book.ts';
import { gunsSilent } from './conditions.ts';
import { range } from './display.ts';
import {
  boatOf,
  damageTo,
  fighterOf,
  isEscort,
  knownCard,
  rowOf,
  shipOf,
  statusOf,
  torpedoesIn,
} from './lookup.ts';
import { afloat, battleOf, onDisplay, reveal } from './movement.ts';
import { aimOptions, salvoOddsAt, shootAt, type Target } from './torpedoes.ts';

/** A ship as a target for a boat. */
export function targetOf(s: Known, fighter: Fighter, ship: Ship): Target {
  return {
    slot: ship.slot,
    card: knownCard(s, ship),
    range: range(fighter.area as string, ship.area as string),
    light: ship.light,
    heavy: ship.heavy,
    isEscort: isEscort(ship),
  };
}

/** Ships within torpedo range of a boat. */
export const targetsOf = (s: Known, battle: Battle, fighter: Fighter): Target[] =>
  onDisplay(battle)
    .map((ship) => targetOf(s, fighter, ship))
    .filter((target) => target.range <= TORPEDO_RANGE);

/** Whether the boat's gun can be fired: surfaced, whole, with shells, in a sea that allows it (9.17). */
const gunReady = (s: Known, battle: Battle, boat: Boat, fighter: Fighter): boolean =>
  fighter.depth === 'surfaced' &&
  boat.gun > 0 &&
  damageTo(boat, 'gun') === 0 &&
  !gunsSilent(s, battle.condition);

/** 9.11, 9.31 — whether a boat may attack at all in this phase. */
export function mayAttack(s: Known, battle: Battle, fighter: Fighter): boolean {
  const boat = boatOf(s, fighter.id);
  if (fighter.area === null || fighter.fired || fighter.silent || fighter.deep || fighter.stunned > 0)
    return false;
  if (statusOf(s, boat) === 'unfit') return false;
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
function unaimed(battle: Battle, boat: Boat): Load {
  const load = { ...boat.ready };
  for (const aim of battle.aims) if (aim.weapon !== 'gun') load[aim.weapon] -= aim.n;
  return load;
}

/** 9.12, 9.17 — all attacks of a boat are declared before the first is resolved. */
export const aim = pick('aim', {
  rule: '9.12',
  about: (s, { boat }) => ({ boat, ready: torpedoesIn(boatOf(s, boat).ready) }),
  options: (s, args) => {
    const battle = battleOf(s);
    const boat = boatOf(s, args.boat);
    const fighter = fighterOf(battle, args.boat);
    const group = onDisplay(battle).filter((ship) => !isEscort(ship)).length;
    const gun = gunReady(s, battle, boat, fighter);
    return aimOptions(targetsOf(s, battle, fighter), unaimed(battle, boat), battle.aims, { gun, group });
  },
  odds: (s, { value }, args) => {
    if (!value || value.slot === '') return [];
    const battle = battleOf(s);
    const target = targetOf(s, fighterOf(battle, args.boat), shipOf(battle, value.slot));
    return salvoOddsAt(s, boatOf(s, args.boat), value, target, battle.condition);
  },
  take: (t, { value }, { boat }) => {
    const battle = battleOf(t.state);
    if (!value) {
      fighterOf(battle, boat).fired = true;
      if (battle.aims.length > 0) t.next('fire', { boat });
      return;
    }
    battle.aims.push({ ...value });
    t.next('aim', { boat });
  },
});

/** 9.12 - 9.20 — declared attacks are resolved in order; a boat that attacked wakes the convoy (9.19). */
export const fire = step('fire', (t, args) => {
  const s = t.state;
  const battle = battleOf(s);
  const boat = boatOf(s, args.boat);
  const fighter = fighterOf(battle, args.boat);
  let alarm = false;
  for (const aim of battle.aims) if (aim.slot !== '') reveal(t, shipOf(battle, aim.slot));
  for (const aim of battle.aims) {
    if (aim.weapon === 'gun') boat.gun--;
    else boat.ready[aim.weapon] -= aim.n;
    for (let i = 0; i < (aim.weapon === 'fat' ? aim.n : 1); i++) {
      const ship =
        aim.weapon === 'fat' ? randomPrey(s, battle, fighter, t.below.bind(t)) : shipOf(battle, aim.slot);
      if (!ship || ship.sunk || ship.area === null) continue;
      reveal(t, ship);
      const one = aim.weapon === 'fat' ? { ...aim, n: 1 } : aim;
      const struck = shootAt(t, boat, one, targetOf(s, fighter, ship), battle.condition);
      alarm ||= struck.alarm;
      ship.light = struck.light;
      ship.heavy = struck.heavy;
      if (!struck.sunk) continue;
      ship.sunk = true;
      ship.area = null;
      if (ship.card !== null) battle.kills.push({ card: ship.card, by: boat.id });
    }
  }
  battle.aims = [];
  if (!alarm) return;
  battle.alerted++;
  t.say('alerted', '9.19', { n: battle.alerted });
});

/** 9.16 — a pattern-running torpedo finds its own target among the ships in range, never an escort. */
function randomPrey(
  s: Known,
  battle: Battle,
  fighter: Fighter,
  below: (n: number, purpose: string) => number,
): Ship | null {
  const prey = onDisplay(battle).filter(
    (ship) => !isEscort(ship) && targetOf(s, fighter, ship).range <= TORPEDO_RANGE,
  );
  return prey.length === 0 ? null : (prey[below(prey.length, 'fat.target')] ?? null);
}
