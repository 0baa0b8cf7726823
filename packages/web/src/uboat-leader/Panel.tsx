/** The sheet of a question: what is pressed on the board is chosen and confirmed here, and the whole list stays below. */
import { percent } from '@flotilla/table';
import { DecisionPanel } from '../parts/decision.tsx';
import type { Session } from '../session/session.ts';
import { spoken } from '../text/index.ts';
import type { Desk } from './desk.ts';
import { deskOf } from './desk.ts';
import { FlotillaPanel } from './flotilla/FlotillaPanel.tsx';
import { AT_THE_WALL } from './flotilla/Wall.tsx';
import type { View } from './game.ts';
import { ContactPanel } from './panels/ContactPanel.tsx';
import { ABOUT_PLACES, HelmPanel } from './panels/HelmPanel.tsx';
import { IntentList } from './panels/IntentList.tsx';
import { OfferPanel, ON_A_CARD } from './panels/OfferPanel.tsx';
import { ONE_BY_ONE, OrderPanel } from './panels/OrderPanel.tsx';
import { RaidPanel } from './panels/RaidPanel.tsx';
import { ReactPanel } from './panels/ReactPanel.tsx';
import { SalvoPanel } from './panels/SalvoPanel.tsx';
import { TubesPanel } from './panels/TubesPanel.tsx';
import { WolfpackPanel } from './panels/WolfpackPanel.tsx';
import { Ways } from './parts/Ways.tsx';
import { isAiming } from './salvo/draft.ts';
import { word } from './text/index.ts';
import { ABOUT_LOADS } from './tubes/racks.ts';

/** Questions about a convoy card that lies face up. */
const CONTACT: readonly string[] = ['chooseConvoy', 'engage'];

/** What is asked, with the ways to answer it on the board above the list. */
export function Panel({ session }: { session: Session }) {
  const desk = deskOf(session);
  const decision = session.decision.value;
  const battle = (session.view.value as View).battle;
  const key = `${decision?.number ?? ''} ${session.position.value}`;
  if (decision?.kind === 'pick' && AT_THE_WALL.includes(decision.step))
    return <FlotillaPanel key={decision.number} session={session} decision={decision} />;
  if (decision?.kind === 'pick' && CONTACT.includes(decision.step))
    return <ContactPanel key={key} session={session} decision={decision} />;
  if (decision?.kind === 'pick' && battle) {
    const { step } = decision;
    if (step === 'react') return <ReactPanel key={key} session={session} decision={decision} />;
    if (step === 'wolfpack') return <WolfpackPanel key={key} session={session} decision={decision} />;
    if (ONE_BY_ONE.includes(step)) return <OrderPanel session={session} decision={decision} />;
    if (ABOUT_PLACES.includes(step)) return <HelmPanel key={key} session={session} decision={decision} />;
  }
  if (decision?.kind === 'pick' && ON_A_CARD.includes(decision.step))
    return <OfferPanel key={key} session={session} decision={decision} />;
  if (decision?.kind === 'pick' && decision.step === 'raiding')
    return <RaidPanel key={key} session={session} decision={decision} />;
  if (decision?.kind === 'fill' && ABOUT_LOADS.includes(decision.step))
    return <TubesPanel key={key} session={session} decision={decision} />;
  if (decision?.kind === 'pick' && isAiming(decision.step))
    return <SalvoPanel key={key} session={session} decision={decision} />;
  return (
    <>
      <Ways desk={desk} />
      <Preview desk={desk} />
      <DecisionPanel session={session} />
      <IntentList session={session} />
    </>
  );
}

/** What a finger has pressed once: the order it would give, its chance, and the button that gives it. */
function Preview({ desk }: { desk: Desk }) {
  const { looked } = desk;
  const answer = looked?.by === 'touch' ? desk.of(looked.thing) : null;
  if (!looked || !answer) return null;
  const chance = desk.chance(answer);
  return (
    <div class="ubl-preview" role="status">
      <p>
        {desk.words(answer.option)} {chance !== null && <b>{percent(spoken(), chance)}</b>}
      </p>
      {!answer.option.refused && (
        <button type="button" class="primary" onClick={() => desk.press(looked.thing)}>
          {word('preview.go')}
        </button>
      )}
    </div>
  );
}
