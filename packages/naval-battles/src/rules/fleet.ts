/** Fleets: rows, submarines, distance, platforms and value. Nothing here changes the state. */
import { actionCard, NON_COMBATANT_ID, shipCard } from '../data/cards.ts';
import type { ActionCard, ShipCard } from '../data/types.ts';
import type { Attack, Player, State, Terms, Vessel } from '../state.ts';
import { vesselWith } from './change.ts';
import { perCard, remembering } from './remember.ts';

/** The most rows a fleet may have (set-up, formation). */
export const MOST_ROWS = 3;

/** Cards in a hand without command ships (set-up, drawing). */
export const HAND = 7;

const SURFACE_ROWS = [1, 2, 3] as const;
/** Masks of rows have a bit for each row, and the lowest bit for submarines, which are in no row. */
const SUBMARINES = 1;
const EVERY_ROW = 15;

/** The bit of the large gun among the weapons. */
export const LARGE_GUN = 1 << 2;

/** The player of a seat. */
export function playerAt(state: State, seat: number): Player {
  const player = state.players[seat];
  if (!player) throw new Error(`There is no seat ${seat} at this table of ${state.players.length}.`);
  return player;
}

/** The player whose turn it is. */
export const activePlayer = (state: State): Player => playerAt(state, state.active);

/** What a ship is worth here; the scenario prices the non-combatant (R51). */
export const worthOf = (terms: Terms, ship: string): number => worthOfShip(terms, shipCard(ship));

/** The same, given its card. */
export const worthOfShip = (terms: Terms, ship: ShipCard): number =>
  ship.id === NON_COMBATANT_ID ? terms.nonCombatantVp : ship.vp;

/** What losing a ship would cost: in a scenario about the non-combatant nothing else counts. */
export const stakeWorth = (terms: Terms, ship: ShipCard): number =>
  ship.id === NON_COMBATANT_ID && terms.victory.type === 'nonCombatant'
    ? EVERYTHING
    : worthOfShip(terms, ship);

const EVERYTHING = 20;

/** The damage that sinks a ship here. */
export const hullOf = (terms: Terms, ship: ShipCard): number =>
  ship.id === NON_COMBATANT_ID ? terms.nonCombatantHull : ship.hull;

/** Ship cards by id, in the same order. */
export const shipCardsOf: (ids: readonly string[]) => readonly ShipCard[] = remembering(
  (ids: readonly string[]) => ids.map(shipCard),
);

/** What ships are worth together. */
export function worthOfAll(terms: Terms, ships: readonly string[]): number {
  if (ships.length === 0) return 0;
  let sum = 0;
  for (const ship of shipCardsOf(ships)) sum += worthOfShip(terms, ship);
  return sum;
}

/** A ship at sea with its card. */
export interface AtSea {
  readonly vessel: Vessel;
  readonly ship: ShipCard;
}

/** Facts about a fleet that hold as long as it does not change. */
export interface FleetFacts {
  readonly ships: readonly AtSea[];
  readonly worth: number; // without the non-combatant, whose value depends on the scenario
  readonly nonCombatant: boolean; // it sails with this fleet
  readonly limit: number; // cards its owner may hold
  readonly mask: number; // a bit for each row with ships in it; bit 0 for submarines
}

/** Works out the facts about a fleet once, as long as it stays the same. */
export const factsOf: (fleet: readonly Vessel[]) => FleetFacts = remembering((fleet: readonly Vessel[]) => {
  const ships: AtSea[] = [];
  let worth = 0;
  let limit = HAND;
  let mask = 0;
  let nonCombatant = false;
  for (const vessel of fleet) {
    const ship = shipCard(vessel.id);
    ships.push({ vessel, ship });
    mask |= 1 << vessel.row;
    if (ship.id === NON_COMBATANT_ID) nonCombatant = true;
    else worth += ship.vp;
    limit += ship.command;
  }
  return { ships, worth, nonCombatant, limit, mask };
});

/** The ships of a fleet with their cards. */
export const shipsIn = (fleet: readonly Vessel[]): readonly AtSea[] => factsOf(fleet).ships;

/** What a fleet at sea is worth. */
export const afloatOf = (terms: Terms, fleet: readonly Vessel[]): number =>
  worthAfloat(terms, factsOf(fleet));

/** The same for a fleet whose facts are known. */
export const worthAfloat = (terms: Terms, { worth, nonCombatant }: FleetFacts): number =>
  nonCombatant ? worth + terms.nonCombatantVp : worth;

/** How many cards a seat may hold: seven and the command of its ships at sea (set-up, command). */
export const handLimit = (fleet: readonly Vessel[]): number => factsOf(fleet).limit;

/** The damage a ship has taken. */
export function damageOf(vessel: Vessel): number {
  let sum = 0;
  for (const wound of vessel.wounds) sum += wound.points;
  return sum;
}

/** Whether a ship still has its action this turn: it has neither acted nor been repaired (attack; card.repair, R34). */
export const mayAct = ({ acted, repaired }: Vessel): boolean => !acted && !repaired;

