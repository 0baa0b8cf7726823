/** Games of other rules, and how far they hold under today's. */
import type { AnyGame, GameShape } from '@flotilla/table';
import type { GameRecord, Moving } from '@flotilla/table/run';
import { howFar, underTheseRules } from '@flotilla/table/run';
import { settings } from '@flotilla/ui/base/settings.ts';
import { judging, loadVoice, say } from '@flotilla/ui/text/voice.ts';
import type { Saved } from '../store/shelf.ts';

/** A game that was played with other rules, and what becomes of it under today's. */
export interface Older {
  readonly kind: 'oldRules';
  /** As it lies on the shelf; null when it comes from a file or a link. */
  readonly saved: Saved | null;
  readonly record: GameRecord;
  readonly game: AnyGame;
  readonly moving: Moving<GameShape>;
  /** Whether anything is left to go on from. */
  readonly canGoOn: boolean;
  /** How far it holds, and what differs first, sentence by sentence. */
  readonly told: () => readonly string[];
}

/** Looks how far a game of other rules holds; the game's words are loaded to tell it. */
export async function olderGame(game: AnyGame, record: GameRecord, saved: Saved | null): Promise<Older> {
  await loadVoice(game, settings.value.language, record.seats);
  const moving: Moving<GameShape> = underTheseRules(game, record);
  const canGoOn = moving.session !== null && (moving.same || moving.held > 0);
  return { kind: 'oldRules', saved, record, game, moving, canGoOn, told: () => wordsOf(game, moving) };
}

function wordsOf(game: AnyGame, moving: Moving<GameShape>): string[] {
  const [, reason] = judging(game);
  const far = moving.session ? [say(game, howFar(moving))] : [];
  return moving.difference ? [...far, reason(moving.difference)] : far;
}
