/** Aircraft over the boat. */
import { text } from '@flotilla/table';
import { Aircraft } from '../../art/Aircraft.tsx';
import { Silhouette } from '../../art/Silhouette.tsx';
import type { Raid as RaidState, View } from '../game.ts';
import { BOATS, yearOf } from '../game.ts';
import { word } from '../text/index.ts';
import type { Say } from '../words.ts';

interface Props {
  readonly view: View;
  readonly raid: RaidState;
  readonly say: Say;
}

/** The attack from the air. */
export function Raid({ view, raid, say }: Props) {
  const guns = BOATS[view.boat.type].flak;
  const working = guns.filter((gun) => view.boat.systems[gun] === 'sound').length;
  return (
    <section class="scene scene-raid" aria-label={word('raid.title')}>
      <header class="scene-head">
        <h2>{word('raid.title')}</h2>
        <ul class="scene-tags">
          <li>{word('raid.runs', { runs: raid.attacks })}</li>
          <li>{word('raid.flak', { working, guns: guns.length })}</li>
          {raid.flak !== 'miss' && <li>{say(text(`outcome.${raid.flak}`))}</li>}
          {raid.quality !== 'unknown' && <li>{say(text(`quality.${raid.quality}`))}</li>}
        </ul>
      </header>
      <div class="raid-sky" aria-hidden="true">
        <div class="raid-aircraft">
          <Aircraft kind={yearOf(view.month) >= 1942 ? 'bomber' : 'flyingBoat'} />
        </div>
        <div class={`raid-boat raid-boat-${raid.surfaced ? 'up' : 'under'}`}>
          <Silhouette kind="uboat" name={view.boat.type} />
        </div>
      </div>
    </section>
  );
}
