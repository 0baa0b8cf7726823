/** What a seat may know. */
import type { BoatType } from '../data/boats.ts';
import type { VictoryLevel } from '../data/careers.ts';
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
} from '../state.ts';
import type { Rules } from './options.ts';

/** A captain as other seats see him. */
export interface Rival {
  /** Index of the captain. */
  captain: number;
  seat: number;
  name: string;
  boat: BoatType;
  number: number;
  month: number;
  /** Patrols he has orders for or has made. */
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
export interface Standing {
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
  standings: readonly Standing[];
  /** All wolfpacks, best first; empty in all other games (13.5.1). */
  packs: readonly PackStanding[];
  name: string;
  boat: Readonly<Boat>;
  crew: Readonly<Crew>;
  month: number;
  joined: number;
  /** Days out of port when the career ended; 0 before. */
  lastDay: number;
  /** Patrols he has orders for or has made. */
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
