/** The campaign map: the areas on a real chart, each with a plate of what waits there, and the boats where they are. */
import { capital, percent } from '@flotilla/table';
import { coastIn } from '../../art/coast.ts';
import { project } from '../../art/projection.ts';
import { SeaChart } from '../../art/SeaChart.tsx';
import { spoken as language } from '../../text/index.ts';
import { say as sayIn } from '../../voice.ts';
import type { Desk } from '../desk.ts';
import { answerWords } from '../desk.ts';
import type { Boat, SeaArea, View } from '../game.ts';
import { campaignOf, cardsOnEntering, contactStrip, contactsByFace, placeText } from '../game.ts';
import type { CampaignChart } from '../geometry/charts.ts';
import { CHARTS, PORTS } from '../geometry/charts.ts';
import { pathOf, plateAt, shareOf, windowOf } from '../geometry/sheet.ts';
import { word } from '../text/index.ts';
import { BoatCounter } from './BoatCounter.tsx';
import { MapSign } from './signs.tsx';
import { useWalk } from './walk.ts';

interface Props {
  readonly desk: Desk;
  readonly view: View;
  /** The boat whose orders are asked for; null while none is. */
  readonly boat: Boat | null;
}

/** The chart with everything plotted on it. */
export function CampaignMap({ desk, view, boat }: Props) {
  const chart = CHARTS[view.campaign] as CampaignChart;
  const window = windowOf(chart.window);
  const campaign = campaignOf(view);
  const walk = useWalk();
  return (
    <div class="ubl-map" data-part="map" ref={walk.map}>
      <SeaChart window={window} label={word('map.name')}>
        {campaign.areas.map(({ id }) => (
          <AreaShape key={id} id={id} chart={chart} desk={desk} here={boat?.place === id} />
        ))}
        <path class="art-chart-land" d={coastIn(window).land} />
        {chart.bars.map(([from, to]) => (
          <path
            key={from.join()}
            class="ubl-bar"
            d={`M${project(from).join(' ')}L${project(to).join(' ')}`}
          />
        ))}
        {chart.lane && <path class="ubl-lane" d={pathOf(chart.lane).replace('Z', '')} />}
        {campaign.areas.map(({ id }) => (
          <Leader key={id} id={id} chart={chart} window={window} />
        ))}
      </SeaChart>
      {campaign.ports.map(({ id, refit }) => (
        <PortPlate
          key={id}
          id={id}
          refit={refit}
          desk={desk}
          view={view}
          at={shareOf(window, PORTS[id] ?? [0, 50])}
        />
      ))}
      {campaign.areas.map((area) => (
        <AreaPlate
          key={area.id}
          area={area}
          desk={desk}
          view={view}
          boat={boat}
          at={plateAt(chart, area.id, window)}
          onKeyDown={walk.onKeyDown}
        />
      ))}
    </div>
  );
}

function AreaShape({
  id,
  chart,
  desk,
  here,
}: {
  id: string;
  chart: CampaignChart;
  desk: Desk;
  here: boolean;
}) {
  const shape = chart.areas[id];
  const answer = desk.of(id);
  if (!shape || shape.inset) return null;
  const state = here ? 'here' : answer ? (answer.option.refused ? 'refused' : 'offered') : 'plain';
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the same
    <path class="ubl-area" data-state={state} d={pathOf(shape.shape)} onClick={() => desk.press(id)} />
  );
}

/** A line from an area to its plate where the plate stands elsewhere. */
function Leader({
  id,
  chart,
  window,
}: {
  id: string;
  chart: CampaignChart;
  window: ReturnType<typeof windowOf>;
}) {
  const shape = chart.areas[id];
  if (!shape?.lead) return null;
  const [x, y] = project(shape.lead);
  const { left, top } = plateAt(chart, id, window);
  const to = [window.x + (left / 100) * window.width, window.y + (top / 100) * window.height];
  return <path class="ubl-leader" d={`M${x} ${y}L${to.join(' ')}`} />;
}

