/** The switch between ways of answering one question on the board: depths, orders, weapons. */
import { useKeys } from '@flotilla/ui/base/keys.ts';
import type { PlotModel } from '../desk.ts';
import { has, word } from '../text/index.ts';

/** The switch; nothing where there is one way only. */
export function Ways({ desk }: { desk: PlotModel }) {
  const { ways, way, choose } = desk;
  const next = ways[(ways.indexOf(way) + 1) % ways.length];
  useKeys(ways.length > 1 && next !== undefined ? { d: () => choose(next) } : {});
  if (ways.length < 2) return null;
  return (
    <fieldset class="ubl-ways" data-part="ways" aria-label={word('ways.name')}>
      {ways.map((name) => (
        <button
          key={name}
          type="button"
          data-part="way"
          data-id={name}
          aria-pressed={name === way}
          onClick={() => choose(name)}
        >
          {wayWords(name)} <small>{noteOf(desk, name)}</small>
        </button>
      ))}
    </fieldset>
  );
}

/** What a way is called; torpedoes name their kind behind their place. */
function wayWords(way: string): string {
  const key = `way.${way.split(':')[0]}`;
  return has(key) ? word(key) : way;
}

/** How many places a way can go to. */
const noteOf = ({ answers }: PlotModel, way: string): number =>
  [...answers.values()].flat().filter((answer) => answer.way === way && !answer.option.refused).length;
