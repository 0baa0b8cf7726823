/** The campaign map: the areas on a real chart, each with a plate of what waits there, and the boats where they are. */
import { capital } from '@flotilla/table/run';
import { coastIn } from '@flotilla/ui/art/coast.ts';
import { project } from '@flotilla/ui/art/projection.ts';
import { SeaChart } from '@flotilla/ui/art/SeaChart.tsx';
import { still } from '@flotilla/ui/base/still.tsx';
import { say as sayIn } from '@flotilla/ui/text/voice.ts';
import { useEffect } from 'preact/hooks';
import type { PlotModel } from '../desk.ts';
import type { Boat, Campaign, View } from '../game.ts';
import { campaignOf, placeText } from '../game.ts';
import type { CampaignChart } from '../geometry/charts.ts';
import { CHARTS } from '../geometry/charts.ts';
import { insetBox, pathOf, plateAt, portAt, windowOf } from '../geometry/sheet.ts';
import { keptFor } from '../kept.ts';
import { usePinch } from '../parts/pinch.ts';
import { word } from '../text/index.ts';
import { useCourse } from './course.ts';
import { AreaPlate, PortPlate } from './Plates.tsx';
import type { PlacesOf } from './places.ts';
import { placesOf } from './places.ts';
import { useWalk } from './walk.ts';
import { CLOSEST, detailAt, nearness, steps, Zoom } from './Zoom.tsx';

interface Props {
  readonly desk: PlotModel;
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
  const places = placesOf(desk, view, boat);
  useCourse(desk.session, view);
  const near = nearness.value;
  const middle =
    (boat ?? view.boats.find(({ fate }) => fate === 'serving'))?.place || campaign.ports[0]?.id || '';
  useEffect(() => bringIntoSight(walk.map.current, middle), [boat?.id, middle, steps.value]);
  usePinch(walk.map, {
    now: near,
    most: CLOSEST,
    take: (next) => {
      nearness.value = next;
      lookFrom(walk.map.current, next);
    },
  });
  return (
    <div class="ubl-map-frame">
      <div
        class="ubl-map"
        data-part="map"
        data-id={view.campaign}
        data-state={detailAt(near)}
        style={{ '--near': near }}
        ref={walk.map}
      >
        <div class="ubl-sheet">
          <SeaChart window={window} label={word('map.name')}>
            {campaign.areas.map(({ id }) => (
              <AreaShape key={id} id={id} chart={chart} desk={desk} places={places} />
            ))}
            <Printed chart={chart} campaign={campaign} window={window} />
          </SeaChart>
          {campaign.areas.map(({ id }) => (
            <Inset key={id} id={id} chart={chart} desk={desk} places={places} />
          ))}
          {campaign.ports.map(({ id, refit }) => (
            <PortPlate
              key={id}
              id={id}
              refit={refit}
              desk={desk}
              view={view}
              place={places(id)}
              boat={boat}
              at={portAt(chart, id, window)}
              onKeyDown={walk.onKeyDown}
            />
          ))}
          {campaign.areas.map((area) => (
            <AreaPlate
              key={area.id}
              area={area}
              desk={desk}
              view={view}
              place={places(area.id)}
              boat={boat}
              at={plateAt(chart, area.id, window)}
              onKeyDown={walk.onKeyDown}
            />
          ))}
        </div>
      </div>
      <Zoom />
    </div>
  );
}

interface PrintedProps {
  readonly chart: CampaignChart;
  readonly campaign: Campaign;
  readonly window: ReturnType<typeof windowOf>;
}

