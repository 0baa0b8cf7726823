/** The escorts hunt: the sea in section, what they would find us with, and how much the boat can still take. */
import { text } from '@flotilla/table';
import { Silhouette } from '../../art/Silhouette.tsx';
import { Rule } from '../../parts/rule.tsx';
import type { Fight, View } from '../game.ts';
import { BOATS, searchNow } from '../game.ts';
import { word } from '../text/index.ts';
import type { Say } from '../words.ts';

interface Props {
  readonly view: View;
  readonly fight: Fight;
  readonly say: Say;
}

const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);

/** The hunt. */
export function Hunt({ view, fight, say }: Props) {
  const { boat } = view;
  const facts = BOATS[boat.type];
  const { applied, foundFrom } = searchNow(view);
  const sum = applied.reduce((total, { value }) => total + value, 0);
  return (
    <section class="scene scene-hunt" aria-label={word('hunt.title')}>
      <header class="scene-head">
        <h2>{word('hunt.title')}</h2>
        <ul class="scene-tags">
          <li>{word('hunt.round', { round: Math.max(1, fight.round) })}</li>
          <li>{word(fight.detected ? 'hunt.detected' : 'hunt.undetected')}</li>
          {fight.quality !== 'unknown' && <li>{say(text(`quality.${fight.quality}`))}</li>}
        </ul>
      </header>
      <div class="hunt">
        <Depths fight={fight} type={boat.type} />
        <div class="hunt-facts">
          <p class="hunt-need">
            {word('hunt.need', { from: foundFrom })} <Rule rule="9.6.7" />
          </p>
          <table class="hunt-modifiers">
            <caption>{word('hunt.modifiers')}</caption>
            <tbody>
              {applied.map(({ why, value, rule }) => (
                <tr key={why}>
                  <th scope="row">
                    {say(text(`modifier.${why}`))} <Rule rule={rule} />
                  </th>
                  <td>{signed(value)}</td>
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row">{word('hunt.sum')}</th>
                <td>{signed(sum)}</td>
              </tr>
            </tfoot>
          </table>
          <p>
            {word('hunt.left', { hull: facts.hull - boat.hull, flooding: facts.flooding - boat.flooding })}
          </p>
        </div>
      </div>
    </section>
  );
}

/** The water column with the escort above and the boat where she lies. */
function Depths({ fight, type }: { fight: Fight; type: string }) {
  return (
    <div
      class={`hunt-water ${fight.deep ? 'hunt-deep' : ''} ${fight.detected ? 'hunt-found' : ''}`}
      aria-hidden="true"
    >
      <div class="hunt-escort">
        <Silhouette kind="destroyer" name="hunter" />
      </div>
      <svg class="hunt-pings" aria-hidden="true" viewBox="0 0 100 100" preserveAspectRatio="xMidYMin meet">
        <path d="M38 12Q50 22 62 12" />
        <path d="M30 20Q50 40 70 20" />
        <path d="M22 28Q50 58 78 28" />
        {fight.detected && (
          <g class="hunt-charges">
            <rect x="26" y="48" width="5" height="7" rx="1" />
            <rect x="44" y="58" width="5" height="7" rx="1" />
            <rect x="66" y="50" width="5" height="7" rx="1" />
          </g>
        )}
      </svg>
      <div class="hunt-boat">
        <Silhouette kind="uboat" name={type} />
      </div>
      <span class="hunt-depth">{word(fight.deep ? 'hunt.deep' : 'hunt.usual')}</span>
    </div>
  );
}
