/** Questions answered on the board with a button to send them: paying, discarding, reinforcing, moving, repairing, orders. */
import type { FillDecision } from '@flotilla/table';
import { startOf } from '@flotilla/table';
import { useKeys } from '@flotilla/ui/base/keys.ts';
import type { Session } from '@flotilla/ui/base/session.ts';
import { Question } from '@flotilla/ui/parts/decision.tsx';
import { refusalWords } from '@flotilla/ui/parts/form.tsx';
import { suggested } from '@flotilla/ui/parts/suggest.ts';
import { Verdict } from '@flotilla/ui/parts/verdict.tsx';
import type { ComponentChildren } from 'preact';
import { send, takeBack } from '../desk/answers.ts';
import type { BoardModel } from '../desk/desk.ts';
import { chosenIn, draftOf, redraft } from '../desk/draft.ts';
import { actionCard, sayOf, shipName } from '../game.ts';
import { word } from '../text/index.ts';
import { Choices } from './Choices.tsx';
import { Reserve } from './Reserve.tsx';

interface Props {
  readonly session: Session;
  readonly decision: FillDecision;
  readonly desk: BoardModel;
}

/** Steps of the own turn that can be taken back. */
const RETURNABLE: readonly string[] = [
  'reinforce',
  'rearrange',
  'setOrders',
  'payBombardment',
  'chooseRepairs',
];

/** A form that lies on the board. */
export function FormPanel({ session, decision, desk }: Props) {
  const { form } = draftOf(session);
  const refusal = decision.check(form);
  const live = session.mode === 'play';
  const confirm = (): void => send(session, decision, form);
  const numbers = numberKeys(desk);
  useKeys(live ? { Enter: confirm, ...numbers } : {});
  const suggest = (): void => {
    const filled = suggested(session, decision);
    if (filled) redraft(session, { form: filled, held: null });
  };
  return (
    <>
      <Question game={session.game} decision={decision} />
      <div class="nb-scroll">
        <Body session={session} decision={decision} />
        <Verdict
          refusal={refusal && refusalWords(session.game, decision.step, decision.form, refusal)}
          rule={refusal?.rule ?? ''}
        />
      </div>
      {live && (
        <footer class="nb-foot">
          {RETURNABLE.includes(decision.step) && (
            <button type="button" data-id="back" onClick={() => takeBack(session)}>
              {word('contact.back')}
            </button>
          )}
          {decision.step !== 'setOrders' && (
            <button type="button" data-id="suggest" onClick={suggest}>
              {word('foot.suggest')}
            </button>
          )}
          {(decision.step === 'rearrange' || decision.step === 'layOut') && (
            <button
              type="button"
              data-id="reset"
              onClick={() => redraft(session, { form: startOf(decision.form), held: null })}
            >
              {word('foot.reset')}
            </button>
          )}
          <button
            type="button"
            class="primary"
            data-id="confirm"
            aria-disabled={refusal !== null}
            onClick={confirm}
          >
            {confirmWords(session, decision)}
          </button>
        </footer>
      )}
    </>
  );
}

/** Digits press the cards and damage cards that bear them. */
function numberKeys(desk: BoardModel): Record<string, () => void> {
  const keys: Record<string, () => void> = {};
  for (const lights of [desk.cards, desk.wounds])
    for (const { number, press } of lights.values())
      if (number !== undefined && number < 10 && press) keys[number] = press;
  return keys;
}

/** What the button says that sends the form. */
function confirmWords(session: Session, decision: FillDecision): string {
  const draft = draftOf(session);
  const cards = chosenIn(draft, 'cards');
  switch (decision.step) {
    case 'reinforce': {
      const names = chosenIn(draft, 'ships').map((ship) => sayOf(session)(shipName(ship)));
      return names.length === 0
        ? word('reinforce.none')
        : word('reinforce.bring', { ships: names.join(', ') });
    }
    case 'discardCards':
      return cards.length === 0 ? word('discard.keep') : word('discard.throw', { cards: cards.length });
    case 'payBombardment':
      return word('pay.confirm', { cards: cards.length });
    case 'chooseRepairs':
      return word('repairs.confirm', { cards: chosenIn(draft, 'wounds').length });
    case 'setOrders':
      return word('orders.confirm');
    default:
      return word('rows.confirm');
  }
}

/** What stands in the rail besides the board. */
function Body({ session, decision }: { session: Session; decision: FillDecision }): ComponentChildren {
  const draft = draftOf(session);
  switch (decision.step) {
    case 'reinforce': {
      const cards = chosenIn(draft, 'cards');
      const paid = cards.reduce((sum, card) => sum + actionCard(card).reinforcement, 0);
      return <Reserve session={session} decision={decision} paid={paid} />;
    }
    case 'setOrders':
      return (
        <>
          <Choices session={session} decision={decision} field="intelligence" />
          <Choices session={session} decision={decision} field="orders" />
        </>
      );
    case 'rearrange':
    case 'layOut':
      return <p class="nb-told">{word('rows.how')}</p>;
    case 'chooseRepairs':
      return <p class="nb-told">{word('repairs.how')}</p>;
    case 'discardCards':
      return <p class="nb-told">{word('discard.how')}</p>;
    default:
      return <p class="nb-told">{word('pay.how')}</p>;
  }
}
