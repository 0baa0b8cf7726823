/** The form of a new game. */
import type { Field, Refusal } from '@flotilla/table';
import { text } from '@flotilla/table';
import { BOAT_TYPES } from './data/boats.ts';
import { checkMode, modeFields } from './modes/options.ts';
import type { Options } from './state.ts';
import { OPTIONAL_RULES, REROLLS } from './state.ts';

/** What is agreed before the first patrol. */
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
