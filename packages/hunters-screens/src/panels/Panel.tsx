/** The panel for what is asked: The Hunters' own where it has one, the general one otherwise. */
import type { PickDecision } from '@flotilla/table';
import type { Session } from '@flotilla/ui/base/session.ts';
import { DecisionPanel } from '@flotilla/ui/parts/decision.tsx';
import type { View } from '../game.ts';
import { BoatAndCrew, hasAgent } from '../mat/BoatMat.tsx';
import { sceneOf } from '../scenes/Stage.tsx';
import { ApproachPanel } from './ApproachPanel.tsx';
import { CommissionPanel } from './CommissionPanel.tsx';
import { GunPanel } from './GunPanel.tsx';
import { LightPanel } from './LightPanel.tsx';
import { LoadoutPanel } from './LoadoutPanel.tsx';
import { TubesPanel } from './TubesPanel.tsx';
import { useStations } from './useStations.ts';

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
    if (decision.step === 'weapon') return <WeaponPanel key={key} session={session} decision={decision} />;
    return (
      <>
        <DecisionPanel session={session} />
        <WhatIsLeft view={session.view.value as View} step={decision.step} />
      </>
    );
  }
  switch (decision.step) {
    case 'salvo':
    case 'volley':
      return <TubesPanel key={key} session={session} decision={decision} />;
    case 'gunnery':
      return <GunPanel key={key} session={session} decision={decision} />;
    case 'loadout':
      return <LoadoutPanel key={key} session={session} decision={decision} />;
    case 'commission':
    case 'boatNumber':
      return <CommissionPanel key={key} session={session} decision={decision} />;
    default:
      return <DecisionPanel session={session} />;
  }
}

/** Which weapon: the stations under the scene, and the same as a list. */
function WeaponPanel({ session, decision }: { session: Session; decision: PickDecision }) {
  useStations(session, decision, null);
  return <DecisionPanel session={session} />;
}

/** In the hunt how boat and crew are lies beside the choice; the scene has the boat in it, not her boxes. */
function WhatIsLeft({ view, step }: { view: View; step: string }) {
  if (sceneOf(view, step) !== 'hunt') return null;
  const { boat, crew, fate } = view;
  return <BoatAndCrew boat={boat} crew={crew} fate={fate} agent={hasAgent(view)} />;
}
