/** All hands, once nothing is secret any more. */
import type { Session } from '@flotilla/ui/base/session.ts';
import type { View } from '../game.ts';
import { fleetName, sayOf } from '../game.ts';
import { ActionCard } from '../hand/ActionCard.tsx';
import { FEW_CARDS } from '../hand/Hand.tsx';
import { Pennant } from '../Pennant.tsx';
import { word } from '../text/index.ts';

/** Everybody's cards, face up. */
export function Hands({ session, view }: { session: Session; view: View }) {
  const say = sayOf(session);
  return (
    <section class="nb-sheet nb-hands" aria-label={word('end.hands')}>
      {view.hands?.map((hand, seat) => (
        <div key={seat}>
          <h3 class="label">
            <Pennant navy={view.players[seat]?.navy ?? null} />
            {word('end.hand', { name: say(fleetName(view, seat)), cards: hand.length })}
          </h3>
          <ul class={hand.length > FEW_CARDS ? 'nb-many' : undefined}>
            {hand.map((id, i) => (
              <li key={id}>
                <ActionCard
                  id={id}
                  say={say}
                  light={undefined}
                  side="attack"
                  place={i + 1}
                  of={hand.length}
                  fresh={false}
                />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
