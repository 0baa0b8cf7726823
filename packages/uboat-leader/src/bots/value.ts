/** What attacks are worth, in victory points: the common sense of all bots of this game. */
import { sumOf } from '@flotilla/table';
import { GUN_RANGE, TORPEDO_RANGE } from '../data/charts.ts';
import type { Depth, EscortCard, HitNumbers } from '../data/types.ts';
import { gunBonus, gunsSilent, torpedoBonus } from '../rules/conditions.ts';
import { range } from '../rules/display.ts';
import { menace } from '../rules/enemy.ts';
import { damageTo, isEscort, knownCard, rowOf } from '../rules/lookup.ts';
import type { Shot } from '../rules/salvo.ts';
import { modifiersOf, salvoOdds } from '../rules/salvo.ts';
import type { Battle, Boat, Fighter, Known, Ship } from '../state.ts';

interface Prize {
  readonly torpedo: HitNumbers;
  readonly gun: HitNumbers;
  readonly vp: number;
}

/** What a ship nobody knows is taken for. */
const GUESS: Readonly<Record<'merchant' | 'naval' | 'escort', Prize>> = {
  merchant: { torpedo: [3, 6, 9], gun: [3, 5, 7], vp: 1.7 },
  naval: { torpedo: [5, 8, 11], gun: [8, 11, null], vp: 3 },
  escort: { torpedo: [5, 7, 9], gun: [4, 6, 8], vp: 0 },
};

/** What a crippled or a hurt ship is worth, as a share of its points: it may yet be finished off. */
const CRIPPLED = 0.35;
const HURT = 0.08;
/** What sinking an escort is worth besides points. */
const ESCORT_WORTH = 0.25;

/** Points a boat forgoes for each torpedo it fires. */
export const TORPEDO_PRICE = 0.16;

const MOST = 12;
const PLUSES = 64;

/** Shares of a ship's points that attacks win, by edition, damage, torpedoes and modifier; worked out once. */
const shares = new WeakMap<HitNumbers, Float64Array>();

function shareOf(s: Known, numbers: HitNumbers, shot: Shot, plus: number, ship: Ship): number {
  let table = shares.get(numbers);
  if (!table) {
    table = new Float64Array(2 * 2 * 4 * (MOST + 1) * PLUSES).fill(-1);
    shares.set(numbers, table);
  }
  const edition = s.edition === 'first' ? 0 : 1;
  const gun = shot.weapon === 'gun' ? 1 : 0;
  const at =
    (((edition * 2 + gun) * 4 + ship.light + 2 * ship.heavy) * (MOST + 1) + shot.n) * PLUSES +
    plus +
    PLUSES / 2;
  const known = table[at] as number;
  if (known >= 0) return known;
  const odds = salvoOdds(s.edition, numbers, shot, { light: ship.light, heavy: ship.heavy, sunk: false });
  const share = odds.sunk + CRIPPLED * odds.heavy + HURT * odds.light;
  table[at] = share;
  return share;
}

function prizeOf(s: Known, ship: Ship): Prize {
  const card = knownCard(s, ship);
  if (!card) return GUESS[isEscort(ship) ? 'escort' : ship.kind === 'naval' ? 'naval' : 'merchant'];
  return card;
}

/** Price of being detected, and of one point of menace, in victory points. */
const DETECTED_PRICE = { first: 1.15, second: 0.8 } as const;
const MENACE_PRICE = { first: 0.045, second: 0.2 } as const;

/** One ship as a boat sees it: what attacks on it are worth at each range, and what it can do. */
interface Sight {
  readonly ship: Ship;
  readonly area: string;
  readonly escort: boolean;
  /** worth of 0, 1, 2 ... torpedoes at range 0 to 3 */
  readonly salvo: readonly (readonly number[])[];
  /** worth of a gun attack at range 0 to 2 */
  readonly gun: readonly number[];
  /** cost of its fire at range 0 and 1 on a surfaced boat */
  readonly fire: readonly [number, number];
  /** chance that it detects a boat within its reach, by depth */
  readonly detects: { readonly [depth in Depth]: number };
}

/** A plan of attack: torpedoes for each ship and the gun's target. */
export interface Plan {
  readonly torpedoes: readonly { readonly slot: string; readonly n: number }[];
  readonly gun: string | null;
}

/** The display through the eyes of one boat: what every area is worth and what it costs to be there. */
export interface Lookout {
  /** worth of the best attack from an area */
  readonly strike: (area: string, depth: Depth) => number;
  /** cost of being in an area for a phase */
  readonly danger: (area: string, depth: Depth) => number;
  /** the best attack from an area */
  readonly plan: (area: string, depth: Depth) => Plan;
}

/** Looks around once, so that many areas can be compared cheaply. */
export function lookAround(
  s: Known,
  battle: Battle,
  boat: Boat,
  fighter: Fighter,
  price = TORPEDO_PRICE,
): Lookout {
  const gunReady = boat.gun > 0 && damageTo(boat, 'gun') === 0 && !gunsSilent(s, battle.condition);
  const sights: Sight[] = [];
  for (const ship of battle.ships)
    if (ship.area !== null) sights.push(sightOf(s, battle, boat, fighter, ship, gunReady));
  const most = Math.min(MOST, boat.ready.plain);
  return {
    strike: (area, depth) =>
      torpedoStrike(sights, area, most, price) + gunStrike(sights, area, depth, gunReady).worth,
    danger: (area, depth) => dangerAt(s, battle, fighter, sights, area, depth),
    plan: (area, depth) => {
      const torpedoes = torpedoPlan(sights, area, most, price);
      return { torpedoes, gun: gunStrike(sights, area, depth, gunReady, torpedoes).slot };
    },
  };
}

