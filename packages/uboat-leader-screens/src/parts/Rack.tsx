/** The rack of boats below the map: each with crew, stress, torpedoes, gun and where it is. */
import { say as sayIn } from '@flotilla/ui/text/voice.ts';
import type { PlotModel } from '../desk.ts';
import { answerWords } from '../desk.ts';
import type { Boat, View } from '../game.ts';
import { boatCard, levelText, placeText, statusOf, torpedoesIn } from '../game.ts';
import { MapSign } from '../map/signs.tsx';
import { word } from '../text/index.ts';
import { CREW_SIGNS, crewState } from './crew.ts';
import { StressBar } from './StressBar.tsx';

/** The rack. */
export function Rack({ desk, view, selected }: { desk: PlotModel; view: View; selected: string }) {
  if (view.boats.length === 0) return null;
  return (
    <ul class="ubl-rack" aria-label={word('rack.name')}>
      {view.boats.map((boat) => (
        <li key={boat.id}>
          <BoatCardRow boat={boat} desk={desk} view={view} selected={boat.id === selected} />
        </li>
      ))}
    </ul>
  );
}

function BoatCardRow({
  boat,
  desk,
  view,
  selected,
}: {
  boat: Boat;
  desk: PlotModel;
  view: View;
  selected: boolean;
}) {
  const { game } = desk.session;
  const answer = desk.of(boat.id);
  const gone = boat.fate !== 'serving';
  const offered = answer !== null && !answer.option.refused;
  const done = !offered && (boat.moved || boat.searched);
  const state = gone ? boat.fate : selected ? 'selected' : done ? 'done' : 'serving';
  return (
    <button
      type="button"
      class="ubl-card"
      data-part="boat"
      data-id={boat.id}
      data-state={state}
      data-offered={offered ? '' : undefined}
      aria-disabled={!answer || answer.option.refused !== undefined}
      title={answerWords(desk, answer) || undefined}
      onClick={(event) => desk.press(boat.id, event)}
    >
      <span class="ubl-card-head">
        <strong>{boat.id}</strong> {boatCard(view, boat.id).type}
        <small>{sayIn(game, levelText(boat.level))}</small>
      </span>
      {gone ? (
        <span class="ubl-card-fate">{word(`fate.${boat.fate === 'sunk' ? 'sunk' : 'home'}`)}</span>
      ) : (
        <Fittings boat={boat} view={view} />
      )}
      {!gone && boat.place !== '' && <span class="ubl-card-place">{sayIn(game, placeText(boat.place))}</span>}
    </button>
  );
}

function Fittings({ boat, view }: { boat: Boat; view: View }) {
  const state = crewState(statusOf(view, boat));
  return (
    <>
      <span class={`ubl-crew ${state}`}>
        <MapSign name={CREW_SIGNS[state]} /> {word(`crew.${state}`)} {boat.stress}{' '}
        <StressBar boat={boat} view={view} />
      </span>
      <span class="ubl-load">
        <span title={word('boat.readyStored')}>
          <MapSign name="torpedo" /> {torpedoesIn(boat.ready)}+{torpedoesIn(boat.stored)}
        </span>
        {boatCard(view, boat.id).gun > 0 && (
          <span title={word('boat.gun')}>
            <MapSign name="gun" /> {boat.gun}
          </span>
        )}
        {boat.missions.map((mission) => (
          <span
            key={mission}
            role="img"
            aria-label={word(`mission.${mission}`)}
            title={word(`mission.${mission}`)}
          >
            <MapSign name={mission} />
          </span>
        ))}
        {boat.attacked && <span class="ubl-tag">{word('boat.attacked')}</span>}
        {boat.searched && !boat.inPort && <span class="ubl-tag">{word('boat.searched')}</span>}
      </span>
    </>
  );
}
