/** The attack plan being drawn up: shared by the panel that makes it and the scene that shows it and is pressed. */
import type { FormChoice } from '@flotilla/table';
import { signal } from '@preact/signals';

/** The last plan each game has fired, to be used again. */
export const lastPlans = new Map<string, FormChoice>();

/** A tube as the scene shows it. */
export interface PlannedTube {
  readonly id: string;
  /** What is painted on it: its number, or a letter for an aft tube. */
  readonly name: string;
  readonly torpedo: 'steam' | 'electric';
  /** The place of her target; null while it is held. */
  readonly target: number | null;
  /** The chance of its torpedo to hit, in words; empty where nobody wants to know. */
  readonly hit: string;
}

/** From where on the boat a weapon is aimed; `both` where both ends fire. */
export type Station = 'forward' | 'aft' | 'both' | 'gun';

/** The plan on the table, with what a press does to it. */
export interface Planning {
  readonly station: Station;
  /** The places of the ships that the rounds of the gun go to, in order; none where torpedoes are aimed. */
  readonly rounds: readonly number[];
  readonly tubes: readonly PlannedTube[];
  /** The tube that is aimed next; null when none is free. */
  readonly next: string | null;
  /** Torpedoes aimed at each ship, and what they promise in words. */
  readonly aimedAt: readonly number[];
  readonly chances: readonly (string | null)[];
  /** A ship is pressed: the next tube aims at her. */
  press(target: number): void;
  /** A tube is pressed: it is next, or if it was aimed, held again. */
  pick(id: string): void;
}

/** The plan on the table; null when there is none. */
export const planning = signal<Planning | null>(null);

/** A weapon that can be taken up under the scene, or why it cannot. */
export interface StationFace {
  readonly id: string;
  /** Its chance to hit, and what there is of it, in words. */
  readonly chance: string;
  readonly left: string;
  /** Why it is closed, in words; empty when it is open. */
  readonly closed: string;
}

/** The stations of the round, the one that is manned, and what a press on another does; null where there are none. */
export const stations = signal<{
  readonly faces: readonly StationFace[];
  readonly manned: string | null;
  readonly man: (id: string) => void;
} | null>(null);
