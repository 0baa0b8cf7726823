/** Damage to a ship, and her sinking (rules 9.2.5, 9.2.6, 11.3). */
import { CAPITAL_SHIPS } from '../data/rosters.ts';
import type { LogPatrol, LogShip, Ship } from '../state.ts';
import type { Helm } from './book.ts';
import { fightOf, me } from './book.ts';
import { shipFacts } from './diary.ts';

/** 9.2.5 — takes damage points off a ship; at nothing left she sinks. */
export function strike(t: Helm, target: number, points: number) {
  const captain = me(t.state);
  const ship = fightOf(captain).ships[target] as Ship;
  const page = captain.log[captain.log.length - 1] as LogPatrol;
  const entry = page.ships[ship.logged] as LogShip;
  ship.points = Math.max(0, ship.points - points);
  ship.damaged = true;
  if (ship.points > 0) {
    entry.fate = 'damaged';
    return t.say('shipDamaged', '9.2.6', () => ({ ...shipFacts(ship, target), left: ship.points }));
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
    ...shipFacts(ship, target),
    patrolTons: page.tons,
    careerTons: captain.tons,
    careerShips: captain.sunk,
  }));
}
