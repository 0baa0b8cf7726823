/** Only one tab plays a game: the first one claims it, a later one is told and may take it over. */

/** A claim on one game. */
export interface GameClaim {
  /** Lets the game go. */
  release(): void;
}

const lockName = (id: string): string => `flotilla game ${id}`;

/**
 * Claims a game. Null when another tab holds it. `lost` is called when another tab takes it over later. Where the
 * browser has no locks every claim is granted; the revision of the stored game still keeps two tabs apart.
 */
export function claim(id: string, how: 'ask' | 'take', lost: () => void): Promise<GameClaim | null> {
  const locks = globalThis.navigator?.locks;
  if (!locks) return Promise.resolve({ release: () => {} });
  return new Promise((answer) => {
    const hold = (lock: Lock | null): Promise<void> | undefined => {
      if (!lock) {
        answer(null);
        return undefined;
      }
      return new Promise((release) => answer({ release }));
    };
    const request = how === 'take' ? { steal: true } : { ifAvailable: true };
    locks.request(lockName(id), request, hold).catch(lost);
  });
}
