/** A game for a page about it. */
import { GAMES, loadGame } from '@flotilla/lab';
import { settings } from '@flotilla/ui/base/settings.ts';
import { useLoaded } from '@flotilla/ui/parts/lazy.tsx';
import { loadVoice } from '@flotilla/ui/text/voice.ts';

/** The game an address names, with its words in the reader's language; null when there is none of that name. */
export function useSpokenGame(id: string) {
  const { language } = settings.value;
  return useLoaded(async () => {
    if (!GAMES.some((game) => game.id === id)) return null;
    const game = await loadGame(id);
    await loadVoice(game, language);
    return game;
  }, [id, language]);
}
