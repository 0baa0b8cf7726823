/** Arrows from each escort to where it would go: drawn out where it is certain, dashed where die or lot decides. */
import { percent } from '@flotilla/table';
import { spoken } from '../../text/index.ts';
import type { Battle, Intent } from '../game.ts';
import type { Spot } from '../geometry/board.ts';
import { chipIn, piecesIn } from '../geometry/board.ts';

/** The arrows of every escort. */
export function Intents({ intents, battle }: { intents: readonly Intent[]; battle: Battle }) {
  return (
    <g class="ubl-intents">
      {intents.map((intent) => (
        <Courses key={intent.slot} intent={intent} battle={battle} />
      ))}
    </g>
  );
}

function Courses({ intent, battle }: { intent: Intent; battle: Battle }) {
  const area = battle.ships.find(({ slot }) => slot === intent.slot)?.area;
  if (!area) return null;
  const [from = { x: 0, y: 0 }] = piecesIn(area, 1);
  return (
    <>
      {intent.ways
        .filter((way) => way.area !== area)
        .map(({ area: to, share }) => (
          <Course key={to} from={from} to={chipIn(to, 0)} slot={intent.slot} share={share} />
        ))}
    </>
  );
}

/** How far a course bends away from the straight line, so that two of them can be told apart. */
const BEND = 0.18;

function Course(props: { from: Spot; to: Spot; slot: string; share: number | null }) {
  const { from, to, slot, share } = props;
  const bend = {
    x: (from.x + to.x) / 2 + (from.y - to.y) * BEND,
    y: (from.y + to.y) / 2 + (to.x - from.x) * BEND,
  };
  const turn = (Math.atan2(to.y - bend.y, to.x - bend.x) * 180) / Math.PI;
  const sure = share === 1;
  const label = share === null || sure ? slot : `${slot} ${percent(spoken(), share)}`;
  const width = 14 + label.length * 7;
  return (
    <>
      <path
        class={sure ? 'sure' : undefined}
        d={`M${from.x} ${from.y}Q${bend.x} ${bend.y} ${to.x} ${to.y}`}
      />
      <path class="head" d="M0 0l-11 -6v12z" transform={`translate(${to.x} ${to.y}) rotate(${turn})`} />
      <g transform={`translate(${to.x} ${to.y - 22})`}>
        <rect x={-width / 2} y="-9" width={width} height="18" rx="9" />
        <text y="5">{label}</text>
      </g>
    </>
  );
}
