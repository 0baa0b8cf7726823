/** The long section of the boat: casing, pressure hull, tower, and every system where it sits. */
import { still } from '@flotilla/ui/base/still.tsx';
import type { BoatType, Condition, System } from '../game.ts';
import { BOATS } from '../game.ts';
import { word } from '../text/index.ts';
import type { Trim, Zone } from './zones.ts';
import { BULKHEADS, CASING, CRACKS, PLACES, PRESSURE_HULL, SADDLE, SURFACE, TOWER } from './zones.ts';

interface Props {
  readonly type: BoatType;
  readonly systems: Readonly<Record<System, Condition>>;
  readonly hull: number;
  readonly flooding: number;
  readonly floodingLimit: number;
  readonly trim: Trim;
}

/** The systems a boat of this type has; the rest of the mat stays empty. */
export function fittedSystems(type: BoatType): readonly System[] {
  const { deckGun, flak } = BOATS[type];
  return (Object.keys(PLACES) as System[]).filter((system) => {
    if (system === 'deckGun') return deckGun !== null;
    if (system === 'flak20' || system === 'flak37' || system === 'quadA' || system === 'quadB')
      return flak.includes(system);
    return true;
  });
}

/** The drawing without tubes and crew. */
export const Section = still(({ type, systems, hull, flooding, floodingLimit, trim }: Props) => {
  const level = 242 - 76 * Math.min(1, flooding / floodingLimit);
  const fitted = fittedSystems(type);
  return (
    <g>
      <defs>
        <clipPath id="mat-inside">
          <path d={PRESSURE_HULL} />
        </clipPath>
        <pattern
          id="mat-hatch"
          width="6"
          height="6"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <path class="mat-hatch" d="M0 0V6" />
        </pattern>
      </defs>
      <rect class="mat-water" x="-20" y={SURFACE[trim]} width="1040" height={400 - SURFACE[trim]} />
      <path class="mat-casing" d={CASING} />
      <path
        class="mat-rail"
        d="M120 156V148H420M560 148H860V156M180 148V156M240 148V156M300 148V156M360 148V156M640 148V156M700 148V156M760 148V156M820 148V156"
      />
      <path class="mat-wire" d="M980 138L500 66L40 182" />
      <path class="mat-tower" d={TOWER} />
      <Wintergarten type={type} />
      <path class="mat-saddle" d={SADDLE} />
      <path class="mat-pressure" d={PRESSURE_HULL} />
      <rect
        class="mat-flood"
        x="112"
        y={level}
        width="790"
        height={244 - level}
        clip-path="url(#mat-inside)"
      />
      <g class="mat-bulkheads">
        {BULKHEADS.map((x) => (
          <path key={x} d={`M${x} 164V242`} />
        ))}
        <path d="M246 228H706" />
      </g>
      <Rooms />
      {fitted.map((system) => (
        <Fitting key={system} system={system} condition={systems[system]} up={trim === 'periscope'} />
      ))}
      <path class="mat-screw" d="M30 206L14 196M30 206L14 218M30 206L14 207" />
      {CRACKS.slice(0, hull).map(([x, y]) => (
        <path key={`${x}`} class="mat-crack" d={`M${x} ${y}l6 -9l-5 -3l8 -10m-4 10l9 2m-8 11l-8 3`} />
      ))}
    </g>
  );
});

/** Gun platforms behind and before the tower. */
function Wintergarten({ type }: { type: BoatType }) {
  if (type === 'VIICFlak') {
    return <path class="mat-tower" d="M384 156V126H446V156ZM552 156V126H616V156ZM322 156V138H384V156Z" />;
  }
  return <path class="mat-tower" d="M384 156V126Q384 122 388 122H446V156Z" />;
}

/** What the men call the rooms; the drawing is small, so the words are left out on narrow screens. */
function Rooms() {
  return (
    <g class="mat-rooms">
      <text x="392" y="200">
        {word('mat.galley')}
      </text>
      <text x="459" y="196">
        {word('mat.control')}
      </text>
      <text x="662" y="190">
        {word('mat.officers')}
      </text>
    </g>
  );
}

/** One system in its place: sound, hatched when damaged, crossed out when it is gone for this patrol. */
const Fitting = still(({ system, condition, up }: FittingProps) => (
  <g class={`mat-system mat-${condition}`}>
    {system === 'periscope' ? <Periscope up={up} /> : <Shape system={system} />}
    {condition !== 'sound' &&
      PLACES[system].map((zone) => <Wreck key={zone.x} zone={zone} gone={condition === 'inoperable'} />)}
  </g>
));

interface FittingProps {
  readonly system: System;
  readonly condition: Condition;
  /** Whether the periscope is raised. */
  readonly up: boolean;
}

