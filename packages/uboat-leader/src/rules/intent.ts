/**
 * What escorts would do by their rules, for a position as it lies or as a boat would leave it (9.5 - 9.10, 9.21). Nothing is
 * used that the player cannot see; what an escort may turn out to be is reckoned as the mean of it.
 */
import { chanceOf } from '@flotilla/table';
import type { Depth } from '../data/types.ts';
import type { Battle, Boat, Fighter, Known, Ship } from '../state.ts';
import { withFighter, withShip } from './ahead.ts';
import type { Way } from './courses.ts';
import { escortWays, quarry } from './courses.ts';
import { driftEnds, GONE, range } from './display.ts';
import { form } from './editions.ts';
import { attackRoll, menace, targetsOf, threatenedHits } from './enemy.ts';
import type { Unseen } from './escorts.ts';
import { chanceToDetect, detectionRange, screen } from './escorts.ts';
import { boatOf, cards, shipSpeed } from './lookup.ts';
import { boatDriftEnds, referenceSpeed } from './movement.ts';
import { afloat, battleOf } from './sight.ts';

/** A chance to find a boat; not sure when it depends on where somebody falls back to. */
export interface Look {
  readonly chance: number;
  readonly sure: boolean;
}

/** An escort's search for a boat, at both depths the boat may be at. */
export interface Sought {
  readonly boat: string;
  readonly surfaced: Look;
  readonly submerged: Look;
}

/** What an escort's attack on a boat would be: hit counters (second edition), or the chance to do anything (first). */
export interface Threat {
  readonly boat: string;
  readonly light: number;
  readonly heavy: number;
  readonly harms: number;
}

/** What one escort would do. */
export interface Intent {
  readonly slot: string;
  /** where it may be after falling back; null is off the display */
  readonly falls: readonly (string | null)[];
  readonly looks: readonly Sought[];
  /** detected boats it would make for, any of them by lot */
  readonly hunts: readonly string[];
  /** where it would go if nobody else is found; a share is null where it depends on the fall-back */
  readonly ways: readonly { readonly area: string; readonly share: number | null }[];
  /** whom it could attack from there */
  readonly threats: readonly Threat[];
}

/** A position whose discards lie in the open. */
type Open = Known & { readonly discards: Readonly<Record<'escorts' | 'fleet', readonly string[]>> };

/** 3.6, 9.3 — the escorts nobody has seen since their deck was shuffled: neither discarded nor on the display. */
export function unseenEscorts(s: Open): Unseen {
  const shown = new Set((s.battle?.ships ?? []).map(({ card }) => card));
  return (kind) => {
    const isFleet = kind === 'fleet';
    const discards = s.discards[isFleet ? 'fleet' : 'escorts'];
    return [...cards(s).escorts.values()]
      .filter(({ id, fleet }) => (fleet ?? false) === isFleet && !shown.has(id) && !discards.includes(id))
      .map(({ id }) => id);
  };
}

/** 9.5 - 9.10, 9.21 — what every escort on the display would do, in the order of the register. */
export function intentions(s: Open): Intent[] {
  const reference = referenceSpeed(s);
  const unseen = unseenEscorts(s);
  return screen(battleOf(s)).map((ship) => intentOf(s, ship, reference, unseen));
}

function intentOf(s: Open, ship: Ship, reference: number, unseen: Unseen): Intent {
  const ends = hasFallenBack(battleOf(s))
    ? [ship.area as string]
    : driftEnds(ship.area as string, Math.max(0, reference - shipSpeed(s, ship)));
  const falls = ends.map((end) => (end === GONE ? null : end));
  const stands = falls.filter((end) => end !== null);
  const byFall = stands.map((area) => escortWays(s, { ...ship, area }));
  return {
    slot: ship.slot,
    falls,
    looks: afloat(battleOf(s))
      .filter(({ detected }) => !detected && !ship.acted)
      .map((fighter) => sought(s, ship, stands, fighter, reference, unseen)),
    hunts: quarry(s).map(({ id }) => id),
    ways: ship.acted ? [] : joinedWays(byFall),
    threats: threatsFrom(s, ship, ship.acted ? stands : reached(stands, byFall)),
  };
}

/** 9.5 — whether everybody is where the fall-back of this combat phase has left them. */
const hasFallenBack = (battle: Battle): boolean => afloat(battle).some(({ drifted }) => drifted);

/** Every area an escort may come to stand in: where its ways lead, or where it is when there are none. */
const reached = (stands: readonly string[], byFall: readonly (readonly Way[])[]): string[] =>
  stands.flatMap((area, i) => {
    const ways = byFall[i] ?? [];
    return ways.length > 0 ? ways.map((way) => way.area) : [area];
  });

function joinedWays(byFall: readonly (readonly Way[])[]): Intent['ways'] {
  const [only, ...others] = byFall;
  if (only && others.length === 0) return only;
  return [...new Set(byFall.flat().map(({ area }) => area))].map((area) => ({ area, share: null }));
}

/** 9.5, 9.7 — the search of an escort for a boat at both depths. */
function sought(
  s: Open,
  ship: Ship,
  stands: readonly string[],
  fighter: Fighter,
  reference: number,
  unseen: Unseen,
): Sought {
  const at = (depth: Depth): Look => {
    const there: Fighter = { ...fighter, depth };
    const ends = fallBack(s, boatOf(s, fighter.id), there, reference);
    const met = stands.flatMap((from) =>
      ends.map((end) => end !== GONE && range(from, end) <= detectionRange(battleOf(s), depth)),
    );
    if (!met.some((one) => one)) return { chance: 0, sure: true };
    const position = withFighter(s, fighter.id, { depth });
    return { chance: chanceToDetect(position, ship, [there], unseen), sure: met.every((one) => one) };
  };
  return { boat: fighter.id, surfaced: at('surfaced'), submerged: at('submerged') };
}

/** 9.5 — where a boat may be when it is looked for; one that has fallen back already stays. */
const fallBack = (s: Known, boat: Boat, fighter: Fighter, reference: number): readonly string[] =>
  fighter.drifted ? [fighter.area as string] : boatDriftEnds(s, boat, fighter, reference);

/** 9.21 — the attacks an escort could make from any of these areas on boats that are detected now. */
function threatsFrom(s: Open, ship: Ship, areas: readonly string[]): Threat[] {
  const threats = new Map<string, Threat>();
  for (const area of areas) {
    const position = withShip(s, ship.slot, { area });
    const there = { ...ship, area };
    if (ship.fired || ship.card === null) continue;
    for (const fighter of targetsOf(position, there))
      if (!threats.has(fighter.id) && menace(position, there, fighter) > 0)
        threats.set(fighter.id, threatTo(position, there, fighter));
  }
  return [...threats.values()];
}

function threatTo(s: Known, ship: Ship, fighter: Fighter): Threat {
  const boat = fighter.id;
  if (form(s.edition, 'enemyAttack') === 'hitCounters')
    return { boat, ...threatenedHits(s, ship, fighter), harms: 1 };
  const harms = chanceOf(s, attackRoll, { slot: ship.slot, boat }, (result) => result !== 'nothing');
  return { boat, light: 0, heavy: 0, harms };
}
