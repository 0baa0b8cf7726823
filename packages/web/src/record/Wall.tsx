/** The wall: a plaque for every game that is told of, and what each kind of game hangs beside them. */

import type { OverWall } from '@flotilla/ui/wall/ownWall.ts';
import { word } from '@flotilla/ui/wall/text/index.ts';
import { useState } from 'preact/hooks';
import type { GameFacts } from './facts.ts';
import { listOn, WALLS } from './walls.ts';

const MOST_PLAQUES = 12;

interface Props {
  readonly facts: readonly GameFacts[];
  /** The kind that is shown; null is every kind. */
  readonly shown: string | null;
}

/** The plaques, the latest dozen of them at first. */
export function Wall({ facts, shown }: Props) {
  const [over, show] = useState<OverWall | null>(null);
  const walls = WALLS.filter(({ kind }) => shown === null || shown === kind);
  const plaques = walls.flatMap((wall) =>
    listOn(wall, facts).map((one) => <wall.Plaque key={one.id} of={one} show={(it) => show(() => it)} />),
  );
  const [most, setMost] = useState(MOST_PLAQUES);
  return (
    <div>
      <ul class="wall">{plaques.slice(0, most)}</ul>
      {plaques.length > most && (
        <button type="button" onClick={() => setMost(plaques.length)}>
          {word('honours.all')}
        </button>
      )}
      {over?.(() => show(null))}
      {walls.map((wall) => wall.Table && <wall.Table key={wall.kind} list={listOn(wall, facts)} />)}
    </div>
  );
}