function sightOf(
  s: Known,
  battle: Battle,
  boat: Boat,
  fighter: Fighter,
  ship: Ship,
  gunReady: boolean,
): Sight {
  const prize = prizeOf(s, ship);
  const escort = isEscort(ship);
  const vp = prize.vp + (escort ? ESCORT_WORTH : 0);
  const row = rowOf(s, boat);
  const salvo: number[][] = [];
  for (let away = 0; away <= TORPEDO_RANGE; away++) {
    const condition = torpedoBonus(s, battle.condition, away);
    const worths = [0];
    for (let n = 1; n <= Math.min(MOST, boat.ready.plain) && !escort; n++) {
      const shot: Shot = { weapon: 'plain', n, range: away, skill: row.torpedo, heavy: 0, condition };
      worths.push(vp * shareOf(s, prize.torpedo, shot, sumOf(modifiersOf('plain'), shot), ship));
    }
    salvo.push(worths);
  }
  const gun: number[] = [];
  for (let away = 0; gunReady && away <= GUN_RANGE; away++) {
    const shot: Shot = {
      weapon: 'gun',
      n: 1,
      range: away,
      skill: row.gunnery,
      heavy: 0,
      condition: gunBonus(s, battle.condition),
    };
    gun.push(vp * shareOf(s, prize.gun, shot, sumOf(modifiersOf('gun'), shot), ship));
  }
  const firing = (area: string): number => {
    if (escort) return 0;
    if (ship.card === null) return MENACE_PRICE[s.edition];
    return MENACE_PRICE[s.edition] * menace(s, ship, { ...fighter, area, depth: 'surfaced', crashed: false });
  };
  const beside = ship.area === 'C-UL' || ship.area === 'C-LR' ? 'C-UR' : 'C-UL';
  return {
    ship,
    area: ship.area as string,
    escort,
    salvo,
    gun,
    fire: [firing(ship.area as string), firing(beside)],
    detects: escort
      ? {
          surfaced: detectionGuess(s, battle, ship, 'surfaced'),
          submerged: detectionGuess(s, battle, ship, 'submerged'),
        }
      : { surfaced: 0, submerged: 0 },
  };
}

const scratch = new Float64Array(MOST + 1);

/** The best worth over all ways to share out the torpedoes in the tubes. */
function torpedoStrike(sights: readonly Sight[], area: string, most: number, price: number): number {
  const best = scratch.fill(0);
  let top = 0;
  for (const sight of sights) {
    if (sight.escort) continue;
    const worths = sight.salvo[range(area, sight.area)];
    if (!worths) continue;
    for (let used = most; used >= 1; used--) {
      let value = best[used] as number;
      for (let n = 1; n <= used; n++) {
        const worth = (best[used - n] as number) + (worths[n] as number) - price * n;
        if (worth > value) value = worth;
      }
      best[used] = value;
      if (value > top) top = value;
    }
  }
  return top;
}

/** The same, remembering which torpedoes go where. */
function torpedoPlan(
  sights: readonly Sight[],
  area: string,
  most: number,
  price: number,
): { slot: string; n: number }[] {
  let best: { worth: number; shots: { slot: string; n: number }[] }[] = [];
  for (let used = 0; used <= most; used++) best.push({ worth: 0, shots: [] });
  for (const sight of sights) {
    const worths = sight.escort ? undefined : sight.salvo[range(area, sight.area)];
    if (!worths) continue;
    best = best.map((there, used) => {
      let pick = there;
      for (let n = 1; n <= used; n++) {
        const before = best[used - n] as (typeof best)[number];
        const worth = before.worth + (worths[n] as number) - price * n;
        if (worth > pick.worth) pick = { worth, shots: [...before.shots, { slot: sight.ship.slot, n }] };
      }
      return pick;
    });
  }
  return best[most]?.shots ?? [];
}

function gunStrike(
  sights: readonly Sight[],
  area: string,
  depth: Depth,
  gunReady: boolean,
  aimed: readonly { slot: string }[] = [],
): { slot: string | null; worth: number } {
  const best: { slot: string | null; worth: number } = { slot: null, worth: 0 };
  if (!gunReady || depth !== 'surfaced') return best;
  for (const sight of sights) {
    const worth =
      (sight.gun[range(area, sight.area)] ?? 0) *
      (aimed.some((shot) => shot.slot === sight.ship.slot) ? 0.4 : 1);
    if (worth <= best.worth) continue;
    best.worth = worth;
    best.slot = sight.ship.slot;
  }
  return best;
}

/** What being in an area costs this phase: escorts that may find the boat, ships that fire at it. */
function dangerAt(
  s: Known,
  battle: Battle,
  fighter: Fighter,
  sights: readonly Sight[],
  area: string,
  depth: Depth,
): number {
  const reach = (depth === 'surfaced' ? 2 : 1) + battle.alerted;
  let unseen = fighter.detected ? 0 : 1;
  let cost = 0;
  let escorted = false;
  for (const sight of sights) {
    const away = range(area, sight.area);
    if (sight.escort) {
      escorted = true;
      if (away <= reach) unseen *= 1 - sight.detects[depth];
    } else if (depth === 'surfaced' && away <= 1) cost += sight.fire[away as 0 | 1];
  }
  return cost + (escorted ? DETECTED_PRICE[s.edition] * (1 - unseen) : 0);
}

function detectionGuess(s: Known, battle: Battle, ship: Ship, depth: Depth): number {
  const card = knownCard(s, ship) as EscortCard | null;
  const guess = depth === 'surfaced' ? 5.5 : 6.5;
  const needed = card ? (depth === 'surfaced' ? card.surface.detect : card.submerged.detect) : guess;
  const chance = (11 - (needed - battle.alerted + ship.light + 2 * ship.heavy)) / 10;
  return Math.min(1, Math.max(0, chance));
}
