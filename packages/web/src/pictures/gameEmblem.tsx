/** An emblem for each game. */
import { found } from '#screens/emblem';

/** The emblem of a game; a plain wave for one that has none. */
export function GameEmblem({ game }: { game: string }) {
  return (
    <svg class="emblem" viewBox="0 0 116 64" aria-hidden="true">
      {found[game]}
      <path
        class="emblem-sea"
        d="M0 56q7-4 14.500 0t14.500 0 14.500 0 14.500 0 14.500 0 14.500 0 14.500 0 14.500 0"
      />
    </svg>
  );
}
