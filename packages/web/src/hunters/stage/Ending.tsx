/** The end as a page of its own: what happened, line by line; the record comes when the reader turns the page. */
import type { Beat } from '@flotilla/table';
import { eventWords } from '../../parts/log.tsx';
import type { Session } from '../../session/session.ts';
import type { View } from '../game.ts';
import { word } from '../text/index.ts';

interface Props {
  readonly session: Session;
  readonly view: View;
  readonly beat: Beat;
}

/** A dark page for a loss, an evening at the quay for a survivor. */
export function Ending({ session, view, beat }: Props) {
  const survived = beat.kind === 'survival';
  const told = beat.moments.flatMap(({ events }) => events).filter(({ roll }) => !roll);
  return (
    <section class={survived ? 'ending-page ending-survived' : 'ending-page ending-lost'}>
      <svg viewBox="0 0 850 240" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
        {survived ? (
          <path
            class="ending-quay"
            d="M0 170H850V240H0ZM96 170L112 60L180 44M112 60L128 170M640 170V120h60v50M720 170V96h40v74M300 170v-12h20v12M500 170v-12h20v12"
          />
        ) : (
          <path class="ending-sea" d={`M0 120${'q14 -7 28 0t28 0'.repeat(16)}V240H0Z`} />
        )}
      </svg>
      <div class="ending-lines">
        {told.map((event, i) => (
          <p key={i} style={{ '--line': String(i) }}>
            {eventWords(session.game, event, 'story')}
          </p>
        ))}
        <p style={{ '--line': String(told.length) }}>
          {view.sunk > 0 ? word('end.men', { ships: view.sunk }) : word('end.noMen')}
        </p>
      </div>
    </section>
  );
}
