/** An emblem for each game. */
import type { VNode } from 'preact';

const EMBLEMS: Readonly<Record<string, VNode>> = {
  hunters: (
    <>
      <path d="M6 42c6-4 16-5 24-5h10l2-11h16l2 11h28c10 0 16 2 22 5-7 8-16 10-28 10H30C18 52 10 49 6 42z" />
      <path d="M47 26V10h4v16M52 26V15h3v11M18 37v-7M18 31l22 6M58 32l34 5" class="emblem-line" />
    </>
  ),
  'uboat-leader': (
    <>
      <path d="M4 26c4-3 10-3 16-3h6l1-6h10l1 6h16c6 0 10 1 14 3-4 5-10 6-17 6H20c-8 0-13-2-16-6z" />
      <path d="M42 45c4-3 10-3 16-3h6l1-6h10l1 6h16c6 0 10 1 14 3-4 5-10 6-17 6H58c-8 0-13-2-16-6z" />
      <path d="M29 17V8M67 36v-9" class="emblem-line" />
    </>
  ),
  'naval-battles': (
    <>
      <path d="M4 40h14l3-9h14l2-10h6v-7h4v7h8l2 10h12l4 9h41l-8 13H14z" />
      <path d="M45 14V4M40 9h10M68 31l18-6M21 31 8 27" class="emblem-line" />
    </>
  ),
  'night-watch': (
    <>
      <path d="M44 24h28l4 24H40z" class="emblem-light" />
      <path d="M40 48h36v5H40zM44 19h28v5H44zM52 12h12v7H52z" />
      <path d="M58 12V5M32 30l-14-6M32 40H16M84 30l14-6M84 40h16" class="emblem-line" />
    </>
  ),
  smugglers: (
    <>
      <path d="M16 40h84c-4 9-11 13-20 13H36c-9 0-16-4-20-13z" />
      <path d="M56 36V6l28 30zM51 36V12L28 36z" class="emblem-light" />
      <path d="M53 40V4" class="emblem-line" />
    </>
  ),
};

/** The emblem of a game; a plain wave for one that has none. */
export function GameEmblem({ game }: { game: string }) {
  return (
    <svg class="emblem" viewBox="0 0 116 64" aria-hidden="true">
      {EMBLEMS[game]}
      <path
        class="emblem-sea"
        d="M0 56q7-4 14.500 0t14.500 0 14.500 0 14.500 0 14.500 0 14.500 0 14.500 0 14.500 0"
      />
    </svg>
  );
}
