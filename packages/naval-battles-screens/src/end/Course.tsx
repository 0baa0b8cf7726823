/** How the battle went: points sunk round by round, the best attack and the turning point. */

import type { Session } from '@flotilla/ui/base/session.ts';
import { go } from '@flotilla/ui/base/shell.ts';
import { Axes } from '@flotilla/ui/charts/Axes.tsx';
import { Chart } from '@flotilla/ui/charts/Chart.tsx';
import { Line } from '@flotilla/ui/charts/marks.tsx';
import { plotOf } from '@flotilla/ui/charts/plot.ts';
import type { Blow, Review, View } from '../game.ts';
import { fleetName, sayOf, shipName } from '../game.ts';
import { Sign } from '../signs.tsx';
import { word } from '../text/index.ts';
import './course.css';

interface Props {
  readonly session: Session;
  readonly view: View;
  readonly review: Review;
}

const BOX = { width: 400, height: 190, left: 28, right: 12, top: 14, bottom: 22 } as const;

/** Chart and great moments. */
export function Course(props: Props) {
  const { review } = props;
  return (
    <section class="nb-sheet nb-course">
      <h3>{word('end.course')}</h3>
      <Scores {...props} />
      {review.best && <Great {...props} blow={review.best} sign="star" title={word('end.best')} />}
    </section>
  );
}

/** The turn that decided most. */
export const Turning = (props: Props) =>
  props.review.turning && (
    <section class="nb-sheet nb-turning">
      <Great {...props} blow={props.review.turning} sign="command" title={word('end.turning')} />
    </section>
  );

/** One of the great moments, with the way to its place in the replay. */
function Great(props: Props & { blow: Blow; sign: 'star' | 'command'; title: string }) {
  const { session, view, blow, sign, title } = props;
  const say = sayOf(session);
  const ships = blow.ships.map((ship) => say(shipName(ship))).join(', ');
  const watch = (): void => {
    const moment = session.momentOf(blow.event);
    if (session.mode === 'replay') session.can.value.scrub?.goTo(moment);
    else go(`/g/${session.id}/replay#${moment}`);
  };
  return (
    <div class="nb-great">
      <Sign name={sign} />
      <p>
        <strong>{title}</strong>{' '}
        {word('end.blow', {
          round: blow.round,
          name: say(fleetName(view, blow.by)),
          ships,
          points: blow.points,
        })}
      </p>
      <button type="button" onClick={watch}>
        {word('end.watch')}
      </button>
    </div>
  );
}

const DASHES = ['', '7 5', '2 5', '10 4 2 4', '4 4', '12 6'];

/** A line for every fleet; told apart by dashes and by the name at its end. */
function Scores({ session, view, review }: Props) {
  const say = sayOf(session);
  const { scores } = review;
  const last = scores.at(-1);
  const most = Math.max(view.terms.target, 5, ...scores.flatMap(({ points }) => points));
  const { target } = view.terms;
  const plot = plotOf(BOX, [0, Math.max(1, scores.length - 1)], [0, most]);
  return (
    <>
      <Chart
        plot={plot}
        class="nb-chart"
        label={word('end.course')}
        figures={{
          caption: word('end.course'),
          head: [word('end.round'), ...view.players.map(({ seat }) => say(fleetName(view, seat)))],
          rows: scores.map(({ round, points }) => [
            round,
            ...view.players.map(({ seat }) => points[seat] ?? 0),
          ]),
        }}
      >
        {target > 0 && (
          <g class="nb-chart-goal">
            <Axes plot={plot} y={{ at: [target], grid: true }} />
          </g>
        )}
        <Axes
          plot={plot}
          edge="foot"
          x={{ at: scores.map((_, i) => i), say: (i) => String(scores[i]?.round ?? '') }}
          y={{ at: [0, most], say: String }}
        />
        {view.players.map(({ seat }) => (
          <Line
            key={seat}
            plot={plot}
            class={`nb-chart-${seat}`}
            dash={DASHES[seat] ?? ''}
            points={scores.map(({ points }, i) => [i, points[seat] ?? 0])}
          />
        ))}
      </Chart>
      <ul class="nb-chart-key">
        {view.players.map(({ seat }) => (
          <li key={seat}>
            <svg viewBox="0 0 30 8" aria-hidden="true">
              <path class={`graph-line nb-chart-${seat}`} stroke-dasharray={DASHES[seat] ?? ''} d="M0 4H30" />
            </svg>
            {say(fleetName(view, seat))} <b>{last?.points[seat] ?? 0}</b>
          </li>
        ))}
      </ul>
    </>
  );
}
