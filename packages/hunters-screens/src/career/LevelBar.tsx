/** Tonnage against the victory levels. */
import { text } from '@flotilla/table';
import { Chart } from '@flotilla/ui/charts/Chart.tsx';
import { plotOf } from '@flotilla/ui/charts/plot.ts';
import { within } from '@flotilla/ui/charts/scale.ts';
import { VICTORY_LEVELS } from '../game.ts';
import { figure, word } from '../text/index.ts';
import type { Say } from '../words.ts';

const LEVELS = [...VICTORY_LEVELS].reverse();
const TOP = 220_000;
const PLOT = plotOf({ width: 220, height: 16, top: 4, bottom: 4 }, [0, TOP], [0, 1]);
const wide = (tons: number): number => PLOT.x(within(PLOT.x, tons));

/** Slanted lines from one end to the other. */
const hatched = (from: number, to: number): string =>
  Array.from({ length: Math.floor((to - from) / 3) }, (_, i) => `M${from + i * 3} 12l3 -8`).join('');

interface Props {
  readonly tons: number;
  readonly lately?: number;
  /** Set when the career is over; before that nobody is called defeated. */
  readonly over?: boolean;
  readonly say: Say;
}

/** What the tonnage is worth: the level reached and the way to the next, or the first rung of the ladder. */
function levelWords({ tons, over = false, say }: Props): string {
  const reached = VICTORY_LEVELS.find((level) => tons >= level.tons);
  const next = LEVELS.find((level) => level.tons > tons);
  const named = (level: string): string => say(text(`level.${level}`));
  if (next && !over && reached?.level === 'defeat')
    return word('levels.first', { tons: figure(tons), level: named(next.level), at: figure(next.tons) });
  const now = word('levels.now', { tons: figure(tons), level: named(reached?.level ?? 'defeat') });
  if (!next) return now;
  return `${now} ${word('levels.next', { tons: figure(next.tons - tons), level: named(next.level) })}`;
}

/** A bar with a mark for every level, what was sunk lately hatched; the words say what the bar shows. */
export function LevelBar(props: Props) {
  const { tons, lately = 0 } = props;
  return (
    <div class="levels">
      <Chart plot={PLOT} class="levels-bar" label={null} figures="beside" stretched>
        <rect class="levels-ground" x="0" y="4" width="220" height="8" rx="2" />
        <rect class="levels-done" x="0" y="4" width={wide(tons)} height="8" rx="2" />
        {lately > 0 && <path class="levels-lately" d={hatched(wide(tons - lately), wide(tons))} />}
        {LEVELS.slice(1).map(({ level, tons: at }) => (
          <path key={level} class="levels-mark" d={`M${PLOT.x(at)} 1V15`} />
        ))}
      </Chart>
      <p>{levelWords(props)}</p>
    </div>
  );
}
