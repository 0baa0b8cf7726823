/** What component tests share: words that are loaded, and a session that is laid out by hand. */

import type { AnyGame, Decision, LogEvent, Refusal } from '@flotilla/table';
import { text } from '@flotilla/table';
import type { GameRecord } from '@flotilla/table/run';
import { signal } from '@preact/signals';
import { vi } from 'vitest';
import type { OpenWindow, Session } from '../src/base/session.ts';
import { settings } from '../src/base/settings.ts';
import { speak } from '../src/text/index.ts';
import { loadVoice } from '../src/text/voice.ts';

/** Loads the words of the interface and of a game. */
export async function withWords(game: AnyGame, language: 'en' | 'fr' | 'it' | 'de' = 'en'): Promise<void> {
  settings.value = { ...settings.value, language, odds: true, speed: 'instant', density: 'normal' };
  await speak(language);
  await loadVoice(game, language);
}

/** A session that shows what a test wants and remembers what it is told. */
export function sessionWith(
  game: AnyGame,
  shown: { decision?: Decision; log?: readonly LogEvent[]; view?: object },
) {
  const refusal: Refusal = { why: text('table.undo.nothing'), rule: '' };
  const session = {
    id: 'test',
    game,
    seats: [{ name: 'Anna', bot: null }],
    options: {},
    hides: false,
    mode: 'play' as const,
    seat: signal<number | null>(0),
    handTo: signal<number | null>(null),
    visiting: signal(false),
    open: signal<OpenWindow | null>(null),
    view: signal(shown.view ?? {}),
    decision: signal(shown.decision ?? null),
    asked: signal([0]),
    log: signal(shown.log ?? []),
    seen: signal(0),
    outcome: signal(null),
    results: signal([]),
    sending: signal(false),
    thinking: signal(false),
    stuck: signal(null),
    dice: signal(null),
    story: signal(null),
    undoRefusal: signal<Refusal | null>(refusal),
    canRedo: signal(false),
    practice: signal(false),
    trouble: signal(null),
    given: signal(null),
    position: signal(0),
    length: signal(0),
    can: signal({
      undo: vi.fn(() => null),
      redo: vi.fn(() => null),
      prepare: vi.fn(),
      typeDice: vi.fn(() => null),
      practice: vi.fn(() => null),
      reseat: vi.fn(() => null),
      device: { take: vi.fn(), passOn: vi.fn(), letPass: vi.fn(() => null), takeUp: vi.fn() },
      scrub: { goTo: vi.fn() },
      record: vi.fn(() => ({ seed: 'test' }) as GameRecord),
      here: true as const,
      document: vi.fn(() => ''),
    }),
    answer: vi.fn(() => null),
    odds: vi.fn(() => [] as readonly { of: string; chance: number }[]),
    momentOf: vi.fn(() => 3),
    advise: vi.fn(() => () => {}),
    close: vi.fn(),
  };
  return session satisfies Session;
}
