/** A thousand endings on the terminal: how far they reach, and what became of them. */
import type { Ending, EndingsMaking } from '@flotilla/lab';
import { saidIn, wilson } from '@flotilla/lab';
import type { AnyGame } from '@flotilla/table';
import { padStart, wrap } from './layout.ts';
import type { CardPen } from './rollCard.ts';

/** Endings from a moment of a game. */
export interface EndingsShown {
  readonly game: AnyGame;
  readonly seats: number;
  readonly desk: EndingsMaking;
  readonly endings: readonly Ending[];
}

/** The endings in a few lines. */
export function endingsLines({ game, seats, desk, endings }: EndingsShown, pen: CardPen): string[] {
  const { speaker, width } = pen;
  const said = saidIn(game, seats, { by: desk.by, shares: false });
  const worths = endings.map(({ worth }) => worth).sort((a, b) => a - b);
  const at = (share: number): string =>
    speaker.say(said(worths[Math.floor(share * (worths.length - 1))] ?? 0));
  const own = speaker.say(said(desk.own.worth));
  const less = worths.filter((worth) => worth < desk.own.worth).length;
  const counts = new Map<string, number>();
  for (const { fate } of endings) counts.set(fate, (counts.get(fate) ?? 0) + 1);
  const named = (fate: string): string => {
    const keys =
      desk.tally === null
        ? [`cli.endings.${fate}`]
        : [`tally.${desk.tally}.${fate}`, `${desk.tally}.${fate}`];
    return speaker.nameOf(keys.find(speaker.has) ?? '', fate).replace(/\.$/, '');
  };
  const rows = [...counts]
    .sort((a, b) => b[1] - a[1])
    .map(([fate, count]) => {
      const { low, high } = wilson(count, endings.length);
      const half = Math.round(((high - low) / 2) * endings.length);
      const mark = fate === desk.own.fate ? `  (${speaker.own('review.mine')})` : '';
      return `  ${padStart(String(count), 5)} ± ${padStart(String(half), 3)}  ${named(fate)}${mark}`;
    });
  return [
    ...wrap(speaker.own('endings.half', { n: endings.length, from: at(0.25), to: at(0.75) }), width),
    ...wrap(speaker.own('endings.yours', { own, less, n: endings.length }), width),
    '',
    ...rows,
  ];
}
