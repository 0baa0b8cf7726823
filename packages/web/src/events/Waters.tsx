/** Open water: games played at home once the dice are known, any number of attempts, in a table of their own. */
import type { OpenWater } from '@flotilla/protocol';
import { useState } from 'preact/hooks';
import { tell } from '../notes.ts';
import { ask } from '../online/api.ts';
import { act } from '../online/Waiting.tsx';
import { useLoaded } from '../parts/lazy.tsx';
import { settings } from '../settings.ts';
import { figure, word } from './text/index.ts';
import type { SeaEvent } from './wire.ts';

/** The table and the way to submit a file. */
export function Waters({ event }: { event: SeaEvent }) {
  const [sent, setSent] = useState(0);
  const found = useLoaded(() => ask<OpenWater>(`/events/${event.id}/open-water`), [event.id, sent]);
  const rows = found && found !== 'failed' ? found.rows : [];
  const submit = async (file: File): Promise<void> => {
    const answer = await act(`/events/${event.id}/submit`, {
      name: settings.value.name || word('waters.nobody'),
      record: await file.text(),
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
              {word(event.settings.counts === 'points' ? 'tell.points' : 'tell.tons', {
                n: figures.ships,
                score: figure(event.settings.counts === 'points' ? figures.points : figures.tons),
              })}
              {event.settings.seas > 1 && <span class="muted"> · {word('dice.sea', { n: sea })}</span>}
            </li>
          ))}
        </ol>
      )}
      <label class="button">
        {word('waters.submit')}
        <input
          class="unseen"
          type="file"
          accept=".json,application/json"
          onChange={(chosen) => {
            const [file] = chosen.currentTarget.files ?? [];
            chosen.currentTarget.value = '';
            if (file) void submit(file);
          }}
        />
      </label>
    </details>
  );
}
