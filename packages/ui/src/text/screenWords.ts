/** The words of a game's own screens: one catalogue for each language, loaded when it is spoken. */
import type { Catalogue, Language, TextArgs } from '@flotilla/table';
import { words } from '@flotilla/table/run';
import { effect, signal } from '@preact/signals';
import { settings } from '../base/settings.ts';
import { figureIn, keptTogether } from './figures.ts';

/** How the screens of one game speak. */
export interface ScreenWords<Key extends string> {
  /** Loads a language and speaks it. */
  readonly speak: (language: Language) => Promise<void>;
  /** Whether the words are there yet. */
  readonly spoken: () => boolean;
  /** Whether there are words for a key. */
  readonly has: (key: string) => key is Key;
  /** A sentence of these screens in the language being spoken. */
  readonly word: (key: Key, args?: TextArgs) => string;
  /** A whole number with the separators of the language being spoken. */
  readonly figure: (value: number) => string;
}

/** The files of a catalogue by their paths (`import.meta.glob('./??.ts')`): each exports its sentences by the name of its language. */
type Files = Readonly<Record<string, () => Promise<unknown>>>;

/** Speaks the language of the settings as soon as its catalogue is there. */
export function screenWords<Key extends string>(files: Files): ScreenWords<Key> {
  const speech = signal<{ language: Language; catalogue: Catalogue } | null>(null);
  const speak = async (language: Language): Promise<void> => {
    const found = (await files[`./${language}.ts`]?.()) as Readonly<Record<Language, Catalogue>>;
    const catalogue = found[language];
    if (settings.value.language === language) speech.value = { language, catalogue };
  };
  effect(() => {
    void speak(settings.value.language);
  });
  return {
    speak,
    spoken: () => speech.value !== null,
    has: (key): key is Key => Object.hasOwn(speech.value?.catalogue ?? {}, key),
    word: (key, args) =>
      speech.value ? keptTogether(words(speech.value, args ? { key, args } : { key })) : '',
    figure: (value) => figureIn(speech.value?.language ?? 'en', value),
  };
}
