/** Everything a battle is made of: what was agreed, the state, the steps and what a seat may see. */
import type { Victory } from './data/scenario-types.ts';
import type { Navy, Threat } from './data/types.ts';
import type { Events } from './events.ts';

/** What is agreed before the first step. */
export interface Options {
  points: number; // starting points of each fleet, or of each team
  scenario: string; // 'open' for a battle of choice, 'custom', or the id of a built-in scenario
  custom: string; // the text of a custom scenario, otherwise empty
  teams: string; // a letter for each seat, such as ABAB; empty without teams
  rowRule: boolean; // optional: air strikes find ships in the rear harder to hit
  cardReserve: boolean; // optional: action cards may be bought with starting points
  stalemate: number; // full rounds without a sinking that end the game; 0 for never
  windows: string; // 'holders': only who has an answer is asked; 'everyone': all who could hold one, so that nothing shows
}

/** The terms of this battle, worked out from the options and the scenario; fixed from the first step on. */
export interface Terms {
  scenario: string | null; // id, null in a battle of choice
  name: string; // name of the scenario, empty without one
  background: string; // what led to a player's own scenario, otherwise empty
  target: number; // sunk points that win
  rounds: number | null; // the game ends after so many rounds
  victory: Victory; // how it is won
  reinforcements: boolean; // ships may come in from the reserve
  airStrikes: boolean; // air strikes are allowed
  bombardments: boolean; // Bombardment cards may be played
  rowRule: boolean; // the optional row rule is in force
  nonCombatantLast: boolean; // the non-combatant keeps to the last row
  nonCombatantVp: number; // its worth
  nonCombatantHull: number; // its hull
  cardReserve: boolean; // action cards may be bought
  stalemate: number; // quiet rounds that end the game; 0 for never
  teams: boolean; // the team rules apply
  first: number | null; // seat that takes the first turn; null when the dice decide
  windows: 'holders' | 'everyone'; // who is asked to answer cards and attacks
}

/** A damage card under a ship. */
export interface Wound {
  readonly card: string; // the action card that lies there
  readonly points: number; // what it counts, also when it was a copy
}

/** A ship in a fleet. Never changed in place: a change makes a new one, so that views can share it. */
export interface Vessel {
  readonly id: string; // ship card
  readonly row: number; // 1 nearest the enemy, to 3; 0 for a submarine
  readonly active: boolean; // submarines only: may attack, evades worse
  readonly acted: boolean; // has used its action this turn
  readonly repaired: boolean; // was repaired this turn: has not acted, but may not act
  readonly wounds: readonly Wound[]; // damage cards
}

/** What a seat wants done when it would be asked out of turn. */
export interface Orders {
  readonly intelligence: 'ask' | 'mine' | 'pass'; // always ask; only about cards that concern me; pass
  readonly defence: 'ask' | 'hopeless' | 'dearest' | 'best'; // ask; pass when no die can help; guard the dearest ship; use the best cards
}

/** One seat's side of the battle. */
export interface Player {
  seat: number; // place at the table
  navy: Navy | null; // null until chosen
  side: string; // name of the side in a scenario, otherwise empty
  team: number | null; // 0, 1, 2; null without teams
  points: number; // starting points
  unspent: number; // starting points left for action cards; its owner's secret once spending begins
  fleet: readonly Vessel[]; // ships at sea
  shown: boolean; // the fleet lies face up
  reserve: readonly string[]; // ships that may come in
  hand: readonly string[]; // secret action cards
  stock: readonly string[]; // bought or scenario cards, face down beside the fleet
  pile: readonly string[]; // enemy ships sunk
  lost: readonly string[]; // own ships sunk, in other seats' piles
  removed: readonly string[]; // reserve of an eliminated seat
  out: boolean; // eliminated
  orders: Orders; // standing orders, its owner's secret
  passing: boolean; // passes every intelligence window of this turn, its owner's secret
}

/** Where an attack comes from. */
export type AttackSource = 'card' | 'strike' | 'asw' | 'bombardment';

/** An attack declared this turn. Never changed in place. */
export interface Attack {
  readonly id: number; // counts from 1 in every turn
  readonly by: number; // attacking seat
  readonly source: AttackSource; // an attack card, aircraft, submarine hunters, or one of four bombers
  readonly card: string | null; // the card that lies there, null for an inherent attack
  readonly as: string | null; // the card whose values count; differs from `card` for a copy
  readonly ships: readonly string[]; // ships that have used their action
  readonly on: number; // attacked seat
  readonly target: string; // ship attacked now
  readonly aimed: string; // ship it was aimed at before any screening
  readonly types: readonly Threat[]; // what guards must be good against, one of them
  readonly bits: number; // the same, one bit for each threat
  readonly hard: number; // on every die that tries to stop it
  readonly damage: number; // 0 when it does none
  readonly needs: number; // die that sinks the target; 0 when no die is needed
  readonly sinks: boolean; // sinks outright when not stopped
  readonly status: 'declared' | 'cancelled' | 'stopped' | 'missed' | 'hit'; // how it went
}

