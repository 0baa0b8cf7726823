/** Options for a number of seats: players need not know which modes suit how many. */
import type { AnyGame, FormChoice } from '@flotilla/table';
import { normalised, optionsRefusal } from '@flotilla/table/run';

/** Most choices that are made otherwise than the form starts. */
const MOST_CHANGES = 2;

/** Options that so many seats allow: as given, or with as few choices of the form as possible made otherwise. */
export function fitting(game: AnyGame, seats: number, from: FormChoice): FormChoice {
  const fits = (options: FormChoice): boolean => optionsRefusal(game, options, seats) === null;
  for (let changes = 0; changes <= MOST_CHANGES; changes++) {
    const found = changed(game, from, changes, fits);
    if (found) return found;
  }
  return from;
}

/** Options with so many choices made otherwise that fit; null when there are none. */
function changed(
  game: AnyGame,
  from: FormChoice,
  changes: number,
  fits: (options: FormChoice) => boolean,
): FormChoice | null {
  if (changes === 0) return fits(from) ? from : null;
  for (const options of otherwise(game, from)) {
    const found = changed(game, options, changes - 1, fits);
    if (found) return found;
  }
  return null;
}

/** The same options with one choice made otherwise, in every way there is. */
const otherwise = (game: AnyGame, from: FormChoice): FormChoice[] =>
  game.optionFields.flatMap((field) =>
    field.kind === 'choice'
      ? field.options
          .filter(({ id }) => id !== from[field.id])
          .map(({ id }) => normalised(game, { ...from, [field.id]: id }))
      : [],
  );
