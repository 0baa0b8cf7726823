/** Plates on the campaign map: areas and ports, each a button with what is known of it, and the boats that are there. */
import { capital, percent } from '@flotilla/table/run';
import { still } from '@flotilla/ui/base/still.tsx';
import { spoken as language } from '@flotilla/ui/text/index.ts';
import { say as sayIn } from '@flotilla/ui/text/voice.ts';
import type { PlotModel } from '../desk.ts';
import { answerWords } from '../desk.ts';
import type { Boat, SeaArea, View } from '../game.ts';
import { contactChance, contactsByFace, intelligenceGain, placeText } from '../game.ts';
import { keptFor } from '../kept.ts';
import { word } from '../text/index.ts';
import { BoatCounter } from './BoatCounter.tsx';
import type { PlaceOnMap } from './places.ts';
import { MapSign } from './signs.tsx';

interface PlateProps {
  readonly desk: PlotModel;
  readonly view: View;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly place: PlaceOnMap;
  readonly at: { readonly left: number; readonly top: number };
}

const chances = keptFor<View, number>();
const faces = keptFor<View, string>();

/** Plates never reach over the edge of the sheet, however small it is. */
const placed = ({ left, top }: PlateProps['at']) => ({
  left: `clamp(var(--plate-half), ${left}%, calc(100% - var(--plate-half)))`,
  top: `clamp(var(--plate-tall), ${top}%, calc(100% - var(--plate-tall)))`,
});

/** Whether a press on a place does anything: the boat's own place answers with staying there. */
const answerable = (state: PlaceOnMap['state']): boolean => state !== 'plain' && state !== 'refused';

/** The plate of an area: what waits there, who is there, what an order to go there would cost. */
export function AreaPlate(props: PlateProps & { area: SeaArea; boat: Boat | null }) {
  const { area, desk, view, boat, at, onKeyDown, place } = props;
  const { state, answer, route } = place;
  const cards = route?.cards ?? area.moving;
  const chance =
    boat && area.mayStop
      ? chances(view, `${boat.id} ${area.id}`, () => contactChance(view, boat, area.id))
      : null;
  const there = view.boats.filter(
    ({ place, inPort, fate }) => place === area.id && !inPort && fate === 'serving',
  );
  const name = capital(sayIn(desk.session.game, placeText(area.id)));
  const spoken = [
    name,
    word('area.cards', { n: cards }),
    chance === null ? '' : word('area.contact', { chance: percent(language(), chance) }),
    ...area.boxes.map(({ mission }) => word(`mission.${mission}`)),
    ...markWords(view, area.id),
    ...there.map(({ id }) => id),
    state === 'far' ? word('area.far') : answerWords(desk, answer),
  ].filter((part) => part !== '');
  return (
    <div class="ubl-plate-spot" data-boats={there.length > 0 ? '' : undefined} style={placed(at)}>
      <button
        type="button"
        class="ubl-plate"
        data-part="area"
        data-id={area.id}
        data-state={state}
        data-looked={desk.looked?.thing === area.id ? '' : undefined}
        aria-disabled={!answerable(state)}
        onClick={place.press}
        onKeyDown={onKeyDown}
      >
        <span class="unseen">{spoken.join(', ')}</span>
        <strong aria-hidden="true">{name}</strong>
        <span class="ubl-plate-facts" aria-hidden="true">
          <MapSign name="card" /> {area.moving}
          {area.mayStop ? (
            <small>{word('area.stay', { n: area.patrolling })}</small>
          ) : (
            <small>{word('area.noStop')}</small>
          )}
          {area.boxes.map(({ mission, events }) => (
            <span key={mission} class="ubl-box" title={word(`mission.${mission}`)}>
              <MapSign name={mission} /> {events}
            </span>
          ))}
          <Counters view={view} id={area.id} />
        </span>
        {area.mayStop && (
          <Strip
            faces={faces(view, `${boat?.id} ${area.id}`, () => contactsByFace(view, area.id, boat).join(''))}
          />
        )}
        {desk.way === 'intelligence' && state === 'offered' && <Gain view={view} id={area.id} />}
        {boat && (route || state === 'here') && (
          <span class="ubl-plate-order" aria-hidden="true">
            <span>
              <MapSign name="card" /> {state === 'here' ? area.patrolling : cards}
            </span>
            {chance !== null && <b>{word('area.contact', { chance: percent(language(), chance) })}</b>}
          </span>
        )}
      </button>
      <BoatRow boats={there} view={view} desk={desk} selected={boat} />
    </div>
  );
}

