/** The tubes under the scene: press a ship and the next one aims at her, press a tube to change it. */
import { Torpedo } from '@flotilla/ui/art/Torpedo.tsx';
import type { Fight } from '../game.ts';
import type { PlannedTube } from '../plan.ts';
import { planning } from '../plan.ts';
import { word } from '../text/index.ts';
import type { Say } from '../words.ts';
import { shipWords } from '../words.ts';

/** All tubes of the plan on the table; nothing where there is none. */
export function TubeStrip({ fight, say }: { fight: Fight; say: Say }) {
  const plan = planning.value;
  if (!plan || plan.tubes.length === 0) return null;
  return (
    <ol class="tube-strip" aria-label={word('plan.tubes')}>
      {plan.tubes.map((tube) => (
        <li key={tube.id}>
          <button
            type="button"
            class={tube.id === plan.next ? 'tube-next' : ''}
            aria-pressed={tube.target !== null}
            onClick={() => plan.pick(tube.id)}
          >
            <b class="tube-name">{tube.name}</b>
            <Torpedo kind={tube.torpedo} label={word(`torpedo.${tube.torpedo}`)} />
            <span class="tube-at">{whereTo(tube, plan.next, fight, say)}</span>
            <span class="tube-short" aria-hidden="true">
              {tube.target === null ? (tube.id === plan.next ? '?' : '–') : `→ ${tube.target + 1}`}
            </span>
            {tube.target !== null && <span class="tube-hit">{tube.hit}</span>}
          </button>
        </li>
      ))}
    </ol>
  );
}

function whereTo(tube: PlannedTube, next: string | null, { ships }: Fight, say: Say): string {
  const ship = tube.target === null ? undefined : ships[tube.target];
  if (ship) return word('plan.at', { ship: shipWords(ship, say) });
  return word(tube.id === next ? 'plan.next' : 'plan.held');
}
