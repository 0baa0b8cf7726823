/** Points and decisive moments in words. */
import type { AnyGame } from '@flotilla/table';
import { say } from '@flotilla/ui/text/voice.ts';
import type { Decisive, Score } from '../game.ts';
import { levelText } from '../game.ts';
import { figure, word } from '../text/index.ts';

/** A number of points with its sign. */
export const signed = (n: number): string => (n > 0 ? `+${figure(n)}` : figure(n));

/** What points were given or taken for. */
export function scoreWords({ what, boat, name }: Score): string {
  if (what === 'ship') return word('score.ship', { boat, ship: name });
  return word(`score.${what}`, { boat });
}

/** What happened at a moment that decided. */
export function decisiveWords(game: AnyGame, { what, boat, ships, lost, level }: Decisive): string {
  if (what === 'promoted')
    return word('moment.promoted', { boat, level: level === null ? '' : say(game, levelText(level)) });
  if (what !== 'contact') return word(`score.${what}`, { boat });
  const sank = ships.length > 0 ? word('moment.sank', { boat, ships: ships.join(', ') }) : boat;
  return lost.length > 0 ? word('moment.lost', { what: sank, boats: lost.join(', ') }) : sank;
}
