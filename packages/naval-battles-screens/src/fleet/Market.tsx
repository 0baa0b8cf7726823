/** Action cards for sale: the designs as cards, each with its price (option.cards). */
import type { PickDecision } from '@flotilla/table';
import type { Session } from '@flotilla/ui/base/session.ts';
import { choose, numbered } from '../desk/answers.ts';
import { ACTIONS, sayOf, viewOf } from '../game.ts';
import { ActionCard } from '../hand/ActionCard.tsx';
import { word } from '../text/index.ts';

/** The board while cards are bought. */
export function Market({ session, decision }: { session: Session; decision: PickDecision }) {
  const { unspent } = viewOf(session);
  const offers = numbered(decision).filter(([{ id }]) => id !== 'none');
  return (
    <section class="nb-market" data-part="market" aria-label={word('market.title')}>
      <header>
        <p>{word('market.left', { points: unspent })}</p>
        <button type="button" class="primary" data-id="none" onClick={() => choose(session, 'none')}>
          {word('market.pass')}
        </button>
      </header>
      <ul>
        {offers.map(([option, number], i) => {
          const card = ACTIONS.find(({ design }) => design === option.id);
          if (!card) return null;
          const slot = word('market.price', { points: card.reinforcement });
          return (
            <li key={option.id}>
              <ActionCard
                id={card.id}
                say={sayOf(session)}
                light={{ look: 'can', number, press: () => choose(session, option.id), slot }}
                side="attack"
                place={i + 1}
                of={offers.length}
                fresh={false}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
