/** The hand at the lower edge: own cards in the order they were drawn, face-down ones behind a line. */

import type { Session } from '@flotilla/ui/base/session.ts';
import { useRef } from 'preact/hooks';
import type { BoardModel } from '../desk/desk.ts';
import type { Say, View } from '../game.ts';
import { cardName, isRivalsTurn, sayOf } from '../game.ts';
import { Sign } from '../signs.tsx';
import { word } from '../text/index.ts';
import { ActionCard, bandOf } from './ActionCard.tsx';
import { Spent } from './Spent.tsx';
import type { SpentCard } from './spent.ts';
import { spentCards } from './spent.ts';

/** Steps of the own turn in which the defence side of a card counts. */
const DEFENDING: readonly string[] = ['window', 'windowForAll', 'rollNext'];

/** The side of the cards that counts now: in a rival's turn theirs to defend with, whether something is asked or not. */
const sideOf = (session: Session, view: View): 'attack' | 'defence' =>
  isRivalsTurn(view) || DEFENDING.includes(session.decision.value?.step ?? '') ? 'defence' : 'attack';

/** The cards that were not in the hand at the question before this one. */
function useFresh(session: Session, hand: readonly string[]): ReadonlySet<string> {
  const number = session.decision.value?.number ?? -1;
  const before = useRef({ number, hand, fresh: new Set<string>() });
  if (before.current.number !== number) {
    const old = before.current.hand;
    const fresh = new Set(old.length === 0 ? [] : hand.filter((card) => !old.includes(card)));
    before.current = { number, hand, fresh };
  }
  return before.current.fresh;
}

/** With more cards than these every name needs two lines. */
export const FEW_CARDS = 7;

const NOTHING: readonly SpentCard[] = [];

/** The hand as a strip of its colours, for a phone on which the fleets need the room; the card being played has its name. */
function Folded({ cards, desk, say }: { cards: readonly string[]; desk: BoardModel; say: Say }) {
  return (
    <p class="nb-folded" aria-hidden="true">
      {cards.map((id) => {
        const isPicked = desk.cards.get(id)?.look === 'picked';
        return (
          <i key={id} class={`nb-k-${bandOf(id)}${isPicked ? ' on' : ''}`}>
            {isPicked && say(cardName(id))}
          </i>
        );
      })}
      <span>{word('hand.folded', { cards: cards.length })}</span>
    </p>
  );
}

/** Own cards. */
export function Hand({ session, view, desk }: { session: Session; view: View; desk: BoardModel }) {
  const say = sayOf(session);
  const fresh = useFresh(session, view.hand);
  const side = sideOf(session, view);
  const of = view.hand.length + view.stock.length;
  const draw = (id: string, i: number) => (
    <li key={id}>
      <ActionCard
        id={id}
        say={say}
        light={desk.cards.get(id)}
        side={side}
        place={i + 1}
        of={of}
        fresh={fresh.has(id)}
      />
    </li>
  );
  if (view.seat === null)
    return <Spent session={session} view={view} of={null} cards={spentCards(view, session.log.value)} />;
  const spent =
    view.phase === 'resolution'
      ? spentCards(view, session.log.value).filter(({ by }) => by === view.seat)
      : NOTHING;
  return (
    <section
      class={spent.length > 0 ? 'nb-hand nb-hand-spent' : 'nb-hand'}
      data-part="hand"
      data-id={view.seat}
      data-state={side}
      aria-label={word('hand.title')}
    >
      <ul class={of > FEW_CARDS ? 'nb-many' : undefined}>
        {view.hand.map(draw)}
        {view.stock.length > 0 && (
          <li class="nb-stock-line" aria-hidden="true">
            <Sign name="lock" />
          </li>
        )}
        {view.stock.map((id, i) => draw(id, view.hand.length + i))}
      </ul>
      <Folded cards={[...view.hand, ...view.stock]} desk={desk} say={say} />
      {of === 0 && <p class="nb-hint">{word('hand.empty')}</p>}
      {spent.length > 0 && <Spent session={session} view={view} of={view.seat} cards={spent} />}
    </section>
  );
}
