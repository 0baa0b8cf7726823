/** What lies in the middle of the board: the chart, or whatever has been met. */
import type { Session } from '../../session/session.ts';
import { PatrolChart } from '../chart/PatrolChart.tsx';
import type { View } from '../game.ts';
import { useWide } from '../wide.ts';
import type { Say } from '../words.ts';
import { Contact } from './Contact.tsx';
import { Hunt } from './Hunt.tsx';
import { Orders } from './Orders.tsx';
import { Port } from './Port.tsx';
import { Raid } from './Raid.tsx';

/** Questions that are asked while the escorts search. */
const HUNTED = new Set(['testDepth', 'evade', 'evadeTogether']);

/** Which picture fits the moment: what the boat is in, and what her captain is asked. */
export function sceneOf(view: View, step: string): 'raid' | 'hunt' | 'contact' | 'patrol' | 'port' {
  if (view.raid) return 'raid';
  const { fight, patrol } = view;
  if (fight) {
    const hunted = HUNTED.has(step) || (step === 'luck' && fight.round > 0);
    return hunted || fight.kind === 'hunted' ? 'hunt' : 'contact';
  }
  return patrol ? 'patrol' : 'port';
}

interface Props {
  readonly session: Session;
  readonly view: View;
  /** The step that asks now. */
  readonly step: string;
  readonly say: Say;
}

/** The scene. */
export function Stage({ session, view, step, say }: Props) {
  const scene = sceneOf(view, step);
  const wide = useWide();
  return (
    <div class={`stage stage-${scene}`}>
      {scene === 'raid' && view.raid && <Raid view={view} raid={view.raid} say={say} />}
      {scene === 'hunt' && view.fight && <Hunt view={view} fight={view.fight} say={say} />}
      {scene === 'contact' && view.fight && <Contact view={view} fight={view.fight} say={say} />}
      {scene === 'patrol' && (view.patrol?.box ?? 0) < 0 && <Orders view={view} say={say} />}
      {scene === 'patrol' && (
        <div class="stage-chart">
          <PatrolChart view={view} say={say} shape={wide ? 2.1 : 1.3} />
        </div>
      )}
      {scene === 'port' && <Port session={session} view={view} say={say} />}
    </div>
  );
}
