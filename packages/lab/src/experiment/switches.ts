/** The switches of a game: single changes of its options that can be tried against the options themselves. */
import type { AnyGame, Field, FormChoice } from '@flotilla/table';
import { checkForm } from '@flotilla/table';
import type { FieldValue } from '@flotilla/table/run';
import { meaningful } from '@flotilla/table/run';

/** One change of the options. */
export interface Switch {
  /** The option and what it is changed to: `printing=first`, `rules=14.6`, `rowRule=true`. */
  readonly id: string;
  readonly field: Field;
  /** The value it is changed to; of a list the one entry that is added or taken away. */
  readonly value: string | number | boolean;
  readonly options: FormChoice;
}

const changed = (
  field: Field,
  value: string | number | boolean,
  options: FormChoice,
  to: FieldValue,
): Switch => ({
  id: `${field.id}=${value}`,
  field,
  value,
  options: { ...options, [field.id]: to },
});

function changesOf(field: Field, options: FormChoice): Switch[] {
  const now = options[field.id];
  switch (field.kind) {
    case 'yes':
      return [changed(field, now !== true, options, now !== true)];
    case 'choice':
      return field.options.filter(({ id }) => id !== now).map(({ id }) => changed(field, id, options, id));
    case 'many': {
      const list = (now ?? []) as readonly string[];
      return field.options.map(({ id }) =>
        changed(field, id, options, list.includes(id) ? list.filter((one) => one !== id) : [...list, id]),
      );
    }
    case 'count':
      return Array.from({ length: field.max - field.min + 1 }, (_, i) => field.min + i)
        .filter((count) => count !== now)
        .map((count) => changed(field, count, options, count));
    default:
      return [];
  }
}

/** Every switch that goes with the other options and the number of seats. */
export function switchesOf(game: AnyGame, options: FormChoice, seats: number): Switch[] {
  return meaningful(game, options)
    .flatMap((field) => changesOf(field, options))
    .filter(
      ({ options: tried }) => !checkForm(game.optionFields, tried, '') && !game.checkOptions?.(tried, seats),
    );
}

/** The switches that are tried where nobody names any: all but numbers, of which every one would be another. */
export const usualSwitches = (switches: readonly Switch[]): Switch[] =>
  switches.filter(({ field }) => field.kind !== 'count');
