/** What switches and measures are called. */
import type { AnyGame, Field } from '@flotilla/table';
import { text } from '@flotilla/table';
import { capital, fieldText, optionText } from '@flotilla/table/run';
import type { Speaker } from './speech.ts';

/** A switch such as `printing=first` in words; a list's entry by itself, everything else with its field. */
export function switchName(game: AnyGame, id: string, speech: Speaker): string {
  const at = id.indexOf('=');
  const field = game.optionFields.find((one) => one.id === id.slice(0, at));
  if (!field) return id;
  const value = id.slice(at + 1);
  const name = capital(speech.say(fieldText('options', field)));
  if (field.kind === 'many') return valueName(field, value, speech);
  if (field.kind === 'yes') return value === 'true' ? name : `${name}: –`;
  return `${name}: ${valueName(field, value, speech)}`;
}

function valueName(field: Field, value: string, speech: Speaker): string {
  if (field.kind !== 'choice' && field.kind !== 'many') return value;
  const option = field.options.find(({ id }) => id === value);
  return option ? speech.say(optionText('options', option)) : value;
}

/** A measure in words, and whether it is a share that is told in hundredths. */
export function measureName(
  measure: string,
  speech: Speaker,
): { readonly name: string; readonly percent: boolean } {
  if (speech.has(`measure.${measure}`))
    return { name: speech.say(text(`measure.${measure}`)), percent: isShare(measure) };
  if (speech.has(`figure.${measure}`)) return { name: speech.say(text(`figure.${measure}`)), percent: false };
  return { name: measure, percent: isShare(measure) };
}

/** Wins and words are shares of games. */
export const isShare = (measure: string): boolean => measure === 'won' || measure.includes('.');