/** A defence declared this turn. Never changed in place. */
export interface Defence {
  readonly id: number; // counts from 1 in every turn
  readonly by: number; // defending seat
  readonly source: 'ship' | 'card' | 'screen'; // inherent guard, guard of a card, screening ship
  readonly ship: string | null; // whose guard it is, or the ship that screens
  readonly card: string | null; // the card spent
  readonly as: string | null; // the card whose values count; differs for a copy
  readonly on: number; // number needed; 0 for a screen
  readonly attack: number; // the attack it names
  readonly status: 'declared' | 'cancelled' | 'lost' | 'failed' | 'worked'; // how it went
}

/** What a played card is about to do, once nobody cancels it. */
export type Deed =
  | { readonly kind: 'attack'; readonly attacks: readonly number[] }
  | { readonly kind: 'plan'; readonly plan: Plan }
  | { readonly kind: 'repair'; readonly wounds: readonly { readonly ship: string; readonly card: string }[] }
  | { readonly kind: 'defence'; readonly defence: number }
  | { readonly kind: 'intelligence'; readonly on: number };

/** A card on the table that may still be cancelled. Never changed in place. */
export interface Play {
  readonly id: number; // counts from 1 in every turn
  readonly seat: number; // who played it
  readonly card: string; // the card
  readonly as: string; // the card whose effect it has
  readonly deed: Deed; // what it does
  readonly cancelled: boolean; // by Intelligence
}

/** A Battle Plan in force this turn. */
export interface Plan {
  readonly by: number; // who played it
  readonly on: number; // whose dice it changes
  readonly value: number; // +1 or -1
}

/** The phases of a turn, and what lies before and after the battle. */
export type Phase = 'setup' | 'actions' | 'defences' | 'resolution' | 'discard' | 'draw' | 'over';

/** How the battle ended. */
export interface Ending {
  readonly how:
    | 'points'
    | 'last'
    | 'teamSunk'
    | 'allSunk'
    | 'nonCombatantSunk'
    | 'nonCombatantSafe'
    | 'time'
    | 'stalemate';
  readonly winners: readonly number[]; // seats, several when the win is shared or a team's
}

/** The whole state. */
export interface State {
  terms: Terms; // what was agreed
  players: Player[]; // by seat
  first: number; // seat that began; player order goes clockwise from it
  round: number; // 0 before the battle
  turn: number; // turns begun, for the dice
  active: number; // seat whose turn it is
  phase: Phase; // where the turn stands
  deck: string[]; // action cards, secret; the last one is drawn next
  discard: readonly string[]; // action cards, the newest last
  box: readonly string[]; // ships that are not in this game
  attacks: readonly Attack[]; // of this turn
  defences: readonly Defence[]; // of this turn
  plays: readonly Play[]; // cards that may still be cancelled
  plans: readonly Plan[]; // Battle Plans in force
  onTable: readonly string[]; // action cards played and not yet discarded
  byHand: boolean; // the defender chooses the order of its defences
  serial: number; // last number given to an attack, defence or play this turn
  quiet: number; // full rounds without a sinking
  sunkThisRound: number; // ships sunk since the round began
  shuffles: number; // times the discards became a new deck
  totals: Totals; // for statistics
  division: Division | null; // a team's points being divided
  ending: Ending | null; // null while the battle goes on
}

/** A proposal how a team divides its points. */
export interface Division {
  readonly team: number; // whose points
  readonly shares: readonly { readonly seat: number; readonly points: number }[]; // what each gets
}

/** Counts for statistics, over all seats. */
export interface Totals {
  attacks: number; // declared
  stopped: number; // by a die
  cancelled: number; // cards, by Intelligence
  sunk: number; // ships
  reinforced: number; // points brought in
  guards: number; // defence cards spent
}

/** An attack in the making: the card, what counts, and what is settled so far. */
export interface Aiming {
  readonly card: string; // the card played
  readonly as: string; // the card whose values count
}

