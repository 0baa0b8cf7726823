/** What the dice can show: what is wanted filled, what is feared hatched, what fell marked. */
import type { RollNeed } from '@flotilla/companion';
import type { AnyGame } from '@flotilla/table';
import { percent } from '@flotilla/table/run';
import { useEffect, useState } from 'preact/hooks';
import { outcomeWords } from '../parts/rollCard.tsx';
import { spoken, ui } from '../text/index.ts';

/** A bar for every number; its figures stand in the card, so readers of a screen are spared it. */
export function Histogram({ need, fallen }: { need: RollNeed; fallen: number | null }) {
  // Its place is kept and the bars follow in the next frame: the number needed and the button come first.
  const [drawn, draw] = useState(false);
  useEffect(() => draw(true), []);
  const chances = need.throws.map(({ chance }) => chance);
  const most = Math.max(...chances);
  // Where every number is as likely as the next, a wall of full bars would say no more than a row of low ones.
  const top = most === Math.min(...chances) ? most * 2 : most;
  return (
    <div class={`histogram histogram-${need.tone}`} aria-hidden="true">
      {drawn &&
        need.throws.map(({ natural, chance, wanted }) => (
          <span
            key={natural}
            class={wanted ? 'bar wanted' : 'bar'}
            data-fallen={natural === fallen || undefined}
          >
            <i style={{ '--share': (chance / top).toFixed(2) }} />
            <b>{natural}</b>
          </span>
        ))}
    </div>
  );
}

/** The results one beside the other with their chances, for rolls that are about how much. */
export function Ladder({
  game,
  chart,
  need,
  fallen,
}: {
  game: AnyGame;
  chart: string;
  need: RollNeed;
  fallen: string | null;
}) {
  return (
    <ul class={`ladder ladder-${need.tone}`} aria-label={ui('stage.chances')}>
      {need.results.map(({ outcome, chance, wanted }) => (
        <li key={outcome} class={wanted ? 'wanted' : ''} data-fallen={outcome === fallen || undefined}>
          <b>{outcomeWords(game, { chart, outcome })}</b>
          <small>{percent(spoken(), chance)}</small>
        </li>
      ))}
    </ul>
  );
}
