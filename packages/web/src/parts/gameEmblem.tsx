/** An emblem for each game. */
import type { VNode } from 'preact';

/** The emblem of a game lies in its own folder, as `emblem.tsx`. */
const found = import.meta.glob<VNode>('../*/emblem.tsx', { eager: true, import: 'default' });

/** The emblem of a game; a plain wave for one that has none. */
export function GameEmblem({ game }: { game: string }) {
  return (
    <svg class="emblem" viewBox="0 0 116 64" aria-hidden="true">
      {found[`../${game}/emblem.tsx`]}
      <path
        class="emblem-sea"
        d="M0 56q7-4 14.500 0t14.500 0 14.500 0 14.500 0 14.500 0 14.500 0 14.500 0 14.500 0"
      />
    </svg>
  );
}
