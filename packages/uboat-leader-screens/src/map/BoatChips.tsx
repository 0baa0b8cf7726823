/** My boats at the foot of the chart on a phone: their numbers, whose orders are asked for, and who has had them. */
import type { PlotModel } from '../desk.ts';
import type { View } from '../game.ts';
import { word } from '../text/index.ts';

/** The chips; boats that are lost or home for good have none. */
export function BoatChips({ desk, view, selected }: { desk: PlotModel; view: View; selected: string }) {
  const boats = view.boats.filter(({ fate }) => fate === 'serving');
  if (boats.length === 0) return null;
  return (
    <ul class="ubl-chips" aria-label={word('rack.name')}>
      {boats.map((boat) => {
        const answer = desk.of(boat.id);
        const offered = answer !== null && !answer.option.refused;
        const isDone = !offered && (boat.moved || boat.searched);
        return (
          <li key={boat.id}>
            <button
              type="button"
              data-part="chip"
              data-id={boat.id}
              data-state={boat.id === selected ? 'selected' : isDone ? 'done' : 'waits'}
              onClick={(event) => desk.press(boat.id, event)}
            >
              {isDone && '✓ '}
              {boat.id}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
