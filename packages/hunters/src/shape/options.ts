/** What is agreed before the first patrol, and how the rules read it. */
import type { BoatType } from '../data/boats.ts';
import type { EndDate, Mode } from '../data/modes.ts';

/** The optional rules, by the case that gives them. */
export const OPTIONAL_RULES = [
  '4.2.2',
  '4.5.2',
  '14.1',
  '14.2',
  '14.3',
  '14.3.3',
  '14.4',
  '14.5',
  '14.6',
  '14.7',
  '14.8',
  '14.9',
  '14.10',
  '14.11',
] as const;

/** One of the optional rules. */
export type OptionalRule = (typeof OPTIONAL_RULES)[number];

/** When a luck marker is offered after a roll (ruling H12). */
export const REROLLS = ['helps', 'always', 'never'] as const;

/** What is agreed before the first patrol. */
export type Options = {
  /** Alone, in turn with others, or as a wolfpack (13.0). */
  readonly mode: Mode;
  /** Last month in which a patrol begins; an earlier one can be agreed on by two players (13.1.1). */
  readonly until: EndDate;
  /** Wolfpacks the boats are divided into, where they are (13.5.1). */
  readonly packs: number;
  /** The boat all captains start in; `choose`: each picks his own (4.1.1, 13.4.1). */
  readonly boat: BoatType | 'choose';
  /** Printing of the rulebook: the second marks its changes with a paragraph sign. */
  readonly printing: 'second' | 'first';
  /** Optional rules in use. */
  readonly rules: readonly OptionalRule[];
  /** When a luck marker is offered. */
  readonly rerolls: (typeof REROLLS)[number];
};

/** The agreed options in the form the rules read them. */
export interface Rules {
  readonly mode: Mode;
  /** Months after September 1939: the last in which a patrol may begin (5.1.1, 13.1.1). */
  readonly lastMonth: number;
  readonly printing: 1 | 2;
  /** 4.2.2: Type VIIA boats stay in service after 1940. */
  readonly keepVIIA: boolean;
  /** 4.5.2: electric torpedoes only as reloads, and few of them. */
  readonly tubeLimits: boolean;
  /** 14.1: one tonnage for each class of ship. */
  readonly standardTons: boolean;
  /** 14.2: convoys show three ships. */
  readonly smallConvoys: boolean;
  /** 14.3: no ship is sunk twice. */
  readonly noRepeats: boolean;
  /** 14.3.3: further rosters beside T1 to T3; left out when they are not used. */
  readonly furtherShips?: true;
  /** 14.4: boats carry historical numbers. */
  readonly historicalNumbers: boolean;
  /** 14.5: wolfpacks bear names of the war. */
  readonly historicalPacks: boolean;
  /** 14.6: escorts differ. */
  readonly escortQuality: boolean;
  /** 14.7: aircrews differ. */
  readonly airQuality: boolean;
  /** 14.8: the boat evades depth charges. */
  readonly evasion: boolean;
  /** 14.9: U-tankers. */
  readonly resupply: boolean;
  /** 14.10: any boat may be sent anywhere. */
  readonly anyWaters: boolean;
  /** 14.11: larger ships inside a convoy. */
  readonly penetration: boolean;
  readonly rerolls: (typeof REROLLS)[number];
}
