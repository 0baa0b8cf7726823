/** How good a crew is: one slanted bar for Green, four for an ace; the word stands beside it. */
import type { AnyGame } from '@flotilla/table';
import { say } from '@flotilla/ui/text/voice.ts';
import type { Boat } from '../game.ts';
import { levelText } from '../game.ts';

const LEVELS: readonly Boat['level'][] = ['green', 'trained', 'veteran', 'ace'];

/** The bars with the word. */
export const Rank = ({ game, level }: { game: AnyGame; level: Boat['level'] }) => (
  <span class="ubl-rank">
    <span aria-hidden="true">
      {LEVELS.map((one, i) => (
        <i key={one} data-filled={i <= LEVELS.indexOf(level) ? '' : undefined} />
      ))}
    </span>{' '}
    {say(game, levelText(level))}
  </span>
);
