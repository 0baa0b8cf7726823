/** Ends the reminders of a table or an event: one press, so that a mail program that only looks at the link ends nothing. */

import { Loading, useTitle } from '@flotilla/ui/parts/lazy.tsx';
import { useState } from 'preact/hooks';
import { post } from '../net/post.ts';
import { spoken, word } from '../net/text/index.ts';

/** The screen behind the link in a reminder. */
export function QuietScreen({ id, stop, of }: { id: string; stop: string; of: string }) {
  const isTable = of === 't';
  const [done, setDone] = useState(false);
  useTitle(word('tell.stop'));
  if (!spoken()) return <Loading />;
  return (
    <section class="page">
      <h1>{word(isTable ? 'tell.title' : 'tell.event')}</h1>
      {done ? (
        <p role="status">{word('tell.stopped')}</p>
      ) : (
        <button
          type="button"
          class="primary"
          onClick={async () => {
            const key = encodeURIComponent(stop);
            if (await post(isTable ? `/games/${id}/stop/${key}` : `/events/${id}/stop/${key}`, {}))
              setDone(true);
          }}
        >
          {word('tell.stop')}
        </button>
      )}
    </section>
  );
}
