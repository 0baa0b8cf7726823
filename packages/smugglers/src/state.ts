/** Smugglers: the types of the game, every field explained. */

/** Where a boat lands its cargo. */
import type { Language } from '@flotilla/table';
export type Cove = 'north' | 'middle' | 'south';

/** What a card is: cargo, or a lantern that warns a boat. */
export type Kind = 'tea' | 'rum' | 'silk' | 'lantern';

/** A boat at sea. */
export interface Boat {
  /** Ids of the cards aboard, face down. */
  cargo: number[];
  /** Where it is bound; null in port. */
  cove: Cove | null;
}

/** The whole game. */
export interface State {
  /** Nights to play, from the options. */
  nights: number;
  /** The night being played, from 1. */
  night: number;
  /** The face of every card by its id; this order is the secret of the game. */
  faces: string[];
  /** Ids of the cards not yet dealt, the top one last. */
  deck: number[];
  /** Ids of the cards in hand, by seat. */
  hands: number[][];
  /** Boats at sea, by seat. */
  boats: Boat[];
  /** Ids of landed cargo, face down until the end, by seat. */
  cellars: number[][];
  /** Coins earned as fees, by seat. */
  coins: number[];
  /** Ids of other smugglers' cards that a seat has been shown, by seat. */
  peeked: number[][];
  /** Ids of cards everybody has seen: seized cargo and used lanterns. */
  shown: number[];
  /** The cove the cutter watches tonight; null before it is known. */
  cutter: Cove | null;
}

/** A card as a seat knows it: its identity always, its face only when the seat may know it. */
export interface Card {
  readonly id: number;
  readonly face: string | null;
}

/** What a seat may know of one smuggler. */
export interface Smuggler {
  readonly hand: readonly Card[];
  readonly cargo: readonly Card[];
  readonly cove: Cove | null;
  readonly cellar: readonly Card[];
  readonly coins: number;
}

/** What a seat may know. */
export interface View {
  readonly nights: number;
  readonly night: number;
  /** Who looks; null is a spectator. */
  readonly seat: number | null;
  readonly cutter: Cove | null;
  /** How many cards are left to deal; never which. */
  readonly deck: number;
  readonly smugglers: readonly Smuggler[];
  readonly shown: readonly Card[];
}

/** Everything the kernel needs to know about the game's types. */
export interface Smugglers {
  state: State;
  options: { nights: number };
  steps: {
    deal: null;
    night: null;
    load: null;
    patrol: null;
    respond: { boat: number };
    share: { boat: number; by: number };
    dawn: null;
  };
  events: {
    nightFalls: { night: number };
    drew: { card: string };
    sailed: { seat: number; cards: number; cove: Cove };
    stayed: { seat: number };
    warned: { seat: number; boat: number };
    seized: { seat: number; cards: number; worth: number };
    tookFee: { seat: number; boat: number };
    looked: { seat: number; boat: number };
    saw: { boat: number; card: string };
    counted: { seat: number; score: number };
  };
  view: View;
  language: Language;
}