/** What never changes on a chart and lies over the areas: coasts, bars, the lane, and lines to plates and insets. */
const Printed = still(({ chart, campaign, window }: PrintedProps) => (
  <>
    <path class="art-chart-land" d={coastIn(window).land} />
    {chart.bars.map(([from, to]) => (
      <path key={from.join()} class="ubl-bar" d={`M${project(from).join(' ')}L${project(to).join(' ')}`} />
    ))}
    {chart.lane && <path class="ubl-lane" d={pathOf(chart.lane).replace('Z', '')} />}
    {campaign.areas.map(({ id }) => (
      <Leader key={id} id={id} chart={chart} window={window} />
    ))}
    {campaign.areas.map(({ id, adjacent }) => (
      <Joint key={id} id={id} to={adjacent} chart={chart} window={window} />
    ))}
  </>
));

/** Shows the sheet as near as it is looked at, before anything is drawn anew. */
const lookFrom = (map: HTMLElement | null, near: number): void =>
  map?.style.setProperty('--near', String(near));

/** Where the sheet is wider than the screen it is moved so that the boat's place stands in the middle. */
function bringIntoSight(map: HTMLElement | null, place: string): void {
  const plate = map?.querySelector<HTMLElement>(`[data-id="${place}"]`)?.parentElement;
  if (!map || !plate) return;
  map.scrollLeft = plate.offsetLeft - map.clientWidth / 2;
  map.scrollTop = plate.offsetTop - map.clientHeight / 2;
}

interface ShapeProps {
  readonly id: string;
  readonly chart: CampaignChart;
  readonly desk: PlotModel;
  readonly places: PlacesOf;
}

function AreaShape(props: ShapeProps) {
  const shape = props.chart.areas[props.id];
  if (!shape || shape.inset) return null;
  return <AreaPath {...props} />;
}

const outlines = keptFor<CampaignChart, string>();

const AreaPath = ({ id, chart, desk, places }: ShapeProps) => (
  // biome-ignore lint/a11y/noStaticElementInteractions: the plate of the area is its button; the water answers a pointer only
  <path
    class="ubl-area"
    data-state={places(id).state}
    data-looked={desk.looked?.thing === id ? '' : undefined}
    d={outlines(chart, id, () => pathOf(chart.areas[id]?.shape ?? []))}
    onClick={(event) => places(id).press(event)}
  />
);

/** An area outside the sheet: a small chart of its own in a corner. */
function Inset({ id, chart, desk, places }: ShapeProps) {
  const degrees = chart.areas[id]?.inset;
  if (!degrees) return null;
  const { left, top, width, height } = insetBox(chart, id);
  const window = windowOf(degrees, 'inset');
  return (
    <div
      class="ubl-inset"
      style={{ left: `${left}%`, top: `${top}%`, width: `${width}%`, height: `${height}%` }}
    >
      <SeaChart window={window} label={capital(sayIn(desk.session.game, placeText(id)))}>
        <AreaPath id={id} chart={chart} desk={desk} places={places} />
        <path class="art-chart-land" d={coastIn(window).land} />
      </SeaChart>
    </div>
  );
}

interface LineProps {
  readonly id: string;
  readonly chart: CampaignChart;
  readonly window: ReturnType<typeof windowOf>;
}

/** The middle of an area's plate on the chart. */
function middleOf({ id, chart, window }: LineProps): string {
  const { left, top } = plateAt(chart, id, window);
  return `${window.x + (left / 100) * window.width} ${window.y + (top / 100) * window.height}`;
}

/** A line from an area to its plate where the plate stands elsewhere. */
function Leader(props: LineProps) {
  const lead = props.chart.areas[props.id]?.lead;
  if (!lead) return null;
  return <path class="ubl-leader" d={`M${project(lead).join(' ')}L${middleOf(props)}`} />;
}

/** The lines that join an inset to its neighbours on the sheet. */
function Joint({ id, to, chart, window }: LineProps & { to: readonly string[] }) {
  if (!chart.areas[id]?.inset) return null;
  const from = middleOf({ id, chart, window });
  return (
    <path
      class="ubl-leader"
      d={to
        .filter((other) => chart.areas[other])
        .map((other) => `M${from}L${middleOf({ id: other, chart, window })}`)
        .join('')}
    />
  );
}
