/** Convoy cards face up: each with its layout on a small board, and the button that takes it. */
import type { Option, PickDecision } from '@flotilla/table';
import { capital, optionText } from '@flotilla/table/run';
import type { Session } from '@flotilla/ui/base/session.ts';
import { say } from '@flotilla/ui/text/voice.ts';
import type { ComponentChildren } from 'preact';
import { SmallBoard } from '../display/SmallBoard.tsx';
import type { View } from '../game.ts';
import { convoyCard, titleText } from '../game.ts';
import { answer, Framed } from './Framed.tsx';

interface Props {
  readonly session: Session;
  readonly decision: PickDecision;
}

/** The panel for choosing between two contacts, and for taking one or letting it go. */
export function ContactPanel({ session, decision }: Props) {
  const view = session.view.value as View;
  const choosing = decision.step === 'chooseConvoy';
  const cards = choosing ? decision.options.map(({ id }) => id) : [view.battle?.card ?? ''];
  return (
    <Framed session={session} decision={decision} part="convoy">
      <div class="ubl-convoys">
        {cards.map((id) => (
          <ConvoyCard key={id} session={session} view={view} id={id}>
            {choosing && <Take session={session} decision={decision} id={id} />}
          </ConvoyCard>
        ))}
      </div>
      {!choosing && (
        <div class="row">
          {decision.options.map((option, i) => (
            <button
              key={option.id}
              type="button"
              class={i === 0 ? 'primary' : ''}
              data-id={option.id}
              onClick={() => answer(session, option)}
            >
              {capital(say(session.game, optionText(decision.step, option)))}
            </button>
          ))}
        </div>
      )}
    </Framed>
  );
}

function ConvoyCard(props: { session: Session; view: View; id: string; children: ComponentChildren }) {
  const { session, view, id, children } = props;
  const { number, title, layout } = convoyCard(view, id);
  return (
    <div class="ubl-convoy" data-id={id}>
      <p>
        <b>{number}</b> {capital(say(session.game, titleText(title)))}
      </p>
      <SmallBoard layout={layout} />
      {children}
    </div>
  );
}

function Take({ session, decision, id }: Props & { id: string }) {
  const option = decision.options.find((one) => one.id === id) as Option;
  return (
    <button type="button" data-id={id} onClick={() => answer(session, option)}>
      {capital(say(session.game, optionText(decision.step, option)))}
    </button>
  );
}
