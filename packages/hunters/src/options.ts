/** What is agreed before the first patrol: how the rules read it, its form, and what does not go together (rules 13.0, 14.0). */
import type { Field, Refusal } from '@flotilla/table';
import { text } from '@flotilla/table';
import type { BoatType } from './data/boats.ts';
import { BOAT_TYPES, BOATS } from './data/boats.ts';
import { LAST_MONTH } from './data/careers.ts';
import type { EndDate, Mode } from './data/modes.ts';
import { MODE_FACTS, MODES, PACK_SIZE } from './data/modes.ts';
import { endDate, monthOfDate, monthText } from './rules/calendar.ts';
import { packCount } from './rules/wolfpack.ts';

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

/** The agreed options, in the form the rules read. */
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

/** The fields of a new game that choose the way to play. */
const modeFields: readonly Field[] = [
  {
    id: 'mode',
    kind: 'choice',
    options: MODES.map((id) => ({ id, text: `mode.${id}` })),
    start: 'solitaire',
  },
  {
    id: 'until',
    kind: 'choice',
    options: Array.from({ length: LAST_MONTH + 1 }, (_, month) => ({
      id: endDate(month),
      label: monthText(month),
    })),
    start: '1943-06',
  },
  { id: 'packs', kind: 'count', min: 1, max: PACK_SIZE, start: 1 },
];

const refusal = (why: string, rule: string, args: Record<string, string | number>): Refusal => ({
  why: text(`refused.${why}`, args),
  rule,
});

/** 13.0 — null when seats, boat, dates and packs go with the way to play, otherwise the rule that forbids it. */
function checkMode(options: Options, seats: number): Refusal | null {
  const { rule, seats: allowed } = MODE_FACTS[options.mode];
  const { min, max } = allowed;
  if (seats < min || seats > max)
    return refusal(min === max ? 'seats' : 'seatRange', rule, { seats, min, max });
  return checkBoat(options) ?? checkEnd(options) ?? checkPacks(options, seats);
}

function checkBoat({ boat, mode }: Options): Refusal | null {
  const { boats, rule } = MODE_FACTS[mode];
  if (boat === 'choose') return mode === 'twoPlayer' ? refusal('sameBoat', '13.1.1', {}) : null;
  if (boats === null || boats.includes(boat)) return null;
  return refusal('modeBoat', rule, { boats: boats.join(', ') });
}

function checkEnd({ boat, mode, until }: Options): Refusal | null {
  if (until === '1943-06') return null;
  if (mode !== 'twoPlayer') return refusal('endDate', mode === 'solitaire' ? '5.1.1' : '13.2.1', {});
  if (boat === 'choose' || BOATS[boat].available <= monthOfDate(until)) return null;
  return refusal('endBeforeStart', '13.1.1', {});
}

function checkPacks({ mode, packs, rules }: Options, seats: number): Refusal | null {
  if (mode !== 'wolfpack') return packs > 1 ? refusal('noPacks', '13.5.1', {}) : null;
  if (rules.includes('14.9')) return refusal('packResupply', '13.5.5', {});
  const count = packCount(seats, packs);
  return seats < count * 2 ? refusal('smallPacks', '13.5.1', { seats, packs: count }) : null;
}

/** The form of a new game. */
export const optionFields: readonly Field[] = [
  ...modeFields,
  {
    id: 'boat',
    kind: 'choice',
    options: [...BOAT_TYPES.map((id) => ({ id, text: `boat.${id}` })), { id: 'choose' }],
    start: 'VIIB',
  },
  { id: 'printing', kind: 'choice', options: [{ id: 'second' }, { id: 'first' }], start: 'second' },
  {
    id: 'rules',
    kind: 'many',
    options: OPTIONAL_RULES.map((id) => ({ id, text: `rule.${id}` })),
    min: 0,
    max: OPTIONAL_RULES.length,
    start: [],
  },
  {
    id: 'rerolls',
    kind: 'choice',
    options: REROLLS.map((id) => ({ id, text: `rerolls.${id}` })),
    start: 'helps',
  },
];

/** The last month is agreed only between two captains (13.1.1), packs only among several (13.5.1). */
export function idleOptions({ mode }: Options): readonly string[] {
  if (mode === 'twoPlayer') return ['packs'];
  return mode === 'wolfpack' ? ['until'] : ['until', 'packs'];
}

/** 14.11 — convoy penetration came with the second printing. */
export function checkOptions(options: Options, seats: number): Refusal | null {
  if (options.printing === 'second' || !options.rules.includes('14.11')) return checkMode(options, seats);
  return { why: text('refused.printing'), rule: '14.11' };
}
