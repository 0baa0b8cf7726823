/** What attacks are worth, in victory points: the common sense of all bots of this game. */
import { plusFor } from '@flotilla/table';
import { GUN_RANGE, TORPEDO_RANGE } from '../data/charts.ts';
import type { Depth, Edition, EscortCard, HitNumbers } from '../data/types.ts';
import { gunBonus, gunsSilent, torpedoBonus } from '../rules/conditions.ts';
import { neighbours, rangesFrom } from '../rules/display.ts';
import { menace } from '../rules/enemy.ts';
import { damageTo, isEscort, knownCard, rowOf } from '../rules/lookup.ts';
import type { Shot } from '../rules/salvo.ts';
import { rollOf, salvoOdds } from '../rules/salvo.ts';
import type { Aim, Battle, Boat, Fighter, Known, Ship } from '../state.ts';

interface Prize {
  readonly torpedo: HitNumbers;
  readonly gun: HitNumbers;
  readonly vp: number;
}

/** What an unknown ship is assumed to be. */
const GUESS: Readonly<Record<'merchant' | 'naval' | 'escort', Prize>> = {
  merchant: { torpedo: [3, 6, 9], gun: [3, 5, 7], vp: 1.7 },
  naval: { torpedo: [5, 8, 11], gun: [8, 11, null], vp: 3 },
  escort: { torpedo: [5, 7, 9], gun: [4, 6, 8], vp: 0 },
};

/** What a heavily or lightly damaged ship is worth, as a share of its points: it may yet be finished off. */
const CRIPPLED = 0.35;
const HURT = 0.08;
/** What sinking an escort is worth besides points. */
const ESCORT_WORTH = 0.25;

/** Points a boat forgoes for each torpedo it fires. */
const TORPEDO_PRICE = 0.16;

/** The most torpedoes a plan considers: more than any boat has tubes. */
const MOST = 12;
const PLUSES = 64;

/** Shares of a ship's points that 0, 1, 2 ... torpedoes win, by edition, weapon, damage and modifier; worked out once. */
const known = new WeakMap<HitNumbers, (Float64Array | undefined)[]>();

const NO_NUMBERS: HitNumbers = [null, null, null];

/** A shot by no particular boat at a sound ship. */
const shotWith = ({
  edition,
  numbers = NO_NUMBERS,
  weapon,
  n = 1,
  range = 0,
  skill,
  condition = 0,
}: Partial<Shot> & Pick<Shot, 'edition' | 'weapon' | 'skill'>): Shot => ({
  edition,
  boat: '',
  slot: '',
  numbers,
  weapon,
  n,
  range,
  skill,
  heavy: 0,
  condition,
});

/** The shares for each number of torpedoes, given the modifier of a single one, or for the gun. */
function sharesOf(
  edition: Edition,
  weapon: 'plain' | 'gun',
  numbers: HitNumbers,
  plus: number,
  ship: Ship,
  most: number,
): Float64Array {
  let tables = known.get(numbers);
  if (!tables) {
    tables = new Array(2 * 2 * 4 * PLUSES);
    known.set(numbers, tables);
  }
  const sort = (edition === 'first' ? 0 : 2) + (weapon === 'gun' ? 1 : 0);
  const at = (sort * 4 + ship.light + 2 * ship.heavy) * PLUSES + plus + PLUSES / 2;
  const table = tables[at];
  if (table && table.length > most) return table;
  const shares = new Float64Array(most + 1);
  const wounds = { light: ship.light, heavy: ship.heavy, sunk: false };
  for (let n = 1; n <= most; n++) {
    const odds = salvoOdds(shotWith({ edition, numbers, weapon, n, skill: plus }), wounds);
    shares[n] = odds.sunk + CRIPPLED * odds.heavy + HURT * odds.light;
  }
  tables[at] = shares;
  return shares;
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
  /** steps to every area */
  readonly away: ReadonlyMap<string, number>;
  readonly escort: boolean;
  /** points it is worth */
  readonly vp: number;
  /** shares of them that 0, 1, 2 ... torpedoes win at range 0 to 3 */
  readonly salvo: readonly Float64Array[];
  /** worth of a gun attack at range 0 to 2 */
  readonly gun: readonly number[];
  /** cost of its fire at range 0 and 1 on a surfaced boat; worked out when first needed */
  fire: readonly [number, number] | null;
  /** chance that it detects a boat within its reach, by depth */
  readonly detects: { readonly [depth in Depth]: number };
}

/** What a boat brings to its attacks: modifiers of one torpedo and of the gun at each range, and how much it has. */
interface Arms {
  readonly torpedoes: number;
  readonly torpedoPlus: readonly number[];
  /** empty when the gun cannot be fired */
  readonly gunPlus: readonly number[];
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
  /** the best attack from an area on top of what is declared, with the torpedoes that are left */
  readonly plan: (area: string, depth: Depth, declared: readonly Aim[]) => Plan;
}

/** Looks around once, so that many areas can be compared cheaply. */
export function lookAround(
  s: Known,
  battle: Battle,
  boat: Boat,
  fighter: Fighter,
  price = TORPEDO_PRICE,
): Lookout {
  const arms = armsOf(s, battle, boat);
  const sights: Sight[] = [];
  for (const ship of battle.ships) if (ship.area !== null) sights.push(sightOf(s, battle, arms, ship));
  const salvoes = new Map<string, number>();
  const bestSalvo = (area: string): number => {
    const known = salvoes.get(area);
    if (known !== undefined) return known;
    const worth = torpedoStrike(sights, area, arms.torpedoes, price);
    salvoes.set(area, worth);
    return worth;
  };
  return {
    strike: (area, depth) => bestSalvo(area) + gunStrike(sights, area, depth).worth,
    danger: (area, depth) => dangerAt(s, battle, fighter, sights, area, depth),
    plan: (area, depth, declared) => {
      const aimed = declared.filter(({ weapon }) => weapon === 'plain');
      const left = arms.torpedoes - aimed.reduce((sum, { n }) => sum + n, 0);
      const open = sights.filter(({ ship }) => !aimed.some(({ slot }) => slot === ship.slot));
      const torpedoes = torpedoPlan(open, area, left, price);
      return { torpedoes, gun: gunStrike(sights, area, depth, [...aimed, ...torpedoes]).slot };
    },
  };
}

