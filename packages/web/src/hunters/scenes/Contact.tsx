/** Ships in sight: the horizon by day or by night, the ships on it, the escorts about them, and the boat in front. */
import { text } from '@flotilla/table';
import { Silhouette } from '../../art/Silhouette.tsx';
import type { Fight, View } from '../game.ts';
import { isSubmerged } from '../game.ts';
import { aimed } from '../plan.ts';
import { word } from '../text/index.ts';
import type { Say } from '../words.ts';
import { ShipCard } from './ShipCard.tsx';

interface Props {
  readonly view: View;
  readonly fight: Fight;
  readonly say: Say;
}

/** The view over the sea. */
export function Contact({ view, fight, say }: Props) {
  const { light, escorted, approach, ships } = fight;
  const under = isSubmerged(fight);
  return (
    <section class={`scene scene-${light}`} aria-label={say(text(`sighting.${fight.kind}`))}>
      <header class="scene-head">
        <h2>{say(text(`sighting.${fight.kind}`))}</h2>
        <ul class="scene-tags">
          {light !== 'unknown' && (
            <Tag sign={light === 'night' ? '☾' : '☀'} said={say(text(`light.${light}`))} />
          )}
          <Tag sign={escorted ? '⚠' : '○'} said={word(escorted ? 'contact.escorted' : 'contact.alone')} />
          {approach && (
            <Tag
              sign={under ? '▼' : '▲'}
              said={`${word(under ? 'depth.submerged' : 'depth.surfaced')}, ${word(`range.${approach.range}`)}`}
            />
          )}
          {fight.pack !== 'none' && <Tag sign="∴" said={word(`pack.${fight.pack}`)} />}
          {fight.quality !== 'unknown' && <Tag sign="★" said={say(text(`quality.${fight.quality}`))} />}
        </ul>
      </header>
      <div class="scene-sea">
        {light !== 'unknown' && <div class="scene-sky" aria-hidden="true" />}
        {escorted && <Escorts count={fight.kind === 'convoy' || fight.kind === 'capital' ? 2 : 1} />}
        <Runs ships={ships.length} />
        <ol class="scene-ships" style={{ '--ships': String(Math.max(ships.length, 1)) }}>
          {ships.map((ship, i) => (
            <li key={`${i} ${ship.name}`}>
              <ShipCard ship={ship} number={i + 1} say={say} />
            </li>
          ))}
        </ol>
        <div class={`scene-boat scene-boat-${under ? 'under' : 'up'}`}>
          <Silhouette kind="uboat" name={view.boat.type} />
        </div>
      </div>
    </section>
  );
}

const Tag = ({ sign, said }: { sign: string; said: string }) => (
  <li>
    <span aria-hidden="true">{sign}</span> {said}
  </li>
);

function Escorts({ count }: { count: number }) {
  return (
    <div class="scene-escorts" aria-hidden="true">
      {['destroyer', 'corvette'].slice(0, count).map((kind) => (
        <div key={kind}>
          <Silhouette kind={kind as 'destroyer' | 'corvette'} name={kind} scale="same" />
        </div>
      ))}
    </div>
  );
}

/** The tracks the aimed torpedoes would run. */
function Runs({ ships }: { ships: number }) {
  const plan = aimed.value;
  if (plan.length === 0 || ships === 0) return null;
  return (
    <svg class="scene-runs" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      {plan.flatMap((count, target) =>
        Array.from({ length: count }, (_, i) => {
          const x = ((target + 0.5) * 100) / ships + (i - (count - 1) / 2) * 1.6;
          return (
            <path key={`${target}-${i}`} d={`M${50 + (i - (count - 1) / 2)} 100L${x} 4`} pathLength={1} />
          );
        }),
      )}
    </svg>
  );
}
