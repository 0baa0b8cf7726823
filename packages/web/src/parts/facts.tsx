/** Players, length and weight of a game: what somebody wants to know before sitting down. */
import { GAMES } from '@flotilla/lab';
import type { Key } from '@flotilla/ui/text/index.ts';
import { spoken, ui } from '@flotilla/ui/text/index.ts';

/** How heavy a game is, in words, from the lightest on. */
const WEIGHTS: readonly Key[] = [
  'facts.weight.1',
  'facts.weight.2',
  'facts.weight.3',
  'facts.weight.4',
  'facts.weight.5',
];

function playersWords([fewest, most]: readonly [number, number]): string {
  if (most === 1) return ui('facts.solo');
  if (fewest === most) return ui('facts.players', { n: most });
  return ui(fewest === 1 ? 'facts.soloOr' : 'facts.range', { from: fewest === 1 ? 2 : fewest, to: most });
}

/** The facts; nothing of a game whose package says none. */
export function Facts({ game }: { game: string }) {
  const { table, players } = GAMES.find(({ id }) => id === game) ?? {};
  if (!table) return null;
  return (
    <ul class="game-facts">
      {players && (
        <li>
          <svg viewBox="0 0 16 16" aria-hidden="true">
            <circle cx="8" cy="5" r="2.6" />
            <path d="M3 14c0-4 10-4 10 0" />
          </svg>
          {playersWords(players)}
        </li>
      )}
      <li>
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <circle cx="8" cy="8" r="6" />
          <path d="M8 4.500V8l2.500 1.500" />
        </svg>
        {table.length[spoken()] ?? table.length.en}
      </li>
      <li>
        <svg viewBox="0 0 60 12" aria-hidden="true">
          {WEIGHTS.map((weight, i) => (
            <circle key={weight} class={i < table.weight ? 'full' : ''} cx={6 + i * 12} cy="6" r="4.2" />
          ))}
        </svg>
        {ui(WEIGHTS[table.weight - 1] ?? 'facts.weight.3')}
      </li>
    </ul>
  );
}
