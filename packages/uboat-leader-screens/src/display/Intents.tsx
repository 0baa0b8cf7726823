/** Arrows from each escort to where it would go: drawn out where it is certain, dashed where die or lot decides. */
import { percent } from '@flotilla/table/run';
import { spoken } from '@flotilla/ui/text/index.ts';
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
      {[...tagsOf(intents, battle)].map(([area, tags]) => (
        <Tags key={area} at={chipIn(area, 0)} tags={tags} />
      ))}
    </g>
  );
}

/** What stands at the end of every course, by area: several escorts may make for the same one. */
function tagsOf(intents: readonly Intent[], battle: Battle): ReadonlyMap<string, readonly string[]> {
  const tags = new Map<string, string[]>();
  for (const { slot, ways } of intents) {
    const here = battle.ships.find((ship) => ship.slot === slot)?.area;
    if (!here) continue;
    for (const { area, share } of ways) {
      if (area === here) continue;
      const label = share === null || share === 1 ? slot : `${slot} ${percent(spoken(), share)}`;
      tags.set(area, [...(tags.get(area) ?? []), label]);
    }
  }
  return tags;
}

/** The height of a tag, and of the space it takes among others. */
const TAG = 18;

/** Tags one above the other. */
const Tags = ({ at, tags }: { at: Spot; tags: readonly string[] }) => (
  <>
    {tags.map((label, i) => {
      const width = 14 + label.length * 7;
      return (
        <g key={label} transform={`translate(${at.x} ${at.y - 22 - i * TAG})`}>
          <rect x={-width / 2} y={-TAG / 2} width={width} height={TAG} rx={TAG / 2} />
          <text y="5">{label}</text>
        </g>
      );
    })}
  </>
);

function Courses({ intent, battle }: { intent: Intent; battle: Battle }) {
  const area = battle.ships.find(({ slot }) => slot === intent.slot)?.area;
  if (!area) return null;
  const [from = { x: 0, y: 0 }] = piecesIn(area, 1);
  return (
    <>
      {intent.ways
        .filter((way) => way.area !== area)
        .map(({ area: to, share }) => (
          <Course key={to} from={from} to={chipIn(to, 0)} sure={share === 1} />
        ))}
    </>
  );
}

/** How far a course bends away from the straight line, so that two of them can be told apart. */
const BEND = 0.18;

function Course({ from, to, sure }: { from: Spot; to: Spot; sure: boolean }) {
  const bend = {
    x: (from.x + to.x) / 2 + (from.y - to.y) * BEND,
    y: (from.y + to.y) / 2 + (to.x - from.x) * BEND,
  };
  const turn = (Math.atan2(to.y - bend.y, to.x - bend.x) * 180) / Math.PI;
  return (
    <>
      <path
        class={sure ? 'sure' : undefined}
        d={`M${from.x} ${from.y}Q${bend.x} ${bend.y} ${to.x} ${to.y}`}
      />
      <path class="head" d="M0 0l-11 -6v12z" transform={`translate(${to.x} ${to.y}) rotate(${turn})`} />
    </>
  );
}
