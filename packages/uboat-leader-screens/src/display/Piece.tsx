/** The pieces of the display: ships as counters with their slot and worth, boats as pentagons with depth and tubes. */
import type { Profile } from '@flotilla/ui/art/ships/index.ts';
import { profileOf } from '@flotilla/ui/art/ships/index.ts';
import { still } from '@flotilla/ui/base/still.tsx';
import { drawnAs } from '../debrief/ships.tsx';
import type { Fighter, Ship, TargetCard } from '../game.ts';
import { isEscort } from '../game.ts';
import type { Spot } from '../geometry/board.ts';
import { PIECE } from '../geometry/board.ts';

const HALF = PIECE / 2;

/** Escorts have a cut bow, everything else is square. */
const ESCORT = `M${-HALF + 8} ${-HALF}H${HALF - 8}L${HALF} ${-HALF + 8}V${HALF}H${-HALF}V${-HALF + 8}Z`;
const SHIP = `M${-HALF} ${-HALF}H${HALF}V${HALF}H${-HALF}Z`;
const BOAT = `M0 ${-HALF}L${HALF} ${-HALF + 12}V${HALF}H${-HALF}V${-HALF + 12}Z`;

/** What every number of a boat begins with; there is no room for it on a small display. */
const PREFIX = /^\D+/;

interface Piece extends Spot {
  /** Whether a press on it answers the question. */
  readonly offered: boolean;
}

interface ShipProps extends Piece {
  readonly ship: Ship;
  readonly card: TargetCard | null;
  readonly speed: number;
  /** Whether it acts in the beat on the stage. */
  readonly acts: boolean;
}

interface BoatProps extends Piece {
  readonly fighter: Fighter;
  /** The number on its card. */
  readonly number: string;
  /** The type of boat. */
  readonly type: string;
  /** Torpedoes in its tubes. */
  readonly ready: number;
  /** Whether its orders are asked for. */
  readonly active: boolean;
  /** Whether it is under attack in the beat on the stage. */
  readonly struck: boolean;
}

/** A ship; a dashed one is not made out yet. */
export const ShipPiece = still(({ ship, card, speed, x, y, offered, acts }: ShipProps) => {
  const state = card === null ? 'unknown' : ship.heavy > 0 ? 'heavy' : ship.light > 0 ? 'light' : 'sound';
  return (
    <g
      class={`ubl-piece ${isEscort(ship) ? 'escort' : 'merchant'}`}
      transform={`translate(${x} ${y})`}
      data-part="ship"
      data-id={ship.slot}
      data-state={state}
      data-offered={offered ? '' : undefined}
      data-area={ship.area ?? undefined}
      data-acting={acts ? '' : undefined}
    >
      <path d={isEscort(ship) ? ESCORT : SHIP} />
      <text class="slot" x={-HALF + 4} y={-HALF + 13}>
        {ship.slot}
      </text>
      <text class="speed" x={HALF - 4} y={-HALF + 13}>
        {card === null ? '?' : isEscort(ship) ? '»'.repeat(Math.min(3, speed)) : `◆${card.vp}`}
      </text>
      {card === null ? (
        <text class="unknown" y={14}>
          ?
        </text>
      ) : (
        <OnCounter
          profile={profileOf(drawnAs(card.type), card.name, 'tons' in card ? card.tons : undefined)}
          water={17}
        />
      )}
      {(ship.heavy > 0 || ship.light > 0) && (
        <g class="tag">
          <rect x={HALF - 10} y={HALF - 12} width="15" height="16" rx="2" />
          <text x={HALF - 2.5} y={HALF}>
            {ship.heavy > 0 ? 'H' : 'L'}
          </text>
        </g>
      )}
    </g>
  );
});

/** A boat of mine. */
export const BoatPiece = still(
  ({ fighter, number, type, ready, x, y, active, offered, struck }: BoatProps) => (
    <g
      class={`ubl-piece boat ${fighter.depth}`}
      transform={`translate(${x} ${y})`}
      data-part="boat"
      data-id={fighter.id}
      data-state={fighter.detected ? 'detected' : fighter.silent ? 'silent' : fighter.depth}
      data-active={active ? '' : undefined}
      data-offered={offered ? '' : undefined}
      data-area={fighter.area ?? undefined}
    >
      <path d={BOAT} />
      {struck && <Charges />}
      <text class="name" y={1}>
        <tspan class="prefix">{PREFIX.exec(number)?.[0]}</tspan>
        {number.replace(PREFIX, '')}
      </text>
      <OnCounter profile={profileOf('uboat', type)} water={fighter.depth === 'surfaced' ? 15 : 19} />
      <text class="tubes" x={HALF - 4} y={HALF - 4}>
        {ready}
      </text>
      {fighter.detected && (
        <g class="found">
          <circle cx={HALF - 2} cy={-HALF + 4} r="8" />
          <text x={HALF - 2} y={-HALF + 8}>
            !
          </text>
        </g>
      )}
    </g>
  ),
);

/** A profile on a counter is so wide at most, and so much enlarged. */
const WIDE = 40;
const LARGEST = 0.5;

/** The class of a ship in profile on her counter, above a line of waves; a boat under water lies below it. */
const OnCounter = still(({ profile, water }: { profile: Profile; water: number }) => {
  const scale = Math.min(LARGEST, WIDE / profile.width);
  return (
    <>
      <g
        class="hull"
        transform={`translate(0 ${water}) scale(${scale}) translate(${-profile.width / 2} ${-profile.water})`}
      >
        <path d={profile.upper} />
        <path d={profile.hull} />
        <path class="lines" d={profile.lines} />
      </g>
      <path
        class="waves"
        d="M-20 18q2.500 -1.600 5 0t5 0q2.500 -1.600 5 0t5 0q2.500 -1.600 5 0t5 0q2.500 -1.600 5 0t5 0"
      />
    </>
  );
});

/** Depth charges about a boat: three rings that open one after the other. */
const Charges = () => (
  <g class="ubl-charges">
    {[30, 40, 50].map((radius, i) => (
      <circle key={radius} r={radius} style={{ '--turn': String(i) }} />
    ))}
  </g>
);