interface PlateProps {
  readonly desk: Desk;
  readonly view: View;
  readonly at: { readonly left: number; readonly top: number };
}

const placed = ({ left, top }: PlateProps['at']) => ({ left: `${left}%`, top: `${top}%` });

function AreaPlate(
  props: PlateProps & {
    area: SeaArea;
    boat: Boat | null;
    onKeyDown: (event: KeyboardEvent, area: string) => void;
  },
) {
  const { area, desk, view, boat, at, onKeyDown } = props;
  const here = boat?.place === area.id;
  const answer = desk.of(area.id);
  const state = here ? 'here' : answer ? (answer.option.refused ? 'refused' : 'offered') : 'plain';
  const cards = boat && !here ? cardsOnEntering(view, boat, area.id) : area.moving;
  const chance = boat && area.mayStop ? contactStrip(view, boat, area.id).chance : null;
  const there = view.boats.filter(
    ({ place, inPort, fate }) => place === area.id && !inPort && fate === 'serving',
  );
  const name = capital(sayIn(desk.session.game, placeText(area.id)));
  const spoken = [
    name,
    word('area.cards', { n: cards }),
    chance === null ? '' : word('area.contact', { chance: percent(language(), chance) }),
    ...there.map(({ id }) => id),
    answerWords(desk, answer),
  ].filter((part) => part !== '');
  return (
    <div class="ubl-plate-spot" style={placed(at)}>
      <button
        type="button"
        class="ubl-plate"
        data-part="area"
        data-id={area.id}
        data-state={state}
        aria-label={spoken.join(', ')}
        aria-disabled={state !== 'offered'}
        onClick={() => desk.press(area.id)}
        onKeyDown={(event) => onKeyDown(event, area.id)}
      >
        <strong>{name}</strong>
        <span class="ubl-plate-facts">
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
        {area.mayStop && <Strip faces={contactsByFace(view, area.id)} />}
        {boat && (
          <span class="ubl-plate-order">
            <span>
              <MapSign name="card" /> {cards}
            </span>
            {chance !== null && <b>{word('area.contact', { chance: percent(language(), chance) })}</b>}
          </span>
        )}
      </button>
      <BoatRow boats={there} view={view} desk={desk} selected={boat} />
    </div>
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
  desk: Desk;
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

/** Ten cells for the faces of the search die, as high as the contacts each brings. */
function Strip({ faces }: { faces: readonly number[] }) {
  return (
    <span class="ubl-strip" aria-hidden="true">
      {faces.map((contacts, face) => (
        <i key={`${face}`} data-contacts={contacts} />
      ))}
    </span>
  );
}

const COUNTERS = ['intelligence', 'airSearch', 'supply'] as const;

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

function PortPlate({ id, refit, desk, view, at }: PlateProps & { id: string; refit: number }) {
  const answer = desk.of(id);
  const state = answer ? (answer.option.refused ? 'refused' : 'offered') : 'plain';
  const name = sayIn(desk.session.game, placeText(id));
  const boats = view.boats.filter(({ place, inPort, fate }) => place === id && inPort && fate === 'serving');
  return (
    <div class="ubl-port-spot" style={placed(at)}>
      <button
        type="button"
        class="ubl-port"
        data-part="port"
        data-id={id}
        data-state={state}
        aria-disabled={state !== 'offered'}
        aria-label={[
          name,
          word('port.rest', { n: refit }),
          ...boats.map((boat) => boat.id),
          answerWords(desk, answer),
        ]
          .filter((part) => part !== '')
          .join(', ')}
        onClick={() => desk.press(id)}
      >
        <i aria-hidden="true" />
        <strong>{name}</strong>
        <small>{word('port.rest', { n: refit })}</small>
      </button>
      <BoatRow boats={boats} view={view} desk={desk} selected={null} />
    </div>
  );
}