/** Strikes or hunts in the making: one target for each number. */
export interface Flight {
  readonly source: Exclude<AttackSource, 'card'>; // what flies
  readonly card: string | null; // Air Support or Bombardment
  readonly as: string | null; // the card whose values count
  readonly ship: string | null; // ship with inherent aircraft
  readonly numbers: readonly number[]; // dice needed, one attack each
  readonly targets: readonly string[]; // chosen so far
}

/** A ship under an attack of a turn: what a die is about. */
export interface UnderFire {
  readonly turn: number;
  readonly attack: number; // number of the attack
  readonly ship: string; // ship attacked now
}

/** The die of a defender: a guard's, or that of a ship that evades. */
export interface Stopping {
  readonly by: number; // defending seat
  readonly on: number; // number needed
  readonly hard: number; // the attack is hard to stop
}

/** The die of a strike or hunt. */
export interface Striking {
  readonly by: number; // attacking seat
  readonly needs: number; // number needed
  readonly source: AttackSource; // what flies
  readonly card: string | null; // the card that sent it
  readonly row: number; // where the target lies; 0 for a submarine
}

/** Every step with its arguments. */
export interface Steps {
  begin: null;
  rollForFirst: { readonly seats: readonly number[] };
  muster: null;
  chooseNavy: { readonly seat: number };
  dividePoints: { readonly team: number; readonly asked: number };
  agreeDivision: { readonly team: number; readonly asked: number; readonly seat: number };
  buildFleets: null;
  layOut: { readonly seat: number };
  showFleet: { readonly seat: number };
  buyRound: null;
  buyAgain: { readonly stock: number };
  buyCard: { readonly seat: number };
  dealHands: null;
  startRound: null;
  startTurn: { readonly seat: number };
  actions: null;
  reinforce: null;
  rearrange: null;
  setOrders: null;
  aim: Aiming;
  commitShip: Aiming & { readonly target: string; readonly ships: readonly string[] };
  fly: Flight;
  payBombardment: { readonly card: string; readonly as: string; readonly copies: number };
  choosePlan: { readonly card: string; readonly as: string };
  chooseRepairs: { readonly card: string; readonly as: string };
  copyCard: { readonly as: string; readonly copies: number };
  openWindows: null;
  window: { readonly play: number };
  windowForAll: { readonly play: number };
  closeActions: null;
  defend: { readonly seat: number };
  rollDefences: { readonly seat: number };
  carryOn: { readonly seat: number };
  rollNext: { readonly seat: number };
  guardDie: { readonly defence: number } & Stopping;
  evade: { readonly seat: number };
  evasionDie: UnderFire & Stopping;
  resolve: null;
  strikeDie: UnderFire & Striking;
  discardCards: null;
  drawCards: null;
  endRound: null;
}

/** What everybody may know about a seat. */
export interface PlayerView {
  readonly seat: number;
  readonly navy: Navy | null;
  readonly side: string;
  readonly team: number | null;
  readonly points: number; // starting points
  readonly fleet: readonly Vessel[] | null; // null while it is secret
  readonly reserve: readonly string[] | null; // null while the fleet is secret
  readonly hand: number; // how many cards
  readonly limit: number; // hand size
  readonly stock: number; // face-down cards beside the fleet
  readonly pile: readonly string[]; // ships it has sunk
  readonly sunk: number; // their worth
  readonly afloat: number; // worth of its fleet, 0 while it is secret
  readonly lost: readonly string[]; // its ships that were sunk
  readonly removed: readonly string[]; // reserve taken out of the game
  readonly out: boolean; // eliminated
}

/** What one seat may know; the seat is null for a spectator. */
export interface View {
  readonly seat: number | null;
  readonly terms: Terms;
  readonly first: number;
  readonly round: number;
  readonly turn: number;
  readonly active: number;
  readonly phase: Phase;
  readonly players: readonly PlayerView[];
  readonly hand: readonly string[]; // own cards
  readonly stock: readonly string[]; // own face-down cards
  readonly unspent: number; // own points left for action cards
  readonly orders: Orders | null; // own standing orders
  readonly passing: boolean; // passes for the rest of this turn
  readonly deck: number; // how many cards
  readonly discard: readonly string[];
  readonly attacks: readonly Attack[];
  readonly defences: readonly Defence[];
  readonly plays: readonly Play[];
  readonly plans: readonly Plan[];
  readonly quiet: number;
  readonly division: Division | null; // own team's only
  readonly ending: Ending | null;
  readonly hands: readonly (readonly string[])[] | null; // everybody's cards once the battle is over
}

/** The types of this game, for the kernel. */
export interface NavalBattles {
  state: State;
  options: Options;
  steps: Steps;
  events: Events;
  view: View;
}