/** The number a ship evades on now, null when it cannot (evasion). */
export const evasionAtSea = ({ vessel, ship }: AtSea): number | null =>
  ship.submarine && !vessel.active ? ship.passiveEvasion : ship.evasion;

/** The same, without its card. */
export const evasionOf = (vessel: Vessel): number | null =>
  evasionAtSea({ vessel, ship: shipCard(vessel.id) });

/** Whether a ship is a submarine, which is in no row. */
export const isSubmarine = (ship: string): boolean => shipCard(ship).submarine;

/** A ship of a fleet by id. */
export function vesselIn(fleet: readonly Vessel[], ship: string): Vessel | undefined {
  for (const vessel of fleet) if (vessel.id === ship) return vessel;
  return undefined;
}

/** The same with its card. */
export function shipIn(fleet: readonly Vessel[], ship: string): AtSea | undefined {
  for (const one of shipsIn(fleet)) if (one.vessel.id === ship) return one;
  return undefined;
}

/** The seat whose fleet holds a ship, or -1. */
export function ownerOf(state: State, ship: string): number {
  for (const player of state.players) if (vesselIn(player.fleet, ship)) return player.seat;
  return -1;
}

/** How many rows a fleet has. */
export function rowsOf(fleet: readonly Vessel[]): number {
  let rows = 0;
  for (const vessel of fleet) if (vessel.row > rows) rows = vessel.row;
  return rows;
}

/** Whether a row between the first and the last is empty (set-up, formation). */
export function hasGap(rows: readonly number[]): boolean {
  const last = Math.max(0, ...rows);
  for (let row = 1; row < last; row++) if (!rows.includes(row)) return true;
  return false;
}

/** Rows behind an empty one move up (set-up, formation). */
export function closeUp(fleet: readonly Vessel[]): readonly Vessel[] {
  const rows = ROWS_IN[factsOf(fleet).mask & ~SUBMARINES] ?? [];
  if (rows.length === 0 || rows.at(-1) === rows.length) return fleet;
  return fleet.map((vessel) =>
    vessel.row === 0 ? vessel : vesselWith(vessel, { row: rows.indexOf(vessel.row) + 1 }),
  );
}

/**
 * Rows from a firing ship to a target's row, its own row not counted; a submarine fires as if from row 1 (attack range, R2, R4).
 */
export const distance = (from: Pick<Vessel, 'row'>, row: number): number => Math.max(0, from.row - 1) + row;

/** Whether a card can reach a row (0: submarines) from this ship (attack range; torpedoes have none, R5). */
export const inRange = (card: ActionCard, from: Vessel, row: number): boolean =>
  (reachFrom(card, from) & (1 << row)) !== 0;

/** The rows a card can reach from this ship, as a mask like that of a fleet. */
const reachFrom = (card: ActionCard, from: Vessel): number => reachOf(card)[from.row] ?? 0;

/** The rows a card can reach from every row, worked out once for every card. */
const reachOf = perCard((card): readonly number[] =>
  [0, ...SURFACE_ROWS].map((from) => {
    if (card.range === null) return EVERY_ROW;
    let rows = 0;
    for (const row of SURFACE_ROWS) {
      const far = distance({ row: from }, row);
      if (far >= card.range.min && far <= card.range.max) rows |= 1 << row;
    }
    return rows;
  }),
);

/** How many symbols a ship gives to a card, each of its symbols once (attack symbols, R10). */
export const symbolsFor = (card: ActionCard, ship: ShipCard): number => countBits(card.bits & ship.bits);

/** Whether one of these ships fires a large gun with the card (attack, large calibre, R12). */
export const firesLargeGun = (card: ActionCard, ships: readonly string[]): boolean =>
  card.largeCalibre && ships.some((ship) => (card.bits & shipCard(ship).bits & LARGE_GUN) !== 0);

/** Why a ship cannot fire a card at a row (0: submarines) now; null when it can. */
export function bar(
  card: ActionCard,
  { vessel, ship }: AtSea,
  row: number,
): 'acted' | 'repaired' | 'passive' | 'symbol' | 'range' | null {
  if ((card.bits & ship.bits) === 0) return 'symbol';
  if (vessel.acted) return 'acted';
  if (vessel.repaired) return 'repaired';
  if (ship.submarine && !vessel.active) return 'passive';
  return inRange(card, vessel, row) ? null : 'range';
}

/** Whether two seats of a state or of a view fight each other (optional rule, teams). */
export function areEnemies({ players }: Sides, a: number, b: number): boolean {
  if (a === b) return false;
  const team = players[a]?.team ?? null;
  return team === null || team !== players[b]?.team;
}

/** Who is in which team. */
interface Sides {
  readonly players: readonly { readonly team: number | null }[];
}

