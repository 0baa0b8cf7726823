/** The decision in the rail: the right panel for what is asked. */
import type { Decision } from '@flotilla/table';
import type { Session } from '@flotilla/ui/base/session.ts';
import type { TableProps } from '@flotilla/ui/frame/screens.ts';
import type { ComponentChildren } from 'preact';
import { questionKey } from '../desk/draft.ts';
import { boardModelOf } from '../desk/index.ts';
import { BuilderPanel } from '../fleet/BuilderPanel.tsx';
import { DivisionPanel } from '../fleet/DivisionPanel.tsx';
import { DefendPanel } from './DefendPanel.tsx';
import { FormPanel } from './FormPanel.tsx';
import { listed } from './listed.ts';
import { ActionsPanel, AimPanel, PlainPanel } from './PickPanel.tsx';
import { SeatPanel } from './SeatPanel.tsx';
import { WindowPanel } from './WindowPanel.tsx';

/** What the seat is asked, answered on the board or here. */
export function Panel({ session }: TableProps) {
  const decision = session.decision.value;
  if (!decision) return null;
  return (
    <section
      class={`decision nb-decision nb-ask-${decision.step}${listed.value ? ' nb-listed' : ''}`}
      aria-labelledby="question"
      key={questionKey(session)}
      data-part="rail"
      data-id={decision.step}
      data-state={session.mode}
    >
      {panelFor(session, decision)}
    </section>
  );
}

function panelFor(session: Session, decision: Decision): ComponentChildren {
  const desk = boardModelOf(session);
  if (decision.kind === 'fill') {
    if (decision.step === 'defend') return <DefendPanel session={session} decision={decision} />;
    if (decision.step === 'buildFleets') return <BuilderPanel session={session} decision={decision} />;
    if (decision.step === 'dividePoints') return <DivisionPanel session={session} decision={decision} />;
    return <FormPanel session={session} decision={decision} desk={desk} />;
  }
  switch (decision.step) {
    case 'actions':
      return <ActionsPanel session={session} decision={decision} desk={desk} />;
    case 'aim':
    case 'fly':
      return <AimPanel session={session} decision={decision} desk={desk} />;
    case 'window':
    case 'windowForAll':
      return <WindowPanel session={session} decision={decision} desk={desk} />;
    case 'choosePlan':
      return <SeatPanel session={session} decision={decision} desk={desk} />;
    default:
      return <PlainPanel session={session} decision={decision} desk={desk} />;
  }
}