function armsOf(s: Known, battle: Battle, boat: Boat): Arms {
  const row = rowOf(s, boat);
  const plus = (weapon: 'plain' | 'gun', range: number): number => {
    const skill = weapon === 'gun' ? row.gunnery : row.torpedo;
    const condition =
      weapon === 'gun' ? gunBonus(s, battle.condition) : torpedoBonus(s, battle.condition, range);
    const shot = shotWith({ edition: s.edition, weapon, range, skill, condition });
    return plusFor(null, rollOf(shot), shot);
  };
  const torpedoPlus: number[] = [];
  for (let range = 0; range <= TORPEDO_RANGE; range++) torpedoPlus.push(plus('plain', range));
  const gunPlus: number[] = [];
  const gunReady = boat.gun > 0 && damageTo(boat, 'gun') === 0 && !gunsSilent(s, battle.condition);
  for (let range = 0; gunReady && range <= GUN_RANGE; range++) gunPlus.push(plus('gun', range));
  return { torpedoes: Math.min(MOST, boat.ready.plain), torpedoPlus, gunPlus };
}

function sightOf(s: Known, battle: Battle, arms: Arms, ship: Ship): Sight {
  const prize = prizeOf(s, ship);
  const escort = isEscort(ship);
  const vp = prize.vp + (escort ? ESCORT_WORTH : 0);
  const salvo: Float64Array[] = [];
  for (const plus of escort ? NOTHING : arms.torpedoPlus)
    salvo.push(sharesOf(s.edition, 'plain', prize.torpedo, plus, ship, arms.torpedoes));
  const gun: number[] = [];
  for (const plus of arms.gunPlus)
    gun.push(vp * (sharesOf(s.edition, 'gun', prize.gun, plus, ship, 1)[1] as number));
  return {
    ship,
    away: rangesFrom(ship.area as string),
    escort,
    vp,
    salvo,
    gun,
    fire: null,
    detects: escort ? detectionGuess(s, battle, ship) : UNARMED,
  };
}

const NOTHING: readonly number[] = [];
const UNARMED = { surfaced: 0, submerged: 0 };

/** What the fire of a ship other than an escort costs a surfaced boat in its area and next to it. */
function fireOf(s: Known, fighter: Fighter, sight: Sight): readonly [number, number] {
  if (sight.fire) return sight.fire;
  const { ship } = sight;
  const at = (area: string): number =>
    ship.card === null
      ? MENACE_PRICE[s.edition]
      : MENACE_PRICE[s.edition] * menace(s, ship, { ...fighter, area, depth: 'surfaced', crashed: false });
  const area = ship.area as string;
  sight.fire = [at(area), at(neighbours(area)[0] as string)];
  return sight.fire;
}

const scratch = new Float64Array(MOST + 1);

/** The value of the best way to share out the torpedoes in the tubes. */
function torpedoStrike(sights: readonly Sight[], area: string, most: number, price: number): number {
  const best = scratch.fill(0);
  let top = 0;
  for (const sight of sights) {
    if (sight.escort) continue;
    const shares = sight.salvo[sight.away.get(area) as number];
    if (!shares) continue;
    for (let used = most; used >= 1; used--) {
      let value = best[used] as number;
      for (let n = 1; n <= used; n++) {
        const worth = (best[used - n] as number) + sight.vp * (shares[n] as number) - price * n;
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
    const shares = sight.escort ? undefined : sight.salvo[sight.away.get(area) as number];
    if (!shares) continue;
    best = best.map((there, used) => {
      let pick = there;
      for (let n = 1; n <= used; n++) {
        const before = best[used - n] as (typeof best)[number];
        const worth = before.worth + sight.vp * (shares[n] as number) - price * n;
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
  aimed: readonly { slot: string }[] = [],
): { slot: string | null; worth: number } {
  const best: { slot: string | null; worth: number } = { slot: null, worth: 0 };
  if (depth !== 'surfaced') return best;
  for (const sight of sights) {
    const worth =
      (sight.gun[sight.away.get(area) as number] ?? 0) *
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
    const away = sight.away.get(area) as number;
    if (sight.escort) {
      escorted = true;
      if (away <= reach) unseen *= 1 - sight.detects[depth];
    } else if (depth === 'surfaced' && away <= 1) cost += fireOf(s, fighter, sight)[away as 0 | 1];
  }
  return cost + (escorted ? DETECTED_PRICE[s.edition] * (1 - unseen) : 0);
}

/** The chance that an escort detects a boat within its reach; an unknown one counts as a common type. */
function detectionGuess(s: Known, battle: Battle, ship: Ship): { readonly [depth in Depth]: number } {
  const card = knownCard(s, ship) as EscortCard | null;
  const plus = battle.alerted - ship.light - 2 * ship.heavy;
  const chance = (needed: number) => Math.min(1, Math.max(0, (11 - (needed - plus)) / 10));
  return {
    surfaced: chance(card ? card.surface.detect : COMMON_ESCORT.surfaced),
    submerged: chance(card ? card.submerged.detect : COMMON_ESCORT.submerged),
  };
}

const COMMON_ESCORT = { surfaced: 5.5, submerged: 6.5 } as const;
