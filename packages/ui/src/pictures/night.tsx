/** A sea with ships on it and a boat before them: the scene of a career, in small. */
import type { ShipKind } from '../art/ships/index.ts';
import { profileOf } from '../art/ships/index.ts';

/** A ship of the picture. */
export interface Seen {
  readonly kind: ShipKind;
  readonly name: string;
  readonly tons: number;
  readonly state: 'afloat' | 'damaged' | 'sunk';
}

const WIDTH = 400;
const HORIZON = 78;
const LINE = 112;

interface Props {
  readonly light: 'day' | 'night' | 'unknown';
  readonly ships: readonly Seen[];
  /** Type of the boat; null when she is not to be seen. */
  readonly boat: string | null;
  /** Whether torpedoes are on their way. */
  readonly firing?: boolean;
  /** The part of the scene that is shown; all of it when left out. */
  readonly part?: { readonly y: number; readonly height: number; readonly scale: number };
}

/** The picture; what it shows is told in words beside it. */
export function SeaScene({ light, ships, boat, firing = false, part }: Props) {
  const room = WIDTH / Math.max(1, ships.length);
  return (
    <svg
      class={`scene scene-${light}`}
      viewBox={part ? `0 ${part.y} ${WIDTH} ${part.height}` : `0 0 ${WIDTH} 178`}
      {...(part && { width: WIDTH * part.scale, height: part.height * part.scale })}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <defs>
        <linearGradient id={`sky-${light}`} x1="0" y1="0" x2="0" y2="1">
          <stop class="scene-high" offset="0" />
          <stop class="scene-low" offset="1" />
        </linearGradient>
        <linearGradient id={`sea-${light}`} x1="0" y1="0" x2="0" y2="1">
          <stop class="scene-far" offset="0" />
          <stop class="scene-near" offset="1" />
        </linearGradient>
      </defs>
      <rect width={WIDTH} height={HORIZON + 1} fill={`url(#sky-${light})`} />
      <circle class="scene-moon" cx="300" cy="61" r="10" />
      <rect y={HORIZON} width={WIDTH} height="112" fill={`url(#sea-${light})`} />
      {firing && ships.length > 0 && <Tracks ships={ships.length} room={room} />}
      {ships.map((ship, i) => (
        <Ship key={i} ship={ship} x={room * (i + 0.5)} wide={Math.min(86, room * 0.86)} />
      ))}
      <path class="scene-wave" d={wave(LINE)} />
      <path class="scene-wave far" d={wave(LINE + 34)} />
      {boat && <Boat type={boat} />}
    </svg>
  );
}

function wave(y: number): string {
  let path = `M0 ${y}`;
  for (let x = 0; x < WIDTH; x += 20) path += 'q5 -3 10 0t10 0';
  return path;
}

/** Three torpedoes, fanned out towards the middle of the line. */
function Tracks({ ships, room }: { ships: number; room: number }) {
  const target = room * (Math.floor((ships - 1) / 2) + 0.5);
  return (
    <g class="scene-tracks">
      {[-16, 0, 16].map((aside) => (
        <path key={aside} d={`M200 160L${target + aside} ${LINE + 5}`} />
      ))}
    </g>
  );
}

/** Ships of one picture share a scale, so that a liner is larger than a coaster. */
const LARGEST = 200;

function Ship({ ship, x, wide }: { ship: Seen; x: number; wide: number }) {
  const profile = profileOf(ship.kind, ship.name, ship.tons);
  const scale = Math.min(wide / profile.width, (wide / LARGEST) * 1.5);
  const [left, top] = [x - (profile.width * scale) / 2, LINE - profile.water * scale];
  const heel = ship.state === 'sunk' ? ` rotate(-12 ${profile.width / 2} ${profile.water})` : '';
  return (
    <g
      class={`scene-ship scene-${ship.state}`}
      transform={`translate(${left} ${top}) scale(${scale})${heel}`}
    >
      <path class="upper" d={profile.upper} />
      <path class="hull" d={profile.hull} />
      <path class="lines" d={profile.lines} />
      {ship.state !== 'afloat' && (
        <circle class="fire" cx={profile.width * 0.55} cy={profile.water - 12} r="7" />
      )}
    </g>
  );
}

function Boat({ type }: { type: string }) {
  const profile = profileOf('uboat', type);
  const scale = 92 / profile.width;
  return (
    <g class="scene-boat" transform={`translate(${200 - 46} ${164 - profile.water * scale}) scale(${scale})`}>
      <path class="upper" d={profile.upper} />
      <path class="hull" d={profile.hull} />
      <path class="lines" d={profile.lines} />
      <path class="foam" d={`M-14 ${profile.water + 1}q6 -3 12 0t12 0 12 0 12 0 12 0 12 0 12 0 12 0`} />
    </g>
  );
}
