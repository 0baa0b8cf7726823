/** One line at the foot of the plot: what has happened since the own last turn. It outlasts every question until that turn ends. */

import type { Session } from '@flotilla/ui/base/session.ts';
import { FrameTools } from '@flotilla/ui/frame/frame.tsx';
import { useContext, useMemo } from 'preact/hooks';
import type { View } from '../game.ts';
import { isRivalsTurn, sayOf, shipName } from '../game.ts';
import { Pennant } from '../Pennant.tsx';
import { useLogWhenIdle } from '../rail/idle.ts';
import { word } from '../text/index.ts';
import type { Happened } from './since.ts';
import { sinceOf } from './since.ts';

/** The line; for battles of more than two fleets. */
export function Since({ session, view }: { session: Session; view: View }) {
  const { show } = useContext(FrameTools);
  const log = useLogWhenIdle(session);
  const happened = useMemo(() => sinceOf(log, view), [log]);
  const attacks = isRivalsTurn(view) ? view.attacks.filter(({ status }) => status === 'declared').length : 0;
  return (
    <section class="nb-since" aria-label={word('since.title')} data-part="since">
      <strong>{word('since.title')}</strong>
      <ol>
        {attacks > 0 && (
          <li>
            <Pennant navy={view.players[view.active]?.navy ?? null} />
            {word('since.attacks', { attacks })}
          </li>
        )}
        {happened.map((one) => (
          <Item key={`${one.kind} ${one.ship} ${one.to}`} session={session} view={view} one={one} />
        ))}
        {attacks === 0 && happened.length === 0 && <li>{word('since.nothing')}</li>}
      </ol>
      <button type="button" onClick={() => show('log')}>
        {word('since.show')}
      </button>
    </section>
  );
}

function Item({ session, view, one }: { session: Session; view: View; one: Happened }) {
  const { kind, by, ship, owner, points, from, to } = one;
  const name = sayOf(session)(shipName(ship));
  return (
    <li data-state={kind} data-id={ship}>
      <Pennant navy={view.players[by]?.navy ?? null} />
      {kind === 'sank' ? word('since.sank', { ship: name }) : word('since.hit', { ship: name, from, to })}
      {kind === 'sank' && (
        <>
          <Pennant navy={view.players[owner]?.navy ?? null} />
          <b class="nb-vp">{points}</b>
        </>
      )}
    </li>
  );
}
