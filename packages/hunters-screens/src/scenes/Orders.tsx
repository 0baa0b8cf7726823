/** The orders before the boat leaves port: where to, what for, how far, and what those waters hold. */
import { text } from '@flotilla/table';
import { percent } from '@flotilla/table/run';
import { spoken } from '@flotilla/ui/text/index.ts';
import type { View } from '../game.ts';
import { assignmentText, boxOdds, monthText, trackOf } from '../game.ts';
import { word } from '../text/index.ts';
import type { Say } from '../words.ts';

/** The order as it came over the wire. */
export function Orders({ view, say }: { view: View; say: Say }) {
  const { patrol } = view;
  if (!patrol) return null;
  const track = trackOf(view);
  const station = track.findIndex(({ at }) => at === 'station');
  return (
    <section class="orders" aria-label={word('orders.title')}>
      <h2>{word('orders.title')}</h2>
      <p class="orders-wire">
        {word('orders.wire', {
          number: view.boat.number,
          month: say(monthText(view.month)),
          where: say(assignmentText(patrol)),
        })}
      </p>
      <p>
        {word('orders.length', { boxes: track.length })}
        {patrol.mission === 'pending' && ` ${word(`orders.${patrol.task === 'agent' ? 'agent' : 'mines'}`)}`}
        {patrol.task === 'wolfpack' && ` ${word('orders.wolfpack')}`}
        {patrol.gibraltar && ` ${word('orders.gibraltar')}`}
        {view.posting !== 'none' && ` ${word('orders.posted')}`}
      </p>
      {station >= 0 && (
        <p class="track-odds">
          <strong>{word('orders.waters')}</strong>{' '}
          {boxOdds(view, station).map(([sighting, chance]) => (
            <span key={sighting} class="chance">
              {say(text(`outcome.${sighting}`))} <b>{percent(spoken(), chance)}</b>
            </span>
          ))}
        </p>
      )}
    </section>
  );
}
