/** Open water: games played at home once the dice are known, any number of attempts, in a table of their own. */
import { isDuplicate } from '@flotilla/companion';
import { tell } from '@flotilla/ui/base/notes.ts';
import { settings } from '@flotilla/ui/base/settings.ts';
import { FileButton } from '@flotilla/ui/parts/fileButton.tsx';
import { useLoaded } from '@flotilla/ui/parts/lazy.tsx';
import { useState } from 'preact/hooks';
import { ask } from '../net/api.ts';
import { post } from '../net/post.ts';
import { countedOf, scoreOf, toldText } from './score.ts';
import { word } from './text/index.ts';
import type { SeaEvent } from './wire.ts';

/** The table and the way to submit a file. */
export function Waters({ event }: { event: SeaEvent }) {
  const [sent, setSent] = useState(0);
  const found = useLoaded(() => ask(`/events/${event.id}/open-water`), [event.id, sent]);
  const score = scoreOf(event.game);
  // Nobody is left behind in open water: points are those of the usual order there.
  const { counts } = event.settings;
  const [usual = counts] = Object.keys(score.scoring.orders);
  const order = isDuplicate(score.scoring, counts) ? usual : counts;
  const rows = found && found !== 'failed' ? found.rows : [];
  const submit = async (record: string): Promise<void> => {
    const answer = await post(`/events/${event.id}/submit`, {
      name: settings.value.name || word('waters.nobody'),
      record,
    });
    if (!answer) return;
    tell(word('waters.thanks'));
    setSent(sent + 1);
  };
  return (
    <details class="sheet-panel" open={rows.length > 0}>
      <summary>{word('waters.title')}</summary>
      <p class="muted">{word('waters.about')}</p>
      {rows.length > 0 && (
        <ol class="event-waters">
          {rows.map(({ number, name, sea, figures }) => (
            <li key={number}>
              <strong>{name}</strong>{' '}
              {toldText(score, order, countedOf(score, order, null, figures), figures)}
              {event.settings.seas > 1 && <span class="muted"> · {word('dice.sea', { n: sea })}</span>}
            </li>
          ))}
        </ol>
      )}
      <FileButton label={word('waters.submit')} read={(record) => void submit(record)} />
    </details>
  );
}
