/** The points as a track: bands from Dismal to Great, and the mark where the campaign stands. */
import type { Evaluation, View } from '../game.ts';
import { bandsOf } from '../game.ts';
import { word } from '../text/index.ts';

const BANDS: readonly Exclude<Evaluation, 'dismal'>[] = ['poor', 'adequate', 'good', 'great'];

/** The last band has no end of its own: it is shown as long as this, in parts of where it begins. */
const BEYOND_GREAT = 1.2;

interface Props {
  readonly sheet: Pick<View, 'campaign' | 'length'>;
  readonly points: number;
  /** Points won in the contact that is fought, which are credited when it is over (10.4). */
  readonly pending?: number;
  readonly evaluation: Evaluation;
  readonly say: (key: string) => string;
}

/** Where each band begins, in hundredths of the track, and where the mark stands. */
function sharesOf({ sheet, points, pending = 0 }: Pick<Props, 'sheet' | 'points' | 'pending'>) {
  const bands = bandsOf(sheet);
  const most = Math.max(bands.great * BEYOND_GREAT, points + pending);
  const share = (value: number): number => Math.max(0, Math.min(100, (value / most) * 100));
  return {
    mark: share(points),
    pending: share(points + pending) - share(points),
    bands: [
      { band: 'dismal' as const, from: 0, begins: 0 },
      ...BANDS.map((band) => ({ band, from: share(bands[band]), begins: bands[band] })),
    ],
  };
}

const namesOf = ({ sheet, points, evaluation, say }: Props): string => {
  const bands = bandsOf(sheet);
  const names = BANDS.map((band) => `${say(`evaluation.${band}`)} ${bands[band]}`);
  return word('track.name', { points, evaluation: say(`evaluation.${evaluation}`), bands: names.join(', ') });
};

/** The small track of the strip. */
export function Track(props: Props) {
  const { mark, pending, bands } = sharesOf(props);
  return (
    <div
      class="ubl-track"
      data-part="track"
      data-id={props.sheet.campaign}
      data-state={props.evaluation}
      role="img"
      aria-label={namesOf(props)}
      title={namesOf(props)}
    >
      {bands.slice(1).map(({ band, from }) => (
        <i key={band} class={band} style={{ left: `${from}%` }} />
      ))}
      <em style={{ width: `${mark}%` }} />
      {pending > 0 && <s style={{ left: `${mark}%`, width: `${pending}%` }} />}
      <b style={{ left: `${mark}%` }} />
    </div>
  );
}

/** The large track of debrief and end: every band with its name and the points it begins with. */
export function BandBar(props: Props) {
  const { mark, bands } = sharesOf(props);
  const width = (at: number): number => (bands[at + 1]?.from ?? 100) - (bands[at]?.from ?? 0);
  return (
    <div
      class="ubl-bands"
      data-part="track"
      data-id={props.sheet.campaign}
      data-state={props.evaluation}
      role="img"
      aria-label={namesOf(props)}
    >
      <b style={{ left: `${mark}%` }}>{props.points}</b>
      {bands.map(({ band, begins }, at) => (
        <span
          key={band}
          class={band}
          data-state={band === props.evaluation ? 'here' : ''}
          style={{ width: `${width(at)}%` }}
        >
          <i />
          {props.say(`evaluation.${band}`)} {at > 0 && <small>{begins}</small>}
        </span>
      ))}
    </div>
  );
}
