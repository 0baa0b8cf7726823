/** What lies in the middle of the board while nothing has been met: the chart, the orders, the port. */
import type { Session } from '@flotilla/ui/base/session.ts';
import { stacked } from '@flotilla/ui/base/wide.ts';
import { PatrolChart } from '../chart/PatrolChart.tsx';
import type { View } from '../game.ts';
import { useWide } from '../wide.ts';
import type { Say } from '../words.ts';
import { Orders } from './Orders.tsx';
import { Port } from './Port.tsx';

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

/** Width by height of the chart, as the style sheet lays it out. */
function chartShape(wide: boolean): number {
  if (stacked.value) return 850 / 420;
  return wide ? 2.1 : 1.3;
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
      {scene === 'patrol' && (view.patrol?.box ?? 0) < 0 && <Orders view={view} say={say} />}
      {scene !== 'port' && (
        <div class="stage-chart">
          <PatrolChart view={view} say={say} shape={chartShape(wide)} use="pressed" />
        </div>
      )}
      {scene === 'port' && <Port session={session} view={view} say={say} />}
    </div>
  );
}
