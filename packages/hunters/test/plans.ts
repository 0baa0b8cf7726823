/** Games of every kind by number: ways to play, seats, boats, printings, optional rules, luck. */
import { optionsOf } from '@flotilla/table/run';
import { BOAT_TYPES } from '../src/data/boats.ts';
import { MODE_FACTS, MODES } from '../src/data/modes.ts';
import { hunters } from '../src/index.ts';
import { OPTIONAL_RULES, REROLLS } from '../src/options.ts';
import type { Options } from '../src/state.ts';

/** A game to be played. */
export interface Plan {
  readonly seed: string;
  readonly seats: number;
  readonly options: Options;
}

const nth = <V>(list: readonly V[], number: number): V => list[number % list.length] as V;

/** Every second game is a career; the others take the ways to play in turn. */
export function planOf(number: number, seed = 'plan'): Plan {
  const mode = number % 2 === 0 ? 'solitaire' : nth(MODES, (number - 1) / 2);
  const { seats, boats } = MODE_FACTS[mode];
  const printing = number % 3 === 0 ? 'first' : 'second';
  const rules = OPTIONAL_RULES.filter((rule, i) => {
    if (rule === '14.11' && printing === 'first') return false;
    if (rule === '14.9' && mode === 'wolfpack') return false;
    return (((number * 2654435761) >>> (i + 3)) & 1) === 1;
  });
  const options = optionsOf(hunters, {
    mode,
    printing,
    rules,
    boat: nth(boats ?? BOAT_TYPES, number >> 1),
    rerolls: nth(REROLLS, number),
  });
  const plan = {
    seed: `${seed} ${number}`,
    seats: seats.min + (number % (seats.max - seats.min + 1)),
    options,
  };
  const refusal = hunters.checkOptions?.(options, plan.seats);
  if (refusal) throw new Error(`Plan ${number} does not go together [${refusal.rule}].`);
  return plan;
}