/** The seats in player order from this one on, clockwise. */
export function seatsFrom(state: State, seat: number): number[] {
  const seats: number[] = [];
  for (let i = 0; i < state.players.length; i++) seats.push((seat + i) % state.players.length);
  return seats;
}

/** The seats after this one in player order. */
export function seatsAfter(state: State, seat: number): number[] {
  const seats: number[] = [];
  for (let i = 1; i < state.players.length; i++) seats.push((seat + i) % state.players.length);
  return seats;
}

/** The enemy fleets of a seat that are in play, in player order. */
export function rivalsOf(state: State, seat: number): Player[] {
  const rivals: Player[] = [];
  const { length } = state.players;
  for (let i = 1; i < length; i++) {
    const other = (seat + i) % length;
    const player = playerAt(state, other);
    if (!player.out && areEnemies(state, seat, other)) rivals.push(player);
  }
  return rivals;
}

/** The cards a seat may play: its hand, and what lies face down beside its fleet (R36). */
export const cardsOf = (player: { hand: readonly string[]; stock: readonly string[] }): readonly string[] =>
  player.stock.length === 0 ? player.hand : [...player.hand, ...player.stock];

/** What Battle Plans add to a seat's dice this turn (card, Battle Plan, R20). */
export function planOn(state: Pick<State, 'plans'>, seat: number): number {
  let sum = 0;
  for (const plan of state.plans) if (plan.on === seat) sum += plan.value;
  return sum;
}

/** What the row rule takes from a strike's die (optional rule, rows; R47). */
export const rowPenalty = (terms: Terms, row: number): number => (terms.rowRule && row > 1 ? 1 - row : 0);

/** Attacks that still stand, on one seat or on all. */
export function standing(state: Pick<State, 'attacks'>, seat?: number): Attack[] {
  const attacks: Attack[] = [];
  for (const attack of state.attacks)
    if (attack.status === 'declared' && (seat === undefined || attack.on === seat)) attacks.push(attack);
  return attacks;
}

/** Whether a declared attack would still be allowed with this fleet (R26). */
export function stillAllowed(state: State, attack: Attack, fleet: readonly Vessel[]): boolean {
  const target = vesselIn(playerAt(state, attack.on).fleet, attack.target);
  return attack.ships.every((ship) => {
    const vessel = vesselIn(fleet, ship);
    if (!vessel || !target) return false;
    if (isSubmarine(ship) && !vessel.active) return false;
    return (
      attack.source !== 'card' || attack.as === null || inRange(actionCard(attack.as), vessel, target.row)
    );
  });
}

/** What the active player has to fight with and against, worked out once for a whole list of cards. */
export interface Sea {
  readonly mask: number; // a bit for each row in which enemies lie; bit 0 for submarines
  readonly surface: boolean; // an enemy surface ship is at sea
  readonly submarines: boolean; // an enemy submarine is at sea
  readonly ready: readonly AtSea[]; // own ships that may fire
}

/** Works out the active player's situation. */
export function seaOf(state: State): Sea {
  let mask = 0;
  for (const player of state.players) {
    if (player.out || !areEnemies(state, state.active, player.seat)) continue;
    mask |= factsOf(player.fleet).mask;
  }
  const ready = readyIn(activePlayer(state).fleet);
  return { mask, surface: mask > SUBMARINES, submarines: (mask & SUBMARINES) !== 0, ready };
}

const readyIn = remembering((fleet: readonly Vessel[]): readonly AtSea[] => {
  const ready: AtSea[] = [];
  for (const one of shipsIn(fleet))
    if (mayAct(one.vessel) && (one.vessel.active || !one.ship.submarine)) ready.push(one);
  return ready;
});

/** The rows of every mask, 0 for submarines. */
const ROWS_IN = Array.from({ length: EVERY_ROW + 1 }, (_, mask) =>
  [0, ...SURFACE_ROWS].filter((row) => (mask & (1 << row)) !== 0),
);

/** How many bits are set: symbols of a ship that match a card. */
export function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** Whether ready ships can bring a card to bear on any row where enemies lie. */
export function canFire(sea: Sea, card: ActionCard): boolean {
  let reached = 0;
  for (const { vessel, ship } of sea.ready) {
    const bits = ship.bits & card.bits;
    if (bits === 0) continue;
    const rows = reachFrom(card, vessel) & sea.mask;
    if (rows !== 0 && countBits(bits) >= card.platforms) return true;
    reached |= rows;
  }
  return ROWS_IN[reached]?.some((row) => symbolsOn(sea.ready, card, row) >= card.platforms) ?? false;
}

/** How many symbols a fleet can bring to bear on a row (0: submarines). */
export const symbolsAgainst = (card: ActionCard, fleet: readonly Vessel[], row: number): number =>
  symbolsOn(readyIn(fleet), card, row);

function symbolsOn(ready: readonly AtSea[], card: ActionCard, row: number): number {
  let symbols = 0;
  for (const { vessel, ship } of ready) if (inRange(card, vessel, row)) symbols += symbolsFor(card, ship);
  return symbols;
}
