/** A boat on the map: a pentagon with its number, its torpedoes and how the crew bears up. */
import type { PlotModel } from '../desk.ts';
import { answerWords } from '../desk.ts';
import type { Boat, View } from '../game.ts';
import { levelOf, statusOf, torpedoesIn } from '../game.ts';
import { CREW_SIGNS, crewState } from '../parts/crew.ts';
import { word } from '../text/index.ts';
import { MapSign } from './signs.tsx';

/** The counter; pressing it answers for the boat where the question names it. */
export function BoatCounter(props: { boat: Boat; view: View; desk: PlotModel; selected: boolean }) {
  const { boat, view, desk, selected } = props;
  const answer = desk.of(boat.id);
  const offered = answer !== null && !answer.option.refused;
  const state = crewState(statusOf(view, boat));
  const { okayTo, shakenTo } = levelOf(view, boat);
  const torpedoes = torpedoesIn(boat.ready) + torpedoesIn(boat.stored);
  return (
    <button
      type="button"
      class="ubl-boat"
      data-part="boat"
      data-id={boat.id}
      data-state={selected ? 'selected' : !offered && (boat.moved || boat.searched) ? 'done' : state}
      data-offered={offered ? '' : undefined}
      aria-disabled={!answer || answer.option.refused !== undefined}
      onClick={(event) => desk.press(boat.id, event)}
    >
      <span class="unseen">
        {[
          boat.id,
          word(`crew.${state}`),
          word('stress.name', { stress: boat.stress, fit: okayTo, shaken: shakenTo }),
          word('boat.torpedoes', { n: torpedoes }),
          answerWords(desk, answer),
        ]
          .filter((part) => part !== '')
          .join(', ')}
      </span>
      <span aria-hidden="true">{boat.id}</span>
      <small aria-hidden="true">
        {torpedoes} <MapSign name={CREW_SIGNS[state]} />
      </small>
      <Strain stress={boat.stress} okayTo={okayTo} shakenTo={shakenTo} />
    </button>
  );
}

/** Stress against its two limits, as a bar along the foot of the counter; its name tells the numbers. */
function Strain({ stress, okayTo, shakenTo }: { stress: number; okayTo: number; shakenTo: number }) {
  const most = shakenTo + 1;
  const share = (n: number): string => `${Math.min(100, (n / most) * 100)}%`;
  return (
    <span class="ubl-strain" aria-hidden="true">
      <i style={{ width: share(stress) }} />
      <b style={{ left: share(okayTo) }} />
      <b style={{ left: share(shakenTo) }} />
    </span>
  );
}
