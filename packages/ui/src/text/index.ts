/** The interface's own words: one catalogue for each language, loaded when it is spoken. */

import type { Catalogue, Language, TextArgs } from '@flotilla/table';
import { words } from '@flotilla/table/run';
import { signal } from '@preact/signals';
import { settings } from '../base/settings.ts';
import type { en } from './en.ts';

/** A key of the interface's catalogue. */
export type Key = keyof typeof en;

/** What is said in one language: by the interface, and by the table itself where no game is known. */
export interface Spoken {
  readonly own: Sentences;
  readonly table: Catalogue;
}

/** The sentences of one language, complete. */
export type Sentences = Readonly<Record<Key, string>>;

const load: Readonly<Record<Language, () => Promise<Spoken>>> = {
  en: () => import('./en.ts').then(({ en: own, table }) => ({ own, table })),
  fr: () => import('./fr.ts').then(({ fr: own, table }) => ({ own, table })),
  it: () => import('./it.ts').then(({ it: own, table }) => ({ own, table })),
  de: () => import('./de.ts').then(({ de: own, table }) => ({ own, table })),
};

/** The language being spoken, with its sentences; null until the first is loaded. */
export const speech = signal<{ language: Language; catalogue: Catalogue; table: Catalogue } | null>(null);

/** The sentences of the table itself in a language. */
export const tableWords = async (language: Language): Promise<Catalogue> => (await load[language]()).table;

/** Loads a language and speaks it; a failed load leaves the one before. */
export async function speak(language: Language): Promise<void> {
  const { own, table } = await load[language]();
  if (settings.value.language === language) speech.value = { language, catalogue: own, table };
}

/** A sentence of the interface in the language being spoken. */
export function ui(key: Key, args?: TextArgs): string {
  return speech.value ? words(speech.value, args ? { key, args } : { key }) : '';
}

/** The language being spoken. */
export const spoken = (): Language => speech.value?.language ?? settings.value.language;

/** How a language writes dates: English as the British do. */
export const calendar = (language: Language = spoken()): string => (language === 'en' ? 'en-GB' : language);

/** A point in time in the reader's language. */
export const moment = (time: number): string =>
  new Intl.DateTimeFormat(calendar(), { dateStyle: 'medium', timeStyle: 'short' }).format(time);
