/** Everything a battle is made of. */
import type { Language } from '@flotilla/table';
import type { Victory } from './data/scenario-types.ts';
import type { Navy, Threat } from './data/types.ts';
import type { Events } from './events.ts';
import type { Options } from './options.ts';
import type { Steps } from './steps.ts';
import type { View } from './view.ts';

/** The terms of this battle, worked out from the options and the scenario; fixed from the first step. */
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
  readonly points: number; // the damage it counts for, even if it was a copy
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
  readonly defence: 'ask' | 'hopeless' | 'dearest' | 'best'; // ask; pass when no die can help; guard the best ship; use the best cards
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
  readonly types: readonly Threat[]; // its threats; a guard must be good against one of them
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

/** The phases of a turn, and those before and after the battle. */
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
  quiet: number; // full rounds in a row without an attack
  attacksThisRound: number; // attacks declared since the round began
  shuffles: number; // times the discards became a new deck
  totals: Totals; // for statistics
  division: Division | null; // a team's points being divided
  ending: Ending | null; // null while the battle goes on
}

/** A proposal for dividing a team's points. */
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

/** The types of this game, for the kernel. */
export interface NavalBattles {
  state: State;
  options: Options;
  steps: Steps;
  events: Events;
  view: View;
  language: Language;
}
