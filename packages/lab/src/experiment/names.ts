/** What switches and measures are called. */
import type { AnyGame, Field, Text } from '@flotilla/table';
import { text } from '@flotilla/table';
import { capital, fieldText, optionText } from '@flotilla/table/run';

/** Who says the words of a game, and knows which there are. */
export interface Naming {
  readonly say: (said: Text) => string;
  readonly has: (key: string) => boolean;
}

/** A switch such as `printing=first` in words; a list's entry by itself, everything else with its field. */
export function switchName(game: AnyGame, id: string, naming: Naming): string {
  const at = id.indexOf('=');
  const field = game.optionFields.find((one) => one.id === id.slice(0, at));
  if (!field) return id;
  const value = id.slice(at + 1);
  const name = capital(naming.say(fieldText('options', field)));
  if (field.kind === 'many') return valueName(field, value, naming);
  if (field.kind === 'yes') return value === 'true' ? name : `${name}: –`;
  return `${name}: ${valueName(field, value, naming)}`;
}

function valueName(field: Field, value: string, { say }: Naming): string {
  if (field.kind !== 'choice' && field.kind !== 'many') return value;
  const option = field.options.find(({ id }) => id === value);
  return option ? say(optionText('options', option)) : value;
}

/** A measure in words, and whether it is a share that is told in hundredths. */
export function measureName(
  measure: string,
  { say, has }: Naming,
): { readonly name: string; readonly percent: boolean } {
  if (has(`measure.${measure}`)) return { name: say(text(`measure.${measure}`)), percent: isShare(measure) };
  if (has(`figure.${measure}`)) return { name: say(text(`figure.${measure}`)), percent: false };
  return { name: measure, percent: isShare(measure) };
}

/** Wins and words are shares of games. */
export const isShare = (measure: string): boolean => measure === 'won' || measure.includes('.');
