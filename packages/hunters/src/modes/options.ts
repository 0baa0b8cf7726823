/** What is agreed about the way to play, and what does not go together (rule 13.0). */
import type { Field, Refusal } from '@flotilla/table';
import { text } from '@flotilla/table';
import { BOATS } from '../data/boats.ts';
import { LAST_MONTH } from '../data/careers.ts';
import { MODE_FACTS, MODES, PACK_SIZE } from '../data/modes.ts';
import { endDate, monthOfDate, monthText } from '../rules/calendar.ts';
import type { Options } from '../state.ts';
import { packCount } from './wolfpack.ts';

/** The fields of a new game that choose the way to play. */
export const modeFields: readonly Field[] = [
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
export function checkMode(options: Options, seats: number): Refusal | null {
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
