/** Ways to play: alone, in turn with others, or as a wolfpack (rule 13.0). */
import type { BoatType } from './boats.ts';

/** Every way to play. A mixed boat tournament (13.4) is one of the four tournaments with boats of choice. */
export const MODES = [
  'solitaire',
  'twoPlayer',
  'longTonnage',
  'shortTonnage',
  'longSurvival',
  'shortSurvival',
  'wolfpack',
] as const;

/** One of the ways to play. */
export type Mode = (typeof MODES)[number];

/** What a way to play prescribes. */
export interface ModeFacts {
  /** The case that describes it. */
  readonly rule: string;
  readonly seats: { readonly min: number; readonly max: number };
  /** Boats to start in; null for any. */
  readonly boats: readonly BoatType[] | null;
  /** Months after September 1939 of the first patrol; null when the boat's own date is taken (4.2.1). */
  readonly start: number | null;
  /** Captains meet the same sea on the same patrol; two players in turn each meet their own. */
  readonly sameSea: boolean;
  /** Only who lives to the end can win (13.3.1). */
  readonly survive: boolean;
}

const tournament = { min: 2, max: 6 } as const;
const long = { sameSea: true, seats: tournament, boats: ['VIIA', 'IXA'], start: 0 } as const;
const short = { sameSea: true, seats: tournament, boats: ['VIIC', 'IXC'], start: 20 } as const;

/** What each way to play prescribes. */
export const MODE_FACTS: Readonly<Record<Mode, ModeFacts>> = {
  solitaire: {
    rule: '13.0',
    seats: { min: 1, max: 1 },
    boats: null,
    start: null,
    sameSea: false,
    survive: false,
  },
  twoPlayer: {
    rule: '13.1.1',
    seats: { min: 2, max: 2 },
    boats: null,
    start: null,
    sameSea: false,
    survive: false,
  },
  longTonnage: { rule: '13.2.2', ...long, survive: false },
  shortTonnage: { rule: '13.2.3', ...short, survive: false },
  longSurvival: { rule: '13.3.1', ...long, survive: true },
  shortSurvival: { rule: '13.3.1', ...short, survive: true },
  wolfpack: {
    rule: '13.5.2',
    seats: { min: 2, max: 12 },
    boats: ['VIIC'],
    start: 33,
    sameSea: true,
    survive: false,
  },
};

/** A last month that can be agreed on (13.1.1), as year and month. */
export type EndDate = `${number}-${number}`;

/** Boats in a wolfpack (13.5.1). */
export const PACK_SIZE = 6;

/** Rounds a wolfpack stays at a convoy (13.5.5). */
export const PACK_ROUNDS = 3;
