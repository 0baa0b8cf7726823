/** The words of Naval Battles' own screens: one catalogue for each language, loaded when it is spoken. */

import type { Catalogue, Language, TextArgs } from '@flotilla/table';
import { words } from '@flotilla/table';
import { effect, signal } from '@preact/signals';
import { settings } from '../../settings.ts';
import { keptTogether } from '../../text/figures.ts';
import type { en } from './en.ts';

/** A key of the screens' catalogue. */
export type Key = keyof typeof en;

/** The sentences of one language, complete. */
export type Sentences = Readonly<Record<Key, string>>;

const load: Readonly<Record<Language, () => Promise<Sentences>>> = {
  en: async () => (await import('./en.ts')).en,
  fr: async () => (await import('./fr.ts')).fr,
  it: async () => (await import('./it.ts')).it,
  de: async () => (await import('./de.ts')).de,
};

const speech = signal<{ language: Language; catalogue: Catalogue } | null>(null);

/** Loads a language and speaks it. */
export async function speakBattles(language: Language): Promise<void> {
  const catalogue = await load[language]();
  if (settings.value.language === language) speech.value = { language, catalogue };
}

effect(() => {
  void speakBattles(settings.value.language);
});

/** Whether the words are there yet. */
export const spoken = (): boolean => speech.value !== null;

/** A sentence of these screens in the language being spoken. */
export function word(key: Key, args?: TextArgs): string {
  return speech.value ? keptTogether(words(speech.value, args ? { key, args } : { key })) : '';
}
