/** What the reader has chosen, kept in this browser. */

import type { Language } from '@flotilla/table';
import type { Density } from '@flotilla/table/run';
import { DENSITIES, LANGUAGES, plainName } from '@flotilla/table/run';
import { effect, signal } from '@preact/signals';

/** The two looks, or whichever the device prefers. */
export const THEMES = ['system', 'chart', 'red'] as const;
/** Who throws the dice: the table, the player those that matter, the player all of them, or the player real ones. */
export const ROLLERS = ['auto', 'big', 'all', 'type'] as const;
/** How what happens is told: with time to feel it, briskly, or all at once. */
export const SPEEDS = ['story', 'brisk', 'instant'] as const;
/** How loud sounds are, in per cent. */
export const VOLUMES = [25, 50, 75, 100] as const;
/** How loud the beds under them are, in per cent. */
export const BED_VOLUMES = [0, 25, 50, 75, 100] as const;
/** How a game is begun: with one of a few ready-made beginnings, or with everything there is to choose. */
export const BEGINNINGS = ['simple', 'all'] as const;
/** Text sizes in per cent. */
export const SIZES = [90, 100, 115, 130, 150] as const;

export interface Settings {
  language: Language;
  theme: (typeof THEMES)[number];
  textSize: (typeof SIZES)[number];
  odds: boolean;
  /** Whether a sentence helps at the first meeting with a kind of question. */
  coach: boolean;
  whoRolls: (typeof ROLLERS)[number];
  speed: (typeof SPEEDS)[number];
  sound: boolean;
  /** Whether the reader has been shown where sound is turned on. */
  soundAsked: boolean;
  /** How loud sounds are, and how loud what lies under them, in per cent. */
  volume: (typeof VOLUMES)[number];
  beds: (typeof BED_VOLUMES)[number];
  /** Whether anything may shake. */
  shaking: boolean;
  /** Whether a finger fires at a target with its first tap instead of aiming. */
  oneTap: boolean;
  density: Density;
  beginning: (typeof BEGINNINGS)[number];
  /** The name the reader plays under. */
  name: string;
}

const KEY = 'flotilla.settings';

const oneOf = <T>(list: readonly T[], value: unknown, otherwise: T): T =>
  list.includes(value as T) ? (value as T) : otherwise;

/** What the speeds were called before there were beats. */
const FORMER_SPEEDS: Readonly<Record<string, Settings['speed']>> = {
  off: 'instant',
  fast: 'brisk',
  normal: 'story',
  slow: 'story',
};

function browserLanguage(): Language {
  const spoken = (globalThis.navigator?.languages ?? []).map((tag) => tag.slice(0, 2));
  return (spoken.find((tag) => (LANGUAGES as readonly string[]).includes(tag)) as Language) ?? 'en';
}

/** Settings out of whatever was stored; anything that is not one of ours falls back. */
export function readSettings(stored: string | null): Settings {
  let found: Partial<Record<keyof Settings, unknown>> = {};
  try {
    const parsed: unknown = JSON.parse(stored ?? '{}');
    if (typeof parsed === 'object' && parsed !== null) found = parsed;
  } catch {
    // Unreadable settings are as good as none.
  }
  return {
    language: oneOf(LANGUAGES, found.language, browserLanguage()),
    theme: oneOf(THEMES, found.theme, 'system'),
    textSize: oneOf(SIZES, found.textSize, 100),
    odds: found.odds !== false,
    coach: found.coach !== false,
    whoRolls: oneOf(ROLLERS, found.whoRolls === 'click' ? 'all' : found.whoRolls, 'big'),
    speed: oneOf(SPEEDS, FORMER_SPEEDS[String(found.speed)] ?? found.speed, 'story'),
    sound: found.sound === true,
    soundAsked: found.soundAsked === true,
    volume: oneOf(VOLUMES, found.volume, 75),
    beds: oneOf(BED_VOLUMES, found.beds, 75),
    shaking: found.shaking !== false,
    oneTap: found.oneTap === true,
    density: oneOf(DENSITIES, found.density, 'normal'),
    beginning: oneOf(BEGINNINGS, found.beginning, 'simple'),
    name: typeof found.name === 'string' ? plainName(found.name) : '',
  };
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** The settings in force. */
export const settings = signal<Settings>(readSettings(stored()));

/** Changes settings and keeps them. */
export function change(changes: Partial<Settings>): void {
  settings.value = { ...settings.value, ...changes };
  try {
    localStorage.setItem(KEY, JSON.stringify(settings.value));
  } catch {
    // Without storage they last as long as the page.
  }
}

/** Milliseconds one thing needs to happen before the eyes of the reader. */
export const pace = (): number => ({ instant: 0, brisk: 90, story: 220 })[settings.value.speed];

/** Whether the device asks for dark colours. */
const darkDevice = signal(false);

const dark = globalThis.matchMedia?.('(prefers-color-scheme: dark)');
darkDevice.value = dark?.matches ?? false;
dark?.addEventListener?.('change', ({ matches }) => {
  darkDevice.value = matches;
});

/** Applies look, text size, language and speed to the page whenever they change. */
export function applySettings(root: HTMLElement): () => void {
  return effect(() => {
    const { theme, textSize, language, speed } = settings.value;
    root.lang = language;
    // The style sheets know two looks only: whoever leaves it to the device gets one of them whole.
    root.dataset.theme = theme === 'system' ? (darkDevice.value ? 'red' : 'chart') : theme;
    root.dataset.speed = speed;
    root.style.fontSize = `${textSize}%`;
    root.style.setProperty('--beat', `${pace()}ms`);
  });
}