function Wreck({ zone: { x, y, width, height }, gone }: { zone: Zone; gone: boolean }) {
  const [cx, cy] = [x + width / 2, y + height / 2];
  return (
    <g>
      <rect class="mat-wreck" x={x - 2} y={y - 2} width={width + 4} height={height + 4} rx="3" />
      <circle class="mat-badge" cx={cx} cy={cy} r="9" />
      <path
        class="mat-badge-mark"
        d={gone ? `M${cx - 4} ${cy - 4}l8 8m0 -8l-8 8` : `M${cx} ${cy - 5}v6m0 3v1`}
      />
    </g>
  );
}

/** How each system is drawn when all is well. */
function Shape({ system }: { system: System }) {
  switch (system) {
    case 'diesel1':
    case 'diesel2':
      return <Diesel zone={first(system)} />;
    case 'electric1':
    case 'electric2':
      return <Motor zone={first(system)} />;
    case 'batteries':
      return <Cells zones={PLACES.batteries} />;
    case 'radio':
      return (
        <g>
          <rect class="mat-metal" x="562" y="172" width="62" height="26" rx="2" />
          <path class="mat-detail" d="M570 180H590M570 186H590M570 192H590" />
          <circle class="mat-detail" cx="606" cy="185" r="7" />
        </g>
      );
    case 'hydrophones':
      return <path class="mat-dots" d="M892 248h.1M900 246h.1M908 243h.1M915 239h.1M921 234h.1" />;
    case 'divePlanes':
      return <path class="mat-metal" d="M908 230L950 226V231L908 235ZM46 236L88 230V235L46 241Z" />;
    case 'fuelTanks':
      return <path class="mat-detail" d="M300 248V266M380 248V267M460 248V268M540 248V268M620 248V266" />;
    case 'forwardDoor':
      return <path class="mat-metal" d="M930 168H936V230H930Z" />;
    case 'aftDoor':
      return <path class="mat-metal" d="M58 180H64V220H58Z" />;
    default:
      return (
        <Gun
          zone={first(system)}
          heavy={system === 'deckGun'}
          twin={system === 'quadA' || system === 'quadB'}
        />
      );
  }
}

const first = (system: System): Zone => PLACES[system][0] ?? { x: 0, y: 0, width: 0, height: 0 };

/** Raised at periscope depth, otherwise housed in the tower. */
const Periscope = ({ up }: { up: boolean }) => (
  <path
    class="mat-metal mat-periscope"
    d={up ? 'M490 206V70H486V62H498V70H494V206Z' : 'M490 218V92H486V84H498V92H494V218Z'}
  />
);

function Diesel({ zone: { x, y, width, height } }: { zone: Zone }) {
  const cylinders = Array.from({ length: 6 }, (_, i) => x + 8 + i * ((width - 14) / 6));
  return (
    <g>
      <rect class="mat-metal" x={x} y={y + 8} width={width} height={height - 8} rx="2" />
      {cylinders.map((cx) => (
        <rect key={cx} class="mat-metal" x={cx} y={y} width="11" height="9" rx="1.5" />
      ))}
    </g>
  );
}

function Motor({ zone: { x, y, width, height } }: { zone: Zone }) {
  return (
    <g>
      <rect class="mat-metal" x={x + 6} y={y} width={width - 12} height={height} rx="9" />
      <path
        class="mat-detail"
        d={`M${x} ${y + height / 2}h6m${width - 12} 0h6M${x + 18} ${y + 2}v${height - 4}M${x + 28} ${y + 2}v${height - 4}M${x + 38} ${y + 2}v${height - 4}`}
      />
    </g>
  );
}

function Cells({ zones }: { zones: readonly Zone[] }) {
  return (
    <g>
      {zones.map(({ x, y, width, height }) => (
        <g key={x}>
          <rect class="mat-metal" x={x} y={y} width={width} height={height} />
          <path
            class="mat-detail"
            d={Array.from(
              { length: Math.floor(width / 9) },
              (_, i) => `M${x + 5 + i * 9} ${y}v${height}`,
            ).join('')}
          />
        </g>
      ))}
    </g>
  );
}

function Gun({ zone: { x, y, width, height }, heavy, twin }: { zone: Zone; heavy: boolean; twin: boolean }) {
  const base = y + height;
  const aft = heavy ? 1 : -1;
  const pivot = heavy ? x + 18 : x + width - 18;
  const reach = heavy ? 62 : 32;
  return (
    <g class="mat-gun">
      <path
        class="mat-metal"
        d={`M${pivot - 9} ${base}L${pivot - 5} ${base - 14}H${pivot + 5}L${pivot + 9} ${base}Z`}
      />
      <path
        class={heavy ? 'mat-barrel mat-barrel-heavy' : 'mat-barrel'}
        d={`M${pivot} ${base - 16}l${aft * reach} ${heavy ? -6 : -14}`}
      />
      {twin && <path class="mat-barrel" d={`M${pivot} ${base - 11}l${aft * reach} -14`} />}
    </g>
  );
}
