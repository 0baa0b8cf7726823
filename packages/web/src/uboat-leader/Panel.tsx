/** The sheet of a question: what is pressed on the board is chosen and confirmed here, and the whole list stays below. */
import type { PickDecision } from '@flotilla/table';
import { DecisionPanel } from '../parts/decision.tsx';
import type { Session } from '../session/session.ts';
import { boatAsked, deskOf } from './desk.ts';
import { FlotillaPanel } from './flotilla/FlotillaPanel.tsx';
import { AT_THE_WALL } from './flotilla/Wall.tsx';
import type { View } from './game.ts';
import { CardPanel, WITH_CARD } from './panels/CardPanel.tsx';
import { ContactPanel } from './panels/ContactPanel.tsx';
import { LOADING, LoadPanel } from './panels/LoadPanel.tsx';
import { ReactPanel } from './panels/ReactPanel.tsx';
import { SalvoPanel } from './panels/SalvoPanel.tsx';
import { TrayPanel } from './panels/TrayPanel.tsx';
import { DiffersHere } from './parts/Differs.tsx';
import { Preview } from './parts/Preview.tsx';
import { Ways } from './parts/Ways.tsx';

/** Questions about a convoy card that lies face up. */
const CONTACT: readonly string[] = ['chooseConvoy', 'engage'];

/** Questions about a card or about warships in harbour, where torpedoes are spread too. */
const hasCard = ({ step }: PickDecision, { raid }: View): boolean =>
  WITH_CARD.includes(step) || (step === 'spread' && raid !== null);

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
  const desk = deskOf(session);
  const decision = session.decision.value;
  const view = session.view.value as View;
  const { battle } = view;
  const key = `${decision?.number ?? ''} ${session.position.value}`;
  if (decision?.kind === 'pick' && AT_THE_WALL.includes(decision.step))
    return <FlotillaPanel key={decision.number} session={session} decision={decision} />;
  if (decision?.kind === 'pick' && decision.step === 'spend')
    return <TrayPanel key={key} session={session} decision={decision} />;
  if (decision?.kind === 'fill' && LOADING.includes(decision.step))
    return <LoadPanel key={key} session={session} decision={decision} />;
  if (decision?.kind === 'pick' && hasCard(decision, view))
    return <CardPanel key={key} session={session} decision={decision} />;
  if (decision?.kind === 'pick' && CONTACT.includes(decision.step))
    return <ContactPanel key={key} session={session} decision={decision} />;
  if (decision?.kind === 'pick' && battle) {
    const { step } = decision;
    if (step === 'react') return <ReactPanel key={key} session={session} decision={decision} />;
    if (step === 'aim' || (step === 'spread' && decision.about.slot !== ''))
      return <SalvoPanel key={key} session={session} decision={decision} />;
  }
  return (
    <>
      <Ways desk={desk} />
      <Preview desk={desk} view={view} boat={boatAsked(session, view)} />
      <DecisionPanel session={session} />
    </>
  );
}