/** What Intelligence would do to the chance of a contact. */
function Gain({ view, id }: { view: View; id: string }) {
  const { before, after } = intelligenceGain(view, id);
  return (
    <span class="ubl-plate-order">
      {word('area.gain', { before: percent(language(), before), after: percent(language(), after) })}
    </span>
  );
}

function BoatRow({
  boats,
  view,
  desk,
  selected,
}: {
  boats: readonly Boat[];
  view: View;
  desk: PlotModel;
  selected: Boat | null;
}) {
  if (boats.length === 0) return null;
  return (
    <span class="ubl-boats-here">
      {boats.map((boat) => (
        <BoatCounter key={boat.id} boat={boat} view={view} desk={desk} selected={boat.id === selected?.id} />
      ))}
    </span>
  );
}

/** Ten cells for the faces of the search die, as high as the contacts each brings: a digit for each. */
const Strip = still(({ faces }: { faces: string }) => (
  <span class="ubl-strip" aria-hidden="true">
    {[...faces].map((contacts, face) => (
      <i key={`${face}`} data-contacts={contacts} />
    ))}
  </span>
));

const COUNTERS = ['intelligence', 'airSearch', 'supply'] as const;

/** The counters of an area in words. */
function markWords(view: View, id: string): string[] {
  const marks = view.marks[id];
  if (!marks) return [];
  const named = COUNTERS.filter((name) => marks[name]).map((name) => word(`mark.${name}`));
  return marks.warnings > 0 ? [...named, word('mark.warnings', { n: marks.warnings })] : named;
}

function Counters({ view, id }: { view: View; id: string }) {
  const marks = view.marks[id];
  if (!marks) return null;
  return (
    <>
      {COUNTERS.filter((name) => marks[name]).map((name) => (
        <span
          key={name}
          class="ubl-mark"
          role="img"
          aria-label={word(`mark.${name}`)}
          title={word(`mark.${name}`)}
        >
          <MapSign name={name} />
        </span>
      ))}
      {marks.warnings > 0 && (
        <span class="ubl-mark warn" role="img" aria-label={word('mark.warnings', { n: marks.warnings })}>
          ▲{marks.warnings}
        </span>
      )}
    </>
  );
}

/** Boats lie over the name of their port, to the left where the sheet ends, and smaller where it ends above them. */
const spotClass = ({ left, top }: PlateProps['at']): string =>
  ['ubl-port-spot', left > 80 ? 'east' : '', top < 18 ? 'high' : ''].filter(Boolean).join(' ');

/** A port: its name and how much a crew recovers there. */
export function PortPlate(props: PlateProps & { id: string; refit: number; boat: Boat | null }) {
  const { id, refit, desk, view, at, onKeyDown, place, boat } = props;
  const { state, answer, route } = place;
  const name = sayIn(desk.session.game, placeText(id));
  const boats = view.boats.filter(({ place, inPort, fate }) => place === id && inPort && fate === 'serving');
  const spoken = [
    name,
    word('port.rest', { n: refit }),
    ...boats.map((one) => one.id),
    state === 'far' ? word('port.far', { n: route?.cards ?? 0 }) : answerWords(desk, answer),
  ].filter((part) => part !== '');
  return (
    <div class={spotClass(at)} data-boats={boats.length > 0 ? '' : undefined} style={placed(at)}>
      <button
        type="button"
        class="ubl-port"
        data-part="port"
        data-id={id}
        data-state={state}
        data-looked={desk.looked?.thing === id ? '' : undefined}
        aria-disabled={!answerable(state)}
        onClick={place.press}
        onKeyDown={onKeyDown}
      >
        <span class="unseen">{spoken.join(', ')}</span>
        <i aria-hidden="true" />
        <strong aria-hidden="true">{name}</strong>
        <small aria-hidden="true">{word('port.rest', { n: refit })}</small>
      </button>
      <BoatRow boats={boats} view={view} desk={desk} selected={boat} />
    </div>
  );
}
