/** The words of tables on a server: one catalogue for each language, loaded when it is spoken. */
import type { Catalogue, Language, Text, TextArgs } from '@flotilla/table';
import { words } from '@flotilla/table';
import { effect, signal } from '@preact/signals';
import { settings } from '../../settings.ts';
import type { en } from './en.ts';

/** A key of this catalogue. */
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

effect(() => {
  const { language } = settings.value;
  void load[language]().then((catalogue) => {
    if (settings.peek().language === language) speech.value = { language, catalogue };
  });
});

/** Whether the words are there yet. */
export const spoken = (): boolean => speech.value !== null;

/** A sentence about tables in the language being spoken. */
export const word = (key: Key, args?: TextArgs): string =>
  speech.value ? words(speech.value, args ? { key, args } : { key }) : '';

/** What the server said, by the name of its sentence; one this page does not know is a general word. */
export function serverWord(said: Text): string {
  const { key, args } = typeof said === 'string' ? { key: said, args: undefined } : said;
  const known = speech.value && key in speech.value.catalogue;
  return known ? word(key as Key, args) : word('server.fault');
}

/** Whether these words know a key. */
export const knowsWord = (key: string): boolean => Boolean(speech.value && key in speech.value.catalogue);
