/** Fire: torpedoes and shells, from the shot to the sinking (rules 9.2.3-9.2.6, 9.3.3). */
import { dudColumn, U1, U2, U3 } from '../data/charts/fire.ts';
import { CAPITAL_SHIPS } from '../data/rosters.ts';
import type { LogPatrol, LogShip, Ship, ShipFacts, Shot, State, TorpedoFacts } from '../state.ts';
import type { T } from './book.ts';
import { fightOf, me } from './book.ts';
import { shipFacts } from './diary.ts';
import { roll } from './luck.ts';
import { DUD, FIRE, GUN_DAMAGE } from './modifiers.ts';

/** The ship a weapon is aimed at. */
const targetOf = (s: State, target: number): Ship => fightOf(me(s)).ships[target] as Ship;

/** The same as facts of the log. */
const targetFacts = (s: State, target: number): ShipFacts => shipFacts(fightOf(me(s)).ships, target);

const torpedoFacts = (s: State, { target, torpedo, end, second }: Shot): TorpedoFacts => ({
  ...targetFacts(s, target),
  torpedo,
  end,
  second,
});

/** A torpedo committed to a ship that has sunk in the meantime is spent without a roll (9.2.1, for lone ships 9.4.2). */
function isWasted(t: T, shot: Shot): boolean {
  if (targetOf(t.state, shot.target).points > 0) return false;
  const { escorted } = fightOf(me(t.state));
  t.say('torpedoWasted', escorted ? '9.2.1' : '9.4.2', () => torpedoFacts(t.state, shot));
  return true;
}

/** 9.2.3 — U1, one torpedo. */
export const torpedo = roll('torpedo', {
  chart: U1,
  column: (s) => fightOf(me(s)).approach?.range ?? 'medium',
  purpose: 'torpedo.hit',
  modifiers: FIRE,
  about: (s, shot) => ({ captain: me(s), fight: fightOf(me(s)), shot }),
  idle: isWasted,
  welcome: (outcome) => outcome === 'hit',
  fell: (t, { outcome }, shot) => {
    if (outcome === 'hit') return t.next('dud', shot);
    t.say('torpedoMissed', '9.2.3', () => torpedoFacts(t.state, shot));
  },
});

/** 9.2.4 — U2, duds. */
export const dud = roll('dud', {
  chart: U2,
  column: (s, shot) => dudColumn(me(s).month, shot.torpedo),
  purpose: 'torpedo.dud',
  modifiers: DUD,
  about: me,
  welcome: (outcome) => outcome === 'runs',
  fell: (t, { outcome }, shot) => {
    if (outcome === 'runs') return t.next('torpedoDamage', shot);
    t.say('torpedoDud', '9.2.4', () => torpedoFacts(t.state, shot));
  },
});

/** 9.2.5 — U3, damage of a torpedo. */
export const torpedoDamage = roll('torpedoDamage', {
  chart: U3,
  column: () => 'torpedo',
  purpose: 'torpedo.damage',
  welcome: (points, s, shot) => points >= targetOf(s, shot.target).points,
  worth: (points, s, shot) => Math.min(points, targetOf(s, shot.target).points),
  fell: (t, { outcome }, shot) => {
    t.say('torpedoHit', '9.2.5', () => ({ ...torpedoFacts(t.state, shot), points: outcome }));
    strike(t, shot.target, outcome);
  },
});

/** 9.3.3 — U1, one round of the deck gun. */
export const shell = roll('shell', {
  chart: U1,
  column: (s) => fightOf(me(s)).approach?.range ?? 'medium',
  purpose: 'gun.hit',
  rule: '9.3.3',
  modifiers: FIRE,
  about: (s) => ({ captain: me(s), fight: fightOf(me(s)), shot: null }),
  idle: (t, { target }) => {
    if (targetOf(t.state, target).points > 0) return false;
    t.say('shellWasted', '9.4.2', () => targetFacts(t.state, target));
    return true;
  },
  welcome: (outcome) => outcome === 'hit',
  fell: (t, { outcome }, args) => {
    if (outcome === 'hit') return t.next('shellDamage', args);
    t.say('shellMissed', '9.3.3', () => targetFacts(t.state, args.target));
  },
});

/** 9.3.3 — U3, damage of a shell. */
export const shellDamage = roll('shellDamage', {
  chart: U3,
  column: () => 'gun',
  purpose: 'gun.damage',
  rule: '9.3.3',
  modifiers: GUN_DAMAGE,
  about: me,
  welcome: (points, s, { target }) => points >= targetOf(s, target).points,
  worth: (points, s, { target }) => Math.min(points, targetOf(s, target).points),
  fell: (t, { outcome }, { target }) => {
    t.say('shellHit', '9.3.3', () => ({ ...targetFacts(t.state, target), points: outcome }));
    strike(t, target, outcome);
  },
});

/** 9.2.5 — takes damage points off a ship; when none is left, she sinks. */
function strike(t: T, target: number, points: number) {
  const captain = me(t.state);
  const ship = fightOf(captain).ships[target] as Ship;
  const page = captain.log[captain.log.length - 1] as LogPatrol;
  const entry = page.ships[ship.logged] as LogShip;
  ship.points = Math.max(0, ship.points - points);
  ship.damaged = true;
  if (ship.points > 0) {
    entry.fate = 'damaged';
    return t.say('shipDamaged', '9.2.6', () => ({ ...targetFacts(t.state, target), left: ship.points }));
  }
  entry.fate = 'sunk';
  page.tons += ship.tons;
  captain.tons += ship.tons;
  captain.sunk++;
  captain.promotionSunk++;
  if (ship.capital >= 0) {
    captain.capitals.push(ship.capital);
    if (CAPITAL_SHIPS[ship.capital]?.knightsCross) captain.honours++;
  }
  t.say('shipSunk', '9.2.6', () => ({
    ...targetFacts(t.state, target),
    patrolTons: page.tons,
    careerTons: captain.tons,
    careerShips: captain.sunk,
  }));
}
