/** What lies in the middle of the board: the chart, or whatever has been met. */
import { PatrolChart } from '../chart/PatrolChart.tsx';
import { TrackStrip } from '../chart/TrackStrip.tsx';
import type { View } from '../game.ts';
import type { Say } from '../words.ts';
import { Contact } from './Contact.tsx';
import { Hunt } from './Hunt.tsx';
import { Port } from './Port.tsx';
import { Raid } from './Raid.tsx';

/** Which picture fits the moment. */
export function sceneOf(view: View): 'raid' | 'hunt' | 'contact' | 'patrol' | 'port' {
  if (view.raid) return 'raid';
  if (view.fight) return isHunt(view.fight) ? 'hunt' : 'contact';
  return view.patrol ? 'patrol' : 'port';
}

/** The escorts search or have searched, and nothing is being aimed. */
const isHunt = ({ round, kind }: NonNullable<View['fight']>): boolean => kind === 'hunted' || round > 0;

/** The scene with the track above it. */
export function Stage({ view, say }: { view: View; say: Say }) {
  const scene = sceneOf(view);
  return (
    <div class={`stage stage-${scene}`}>
      <TrackStrip view={view} say={say} />
      {scene === 'raid' && view.raid && <Raid view={view} raid={view.raid} say={say} />}
      {scene === 'hunt' && view.fight && <Hunt view={view} fight={view.fight} say={say} />}
      {scene === 'contact' && view.fight && <Contact view={view} fight={view.fight} say={say} />}
      {scene === 'patrol' && (
        <div class="stage-chart">
          <PatrolChart view={view} say={say} />
        </div>
      )}
      {scene === 'port' && <Port view={view} say={say} />}
    </div>
  );
}
