/** The scenario format: built-in scenarios and those of players are written in it and read by one parser. */
import type { CardKind, Navy } from './types.ts';

/** A scenario as it is written; ships by the name on the card or by id. */
export interface ScenarioFile {
  readonly id: string; // small letters, digits and hyphens
  readonly name: string; // shown in the lobby
  readonly origin?: 'printed' | 'own' | 'custom'; // where it comes from
  readonly variantOf?: string; // id of the scenario it changes
  readonly year?: number; // every ship must have been in service
  readonly background?: string; // a few sentences
  readonly sides: readonly SideFile[]; // in seat order
  readonly first?: string; // side that takes the first turn; without it the dice decide
  readonly rounds?: number; // the game ends after so many rounds
  readonly rules?: ScenarioRules; // what differs from the ordinary game
  readonly nonCombatant?: { readonly vp?: number; readonly hull?: number }; // its value and hull here
  readonly victory: VictoryFile;
  readonly printed?: readonly string[]; // fields that follow the rulebook
}

/** One fleet of a scenario. */
export interface SideFile {
  readonly name: string; // unique within the scenario
  readonly navy: Navy; // whose ships it has
  readonly team?: string; // sides of one team win together
  readonly ships: readonly string[]; // the fleet at the start
  readonly cards?: readonly { readonly kind: CardKind; readonly count: number }[]; // laid face down beside it
  readonly reserve?: 'navy' | 'none' | readonly string[]; // the rest of the navy when left out
}

/** Special rules; what is left out is as in the ordinary game. */
export interface ScenarioRules {
  readonly reinforcements?: boolean; // may ships come in from the reserve
  readonly airStrikes?: boolean; // may anybody strike from the air
  readonly bombardments?: boolean; // may Bombardment cards be played
  readonly rowRule?: boolean; // the optional row rule is in force
  readonly nonCombatantLast?: boolean; // it keeps to the last row of its fleet
}

/** How a scenario is won. */
export type VictoryFile =
  | {
      readonly type: 'vp';
      readonly target: number; // sunk points that win at the end of a round
      readonly tie?: string; // side that wins a tie when the rounds run out
    }
  | {
      readonly type: 'nonCombatant';
      readonly sunk: string; // side that wins when it sinks
      readonly afloat: string; // side that wins when it does not
    };

/** A checked scenario: ships by id, every field filled in. */
export interface Scenario {
  readonly id: string;
  readonly name: string;
  readonly origin: 'printed' | 'own' | 'custom';
  readonly variantOf: string | null;
  readonly year: number | null;
  readonly background: string;
  readonly sides: readonly Side[];
  readonly first: number | null; // index of a side
  readonly rounds: number | null;
  readonly rules: Required<ScenarioRules>;
  readonly nonCombatant: { readonly vp: number; readonly hull: number };
  readonly victory: Victory;
}

/** A checked fleet of a scenario. */
export interface Side {
  readonly name: string;
  readonly navy: Navy;
  readonly team: number | null; // 0, 1, 2 in the order the teams are named
  readonly ships: readonly string[];
  readonly cards: readonly { readonly kind: CardKind; readonly count: number }[];
  readonly reserve: readonly string[];
}

/** Checked victory conditions, sides by index. */
export type Victory =
  | { readonly type: 'vp'; readonly target: number; readonly tie: number | null }
  | { readonly type: 'nonCombatant'; readonly sunk: number; readonly afloat: number };
