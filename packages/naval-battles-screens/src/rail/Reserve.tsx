/** Ships that wait in port: what they cost, and whether the hand can pay for them at all. */
import type { FillDecision } from '@flotilla/table';
import { Silhouette } from '@flotilla/ui/art/Silhouette.tsx';
import type { Session } from '@flotilla/ui/base/session.ts';
import { chosenIn, draftOf, toggle } from '../desk/draft.ts';
import { actionCard, cardLine, DRAWINGS, sayOf, shipCard, shipName, viewOf } from '../game.ts';
import { Arms, Guards } from '../plot/arms.tsx';
import { word } from '../text/index.ts';

/** The reserve, with what is paid and what it costs. */
export function Reserve({
  session,
  decision,
  paid,
}: {
  session: Session;
  decision: FillDecision;
  paid: number;
}) {
  const draft = draftOf(session);
  const view = viewOf(session);
  const say = sayOf(session);
  const field = decision.form.find(({ id }) => id === 'ships');
  const options = field?.kind === 'many' ? field.options : [];
  const chosen = chosenIn(draft, 'ships');
  const cost = options.reduce((sum, { id, cost = 0 }) => (chosen.includes(id) ? sum + cost : sum), 0);
  const hand = [...view.hand, ...view.stock].reduce((sum, card) => sum + actionCard(card).reinforcement, 0);
  return (
    <>
      <p class="nb-sum" role="status">
        <b>{paid}</b> {word('reserve.paid', { cost, hand })}
      </p>
      <ul
        class="nb-reserve"
        data-part="reserve"
        data-id={view.seat ?? ''}
        data-state={paid >= cost ? 'paid' : 'short'}
      >
        {options.map(({ id, cost: price = 0 }) => {
          const ship = shipCard(id);
          const isChosen = chosen.includes(id);
          const beyond = !isChosen && price > hand;
          return (
            <li key={id}>
              {/* biome-ignore lint/a11y/useSemanticElements: a counter that is pressed, not a box of a form */}
              <button
                type="button"
                role="checkbox"
                aria-checked={isChosen}
                class={`nb-port${isChosen ? ' on' : ''}${beyond ? ' beyond' : ''}`}
                data-part="ship"
                data-id={id}
                data-state={isChosen ? 'arriving' : beyond ? 'too-dear' : 'in-port'}
                onClick={() => toggle(session, 'ships', id)}
              >
                <Silhouette kind={DRAWINGS[ship.type]} name={ship.name} scale="same" />
                <span>
                  <strong>{say(shipName(id))}</strong>
                  <span class="nb-line">
                    <Arms ship={ship} />
                  </span>
                  <span class="nb-line">
                    <Guards ship={ship} evasion={ship.evasion} />
                  </span>
                  {beyond && <small>{word('reserve.beyond')}</small>}
                </span>
                <span class="nb-vp">{price}</span>
              </button>
            </li>
          );
        })}
      </ul>
      <p class="nb-told">{word('reserve.how')}</p>
      <ul class="unseen" aria-label={word('reserve.cards')}>
        {chosenIn(draft, 'cards').map((card) => (
          <li key={card}>{say(cardLine(actionCard(card)))}</li>
        ))}
      </ul>
    </>
  );
}
