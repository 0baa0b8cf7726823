/** How the battle went: points sunk round by round, the best attack and the turning point. */

import type { Session } from '@flotilla/ui/base/session.ts';
import { go } from '@flotilla/ui/base/shell.ts';
import type { Blow, Review, View } from '../game.ts';
import { fleetName, sayOf, shipName } from '../game.ts';
import { Sign } from '../signs.tsx';
import { word } from '../text/index.ts';

interface Props {
  readonly session: Session;
  readonly view: View;
  readonly review: Review;
}

const WIDTH = 400;
const HEIGHT = 190;
const EDGE = { left: 28, right: 12, top: 14, bottom: 22 };

/** Chart and great moments. */
export function Course(props: Props) {
  const { review } = props;
  return (
    <section class="nb-sheet nb-course">
      <h3>{word('end.course')}</h3>
      <Chart {...props} />
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
function Chart({ session, view, review }: Props) {
  const say = sayOf(session);
  const { scores } = review;
  const last = scores.at(-1);
  const most = Math.max(view.terms.target, 5, ...scores.flatMap(({ points }) => points));
  const x = (i: number): number =>
    EDGE.left + (i / Math.max(1, scores.length - 1)) * (WIDTH - EDGE.left - EDGE.right);
  const y = (points: number): number =>
    HEIGHT - EDGE.bottom - (points / most) * (HEIGHT - EDGE.top - EDGE.bottom);
  return (
    <>
      <svg class="nb-chart" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        <path class="nb-chart-axis" d={`M${EDGE.left} ${y(0)}H${WIDTH - EDGE.right}`} />
        {view.terms.target > 0 && (
          <path class="nb-chart-goal" d={`M${EDGE.left} ${y(view.terms.target)}H${WIDTH - EDGE.right}`} />
        )}
        {scores.map(({ round }, i) => (
          <text key={i} x={x(i)} y={HEIGHT - 6} text-anchor="middle">
            {round}
          </text>
        ))}
        <text x={2} y={y(0)}>
          0
        </text>
        <text x={2} y={y(most) + 4}>
          {most}
        </text>
        {view.players.map(({ seat }) => (
          <path
            key={seat}
            class={`nb-chart-line nb-chart-${seat}`}
            stroke-dasharray={DASHES[seat] ?? ''}
            d={scores
              .map(({ points }, i) => `${i === 0 ? 'M' : 'L'}${x(i)} ${y(points[seat] ?? 0)}`)
              .join('')}
          />
        ))}
      </svg>
      <ul class="nb-chart-key">
        {view.players.map(({ seat }) => (
          <li key={seat}>
            <svg viewBox="0 0 30 8" aria-hidden="true">
              <path
                class={`nb-chart-line nb-chart-${seat}`}
                stroke-dasharray={DASHES[seat] ?? ''}
                d="M0 4H30"
              />
            </svg>
            {say(fleetName(view, seat))} <b>{last?.points[seat] ?? 0}</b>
          </li>
        ))}
      </ul>
    </>
  );
}
