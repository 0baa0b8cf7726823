/** The sheet of a question: what is pressed on the board is chosen and confirmed here, and the whole list stays below. */

import type { Session } from '@flotilla/ui/base/session.ts';
import { DecisionPanel } from '@flotilla/ui/parts/decision.tsx';
import { boatAsked, plotModelOf } from './desk.ts';
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
import { TrayPanel } from './panels/TrayPanel.tsx';
import { TubesPanel } from './panels/TubesPanel.tsx';
import { WolfpackPanel } from './panels/WolfpackPanel.tsx';
import { DiffersHere } from './parts/Differs.tsx';
import { Preview } from './parts/Preview.tsx';
import { Ways } from './parts/Ways.tsx';
import { isAiming } from './salvo/draft.ts';
import { ABOUT_LOADS } from './tubes/racks.ts';

/** Questions about a convoy card that lies face up. */
const CONTACT: readonly string[] = ['chooseConvoy', 'engage'];

/** What is asked, and below it how the other edition has the rules that matter here. */
export function Panel({ session }: { session: Session }) {
  const { edition } = session.view.value as View;
  return (
    <>
      <Question session={session} />
      <DiffersHere game={session.game} step={session.decision.value?.step ?? ''} edition={edition} />
    </>
  );
}

/** The question with the ways to answer it on the board above the list. */
function Question({ session }: { session: Session }) {
  const desk = plotModelOf(session);
  const decision = session.decision.value;
  const view = session.view.value as View;
  const { battle } = view;
  const key = `${decision?.number ?? ''} ${session.position.value}`;
  if (decision?.kind === 'pick' && AT_THE_WALL.includes(decision.step))
    return <FlotillaPanel key={decision.number} session={session} decision={decision} />;
  if (decision?.kind === 'pick' && decision.step === 'spend')
    return <TrayPanel key={key} session={session} decision={decision} />;
  if (decision?.kind === 'pick' && CONTACT.includes(decision.step))
    return <ContactPanel key={key} session={session} decision={decision} />;
  if (decision?.kind === 'pick' && battle) {
    const { step } = decision;
    if (step === 'react') return <ReactPanel key={key} session={session} decision={decision} />;
    if (step === 'wolfpack') return <WolfpackPanel key={key} session={session} decision={decision} />;
    if (ONE_BY_ONE.includes(step))
      return (
        <>
          <Preview desk={desk} view={view} boat={boatAsked(session, view)} />
          <OrderPanel session={session} decision={decision} />
        </>
      );
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
      <Preview desk={desk} view={view} boat={boatAsked(session, view)} />
      <DecisionPanel session={session} />
      <IntentList session={session} />
    </>
  );
}
