/** The depth switch: surfaced, submerged, silent; what is not allowed stays in sight with its reason. */
import type { PickDecision } from '@flotilla/table';
import { useKeys } from '@flotilla/ui/base/keys.ts';
import { tell } from '@flotilla/ui/base/notes.ts';
import { say } from '@flotilla/ui/text/voice.ts';
import type { PlotModel } from '../desk.ts';
import type { Key } from '../text/index.ts';
import { word } from '../text/index.ts';
import { Sign } from './signs.tsx';

const DEPTHS = ['surfaced', 'submerged', 'silent'] as const;

/** Orders that are refused whole are named otherwise than the depth they stand for. */
const REFUSED_AS: Readonly<Record<string, string>> = { surfaced: 'surface', silent: 'silent' };

/** The switch. */
export function Depths({ desk, decision }: { desk: PlotModel; decision: PickDecision }) {
  const { ways, way, choose, session } = desk;
  const next = ways[(ways.indexOf(way) + 1) % ways.length];
  useKeys(next === undefined ? {} : { d: () => choose(next) });
  return (
    <fieldset class="ubl-depths" aria-label={word('ways.name')}>
      {DEPTHS.map((name) => {
        const offered = areasAt(desk, name) > 0;
        const refused = decision.refused.find(({ id }) => id === REFUSED_AS[name])?.refused;
        if (!offered && !refused) return null;
        const why = refused ? say(session.game, refused.why) : '';
        return (
          <button
            key={name}
            type="button"
            data-part="way"
            data-id={name}
            data-state={offered ? 'offered' : 'refused'}
            aria-pressed={offered && (name === way || ways.length === 0)}
            aria-disabled={!offered}
            title={offered ? undefined : why}
            onClick={() => (offered ? choose(name) : tell(why))}
          >
            <Sign name={name} /> <span>{word(`way.${name}` as Key)}</span>
            <small>{offered ? word('depth.areas', { n: areasAt(desk, name) }) : why}</small>
          </button>
        );
      })}
    </fieldset>
  );
}

/** How many areas can be reached at a depth. */
const areasAt = ({ answers }: PlotModel, way: string): number =>
  [...answers.values()].flat().filter((answer) => answer.way === way && !answer.option.refused).length;
