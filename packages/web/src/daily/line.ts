/** The line to copy: it names no ship and no place, so that it gives nothing away. */

import { dayIn } from '@flotilla/ui/sea/dayIn.ts';
import type { SeaResult } from '@flotilla/ui/sea/ownSea.ts';
import { figure, word } from '@flotilla/ui/sea/text/index.ts';
import { spoken } from '@flotilla/ui/text/index.ts';

/** The result of a day in one line. */
export function lineOf(day: string, { number, ships, tons, hull, hullOf, end }: SeaResult): string {
  const date = dayIn(spoken(), day, { day: 'numeric', month: 'short' });
  return [
    `⚓ Flotilla ${date}`,
    `U-${number}`,
    word('line.ships', { n: ships.length, tons: figure(tons) }),
    word('line.hull', { hull, of: hullOf }),
    word(`line.${end === 'broke off' ? 'brokeOff' : end}`),
  ].join(' · ');
}
