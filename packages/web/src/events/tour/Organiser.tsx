/** What the organiser alone sees of a tournament: links for those invited. */
import { useState } from 'preact/hooks';
import { tell } from '../../notes.ts';
import { seatAddress } from '../../online/Waiting.tsx';
import { copy } from '../../share.ts';
import { act } from './act.ts';
import { word } from './text/index.ts';
import type { Tour } from './wire.ts';

interface Link {
  readonly name: string;
  readonly link: string;
}

/** The panel; links are shown once, as only their hashes are kept. */
export function Organiser({ tour, again }: { tour: Tour; again: () => void }) {
  const [names, setNames] = useState('');
  const [links, setLinks] = useState<readonly Link[]>([]);
  const invite = async (): Promise<void> => {
    const wanted = names.split('\n').map((name) => name.trim());
    const made = await act<{ links: readonly Link[] }>(`/events/${tour.id}/organise`, {
      do: 'invite',
      names: wanted.filter((name) => name !== ''),
    });
    if (!made) return;
    setLinks([...links, ...made.links]);
    setNames('');
    again();
  };
  return (
    <section class="panel" aria-labelledby="tour-organiser">
      <h2 id="tour-organiser">{word('organise.title')}</h2>
      <label class="field">
        <span class="field-label">{word('organise.names')}</span>
        <textarea rows={4} value={names} onInput={(event) => setNames(event.currentTarget.value)} />
      </label>
      <button type="button" disabled={names.trim() === ''} onClick={() => void invite()}>
        {word('organise.invite')}
      </button>
      {links.length > 0 && <p class="muted">{word('organise.once')}</p>}
      <ul class="tour-boards">
        {links.map(({ name, link }) => (
          <li key={link}>
            <span class="tour-names">{name}</span>
            <button
              type="button"
              onClick={async () => {
                const address = seatAddress(tour.id, link);
                tell((await copy(address)) ? word('organise.copied', { name }) : address);
              }}
            >
              {word('organise.copy')}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
