/** What the laboratory found about the switches of a new game. */
import type { AnyGame, Field, FormChoice } from '@flotilla/table';
import { findingOf, optionText } from '@flotilla/table/run';
import type { Speaker } from '../support/speech.ts';

/** The findings about the values of a field that differ from those a game begins with. */
export function findingNotes(game: AnyGame, field: Field, options: FormChoice, { say }: Speaker): string[] {
  const value = options[field.id];
  const ids = field.kind === 'many' ? ((value ?? []) as readonly string[]) : [String(value)];
  return ids.flatMap((id) => {
    const finding = findingOf(game, `${field.id}=${id}`);
    return finding ? [say(finding)] : [];
  });
}

/** The findings about everything a field offers, each with its name. */
export function findingList(game: AnyGame, field: Field, speaker: Speaker): string[] {
  const { say, own } = speaker;
  if (field.kind === 'choice' || field.kind === 'many')
    return field.options.flatMap((option) => {
      const finding = findingOf(game, `${field.id}=${option.id}`);
      return finding
        ? [own('labelled', { label: say(optionText('options', option)), value: say(finding) })]
        : [];
    });
  const finding = field.kind === 'yes' ? findingOf(game, `${field.id}=true`) : null;
  return finding ? [say(finding)] : [];
}
