/** The shelf as a list that follows its changes. */
import { useEffect, useState } from 'preact/hooks';
import { allGames, shelfChanges } from './games.ts';
import type { Summary } from './shelf.ts';

/** The games on the shelf, read again whenever something on it changes. */
export function useGames(): readonly Summary[] | null {
  const [games, setGames] = useState<readonly Summary[] | null>(null);
  const changes = shelfChanges.value;
  useEffect(() => {
    let current = true;
    allGames().then((list) => current && setGames(list));
    return () => {
      current = false;
    };
  }, [changes]);
  return games;
}
