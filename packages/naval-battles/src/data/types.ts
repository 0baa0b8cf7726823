/** The types of ships, action cards, navies and scenarios. */

/** A navy of the game; the non-combatant belongs to none. */
export type Navy =
  | 'usa'
  | 'ussr'
  | 'uk'
  | 'china'
  | 'taiwan'
  | 'japan'
  | 'norway'
  | 'argentina'
  | 'france'
  | 'nonCombatant';

/** A weapon symbol: ships carry them, attack cards ask for them. */
export type Weapon = 'gunSmall' | 'gunMedium' | 'gunLarge' | 'ssm' | 'cruise' | 'torpedo';

/** What a ship may be attacked with, and what a guard may be good against. */
export type Threat = Weapon | 'air' | 'asw';

export type ShipType =
  | 'carrier'
  | 'battleship'
  | 'cruiser'
  | 'destroyer'
  | 'frigate'
  | 'missileBoat'
  | 'submarine'
  | 'auxiliary'
  | 'nonCombatant';

export type CardKind =
  | 'gun'
  | 'missile'
  | 'torpedo'
  | 'airSupport'
  | 'bombardment'
  | 'battlePlan'
  | 'intelligence'
  | 'nearMiss'
  | 'superiorTactics'
  | 'repair'
  | 'screeningShip';

/** One die that may stop an attack: the kinds it is good against and the number it needs. */
export interface Guard {
  readonly against: readonly Threat[];
  readonly on: number;
}

/** The weapons in the order of their bits. */
const WEAPONS: readonly Weapon[] = ['gunSmall', 'gunMedium', 'gunLarge', 'ssm', 'cruise', 'torpedo'];

/** The threats in the order of their bits: the weapons, then aircraft and submarine hunters. */
export const THREATS: readonly Threat[] = [...WEAPONS, 'air', 'asw'];

/** Allowed distance in rows, both ends included. */
export interface Range {
  readonly min: number;
  readonly max: number;
}

/** Ship card: what every ship has, whatever is printed on it. */
export interface ShipCard {
  readonly id: string; // navy and name, unique
  readonly number: number; // its place among the 110, from 0
  readonly name: string; // as on the card
  readonly fullName: string; // the long form for lists
  readonly class: string; // for information only
  readonly type: ShipType; // for information, except submarine and non-combatant
  readonly navy: Navy; // flag
  readonly pennant: string; // painted number, empty when unknown
  readonly service: { readonly from: number; readonly to: number | null }; // years, for scenarios
  readonly hull: number; // damage that sinks it; 0 for a submarine
  readonly evasion: number | null; // turns an attack away; a submarine's number while active
  readonly passiveEvasion: number | null; // a submarine's number while passive
  readonly weapons: readonly Weapon[]; // symbols, each at most once
  readonly strikes: readonly number[]; // inherent air strikes, one number each
  readonly asw: readonly number[]; // inherent anti-submarine attacks, one number each
  readonly guards: readonly Guard[]; // inherent defences, each once in every opposing turn
  readonly command: number; // cards added to the hand
  readonly vp: number; // value; 0 for the non-combatant unless a scenario sets it
  readonly submarine: boolean; // in no row; passive or active
  readonly bits: number; // its weapons, one bit each
  readonly printed: readonly string[]; // fields whose values are printed and never tuned
}

/** A ship as written in the data files: what is left out is none or zero. */
export interface ShipRow {
  readonly id: string;
  readonly name: string;
  readonly fullName?: string;
  readonly class: string;
  readonly type: ShipType;
  readonly pennant?: string;
  readonly service: { readonly from: number; readonly to: number | null };
  readonly hull?: number;
  readonly evasion?: number;
  readonly passiveEvasion?: number;
  readonly weapons?: readonly Weapon[];
  readonly strikes?: readonly number[];
  readonly asw?: readonly number[];
  readonly guards?: readonly Guard[];
  readonly command?: number;
  readonly vp: number | null;
  readonly printed?: readonly string[];
}

/** Action card: what every card has, whatever its kind. */
export interface ActionCard {
  readonly id: string; // A001 to A110
  readonly number: number; // its place among the 110, from 0
  readonly design: string; // cards of one design are alike
  readonly designNumber: number; // place of the design in the data file, from 0
  readonly kind: CardKind;
  readonly symbols: readonly Weapon[]; // platforms that may fire it; also its attack types
  readonly platforms: number; // symbols needed, 0 when no ship is needed
  readonly damage: number; // 0 when it does none
  readonly range: Range | null; // rows, null when no range applies
  readonly hard: number; // on every die that tries to stop it, 0 or less
  readonly largeCalibre: boolean; // sinks outright when a large gun fires it
  readonly guard: Guard | null; // its use in defence
  readonly strikes: readonly number[]; // air strikes it flies
  readonly asw: number | null; // its anti-submarine number
  readonly cost: number; // cards to discard when it is played
  readonly reinforcement: number; // value when spent on reinforcements
  readonly bits: number; // its symbols, one bit each
  readonly printed: readonly string[]; // fields whose values are printed and never tuned
}

/** An action card design as written in the data file: what is left out is none or zero. */
export interface ActionRow {
  readonly design: string;
  readonly copies: number;
  readonly kind: CardKind;
  readonly symbols?: readonly Weapon[];
  readonly platforms?: number;
  readonly damage?: number;
  readonly range?: Range;
  readonly hard?: number;
  readonly largeCalibre?: boolean;
  readonly guard?: Guard;
  readonly strikes?: readonly number[];
  readonly asw?: number;
  readonly cost?: number;
  readonly reinforcement: number;
  readonly printed?: readonly string[];
}

/** A navy that can be chosen, with advice for the lobby. */
export interface NavyCard {
  readonly id: Navy;
  readonly size: 'large' | 'medium' | 'small'; // how big a battle it can fight
  readonly points: { readonly min: number; readonly max: number }; // suggested starting points
}
