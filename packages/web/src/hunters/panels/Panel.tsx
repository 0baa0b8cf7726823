/** The panel for what is asked: The Hunters' own where it has one, the general one otherwise. */
import { DecisionPanel } from '../../parts/decision.tsx';
import type { Session } from '../../session/session.ts';
import { ApproachPanel } from './ApproachPanel.tsx';
import { CommissionPanel } from './CommissionPanel.tsx';
import { LightPanel } from './LightPanel.tsx';
import { LoadoutPanel } from './LoadoutPanel.tsx';
import { TubesPanel } from './TubesPanel.tsx';

/** What is asked, ready to be answered. */
export function Panel({ session }: { session: Session }) {
  const decision = session.decision.value;
  if (!decision) return null;
  const key = `${decision.number} ${session.position.value}`;
  if (decision.kind === 'pick') {
    if (decision.step === 'approach')
      return <ApproachPanel key={key} session={session} decision={decision} />;
    if (decision.step === 'wait' || decision.step === 'chooseLight')
      return <LightPanel key={key} session={session} decision={decision} />;
    return <DecisionPanel session={session} />;
  }
  switch (decision.step) {
    case 'salvo':
    case 'volley':
      return <TubesPanel key={key} session={session} decision={decision} />;
    case 'loadout':
      return <LoadoutPanel key={key} session={session} decision={decision} />;
    case 'commission':
    case 'boatNumber':
      return <CommissionPanel key={key} session={session} decision={decision} />;
    default:
      return <DecisionPanel session={session} />;
  }
}
