/** Where a career stands, drawn: the ships in sight, the chart of the patrol, or the boat in port. */
import '@flotilla/ui/art/art.css';
import './style/chart.css';
import type { PictureProps, Sample } from '@flotilla/ui/pictures/drawing.ts';
import type { Seen } from '@flotilla/ui/pictures/night.tsx';
import { SeaScene } from '@flotilla/ui/pictures/night.tsx';
import { say } from '@flotilla/ui/text/voice.ts';
import { PatrolChart } from './chart/PatrolChart.tsx';
import type { Ship, View } from './game.ts';
import { spoken } from './text/index.ts';
import { drawingOf } from './words.ts';

const seen = (ship: Ship): Seen => ({
  kind: drawingOf(ship),
  name: ship.name,
  tons: ship.tons,
  state: ship.points === 0 ? 'sunk' : ship.damaged ? 'damaged' : 'afloat',
});

/** The picture of a career. */
export function Picture({ game, view: shown }: PictureProps) {
  const view = shown as View;
  const { fight, patrol } = view;
  if (fight && fight.ships.length > 0)
    return (
      <SeaScene
        light={fight.light}
        ships={fight.ships.map(seen)}
        boat={view.boat.type}
        firing={fight.fired > 0}
      />
    );
  if (patrol && spoken())
    return (
      <div class="picture-chart" aria-hidden="true">
        <PatrolChart view={view} say={(said) => say(game, said)} shape={1.9} />
      </div>
    );
  return <SeaScene light="day" ships={[]} boat={view.boat.type} />;
}

/** A convoy by night, torpedoes on their way. */
export const sample: Sample = {
  options: { boat: 'VIIC' },
  seed: 'picture 7',
  fits: (shown) => {
    const { fight } = shown as View;
    return (
      fight?.kind === 'convoy' &&
      fight.light === 'night' &&
      fight.ships.some(({ damaged, points }) => damaged && points > 0)
    );
  },
};
