/** What a seat may know, field by field. The sea has no memory to hide: only the dice to come are secret. */

import { packStandings, standings } from './modes/standings.ts';
import { levelOf } from './rules/loss.ts';
import type { Captain, PackStanding, Rival, Standing, State, View } from './state.ts';

/** The public record of another captain. */
const rival = (captain: Captain, index: number): Rival => ({
  captain: index,
  seat: captain.seat,
  name: captain.name,
  boat: captain.boat.type,
  number: captain.boat.number,
  month: captain.month,
  patrols: captain.log.length,
  rank: captain.rank,
  award: captain.award,
  tons: captain.tons,
  sunk: captain.sunk,
  fate: captain.fate,
  hull: captain.boat.hull,
  log: captain.log,
  patrol: captain.patrol,
  fight: captain.fight,
  raid: captain.raid,
});

const NO_RIVALS: Rival[] = [];
const NO_STANDINGS: readonly Standing[] = [];
const NO_PACKS: readonly PackStanding[] = [];

/** The captain a seat looks at: its own, or the one at sea for a spectator. */
function captainOf(s: State, seat: number | null): number {
  if (seat === null) return s.active;
  const own = s.captains.findIndex((captain) => captain.seat === seat);
  return own < 0 ? s.active : own;
}

/** Builds the view of a seat; null is a spectator. */
export function view(s: State, seat: number | null): View {
  const index = s.captains.length === 1 ? 0 : captainOf(s, seat);
  const captain = s.captains[index] as Captain;
  return {
    rules: s.rules,
    active: s.active,
    captain: index,
    rivals:
      s.captains.length === 1 ? NO_RIVALS : s.captains.map(rival).filter((other) => other.captain !== index),
    standings: s.captains.length === 1 ? NO_STANDINGS : standings(s),
    packs: s.packs.length === 0 ? NO_PACKS : packStandings(s),
    name: captain.name,
    boat: captain.boat,
    crew: captain.crew,
    month: captain.month,
    joined: captain.joined,
    lastDay: captain.lastDay,
    patrols: captain.log.length,
    rank: captain.rank,
    award: captain.award,
    requests: captain.requests,
    luck: captain.luck,
    posting: captain.posting,
    tons: captain.tons,
    sunk: captain.sunk,
    successes: captain.successes,
    failuresInRow: captain.failuresInRow,
    capitals: captain.capitals,
    log: captain.log,
    patrol: captain.patrol,
    fight: captain.fight,
    raid: captain.raid,
    refit: captain.refit,
    fate: captain.fate,
    level: levelOf(captain),
    open: index === s.active ? s.open : null,
  };
}
