/** What a seat may know, field by field. The sea has no secrets: only the dice to come are hidden. */
import type { BoatType } from './data/boats.ts';
import type { VictoryLevel } from './data/careers.ts';
import { toldApart } from './rules/diary.ts';
import { levelOf } from './rules/loss.ts';
import { packStandings, standings } from './rules/standings.ts';
import type {
  Boat,
  Captain,
  Crew,
  Fate,
  Fight,
  LogPatrol,
  OpenThrow,
  Patrol,
  Raid,
  Refit,
  Rules,
  State,
} from './state.ts';

/** A captain as other seats see him. */
export interface Rival {
  /** Index of the captain. */
  captain: number;
  seat: number;
  name: string;
  boat: BoatType;
  number: number;
  month: number;
  /** Patrols made, and the one he has orders for. */
  patrols: number;
  rank: number;
  award: number;
  tons: number;
  sunk: number;
  fate: Fate;
  hull: number;
  /** His log sheet, where he is and what he is fighting: everything on the table is open. */
  log: readonly LogPatrol[];
  patrol: Readonly<Patrol> | null;
  fight: Readonly<Fight> | null;
  raid: Readonly<Raid> | null;
}

/** A captain in the standings (13.2.1); equal results share a place. */
export interface CaptainScore {
  place: number;
  captain: number;
  seat: number;
  name: string;
  /** Number of his boat. */
  boat: number;
  tons: number;
  sunk: number;
  patrols: number;
  fate: Fate;
  /** Not with a captured boat (5.2.2), nor dead in a survival tournament (13.3.1). */
  canWin: boolean;
}

/** A wolfpack in the standings (13.5.1). */
export interface PackStanding {
  place: number;
  pack: number;
  /** What it is called; empty until its senior captain has named it. */
  name: string;
  /** Round of its convoy battle. */
  round: number;
  seats: number[];
  tons: number;
  sunk: number;
  /** Boats at sea or safely home. */
  afloat: number;
}

/** What a seat may know: all of its own captain, the public record of the others. Nothing in it is to be changed. */
export interface View {
  rules: Rules;
  /** Index of the captain whose boat is moving, and of the one this seat looks at. */
  active: number;
  captain: number;
  rivals: Rival[];
  /** All captains, best first; empty in a solitaire game (13.2.1). */
  standings: readonly CaptainScore[];
  /** All wolfpacks, best first; empty in all other games (13.5.1). */
  packs: readonly PackStanding[];
  name: string;
  boat: Readonly<Boat>;
  crew: Readonly<Crew>;
  month: number;
  joined: number;
  /** Days out of port when the career ended; 0 before. */
  lastDay: number;
  /** Patrols made, and the one he has orders for. */
  patrols: number;
  rank: number;
  award: number;
  requests: number;
  luck: number;
  posting: Captain['posting'];
  tons: number;
  sunk: number;
  successes: number;
  failuresInRow: number;
  capitals: readonly number[];
  log: readonly LogPatrol[];
  patrol: Readonly<Patrol> | null;
  fight: Readonly<Fight> | null;
  raid: Readonly<Raid> | null;
  refit: Readonly<Refit> | null;
  fate: Fate;
  level: VictoryLevel;
  /** The roll a luck marker could change now. */
  open: Readonly<OpenThrow> | null;
}

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
  fight: seenFight(captain),
  raid: captain.raid,
});

/** The engagement with its ships told apart. */
function seenFight({ fight }: Captain): Readonly<Fight> | null {
  if (!fight) return null;
  const ships = toldApart(fight.ships);
  return ships === fight.ships ? fight : { ...fight, ships: [...ships] };
}

const NO_RIVALS: Rival[] = [];
const NO_STANDINGS: readonly CaptainScore[] = [];
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
    fight: seenFight(captain),
    raid: captain.raid,
    refit: captain.refit,
    fate: captain.fate,
    level: levelOf(captain),
    open: index === s.active ? s.open : null,
  };
}
