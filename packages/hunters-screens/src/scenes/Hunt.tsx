/** The escorts hunt: what they would find us with, and how much the boat can still take. */
import { text } from '@flotilla/table';
import { Rule } from '@flotilla/ui/parts/rule.tsx';
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

/** The facts of the hunt beside the picture. */
export function HuntFacts({ view, fight, say }: Props) {
  const { boat } = view;
  const facts = BOATS[boat.type];
  const { applied, foundFrom } = searchNow(view);
  const sum = applied.reduce((total, { value }) => total + value, 0);
  return (
    <div class="hunt-facts">
      <ul class="scene-tags">
        <li>{word('hunt.round', { round: Math.max(1, fight.round) })}</li>
        <li>{word(fight.detected ? 'hunt.detected' : 'hunt.undetected')}</li>
        {fight.quality !== 'unknown' && <li>{say(text(`quality.${fight.quality}`))}</li>}
      </ul>
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
      <p>{word('hunt.left', { hull: facts.hull - boat.hull, flooding: facts.flooding - boat.flooding })}</p>
    </div>
  );
}
