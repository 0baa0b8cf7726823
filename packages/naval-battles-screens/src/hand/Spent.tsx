/** Cards played in this turn, where a hand would lie: a spectator sees all of them, a player what is spent of the own hand. */
import type { Session } from '@flotilla/ui/base/session.ts';
import type { View } from '../game.ts';
import { fleetName, sayOf } from '../game.ts';
import { word } from '../text/index.ts';
import { ActionCard } from './ActionCard.tsx';
import type { SpentCard } from './spent.ts';

/** What came of a card, in a few words. */
function footOf({ attack, side, state, die }: SpentCard): string {
  if (state === 'cancelled') return word('spent.cancelled');
  if (attack === null) return word('spent.played');
  if (side === 'attack') return word(`spent.attack.${state === 'lost' ? 'lies' : state}`, { attack });
  if (die === null) return word(state === 'lost' ? 'spent.lost' : 'spent.against', { attack });
  return word(state === 'worked' ? 'spent.worked' : 'spent.failed', { attack, die });
}

interface SpentProps {
  readonly session: Session;
  readonly view: View;
  readonly of: number | null;
  readonly cards: readonly SpentCard[];
}

/** The spent cards; of one seat alone, or of everybody. */
export function Spent({ session, view, of, cards }: SpentProps) {
  const say = sayOf(session);
  return (
    <section
      class="nb-hand nb-spent"
      data-part="spent"
      data-id={of ?? 'all'}
      aria-label={word('spent.title')}
    >
      <p class="label">{word(of === null ? 'spent.title' : 'spent.own')}</p>
      {cards.length === 0 && <p class="nb-hint">{word('spent.none')}</p>}
      <ul>
        {cards.map((spent, i) => (
          <li key={spent.card}>
            <ActionCard
              id={spent.card}
              say={say}
              light={{
                look: 'off',
                slot: footOf(spent),
                ...(of === null && { said: say(fleetName(view, spent.by)) }),
              }}
              side={spent.side}
              place={i + 1}
              of={cards.length}
              fresh={false}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
