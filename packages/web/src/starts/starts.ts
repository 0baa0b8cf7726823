/** Ready-made beginnings of a game in words. */
import type { Presets, Start, StartWishes } from '@flotilla/companion';
import { companionOf } from '@flotilla/companion';
import type { AnyGame } from '@flotilla/table';
import { text } from '@flotilla/table';
import { say } from '@flotilla/ui/text/voice.ts';
import { found } from '#screens/startArgs';

/** The title of a beginning, or what there is to say about it. */
export const startWords = (game: AnyGame, start: Start, part: 'title' | 'about'): string =>
  say(game, text(`start.${start.id}.${part}`, found[game.id]?.(start)));

/** What a newcomer's beginning of a game answers beforehand; nothing where it answers nothing. */
export const usualOpening = (game: AnyGame, said: StartWishes): Presets | undefined =>
  companionOf(game).starts?.[0]?.presets?.(said, '');

/** The name a player plays under: the one given, or one the game draws for somebody without a name. */
export const nameFor = (game: AnyGame, given: string): string =>
  given || (companionOf(game).drawnName?.(Math.random()) ?? '');
