/** A ship in sight: picture, name, size, and how much she can take. */
import { Silhouette } from '../../art/Silhouette.tsx';
import type { Ship } from '../game.ts';
import { figure, word } from '../text/index.ts';
import type { Say } from '../words.ts';
import { drawingOf, shipWords } from '../words.ts';

interface Props {
  readonly ship: Ship;
  /** Her number among the ships in sight, from 1. */
  readonly number: number;
  readonly say: Say;
}

const stateOf = (ship: Ship): 'afloat' | 'damaged' | 'sunk' =>
  ship.points === 0 ? 'sunk' : ship.damaged ? 'damaged' : 'afloat';

/** One ship on her waterline with what is known of her below. */
export function ShipCard({ ship, number, say }: Props) {
  const state = stateOf(ship);
  return (
    <div class={`ship ship-is-${state}`}>
      <Silhouette kind={drawingOf(ship)} name={ship.name} tons={ship.tons} state={state} scale="same" />
      <div class="ship-words">
        <span class="ship-number" aria-hidden="true">
          {number}
        </span>
        <strong class="ship-name">{shipWords(ship, say)}</strong>
        <span class="ship-kind">{word(`ship.${ship.kind}`)}</span>
        <span class="ship-tons">{word('ship.grt', { tons: figure(ship.tons) })}</span>
        <Points ship={ship} />
      </div>
    </div>
  );
}

/** What she can still take, as boxes and in words. */
function Points({ ship }: { ship: Ship }) {
  if (ship.points === 0) return <span class="ship-sunk">{word('ship.sunk')}</span>;
  return (
    <span class="ship-points" title={word('ship.pointsWords', { points: ship.points })}>
      <span aria-hidden="true">{'▮'.repeat(ship.points)}</span>{' '}
      <span class="ship-left">{word('ship.points', { points: ship.points })}</span>
      {ship.damaged && <em> {word('ship.damaged')}</em>}
    </span>
  );
}
