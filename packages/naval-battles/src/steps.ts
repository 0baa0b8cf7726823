/** Every step by name, with its arguments. */
import type { AttackSource } from './state.ts';

/** An attack being declared: the card, the values that count, and what is settled so far. */
export interface Aiming {
  readonly card: string; // the card played
  readonly as: string; // the card whose values count
}

/** Strikes or hunts being declared: one target for each number. */
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
